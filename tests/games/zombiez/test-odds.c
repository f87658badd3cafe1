/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/content/hk-content.h"
#include "games/zombiez/hk-zz-game.h"
#include "games/zombiez/rules/hk-zz-odds.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "games/zombiez/rules/hk-zz-sets.h"
#include "games/zombiez/rules/hk-zz-worth.h"
#include "zz-game.h"

/* Chances and worths against plain counts, and the calculators. */

/* Plays on by chance, so that rows of all sorts lie there. */
static void
play_on (HkZzTable *table,
         GRand     *rand,
         int        n)
{
  for (int i = 0; i < n && hk_zz_table_get_phase (table) != HK_ZZ_PHASE_SCORING; i++)
    {
      g_autoptr (GPtrArray) places = NULL;
      g_autoptr (GPtrArray) fitting = g_ptr_array_new ();

      if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_TAKINGS)
        {
          for (int row = 0; row < HK_ZZ_N_ROWS; row++)
            if (hk_zz_row_get_n_cards (hk_zz_table_get_row (table, row)) > 0)
              {
                zz_play (table, "'take','row':%d", row);
                break;
              }
          continue;
        }
      if (hk_zz_table_get_phase (table) == HK_ZZ_PHASE_ACTIONS)
        {
          zz_play (table, "'skip-action','house':true");
          continue;
        }
      if (hk_zz_table_get_phase (table) != HK_ZZ_PHASE_PLACE)
        {
          if (hk_zz_table_get_n_left (table) == 0)
            return;
          zz_play (table, "'draw'");
        }
      places = hk_zz_list_places (table);
      for (guint j = 0; j < places->len; j++)
        if (((HkZzPlace *) g_ptr_array_index (places, j))->fit == HK_ZZ_FITS)
          g_ptr_array_add (fitting, g_ptr_array_index (places, j));
      if (fitting->len == 0)
        zz_play (table, "'bust'");
      else
        {
          const HkZzPlace *place = g_ptr_array_index (fitting, (guint) g_rand_int_range (rand, 0, (gint32) fitting->len));
          g_autoptr (HkMove) move = hk_zz_place_make_move (place);
          g_autoptr (GError) error = NULL;

          hk_table_apply (HK_TABLE (table), move, &error);
          g_assert_no_error (error);
        }
    }
}

/* Each card of the deck is put on top in turn, drawn, and every place of it tried. */
static int
count_busts (HkZzTable *table)
{
  g_auto (GStrv) pile = NULL;
  int n = 0;

  g_object_get (table->deck, "draw-pile", &pile, NULL);
  for (guint i = 0; pile[i] != NULL; i++)
    {
      g_autoptr (HkTable) copy = hk_table_copy (HK_TABLE (table));
      g_autoptr (HkMove) draw = hk_move_build ("draw", "s:card", pile[i], NULL);
      gboolean placed = FALSE;

      g_assert_true (hk_table_apply (copy, draw, NULL));
      for (int row = 0; row < HK_ZZ_N_ROWS && !placed; row++)
        for (int position = -2; position < hk_zz_row_get_n_cards (hk_zz_table_get_row (table, row)) && !placed; position++)
          {
            g_autoptr (HkMove) place = position >= 0 ? hk_move_build ("place", "i:row", row, "i:position", position, NULL)
                                                     : hk_move_build ("place", "i:row", row, "s:side", position == -1 ? "left" : "right", NULL);

            placed = hk_table_apply (copy, place, NULL);
          }
      n += !placed;
    }
  return n;
}

static void
test_bust_chance (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (3);
  gboolean any = FALSE;

  for (int i = 0; i < 12; i++)
    {
      g_autoptr (HkZzTable) table = zz_new (2, i % 2 == 0 ? "" : ",\"house\":{\"actions-break\":true,\"covered-hidden\":true}");
      HkZzOdds odds;

      play_on (table, rand, 4 + 3 * i);
      if (hk_zz_table_get_phase (table) != HK_ZZ_PHASE_CHOOSE || !hk_zz_table_get_bust_odds (table, &odds))
        continue;
      g_assert_cmpint (odds.left, ==, hk_zz_table_get_n_left (table));
      g_assert_cmpint (odds.unplaceable, ==, count_busts (table));
      g_assert_cmpfloat_with_epsilon (odds.chance, (double) odds.unplaceable / odds.left, 1e-12);
      any = any || odds.unplaceable > 0;
    }
  g_assert_true (any);
}

