/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* The rulings that the group may play otherwise. */
extern const HkHouseRuleSpec hk_aotd_house_rules[];
extern const guint           hk_aotd_n_house_rules;

gboolean hk_aotd_decide             (HkAotdTable *self, HkMove *move, const char *id);
guint    hk_aotd_list_attack_rules  (HkAotdTable *self);
const HkHouseRuleSpec *hk_aotd_attack_rule_get_spec (guint rule);

G_END_DECLS
