/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-labels.h"
#include "table/hk-words.h"

/* Words for what the records hold as ids and numbers. */

/**
 * hk_rf_label_phase:
 * @phase: "countdown", "movement", "events", "zombies", "combat" or "over"
 *
 * Returns: a short word for it
 */
const char *
hk_rf_label_phase (const char *phase)
{
  static const HkWord words[] = {
    { "countdown", N_("Blood") }, { "movement", N_("Run") }, { "events", N_("Events") },
    { "zombies", N_("Zombies") }, { "combat", N_("Combat") }, { "over", N_("The end") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), phase);
}

/**
 * hk_rf_label_icon:
 * @icon: of an Event card, as in #HkRfEvent
 *
 * Returns: what it means
 */
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

/**
 * hk_rf_label_item_kind:
 * @kind: "weapon", "item" or "ability"
 *
 * Returns: a word for it
 */
const char *
hk_rf_label_item_kind (const char *kind)
{
  static const HkWord words[] = {
    { "weapon", N_("Weapon") }, { "item", N_("Item") }, { "ability", N_("Ability") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), kind);
}

/**
 * hk_rf_label_structure:
 * @structure: "simple", "intermediate", "advanced" or "expert"
 *
 * Returns: a word for it
 */
const char *
hk_rf_label_structure (const char *structure)
{
  static const HkWord words[] = {
    { "simple", N_("Simple") }, { "intermediate", N_("Intermediate") }, { "advanced", N_("Advanced") }, { "expert", N_("Expert") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), structure);
}

/**
 * hk_rf_label_how:
 * @how: (nullable): how a player became a zombie, as in #HkRfPlayer
 *
 * Returns: a word for it
 */
const char *
hk_rf_label_how (const char *how)
{
  static const HkWord words[] = {
    { "infected", N_("Infected") }, { "event", N_("Died by an event") }, { "other", N_("Died") },
  };

  return hk_word_tell (words, G_N_ELEMENTS (words), how);
}

/**
 * hk_rf_label_victory:
 * @table: a table
 *
 * Returns: (transfer full): who wins, in a few words
 */
char *
hk_rf_label_victory (HkRfTable *table)
{
  if (g_strcmp0 (table->victory, "group") == 0)
    return g_strdup_printf (ngettext ("The first group of %d", "The first group of %d", (gulong) table->group_size), table->group_size);
  return g_strdup (g_strcmp0 (table->victory, "last") == 0 ? _("All who get out") : _("The first one out"));
}

/**
 * hk_rf_label_names:
 * @table: a table
 * @players: (element-type int): numbers of players
 *
 * Returns: (transfer full): their names, one after the other
 */
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

/**
 * hk_rf_label_bullets:
 * @bullets: how many
 *
 * Returns: (transfer full): so many bullets
 */
char *
hk_rf_label_bullets (int bullets)
{
  return g_strdup_printf (ngettext ("%d bullet", "%d bullets", (gulong) bullets), bullets);
}

/**
 * hk_rf_label_zombies:
 * @count: how many
 *
 * Returns: (transfer full): so many zombies
 */
char *
hk_rf_label_zombies (int count)
{
  return g_strdup_printf (ngettext ("%d zombie", "%d zombies", (gulong) count), count);
}

/**
 * hk_rf_label_speed:
 * @player: a player
 *
 * Returns: (transfer full): the movement card with its tiebreakers, such as "6 · 3"; a dash without a card
 */
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

/**
 * hk_rf_label_pile:
 * @pile: what lies on a space
 *
 * Returns: (transfer full): its bullets and items in a line
 */
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
