/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/rules/hk-zz-score.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "zz-game.h"

/* Horde sets and points (Creating a Horde Set, Scoring). */

static HkZzPlayer *
get_ann (HkZzTable *table)
{
  return hk_zz_table_get_player (table, ANN);
}

/* Section: Creating a Horde Set. */
static void
test_run (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");

  zz_give (table, ANN, "1a 2b 3c 4a");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':0,'kind':'run'");
  zz_give (table, ANN, "5b 5c");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':0,'kind':'run','colours':[2,0,0,0,0]");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':0,'kind':'run','kept':2,'kept-colour':1");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':1,'kind':'run'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'horde-set','player':2,'kind':'run'");
  zz_play (table, "'horde-set','player':0,'kind':'run','kept':1,'colours':[0,0,0,0,3]");
  zz_assert_cards (table, ANN, "5b");
  g_assert_cmpint (get_ann (table)->sets, ==, 1);
  g_assert_cmpint (((HkZzCard *) hk_record_list_get (get_ann (table)->kept, 0))->value, ==, 1);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->deck), ==, 4);
  g_assert_cmpint (hk_zz_player_get_points (get_ann (table)), ==, 11);
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* Section: Creating a Horde Set. */
static void
test_four (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");

  zz_give (table, ANN, "2a 2a 2b");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':0,'kind':'four','value':2");
  zz_give (table, ANN, "2c 2c");
  zz_refuse (table, HK_ERROR_PARAMETER, "'horde-set','player':0,'kind':'four'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':0,'kind':'four','value':2,'colours':[2,2,0,0]");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':0,'kind':'four','value':2,'colours':[1,1,3,3],'kept-colour':2");
  zz_play (table, "'horde-set','player':0,'kind':'four','value':2,'colours':[0,0,3,3],'kept-colour':3");
  zz_assert_cards (table, ANN, "2b");
  g_assert_cmpint (((HkZzCard *) hk_record_list_get (get_ann (table)->kept, 0))->colour, ==, 3);
  g_assert_cmpint (hk_zz_player_get_points (get_ann (table)), ==, 11);
}

/* Both kinds are offered where both fit, and one spoils the other (Creating a Horde Set). */
static void
test_both (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (GArray) left = NULL;

  zz_give (table, ANN, "1a 2a 3a 4a 4b 4c 4a 5a");
  offers = hk_zz_list_sets (table, ANN);
  g_assert_cmpuint (offers->len, ==, 2);
  g_assert_true (hk_move_option_is_legal (g_ptr_array_index (offers, 0)));
  g_assert_true (hk_move_option_is_legal (g_ptr_array_index (offers, 1)));
  g_assert_cmpstr (hk_move_get_string (hk_move_option_get_move (g_ptr_array_index (offers, 0)), "kind"), ==, "four");
  zz_play (table, "'horde-set','player':0,'kind':'four','value':4");
  left = hk_zz_player_list_sets (get_ann (table));
  g_assert_cmpuint (left->len, ==, 0);
  zz_assert_cards (table, ANN, "1a 2a 3a 5a");
}

/* Ruling: in anybody's turn, and several one after the other. */
static void
test_any_time (void)
{
  g_autoptr (HkZzTable) table = zz_new (3, "");

  zz_give (table, BO, "3a 3a 3b 3b 3c 3c 3c 3c");
  zz_play (table, "'horde-set','player':1,'kind':'four','value':3");
  zz_play (table, "'draw','card':'zombie-1-1'");
  zz_play (table, "'horde-set','player':1,'kind':'four','value':3");
  g_assert_cmpint (hk_zz_player_get_points (hk_zz_table_get_player (table, BO)), ==, 20);
  zz_assert_phase (table, HK_ZZ_PHASE_PLACE);
}

/* Ruling: not while an action waits. */
static void
test_action_first (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "Xa", "", "");
  g_autoptr (GPtrArray) offers = NULL;

  zz_give (table, ANN, "3a 3a 3b 3b");
  zz_play (table, "'draw','card':'zombie-1-1'");
  zz_play (table, "'place','row':1");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  zz_refuse (table, HK_ERROR_REFUSED, "'horde-set','player':0,'kind':'four','value':3");
  offers = hk_zz_list_sets (table, ANN);
  g_assert_cmpuint (offers->len, ==, 1);
  g_assert_nonnull (hk_move_option_get_reason (g_ptr_array_index (offers, 0)));
  zz_play (table, "'horde-set','player':0,'kind':'four','value':3,'house':true");
  zz_play (table, "'skip-action'");
  g_assert_cmpint (get_ann (table)->sets, ==, 1);
}

