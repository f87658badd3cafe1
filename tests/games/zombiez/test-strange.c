/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/hk-zz-game.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-worth.h"
#include "hk-play-whole.h"
#include "hk-short.h"
#include "hk-strange.h"
#include "hk-zz-bot.h"

/* Moves, setups and questions that nobody would think of: each is refused with a sentence and an unchanged table, or played so that
 * it can be taken back. */

#define N_TABLES    10
#define N_MOVES     300
#define N_SETUPS    500
#define N_QUESTIONS 500
#define SWEPT_LATER 20

static const char * const words[] = {
  "", "zombie-1-1", "zombie-5-3", "axe-2", "net-1", "shotgun-3", "barricade", "barricade-2", "barricade>zombie-2-2", "zombie-3-3*4", "zombie-2-2 axe-1",
  "zombie-0-1", "axe", "left", "hand", "none", "-1", "99999999999", "%s%n", "🧟", "?", ">>>", "*", NULL
};

static const char * const members[] = {
  "name", "value", "colour", "first", "second", "third", "copies", "action", "number", "zombie", "barricade", "0", "1", "7", "x", NULL
};

/* A pack that might be told. */
static JsonNode *
make_object (const HkStrange   *self,
             GRand             *rand,
             const HkParamSpec *param)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_node_take_object (node, object);
  for (int i = 0; i < 3; i++)
    json_object_set_member (object, hk_strange_pick (rand, self->members), hk_strange_make_node (self, rand, 2));
  return node;
}

static void
check_table (HkTable *any_table)
{
  HkZzTable *table = HK_ZZ_TABLE (any_table);
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (any_table);
  g_autoptr (GPtrArray) steps = hk_table_list_steps (any_table);
  g_autofree char *headline = hk_table_get_headline (any_table);

  g_assert_nonnull (headline);
  g_assert_true ((next == NULL) == hk_table_is_over (any_table));
  g_assert_true ((table->outcome != HK_ZZ_OUTCOME_NONE) == (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_OVER));
  g_assert_true ((hk_zz_table_get_n_actions (table) > 0) == (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_ACTIONS));
  g_assert_true ((table->drawn != NULL) == (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_PLACE));
  for (int i = 0; i < hk_zz_table_get_n_players (table); i++)
    {
      HkZzPlayer *player = hk_zz_table_get_player (table, i);

      for (int j = 0; j < hk_zz_player_get_n_cards (player); j++)
        g_assert_true (hk_zz_card_is_zombie (hk_zz_player_get_card (player, j)));
    }
}

/* Where anything may have been set by hand, little holds. */
static void
check_headline (HkTable *table)
{
  g_autofree char *headline = hk_table_get_headline (table);

  g_assert_nonnull (headline);
}

/* What would end the game at once, and what sets anything at all, is left to other tests. */
static gboolean
avoids (GRand      *rand,
        const char *move)
{
  return g_str_equal (move, "finish") || g_str_equal (move, "set") || (g_str_equal (move, "deck-out") && g_rand_int_range (rand, 0, 20) > 0);
}

static HkStrange
get_strange (void)
{
  return (HkStrange) { hk_zombiez_get_spec (), words, members, 8, make_object, avoids, check_table, HK_ZZ_N_VALUES };
}

/* Returns how many of the strange moves were played. */
static guint
play_strange (guint seed)
{
  const HkStrange strange = get_strange ();
  g_autoptr (JsonObject) setup = hk_zz_make_setup (2 + seed % 5, seed);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed + 1);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (strange.game, setup, NULL, seed, NULL, &error);
  HkZzBot bot;
  guint n_played = 0;

  g_assert_no_error (error);
  hk_zz_bot_init (&bot, seed);
  for (int i = 0; i < N_MOVES && !hk_table_is_over (hk_session_get_table (session)); i++)
    {
      if (i == (int) seed * SWEPT_LATER)
        hk_strange_sweep (&strange, hk_session_get_table (session), rand);
      n_played += hk_strange_play (&strange, session, rand, i % 8 == 0);
      /* In between the game goes on, so that every phase comes. */
      if (i % 3 == 0 && !hk_table_is_over (hk_session_get_table (session)))
        hk_zz_bot_act (&bot, HK_ZZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session);
    }
  hk_zz_bot_clear (&bot);
  return n_played;
}

static void
test_moves (void)
{
  guint n_played = 0;

  for (guint seed = 0; seed < hk_short (N_TABLES, 1); seed++)
    n_played += play_strange (seed);
  g_test_message ("%u strange moves played", n_played);
  g_assert_cmpuint (n_played, >, hk_short (100, 10));
}

