/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "core/record/hk-error.h"
#include "core/session/hk-session.h"
#include "core/stats/hk-stats-words.h"

/* What all games of a library come to: the cache of what came of them, who is who, and the figures. */

typedef struct
{
  char *folder;
  char *cache;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *root = g_dir_make_tmp ("hordekeeper-stats-XXXXXX", NULL);

  fixture->folder = g_build_filename (root, "sessions", NULL);
  fixture->cache = g_build_filename (root, "cache", "past-games", NULL);
  g_assert_cmpint (g_mkdir (fixture->folder, 0700), ==, 0);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      remove_tree (child);
    }
  g_remove (path);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  g_autofree char *root = g_path_get_dirname (fixture->folder);

  remove_tree (root);
  g_free (fixture->folder);
  g_free (fixture->cache);
}

static void
write_file (Fixture    *fixture,
            const char *name,
            const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* A game that began at 20:00 UTC of the day and took so many minutes, less than a pause apart.
 * @players: as "Ann Bo"
 * @setup: further members of it, and a comma before them
 * @end: (nullable): parameters of the move that ends it */
static void
write_game (Fixture    *fixture,
            const char *name,
            const char *game,
            const char *players,
            const char *setup,
            const char *day,
            int         minutes,
            const char *end)
{
  g_auto (GStrv) names = g_strsplit (players, " ", -1);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *file = g_strconcat (name, ".hordekeeper", NULL);
  int minute = 0;

  g_string_append_printf (text, "{\"hordekeeper\":1,\"game\":\"%s\",\"id\":\"%s\",\"title\":\"Night %s\",\"seed\":\"1\",\"setup\":{\"players\":[",
                          game, name, name);
  for (guint i = 0; names[i] != NULL; i++)
    g_string_append_printf (text, "%s{\"name\":\"%s\"}", i == 0 ? "" : ",", names[i]);
  g_string_append_printf (text, "]%s},\"created\":\"%sT20:00:00Z\"}\n", setup, day);
  for (; minute + 10 < minutes; minute += 10)
    g_string_append_printf (text, "{\"move\":\"note\",\"with\":{\"text\":\"x\"},\"at\":\"%sT20:%02d:00Z\"}\n", day, minute + 10);
  if (end == NULL)
    g_string_append_printf (text, "{\"move\":\"note\",\"with\":{\"text\":\"x\"},\"at\":\"%sT20:%02d:00Z\"}\n", day, minutes);
  else
    g_string_append_printf (text, "{\"move\":\"end-game\",\"with\":%s,\"at\":\"%sT20:%02d:00Z\"}\n", end, day, minutes);
  write_file (fixture, file, text->str);
}

#define MALL  ",\"keep\":\"phases\",\"mission\":\"The Mall\""
#define DOCKS ",\"keep\":\"phases\",\"mission\":\"The Docks\""
#define SUMS  ",\"keep\":[\"sums\"]"
#define WON   "{\"outcome\":\"won\"}"
#define LOST  "{\"outcome\":\"lost\"}"

/* Seven games of three people in two years, one of them not over. */
static void
write_games (Fixture *fixture)
{
  write_game (fixture, "1", "army-of-the-dead", "Ann Bo", MALL, "2025-03-07", 30, LOST);
  write_game (fixture, "2", "army-of-the-dead", "Ann Bo Cy", MALL, "2025-03-08", 40, WON);
  write_game (fixture, "3", "army-of-the-dead", "Ann Bo", DOCKS, "2025-11-01", 50, WON);
  write_game (fixture, "4", "zombiez", "Ann Bo", SUMS, "2025-11-01", 20, "{\"scores\":[40,25]}");
  write_game (fixture, "5", "zombiez", "Cy Ann", SUMS, "2026-01-10", 10, "{\"scores\":[31,18]}");
  write_game (fixture, "6", "zombiez", "Ann Bo", SUMS, "2026-02-14", 25, "{\"scores\":[22,22]}");
  write_game (fixture, "7", "army-of-the-dead", "Bo Cy", DOCKS, "2026-05-05", 5, NULL);
}

static HkPastGames *
read_all (Fixture *fixture,
          guint    n_to_read)
{
  HkPastGames *games = hk_past_games_new (fixture->folder, fixture->cache);

  g_assert_cmpuint (hk_past_games_get_n_waiting (games), ==, n_to_read);
  hk_past_games_finish (games);
  g_assert_cmpuint (hk_past_games_get_n_waiting (games), ==, 0);
  return games;
}

static HkStats *
make (HkPastGames *games,
      HkPeople    *people,
      const char  *game,
      const char  *person,
      int          year)
{
  const HkStatsFilter filter = { game, person, year };

  return hk_stats_new (hk_past_games_get_list (games), people, &filter);
}

static const HkStatsPlayer *
find (HkStats    *stats,
      const char *name)
{
  g_autofree char *key = hk_people_dup_key (name);

  for (guint i = 0; i < stats->players->len; i++)
    {
      const HkStatsPlayer *player = g_ptr_array_index (stats->players, i);
      g_autofree char *its = hk_people_dup_key (player->name);

      if (g_str_equal (its, key))
        return player;
    }
  return NULL;
}

static void
test_games (Fixture       *fixture,
            gconstpointer  data)
{
  g_autoptr (HkPastGames) games = NULL;
  g_autoptr (HkPastGames) none = hk_past_games_new (fixture->folder, NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "2.hordekeeper", NULL);
  const HkPastGame *game;

  hk_past_games_finish (none);
  g_assert_cmpuint (hk_past_games_get_list (none)->len, ==, 0);
  write_games (fixture);
  games = read_all (fixture, 7);
  g_assert_cmpuint (hk_past_games_get_list (games)->len, ==, 7);
  game = hk_past_games_find (games, path);
  g_assert_nonnull (game);
  g_assert_cmpstr (game->game, ==, "army-of-the-dead");
  g_assert_cmpstr (game->id, ==, "2");
  g_assert_cmpstr (game->title, ==, "Night 2");
  g_assert_cmpstr (game->variant, ==, "The Mall");
  g_assert_cmpint (game->ended - game->began, ==, 40 * G_TIME_SPAN_MINUTE);
  g_assert_cmpint (game->time, ==, 40 * G_TIME_SPAN_MINUTE);
  g_assert_cmpint (game->n_rounds, ==, 1);
  g_assert_true (game->is_over && game->is_together && game->is_won);
  g_assert_cmpuint (game->players->len, ==, 3);
  game = g_ptr_array_index (hk_past_games_get_list (games), 4);
  g_assert_cmpstr (game->id, ==, "5");
  g_assert_false (game->is_together);
  g_assert_cmpstr (g_array_index (game->players, HkPastPlayer, 0).name, ==, "Cy");
  g_assert_cmpint (g_array_index (game->players, HkPastPlayer, 0).result.points, ==, 31);
  g_assert_cmpint (g_array_index (game->players, HkPastPlayer, 0).result.place, ==, 1);
  g_assert_true (g_array_index (game->players, HkPastPlayer, 0).result.won);
  g_assert_cmpint (g_array_index (game->players, HkPastPlayer, 1).result.place, ==, 2);
  g_assert_false (g_array_index (game->players, HkPastPlayer, 1).result.won);
  game = g_ptr_array_index (hk_past_games_get_list (games), 6);
  g_assert_false (game->is_over || game->is_won);
}

static void
test_figures (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (HkPastGames) games = NULL;
  g_autoptr (HkPeople) people = hk_people_new (NULL);
  g_autoptr (HkStats) stats = NULL;
  g_autofree char *sum = NULL;
  g_autofree char *score = NULL;
  const HkStatsPart *part;
  const HkStatsPlayer *player;

  write_games (fixture);
  games = read_all (fixture, 7);
  stats = make (games, people, NULL, NULL, 0);
  g_assert_cmpuint (stats->sum.n_games, ==, 6);
  g_assert_cmpuint (stats->n_going_on, ==, 1);
  g_assert_cmpuint (stats->sum.n_together, ==, 3);
  g_assert_cmpuint (stats->sum.n_together_won, ==, 2);
  g_assert_cmpint (stats->sum.time, ==, 180 * G_TIME_SPAN_MINUTE);
  g_assert_cmpint (stats->sum.time_over, ==, 175 * G_TIME_SPAN_MINUTE);
  g_assert_cmpuint (stats->n_days, ==, 6);
  g_assert_cmpstr (stats->longest_title, ==, "Night 3");
  g_assert_cmpint (stats->longest, ==, 50 * G_TIME_SPAN_MINUTE);
  g_assert_cmpint (stats->streak, ==, 2);
  g_assert_cmpuint (stats->most_won, ==, 2);
  g_assert_cmpuint (stats->most_lost, ==, 1);
  g_assert_cmpuint (stats->years->len, ==, 2);
  g_assert_cmpint (g_array_index (stats->years, HkStatsYear, 0).year, ==, 2026);
  g_assert_cmpuint (g_array_index (stats->years, HkStatsYear, 0).n_games, ==, 2);
  g_assert_cmpuint (g_array_index (stats->years, HkStatsYear, 1).n_games, ==, 4);
  g_assert_cmpuint (stats->months[2], ==, 2);
  g_assert_cmpuint (stats->months[10], ==, 2);
  g_assert_cmpuint (stats->weekdays[5], ==, 5);

  /* As often as each other: by their titles. */
  g_assert_cmpuint (stats->games->len, ==, 2);
  part = g_ptr_array_index (stats->games, 0);
  g_assert_cmpstr (part->id, ==, "army-of-the-dead");
  g_assert_cmpuint (part->sum.n_games, ==, 3);
  g_assert_cmpuint (part->variants->len, ==, 2);
  part = g_ptr_array_index (part->variants, 0);
  g_assert_cmpstr (part->title, ==, "The Mall");
  sum = hk_stats_describe_sum (&part->sum);
  g_assert_cmpstr (sum, ==, "2 games · won together: 1 of 2 (50 %) · 1 h 10 min");

  g_assert_cmpuint (stats->players->len, ==, 3);
  player = g_ptr_array_index (stats->players, 0);
  g_assert_cmpstr (player->name, ==, "Ann");
  g_assert_cmpuint (player->n_games, ==, 6);
  g_assert_cmpuint (player->n_won, ==, 4);
  g_assert_cmpuint (player->n_together, ==, 3);
  g_assert_cmpuint (player->n_together_won, ==, 2);
  g_assert_cmpint (player->streak, ==, 1);
  g_assert_cmpuint (player->most_won, ==, 3);
  g_assert_cmpuint (player->most_lost, ==, 1);
  score = hk_stats_describe_score (g_ptr_array_index (player->scores, 1));
  g_assert_cmpstr (score, ==, "won: 2 of 3 (67 %) · best 40, worst 18, on average 26.7");
  player = find (stats, "CY");
  g_assert_cmpuint (player->n_games, ==, 2);
  g_assert_cmpuint (player->n_won, ==, 2);
  g_assert_cmpint (player->streak, ==, 2);
  g_assert_cmpint (player->time, ==, 55 * G_TIME_SPAN_MINUTE);
}

static void
test_filters (Fixture       *fixture,
              gconstpointer  data)
{
  g_autoptr (HkPastGames) games = NULL;
  g_autoptr (HkPeople) people = hk_people_new (NULL);
  g_autoptr (HkStats) year = NULL;
  g_autoptr (HkStats) game = NULL;
  g_autoptr (HkStats) person = NULL;
  g_autoptr (HkStats) nothing = NULL;
  g_autoptr (GArray) years = NULL;
  g_auto (GStrv) names = NULL;
  g_autoptr (JsonNode) json = NULL;

  write_games (fixture);
  games = read_all (fixture, 7);
  years = hk_stats_list_years (hk_past_games_get_list (games));
  g_assert_cmpuint (years->len, ==, 2);
  g_assert_cmpint (g_array_index (years, int, 0), ==, 2026);
  names = hk_stats_list_people (hk_past_games_get_list (games), people);
  g_assert_cmpuint (g_strv_length (names), ==, 3);
  g_assert_cmpstr (names[2], ==, "Cy");

  year = make (games, people, NULL, NULL, 2026);
  g_assert_cmpuint (year->sum.n_games, ==, 2);
  g_assert_cmpuint (year->n_going_on, ==, 1);
  g_assert_cmpuint (year->sum.n_together, ==, 0);
  game = make (games, people, "army-of-the-dead", NULL, 0);
  g_assert_cmpuint (game->games->len, ==, 1);
  g_assert_cmpuint (game->sum.n_games, ==, 3);
  person = make (games, people, NULL, "cy", 2025);
  g_assert_cmpuint (person->sum.n_games, ==, 1);
  g_assert_cmpuint (find (person, "Ann")->n_games, ==, 1);
  nothing = make (games, people, "zombiez", "Cy", 2025);
  g_assert_cmpuint (nothing->sum.n_games, ==, 0);
  g_assert_null (nothing->longest_title);
  json = hk_stats_to_json (nothing);
  g_assert_cmpint (json_object_get_int_member (json_node_get_object (json), "plays"), ==, 0);
}

/* Only what has changed is read again, and nobody sees a broken cache. */
static void
test_cache (Fixture       *fixture,
            gconstpointer  data)
{
  g_autofree char *gone = g_build_filename (fixture->folder, "1.hordekeeper", NULL);
  g_autofree char *text = NULL;
  gsize length;

  write_games (fixture);
  g_object_unref (read_all (fixture, 7));
  g_object_unref (read_all (fixture, 0));

  /* One has changed, one is new, one is gone. */
  write_game (fixture, "4", "zombiez", "Ann Bo", SUMS, "2025-11-01", 20, "{\"scores\":[4,250]}");
  write_game (fixture, "8", "zombiez", "Ann Bo", SUMS, "2026-06-06", 20, NULL);
  g_assert_cmpint (g_unlink (gone), ==, 0);
  {
    g_autoptr (HkPastGames) games = read_all (fixture, 2);
    g_autofree char *path = g_build_filename (fixture->folder, "4.hordekeeper", NULL);
    const HkPastGame *game = hk_past_games_find (games, path);

    g_assert_cmpuint (hk_past_games_get_list (games)->len, ==, 7);
    g_assert_null (hk_past_games_find (games, gone));
    g_assert_cmpuint (game->players->len, ==, 2);
    g_assert_cmpint (g_array_index (game->players, HkPastPlayer, 1).result.points, ==, 250);
    write_game (fixture, "9", "zombiez", "Ann Bo", SUMS, "2026-06-07", 20, NULL);
    g_assert_cmpuint (hk_past_games_get_n_waiting (games), ==, 0);
    hk_past_games_refresh (games);
    g_assert_cmpuint (hk_past_games_get_n_waiting (games), ==, 1);
    hk_past_games_finish (games);
    g_assert_cmpuint (hk_past_games_get_list (games)->len, ==, 8);
  }
  g_object_unref (read_all (fixture, 0));

  /* Whatever befalls the file. */
  g_assert_true (g_file_get_contents (fixture->cache, &text, &length, NULL));
  for (gsize i = 0; i < length; i += length / 5)
    {
      text[i] ^= 1;
      g_assert_true (g_file_set_contents (fixture->cache, text, (gssize) length, NULL));
      g_object_unref (read_all (fixture, 8));
      text[i] ^= 1;
      g_assert_true (g_file_set_contents (fixture->cache, text, (gssize) i, NULL));
      g_object_unref (read_all (fixture, 8));
    }
  g_object_unref (read_all (fixture, 0));
  g_unlink (fixture->cache);
  g_assert_cmpint (g_mkdir (fixture->cache, 0700), ==, 0);
  g_object_unref (read_all (fixture, 8));
}

/* What cannot be read is counted, and tried again only when it has changed; a copy does not count twice. */
static void
test_unreadable (Fixture       *fixture,
                 gconstpointer  data)
{
  g_autoptr (HkPastGames) games = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "1.hordekeeper", NULL);
  g_autofree char *text = NULL;

  write_games (fixture);
  write_file (fixture, "bad.hordekeeper", "{\"hordekeeper\":1,\"game\":\"chess\"}\n");
  write_file (fixture, "worse.hordekeeper", "no journal");
  write_file (fixture, "empty.hordekeeper", "");
  write_file (fixture, "letter.txt", "no game");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  write_file (fixture, "copy.hordekeeper", text);
  games = read_all (fixture, 11);
  g_assert_cmpuint (hk_past_games_get_n_unreadable (games), ==, 3);
  g_assert_cmpuint (hk_past_games_get_list (games)->len, ==, 7);
  g_assert_nonnull (hk_past_games_find (games, path));
  g_clear_object (&games);
  games = read_all (fixture, 0);
  g_assert_cmpuint (hk_past_games_get_n_unreadable (games), ==, 3);
  write_game (fixture, "bad", "zombiez", "Ann Bo", SUMS, "2026-06-06", 20, NULL);
  hk_past_games_refresh (games);
  g_assert_false (hk_past_games_get_n_waiting (games) == 0);
  hk_past_games_finish (games);
  g_assert_cmpuint (hk_past_games_get_n_unreadable (games), ==, 2);
}

