/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-record-define.h"
#include "hk-rf-fight.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkRfFight, space, "space", 0, 9999, 0),
  HK_INT_FIELD (HkRfFight, player, "player", -1, 7, -1, .names = "players", .least = 1),
  HK_INT_FIELD (HkRfFight, zombie, "zombie", -1, 9999, -1),
  HK_INT_FIELD (HkRfFight, zombie_player, "zombie-player", -1, 7, -1, .names = "players"),
  HK_INT_FIELD (HkRfFight, leader, "leader", -1, 7, -1, .names = "players"),
  HK_BOOLEAN_FIELD (HkRfFight, encounter, "encounter"),
  HK_STRING_FIELD (HkRfFight, state, "state"),
  HK_STRV_FIELD (HkRfFight, human_cards, "human-cards"),
  HK_STRV_FIELD (HkRfFight, zombie_cards, "zombie-cards"),
  HK_STRV_FIELD (HkRfFight, weapons, "weapons"),
  HK_INT_FIELD (HkRfFight, bonus, "bonus", -99, 99, 0),
  HK_STRV_FIELD (HkRfFight, helpers, "helpers", .names = "players"),
  HK_BOOLEAN_FIELD (HkRfFight, killed, "killed"),
};

HK_DEFINE_RECORD (HkRfFight, hk_rf_fight, fields)
