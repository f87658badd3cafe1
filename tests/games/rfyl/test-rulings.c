/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-odds.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "rf-game.h"

/* More rulings of ours that a group plays otherwise: once as we rule, once by the switch. */

/* Plays @line if that is @allowed, else a rule forbids it. */
static void
play_if (HkRfTable  *table,
         gboolean    allowed,
         const char *line)
{
  if (allowed)
    rf_play (table, "%s", line);
  else
    rf_refuse (table, line);
}

/* ruling.group: those who are out win when nobody can fill the group, or nobody does. */
static void
test_group (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "whole-group", ",\"victory\":\"group\",\"group-size\":2");

      rf_place (table, ANN, 0);
      rf_play (table, "{\"move\":\"die\",\"player\":1}");
      rf_play (table, "{\"move\":\"die\",\"player\":2}");
      g_assert_cmpint (table->outcome, ==, i == 0 ? HK_RF_OUTCOME_WON : HK_RF_OUTCOME_ENDED);
      g_assert_true ((table->winners != NULL) == (i == 0));
    }
}

/* ruling.staying; nobody is driven off the victory space. */
static void
test_staying (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "no-staying", "");

      rf_speeds (table, 5, 4, 3);
      play_if (table, i == 0, "{\"move\":\"pass-move\",\"player\":0}");
      rf_place (table, BO, 0);
      g_assert_cmpint (rf_player (table, ANN)->moved, ==, i == 0);
    }
}

/* ruling.direction: what lies behind is picked up on the way by whoever has the spaces for both ways. */
static void
test_turning (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "turn-round", "");

      rf_place (table, ANN, 32);
      rf_play (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}");
      rf_play (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}");
      rf_place (table, ANN, 30);
      rf_speeds (table, 6, 5, 4);
      rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":28}");
      rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":28}");
      play_if (table, i == 1, "{\"move\":\"pick-up\",\"player\":0,\"space\":32,\"what\":\"bullet\"}");
      /* Two spaces back and four on are more than the card of Bo. */
      rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":32,\"what\":\"bullet\"}");
    }
}

/* ruling.several-clearers: Bo shoots first and stays there, Cy shoots last and goes on. */
static void
test_clearers (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "first-shot-clears", ",\"structure\":\"advanced\"");

      int furthest;

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":27,\"count\":2}");
      rf_speeds (table, 6, 5, 4);
      rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
      rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":27,\"shots\":[0]}");
      rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":26,\"shots\":[1]}");
      g_assert_true (hk_rf_can_follow (table, ANN, &furthest) == (i == 0));
      g_assert_cmpint (rf_player (table, ANN)->cleared_by, ==, i == 0 ? CY : BO);
    }
}

/* ruling.dropping */
static void
test_dropping (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "no-dropping", "");

      play_if (table, i == 0, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}");
      /* Or hands it to somebody on the same space. */
      rf_place (table, ANN, 20);
      rf_place (table, BO, 20);
      rf_place (table, CY, 21);
      play_if (table, i == 0, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\",\"to\":1}");
      if (i == 0)
        {
          g_assert_cmpint (rf_player (table, BO)->bullets, ==, rf_player (table, ANN)->bullets + 3);
          rf_impossible (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\",\"to\":0}");
          rf_impossible (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\",\"to\":2}");
        }
    }
}

/* ruling.slowest: Ann misses the movement. */
static void
test_slowest (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "missing-fastest", "");

      HkRfPlayer *ann = rf_player (table, ANN);

      hk_record_set_int (ann, &ann->skips, 1);
      rf_play (table, "{\"move\":\"draw-speed\",\"values\":[5,4]}");
      g_assert_cmpint (hk_rf_find_slowest (table, 30), ==, i == 0 ? ANN : CY);
      g_assert_cmpint (hk_rf_find_fastest (table, 30), ==, i == 0 ? BO : ANN);
    }
}

