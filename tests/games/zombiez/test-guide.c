/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/describe/hk-standing.h"
#include "core/moves/hk-step.h"
#include "games/zombiez/rules/hk-zz-odds.h"

#include "zz-game.h"

/* What the app says of a table of Zombiez: the big button, the headline, the reminders, who acts and what they have. */

/* @does: the move that the button makes, or that it asks for */
static void
expect_button (HkZzTable  *table,
               const char *label,
               const char *does,
               const char *hint)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
  HkMove *move = hk_primary_action_get_move (next);

  g_assert_cmpstr (hk_primary_action_get_label (next), ==, label);
  g_assert_cmpstr (move == NULL ? hk_primary_action_get_asks (next) : hk_move_get_name (move), ==, does);
  g_assert_cmpstr (hk_primary_action_get_hint (next), ==, hint);
}

/* @reminders: all of them, with a line break between */
static void
expect_reminders (HkZzTable  *table,
                  const char *reminders)
{
  g_auto (GStrv) list = hk_table_list_reminders (HK_TABLE (table));
  g_autofree char *text = g_strjoinv ("\n", list);

  g_assert_cmpstr (text, ==, reminders);
}

static void
expect_headline (HkZzTable  *table,
                 const char *headline)
{
  g_autofree char *text = hk_table_get_headline (HK_TABLE (table));

  g_assert_cmpstr (text, ==, headline);
}

/* @standings: as “Ann 3*, Bo 0”, with a star for who acts */
static void
expect_standings (HkZzTable  *table,
                  const char *standings)
{
  g_autoptr (GPtrArray) list = hk_table_list_standings (HK_TABLE (table));
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < list->len; i++)
    {
      const HkStanding *standing = g_ptr_array_index (list, i);

      g_string_append_printf (text, "%s%s %s%s", i == 0 ? "" : ", ", standing->name, standing->text, standing->acts ? "*" : "");
      if (g_str_equal (standing->text, "1"))
        g_assert_cmpstr (standing->spoken, ==, "1 point");
      if (g_str_equal (standing->text, "3"))
        g_assert_cmpstr (standing->spoken, ==, "3 points");
    }
  g_assert_cmpstr (text->str, ==, standings);
}

/* Gameplay: draw, place, stop or draw again, take a row, then everyone else takes a card from an end. */
static void
test_turn (void)
{
  g_autoptr (HkZzTable) table = zz_lay (3, "1a", "", "");

  zz_give (table, BO, "3a 5a 5b");
  expect_button (table, "Ann Draws a Card", "draw", NULL);
  expect_standings (table, "Ann 0*, Bo 3, Cy 0");
  expect_reminders (table, "");
  expect_headline (table, "Ann · Draw a card · 79 cards left");

  zz_play (table, "'draw','card':'zombie-4-1'");
  expect_button (table, "Place Zombie 4 (Green)", "place", "Row 2, a new one");
  zz_play (table, "'place','row':1");
  zz_play (table, "'draw','card':'zombie-2-2'");
  expect_button (table, "Place Zombie 2 (Purple)", "place", NULL);
  zz_play (table, "'place','row':0,'side':'right'");
  expect_reminders (table, "");
  /* As it reads on the dial. */
  expect_button (table, "Ann Stops", "stop", "Or draws again, with a chance of 0 % to get nothing.");

  zz_play (table, "'stop'");
  expect_button (table, "Ann Takes Row 1", "reward", "Worth +2, and no row is worth more.");
  zz_play (table, "'reward','row':0");
  expect_standings (table, "Ann 2, Bo 3*, Cy 0");
}

/* Rewards: the others take a card each from an end, the last one of it by itself; nobody else acts meanwhile. */
static void
test_takings (void)
{
  g_autoptr (HkZzTable) table = zz_lay (3, "1a", "2b 3b", "");

  zz_play (table, "'draw','card':'zombie-5-3'");
  zz_play (table, "'place','row':2");
  zz_play (table, "'stop'");
  zz_play (table, "'reward','row':2");
  zz_assert_phase (table, HK_ZZ_PHASE_TAKINGS);
  expect_button (table, "Bo Takes a Card", "take", "From the end of a row.");
  expect_reminders (table, "Cards are taken from the ends of a row, never from its middle.");
  expect_standings (table, "Ann 1, Bo 0*, Cy 0");
  zz_play (table, "'take','row':0");
  expect_standings (table, "Ann 1, Bo 1, Cy 0*");
  zz_play (table, "'take','row':1,'side':'left'");
  expect_standings (table, "Ann 1, Bo 1*, Cy 1");
}

/* The button of what the table does not wait for goes on with the next turn, whatever was set by hand. */
static void
test_ways_on (void)
{
  static const HkZzPhase phases[] = { HK_ZZ_PHASE_PLACE, HK_ZZ_PHASE_REWARD, HK_ZZ_PHASE_TAKINGS };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autoptr (HkZzTable) table = zz_new (3, "");

      hk_record_set_enum (table, &table->phase, phases[i]);
      if (phases[i] == HK_ZZ_PHASE_TAKINGS)
        hk_record_set_int (table, &table->taker, BO);
      expect_button (table, "Next Turn", "next-turn", NULL);
      expect_reminders (table, phases[i] == HK_ZZ_PHASE_TAKINGS ? "Cards are taken from the ends of a row, never from its middle." : "");
    }
}

