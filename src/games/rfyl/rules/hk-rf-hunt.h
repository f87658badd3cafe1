/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_hunt_moves[];
extern const guint      hk_rf_n_hunt_moves;
void hk_rf_begin_hunt (HkRfTable *self);

G_END_DECLS
