/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-game.h"

static JsonObject *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (text, &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

/**
 * aotd_new:
 * @setup: a setup object as JSON
 * @seed: of the chance
 *
 * Returns: (transfer full): the table that is laid out
 */
HkAotdTable *
aotd_new (const char *setup,
          guint64     seed)
{
  g_autoptr (HkTable) table = hk_table_new (hk_games_lookup (HK_AOTD_GAME, NULL), seed);
  g_autoptr (JsonObject) object = parse (setup);
  g_autoptr (HkMove) move = hk_move_new ("setup", object);
  g_autoptr (GError) error = NULL;

  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  return HK_AOTD_TABLE (g_steal_pointer (&table));
}

/* A mission without a pack; @more are further options, each with a comma in front. */
HkAotdTable *
aotd_new_plain (const char *more)
{
  g_autofree char *setup = g_strconcat ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"components\":\"none\",\"personal\":[]", more, "}", NULL);

  return aotd_new (setup, 1);
}

/* What a setup that cannot be laid out is told. */
char *
aotd_refuse_setup (const char *setup)
{
  g_autoptr (HkTable) table = hk_table_new (hk_games_lookup (HK_AOTD_GAME, NULL), 1);
  g_autoptr (JsonObject) object = parse (setup);
  g_autoptr (HkMove) move = hk_move_new ("setup", object);
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_table_setup (table, move, &error));
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  return g_strdup (error->message);
}

/**
 * aotd_make_pack:
 * @zombie_type: the type of all eighteen Zombie cards, which bring 2, 3, 4 and 5
 * @order: who activates by each of the ten Zeus Orders, which bring an Alpha
 *
 * Returns: (transfer full): options of a setup, with a comma in front
 */
char *
aotd_make_pack (const char *zombie_type,
                const char *order)
{
  GString *text = g_string_new (",\"components\":\"owner\",\"pack\":{\"zombie-card\":[");

  for (int i = 1; i <= 18; i++)
    g_string_append_printf (text, "%s{\"id\":\"%d\",\"type\":\"%s\",\"blue\":2,\"yellow\":3,\"orange\":4,\"red\":5}", i == 1 ? "" : ",", i, zombie_type);
  g_string_append (text, "],\"zeus-order\":[");
  for (int i = 1; i <= 10; i++)
    g_string_append_printf (text, "%s{\"id\":\"Order %d\",\"type\":\"alpha\",\"blue\":1,\"yellow\":1,\"orange\":2,\"red\":2,\"activates\":\"%s\"}",
                            i == 1 ? "" : ",", i, order);
  g_string_append (text, "]}");
  return g_string_free (text, FALSE);
}

static gboolean
apply (HkAotdTable *table,
       const char  *line,
       char       **said,
       GError     **error)
{
  g_autoptr (JsonObject) object = parse (line);
  g_autoptr (HkMove) move = hk_move_new_from_json (object, error);

  g_assert_nonnull (move);
  if (!hk_table_apply (HK_TABLE (table), move, error))
    return FALSE;
  if (said != NULL)
    *said = g_strdup (hk_move_get_said (move));
  return TRUE;
}

/* Plays a move that is legal; what the log says of it. */
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

void
aotd_play (HkAotdTable *table,
           const char  *line)
{
  g_free (aotd_say (table, line));
}

/* Plays a move that is not legal, and finds the table as it was. */
void
aotd_refuse (HkAotdTable *table,
             const char  *line,
             HkError      code)
{
  g_autoptr (HkTable) before = hk_table_copy (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  g_assert_false (apply (table, line, NULL, &error));
  g_assert_error (error, HK_ERROR, (int) code);
  g_assert_true (hk_record_equal (before, table));
}

/* Every Survivor takes a Turn and does nothing. */
void
aotd_end_turns (HkAotdTable *table)
{
  while (hk_aotd_table_is_phase (table, "player"))
    {
      g_autoptr (HkNext) next = hk_table_get_next (HK_TABLE (table));
      int ready = -1;

      for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
        {
          HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

          if (!survivor->activated && !survivor->eliminated && survivor->player == table->current_player)
            ready = (int) i;
        }
      if (ready >= 0)
        {
          g_autofree char *line = g_strdup_printf ("{\"move\":\"activate\",\"survivor\":%d}", ready);

          g_assert_nonnull (next);
          aotd_play (table, line);
        }
      aotd_play (table, "{\"move\":\"end-turn\"}");
    }
}

/* The Zombies act, but reach nobody. */
void
aotd_pass_zombies (HkAotdTable *table)
{
  while (hk_aotd_table_is_phase (table, "zombie"))
    aotd_play (table, g_strcmp0 (table->zombie_step, "attack") == 0 ? "{\"move\":\"zombie-attacks\"}" : "{\"move\":\"zombies-moved\"}");
}

HkStepState
aotd_get_state (HkAotdTable *table,
                const char  *step)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));

  for (guint i = 0; i < steps->len; i++)
    if (g_str_equal (hk_step_get_id (g_ptr_array_index (steps, i)), step))
      return hk_step_get_state (g_ptr_array_index (steps, i));
  g_error ("There is no step %s", step);
}