/* Face down cards cannot be lost (Creating a Horde Set). */
static void
test_kept (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "Nb", "", "");

  zz_give (table, BO, "3a 3a 3b 3b");
  zz_play (table, "'horde-set','player':1,'kind':'four','value':3");
  zz_play (table, "'draw','card':'zombie-1-1'");
  zz_play (table, "'place','row':1");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'net','from':1,'value':3");
  zz_play (table, "'skip-action'");
  g_assert_cmpint (hk_zz_table_get_player (table, BO)->sets, ==, 1);
}

/* The example of the book: 20 + 3 = 23. */
static void
test_score_example (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, ",\"mode\":\"scorekeeper\"");
  g_autoptr (HkScoreSheet) sheet = NULL;
  g_autofree char *outcome = NULL;

  zz_assert_phase (table, HK_ZZ_PHASE_SCORING);
  zz_play (table, "'score','player':0,'sets':2,'cards':3");
  zz_play (table, "'score','player':1,'sets':1");
  zz_play (table, "'score','player':1,'cards':12");
  g_assert_cmpint (hk_zz_player_get_points (get_ann (table)), ==, 23);
  g_assert_cmpint (hk_zz_player_get_points (hk_zz_table_get_player (table, BO)), ==, 22);
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'draw'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'next-turn'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'deck-out'");
  zz_play (table, "'finish'");
  outcome = hk_table_get_outcome (HK_TABLE (table));
  g_assert_cmpstr (outcome, ==, "Ann wins with 23 points.");
  sheet = hk_table_get_score_sheet (HK_TABLE (table));
  g_assert_cmpstr (hk_score_sheet_get_row (sheet, 0)[1], ==, "23");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'score','player':0,'sets':3");
}

/* Section: Scoring. */
static void
test_tie (void)
{
  g_autoptr (HkZzTable) table = zz_new (3, ",\"mode\":\"scorekeeper\"");
  g_autofree char *outcome = NULL;

  zz_play (table, "'score','player':0,'sets':1,'cards':5");
  zz_play (table, "'score','player':2,'cards':15");
  zz_play (table, "'finish'");
  outcome = hk_table_get_outcome (HK_TABLE (table));
  g_assert_cmpstr (outcome, ==, "Ann, Cy share the victory with 15 points.");
}

/* Nobody wins by less than another has, and somebody always wins (Scoring). */
static void
test_winners (void)
{
  for (int a = 0; a < 4; a++)
    for (int b = 0; b < 4; b++)
      for (int c = 0; c < 4; c++)
        {
          const int points[] = { a, b, c };
          g_autoptr (GArray) winners = hk_zz_find_winners (points, NULL, 3);
          guint n = 0;

          for (int i = 0; i < 3; i++)
            if (points[i] >= a && points[i] >= b && points[i] >= c)
              g_assert_cmpint (g_array_index (winners, int, n++), ==, i);
          g_assert_cmpuint (winners->len, ==, n);
        }
}

/* Numbers by hand beside cards that are known. */
static void
test_score_by_hand (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");

  zz_give (table, ANN, "1a 2a");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'score','player':0,'cards':1");
  zz_play (table, "'score','player':0,'cards':5");
  g_assert_cmpint (hk_zz_player_get_points (get_ann (table)), ==, 5);
  zz_give (table, ANN, "3a");
  g_assert_cmpint (hk_zz_player_get_points (get_ann (table)), ==, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/sets/run", test_run);
  g_test_add_func ("/zombiez/sets/four", test_four);
  g_test_add_func ("/zombiez/sets/both", test_both);
  g_test_add_func ("/zombiez/sets/any-time", test_any_time);
  g_test_add_func ("/zombiez/sets/action-first", test_action_first);
  g_test_add_func ("/zombiez/sets/kept", test_kept);
  g_test_add_func ("/zombiez/sets/score-example", test_score_example);
  g_test_add_func ("/zombiez/sets/tie", test_tie);
  g_test_add_func ("/zombiez/sets/winners", test_winners);
  g_test_add_func ("/zombiez/sets/score-by-hand", test_score_by_hand);
  return g_test_run ();
}
