/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/record/hk-error.h"
#include "games/zombiez/content/hk-zz-setup.h"
#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/hk-zz-game.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "hk-short.h"
#include "hk-walk.h"
#include "hk-zz-bot.h"
#include "zz-game.h"

/* Whole games of chance, with fixed seeds, and what has to hold at every moment of them. */

typedef struct
{
  HkTable *table;
  guint    n_moves;
  int      n_shuffles;  /* as far as the table has told */
} Game;

/* Rows that were built by the rules keep to them, whatever has been taken from their ends. */
static void
check_row (HkZzTable *table,
           HkZzRow   *row)
{
  const HkZzRowRules rules = hk_zz_table_get_row_rules (table);
  guint n;
  g_autofree HkZzCell *cells = hk_zz_row_to_cells (row, &n);

  for (guint i = 1; i < n; i++)
    {
      g_assert_true (cells[i].value == 0 || cells[i].value != cells[i - 1].value);
      g_assert_true (cells[i].colour == 0 || cells[i].colour != cells[i - 1].colour);
      /* With a card between that has since been covered, a row may fall where actions break it. */
      for (guint j = 0; j < i && !rules.actions_break; j++)
        g_assert_true (cells[i].value == 0 || cells[j].value <= cells[i].value);
    }
}

static void
check_table (HkZzTable *table)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));
  guint n_current = 0;
  g_auto (GStrv) reminders = hk_table_list_reminders (HK_TABLE (table));

  g_assert_nonnull (headline);
  g_assert_nonnull (reminders);
  for (guint i = 0; i < steps->len; i++)
    n_current += hk_step_get_state (g_ptr_array_index (steps, i)) == HK_STEP_CURRENT;
  g_assert_cmpuint (n_current, ==, hk_table_is_over (HK_TABLE (table)) ? 0 : 1);
  g_assert_cmpint (zz_count_all (table), ==, HK_ZZ_N_CARDS);
  g_assert_true ((next == NULL) == hk_table_is_over (HK_TABLE (table)));
  g_assert_true ((table->outcome != HK_ZZ_OUTCOME_NONE) == (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_OVER));
  g_assert_true ((table->drawn != NULL) == (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_PLACE));
  g_assert_true ((hk_zz_table_get_n_actions (table) > 0) == (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_ACTIONS));
  g_assert_true (g_list_model_get_n_items (G_LIST_MODEL (table->gained)) == 0 || hk_zz_table_get_phase (table) == HK_ZZ_PHASE_ACTIONS);
  g_assert_true (hk_zz_table_get_n_left (table) > 0 || table->last_turn);
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    check_row (table, hk_zz_table_get_row (table, i));
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);

      g_assert_cmpint (player->sets, ==, hk_record_list_get_length (player->kept));
      for (int j = 1; j < hk_zz_player_get_n_cards (player); j++)
        g_assert_cmpint (hk_zz_player_get_card (player, j - 1)->value, <=, hk_zz_player_get_card (player, j)->value);
    }
}

/* Whatever is offered as legal, with nothing left to say, can be made; nothing else can. */
static void
check_offers (HkTable *table)
{
  g_autoptr (GPtrArray) offers = hk_zz_list_moves (HK_ZZ_TABLE (table));

  for (guint j = 0; j < offers->len; j++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, j);
      g_autoptr (HkTable) copy = hk_table_copy (table);
      g_autoptr (HkMove) move = hk_move_option_make_move (offer);
      const char * const *missing = hk_move_option_get_missing (offer);

      g_assert_cmpuint (strlen (hk_move_option_get_title (offer)), >, 0);
      if (missing[0] == NULL)
        g_assert_true (hk_table_apply (copy, move, NULL) == hk_move_option_is_legal (offer));
    }
}

/* A chance, or its bounds, is explained as long as a card is left. */
static void
check_odds (HkZzTable *table)
{
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_odds (table);
  HkZzOdds odds;

  g_assert_true (hk_zz_table_get_bust_odds (table, &odds) == (odds.left > 0 && odds.unplaceable == odds.most));
  g_assert_true ((odds.left > 0) == (breakdown != NULL));
  g_assert_cmpint (odds.unplaceable, <=, odds.most);
  g_assert_cmpint (odds.most, <=, odds.left);
  g_assert_cmpint (odds.left, ==, hk_zz_table_get_n_left (table));
  g_assert_cmpint (odds.unplaceable, <=, odds.left);
}

static gboolean
attempt_on_table (gpointer data,
                  HkMove  *move)
{
  Game *game = data;
  const int shuffles = HK_ZZ_TABLE (game->table)->shuffles_left;
  g_autoptr (GError) error = NULL;

  if (hk_table_apply (game->table, move, &error))
    {
      g_assert_no_error (error);
      g_assert_nonnull (hk_move_get_logged (move));
      game->n_moves++;
      game->n_shuffles += shuffles - HK_ZZ_TABLE (game->table)->shuffles_left;
      return TRUE;
    }
  g_assert_nonnull (error);
  g_assert_true (error->domain == HK_ERROR);
  return FALSE;
}

