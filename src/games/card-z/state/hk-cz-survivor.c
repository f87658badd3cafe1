/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-cz-survivor.h"

G_DEFINE_FINAL_TYPE (HkCzSurvivor, hk_cz_survivor, HK_TYPE_RECORD)

static void
hk_cz_survivor_class_init (HkCzSurvivorClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkCzSurvivor, id, "id"),
    HK_STRING_FIELD (HkCzSurvivor, name, "name"),
    HK_STRING_FIELD (HkCzSurvivor, kind, "kind"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, infant, "infant"),
    HK_INT_FIELD (HkCzSurvivor, player, "player", -1, 5, -1, .names = "players"),
    HK_INT_FIELD (HkCzSurvivor, place, "place", -1, 99, -1, .names = "locations"),
    HK_INT_FIELD (HkCzSurvivor, move, "move", -1, 9, 3),
    HK_INT_FIELD (HkCzSurvivor, push, "push", 0, 10, 0),
    HK_INT_FIELD (HkCzSurvivor, carry, "carry", -1, 9, 4),
    HK_STRV_FIELD (HkCzSurvivor, skills, "skills"),
    HK_STRING_FIELD (HkCzSurvivor, heroic, "heroic"),
    HK_STRING_FIELD (HkCzSurvivor, heroic_text, "heroic-text"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, heroic_used, "heroic-used"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, backpack, "backpack"),
    HK_LIST_FIELD (HkCzSurvivor, loot, "loot", hk_cz_loot_get_type),
    HK_INT_FIELD (HkCzSurvivor, wounds, "wounds", 0, 2, 0),
    HK_INT_FIELD (HkCzSurvivor, infected, "infected", 0, 2, 0),
    HK_INT_FIELD (HkCzSurvivor, infected_round, "infected-round", 0, 999, 0),
    HK_BOOLEAN_FIELD (HkCzSurvivor, dead, "dead"),
    HK_STRING_FIELD (HkCzSurvivor, lost_how, "lost-how"),
    HK_STRING_FIELD (HkCzSurvivor, sick, "sick"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, starving, "starving"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, sleep_deprived, "sleep-deprived"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, toilet_paper, "toilet-paper"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, hunted, "hunted"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, acted, "acted"),
    HK_BOOLEAN_FIELD (HkCzSurvivor, on_field, "on-field"),
    HK_STRING_FIELD (HkCzSurvivor, shelter, "shelter"),
    HK_STRING_FIELD (HkCzSurvivor, hex, "hex"),
    HK_INT_FIELD (HkCzSurvivor, column, "column", -1, 10, -1),
    HK_INT_FIELD (HkCzSurvivor, row, "row", -1, 8, -1),
    HK_STRING_FIELD (HkCzSurvivor, source, "source"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_survivor_init (HkCzSurvivor *self)
{
}
