/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-kingdom.h"

G_DEFINE_FINAL_TYPE (HkDazKingdom, hk_daz_kingdom, HK_TYPE_RECORD)

static void
hk_daz_kingdom_class_init (HkDazKingdomClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkDazKingdom, name, "name"),
    HK_STRING_FIELD (HkDazKingdom, colour, "colour"),
    HK_BOOLEAN_FIELD (HkDazKingdom, barbarian, "barbarian"),
    HK_INT_FIELD (HkDazKingdom, victory_points, "victory-points", 0, 999, 0),
    HK_INT_FIELD (HkDazKingdom, command_tokens, "command-tokens", 0, 999, 0),
    HK_LIST_FIELD (HkDazKingdom, hand, "hand", hk_daz_army_get_type),
    HK_STRV_FIELD (HkDazKingdom, relics, "relics"),
    HK_INT_FIELD (HkDazKingdom, technology, "technology", 0, 3, 0),
    HK_STRING_FIELD (HkDazKingdom, mission, "mission"),
    HK_BOOLEAN_FIELD (HkDazKingdom, mission_shown, "mission-shown"),
    HK_BOOLEAN_FIELD (HkDazKingdom, mission_done, "mission-done"),
    HK_BOOLEAN_FIELD (HkDazKingdom, passed, "passed"),
    HK_INT_FIELD (HkDazKingdom, pass_order, "pass-order", 0, 5, 0),
    HK_INT_FIELD (HkDazKingdom, relics_played, "relics-played", 0, 99, 0),
    HK_INT_FIELD (HkDazKingdom, relics_by_mission, "relics-by-mission", 0, 99, 0),
    HK_INT_FIELD (HkDazKingdom, kills, "kills", 0, 999, 0),
    HK_INT_FIELD (HkDazKingdom, gate_damage, "gate-damage", 0, 999, 0),
    HK_BOOLEAN_FIELD (HkDazKingdom, rallied, "rallied"),
    HK_INT_FIELD (HkDazKingdom, reactivations_due, "reactivations-due", 0, 99, 0),
    HK_INT_FIELD (HkDazKingdom, discard_due, "discard-due", 0, 99, 0),
    HK_BOOLEAN_FIELD (HkDazKingdom, daily_done, "daily-done"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_daz_kingdom_init (HkDazKingdom *self)
{
}