static void
expect_steps (HkZzTable  *table,
              const char *expected)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  g_autoptr (GString) titles = g_string_new (NULL);

  for (guint i = 0; i < steps->len; i++)
    g_string_append_printf (titles, "%s%s", i == 0 ? "" : ", ", hk_step_get_title (g_ptr_array_index (steps, i)));
  g_assert_cmpstr (titles->str, ==, expected);
}

/* Horde sets are the players’ to make, whoever is on turn. */
static void
test_sets (void)
{
  g_autoptr (HkZzTable) table = zz_new (2, "");

  zz_give (table, BO, "1a 2a 3a 4a 5a");
  expect_reminders (table, "Bo can make a horde set.");
  zz_give (table, ANN, "1b 2b 3b 4b 5b");
  expect_reminders (table, "Ann can make a horde set.\nBo can make a horde set.");
  zz_set (table, "phase", "'scoring'");
  expect_steps (table, "Ann makes the last horde sets, Bo makes the last horde sets, Count the points");
  zz_play (table, "'horde-set','player':0,'kind':'run'");
  expect_steps (table, "Bo makes the last horde sets, Count the points");
}

/* Ending the Game: the turn in which the deck runs out is finished, and nobody draws any more. */
static void
test_last_turn (void)
{
  g_autoptr (HkZzTable) table = zz_lay (2, "1a", "", "");

  zz_play (table, "'draw','card':'zombie-2-2'");
  zz_play (table, "'place','row':0,'side':'right'");
  hk_record_set_boolean (table, &table->last_turn, TRUE);
  expect_headline (table, "Last turn · Ann · Stop or push on");
  expect_reminders (table, "The deck is used up: nobody draws any more.");
  zz_set (table, "phase", "'scoring'");
  expect_standings (table, "Ann 0, Bo 0");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'next-turn'");
  zz_play (table, "'finish'");
  expect_standings (table, "Ann 0, Bo 0");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'next-turn'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'pass'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'deck-out'");
  zz_refuse (table, HK_ERROR_IMPOSSIBLE, "'put-card','row':0,'position':0,'card':'zombie-1-1'");
}

/* Who is named is one of those at the table; and turns go clockwise (Gameplay). */
static void
test_who (void)
{
  g_autoptr (HkZzTable) table = zz_new (3, "");

  zz_refuse (table, HK_ERROR_PARAMETER, "'gain-card','player':3,'card':'zombie-1-1'");
  zz_refuse (table, HK_ERROR_PARAMETER, "'next-turn','player':3");
  zz_play (table, "'draw','card':'zombie-3-1'");
  zz_refuse (table, HK_ERROR_REFUSED, "'next-turn'");
  zz_play (table, "'place','row':0");
  zz_play (table, "'stop'");
  zz_refuse (table, HK_ERROR_REFUSED, "'next-turn'");
  zz_refuse (table, HK_ERROR_REFUSED, "'next-turn','player':2");
  zz_play (table, "'next-turn','player':2,'house':true");
  g_assert_cmpint (table->current_player, ==, CY);
}

/* What is neither sure nor impossible is never told as if it were. */
static void
test_odds_in_words (void)
{
  static const struct
  {
    HkZzOdds    odds;
    const char *text;
  } cases[] = {
    { { .left = 1000, .unplaceable = 0, .most = 0, .chance = 0, .most_chance = 0 }, "0 %" },
    { { .left = 1000, .unplaceable = 1, .most = 1, .chance = 0.001, .most_chance = 0.001 }, "1 %" },
    { { .left = 1000, .unplaceable = 999, .most = 999, .chance = 0.999, .most_chance = 0.999 }, "99 %" },
    { { .left = 1000, .unplaceable = 1000, .most = 1000, .chance = 1, .most_chance = 1 }, "100 %" },
    { { .left = 1000, .unplaceable = 0, .most = 1, .chance = 0, .most_chance = 0.001 }, "0 to 1 %" },
    { { .left = 1000, .unplaceable = 250, .most = 999, .chance = 0.25, .most_chance = 0.999 }, "25 to 99 %" },
    { { .left = 1000, .unplaceable = 250, .most = 1000, .chance = 0.25, .most_chance = 1 }, "25 to 100 %" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *text = hk_zz_odds_to_text (&cases[i].odds);

      g_assert_cmpstr (text, ==, cases[i].text);
    }
}

/* A card of which nobody has said what it is, as a file may have it, has no name in the deck. */
static void
test_no_kind (void)
{
  g_autoptr (HkZzCard) card = g_object_new (HK_TYPE_ZZ_CARD, NULL);
  g_autofree char *id = hk_zz_card_make_id (card);

  g_assert_cmpint (card->kind, ==, HK_ZZ_NO_KIND);
  g_assert_null (id);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/zombiez/guide/turn", test_turn);
  g_test_add_func ("/zombiez/guide/takings", test_takings);
  g_test_add_func ("/zombiez/guide/ways-on", test_ways_on);
  g_test_add_func ("/zombiez/guide/sets", test_sets);
  g_test_add_func ("/zombiez/guide/last-turn", test_last_turn);
  g_test_add_func ("/zombiez/guide/who", test_who);
  g_test_add_func ("/zombiez/guide/odds-in-words", test_odds_in_words);
  g_test_add_func ("/zombiez/guide/no-kind", test_no_kind);
  return g_test_run ();
}
