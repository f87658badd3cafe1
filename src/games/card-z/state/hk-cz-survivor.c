/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-survivor.h"

const char * const hk_cz_survivor_kinds[] = { "character", "ally", "dependant", NULL };
const char * const hk_cz_shelters[] = { "inside", "outside", NULL };

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzSurvivor, id, "id"),
  HK_STRING_FIELD (HkCzSurvivor, name, "name"),
  HK_BOOLEAN_FIELD (HkCzSurvivor, named, "named"),
  HK_ENUM_FIELD (HkCzSurvivor, kind, "kind", hk_cz_survivor_kinds, N_("kind")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, infant, "infant", N_("infant")),
  HK_INT_FIELD (HkCzSurvivor, player, "player", -1, 5, -1, N_("player"), .names = "players"),
  HK_INT_FIELD (HkCzSurvivor, place, "place", -1, 99, -1, N_("Location"), .names = "locations"),
  HK_INT_FIELD (HkCzSurvivor, move, "move", -1, 9, 3, N_("movement")),
  HK_INT_FIELD (HkCzSurvivor, push, "push", 0, 10, 0, N_("push")),
  HK_INT_FIELD (HkCzSurvivor, carry, "carry", -1, 9, 4, N_("can carry")),
  HK_STRV_FIELD (HkCzSurvivor, skills, "skills", N_("skills")),
  HK_STRING_FIELD (HkCzSurvivor, heroic, "heroic", N_("Heroic Action")),
  HK_STRING_FIELD (HkCzSurvivor, heroic_text, "heroic-text", N_("its effect")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, heroic_used, "heroic-used", N_("Heroic Action used")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, backpack, "backpack", N_("backpack")),
  HK_LIST_FIELD (HkCzSurvivor, loot, "loot", hk_cz_loot_get_type, N_("Loot"), .plural = N_("Loot")),
  HK_INT_FIELD (HkCzSurvivor, wounds, "wounds", 0, 2, 0, N_("Wounds")),
  HK_INT_FIELD (HkCzSurvivor, infected, "infected", 0, 2, 0, N_("battle-rounds to live")),
  HK_INT_FIELD (HkCzSurvivor, infected_round, "infected-round", 0, 999, 0),
  HK_BOOLEAN_FIELD (HkCzSurvivor, dead, "dead", N_("dead")),
  HK_STRING_FIELD (HkCzSurvivor, lost_how, "lost-how", N_("lost")),
  HK_STRING_FIELD (HkCzSurvivor, sick, "sick", N_("sick")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, starving, "starving", N_("starving")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, sleep_deprived, "sleep-deprived", N_("sleep-deprived")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, toilet_paper, "toilet-paper", N_("toilet paper used")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, hunted, "hunted", N_("has hunted")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, acted, "acted", N_("has acted")),
  HK_BOOLEAN_FIELD (HkCzSurvivor, on_field, "on-field", N_("on the battlefield")),
  HK_ENUM_FIELD (HkCzSurvivor, shelter, "shelter", hk_cz_shelters, N_("sleeps")),
  HK_STRING_FIELD (HkCzSurvivor, hex, "hex", N_("hex")),
  HK_INT_FIELD (HkCzSurvivor, column, "column", -1, 10, -1),
  HK_INT_FIELD (HkCzSurvivor, row, "row", -1, 8, -1),
  HK_STRING_FIELD (HkCzSurvivor, source, "source"),
};

HK_DEFINE_RECORD (HkCzSurvivor, hk_cz_survivor, fields)

/* Returns what kind of survivor it is, such as "Ally". */
const char *
hk_cz_survivor_get_kind_title (HkCzSurvivor *self)
{
  if (self->kind == HK_CZ_SURVIVOR_ALLY)
    return _("Ally");
  return self->kind == HK_CZ_SURVIVOR_DEPENDANT ? _("Dependant") : _("Character");
}
