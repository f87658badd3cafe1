/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/guide/hk-rf-legal.h"
#include "games/rfyl/hk-rf-game.h"
#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/rules/hk-rf-flow.h"
#include "hk-play-whole.h"
#include "hk-rf-bot.h"
#include "hk-short.h"
#include "hk-walk.h"

/* Whole games of chance, with fixed seeds, and what has to hold at every moment of them. */

#define MOST_TURNS 60

static guint
count_deck (HkDeck *deck)
{
  return hk_deck_get_n_left (deck) + hk_deck_get_n_discarded (deck);
}

/* Cards that are drawn by the app neither appear nor vanish. */
static void
check_decks (HkRfTable *table)
{
  guint determination = count_deck (table->determination_deck);
  guint blood = count_deck (table->blood_deck);
  guint event = count_deck (table->event_deck);

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (table, i);

      determination += (player->speed >= 0) + (player->ties != NULL && player->ties[0] != NULL);
      for (int j = 0; j < hk_rf_player_get_n_bloods (player); j++)
        blood += hk_rf_player_get_blood (player, j)->card != NULL;
      event += g_list_model_get_n_items (G_LIST_MODEL (player->items));
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->piles)); i++)
    {
      g_autoptr (HkRfPile) pile = g_list_model_get_item (G_LIST_MODEL (table->piles), i);

      event += g_list_model_get_n_items (G_LIST_MODEL (pile->items));
    }
  for (int i = 0; i < hk_rf_table_get_n_draws (table); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (table, i);

      event += draw->event != NULL && draw->state == HK_RF_DRAW_OPEN;
    }
  g_assert_cmpuint (determination, ==, 60);
  g_assert_cmpuint (blood, ==, 22);
  g_assert_cmpuint (event, ==, 57);
}

static void
check_player (HkRfTable *table,
              int        number)
{
  HkRfPlayer *player = hk_rf_table_get_player (table, number);

  g_assert_false (player->zombie && player->safe);
  g_assert_true (player->zombie == (player->turned_turn > 0));
  g_assert_true (player->safe == (player->out_turn > 0));
  g_assert_cmpint (player->bullets, >=, 0);
  if (player->zombie)
    {
      g_assert_cmpint (player->bullets, ==, 0);
      g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (player->items)), ==, 0);
      g_assert_cmpint (hk_rf_player_get_n_bloods (player), ==, 0);
    }
  else
    g_assert_cmpint (hk_rf_table_get_horde_size (table, number), ==, 0);
  if (player->safe)
    g_assert_cmpint (player->space, ==, 0);
}

static void
check_table (HkRfTable *table)
{
  hk_play_check_views (HK_TABLE (table));
  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    check_player (table, i);
  for (int i = 0; i < hk_rf_table_get_n_zombies (table); i++)
    {
      HkRfZombie *zombie = hk_rf_table_get_zombie (table, i);
      HkRfPlayer *leader = hk_rf_table_get_player (table, zombie->leader);

      g_assert_true (zombie->leader < 0 || (leader->zombie && leader->space == zombie->space));
    }
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->piles)); i++)
    {
      g_autoptr (HkRfPile) pile = g_list_model_get_item (G_LIST_MODEL (table->piles), i);

      g_assert_true (pile->bullets > 0 || g_list_model_get_n_items (G_LIST_MODEL (pile->items)) > 0);
    }
  g_assert_true ((table->outcome != HK_RF_OUTCOME_NONE) == (hk_rf_table_get_phase (table) == HK_RF_PHASE_OVER));
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_COMBAT || hk_rf_table_get_phase (table) == HK_RF_PHASE_OVER)
    return;
  for (int i = 0; i < hk_rf_table_get_n_fights (table); i++)
    g_assert_true (hk_rf_table_get_fight (table, i)->encounter);
}

/* Whatever is offered as legal, with nothing left to say, can be made; nothing else can. */
static void
check_offers (HkTable *table)
{
  const int n = hk_rf_table_get_n_players (HK_RF_TABLE (table));

  for (int i = -1; i < n; i++)
    {
      g_autoptr (GPtrArray) offers = i < 0 ? hk_rf_list_table_moves (HK_RF_TABLE (table)) : hk_rf_list_player_moves (HK_RF_TABLE (table), i);

      for (guint j = 0; j < offers->len; j++)
        {
          HkMoveOption *offer = g_ptr_array_index (offers, j);
          g_autoptr (HkTable) copy = hk_table_copy (table);
          g_autoptr (HkMove) move = hk_move_option_make_move (offer);
          g_autoptr (GError) error = NULL;
          const char * const *missing = hk_move_option_get_missing (offer);

          g_assert_cmpuint (strlen (hk_move_option_get_title (offer)), >, 0);
          if (missing == NULL || missing[0] == NULL)
            g_assert_true (hk_table_apply (copy, move, &error) == hk_move_option_is_legal (offer));
        }
    }
}