/* The breakdown names each card and adds up. */
static void
test_explained (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a 5b", "1a 5b", "1a 5b");
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_odds (table);
  HkBreakdown *left = hk_breakdown_get_first (breakdown);
  HkBreakdown *without = hk_breakdown_get_next (left);
  int sum = 0;
  HkZzOdds odds;

  g_assert_true (hk_zz_table_get_bust_odds (table, &odds));
  for (HkBreakdown *card = hk_breakdown_get_first (without); card != NULL; card = hk_breakdown_get_next (card))
    sum += (int) g_ascii_strtoll (hk_breakdown_get_value (card), NULL, 10);
  /* No zombie that is left has a place, every action and Barricade has one. */
  g_assert_cmpint (odds.unplaceable, ==, 60 - 6);
  g_assert_cmpint (sum, ==, odds.unplaceable);
  g_assert_cmpuint (hk_breakdown_get_n_terms (without), ==, 15);
  g_assert_cmpint (hk_breakdown_get_mark (left), ==, HK_BREAKDOWN_STAND_IN);
  g_assert_cmpstr (hk_breakdown_get_value (left), ==, "77");
}

/* All ways to make one horde set after the other. */
static int
find_most (HkZzHand hand)
{
  int best = 0;
  gboolean run = TRUE;

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      best += hand.counts[i];
      run = run && hand.counts[i] > 0;
    }
  if (run)
    {
      HkZzHand left = hand;

      for (int i = 0; i < HK_ZZ_N_VALUES; i++)
        left.counts[i]--;
      best = MAX (best, 10 + find_most (left));
    }
  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    if (hand.counts[i] >= 4)
      {
        HkZzHand left = hand;

        left.counts[i] -= 4;
        best = MAX (best, 10 + find_most (left));
      }
  return best;
}

static void
test_points (void)
{
  for (int i = 0; i < 6 * 6 * 6 * 6 * 6; i++)
    {
      HkZzHand hand;
      int rest = i;
      int runs;
      int fours;
      int total = 0;

      for (int j = 0; j < HK_ZZ_N_VALUES; j++)
        {
          hand.counts[j] = rest % 6;
          total += hand.counts[j];
          rest /= 6;
        }
      g_assert_cmpint (hk_zz_hand_get_points (&hand, &runs, &fours), ==, find_most (hand));
      g_assert_cmpint (10 * (runs + fours) + total - 5 * runs - 4 * fours, ==, find_most (hand));
    }
}

/* Every order of horde sets, actions and the row, without any thought. */
static int
find_best (HkZzHand        hand,
           HkZzHand        others,
           int             banked,
           int             axes,
           int             nets,
           const HkZzHand *zombies,
           gboolean        acting)
{
  int best = -1;
  gboolean run = TRUE;
  gboolean own = FALSE;
  gboolean theirs = FALSE;

  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      run = run && hand.counts[i] > 0;
      own = own || hand.counts[i] > 0;
      theirs = theirs || others.counts[i] > 0;
    }
  if (axes == 0 && nets == 0)
    {
      HkZzHand all = hand;

      for (int i = 0; i < HK_ZZ_N_VALUES; i++)
        all.counts[i] += zombies->counts[i];
      return banked + find_most (all);
    }
  for (int i = 0; i < HK_ZZ_N_VALUES; i++)
    {
      HkZzHand left = hand;
      HkZzHand rest = others;

      left.counts[i]--;
      rest.counts[i]--;
      if (axes > 0 && hand.counts[i] > 0)
        best = MAX (best, find_best (left, others, banked, axes - 1, nets, zombies, TRUE));
      left.counts[i] += 2;
      if (nets > 0 && others.counts[i] > 0)
        best = MAX (best, find_best (left, rest, banked, axes, nets - 1, zombies, TRUE));
      left.counts[i] = hand.counts[i] - 4;
      if (!acting && hand.counts[i] >= 4)
        best = MAX (best, find_best (left, others, banked + 10, axes, nets, zombies, FALSE));
    }
  if (!acting && run)
    {
      HkZzHand left = hand;

      for (int i = 0; i < HK_ZZ_N_VALUES; i++)
        left.counts[i]--;
      best = MAX (best, find_best (left, others, banked + 10, axes, nets, zombies, FALSE));
    }
  if (axes > 0 && !own)
    best = MAX (best, find_best (hand, others, banked, axes - 1, nets, zombies, TRUE));
  if (nets > 0 && !theirs)
    best = MAX (best, find_best (hand, others, banked, axes, nets - 1, zombies, TRUE));
  return best;
}

