/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/hk-daz-game.h"
#include "hk-daz-bot.h"
#include "hk-play-whole.h"
#include "hk-short.h"
#include "hk-strange.h"

#define N_TABLES    10
#define N_MOVES     400
#define N_SETUPS    500
#define N_QUESTIONS 500
#define SWEPT_LATER 35

static const char * const words[] = {
  "", "left", "right", "Iron Steed", "Mind Reader", "army", "boss", "competitive", "cooperative", "stand-in", "none",
  "0", "-1", "99999999999", "%s%n", "🧟", "1,2", ",,,", "x", NULL
};

static const char * const members[] = {
  "name", "attack", "zombies", "hp", "frontier", "zones", "left", "right", "army", "rank", "0", "1", "4", "7", "x", NULL
};

static void
check_table (HkTable *any_table)
{
  HkDazTable *table = HK_DAZ_TABLE (any_table);
  const guint n_kingdoms = g_list_model_get_n_items (G_LIST_MODEL (table->kingdoms));
  const guint n_frontiers = g_list_model_get_n_items (G_LIST_MODEL (table->frontiers));

  g_assert_cmpint (table->day, <=, table->last_day);
  g_assert_cmpint (table->starting_player, <, (int) n_kingdoms);
  g_assert_cmpint (table->current_player, <, (int) n_kingdoms);
  g_assert_cmpint (table->question_player, <, (int) n_kingdoms);
  for (guint i = 0; i < n_frontiers; i++)
    {
      g_autoptr (HkDazFrontier) frontier = g_list_model_get_item (G_LIST_MODEL (table->frontiers), i);

      for (guint j = 0; j < g_list_model_get_n_items (G_LIST_MODEL (frontier->zones)); j++)
        {
          g_autoptr (HkDazZone) zone = g_list_model_get_item (G_LIST_MODEL (frontier->zones), j);

          g_assert_true (zone->army != NULL || (zone->commander == NULL && !zone->defeated));
          g_assert_true (zone->army == NULL || zone->loyalty == -1 || hk_daz_frontier_borders (frontier, zone->loyalty));
          g_assert_cmpint (zone->recruiter, <, (int) n_kingdoms);
          g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (zone->reinforcements)), <=, 3);
        }
    }
}

/* What would end the game at once, and what sets anything at all, is left to other tests. */
static gboolean
avoids (GRand      *rand,
        const char *move)
{
  return g_str_equal (move, "finish") || g_str_equal (move, "set");
}

static HkStrange
get_strange (void)
{
  return (HkStrange) { hk_dark_age_z_get_spec (), words, members, 5, NULL, avoids, check_table, 0 };
}

static guint
play_strange (guint seed)
{
  const HkStrange strange = get_strange ();
  const gboolean together = seed % 3 == 2;
  g_autoptr (JsonObject) setup = hk_daz_make_setup (2 + seed % 4, together ? "cooperative" : "competitive", together ? "hard" : NULL);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (strange.game, setup, NULL, seed, NULL, &error);
  HkDazBot bot;
  guint n_played = 0;

  g_assert_no_error (error);
  hk_daz_bot_init (&bot, seed);
  for (int i = 0; i < N_MOVES && !hk_table_is_over (hk_session_get_table (session)); i++)
    {
      if (i == (int) seed * SWEPT_LATER)
        hk_strange_sweep (&strange, hk_session_get_table (session), rand);
      n_played += hk_strange_play (&strange, session, rand, i % 8 == 0);
      /* In between the game goes on, so that every phase comes. */
      if (i % 3 == 0 && !hk_table_is_over (hk_session_get_table (session)))
        hk_daz_bot_act (&bot, HK_DAZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session);
    }
  hk_daz_bot_clear (&bot);
  return n_played;
}

static void
test_moves (void)
{
  guint n_played = 0;

  for (guint seed = 0; seed < hk_short (N_TABLES, 1); seed++)
    n_played += play_strange (seed);
  g_test_message ("%u strange moves were played", n_played);
  g_assert_cmpuint (n_played, >, hk_short (100, 10));
}

/* What a file may say and no table can be: what names nobody. */
static void
test_names_nobody (void)
{
  static const char * const paths[] = {
    "kingdoms", "[]",
    "frontiers", "[]",
    "frontiers/0/zones", "[]",
    "frontiers/0/left", "4",
    "frontiers/1/zones/0/loyalty", "4",
    "current-player", "4",
    "rally-order", "[\"7\"]",
    "army-deck", "null",
    "tracks", "[]",
    "tracks/0/command", "\"refresh\"",
    "phase", "null",
    NULL
  };
  g_autoptr (JsonObject) setup = hk_daz_make_setup (3, "competitive", NULL);
  g_autoptr (HkSession) session = hk_session_new (hk_dark_age_z_get_spec (), setup, NULL, 1, NULL, NULL);

  hk_strange_check_nobody (hk_session_get_table (session), paths);
}

int
main (int    argc,
      char **argv)
{
  const HkStrange strange = get_strange ();
  const HkStrangeAims aims = { N_SETUPS, 20, 20, N_QUESTIONS, N_QUESTIONS / 10 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/strange/names-nobody", test_names_nobody);
  g_test_add_func ("/dark-age-z/strange/moves", test_moves);
  hk_strange_add_tests (&strange, &aims);
  return g_test_run ();
}
