/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "daz-game.h"

/**
 * daz_new:
 * @setup: a setup object as JSON
 * @seed: of the chance
 *
 * Returns: (transfer full): the table that is laid out
 */
HkDazTable *
daz_new (const char *setup,
         guint64     seed)
{
  const HkGameSpec *game = hk_games_lookup (HK_DAZ_GAME, NULL);
  g_autoptr (HkTable) table = hk_table_new (game, seed);
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (node);
  move = hk_move_new ("setup", json_node_get_object (node));
  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  return HK_DAZ_TABLE (g_steal_pointer (&table));
}

static gboolean
apply (HkDazTable *table,
       const char *line,
       char      **said,
       GError    **error)
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
 * daz_say:
 * @table: a table
 * @line: a move as JSON
 *
 * Plays a move that is legal.
 *
 * Returns: (transfer full): what the log says of it
 */
char *
daz_say (HkDazTable *table,
         const char *line)
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
daz_play (HkDazTable *table,
          const char *line)
{
  g_free (daz_say (table, line));
}

/* Plays a move that is not, and finds the table as it was. */
void
daz_refuse (HkDazTable *table,
            const char *line,
            HkError     code)
{
  g_autoptr (HkTable) before = hk_table_copy (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  g_assert_false (apply (table, line, NULL, &error));
  g_assert_error (error, HK_ERROR, (int) code);
  g_assert_true (hk_record_equal (before, table));
}

static HkDazArmy *
make_army (HkDazTable *table,
           const char *card)
{
  HkDazArmy *listed = hk_daz_table_find_army (table, card);
  HkDazArmy *army;

  g_assert_nonnull (listed);
  army = hk_record_copy (listed);
  hk_record_set_int (army, &army->copies, 1);
  return army;
}

/* Puts a card of the catalogue into a hand. */
void
daz_give (HkDazTable *table,
          int         kingdom,
          const char *card)
{
  g_autoptr (HkDazArmy) army = make_army (table, card);

  g_list_store_append (hk_daz_table_get_kingdom (table, kingdom)->hand, army);
}

/* Puts a card of the catalogue into a zone. */
void
daz_place (HkDazTable *table,
           int         frontier,
           int         zone,
           const char *card,
           int         loyalty,
           gboolean    defeated)
{
  g_autoptr (HkDazArmy) army = make_army (table, card);
  HkDazZone *place = hk_daz_table_get_zone (table, frontier, zone);

  hk_daz_zone_place (place, army, loyalty);
  hk_record_set_boolean (place, &place->defeated, defeated);
}

/* Takes all cards out of a hand. */
void
daz_empty_hand (HkDazTable *table,
                int         kingdom)
{
  g_list_store_remove_all (hk_daz_table_get_kingdom (table, kingdom)->hand);
}
