/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_hand_moves[];
extern const guint      hk_rf_n_hand_moves;

G_END_DECLS