static void
play_whole_game (guint    n_players,
                 guint    variant,
                 guint64  seed,
                 gboolean by_hand)
{
  g_autoptr (HkTable) table = hk_table_new (hk_rfyl_get_spec (), seed);
  g_autoptr (JsonObject) setup = hk_rf_make_setup (n_players, variant);
  g_autoptr (HkMove) move = hk_move_new ("setup", setup);
  g_autoptr (GError) error = NULL;
  g_autofree char *outcome = NULL;
  HkPlayWhole game = { .table = table, .compare_every = 7 };
  HkRfBot bot;

  if (by_hand)
    {
      json_object_set_string_member (setup, "components", "none");
      json_object_set_string_member (setup, "cards-by", "hand");
    }
  g_assert_true (hk_table_setup (table, move, &error));
  g_assert_no_error (error);
  hk_rf_bot_init (&bot, seed);
  bot.by_hand = by_hand;
  bot.hasty = seed % 2 == 0;
  while (!hk_table_is_over (table) && HK_RF_TABLE (table)->turn < MOST_TURNS)
    {
      check_table (HK_RF_TABLE (table));
      if (!by_hand)
        check_decks (HK_RF_TABLE (table));
      if (game.n_moves % 50 == 49)
        check_offers (table);
      if (!hk_rf_bot_act (&bot, HK_RF_TABLE (table), hk_play_try_on_table, &game))
        {
          g_autofree char *headline = hk_table_get_headline (table);
          g_autofree char *unfinished = hk_rf_report_unfinished (HK_RF_TABLE (table));

          g_error ("dead end: %s: %s", headline, unfinished);
        }
      g_assert_cmpuint (game.n_moves, <, 6000);
    }
  check_table (HK_RF_TABLE (table));
  outcome = hk_table_get_outcome (table);
  g_assert_true ((outcome != NULL) == hk_table_is_over (table));
  g_test_message ("%u players, variant %u, seed %" G_GUINT64_FORMAT ": %u moves, %u refused. %s", n_players, variant, seed, game.n_moves,
                  bot.n_refused, outcome == NULL ? "Not over." : outcome);
  hk_rf_bot_clear (&bot);
}

static void
test_by_app (void)
{
  for (guint variant = 0; variant < hk_short (12, 2); variant++)
    for (guint64 seed = 1; seed <= 2; seed++)
      play_whole_game (1 + (variant * 2 + (guint) seed) % 8, variant, seed * 100 + variant, FALSE);
}

static void
test_by_hand (void)
{
  for (guint variant = 0; variant < hk_short (12, 2); variant++)
    play_whole_game (1 + variant % 8, variant, 500 + variant, TRUE);
}

static void
test_undo_and_redo (void)
{
  for (guint variant = 0; variant < 4; variant++)
    {
      g_autoptr (JsonObject) setup = hk_rf_make_setup (4, variant);
      g_autoptr (GError) error = NULL;
      g_autoptr (HkSession) session = hk_session_new (hk_rfyl_get_spec (), setup, "Whole game", 5 + variant, NULL, &error);
      g_autoptr (HkTable) first = NULL;
      HkRfBot bot;
      HkTable *table;

      g_assert_no_error (error);
      table = hk_session_get_table (session);
      first = hk_table_copy (table);
      hk_rf_bot_init (&bot, 5 + variant);
      while (!hk_table_is_over (table) && HK_RF_TABLE (table)->turn < 20)
        g_assert_true (hk_rf_bot_act (&bot, HK_RF_TABLE (table), hk_play_try_in_session, session));
      hk_play_undo_and_redo_all (session, first);
      hk_rf_bot_clear (&bot);
    }
}

/* All numbers of players and all variants, and every fourth game by hand. */
static JsonObject *
make_walk_setup (guint number)
{
  JsonObject *setup = hk_rf_make_setup (1 + number % 8, number % 12);

  if (number % 4 == 3)
    {
      json_object_set_string_member (setup, "components", "none");
      json_object_set_string_member (setup, "cards-by", "hand");
    }
  return setup;
}

static gpointer
begin_walk (guint    number,
            HkTable *table)
{
  HkRfBot *bot = g_new0 (HkRfBot, 1);

  hk_rf_bot_init (bot, number);
  bot->by_hand = number % 4 == 3;
  bot->hasty = number % 2 == 0;
  return bot;
}

static gboolean
act_in_walk (gpointer  bot,
             HkTable  *table,
             HkWalkTry attempt,
             gpointer  data)
{
  return hk_rf_bot_act (bot, HK_RF_TABLE (table), attempt, data);
}

static void
check_in_walk (gpointer bot,
               HkTable *table)
{
  const HkRfBot *player = bot;

  check_table (HK_RF_TABLE (table));
  if (!player->by_hand)
    check_decks (HK_RF_TABLE (table));
}

static void
end_walk (gpointer bot)
{
  hk_rf_bot_clear (bot);
  g_free (bot);
}

static const HkWalk walk = { "rfyl", make_walk_setup, begin_walk, act_in_walk, check_in_walk, end_walk };

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/whole-games/by-app", test_by_app);
  g_test_add_func ("/rfyl/whole-games/by-hand", test_by_hand);
  g_test_add_func ("/rfyl/whole-games/undo-and-redo", test_undo_and_redo);
  hk_walk_add (&walk, argc, argv);
  return g_test_run ();
}