static void
play_whole_game (guint    n_players,
                 guint    variant,
                 guint64  seed,
                 gboolean by_hand)
{
  g_autoptr (HkTable) table = hk_table_new (hk_zombiez_get_spec (), seed);
  g_autoptr (JsonObject) setup = hk_zz_make_setup (n_players, variant);
  g_autoptr (HkMove) move = hk_move_new ("setup", setup);
  g_autoptr (GError) error = NULL;
  g_autofree char *outcome = NULL;
  Game game = { table, 0, 0 };
  HkZzBot bot;

  if (by_hand)
    json_object_set_string_member (setup, "components", "none");
  g_assert_true (hk_table_setup (table, move, &error));
  g_assert_no_error (error);
  hk_zz_bot_init (&bot, seed);
  bot.greedy = seed % 2 == 0;
  while (!hk_table_is_over (table))
    {
      check_table (HK_ZZ_TABLE (table));
      if (game.n_moves % 40 == 39)
        {
          check_offers (table);
          check_odds (HK_ZZ_TABLE (table));
        }
      if (!hk_zz_bot_act (&bot, HK_ZZ_TABLE (table), attempt_on_table, &game))
        {
          g_autofree char *headline = hk_table_get_headline (table);

          g_error ("dead end: %s", headline);
        }
      g_assert_cmpuint (game.n_moves, <, 6000);
    }
  check_table (HK_ZZ_TABLE (table));
  outcome = hk_table_get_outcome (table);
  g_assert_nonnull (outcome);
  g_assert_true (HK_ZZ_TABLE (table)->last_turn);
  g_assert_cmpint (game.n_shuffles, ==, hk_zz_count_shuffles ((int) n_players));
  g_test_message ("%u players, variant %u, seed %" G_GUINT64_FORMAT ": %u moves, %u refused. %s", n_players, variant, seed, game.n_moves,
                  bot.n_refused, outcome);
  hk_zz_bot_clear (&bot);
}

static void
test_by_app (void)
{
  for (guint n = 2; n <= 6; n++)
    for (guint64 seed = 1; seed <= (g_test_slow () ? 8 : hk_short (2, 1)); seed++)
      play_whole_game (n, (n + 5 * (guint) seed) % 16, seed * 100 + n, FALSE);
}

static void
test_by_hand (void)
{
  for (guint n = 2; n <= 6; n++)
    play_whole_game (n, n, 500 + n, TRUE);
}

static gboolean
attempt_in_session (gpointer data,
                    HkMove  *move)
{
  return hk_session_play (data, move, NULL);
}

static void
test_undo_and_redo (void)
{
  for (guint n_players = 2; n_players <= 6; n_players += 2)
    {
      g_autoptr (JsonObject) setup = hk_zz_make_setup (n_players, n_players);
      g_autoptr (GError) error = NULL;
      g_autoptr (HkSession) session = hk_session_new (hk_zombiez_get_spec (), setup, "Whole game", 5 + n_players, NULL, &error);
      g_autoptr (HkTable) first = NULL;
      g_autoptr (HkTable) last = NULL;
      HkZzBot bot;
      HkTable *table;
      guint n;

      g_assert_no_error (error);
      table = hk_session_get_table (session);
      first = hk_table_copy (table);
      hk_zz_bot_init (&bot, 5 + n_players);
      while (!hk_table_is_over (table))
        g_assert_true (hk_zz_bot_act (&bot, HK_ZZ_TABLE (table), attempt_in_session, session));
      last = hk_table_copy (table);
      n = hk_session_get_n_moves (session);
      g_assert_cmpuint (n, >, 50);
      g_assert_true (hk_session_undo (session, n, &error));
      g_assert_no_error (error);
      g_assert_true (hk_record_equal (first, table));
      g_assert_true (hk_session_redo (session, n, &error));
      g_assert_no_error (error);
      g_assert_true (hk_record_equal (last, table));
      hk_zz_bot_clear (&bot);
    }
}

/* All numbers of players, with many house rules, and every fourth game by hand. */
static JsonObject *
make_walk_setup (guint number)
{
  JsonObject *setup = hk_zz_make_setup (2 + number % 5, number % 16);

  if (number % 4 == 3)
    json_object_set_string_member (setup, "components", "none");
  return setup;
}

static gpointer
begin_walk (guint    number,
            HkTable *table)
{
  HkZzBot *bot = g_new0 (HkZzBot, 1);

  hk_zz_bot_init (bot, number);
  bot->greedy = number % 2 == 0;
  return bot;
}

static gboolean
act_in_walk (gpointer  bot,
             HkTable  *table,
             HkWalkTry attempt,
             gpointer  data)
{
  return hk_zz_bot_act (bot, HK_ZZ_TABLE (table), attempt, data);
}

static void
check_in_walk (gpointer bot,
               HkTable *table)
{
  check_table (HK_ZZ_TABLE (table));
}

static void
end_walk (gpointer bot)
{
  hk_zz_bot_clear (bot);
  g_free (bot);
}

static const HkWalk walk = { "zombiez", make_walk_setup, begin_walk, act_in_walk, check_in_walk, end_walk };

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/whole-games/by-app", test_by_app);
  g_test_add_func ("/zombiez/whole-games/by-hand", test_by_hand);
  g_test_add_func ("/zombiez/whole-games/undo-and-redo", test_undo_and_redo);
  hk_walk_add (&walk, argc, argv);
  return g_test_run ();
}
