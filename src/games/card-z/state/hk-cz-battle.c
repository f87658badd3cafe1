/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-battle.h"

const char * const hk_cz_sides[] = { "survivors", "encounters", "regroup", NULL };
static const char * const initiatives[] = { "survivors", "humans", "rivals", NULL };

static const HkField fields[] = {
  HK_INT_FIELD (HkCzBattle, place, "place", -1, 99, -1, N_("Location"), .names = "locations", .least = 1),
  HK_INT_FIELD (HkCzBattle, player, "player", -1, 5, -1, N_("player"), .names = "players", .least = 1),
  HK_BOOLEAN_FIELD (HkCzBattle, started, "started", N_("begun")),
  HK_INT_FIELD (HkCzBattle, round, "round", 0, 999, 0, N_("battle-round")),
  HK_ENUM_FIELD (HkCzBattle, side, "side", hk_cz_sides, N_("turn of")),
  HK_INT_FIELD (HkCzBattle, zone, "zone", 0, 3, 1, N_("furthest zone reached")),
  HK_BOOLEAN_FIELD (HkCzBattle, alarm_rolled, "alarm-rolled"),
  HK_BOOLEAN_FIELD (HkCzBattle, noise_pending, "noise-pending", N_("alarm die due")),
  HK_INT_FIELD (HkCzBattle, drawn, "drawn", 0, 99, 0, N_("Encounters to place")),
  HK_BOOLEAN_FIELD (HkCzBattle, loud, "loud", N_("loud noise")),
  HK_BOOLEAN_FIELD (HkCzBattle, to_the_death, "to-the-death", N_("to the death")),
  HK_BOOLEAN_FIELD (HkCzBattle, horde, "horde", N_("horde")),
  HK_BOOLEAN_FIELD (HkCzBattle, dawn_patrol, "dawn-patrol", N_("dawn patrol")),
  HK_BOOLEAN_FIELD (HkCzBattle, edge, "edge", N_("from the edge")),
  HK_ENUM_FIELD (HkCzBattle, initiative, "initiative", initiatives, N_("initiative")),
  HK_INT_FIELD (HkCzBattle, locked, "locked", 0, 9, 0, N_("quarantined")),
  HK_INT_FIELD (HkCzBattle, eradicated, "eradicated", 0, 99, 0, N_("eradicated")),
  HK_INT_FIELD (HkCzBattle, humans_killed, "humans-killed", 0, 9, 0, N_("humans killed")),
  HK_INT_FIELD (HkCzBattle, pvp, "pvp", -1, 5, -1, N_("against"), .names = "players"),
  HK_INT_FIELD (HkCzBattle, discs, "discs", 0, 99, 0, N_("purple discs")),
  HK_STRING_FIELD (HkCzBattle, human_card, "human-card"),
  HK_BOOLEAN_FIELD (HkCzBattle, spotted, "spotted", N_("Human Enemies spotted")),
};

HK_DEFINE_RECORD (HkCzBattle, hk_cz_battle, fields)
