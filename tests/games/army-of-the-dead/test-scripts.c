/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-content.h"
#include "army-of-the-dead/hk-aotd-table.h"
#include "army-of-the-dead/hk-aotd-game.h"
#include "hk-session.h"

/* Plays the scripts of whole missions and compares the table after every move with what lies beside them.
 * With HK_RENEW_SCRIPTS in the environment the files are written instead. */

static JsonObject *
parse (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, "script", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

static HkSession *
begin (const char *line)
{
  g_autoptr (JsonObject) setup = parse (line);
  const guint64 seed = (guint64) json_object_get_int_member (setup, "seed");
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  session = hk_session_new (hk_army_of_the_dead_get_spec (), setup, NULL, seed, NULL, &error);
  g_assert_no_error (error);
  return session;
}

/* What matters of the table, in a line. */
static void
describe_table (GString     *out,
                HkAotdTable *table)
{
  g_string_append_printf (out, "  [round %d %s, player %d, survivor %d | shamblers %d alphas %d sleepers %d noise %s time %d |", table->round, table->phase,
                          table->current_player, table->current_survivor, table->shamblers, table->alphas, table->sleepers, table->noise,
                          table->time_used);
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, (int) i);

      g_string_append_printf (out, " %s ap%d w%d/%d act%d cards%u;", survivor->name, survivor->adrenaline, survivor->wounds, survivor->health,
                              survivor->actions, g_list_model_get_n_items (G_LIST_MODEL (survivor->items)));
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->abominations)); i++)
    {
      g_autoptr (HkAotdAbomination) abomination = g_list_model_get_item (G_LIST_MODEL (table->abominations), i);

      g_string_append_printf (out, " %s %s;", abomination->type, abomination->place);
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->objectives)); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (table, (int) i);

      g_string_append_printf (out, " %d/%d;", objective->count, objective->needed);
    }
  g_string_append_printf (out, " decks %u %u %u]\n", hk_deck_get_n_left (table->zombie_deck), hk_deck_get_n_left (table->zeus_deck),
                          hk_deck_get_n_left (table->equipment_deck));
}

static void
play_line (HkSession  *session,
           const char *line,
           GString    *out)
{
  g_autoptr (JsonObject) object = parse (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (object, &error);

  g_assert_no_error (error);
  if (!hk_session_play (session, move, &error))
    g_error ("%s: %s", line, error->message);
  g_string_append_printf (out, "%s: %s\n", hk_move_get_name (move), hk_move_get_said (move));
  describe_table (out, HK_AOTD_TABLE (hk_session_get_table (session)));
}

static void
test_script (gconstpointer data)
{
  const char *name = data;
  g_autofree char *script_name = g_strconcat (name, ".jsonl", NULL);
  g_autofree char *expected_name = g_strconcat (name, ".expected", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "army-of-the-dead", "scripts", script_name, NULL);
  g_autofree char *expected_path = g_test_build_filename (G_TEST_DIST, "games", "army-of-the-dead", "scripts", expected_name, NULL);
  g_autofree char *text = NULL;
  g_autofree char *expected = NULL;
  g_autofree char *outcome = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GString) out = g_string_new (NULL);
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) got_lines = NULL;
  g_auto (GStrv) expected_lines = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  g_assert_no_error (error);
  lines = g_strsplit (text, "\n", -1);
  session = begin (lines[0]);
  describe_table (out, HK_AOTD_TABLE (hk_session_get_table (session)));
  for (guint i = 1; lines[i] != NULL; i++)
    if (lines[i][0] != '\0')
      play_line (session, lines[i], out);
  outcome = hk_table_get_outcome (hk_session_get_table (session));
  g_assert_nonnull (outcome);
  g_string_append_printf (out, "%s\n", outcome);
  if (g_getenv ("HK_RENEW_SCRIPTS") != NULL)
    {
      g_assert_true (g_file_set_contents (expected_path, out->str, (gssize) out->len, &error));
      return;
    }
  g_assert_true (g_file_get_contents (expected_path, &expected, NULL, &error));
  g_assert_no_error (error);
  got_lines = g_strsplit (out->str, "\n", -1);
  expected_lines = g_strsplit (expected, "\n", -1);
  for (guint i = 0; got_lines[i] != NULL && expected_lines[i] != NULL; i++)
    g_assert_cmpstr (got_lines[i], ==, expected_lines[i]);
  g_assert_cmpuint (g_strv_length (got_lines), ==, g_strv_length (expected_lines));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/army-of-the-dead/scripts/won", "won", test_script);
  g_test_add_data_func ("/army-of-the-dead/scripts/lost", "lost", test_script);
  return g_test_run ();
}
