/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-player.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkRfPlayer, name, "name"),
  HK_STRING_FIELD (HkRfPlayer, colour, "colour"),
  HK_BOOLEAN_FIELD (HkRfPlayer, zombie, "zombie"),
  HK_INT_FIELD (HkRfPlayer, space, "space", 0, 9999, 0),
  HK_INT_FIELD (HkRfPlayer, from_space, "from-space", 0, 9999, 0),
  HK_INT_FIELD (HkRfPlayer, bullets, "bullets", 0, 999, 0, N_("bullets")),
  HK_LIST_FIELD (HkRfPlayer, items, "items", hk_rf_item_get_type),
  HK_LIST_FIELD (HkRfPlayer, bloods, "bloods", hk_rf_blood_get_type),
  HK_INT_FIELD (HkRfPlayer, blood_due, "blood-due", 0, 99, 0),
  HK_INT_FIELD (HkRfPlayer, speed, "speed", -1, 99, -1),
  HK_STRV_FIELD (HkRfPlayer, ties, "ties"),
  HK_BOOLEAN_FIELD (HkRfPlayer, moved, "moved"),
  HK_BOOLEAN_FIELD (HkRfPlayer, blocked, "blocked"),
  HK_INT_FIELD (HkRfPlayer, cleared_by, "cleared-by", -1, 7, -1, .names = "players"),
  HK_STRV_FIELD (HkRfPlayer, picked, "picked"),
  HK_INT_FIELD (HkRfPlayer, move_bonus, "move-bonus", -50, 50, 0),
  HK_INT_FIELD (HkRfPlayer, skips, "skips", 0, 9, 0),
  HK_BOOLEAN_FIELD (HkRfPlayer, safe, "safe"),
  HK_INT_FIELD (HkRfPlayer, out_turn, "out-turn", 0, 9999, 0),
  HK_INT_FIELD (HkRfPlayer, turned_turn, "turned-turn", 0, 9999, 0),
  HK_INT_FIELD (HkRfPlayer, turned_phase, "turned-phase", 0, 9, 0),
  HK_STRING_FIELD (HkRfPlayer, how, "how"),
};

HK_DEFINE_RECORD (HkRfPlayer, hk_rf_player, fields)