static void
test_worth (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (11);
  gboolean negative = FALSE;

  for (int i = 0; i < 3000; i++)
    {
      HkZzHand hand;
      HkZzGain gain = { .axes = g_rand_int_range (rand, 0, 2), .nets = g_rand_int_range (rand, 0, 2), .shotguns = i % 2 };
      int worth;

      for (int j = 0; j < HK_ZZ_N_VALUES; j++)
        {
          hand.counts[j] = g_rand_int_range (rand, 0, 6);
          gain.zombies.counts[j] = g_rand_int_range (rand, 0, 3);
          gain.others.counts[j] = i % 3 == 0 ? 0 : g_rand_int_range (rand, 0, 2);
        }
      worth = hk_zz_gain_get_worth (&hand, &gain);
      g_assert_cmpint (worth, ==, find_best (hand, gain.others, 0, gain.axes, gain.nets, &gain.zombies, FALSE) - find_most (hand));
      negative = negative || worth < 0;
    }
  g_assert_true (negative);
}

static void
test_rows_of_a_table (void)
{
  g_autoptr (HkZzTable) table = zz_lay (3, "4a 5b", "Xa", "3b# Nc");
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkBreakdown *sets;

  zz_give (table, ANN, "1a 2b 3c");
  zz_give (table, CY, "4c 3a");
  g_assert_cmpint (hk_zz_table_get_row_worth (table, 0, ANN), ==, 7);
  g_assert_cmpint (hk_zz_table_get_row_worth (table, 0, BO), ==, 2);
  g_assert_cmpint (hk_zz_table_get_row_worth (table, 1, ANN), ==, -1);
  g_assert_cmpint (hk_zz_table_get_row_worth (table, 1, BO), ==, 0);
  g_assert_cmpint (hk_zz_table_get_row_worth (table, 2, ANN), ==, 2);
  g_assert_cmpint (hk_zz_table_get_end_worth (table, 2, HK_ZZ_LEFT, BO), ==, 1);
  g_assert_cmpint (hk_zz_table_get_end_worth (table, 2, HK_ZZ_RIGHT, BO), ==, 1);
  g_assert_cmpint (hk_zz_table_find_best_row (table, ANN), ==, 0);
  breakdown = hk_zz_table_explain_worth (table, 0, ANN);
  g_assert_cmpstr (hk_breakdown_get_value (breakdown), ==, "7");
  sets = hk_breakdown_get_next (hk_breakdown_get_first (breakdown));
  g_assert_cmpstr (hk_breakdown_get_value (sets), ==, "5");
}

static JsonNode *
calculate (const char   *name,
           const char   *text,
           HkBreakdown **breakdown,
           GError      **error)
{
  g_autofree char *json = g_strdelimit (g_strdup (text), "'", '"');
  g_autoptr (JsonNode) node = hk_content_parse (json, -1, "test", error);

  g_assert_nonnull (node);
  return hk_game_calculate (hk_zombiez_get_spec (), name, json_node_get_object (node), breakdown, error);
}

static void
check_result (const char *name,
              const char *params,
              const char *expected)
{
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = calculate (name, params, &breakdown, &error);
  g_autofree char *text = node == NULL ? NULL : json_to_string (node, FALSE);

  g_assert_no_error (error);
  g_assert_nonnull (breakdown);
  g_assert_nonnull (strstr (g_strdelimit (text, "\"", '\''), expected));
}

static void
test_calculators (void)
{
  check_result ("bust-chance", "{'rows':['zombie-1-1 zombie-5-2','zombie-1-1 zombie-5-2','zombie-1-1 zombie-5-2'],"
                "'unseen':['zombie-3-3*3','barricade','axe-3','zombie-1-1']}", "{'left':6,'unplaceable':4,");
  check_result ("bust-chance", "{'rows':[],'unseen':['barricade','zombie-1-1']}", "{'left':2,'unplaceable':1,");
  check_result ("bust-chance", "{'rows':[],'unseen':['barricade','zombie-1-1'],'house':['spare-barricade']}", "{'left':2,'unplaceable':0,");
  check_result ("placement", "{'rows':['barricade>axe-1 zombie-4-3'],'card':'axe-2'}", "'fits':true}],'bust':false}");
  check_result ("placement", "{'rows':['zombie-1-1 zombie-5-1','zombie-1-1 zombie-5-1','zombie-1-1 zombie-5-1'],'card':'zombie-2-2'}", "'bust':true}");
  check_result ("row-worth", "{'collection':[1,1,1,0,0],'zombies':[0,0,0,1,1]}", "{'worth':7}");
  check_result ("row-worth", "{'collection':[0,3,0,0,0],'zombies':[0,1,0,0,0],'axes':1}", "{'worth':0}");
  check_result ("final-score", "{'sets':[2,1],'cards':[3,13]}", "{'points':[23,23],'winners':[0,1]}");
}

