/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-labels.h"
#include "ui/widgets/hk-words.h"

/* Words for what the records hold as ids and numbers. */

/* Returns what it means.
 * @icon: of an Event card, as in #HkRfEvent */
const char *
hk_rf_label_icon (const char *icon)
{
  static const HkWord words[] = {
    { "bullets", N_("Bullets") }, { "melee", N_("Melee weapon") }, { "item", N_("Item") }, { "ability", N_("Ability") },
    { "movement", N_("Movement") }, { "add-zombies", N_("Zombies on the track") }, { "encounter", N_("Zombie encounter") },
    { "blood", N_("Blood card") }, { "death", N_("Death") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), icon);
}

/* Returns a word for it.
 * @kind: "weapon", "item" or "ability" */
const char *
hk_rf_label_item_kind (const char *kind)
{
  static const HkWord words[] = {
    { "weapon", N_("Weapon") }, { "item", N_("Item") }, { "ability", N_("Ability") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), kind);
}

/* Returns a word for it. */
const char *
hk_rf_label_structure (HkRfStructure structure)
{
  static const char * const words[] = { N_("Simple"), N_("Intermediate"), N_("Advanced"), N_("Expert") };

  return _(words[MAX (structure, HK_RF_STRUCTURE_SIMPLE)]);
}

/* Returns a word for it. */
const char *
hk_rf_label_how (HkRfHow how)
{
  static const char * const words[] = { [HK_RF_HOW_EVENT] = N_("Died by an event"), [HK_RF_HOW_INFECTED] = N_("Infected"), [HK_RF_HOW_OTHER] = N_("Died") };

  return _(words[how == HK_RF_HOW_NONE ? HK_RF_HOW_OTHER : how]);
}

/* Returns (transfer full): who wins, in a few words. */
char *
hk_rf_label_victory (HkRfTable *table)
{
  if (table->victory == HK_RF_VICTORY_GROUP)
    return g_strdup_printf (ngettext ("The first group of %d", "The first group of %d", (gulong) table->group_size), table->group_size);
  return g_strdup (table->victory == HK_RF_VICTORY_LAST ? _("All who get out") : _("The first one out"));
}

/* Returns (transfer full): their names, one after the other.
 * @players: (element-type int): numbers of players */
char *
hk_rf_label_names (HkRfTable *table,
                   GArray    *players)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < players->len; i++)
    {
      if (i > 0)
        /* Translators: between names in a list, such as “Ann, Bo” */
        g_string_append (text, _(", "));
      g_string_append (text, hk_rf_table_get_player_name (table, g_array_index (players, int, i)));
    }
  return g_string_free (text, FALSE);
}

/* Returns (transfer full): so many bullets. */
char *
hk_rf_label_bullets (int bullets)
{
  return g_strdup_printf (ngettext ("%d bullet", "%d bullets", (gulong) bullets), bullets);
}

/* Returns (transfer full): so many zombies. */
char *
hk_rf_label_zombies (int count)
{
  return g_strdup_printf (ngettext ("%d zombie", "%d zombies", (gulong) count), count);
}

/* Returns (transfer full): the movement card with its tiebreakers, such as "6 · 3"; a dash without a card. */
char *
hk_rf_label_speed (HkRfPlayer *player)
{
  g_autofree char *ties = player->ties == NULL ? NULL : g_strjoinv (" · ", player->ties);

  if (player->speed < 0)
    return g_strdup ("–");
  if (ties == NULL || ties[0] == '\0')
    return g_strdup_printf ("%d", player->speed);
  return g_strdup_printf ("%d · %s", player->speed, ties);
}

/* Returns (transfer full): its bullets and items in a line.
 * @pile: what lies on a space */
char *
hk_rf_label_pile (HkRfPile *pile)
{
  GString *text = g_string_new (NULL);

  if (pile->bullets > 0)
    {
      g_autofree char *bullets = hk_rf_label_bullets (pile->bullets);

      g_string_append (text, bullets);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (pile->items)); i++)
    {
      g_autoptr (HkRfItem) item = g_list_model_get_item (G_LIST_MODEL (pile->items), i);

      if (text->len > 0)
        g_string_append (text, _(", "));
      g_string_append (text, item->name);
    }
  return g_string_free (text, FALSE);
}
