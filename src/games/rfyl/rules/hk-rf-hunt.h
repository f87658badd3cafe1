/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-chase.h"
#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_hunt_moves[];
extern const guint      hk_rf_n_hunt_moves;
void  hk_rf_begin_hunt     (HkRfTable *self);
guint hk_rf_gather_chasers (HkRfTable *self, HkRfChaser *chasers);
void  hk_rf_move_chasers   (HkRfTable *self, HkRfChaser *chasers, guint n_chasers, int value);

G_END_DECLS