/* ruling.event-spaces: the card of Ann takes Bo, the slower one, away from space 30. */
static void
test_event_spaces (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "slowest-gone", "");

      rf_place (table, ANN, 28);
      rf_to_events (table);
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Push\",\"icons\":\"movement\"}}");
      rf_assert_says (table, "{\"move\":\"resolve-event\",\"players\":[1],\"to\":40}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_find_next_draw (table), ==, i == 0 ? 1 : -1);
      g_assert_cmpint (hk_rf_table_get_draw (table, 1)->player, ==, i == 0 ? CY : BO);
    }
}

/* ruling.event-movement */
static void
test_event_movement (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "events-blocked", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":28}");
      rf_to_events (table);
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Run\",\"icons\":\"movement\",\"move\":5}}");
      rf_assert_says (table, "{\"move\":\"resolve-event\"}", "House rule", i == 1);
      g_assert_cmpint (rf_player (table, ANN)->space, ==, i == 0 ? 25 : 28);
    }
}

/* ruling.lose-or-spend */
static void
test_lost_or_spent (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "always-lost", "");

      rf_to_events (table);
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Trap\",\"icons\":\"blood,bullets\",\"bullets\":-2}}");
      if (i == 1)
        rf_impossible (table, "{\"move\":\"pay-bullets\",\"by\":{\"0\":2}}");
      rf_play (table, "{\"move\":\"resolve-event\"}");
      g_assert_cmpint (rf_player (table, ANN)->bullets, ==, i == 0 ? 3 : 1);
    }
}

/* ruling.encounter-after: the zombie that won stays, and a bullet after the fight kills it. */
static void
test_met_zombies (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "met-zombies-stay", "");

      rf_to_events (table);
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Door\",\"icons\":\"encounter\",\"zombies\":1}}");
      rf_play (table, "{\"move\":\"resolve-event\"}");
      rf_assert_says (table, "{\"move\":\"fight\",\"fight\":0,\"human\":[1],\"zombie\":[5]}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, i);
      rf_play (table, "{\"move\":\"shoot\",\"player\":0,\"fight\":0}");
      g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 0);
    }
}

/* ruling.several-bloods */
static void
test_several_bloods (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "one-blood", "");

      HkRfPlayer *ann = rf_player (table, ANN);

      hk_record_set_int (ann, &ann->blood_due, 2);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":3}");
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":4}");
      rf_to_countdown (table);
      rf_assert_says (table, "{\"move\":\"countdown\"}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_player_get_blood (ann, 0)->drops, ==, 2);
      g_assert_cmpint (hk_rf_player_get_blood (ann, 1)->drops, ==, i == 0 ? 3 : 4);
    }
}

/* ruling.first-tick: a card without drops. */
static void
test_first_tick (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "no-drops-at-once", "");

      HkRfPlayer *ann = rf_player (table, ANN);

      hk_record_set_int (ann, &ann->blood_due, 1);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":0}");
      play_if (table, i == 1, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":false}");
    }
}

/* ruling.out: the Blood card of Ann, who is out, is counted down or not. */
static void
test_out (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "out-counted", ",\"victory\":\"last\",\"allow-unrevealed\":true");

      HkRfPlayer *ann = rf_player (table, ANN);

      hk_record_set_int (ann, &ann->blood_due, 1);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":1}");
      rf_place (table, ANN, 0);
      g_assert_true (ann->safe);
      rf_to_countdown (table);
      play_if (table, i == 1, "{\"move\":\"countdown\"}");
      if (i == 0)
        continue;
      rf_play (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":true}");
      g_assert_true (ann->zombie);
      g_assert_false (ann->safe);
    }
}

/* ruling.old-blood */
static void
test_old_blood (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"owner\",%s\"pack\":{\"blood\":["
                                                "{\"id\":\"A\",\"drops\":2,\"infected\":0},{\"id\":\"B\",\"drops\":2,\"infected\":1}]}}",
                                                i == 0 ? "" : "\"house\":{\"old-blood-out\":true},");
      g_autoptr (HkRfTable) table = HK_RF_TABLE (hk_play_new ("rfyl", setup, 1));

      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"house\":true}");
      rf_assert_says (table, "{\"move\":\"die\",\"player\":0}", "House rule", i == 1);
      g_assert_cmpint (hk_deck_get_n_discarded (table->blood_deck), ==, i == 0);
    }
}

