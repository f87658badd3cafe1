/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_CZ_TURN_PARAM \
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" }
#define HK_CZ_ROLL_PARAM \
  { "roll", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The scout roll: what it comes to, or the list of its dice"), N_("Scout roll") }
#define HK_CZ_SIZE_PARAM \
  { "size", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("The d6 of a horde that is met, when rolled by hand"), N_("The d6 of the horde") }

gboolean hk_cz_scout_roll   (HkCzTable *self, HkMove *move, int place, int *rolled, GError **error);
gboolean hk_cz_scout_arrive (HkCzTable *self, HkMove *move, int player, int place, int rolled, HkCzBattleFlags flags, GError **error);

G_END_DECLS