/* Whatever a group sets by hand, the table can still be looked at and played on. */
static void
test_by_hand (void)
{
  static const char * const paths[] = {
    "phase", "current-player", "taker", "n-placed", "last-turn", "shuffles-left", "drawn", "rows", "rows/0/cards", "rows/1/cards/0/kind", "rows/0/cards/0/covered",
    "rows/2/cards/0/value", "players/0/cards", "players/1/cards/0/kind", "actions", "gained", "deck", "deck/draw-pile", "deck/discard-pile", "first-player",
    "colours", "winners", "outcome", "mode", "cards-by", "players/0/sets", "house-rules", "actions/0/player", "actions/0/card", "players/0/name", NULL
  };
  static const char * const values[] = {
    "null", "[]", "0", "5", "-1", "true", "\"draw\"", "\"place\"", "\"choose\"", "\"reward\"", "\"actions\"", "\"takings\"", "\"scoring\"", "\"over\"", "\"x\"",
    "{\"kind\":\"axe\",\"colour\":1}", "{\"kind\":\"zombie\",\"value\":3,\"colour\":2}", "{\"kind\":\"barricade\"}", "{}", "[{}]",
    "[{\"kind\":\"zombie\",\"value\":2},{\"kind\":\"barricade\"},{\"kind\":\"net\",\"colour\":3}]", "[\"zombie-1-1\",\"?\",\"x\"]", "[\"1\",\"9\"]",
    "[{\"player\":4,\"card\":{\"kind\":\"shotgun\"}}]", "[{\"player\":0}]", "[{\"player\":0,\"card\":{\"kind\":\"net\"}}]", NULL
  };
  HkStrange strange = get_strange ();
  g_autoptr (GRand) rand = g_rand_new_with_seed (8);
  guint n_set = 0;

  strange.check = check_headline;
  for (guint i = 0; i < (g_test_slow () ? 400 : hk_short (60, 3)); i++)
    {
      g_autoptr (JsonObject) setup = hk_zz_make_setup (2 + i % 5, i);
      g_autoptr (GError) failure = NULL;
      g_autoptr (HkSession) session = hk_session_new (hk_zombiez_get_spec (), setup, NULL, i, NULL, &failure);
      HkZzBot bot;

      g_assert_no_error (failure);
      hk_zz_bot_init (&bot, i);
      for (guint j = 0; j < i % 40; j++)
        hk_zz_bot_act (&bot, HK_ZZ_TABLE (hk_session_get_table (session)), hk_play_try_in_session, session);
      for (guint j = 0; j < 25; j++)
        {
          HkTable *table = hk_session_get_table (session);
          g_autoptr (HkMove) move = hk_move_build ("set", "s:path", hk_strange_pick (rand, paths), NULL);
          g_autoptr (GPtrArray) offers = NULL;
          g_autoptr (GPtrArray) steps = NULL;
          g_autoptr (HkPrimaryAction) next = NULL;
          g_autoptr (HkBreakdown) odds = NULL;
          g_autoptr (HkBreakdown) worth = NULL;
          g_autoptr (HkScoreSheet) sheet = NULL;
          g_auto (GStrv) reminders = NULL;
          g_autofree char *headline = NULL;

          json_object_set_member (hk_move_get_params (move), "value", json_from_string (hk_strange_pick (rand, values), NULL));
          n_set += hk_session_play (session, move, NULL);
          offers = hk_zz_list_moves (HK_ZZ_TABLE (table));
          steps = hk_table_list_steps (table);
          next = hk_table_get_primary_action (table);
          odds = hk_zz_table_explain_odds (HK_ZZ_TABLE (table));
          worth = hk_zz_table_explain_worth (HK_ZZ_TABLE (table), (int) (j % 3), (int) (j % 6));
          sheet = hk_table_get_score_sheet (table);
          reminders = hk_table_list_reminders (table);
          headline = hk_table_get_headline (table);
          g_assert_nonnull (steps);
          g_assert_nonnull (reminders);
          if (next != NULL && hk_primary_action_get_move (next) != NULL)
            {
              g_autoptr (HkMove) copy = hk_move_copy (hk_primary_action_get_move (next));

              hk_session_play (session, copy, NULL);
            }
          hk_strange_play (&strange, session, rand, FALSE);
        }
      hk_zz_bot_clear (&bot);
    }
  g_assert_cmpuint (n_set, >, hk_short (100, 2));
}

/* What a file may say and no table can be: what names nobody. */
static void
test_names_nobody (void)
{
  static const char * const paths[] = {
    "players", "[]",
    "rows", "[]",
    "deck", "null",
    "phase", "\"x\"",
    "current-player", "5",
    "taker", "5",
    "actions", "[{\"player\":5,\"card\":{\"kind\":\"net\"}}]",
    "winners", "[\"9\"]",
    NULL
  };
  g_autoptr (JsonObject) setup = hk_zz_make_setup (3, 1);
  g_autoptr (HkSession) session = hk_session_new (hk_zombiez_get_spec (), setup, NULL, 1, NULL, NULL);

  hk_strange_check_nobody (hk_session_get_table (session), paths);
}

int
main (int    argc,
      char **argv)
{
  const HkStrange strange = get_strange ();
  const HkStrangeAims aims = { N_SETUPS, 20, 20, N_QUESTIONS, N_QUESTIONS / 10 };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/strange/names-nobody", test_names_nobody);
  g_test_add_func ("/zombiez/strange/moves", test_moves);
  g_test_add_func ("/zombiez/strange/by-hand", test_by_hand);
  hk_strange_add_tests (&strange, &aims);
  return g_test_run ();
}
