/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gio.h>
#include <json-glib/json-glib.h>
#include <string.h>

/* What the command line says of all games of a library. */

typedef struct
{
  int   status;
  char *out;
  char *err;
} Result;

static void
result_clear (Result *result)
{
  g_free (result->out);
  g_free (result->err);
}

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (Result, result_clear)

/* Calls the program with these words, in the folders of this test. */
static Result
run (const char *first,
     ...)
{
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  Result result = { 0 };
  va_list args;

  g_ptr_array_add (argv, (gpointer) g_getenv ("HK_CLI"));
  va_start (args, first);
  for (const char *word = first; word != NULL; word = va_arg (args, const char *))
    g_ptr_array_add (argv, (gpointer) word);
  va_end (args);
  g_ptr_array_add (argv, NULL);
  g_subprocess_launcher_setenv (launcher, "XDG_DATA_HOME", g_get_user_data_dir (), TRUE);
  g_subprocess_launcher_setenv (launcher, "XDG_CACHE_HOME", g_get_user_cache_dir (), TRUE);
  process = g_subprocess_launcher_spawnv (launcher, (const char * const *) argv->pdata, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &result.out, &result.err, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));
  result.status = g_subprocess_get_exit_status (process);
  return result;
}

static void
assert_says (Result     *result,
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
  g_auto (Result) none = run ("stats", NULL);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  g_assert_cmpint (none.status, ==, 0);
  keep_game ("1.hordekeeper",
             "{\"hordekeeper\":1,\"game\":\"zombiez\",\"id\":\"1\",\"title\":\"One\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"Ann\"},"
             "{\"name\":\"Bo\"}],\"keep\":[\"sums\"]},\"created\":\"2025-03-07T12:00:00Z\"}\n"
             "{\"move\":\"end-game\",\"with\":{\"scores\":[40,25]},\"at\":\"2025-03-07T12:10:00Z\"}\n");
  keep_game ("2.hordekeeper", "nothing");
  {
    g_auto (Result) text = run ("stats", "--year", "2025", NULL);
    g_auto (Result) json = run ("stats", "--player", "ann", "--game", "zombiez", "--json", NULL);
    g_auto (Result) group = run ("stats", "--group", "bo, Ann", "--json", NULL);
    g_auto (Result) others = run ("stats", "--group", "Bo,Cy", "--json", NULL);
    g_auto (Result) nobody = run ("stats", "--player", "Zoe", NULL);
    g_auto (Result) no_game = run ("stats", "--game", "chess", NULL);
    g_auto (Result) no_year = run ("stats", "--year", "-5", NULL);

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
