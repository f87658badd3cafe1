/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_speed_moves[];
extern const guint      hk_rf_n_speed_moves;

G_END_DECLS