/* ruling.stopped-zombies: the zombie on space 20 runs into the one on space 22, which moves after it. */
static void
test_stopped (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "stop-behind", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":20}");
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":22}");
      rf_to_zombies (table);
      rf_play (table, "{\"move\":\"zombies-move\",\"value\":4}");
      g_assert_cmpint (hk_rf_table_find_zombie (table, 0)->space, ==, i == 0 ? 22 : 21);
      g_assert_cmpint (hk_rf_table_find_zombie (table, 1)->space, ==, 26);
    }
}

/* Bo and Cy are zombie players on space 25. */
static void
make_hunters (HkRfTable *table)
{
  for (int player = BO; player <= CY; player++)
    {
      rf_play (table, "{\"move\":\"die\",\"player\":%d}", player);
      rf_place (table, player, 25);
    }
}

static void
lead (HkRfTable *table,
      int        zombie,
      int        player)
{
  hk_record_set_int (hk_rf_table_find_zombie (table, zombie), &hk_rf_table_find_zombie (table, zombie)->leader, player);
}

/* ruling.joining-several: Bo has a horde, Cy has none. */
static void
test_joining (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "smallest-horde", "");

      make_hunters (table);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":25}");
      lead (table, 0, BO);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":24}");
      rf_to_zombies (table);
      rf_assert_says (table, "{\"move\":\"zombies-move\",\"value\":3}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_table_find_zombie (table, 1)->leader, ==, i == 0 ? BO : CY);
    }
}

/* ruling.joins-and-moves */
static void
test_joined (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "joined-wait", "");

      make_hunters (table);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":24}");
      rf_to_zombies (table);
      rf_play (table, "{\"move\":\"zombies-move\",\"value\":3}");
      g_assert_cmpint (hk_rf_table_find_zombie (table, 0)->leader, ==, BO);
      rf_assert_says (table, "{\"move\":\"zombie-player-move\",\"player\":1,\"value\":3,\"to\":28}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_table_find_zombie (table, 0)->space, ==, i == 0 ? 28 : 25);
      g_assert_cmpint (hk_rf_table_find_zombie (table, 0)->leader, ==, i == 0 ? BO : -1);
    }
}

/* ruling.take-control: without a move. */
static void
test_control (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "control-after-move", "");

      make_hunters (table);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":25}");
      rf_to_zombies (table);
      rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
      play_if (table, i == 0, "{\"move\":\"zombie-player-move\",\"player\":1,\"value\":3,\"take\":true}");
    }
}

/* ruling.leave-horde: Bo passes a zombie without a leader. */
static void
test_left_horde (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "horde-stays", "");

      make_hunters (table);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":25}");
      lead (table, 0, BO);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":27}");
      rf_to_zombies (table);
      rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
      rf_assert_says (table, "{\"move\":\"zombie-player-move\",\"player\":1,\"value\":4,\"to\":29}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_table_find_zombie (table, 0)->space, ==, i == 0 ? 27 : 25);
      g_assert_cmpint (hk_rf_table_find_zombie (table, 0)->leader, ==, -1);
    }
}

/* ruling.lead-zombie */
static void
test_lead_zombie (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "last-leads", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":2}");
      rf_to_combat (table);
      g_assert_cmpint (hk_rf_table_get_fight (table, 0)->zombie, ==, i);
    }
}

/* ruling.fight-ties: an axe adds 2, and the first cards are tied by it. */
static void
test_ties (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "bare-ties", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
      rf_to_combat (table);
      rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\",\"bonus\":2}");
      rf_assert_says (table, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"human\":[1,2],\"zombie\":[3,3]}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_table_get_fight (table, 0)->state, ==, i == 0 ? HK_RF_FIGHT_WON : HK_RF_FIGHT_LOST);
    }
}

