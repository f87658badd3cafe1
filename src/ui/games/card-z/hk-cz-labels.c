/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-act.h"
#include "hk-cz-labels.h"
#include "ui/widgets/hk-words.h"

/* Words for what the records hold as ids. */

/* Returns what kind of survivor it is, such as "Ally".
 * @survivor: a survivor */
const char *
hk_cz_label_kind (HkCzSurvivor *survivor)
{
  return survivor->infant ? _("Infant") : hk_cz_survivor_get_kind_title (survivor);
}

/* Returns what kind of food it is; an empty string for %NULL.
 * @food: (nullable): "junk", "normal" or "fresh" */
const char *
hk_cz_label_food (const char *food)
{
  static const HkWord words[] = {
    { "junk", N_("Junk Food") },
    { "normal", N_("Normal Food") },
    { "fresh", N_("Fresh Food") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), food);
}

/* Returns a word for it; an empty string for %NULL.
 * @type: (nullable): as in #HkCzGear */
const char *
hk_cz_label_loot_type (const char *type)
{
  static const HkWord words[] = {
    { "blade", N_("Blade") }, { "club", N_("Club") }, { "stake", N_("Stake") }, { "pistol", N_("Pistol") }, { "rifle", N_("Rifle") },
    { "shotgun", N_("Shotgun") }, { "bow", N_("Bow") }, { "food", N_("Food") }, { "armour", N_("Armor") }, { "tool", N_("Tool") },
    { "ammo", N_("Ammo") }, { "backpack", N_("Backpack") }, { "other", N_("Other") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), type);
}

/* Returns a word for it.
 * @deck: (nullable): "residential", "commercial", "fresh", "human" or "start" */
const char *
hk_cz_label_deck (const char *deck)
{
  static const HkWord words[] = {
    { "residential", N_("Residential Loot") }, { "commercial", N_("Commercial Loot") }, { "fresh", N_("Fresh Food") },
    { "human", N_("Spoils of a Human Enemy") }, { "start", N_("Starting Loot") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), deck);
}

/* Returns a word for it.
 * @mode: not none */
const char *
hk_cz_label_mode (HkCzMode mode)
{
  static const char * const words[] = { N_("Solo"), N_("Co-operative"), N_("Competitive") };

  return _(words[mode]);
}

/* Returns a word for it; an empty string when the book names none.
 * @difficulty: (nullable): "easy", "medium" or "hard" */
const char *
hk_cz_label_difficulty (const char *difficulty)
{
  static const HkWord words[] = {
    { "easy", N_("Easy") }, { "medium", N_("Medium") }, { "hard", N_("Hard") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), difficulty);
}

/* Returns (transfer full): what it is and where, such as "Fast Zombie, 4 hexes away". */
char *
hk_cz_label_encounter (HkCzEncounter *encounter)
{
  g_autofree char *name = hk_cz_encounter_describe (encounter);

  if (encounter->distance == 0)
    return g_steal_pointer (&name);
  if (encounter->distance == 1)
    return g_strdup_printf (_("%s, engaged"), name);
  return g_strdup_printf (ngettext ("%s, %d hex away", "%s, %d hexes away", (gulong) encounter->distance), name, encounter->distance);
}

/* Returns how the survivor was lost.
 * @survivor: a survivor who is dead or lost */
const char *
hk_cz_label_lost (HkCzSurvivor *survivor)
{
  static const HkWord words[] = {
    { "bitten", N_("Bitten") }, { "starved", N_("Starved") }, { "killed", N_("Killed") }, { "fire", N_("Lost in the fire") },
    { "left", N_("Left behind") },
  };

  return survivor->lost_how == NULL ? _("Lost") : hk_word_tell (words, G_N_ELEMENTS (words), survivor->lost_how);
}

/* Returns (transfer full) (nullable): what is left of its supply, such as "3 of 5 shells"; %NULL when it has none. */
char *
hk_cz_label_supply (HkCzTable *table,
                    HkCzLoot  *loot)
{
  HkCzGear *gear = hk_cz_table_find_gear (table, loot->kind);
  const char *what = gear == NULL || gear->supply_type == NULL ? "" : gear->supply_type;

  if (loot->supply < 0)
    return g_strdup (_("supply not known"));
  if (gear == NULL || gear->supply == 0)
    return loot->supply == 0 ? NULL : g_strdup_printf ("%d", loot->supply);
  /* Translators: what is left of a supply, how much it holds, and of what, such as "3 of 5 shells" */
  return g_strchomp (g_strdup_printf (_("%d of %d %s"), loot->supply, gear->supply, what));
}