static void
test_refused (void)
{
  static const struct
  {
    const char *name;
    const char *params;
  } cases[] = {
    { "bust-chance", "{'rows':[],'unseen':[]}" },
    { "bust-chance", "{'rows':[],'unseen':['zombie-9-1']}" },
    { "bust-chance", "{'rows':[],'unseen':['zombie-1-1*x']}" },
    { "bust-chance", "{'rows':[],'unseen':['zombie-1-1*2*3']}" },
    { "bust-chance", "{'rows':[],'unseen':['zombie-1-1*400','zombie-1-2*400']}" },
    { "bust-chance", "{'rows':['','','',''],'unseen':['axe-1']}" },
    { "placement", "{'rows':['zombie-1-1>axe-1'],'card':'axe-1'}" },
    { "placement", "{'rows':['>'],'card':'axe-1'}" },
    { "placement", "{'rows':[],'card':'wall'}" },
    { "row-worth", "{'zombies':[1,1]}" },
    { "final-score", "{'sets':[],'cards':[]}" },
    { "final-score", "{'sets':[1,2],'cards':[1]}" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (GError) error = NULL;

      g_assert_null (calculate (cases[i].name, cases[i].params, &breakdown, &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
    }
}

/* --- a deck of which nothing is known ------------------------------------------------------------------ */

/* A table on which nobody has told what the deck has, with the colours of the group. */
static HkZzTable *
lay_unknown (const char *first,
             const char *second,
             const char *third)
{
  HkZzTable *table = zz_new (3, ",\"components\":\"none\",\"colours\":[\"red\",\"green\",\"blue\"]");

  zz_put (table, 0, first);
  zz_put (table, 1, second);
  zz_put (table, 2, third);
  return table;
}

/* While a row is free any card has a place, whatever the deck has (Gameplay). */
static void
test_unknown_free_row (void)
{
  g_autoptr (HkZzTable) table = lay_unknown ("1a 5b", "1a 5b", "");
  g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_odds (table);
  g_autofree char *text = NULL;
  HkZzOdds odds;

  g_assert_false (hk_zz_table_knows_deck (table));
  g_assert_true (hk_zz_table_get_bust_odds (table, &odds));
  g_assert_cmpfloat (odds.chance, ==, 0);
  g_assert_cmpint (odds.most, ==, 0);
  g_assert_cmpint (odds.bad_kinds, ==, 0);
  text = hk_zz_odds_to_text (&odds);
  g_assert_cmpstr (text, ==, "0 %");
  g_assert_cmpstr (hk_breakdown_get_value (breakdown), ==, "0.0\302\240%");
}

/* With three full rows: no zombie but a 2, a 3 or a 4 fits between 1 and 5 anyway, and here nothing fits at the ends. The book shows a 1 and
 * a 5 that were seen, and a 2 (four of them), a 3 and a 4 that were not: so many cards cannot end up in a row (Placing Cards). */
static void
test_unknown_bounds (void)
{
  g_autoptr (HkZzTable) table = lay_unknown ("1a 5b", "1a 5b", "1a 5b");
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkBreakdown *kinds;
  g_autofree char *text = NULL;
  HkZzOdds odds;

  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 77);
  g_assert_false (hk_zz_table_get_bust_odds (table, &odds));
  g_assert_cmpint (odds.kinds, ==, 3 * 5 + 3 * 3 + 1);
  /* No zombie fits; every action fits beside one of the two colours. */
  g_assert_cmpint (odds.bad_kinds, ==, 15);
  /* Four 2s, a 3 and a 4 are certain to come; an Axe, a Net, a Shotgun and a Barricade fit. */
  g_assert_cmpint (odds.unplaceable, ==, 6);
  g_assert_cmpint (odds.most, ==, 77 - 4);
  text = hk_zz_odds_to_text (&odds);
  g_assert_cmpstr (text, ==, "8 to 95 %");
  breakdown = hk_zz_table_explain_odds (table);
  g_assert_cmpstr (hk_breakdown_get_value (breakdown), ==, "8 to 95 %");
  kinds = hk_breakdown_get_next (hk_breakdown_get_first (breakdown));
  g_assert_cmpstr (hk_breakdown_get_value (kinds), ==, "15 of 25");
  g_assert_cmpuint (hk_breakdown_get_n_terms (kinds), ==, 5);
}

/* A kind of which a single colour has no place is named with that colour (Placing Cards: no two of a colour side by side). */
static void
test_unknown_one_colour (void)
{
  static const char * const rows[][2] = { { "1b 4a", "red" }, { "1a 4b", "green" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (HkZzTable) table = lay_unknown (rows[i][0], rows[i][0], rows[i][0]);
      g_autoptr (HkBreakdown) breakdown = hk_zz_table_explain_odds (table);
      HkBreakdown *kinds = hk_breakdown_get_next (hk_breakdown_get_first (breakdown));
      HkBreakdown *four = hk_breakdown_get_next (hk_breakdown_get_next (hk_breakdown_get_next (hk_breakdown_get_first (kinds))));
      HkBreakdown *five = hk_breakdown_get_next (four);

      g_assert_cmpuint (hk_breakdown_get_n_terms (kinds), ==, 5);
      g_assert_cmpstr (hk_breakdown_get_value (four), ==, "in every colour");
      g_assert_cmpstr (hk_breakdown_get_value (five), ==, rows[i][1]);
    }
}

/* What has been seen narrows the bounds, and unknown is never told as safe. */
static void
test_unknown_narrows (void)
{
  g_autoptr (HkZzTable) table = lay_unknown ("1a 5b", "1a 5b", "1a 5b");
  HkZzOdds odds;

  zz_give (table, ANN, "2a 2a 2b 2c 3a 4c");
  g_assert_false (hk_zz_table_get_bust_odds (table, &odds));
  g_assert_cmpint (odds.left, ==, 71);
  g_assert_cmpint (odds.unplaceable, ==, 0);
  g_assert_cmpint (odds.most, ==, 71 - 4);
}

/* The bounds hold, whatever the deck really has: the true number lies between them, with all random decks and rows. */
static void
test_unknown_holds (void)
{
  for (guint seed = 0; seed < 40; seed++)
    {
      g_autoptr (HkZzTable) known = zz_new (3, "");
      g_autoptr (HkZzTable) unknown = lay_unknown ("", "", "");
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      HkZzOdds sure;
      HkZzOdds odds;

      for (int row = 0; row < 3; row++)
        for (int i = 0; i < 4; i++)
          {
            g_autofree char *card = g_strdup (hk_deck_peek (known->deck, (guint) g_rand_int_range (rand, 0, hk_zz_table_get_n_left (known))));

            if (g_str_equal (card, "barricade"))
              continue;
            zz_play (known, "'put-card','row':%d,'position':0,'card':'%s'", row, card);
            zz_play (unknown, "'put-card','row':%d,'position':0,'card':'%s'", row, card);
          }
      g_assert_true (hk_zz_table_get_bust_odds (known, &sure));
      hk_zz_table_get_bust_odds (unknown, &odds);
      g_assert_cmpint (odds.left, ==, sure.left);
      g_assert_cmpint (odds.unplaceable, <=, sure.unplaceable);
      g_assert_cmpint (odds.most, >=, sure.unplaceable);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/odds/bust-chance", test_bust_chance);
  g_test_add_func ("/zombiez/odds/unknown/free-row", test_unknown_free_row);
  g_test_add_func ("/zombiez/odds/unknown/bounds", test_unknown_bounds);
  g_test_add_func ("/zombiez/odds/unknown/one-colour", test_unknown_one_colour);
  g_test_add_func ("/zombiez/odds/unknown/narrows", test_unknown_narrows);
  g_test_add_func ("/zombiez/odds/unknown/holds", test_unknown_holds);
  g_test_add_func ("/zombiez/odds/explained", test_explained);
  g_test_add_func ("/zombiez/odds/points", test_points);
  g_test_add_func ("/zombiez/odds/worth", test_worth);
  g_test_add_func ("/zombiez/odds/rows-of-a-table", test_rows_of_a_table);
  g_test_add_func ("/zombiez/odds/calculators", test_calculators);
  g_test_add_func ("/zombiez/odds/refused", test_refused);
  return g_test_run ();
}
