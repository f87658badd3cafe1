/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/zombiez/guide/hk-zz-legal.h"
#include "games/zombiez/rules/hk-zz-places.h"
#include "zz-game.h"

/* Draw, place, push on, stop, bust, the reward and the others (Gameplay, Placing Cards, Barricade, Rewards). */

/* Section: Gameplay. */
static void
test_draw_and_place (void)
{
  g_autoptr (HkZzTable) table = zz_new (3, "");

  zz_refuse (table, HK_ERROR_REFUSED, "'stop'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'place','row':0");
  zz_play (table, "'draw','card':'zombie-3-1'");
  zz_assert_phase (table, HK_ZZ_PHASE_PLACE);
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'draw','card':'zombie-3-1'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'stop'");
  zz_refuse (table, HK_ERROR_REFUSED, "'bust'");
  zz_play (table, "'place','row':0");
  zz_play (table, "'draw','card':'zombie-4-2'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'place','row':0");
  zz_refuse (table, HK_ERROR_REFUSED, "'place','row':0,'side':'left'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'place','row':0,'position':0");
  zz_play (table, "'place','row':0,'side':'right'");
  zz_play (table, "'draw','card':'zombie-1-3'");
  zz_play (table, "'place','row':0,'side':'left'");
  zz_play (table, "'draw','card':'zombie-1-3'");
  zz_play (table, "'place','row':1");
  zz_assert_row (table, 0, "1c 3a 4b");
  zz_assert_row (table, 1, "1c");
  g_assert_cmpint (table->n_placed, ==, 4);
  zz_play (table, "'stop'");
  zz_assert_phase (table, HK_ZZ_PHASE_REWARD);
}

/* What the app draws comes from its deck, the same again when the draw is taken back and made anew. */
static void
test_app_draws (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");
  const char *top = hk_deck_peek (table->deck, 0);
  g_autofree char *wanted = g_strdup (top);
  g_autofree char *got = NULL;

  g_assert_true (hk_zz_table_app_draws (table));
  zz_play (table, "'draw'");
  got = hk_zz_card_make_id (table->drawn);
  g_assert_cmpstr (got, ==, wanted);
  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 82);
}

static void
test_hand_draws (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, ",\"cards-by\":\"hand\"");
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  g_assert_cmpstr (hk_primary_action_get_asks (next), ==, "draw");
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw','card':'zombie-6-1'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw','card':'zombie-3'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw','card':'axe'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw','card':'axe-1-1'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'draw','card':''");
  g_assert_cmpuint (hk_deck_count (table->deck, "axe-1"), ==, 2);
  zz_play (table, "'draw','card':'axe-1'");
  g_assert_cmpuint (hk_deck_count (table->deck, "axe-1"), ==, 1);
}

/* The stand-in has four of each zombie; the fifth is one too many, unless the group knows better. */
static void
test_too_many (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");

  zz_give (table, BO, "3a 3a 3a 3a");
  zz_refuse (table, HK_ERROR_REFUSED, "'draw','card':'zombie-3-1'");
  zz_play (table, "'draw','card':'zombie-3-1','house':true");
  g_assert_cmpint (hk_zz_table_get_n_left (table), ==, 78);
}

/* Section: Placing Cards. */
static void
test_reasons (void)
{
  static const struct
  {
    const char *card;
    const char *rule;   /* of the first place, the left end of row 0 */
  } cases[] = {
    { "zombie-4-2", "zombiez/placing.ascending" },
    { "zombie-2-1", "zombiez/placing.same-value" },
    { "zombie-1-3", "zombiez/placing.same-colour" },
    { "axe-1", "zombiez/placing.one-copy" },
    { "zombie-1-1", NULL },
    { "net-2", NULL },
    { "barricade", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkZzTable) table = zz_lay (2, "2c 3a Xb", "1a", "5b");
      g_autoptr (GPtrArray) places = NULL;
      const HkZzPlace *place;

      zz_play (table, "'draw','card':'%s'", cases[i].card);
      places = hk_zz_list_places (table);
      place = g_ptr_array_index (places, 0);
      g_assert_cmpint (place->row, ==, 0);
      g_assert_cmpstr (place->rule, ==, cases[i].rule);
      g_assert_true ((place->reason == NULL) == (place->fit == HK_ZZ_FITS));
      g_assert_cmpuint (places->len, ==, g_str_equal (cases[i].card, "barricade") ? 5 : 6);
    }
}

