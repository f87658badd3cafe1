/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/combat/hk-daz-invade.h"
#include "games/dark-age-z/hk-daz-game.h"
#include "hk-daz-bot.h"
#include "hk-play-whole.h"
#include "hk-short.h"
#include "hk-walk.h"

/* Whole games of chance, with fixed seeds, and what has to hold at every moment of them. */

static guint
count_strv (GStrv strv)
{
  return strv == NULL ? 0 : g_strv_length (strv);
}

/* The cards of the army deck and the Barbarian King's, wherever they are. */
static guint
count_army_cards (HkDazTable *table)
{
  guint n = hk_deck_get_n_left (table->army_deck) + hk_deck_get_n_discarded (table->army_deck);

  if (table->barbarian_deck != NULL)
    n += hk_deck_get_n_left (table->barbarian_deck) + hk_deck_get_n_discarded (table->barbarian_deck);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    {
      n += hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, (int) i));
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        {
          HkDazZone *zone = hk_daz_table_get_zone (table, (int) i, j);

          n += zone->army != NULL && zone->army->rank != HK_DAZ_RANK_WEAKENED;
          n += g_list_model_get_n_items (G_LIST_MODEL (zone->reinforcements));
        }
    }
  if (table->question == HK_DAZ_QUESTION_PLAY_DRAWN)
    n += count_strv (table->question_cards);
  return n;
}

static guint
count_relic_cards (HkDazTable *table)
{
  guint n = hk_deck_get_n_left (table->relic_deck) + hk_deck_get_n_discarded (table->relic_deck) + count_strv (table->relics_used);

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    n += hk_daz_kingdom_get_n_relics (hk_daz_table_get_kingdom (table, (int) i));
  if (table->question == HK_DAZ_QUESTION_CHOOSE_RELIC)
    n += count_strv (table->question_cards);
  return n;
}

static guint
count_commanders (HkDazTable *table)
{
  guint n = hk_deck_get_n_left (table->commander_deck) + count_strv (table->gathering);

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
      n += hk_daz_table_get_zone (table, (int) i, j)->commander != NULL;
  if (table->question == HK_DAZ_QUESTION_ASSIGN_COMMANDER)
    n += count_strv (table->question_cards);
  return n;
}

static void
check_zone (HkDazTable    *table,
            HkDazFrontier *frontier,
            HkDazZone     *zone)
{
  g_assert_true (zone->army != NULL || (zone->commander == NULL && zone->loyalty == -1 && !zone->defeated));
  g_assert_true (zone->army == NULL || hk_daz_frontier_borders (frontier, zone->loyalty));
  g_assert_true ((zone->commander == NULL) == (zone->recruiter == -1));
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (zone->reinforcements)), <=, 3);
}

/* No zombie appears or vanishes in a combat but those that armies turn into. */
static void
check_combat (HkDazTable    *table,
              HkDazFrontier *frontier)
{
  HkDazCombatResult result;
  int added = 0;
  int discarded = 0;

  g_assert_true (hk_daz_preview_invasion (table, frontier->number, NULL, &result, NULL, NULL));
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      added += result.zones[i].added;
      discarded += result.zones[i].discarded;
    }
  g_assert_cmpint (frontier->horde + added, ==,
                   result.tokens[HK_DAZ_LEFT] + result.tokens[HK_DAZ_RIGHT] + discarded + result.at_gate);
}

static void
check_table (HkDazTable *table)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));

  g_assert_cmpuint (count_army_cards (table), ==, 96);
  g_assert_cmpuint (count_relic_cards (table), ==, 24);
  g_assert_cmpuint (count_commanders (table), ==, 6);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (table); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (table, (int) i);
      HkDazFrontier *frontier = hk_daz_table_get_frontier (table, (int) i);

      g_assert_cmpint (kingdom->victory_points, >=, 0);
      g_assert_true (!kingdom->barbarian || (kingdom->victory_points == 0 && hk_daz_kingdom_get_hand_size (kingdom) == 0));
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        check_zone (table, frontier, hk_daz_frontier_get_zone (frontier, j));
      check_combat (table, frontier);
    }
  g_assert_cmpuint (steps->len, >, 5);
  hk_play_check_views (HK_TABLE (table));
}

