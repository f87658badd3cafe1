/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/army-of-the-dead/hk-aotd-game.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"
#include "hk-aotd-bot.h"
#include "hk-play-whole.h"
#include "hk-short.h"
#include "hk-walk.h"

/* Whole missions of chance, with fixed seeds, and what has to hold at every moment of them. */

#define MOST_ROUNDS 25

static guint
count_deck (HkDeck *deck)
{
  g_auto (GStrv) removed = NULL;

  g_object_get (deck, "removed", &removed, NULL);
  return hk_deck_get_n_left (deck) + hk_deck_get_n_discarded (deck) + (removed == NULL ? 0 : g_strv_length (removed));
}

static guint
count_equipment (HkAotdTable *table)
{
  guint n = count_deck (table->equipment_deck);

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    n += g_list_model_get_n_items (G_LIST_MODEL (hk_aotd_table_get_survivor (table, (int) i)->items));
  return n;
}

static void
check_survivor (HkAotdSurvivor *survivor)
{
  g_assert_cmpint (survivor->wounds, >=, 0);
  g_assert_cmpint (survivor->wounds, <=, survivor->health);
  g_assert_true (survivor->eliminated || survivor->wounds < survivor->health);
  g_assert_cmpint (survivor->adrenaline, >=, 0);
  g_assert_cmpint (survivor->adrenaline, <=, 43);
  g_assert_true (!survivor->eliminated || g_list_model_get_n_items (G_LIST_MODEL (survivor->items)) == 0);
  g_assert_true (!survivor->eliminated || survivor->actions == 0);
}

static void
check_type (HkAotdTable *table,
            const char  *type)
{
  const int board = hk_aotd_table_get_on_board (table, type);

  g_assert_cmpint (board, >=, 0);
  g_assert_cmpint (hk_aotd_table_get_trapped (table, type), <=, board);
  if (!hk_aotd_is_abomination (type))
    g_assert_cmpint (board + hk_aotd_table_get_pool (table, type), <=, hk_aotd_table_get_limit (table, type));
}

static void
check_table (HkAotdTable *table)
{
  hk_play_check_views (HK_TABLE (table));
  g_assert_cmpuint (count_equipment (table), ==, 55);
  g_assert_cmpuint (count_deck (table->zombie_deck), ==, 18);
  g_assert_cmpuint (count_deck (table->zeus_deck), ==, 10);
  g_assert_cmpuint (count_deck (table->sleeper_bag), ==, 30);
  g_assert_cmpint (table->sleepers, <=, (int) hk_deck_get_n_left (table->sleeper_bag));
  for (guint i = 0; hk_aotd_odds_types[i] != NULL; i++)
    check_type (table, hk_aotd_odds_types[i]);
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (table); i++)
    check_survivor (hk_aotd_table_get_survivor (table, (int) i));
  g_assert_true ((table->outcome != HK_AOTD_ENDING_NONE) == (hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_OVER));
  g_assert_true ((hk_aotd_table_get_phase (table) == HK_AOTD_PHASE_ZOMBIE) == (table->activation > 0));
}

/* A table that is saved and restored is the same, and its odds are chances. */
static void
check_saved (HkTable *table)
{
  HkAotdSpawnOdds odds;

  hk_play_check_saved (table);
  hk_aotd_spawn_odds_reckon (HK_AOTD_TABLE (table), &odds);
  g_assert_true (odds.is_known);
  for (guint i = 0; i < HK_AOTD_N_TYPES; i++)
    {
      g_assert_cmpfloat (odds.shortage[i], >=, 0);
      g_assert_cmpfloat (odds.shortage[i], <=, 1 + 1e-9);
    }
}