/* One new row at most is offered, and no fourth one (Placing Cards). */
static void
test_new_rows (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "2c", "", "");
  g_autoptr (GPtrArray) places = NULL;
  int n = 0;

  zz_play (table, "'draw','card':'zombie-2-3'");
  places = hk_zz_list_places (table);
  for (guint i = 0; i < places->len; i++)
    n += ((HkZzPlace *) g_ptr_array_index (places, i))->is_new;
  g_assert_cmpint (n, ==, 1);
  g_assert_cmpuint (places->len, ==, 3);
  zz_play (table, "'place','row':2");
  zz_refuse (table, HK_ERROR_PARAMETER, "'place','row':3");
}

/* Rulings: an action is looked through, and the same value may lie beyond it. */
static void
test_looking_through (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "3a Xb", "1c", "1c");
  g_autoptr (HkZzTable) broken = zz_new (2, ",\"house\":{\"actions-break\":true}");
  g_autoptr (HkZzTable) once = zz_new (2, ",\"house\":{\"value-once\":true,\"actions-break\":false}");

  zz_play (table, "'draw','card':'zombie-2-3'");
  zz_refuse (table, HK_ERROR_REFUSED, "'place','row':0,'side':'right'");
  zz_play (table, "'place','row':0,'side':'left'");
  zz_play (table, "'draw','card':'zombie-3-1'");
  zz_play (table, "'place','row':0,'side':'right'");
  zz_assert_row (table, 0, "2c 3a Xb 3a");

  zz_put (broken, 0, "3a Xb");
  zz_play (broken, "'draw','card':'zombie-2-3'");
  zz_play (broken, "'place','row':0,'side':'right'");
  zz_assert_row (broken, 0, "3a Xb 2c");

  zz_put (once, 0, "3a Xb");
  zz_play (once, "'draw','card':'zombie-3-1'");
  zz_refuse (once, HK_ERROR_REFUSED, "'place','row':0,'side':'right'");
}

/* What is forbidden can be let through. */
static void
test_house (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "3a", "", "");

  zz_play (table, "'draw','card':'zombie-3-1'");
  zz_play (table, "'place','row':0,'side':'left','house':true");
  zz_assert_row (table, 0, "3a 3a");
}

/* Section: Barricade. */
static void
test_barricade (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "2a 4b 5c", "Xa", "3a");

  zz_play (table, "'draw','card':'barricade'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'place','row':0,'side':'right'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'place','row':0,'position':3");
  zz_play (table, "'place','row':0,'position':2");
  zz_assert_row (table, 0, "2a 4b 5c#");
  /* The 5 has neither value nor colour any more. */
  zz_play (table, "'draw','card':'zombie-4-3'");
  zz_play (table, "'place','row':0,'side':'right'");
  zz_assert_row (table, 0, "2a 4b 5c# 4c");
  /* On an action, and on a Barricade. */
  zz_play (table, "'draw','card':'barricade'");
  zz_play (table, "'place','row':1,'position':0");
  zz_play (table, "'draw','card':'barricade'");
  zz_play (table, "'place','row':1,'position':0");
  zz_assert_row (table, 1, "Xa##");
  g_assert_cmpint (zz_count_all (table), ==, 83);
  /* The covered Axe is still the Axe of its row. */
  zz_play (table, "'draw','card':'axe-2'");
  zz_refuse (table, HK_ERROR_REFUSED, "'place','row':1,'side':'right'");
  zz_play (table, "'place','row':2,'side':'left'");
}

/* Section: Barricade. */
static void
test_covered_hidden (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, ",\"house\":{\"covered-hidden\":true}");

  zz_put (table, 0, "Xa#");
  zz_play (table, "'draw','card':'axe-2'");
  zz_play (table, "'place','row':0,'side':'right'");
  zz_assert_row (table, 0, "Xa# Xb");
}

/* Section: Barricade. */
static void
test_barricade_alone (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");
  g_autoptr (HkZzTable) spare = zz_new (2, ",\"house\":{\"spare-barricade\":true}");

  zz_play (table, "'draw','card':'barricade'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'place','row':0");
  zz_play (table, "'bust'");
  g_assert_true (table->busted);
  g_assert_cmpint (table->current_player, ==, BO);
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
  /* It is not Bo who went bust. */
  zz_play (table, "'stop','house':true");
  g_assert_false (table->busted);

  zz_play (spare, "'draw','card':'barricade'");
  zz_play (spare, "'bust'");
  g_assert_false (spare->busted);
  g_assert_cmpint (spare->current_player, ==, ANN);
  zz_assert_phase (spare, HK_ZZ_PHASE_DRAW);
}

