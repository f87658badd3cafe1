/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <string.h>

#include "hk-cli-run.h"

/* What the command line says of all games of a library. */

static void
assert_says (HkCliResult     *result,
             int         status,
             const char *part)
{
  g_assert_cmpint (result->status, ==, status);
  g_assert_cmpstr (result->out, ==, "");
  g_assert_nonnull (strstr (result->err, part));
}

static void
keep_game (const char *name,
           const char *text)
{
  g_autofree char *folder = g_build_filename (g_get_user_data_dir (), "hordekeeper", "sessions", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* What the games of the library come to; a game that is no game is counted and left out. */
static void
test_stats (void)
{
  g_auto (HkCliResult) none = hk_cli_run (NULL, "stats", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  g_assert_cmpint (none.status, ==, 0);
  keep_game ("1.hordekeeper",
             "{\"hordekeeper\":1,\"game\":\"zombiez\",\"id\":\"1\",\"title\":\"One\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"Ann\"},"
             "{\"name\":\"Bo\"}],\"keep\":[\"sums\"]},\"created\":\"2025-03-07T12:00:00Z\"}\n"
             "{\"move\":\"end-game\",\"with\":{\"scores\":[40,25]},\"at\":\"2025-03-07T12:10:00Z\"}\n");
  keep_game ("2.hordekeeper", "nothing");
  {
    g_auto (HkCliResult) text = hk_cli_run (NULL, "stats", "--year", "2025", NULL);
    g_auto (HkCliResult) json = hk_cli_run (NULL, "stats", "--player", "ann", "--game", "zombiez", "--json", NULL);
    g_auto (HkCliResult) group = hk_cli_run (NULL, "stats", "--group", "bo, Ann", "--json", NULL);
    g_auto (HkCliResult) others = hk_cli_run (NULL, "stats", "--group", "Bo,Cy", "--json", NULL);
    g_auto (HkCliResult) nobody = hk_cli_run (NULL, "stats", "--player", "Zoe", NULL);
    g_auto (HkCliResult) no_game = hk_cli_run (NULL, "stats", "--game", "chess", NULL);
    g_auto (HkCliResult) no_year = hk_cli_run (NULL, "stats", "--year", "-5", NULL);

    g_assert_cmpint (text.status, ==, 0);
    g_assert_nonnull (strstr (text.out, "Cannot be read                        1\n"));
    g_assert_nonnull (strstr (text.out, "won: 1 of 1 (100 %) · 40 points\n"));
    g_assert_nonnull (strstr (text.out, "March                                 1\n"));
    node = json_from_string (json.out, NULL);
    object = json_node_get_object (node);
    g_assert_cmpint (json_object_get_int_member (object, "plays"), ==, 1);
    g_assert_cmpint (json_object_get_int_member (object, "minutes"), ==, 10);
    g_assert_cmpint (json_object_get_int_member (object, "unreadable"), ==, 1);
    g_assert_nonnull (strstr (text.out, "Ann, Bo                               1 game"));
    g_assert_nonnull (strstr (group.out, "\"title\" : \"Ann, Bo\""));
    g_assert_nonnull (strstr (others.out, "\"plays\" : 0"));
    assert_says (&nobody, 1, "Zoe");
    assert_says (&no_game, 2, "chess");
    assert_says (&no_year, 2, "2026");
  }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/cli-stats/library", test_stats);
  return g_test_run ();
}
