/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "games/rfyl/odds/hk-rf-order.h"
#include "rf-game.h"

/* The app never holds a turn up: each step is passed, or done out of turn, as a house rule, and the log says so. */

/* The rule forbids it; as a house rule it is made. */
static char *
play_anyway (HkRfTable  *table,
             const char *line)
{
  g_autofree char *house = g_strdup_printf ("{\"house\":true,%s", line + 1);

  rf_refuse (table, line);
  return rf_say (table, house);
}

static void
pass (HkRfTable  *table,
      const char *line,
      const char *says)
{
  g_autofree char *said = play_anyway (table, line);

  g_assert_nonnull (strstr (said, says));
}

#define NEXT "{\"move\":\"next-phase\"}"

/* The turn: a phase goes on while something of it is left. */
static void
test_phases (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  pass (table, NEXT, "Left out: Ann has no movement card yet.");
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_EVENTS);
  rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Trap\",\"icons\":\"blood\"}}");
  pass (table, NEXT, "The Event card of Ann is not resolved.");
  g_assert_cmpint (rf_player (table, ANN)->blood_due, ==, 0);
  /* Nobody is on the board but humans: the turn is over. */
  g_assert_cmpint (table->turn, ==, 2);
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
  rf_to_events (table);
  rf_no_events (table);
  rf_play (table, NEXT);
  pass (table, NEXT, "The zombies have not moved.");
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_COMBAT);
  pass (table, NEXT, "still has to fight");
  g_assert_cmpint (table->turn, ==, 3);
}

/* The rest of a turn is passed from every phase. */
static void
test_turns (void)
{
  static const char * const phases[] = { "countdown", "movement", "events", "zombies", "combat" };
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      rf_play (table, "{\"move\":\"go-to-phase\",\"phase\":\"%s\",\"house\":true}", phases[i]);
      pass (table, "{\"move\":\"next-turn\"}", "begins.");
      g_assert_cmpint (table->turn, ==, (int) i + 2);
      g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_MOVEMENT);
    }
}

/* Any phase is played by hand, also once more. */
static void
test_go_to (void)
{
  static const char * const phases[] = { "combat", "zombies", "events", "countdown", "movement" };
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"go-to-phase\",\"phase\":\"%s\"}", phases[i]);

      pass (table, line, "The group goes to this phase");
      g_assert_true (hk_rf_table_get_phase (table) == (HkRfPhase) hk_words_find (hk_rf_phases, phases[i]));
      g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, i == 0);
      g_assert_cmpint (hk_rf_table_get_n_draws (table), ==, i == 2 || i > 2);
    }
  rf_speeds (table, 5, 4, 3);
  rf_stay (table);
  pass (table, "{\"move\":\"go-to-phase\",\"phase\":\"movement\"}", "Human Movement");
  g_assert_cmpint (rf_player (table, ANN)->speed, ==, -1);
  g_assert_false (rf_player (table, ANN)->moved);
}

/* Human movement, Zombie movement, Infection countdown: a move in another phase, twice or without a card. */
static void
test_out_of_turn (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  pass (table, "{\"move\":\"move\",\"player\":1,\"to\":27}", "Bo moves from space 30 to space 27.");
  rf_play (table, "{\"move\":\"next-turn\",\"house\":true}");
  rf_speeds (table, 5, 4, 3);
  pass (table, "{\"move\":\"move\",\"player\":2,\"to\":29}", "Cy moves from space 30 to space 29.");
  rf_play (table, "{\"move\":\"next-turn\",\"house\":true}");
  pass (table, "{\"move\":\"zombies-move\",\"value\":3}", "no zombies");
  pass (table, "{\"move\":\"zombies-move\",\"value\":3}", "no zombies");
  pass (table, "{\"move\":\"countdown\"}", "counted down");
  rf_play (table, "{\"move\":\"die\",\"player\":2}");
  pass (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":4,\"to\":26}", "Cy moves");
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[5,4]}");
  rf_stay (table);
  rf_play (table, NEXT);
  pass (table, "{\"move\":\"move\",\"player\":0,\"to\":26}", "Ann moves from space 30 to space 26.");
}

/* Events: a card that nobody had to draw, one that is not drawn, and one that does nothing. */
static void
test_events (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  pass (table, "{\"move\":\"event\",\"player\":1,\"facts\":{\"name\":\"Trap\",\"icons\":\"blood\"}}", "Bo draws Trap.");
  rf_play (table, "{\"move\":\"resolve-event\"}");
  g_assert_cmpint (rf_player (table, BO)->blood_due, ==, 1);
  pass (table, "{\"move\":\"event\",\"player\":0,\"card\":\"Trap\"}", "Ann draws Trap.");
  pass (table, "{\"move\":\"pass-event\"}", "Trap has no effect.");
  g_assert_cmpint (rf_player (table, ANN)->blood_due, ==, 0);
  rf_place (table, CY, 33);
  rf_to_events (table);
  pass (table, "{\"move\":\"event\",\"player\":2,\"card\":\"Trap\"}", "Cy draws Trap.");
  rf_play (table, "{\"move\":\"resolve-event\"}");
  pass (table, "{\"move\":\"pass-event\"}", "No Event card is drawn for space 30.");
  g_assert_cmpint (hk_rf_find_next_draw (table), ==, -1);
  rf_impossible (table, "{\"move\":\"pass-event\"}");
  /* An item goes to nobody when the one who drew it has turned before it is resolved. */
  pass (table, "{\"move\":\"event\",\"player\":1,\"facts\":{\"name\":\"Axe\",\"icons\":\"melee\"}}", "Bo draws Axe.");
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  rf_play (table, "{\"move\":\"resolve-event\"}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rf_player (table, BO)->items)), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/out-of-turn/phases", test_phases);
  g_test_add_func ("/rfyl/out-of-turn/turns", test_turns);
  g_test_add_func ("/rfyl/out-of-turn/go-to", test_go_to);
  g_test_add_func ("/rfyl/out-of-turn/moves", test_out_of_turn);
  g_test_add_func ("/rfyl/out-of-turn/events", test_events);
  return g_test_run ();
}
