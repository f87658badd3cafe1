/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/export/hk-summary-reader.h"
#include "core/session/hk-session-store.h"
#include "core/stats/hk-year-review.h"
#include "hk-figure.h"
#include "search/hk-search-results.h"

/* How long it takes to read what came of 10,000 games for the first time, to have it from the cache, to make figures of it, to list and
 * search them as the past games and the desktop's search do, and to export all of them. */

#define N_GAMES 10000

static double
since (gint64 start)
{
  return (double) (g_get_monotonic_time () - start) / 1000.0;
}

static char *
dup_path (const char *folder,
          guint       number)
{
  g_autofree char *name = g_strdup_printf ("%u.hordekeeper", number);

  return g_build_filename (folder, name, NULL);
}

static const char * const people_of_games[] = { "Ann", "Bo", "Cy", "Di", "Eve", "Finn", "Gus" };

static void
write_game (const char *folder,
            guint       number)
{
  g_autofree char *path = dup_path (folder, number);
  g_autoptr (GDateTime) began = g_date_time_new_from_unix_utc (G_GINT64_CONSTANT (1500000000) + (gint64) number * 25000);
  g_autoptr (GDateTime) ended = g_date_time_add_minutes (began, 12);
  g_autofree char *begin = g_date_time_format_iso8601 (began);
  g_autofree char *end = g_date_time_format_iso8601 (ended);
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "{\"hordekeeper\":1,\"game\":\"%s\",\"id\":\"%u\",\"title\":\"Night %u\",\"seed\":\"1\",\"setup\":{\"players\":[",
                          number % 2 == 0 ? "zombiez" : "army-of-the-dead", number, number);
  for (guint i = 0; i < 4; i++)
    g_string_append_printf (text, "%s{\"name\":\"%s\"}", i == 0 ? "" : ",", people_of_games[(number + i) % G_N_ELEMENTS (people_of_games)]);
  if (number % 2 == 0)
    g_string_append_printf (text, "],\"keep\":[\"sums\"]},\"created\":\"%s\"}\n{\"move\":\"end-game\",\"with\":{\"scores\":[%u,%u,%u,%u]},\"at\":\"%s\"}\n",
                            begin, number % 91, number % 83, number % 71, number % 61, end);
  else
    g_string_append_printf (text, "],\"keep\":\"phases\",\"mission\":\"Mission %u\"},\"created\":\"%s\"}\n"
                                  "{\"move\":\"end-game\",\"with\":{\"outcome\":\"%s\"},\"at\":\"%s\"}\n",
                            number % 12, begin, number % 3 == 0 ? "won" : "lost", end);
  g_assert_true (g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_NONE, 0600, NULL));
}

/* What the past games do when they are opened and a word is typed, and the desktop’s search for its first answer. */
static void
list_and_search (const char  *folder,
                 HkPastGames *games,
                 HkPeople    *people)
{
  static const char * const terms[] = { "night", "9876", NULL };
  g_autofree char *cache = g_build_filename (folder, "rules", NULL);
  g_autoptr (HkRulebook) rulebook = NULL;
  g_autoptr (HkSessionStore) store = NULL;
  g_auto (GStrv) found = NULL;
  gint64 start = g_get_monotonic_time ();
  guint n = 0;

  store = hk_session_store_new (folder);
  hk_figure ("library-list", since (start));
  start = g_get_monotonic_time ();
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);

      n += hk_session_info_get_outcome (info) != NULL;
    }
  hk_figure ("library-first", since (start));
  start = g_get_monotonic_time ();
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);
      const HkPastGame *game = hk_past_games_find (games, hk_session_info_get_path (info));

      n += game != NULL && hk_stats_has_person (game, people, "Ann", NULL) && strstr (game->title, "9") != NULL;
    }
  g_assert_cmpuint (n, >, 0);
  hk_figure ("library-search", since (start));
  start = g_get_monotonic_time ();
  rulebook = hk_rulebook_new (cache);
  found = hk_search_results_find (rulebook, store, games, people, terms);
  g_assert_cmpuint (g_strv_length (found), ==, 1);
  hk_figure ("desktop-search", since (start));
}

