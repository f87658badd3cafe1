/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-rf-player.h"

const char * const hk_rf_hows[] = { "event", "infected", "other", NULL };

static const HkField fields[] = {
  HK_STRING_FIELD (HkRfPlayer, name, "name"),
  HK_STRING_FIELD (HkRfPlayer, colour, "colour"),
  HK_BOOLEAN_FIELD (HkRfPlayer, zombie, "zombie", N_("zombie")),
  HK_INT_FIELD (HkRfPlayer, space, "space", 0, 9999, 0, N_("spaces to go"), .settable = TRUE),
  HK_INT_FIELD (HkRfPlayer, from_space, "from-space", 0, 9999, 0),
  HK_INT_FIELD (HkRfPlayer, bullets, "bullets", 0, 999, 0, N_("bullets"), .settable = TRUE),
  HK_LIST_FIELD (HkRfPlayer, items, "items", hk_rf_item_get_type, N_("Item"), .plural = N_("Items")),
  HK_LIST_FIELD (HkRfPlayer, bloods, "bloods", hk_rf_blood_get_type, N_("Blood card"), .plural = N_("Blood cards")),
  HK_INT_FIELD (HkRfPlayer, blood_due, "blood-due", 0, 99, 0, N_("Blood cards to draw")),
  HK_INT_FIELD (HkRfPlayer, speed, "speed", -1, 99, -1, N_("movement card")),
  HK_STRV_FIELD (HkRfPlayer, ties, "ties", N_("tiebreakers")),
  HK_BOOLEAN_FIELD (HkRfPlayer, moved, "moved", N_("has moved")),
  HK_BOOLEAN_FIELD (HkRfPlayer, blocked, "blocked", N_("stopped by zombies")),
  HK_INT_FIELD (HkRfPlayer, cleared_by, "cleared-by", -1, 7, -1, N_("space cleared by"), .names = "players"),
  HK_STRV_FIELD (HkRfPlayer, picked, "picked"),
  HK_INT_FIELD (HkRfPlayer, move_bonus, "move-bonus", -50, 50, 0, N_("added to the next movement")),
  HK_INT_FIELD (HkRfPlayer, skips, "skips", 0, 9, 0, N_("movements to miss")),
  HK_BOOLEAN_FIELD (HkRfPlayer, safe, "safe", N_("in the safe zone")),
  HK_INT_FIELD (HkRfPlayer, out_turn, "out-turn", 0, 9999, 0, N_("safe in turn")),
  HK_INT_FIELD (HkRfPlayer, turned_turn, "turned-turn", 0, 9999, 0, N_("zombie since turn")),
  HK_INT_FIELD (HkRfPlayer, turned_phase, "turned-phase", 0, 9, 0),
  HK_ENUM_FIELD (HkRfPlayer, how, "how", hk_rf_hows, N_("became a zombie")),
};

HK_DEFINE_RECORD (HkRfPlayer, hk_rf_player, fields)