static void
play_whole_game (guint       n_players,
                 const char *mode,
                 const char *difficulty,
                 guint64     seed,
                 gboolean    wisely)
{
  g_autoptr (HkTable) table = hk_table_new (hk_dark_age_z_get_spec (), seed);
  g_autoptr (JsonObject) setup = hk_daz_make_setup (n_players, mode, difficulty);
  g_autoptr (HkMove) move = hk_move_new ("setup", setup);
  g_autoptr (GError) error = NULL;
  g_autofree char *outcome = NULL;
  HkPlayWhole game = { .table = table, .compare_every = 7 };
  HkDazBot bot;

  g_assert_true (hk_table_setup (table, move, &error));
  g_assert_no_error (error);
  hk_daz_bot_init (&bot, seed);
  while (!hk_table_is_over (table))
    {
      check_table (HK_DAZ_TABLE (table));
      if (game.n_moves % 10 == 0)
        hk_play_check_saved (table);
      if (!(wisely ? hk_daz_bot_act_wisely : hk_daz_bot_act) (&bot, HK_DAZ_TABLE (table), hk_play_try_on_table, &game))
        {
          g_autofree char *headline = hk_table_get_headline (table);

          g_test_message ("dead end: %s, question %s", headline, hk_words_get (hk_daz_questions, HK_DAZ_TABLE (table)->question));
          g_assert_not_reached ();
        }
      g_assert_cmpuint (game.n_moves, <, 2000);
    }
  check_table (HK_DAZ_TABLE (table));
  outcome = hk_table_get_outcome (table);
  g_assert_nonnull (outcome);
  g_test_message ("%u players, %s, seed %" G_GUINT64_FORMAT ": %u moves, %u refused. %s", n_players, mode, seed, game.n_moves,
                  bot.n_refused, outcome);
  hk_daz_bot_clear (&bot);
}

static void
test_competitive (void)
{
  for (guint n = 2; n <= 5; n++)
    for (guint64 seed = 1; seed <= hk_short (6, 1); seed++)
      play_whole_game (n, "competitive", NULL, seed * 100 + n, seed % 3 == 0);
}

static void
test_cooperative (void)
{
  for (guint n = 2; n <= 5; n++)
    for (guint64 seed = 1; seed <= hk_short (6, 1); seed++)
      play_whole_game (n, "cooperative", seed % 2 == 0 ? "easy" : "hard", seed * 100 + n, seed > 4);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (JsonObject) setup = hk_daz_make_setup (3, "competitive", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_dark_age_z_get_spec (), setup, "Whole game", 5, NULL, &error);
  g_autoptr (HkTable) first = NULL;
  HkDazBot bot;
  HkTable *table;

  g_assert_no_error (error);
  table = hk_session_get_table (session);
  first = hk_table_copy (table);
  hk_daz_bot_init (&bot, 5);
  while (!hk_table_is_over (table))
    g_assert_true (hk_daz_bot_act (&bot, HK_DAZ_TABLE (table), hk_play_try_in_session, session));
  hk_play_undo_and_redo_all (session, first);
  hk_daz_bot_clear (&bot);
}

/* All numbers of players, against each other and together. */
static JsonObject *
make_walk_setup (guint number)
{
  return number % 2 == 0 ? hk_daz_make_setup (2 + number % 4, "competitive", NULL)
                         : hk_daz_make_setup (2 + number % 4, "cooperative", number % 3 == 0 ? "easy" : "hard");
}

static gpointer
begin_walk (guint    number,
            HkTable *table)
{
  HkDazBot *bot = g_new0 (HkDazBot, 1);

  hk_daz_bot_init (bot, number);
  return bot;
}

static gboolean
act_in_walk (gpointer  bot,
             HkTable  *table,
             HkWalkTry attempt,
             gpointer  data)
{
  return hk_daz_bot_act (bot, HK_DAZ_TABLE (table), attempt, data);
}

static void
check_in_walk (gpointer bot,
               HkTable *table)
{
  check_table (HK_DAZ_TABLE (table));
}

static void
end_walk (gpointer bot)
{
  hk_daz_bot_clear (bot);
  g_free (bot);
}

static const HkWalk walk = { "dark-age-z", make_walk_setup, begin_walk, act_in_walk, check_in_walk, end_walk };

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/whole-games/competitive", test_competitive);
  g_test_add_func ("/dark-age-z/whole-games/cooperative", test_cooperative);
  g_test_add_func ("/dark-age-z/whole-games/undo-and-redo", test_undo_and_redo);
  hk_walk_add (&walk, argc, argv);
  return g_test_run ();
}
