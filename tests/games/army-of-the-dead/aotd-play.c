/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

/**
 * aotd_new:
 * @setup: a setup object as JSON
 *
 * Returns: (transfer full): the table that is laid out
 */
HkAotdTable *
aotd_new (const char *setup)
{
  const HkGameSpec *game = hk_games_lookup (HK_AOTD_GAME, NULL);
  g_autoptr (HkTable) table = NULL;
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (game);
  g_assert_nonnull (node);
  table = hk_table_new (game, 7);
  move = hk_move_new ("setup", json_node_get_object (node));
  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  return HK_AOTD_TABLE (g_steal_pointer (&table));
}

/**
 * aotd_begin:
 * @survivor: who is activated, from 0
 *
 * Returns: (transfer full): a mission in which that Survivor has a Turn
 */
HkAotdTable *
aotd_begin (int survivor)
{
  HkAotdTable *table = aotd_new (AOTD_MISSION);
  g_autofree char *line = g_strdup_printf ("{\"move\":\"activate\",\"survivor\":%d}", survivor);

  hk_record_set_int (table, &table->current_player, survivor / 3);
  aotd_play (table, line);
  g_assert_cmpint (table->current_survivor, ==, survivor);
  g_assert_cmpint (aotd_survivor (table, survivor)->actions, ==, 3);
  return table;
}

HkAotdSurvivor *
aotd_survivor (HkAotdTable *table,
               int          survivor)
{
  return hk_aotd_table_get_survivor (table, survivor);
}

static gboolean
apply (HkAotdTable *table,
       const char  *line,
       char       **said,
       GError     **error)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = NULL;

  g_assert_nonnull (node);
  move = hk_move_new_from_json (json_node_get_object (node), error);
  g_assert_nonnull (move);
  if (!hk_table_apply (HK_TABLE (table), move, error))
    return FALSE;
  if (said != NULL)
    *said = g_strdup (hk_move_get_said (move));
  return TRUE;
}

/**
 * aotd_say:
 * @table: a table
 * @line: a move as JSON
 *
 * Plays a move that is legal.
 *
 * Returns: (transfer full): what the log says of it
 */
char *
aotd_say (HkAotdTable *table,
          const char  *line)
{
  g_autoptr (GError) error = NULL;
  char *said = NULL;

  apply (table, line, &said, &error);
  g_assert_no_error (error);
  g_assert_nonnull (said);
  return said;
}

/* Plays a move that is legal. */
void
aotd_play (HkAotdTable *table,
           const char  *line)
{
  g_free (aotd_say (table, line));
}

/* Plays a move that is not, and finds the table as it was. */
void
aotd_refuse (HkAotdTable *table,
             const char  *line,
             HkError      code)
{
  g_autoptr (HkTable) before = hk_table_copy (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  g_assert_false (apply (table, line, NULL, &error));
  g_assert_error (error, HK_ERROR, (int) code);
  g_assert_cmpuint (strlen (error->message), >, 10);
  g_assert_true (hk_record_equal (before, table));
}

/* Puts a card into an inventory, out of the deck. */
void
aotd_give (HkAotdTable *table,
           int          survivor,
           const char  *card,
           const char  *slot)
{
  g_autoptr (GError) error = NULL;
  HkAotdItem *item;

  hk_deck_take (table->equipment_deck, card, &error);
  g_assert_no_error (error);
  item = hk_aotd_survivor_add_item (aotd_survivor (table, survivor), card, slot);
  g_assert_cmpstr (item->slot, ==, slot);
}

/* Puts so many Zombies on the board. */
void
aotd_horde (HkAotdTable *table,
            int          shamblers,
            int          alphas)
{
  hk_record_set_int (table, &table->shamblers, shamblers);
  hk_record_set_int (table, &table->alphas, alphas);
}

/* Gives a Survivor a Blue Skill. */
void
aotd_skill (HkAotdTable *table,
            int          survivor,
            const char  *skill)
{
  HkAotdSurvivor *record = aotd_survivor (table, survivor);

  g_assert_true (hk_aotd_skill_check (skill, NULL));
  hk_record_set_string (record, &record->blue, skill);
}

/* Plays by a house rule from now on. */
void
aotd_house (HkAotdTable *table,
            const char  *rule)
{
  const char * const rules[] = { rule, NULL };

  hk_record_set_strv (table, &table->house_rules, rules);
}
