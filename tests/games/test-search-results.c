/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/content/hk-content.h"
#include "hk-play.h"
#include "search/hk-search-results.h"

/* What the search of the desktop finds of past games: by the cache, and of journals that it has not got by themselves. */

typedef struct
{
  char           *folder;
  HkSessionStore *store;
  HkPastGames    *past;
  HkPeople       *people;
  HkRulebook     *rulebook;
} Fixture;

static void
make_game (Fixture    *fixture,
           const char *file,
           const char *title,
           const char *player)
{
  g_autofree char *path = g_build_filename (fixture->folder, file, NULL);
  g_autofree char *text = g_strdup_printf ("{\"components\":\"stand-in\",\"players\":[{\"name\":\"%s\"},{\"name\":\"Bo\"}]}", player);
  g_autoptr (JsonNode) setup = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_games_lookup ("zombiez", NULL), json_node_get_object (setup), title, 3, path, &error);

  g_assert_no_error (error);
}

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *cache = NULL;

  fixture->folder = g_dir_make_tmp ("search-XXXXXX", NULL);
  make_game (fixture, "a.hordekeeper", "Friday night", "Ann");
  make_game (fixture, "b.hordekeeper", "Rain, finally", "Cy");
  fixture->store = hk_session_store_new (fixture->folder);
  fixture->people = hk_people_new (NULL);
  fixture->past = hk_past_games_new (fixture->folder, NULL);
  cache = g_build_filename (fixture->folder, "cache", NULL);
  fixture->rulebook = hk_rulebook_new (cache);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_clear_object (&fixture->rulebook);
  g_clear_object (&fixture->past);
  g_clear_object (&fixture->people);
  g_clear_object (&fixture->store);
  g_free (fixture->folder);
}

/* @ends: what the ids of what is found end in, in this order, with blanks between */
static void
expect (Fixture    *fixture,
        const char *words,
        const char *ends)
{
  g_auto (GStrv) terms = g_strsplit (words, " ", -1);
  g_auto (GStrv) wanted = g_strsplit (ends, " ", -1);
  g_auto (GStrv) found = hk_search_results_find (fixture->rulebook, fixture->store, fixture->past, fixture->people, (const char * const *) terms);

  g_assert_cmpuint (g_strv_length (found), ==, ends[0] == '\0' ? 0 : g_strv_length (wanted));
  for (guint i = 0; found[i] != NULL; i++)
    g_assert_true (g_str_has_suffix (found[i], wanted[i]));
}

static void
check_all (Fixture *fixture)
{
  expect (fixture, "ann", "a.hordekeeper");
  expect (fixture, "rain zombiez", "b.hordekeeper");
  expect (fixture, "finally ann", "");
  expect (fixture, "nobody", "");
}

/* Nothing is in the cache yet: a few journals are read for the answer. */
static void
test_cold (Fixture       *fixture,
           gconstpointer  data)
{
  g_assert_cmpuint (hk_past_games_get_n_waiting (fixture->past), ==, 2);
  check_all (fixture);
}

/* What the cache knows is found without the journals. */
static void
test_cached (Fixture       *fixture,
             gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "a.hordekeeper", NULL);

  hk_past_games_finish (fixture->past);
  check_all (fixture);
  g_assert_cmpint (g_unlink (path), ==, 0);
  expect (fixture, "ann", "a.hordekeeper");
}

/* Somebody is called otherwise: they are found by both names, and shown by the one that counts. */
static void
test_renamed (Fixture       *fixture,
              gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "a.hordekeeper", NULL);
  g_autofree char *id = g_strconcat (HK_SEARCH_GAME, path, NULL);
  g_autoptr (GVariant) meta = NULL;
  const char *words;

  g_assert_true (hk_people_rename (fixture->people, "Ann", "Hannah", NULL));
  expect (fixture, "hannah", "a.hordekeeper");
  hk_past_games_finish (fixture->past);
  expect (fixture, "hannah", "a.hordekeeper");
  expect (fixture, "friday ann", "a.hordekeeper");
  meta = g_variant_ref_sink (hk_search_results_describe (fixture->rulebook, fixture->store, fixture->people, id));
  g_assert_true (g_variant_lookup (meta, "description", "&s", &words));
  g_assert_nonnull (strstr (words, "Hannah, Bo"));
}

/* Of a journal that does not say how it stands, nothing is said of that. */
static void
test_bare (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "c.hordekeeper", NULL);
  g_autofree char *id = g_strconcat (HK_SEARCH_GAME, path, NULL);
  g_autoptr (GVariant) meta = NULL;
  const char *words;

  g_assert_true (g_file_set_contents (path, "{\"hordekeeper\":1,\"game\":\"zombiez\",\"title\":\"Snow\",\"seed\":\"1\",\"setup\":{\"players\":[{\"name\":\"Di\"},{\"name\":\"Bo\"}]}}\n", -1, NULL));
  hk_session_store_refresh (fixture->store);
  meta = g_variant_ref_sink (hk_search_results_describe (fixture->rulebook, fixture->store, fixture->people, id));
  g_assert_true (g_variant_lookup (meta, "description", "&s", &words));
  g_assert_cmpstr (words, ==, "Zombiez · Di, Bo");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/search-results/cold", test_cold);
  ADD ("/search-results/cached", test_cached);
  ADD ("/search-results/renamed", test_renamed);
  ADD ("/search-results/bare", test_bare);
#undef ADD
  return g_test_run ();
}
