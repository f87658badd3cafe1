/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/content/hk-zz-setup.h"
#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "zz-game.h"

/* How often the deck is played through, and the last turn (Ending the Game). */

static void
leave_deck (HkZzTable  *table,
            const char *draw_pile,
            const char *discards)
{
  zz_set (table, "deck/draw-pile", draw_pile);
  zz_set (table, "deck/discard-pile", discards);
}

/* One turn in which one card is drawn, placed and taken, which empties the deck. */
static void
play_turn (HkZzTable *table)
{
  leave_deck (table, "['zombie-1-1']", "['zombie-2-1','zombie-2-2','axe-3']");
  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    while (hk_zz_row_get_n_cards (hk_zz_table_get_row (table, i)) > 0)
      zz_play (table, "'remove-card','row':%d,'position':0", i);
  zz_play (table, "'draw'");
  zz_play (table, "'place','row':0");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
}

/* Section: Ending the Game. */
static void
test_exhaustions (void)
{
  static const int times[] = { 0, 0, 1, 1, 2, 2, 3 };

  for (int n = 2; n <= 6; n++)
    {
      g_autoptr (HkZzTable) table = zz_new (n, "");

      g_assert_cmpint (hk_zz_count_shuffles (n) + 1, ==, times[n]);
      for (int i = 1; i < times[n]; i++)
        {
          play_turn (table);
          zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
          g_assert_false (table->last_turn);
          g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 3);
          g_assert_cmpuint (hk_deck_get_n_discarded (table->deck), ==, 0);
          g_assert_cmpint (table->current_player, ==, i % n);
        }
      play_turn (table);
      zz_assert_phase (table, HK_ZZ_PHASE_SCORING);
      g_assert_true (table->last_turn);
      zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'draw'");
      zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'next-turn'");
      zz_play (table, "'finish'");
      zz_assert_phase (table, HK_ZZ_PHASE_OVER);
      zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'finish'");
    }
}

/* The last turn is finished with its rewards, and nobody draws any more (Ending the Game). */
static void
test_last_turn (void)
{
  g_autoptr (HkZzTable) table = zz_lay (3, "1a", "2b", "4c");

  leave_deck (table, "['zombie-5-2']", "[]");
  zz_play (table, "'draw'");
  g_assert_true (table->last_turn);
  zz_play (table, "'place','row':0,'side':'right'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'draw'");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  zz_play (table, "'take','row':1");
  zz_play (table, "'take','row':2");
  zz_assert_phase (table, HK_ZZ_PHASE_SCORING);
  zz_assert_cards (table, ANN, "1a 5b");
  zz_assert_cards (table, BO, "2b");
  zz_assert_cards (table, CY, "4c");
}

/* Ruling: the last card may find no place. */
static void
test_last_bust (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a 5b", "1a 5b", "1a 5b");

  leave_deck (table, "['zombie-3-3']", "[]");
  zz_play (table, "'draw'");
  zz_play (table, "'bust'");
  zz_play (table, "'take','row':0");
  zz_assert_phase (table, HK_ZZ_PHASE_SCORING);
  zz_assert_cards (table, ANN, "");
  zz_assert_cards (table, BO, "1a");
}

/* Horde sets are still made when the turns are over, and no more when the points are counted (Ending the Game). */
static void
test_last_sets (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");
  g_autoptr (HkPrimaryAction) next = NULL;
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (HkMove) count = NULL;
  g_autofree char *outcome = NULL;

  zz_give (table, BO, "3a 3b 3c 3a");
  leave_deck (table, "['zombie-3-3']", "[]");
  zz_play (table, "'draw'");
  zz_play (table, "'place','row':0");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  zz_assert_phase (table, HK_ZZ_PHASE_SCORING);
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "finish");
  g_assert_nonnull (hk_primary_action_get_hint (next));
  /* The points are counted from the list of what can be done, too. */
  offers = hk_zz_list_moves (table);
  count = hk_move_option_make_move (g_ptr_array_index (offers, 0));
  g_assert_cmpstr (hk_move_get_name (count), ==, "finish");
  zz_play (table, "'horde-set','player':1,'kind':'four','value':3");
  zz_play (table, "'finish'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'horde-set','player':1,'kind':'four','value':3");
  outcome = hk_table_get_outcome (HK_TABLE (table));
  g_assert_cmpstr (outcome, ==, "Bo wins with 10 points.");
}

/* Ruling: with no discards to shuffle the turn is the last one. */
static void
test_no_discards (void)
{
  for (int n = 4; n <= 6; n += 2)
    {
      g_autoptr (HkZzTable) table = zz_new (n, "");
      g_autofree char *said = NULL;

      leave_deck (table, "['zombie-3-3']", "[]");
      said = zz_say (table, "'draw'");
      g_assert_nonnull (strstr (said, "there are no discards to shuffle"));
      g_assert_true (table->last_turn);
      g_assert_cmpint (table->shuffles_left, ==, n / 2 - 1);
    }
}

/* Ruling: shuffled before the last card is placed; a bust goes to the new discards. */
static void
test_shuffle_at_once (void)
{
  g_autoptr (HkZzTable) table = zz_lay (4, "1a 5b", "1a 5b", "1a 5b");

  leave_deck (table, "['zombie-3-3']", "['zombie-4-1','net-2']");
  zz_play (table, "'draw'");
  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 2);
  zz_play (table, "'bust'");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->deck), ==, 1);
}