static void
play_whole_game (guint    n_players,
                 guint    variant,
                 guint64  seed,
                 gboolean reckless)
{
  g_autoptr (HkTable) table = hk_table_new (hk_army_of_the_dead_get_spec (), seed);
  g_autoptr (JsonObject) setup = hk_aotd_make_setup (n_players, variant);
  g_autoptr (HkMove) move = hk_move_new ("setup", setup);
  g_autoptr (GError) error = NULL;
  g_autofree char *outcome = NULL;
  HkPlayWhole game = { .table = table, .compare_every = 7 };
  HkAotdBot bot;

  g_assert_true (hk_table_setup (table, move, &error));
  g_assert_no_error (error);
  hk_aotd_bot_init (&bot, seed);
  bot.reckless = reckless;
  while (!hk_table_is_over (table) && HK_AOTD_TABLE (table)->round < MOST_ROUNDS)
    {
      check_table (HK_AOTD_TABLE (table));
      if (game.n_moves % 10 == 0)
        check_saved (table);
      if (!hk_aotd_bot_act (&bot, HK_AOTD_TABLE (table), hk_play_try_on_table, &game))
        {
          g_autofree char *headline = hk_table_get_headline (table);

          g_error ("dead end: %s", headline);
        }
      g_assert_cmpuint (game.n_moves, <, 4000);
    }
  check_table (HK_AOTD_TABLE (table));
  outcome = hk_table_get_outcome (table);
  g_assert_true ((outcome != NULL) == hk_table_is_over (table));
  g_test_message ("%u players, mission %u, seed %" G_GUINT64_FORMAT ": %u moves, %u refused. %s", n_players, variant, seed, game.n_moves,
                  bot.n_refused, outcome == NULL ? "Not over." : outcome);
  hk_aotd_bot_clear (&bot);
}

static void
test_careful (void)
{
  for (guint variant = 0; variant < 4; variant++)
    for (guint64 seed = 1; seed <= hk_short (6, 1); seed++)
      play_whole_game (1 + (guint) seed % 6, variant, seed * 10 + variant, FALSE);
}

static void
test_reckless (void)
{
  for (guint variant = 0; variant < 4; variant++)
    for (guint64 seed = 1; seed <= hk_short (6, 1); seed++)
      play_whole_game (1 + (guint) seed % 6, variant, seed * 100 + variant, TRUE);
}

static void
test_undo_and_redo (void)
{
  g_autoptr (JsonObject) setup = hk_aotd_make_setup (3, 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (hk_army_of_the_dead_get_spec (), setup, "Whole mission", 5, NULL, &error);
  g_autoptr (HkTable) first = NULL;
  HkAotdBot bot;
  HkTable *table;

  g_assert_no_error (error);
  table = hk_session_get_table (session);
  first = hk_table_copy (table);
  hk_aotd_bot_init (&bot, 5);
  while (!hk_table_is_over (table))
    g_assert_true (hk_aotd_bot_act (&bot, HK_AOTD_TABLE (table), hk_play_try_in_session, session));
  hk_play_undo_and_redo_all (session, first);
  hk_aotd_bot_clear (&bot);
}

/* All numbers of players and all missions. */
static JsonObject *
make_walk_setup (guint number)
{
  return hk_aotd_make_setup (1 + number % 6, number % 4);
}

static gpointer
begin_walk (guint    number,
            HkTable *table)
{
  HkAotdBot *bot = g_new0 (HkAotdBot, 1);

  hk_aotd_bot_init (bot, number);
  bot->reckless = number % 2 == 0;
  return bot;
}

static gboolean
act_in_walk (gpointer  bot,
             HkTable  *table,
             HkWalkTry attempt,
             gpointer  data)
{
  return hk_aotd_bot_act (bot, HK_AOTD_TABLE (table), attempt, data);
}

static void
check_in_walk (gpointer bot,
               HkTable *table)
{
  check_table (HK_AOTD_TABLE (table));
}

static void
end_walk (gpointer bot)
{
  hk_aotd_bot_clear (bot);
  g_free (bot);
}

static const HkWalk walk = { "army-of-the-dead", make_walk_setup, begin_walk, act_in_walk, check_in_walk, end_walk };

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/whole-games/careful", test_careful);
  g_test_add_func ("/army-of-the-dead/whole-games/reckless", test_reckless);
  g_test_add_func ("/army-of-the-dead/whole-games/undo-and-redo", test_undo_and_redo);
  hk_walk_add (&walk, argc, argv);
  return g_test_run ();
}