/* A Barricade whose colour was entered keeps away from its colour, and is told without one (Gameplay). */
static void
test_coloured_barricade (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a 2b", "", "");

  zz_set (table, "deck/draw-pile", "['zombie-5-1','barricade-2','zombie-5-2']");
  zz_play (table, "'draw','card':'barricade'");
  g_assert_cmpint (table->drawn->colour, ==, 2);
  zz_refuse (table, HK_ERROR_REFUSED, "'place','row':0,'position':0");
  zz_play (table, "'place','row':0,'position':1");
  zz_play (table, "'draw','card':'zombie-5-2'");
  zz_refuse (table, HK_ERROR_REFUSED, "'place','row':0,'side':'right'");
}

/* No place: discarded, no reward, but the others take. */
static void
test_bust (void)
{
  g_autoptr (HkZzTable) table = zz_lay (3, "1a 5b", "1a 5b", "1a 5b");
  g_autoptr (HkPrimaryAction) next = NULL;

  zz_play (table, "'draw','card':'zombie-3-3'");
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, "bust");
  zz_refuse (table, HK_ERROR_REFUSED, "'place','row':0,'side':'left'");
  zz_play (table, "'bust'");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);
  g_assert_cmpint (table->taker, ==, BO);
  g_assert_true (g_strv_contains (hk_deck_get_discards (table->deck), "zombie-3-3"));
  zz_play (table, "'take','row':0,'side':'right'");
  zz_refuse (table, HK_ERROR_REFUSED, "'take','player':1,'row':0,'side':'right'");
  zz_play (table, "'take','row':0,'side':'left'");
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
  g_assert_cmpint (table->current_player, ==, BO);
  zz_assert_cards (table, ANN, "");
  zz_assert_cards (table, BO, "5b");
  zz_assert_cards (table, CY, "1a");
  zz_assert_row (table, 0, "");
  zz_assert_row (table, 1, "1a 5b");
}

/* The example of the book: four players, the middle row, and an Axe that is left for the last. */
static void
test_reward_example (void)
{
  g_autoptr (HkZzTable) table = zz_lay (4, "3b", "2b 3a 4c 5a", "Xa 4b");

  zz_give (table, DEE, "2c 2a");
  zz_play (table, "'draw','card':'zombie-1-3'");
  zz_play (table, "'place','row':1,'side':'left'");
  zz_play (table, "'stop'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'take','row':0");
  zz_play (table, "'reward','row':1");
  zz_assert_cards (table, ANN, "1c 2b 3a 4c 5a");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'take','row':1");
  zz_play (table, "'take','row':0,'side':'left'");
  zz_play (table, "'take','row':2,'side':'right'");
  g_assert_cmpint (table->taker, ==, DEE);
  zz_play (table, "'take','row':2");
  zz_assert_phase (table, HK_ZZ_PHASE_ACTIONS);
  zz_play (table, "'axe','value':2,'colour':1");
  zz_assert_cards (table, DEE, "2c");
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
  g_assert_cmpint (table->current_player, ==, BO);
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* "If any remain": the rest of the takers go without (Rewards). */
static void
test_left_over (void)
{
  g_autoptr (HkZzTable) table = zz_lay (4, "3b", "", "");

  zz_play (table, "'draw','card':'zombie-1-3'");
  zz_play (table, "'place','row':1");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':0");
  zz_play (table, "'take','row':1");
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
  g_assert_cmpint (table->current_player, ==, BO);
  zz_assert_cards (table, BO, "1c");
  zz_assert_cards (table, CY, "");
}

/* Barricades are discarded, the cards beneath gained, with a row and from an end (Barricade). */
static void
test_covered_gained (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a 3b## 5a", "4c#", "");

  zz_play (table, "'draw','card':'zombie-5-1'");
  zz_play (table, "'place','row':2");
  zz_play (table, "'stop'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'reward','row':3");
  zz_play (table, "'reward','row':0");
  zz_assert_cards (table, ANN, "1a 3b 5a");
  zz_play (table, "'take','row':1");
  zz_assert_cards (table, BO, "4c");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->deck), ==, 3);
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* Section: Gameplay. */
static void
test_next_turn (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a", "Xb", "");

  zz_refuse (table, HK_ERROR_REFUSED, "'next-turn'");
  zz_play (table, "'draw','card':'zombie-5-1'");
  zz_play (table, "'next-turn','house':true");
  g_assert_null (table->drawn);
  g_assert_cmpint (table->current_player, ==, BO);
  zz_play (table, "'draw','card':'zombie-5-2'");
  zz_play (table, "'place','row':1,'side':'right','house':true");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':1");
  zz_assert_phase (table, HK_ZZ_PHASE_ACTIONS);
  zz_play (table, "'next-turn','house':true");
  zz_assert_cards (table, BO, "5b");
  g_assert_cmpint (zz_count_all (table), ==, 83);
  g_assert_cmpint (table->current_player, ==, ANN);
  zz_assert_phase (table, HK_ZZ_PHASE_DRAW);
}