static gboolean
take_summary (HkSummaryReader *reader,
              HkPeople        *people)
{
  HkSummary *summary;
  HkSummary **place = hk_summary_reader_pop (reader, &summary);

  if (place == NULL)
    return FALSE;
  hk_summary_name (summary, people);
  *place = summary;
  return TRUE;
}

/* What the past games do when all of them are saved in one file. */
static void
export_all (const char *folder,
            HkPeople   *people)
{
  g_autoptr (GPtrArray) summaries = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_summary_free);
  g_autoptr (HkSummaryReader) reader = hk_summary_reader_new ();
  g_autofree char *text = NULL;
  const HkMoment begun = hk_moment_now ();
  gint64 start;

  g_ptr_array_set_size (summaries, N_GAMES);
  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *path = dup_path (folder, i);

      if (hk_summary_reader_is_full (reader))
        take_summary (reader, people);
      hk_summary_reader_push (reader, path, &summaries->pdata[i]);
    }
  while (take_summary (reader, people))
    ;
  hk_figure_time ("export-10000", hk_moment_since (begun));
  start = g_get_monotonic_time ();
  text = hk_summaries_to_csv ((const HkSummary * const *) summaries->pdata, summaries->len);
  hk_figure ("export-10000-table", since (start));
  g_assert_cmpuint (strlen (text), >, N_GAMES);
}

int
main (int    argc,
      char **argv)
{
  g_autofree char *root = g_dir_make_tmp ("hordekeeper-bench-XXXXXX", NULL);
  g_autofree char *folder = g_build_filename (root, "library", NULL);
  g_autofree char *cache = g_build_filename (root, "past-games", NULL);
  const HkStatsFilter all = { NULL, NULL, 0 };
  const HkStatsFilter some = { "zombiez", "Ann", 2020 };
  g_autoptr (HkPeople) people = hk_people_new (NULL);
  g_autoptr (HkPastGames) games = NULL;
  HkMoment begun;
  gint64 start;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  for (guint i = 0; i < N_GAMES; i++)
    write_game (folder, i);
  g_assert_true (hk_people_rename (people, "Gus", "Ann", NULL));

  begun = hk_moment_now ();
  games = hk_past_games_new (folder, cache);
  hk_past_games_finish (games);
  hk_figure_time ("past-10000", hk_moment_since (begun));
  g_assert_cmpuint (hk_past_games_get_n_unreadable (games), ==, 0);
  g_clear_object (&games);

  start = g_get_monotonic_time ();
  games = hk_past_games_new (folder, cache);
  g_assert_true (hk_past_games_advance (games, 1));
  g_assert_cmpuint (hk_past_games_get_list (games)->len, ==, N_GAMES);
  hk_figure ("past-10000-kept", since (start));
  start = g_get_monotonic_time ();
  hk_stats_free (hk_stats_new (hk_past_games_get_list (games), people, &all));
  hk_figure ("figures-10000", since (start));
  start = g_get_monotonic_time ();
  hk_stats_free (hk_stats_new (hk_past_games_get_list (games), people, &some));
  hk_figure ("figures-some", since (start));

  start = g_get_monotonic_time ();
  g_ptr_array_unref (hk_year_review_list (hk_past_games_get_list (games), people, 2020));
  hk_figure ("year-review", since (start));
  list_and_search (folder, games, people);
  export_all (folder, people);

  for (guint i = 0; i < N_GAMES; i++)
    {
      g_autofree char *path = dup_path (folder, i);

      g_unlink (path);
    }
  g_unlink (cache);
  g_rmdir (folder);
  g_rmdir (root);
  return 0;
}
