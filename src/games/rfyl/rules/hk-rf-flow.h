/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_flow_moves[];
extern const guint      hk_rf_n_flow_moves;

void     hk_rf_begin_turn      (HkRfTable *self, HkMove *move);
void     hk_rf_begin_turn_by_hand (HkTable *table);
char    *hk_rf_report_unfinished (HkRfTable *self);

G_END_DECLS