/* The real deck is empty before the count says so (Ending the Game). */
static void
test_deck_out (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a", "", "");
  g_autoptr (HkZzTable) four = zz_new (4, "");

  zz_play (table, "'deck-out'");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);
  zz_play (table, "'take','row':0");
  zz_assert_phase (table, HK_ZZ_PHASE_SCORING);

  zz_set (four, "deck/discard-pile", "['zombie-4-1','net-2']");
  zz_play (four, "'deck-out'");
  zz_assert_phase (four, HK_ZZ_PHASE_DRAW);
  g_assert_cmpint (hk_zz_table_get_n_left (four), ==, 2);
  g_assert_cmpint (four->shuffles_left, ==, 0);
  zz_play (four, "'draw'");
  zz_play (four, "'deck-out'");
  g_assert_true (four->last_turn);
}

/* Nothing is known of the deck until it has been shuffled anew: then all is. */
static void
test_unknown_deck (void)
{
  g_autoptr (HkZzTable) table = zz_new (4, ",\"components\":\"none\"");
  HkZzOdds odds;

  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 83);
  g_assert_false (hk_zz_table_knows_deck (table));
  g_assert_false (hk_zz_table_app_draws (table));
  g_assert_false (hk_zz_table_get_bust_odds (table, &odds));
  g_assert_cmpint (odds.left, ==, 83);
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw'");
  leave_deck (table, "['?']", "['zombie-4-1','net-2']");
  zz_play (table, "'draw','card':'zombie-3-3'");
  g_assert_true (hk_zz_table_knows_deck (table));
  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 2);
  zz_play (table, "'place','row':0");
  g_assert_true (hk_zz_table_get_bust_odds (table, &odds));
  g_assert_cmpint (odds.unplaceable, ==, 0);
  zz_set (table, "cards-by", "'app'");
  zz_play (table, "'draw'");
}

/* A deck of which nothing was known is counted by playing through it: the owner’s pack has it for the next game. */
static void
test_census (void)
{
  static const char * const cards[] = { "zombie-2-2", "axe-1", "net-2", "shotgun-3", "barricade", "zombie-5-3" };
  static const int copies[] = { 40, 3, 2, 1, 4, 33 };
  g_autoptr (HkZzTable) table = zz_new (4, ",\"components\":\"none\",\"colours\":[\"red\",\"\",\"sky\"]");
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  int n_learned = 0;

  for (guint i = 0; i < G_N_ELEMENTS (cards); i++)
    for (int j = 0; j < copies[i]; j++)
      {
        g_autoptr (HkMove) draw = hk_move_build ("draw", "s:card", cards[i], NULL);
        g_autoptr (GError) error = NULL;

        g_assert_cmpint (n_learned, ==, 0);
        hk_table_apply (HK_TABLE (table), draw, &error);
        g_assert_no_error (error);
        for (guint k = 0; k < hk_move_get_learned (draw)->len; k++)
          {
            const HkLearned *learned = g_ptr_array_index (hk_move_get_learned (draw), k);
            g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), learned->component);

            g_ptr_array_add (said, json_to_string (node, FALSE));
            n_learned++;
          }
        zz_play (table, "'next-turn','house':true");
      }
  g_assert_cmpint (n_learned, ==, 5 + 3 + 1 + 2);
  g_assert_cmpstr (said->pdata[1], ==, "{\"value\":2,\"first\":0,\"second\":40,\"third\":0,\"source\":\"owner\"}");
  g_assert_cmpstr (said->pdata[5], ==, "{\"action\":\"axe\",\"first\":3,\"second\":0,\"third\":0,\"source\":\"owner\"}");
  g_assert_cmpstr (said->pdata[8], ==, "{\"colour\":0,\"cards\":4,\"source\":\"owner\"}");
  g_assert_cmpstr (said->pdata[10], ==, "{\"number\":3,\"name\":\"sky\",\"source\":\"owner\"}");
  g_assert_true (hk_zz_table_knows_deck (table));
}

static void
test_early (void)
{
  g_autoptr (HkZzTable) table = zz_new (3, "");
  g_autofree char *outcome = NULL;

  zz_give (table, CY, "1a 2b");
  zz_play (table, "'finish','reason':'It is late.'");
  outcome = hk_table_get_outcome (HK_TABLE (table));
  g_assert_cmpstr (outcome, ==, "Cy wins with 2 points. It is late.");
  g_assert_cmpint (table->outcome, ==, HK_ZZ_OUTCOME_ENDED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/ends/exhaustions", test_exhaustions);
  g_test_add_func ("/zombiez/ends/last-turn", test_last_turn);
  g_test_add_func ("/zombiez/ends/last-bust", test_last_bust);
  g_test_add_func ("/zombiez/ends/last-sets", test_last_sets);
  g_test_add_func ("/zombiez/ends/no-discards", test_no_discards);
  g_test_add_func ("/zombiez/ends/shuffle-at-once", test_shuffle_at_once);
  g_test_add_func ("/zombiez/ends/deck-out", test_deck_out);
  g_test_add_func ("/zombiez/ends/unknown-deck", test_unknown_deck);
  g_test_add_func ("/zombiez/ends/census", test_census);
  g_test_add_func ("/zombiez/ends/early", test_early);
  return g_test_run ();
}
