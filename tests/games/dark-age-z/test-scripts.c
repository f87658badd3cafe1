/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-content.h"
#include "hk-daz-bot.h"
#include "dark-age-z/hk-daz-game.h"

/* Plays the scripts of whole games and compares the table after every move with what lies beside them.
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
  session = hk_session_new (hk_dark_age_z_get_spec (), setup, NULL, seed, NULL, &error);
  g_assert_no_error (error);
  return session;
}

/* What matters of the table, in a line. */
static void
describe_table (GString    *out,
                HkDazTable *table)
{
  g_string_append_printf (out, "  [day %d %s, turn %d, steps %d, pioneer %d |", table->day, table->phase, table->current_player,
                          table->steps_left, table->pioneer_tokens);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, (int) i);

      g_string_append_printf (out, " %s vp%d tok%d hand%u rel%u tech%d kills%d;", kingdom->name, kingdom->victory_points,
                              kingdom->command_tokens, hk_daz_kingdom_get_hand_size (kingdom), hk_daz_kingdom_get_n_relics (kingdom),
                              kingdom->technology, kingdom->kills);
      g_string_append_printf (out, " horde%d gate%d ", frontier->horde, frontier->at_gate);
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        {
          HkDazZone *zone = hk_daz_frontier_get_zone (frontier, j);

          if (zone->army == NULL)
            g_string_append_c (out, '.');
          else
            g_string_append_printf (out, "%s%c%d%s", zone->defeated ? "-" : "", "wbsg"[zone->army->rank], zone->loyalty,
                                    zone->commander == NULL ? "" : "*");
        }
      g_string_append_c (out, ';');
    }
  g_string_append (out, "]\n");
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
  describe_table (out, HK_DAZ_TABLE (hk_session_get_table (session)));
}

static void
test_script (gconstpointer data)
{
  const char *name = data;
  g_autofree char *script_name = g_strconcat (name, ".jsonl", NULL);
  g_autofree char *expected_name = g_strconcat (name, ".expected", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "games", "dark-age-z", "scripts", script_name, NULL);
  g_autofree char *expected_path = g_test_build_filename (G_TEST_DIST, "games", "dark-age-z", "scripts", expected_name, NULL);
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
  describe_table (out, HK_DAZ_TABLE (hk_session_get_table (session)));
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
  g_test_add_data_func ("/dark-age-z/scripts/four-players", "four-players", test_script);
  g_test_add_data_func ("/dark-age-z/scripts/two-players", "two-players", test_script);
  g_test_add_data_func ("/dark-age-z/scripts/cooperative", "cooperative", test_script);
  return g_test_run ();
}