/* The figures of people who were renamed and merged. */
static void
test_merged (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (HkPastGames) games = NULL;
  g_autoptr (HkPeople) people = hk_people_new (NULL);
  g_autoptr (HkStats) stats = NULL;

  write_games (fixture);
  write_game (fixture, "8", "zombiez", "Robert Ann", SUMS, "2026-03-01", 10, "{\"scores\":[50,18]}");
  games = read_all (fixture, 8);
  g_assert_null (hk_stats_find_common (hk_past_games_get_list (games), people, "Robert", "Bo"));
  g_assert_nonnull (hk_stats_find_common (hk_past_games_get_list (games), people, "Ann", "Bo"));
  g_assert_true (hk_people_rename (people, "Robert", "Bo", NULL));
  g_assert_true (hk_people_rename (people, "Ann", "Anna", NULL));
  stats = make (games, people, NULL, NULL, 0);
  g_assert_cmpuint (stats->players->len, ==, 3);
  g_assert_cmpstr (find (stats, "Bo")->name, ==, "Bo");
  g_assert_cmpuint (find (stats, "Bo")->n_games, ==, 6);
  g_assert_cmpuint (find (stats, "Bo")->n_won, ==, 4);
  g_assert_cmpint (find (stats, "Bo")->streak, ==, 2);
  g_assert_cmpuint (find (stats, "Anna")->n_games, ==, 7);
  g_assert_null (find (stats, "Ann"));
}

static void
test_words (void)
{
  g_autofree char *won = hk_stats_describe_streak (1);
  g_autofree char *lost = hk_stats_describe_streak (-3);
  g_autofree char *january = hk_stats_dup_month (0);
  g_autofree char *sunday = hk_stats_dup_weekday (6);

  g_assert_cmpstr (won, ==, "1 game won in a row");
  g_assert_cmpstr (lost, ==, "3 games lost in a row");
  g_assert_cmpstr (january, ==, "January");
  g_assert_cmpstr (sunday, ==, "Sunday");
  g_assert_cmpint (hk_stats_get_percent (2, 3), ==, 67);
  g_assert_cmpint (hk_stats_get_percent (0, 0), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/stats/games", test_games);
  ADD ("/stats/figures", test_figures);
  ADD ("/stats/filters", test_filters);
  ADD ("/stats/cache", test_cache);
  ADD ("/stats/unreadable", test_unreadable);
  ADD ("/stats/merged", test_merged);
#undef ADD
  g_test_add_func ("/stats/words", test_words);
  return g_test_run ();
}