static void
test_by_hand (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a 2b", "", "");
  g_autofree char *said = NULL;

  zz_give (table, ANN, "4a 1b 4c");
  zz_assert_cards (table, ANN, "1b 4a 4c");
  zz_play (table, "'lose-card','player':0,'value':4,'colour':3");
  zz_assert_cards (table, ANN, "1b 4a");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'lose-card','player':0,'value':4,'colour':3");
  zz_refuse (table, HK_ERROR_PARAMETER, "'gain-card','player':0,'card':'axe-1'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'gain-card','player':2,'card':'zombie-1-1'");
  zz_play (table, "'remove-card','row':0,'position':0");
  zz_assert_row (table, 0, "2b");
  zz_refuse (table, HK_ERROR_PARAMETER, "'remove-card','row':0,'position':1");
  zz_refuse (table, HK_ERROR_PARAMETER, "'put-card','row':0,'position':2,'card':'zombie-1-1'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'put-card','row':1,'position':0,'card':'barricade'");
  said = zz_say (table, "'put-card','row':1,'position':0,'card':'zombie-1-1'");
  g_assert_true (g_str_has_suffix (said, "is put into row 2."));
  zz_assert_row (table, 1, "1a");
  g_assert_cmpint (zz_count_all (table), ==, 83);
}

/* Every phase has a button that leads on. */
static void
test_big_button (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a 5b", "1a 5b", "2a");
  const char *names[] = { "draw", "place", "stop", "reward", "take", "draw" };
  const char *moves[] = { "'draw','card':'zombie-3-2'", "'place','row':2,'side':'right'", "'stop'", "'reward','row':2", "'take','row':0" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
      HkMove *move = hk_primary_action_get_move (next);

      g_assert_cmpstr (move == NULL ? hk_primary_action_get_asks (next) : hk_move_get_name (move), ==, names[i]);
      if (i < G_N_ELEMENTS (moves))
        zz_play (table, "%s", moves[i]);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/turns/draw-and-place", test_draw_and_place);
  g_test_add_func ("/zombiez/turns/app-draws", test_app_draws);
  g_test_add_func ("/zombiez/turns/hand-draws", test_hand_draws);
  g_test_add_func ("/zombiez/turns/too-many", test_too_many);
  g_test_add_func ("/zombiez/turns/reasons", test_reasons);
  g_test_add_func ("/zombiez/turns/new-rows", test_new_rows);
  g_test_add_func ("/zombiez/turns/looking-through", test_looking_through);
  g_test_add_func ("/zombiez/turns/house", test_house);
  g_test_add_func ("/zombiez/turns/barricade", test_barricade);
  g_test_add_func ("/zombiez/turns/covered-hidden", test_covered_hidden);
  g_test_add_func ("/zombiez/turns/barricade-alone", test_barricade_alone);
  g_test_add_func ("/zombiez/turns/coloured-barricade", test_coloured_barricade);
  g_test_add_func ("/zombiez/turns/bust", test_bust);
  g_test_add_func ("/zombiez/turns/reward-example", test_reward_example);
  g_test_add_func ("/zombiez/turns/left-over", test_left_over);
  g_test_add_func ("/zombiez/turns/covered-gained", test_covered_gained);
  g_test_add_func ("/zombiez/turns/next-turn", test_next_turn);
  g_test_add_func ("/zombiez/turns/by-hand", test_by_hand);
  g_test_add_func ("/zombiez/turns/big-button", test_big_button);
  return g_test_run ();
}