/* The odds know of it: 1 against 2 is tied, and then 3 against 4 is tied again or lost. */
static void
test_odds_of_ties (void)
{
  static const int pile[] = { 1, 2, 3, 4 };
  HkRfCards cards = { pile, G_N_ELEMENTS (pile), NULL, 0, FALSE, FALSE };
  const int bonus = 1;
  double lost[2];
  double bare[2];
  double tie;

  g_assert_true (hk_rf_fights_reckon (&cards, &bonus, 1, lost, &tie));
  cards.bare_ties = TRUE;
  g_assert_true (hk_rf_fights_reckon (&cards, &bonus, 1, bare, &tie));
  g_assert_cmpfloat (bare[0], <, lost[0] - 0.01);
}

/* ruling.weapon-kills: Ann fights two zombies with a weapon that kills two. */
static void
test_kills (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "one-kill", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":4}");
      rf_to_combat (table);
      rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\",\"kills\":2}");
      play_if (table, i == 0, "{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Axe\"],\"also\":[3],\"human\":[9],\"zombie\":[1]}");
    }
}

/* ruling.unarmed-card: the second card of the zombie beats Bo. */
static void
test_cards_for_each (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "card-for-each", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
      rf_to_combat (table);
      rf_wrong (table, i == 1 ? "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}"
                              : "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3,8,3]}");
      rf_play (table, "%s", i == 0 ? "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}"
                             : "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3,8,3]}");
      g_assert_cmpint (rf_player (table, BO)->blood_due, ==, i);
      g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, i);
    }
}

/* ruling.unarmed-helpers */
static void
test_helpers (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "helpers-done", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":3}");
      rf_to_combat (table);
      rf_assert_says (table, "{\"move\":\"unarmed\",\"fight\":0,\"players\":[0,1,2],\"human\":[1,1,1],\"zombie\":[5]}", "House rule", i == 1);
      for (int j = 1; j < 3; j++)
        g_assert_cmpint (hk_rf_table_get_fight (table, j)->state, ==, i == 0 ? HK_RF_FIGHT_OPEN : HK_RF_FIGHT_GONE);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/rulings/group", test_group);
  g_test_add_func ("/rfyl/rulings/staying", test_staying);
  g_test_add_func ("/rfyl/rulings/turning", test_turning);
  g_test_add_func ("/rfyl/rulings/clearers", test_clearers);
  g_test_add_func ("/rfyl/rulings/dropping", test_dropping);
  g_test_add_func ("/rfyl/rulings/slowest", test_slowest);
  g_test_add_func ("/rfyl/rulings/event-spaces", test_event_spaces);
  g_test_add_func ("/rfyl/rulings/event-movement", test_event_movement);
  g_test_add_func ("/rfyl/rulings/lost-or-spent", test_lost_or_spent);
  g_test_add_func ("/rfyl/rulings/met-zombies", test_met_zombies);
  g_test_add_func ("/rfyl/rulings/several-bloods", test_several_bloods);
  g_test_add_func ("/rfyl/rulings/first-tick", test_first_tick);
  g_test_add_func ("/rfyl/rulings/out", test_out);
  g_test_add_func ("/rfyl/rulings/old-blood", test_old_blood);
  g_test_add_func ("/rfyl/rulings/stopped", test_stopped);
  g_test_add_func ("/rfyl/rulings/joining", test_joining);
  g_test_add_func ("/rfyl/rulings/joined", test_joined);
  g_test_add_func ("/rfyl/rulings/control", test_control);
  g_test_add_func ("/rfyl/rulings/left-horde", test_left_horde);
  g_test_add_func ("/rfyl/rulings/lead-zombie", test_lead_zombie);
  g_test_add_func ("/rfyl/rulings/ties", test_ties);
  g_test_add_func ("/rfyl/rulings/odds-of-ties", test_odds_of_ties);
  g_test_add_func ("/rfyl/rulings/kills", test_kills);
  g_test_add_func ("/rfyl/rulings/cards-for-each", test_cards_for_each);
  g_test_add_func ("/rfyl/rulings/helpers", test_helpers);
  return g_test_run ();
}
