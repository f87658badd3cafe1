/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_combat_moves[];
extern const guint      hk_rf_n_combat_moves;
extern const HkMoveSpec hk_rf_unarmed_moves[];
extern const guint      hk_rf_n_unarmed_moves;
HkRfFight *hk_rf_read_fight (HkRfTable *self, HkMove *move, int player, GError **error);
void hk_rf_form_fights (HkRfTable *self);
void hk_rf_keep_encounter (HkRfTable *self, HkMove *move, HkRfFight *fight);

G_END_DECLS
