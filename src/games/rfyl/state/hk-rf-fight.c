/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-fight.h"

const char * const hk_rf_fight_states[] = { "open", "won", "lost", "shot", "gone", NULL };

static const HkField fields[] = {
  HK_INT_FIELD (HkRfFight, space, "space", 0, 9999, 0, N_("spaces to go")),
  HK_INT_FIELD (HkRfFight, player, "player", -1, 7, -1, N_("human"), .names = "players", .least = 1),
  HK_INT_FIELD (HkRfFight, zombie, "zombie", -1, 9999, -1),
  HK_INT_FIELD (HkRfFight, zombie_player, "zombie-player", -1, 7, -1, N_("zombie player"), .names = "players"),
  HK_INT_FIELD (HkRfFight, leader, "leader", -1, 7, -1, N_("horde of"), .names = "players"),
  HK_BOOLEAN_FIELD (HkRfFight, encounter, "encounter", N_("by an Event card")),
  HK_ENUM_FIELD (HkRfFight, state, "state", hk_rf_fight_states, N_("state")),
  HK_STRV_FIELD (HkRfFight, human_cards, "human-cards", N_("cards of the human")),
  HK_STRV_FIELD (HkRfFight, zombie_cards, "zombie-cards", N_("cards of the zombie")),
  HK_STRV_FIELD (HkRfFight, weapons, "weapons", N_("weapons")),
  HK_INT_FIELD (HkRfFight, bonus, "bonus", -99, 99, 0, N_("bonus")),
  HK_STRV_FIELD (HkRfFight, helpers, "helpers", N_("fighting together"), .names = "players"),
  HK_BOOLEAN_FIELD (HkRfFight, killed, "killed", N_("zombie killed")),
};

HK_DEFINE_RECORD (HkRfFight, hk_rf_fight, fields)
