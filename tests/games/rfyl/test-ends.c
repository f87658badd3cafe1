/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "rf-game.h"

/* Winning, sentence by sentence. */

static void
check_outcome (HkRfTable  *table,
               const char *outcome,
               const char *winners)
{
  g_autofree char *joined = table->winners == NULL ? g_strdup ("") : g_strjoinv (",", table->winners);

  g_assert_cmpstr (hk_words_get (hk_rf_outcomes, table->outcome), ==, outcome);
  g_assert_cmpstr (joined, ==, winners);
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  rf_impossible (table, "{\"move\":\"next-phase\"}");
}

static void
give_blood (HkRfTable *table,
            int        player)
{
  HkRfPlayer *record = rf_player (table, player);

  hk_record_set_int (record, &record->blood_due, 1);
  rf_play (table, "{\"move\":\"draw-blood\",\"player\":%d,\"drops\":1}", player);
}

/* Section: Victory Conditions. */
static void
test_first (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4");

  rf_speeds (table, 3, 4, 5);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":1}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":0}");
  check_outcome (table, "won", "1");
  g_assert_cmpint (rf_player (table, BO)->out_turn, ==, 1);
}

/* Section: Victory Conditions. */
static void
test_same_time (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4,\"structure\":\"advanced\"");

  rf_speeds (table, 3, 4, 5);
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":0}");
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":0}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":1}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  check_outcome (table, "won", "1,2");
}

/* Section: Human movement. */
static void
test_whole_movement (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4,\"house\":{\"whole-movement\":true}");

  rf_speeds (table, 4, 4, 5);
  rf_play (table, "{\"move\":\"tie-break\",\"values\":[1,2]}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":2}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":0}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  check_outcome (table, "won", "0,2");
}

/* Section: Victory Conditions. */
static void
test_group (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4,\"victory\":\"group\",\"group-size\":2");

  rf_speeds (table, 4, 2, 5);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":2}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":0}");
  check_outcome (table, "won", "0,2");
}

/* Section: Victory Conditions. */
static void
test_group_not_full (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4,\"victory\":\"group\",\"group-size\":3");

  rf_speeds (table, 4, 2, 1);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
  rf_play (table, "{\"move\":\"die\",\"player\":2}");
  check_outcome (table, "won", "0");
}

/* Section: Victory Conditions. */
static void
test_last (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4,\"victory\":\"last\"");

  rf_speeds (table, 4, 2, 5);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":2}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":0}");
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  check_outcome (table, "won", "0,2");
}

/* Section: Victory Conditions. */
static void
test_unrevealed (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4");

  give_blood (table, ANN);
  rf_speeds (table, 4, 2, 1);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  g_assert_false (rf_player (table, ANN)->safe);
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
  rf_stay (table);
  rf_to_countdown (table);
  rf_play (table, "{\"move\":\"countdown\"}");
  rf_play (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":false}");
  check_outcome (table, "won", "0");
}

/* Section: Victory Conditions. */
static void
test_unrevealed_infected (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4");

  give_blood (table, ANN);
  rf_speeds (table, 4, 2, 1);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  rf_stay (table);
  rf_to_countdown (table);
  rf_play (table, "{\"move\":\"countdown\"}");
  rf_play (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":true}");
  g_assert_true (rf_player (table, ANN)->zombie);
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
}

/* Section: Victory Conditions. */
static void
test_unrevealed_allowed (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"distance\":4,\"allow-unrevealed\":true");

  give_blood (table, ANN);
  rf_speeds (table, 4, 2, 1);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":0}");
  check_outcome (table, "won", "0");
}

/* Section: Winning. */
static void
test_last_loser (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  g_autofree char *said = NULL;

  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  rf_to_events (table);
  rf_play (table, "{\"move\":\"die\",\"player\":0}");
  rf_no_events (table);
  g_assert_cmpint (table->outcome, ==, HK_RF_OUTCOME_NONE);
  rf_play (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"die\",\"player\":2}");
  check_outcome (table, "last-loser", "2");
  said = hk_table_get_outcome (HK_TABLE (table));
  g_assert_nonnull (strstr (said, "Cy is the last loser"));
}

/* Section: Winning. */
static void
test_last_losers (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  rf_to_events (table);
  rf_play (table, "{\"move\":\"die\",\"player\":0}");
  rf_play (table, "{\"move\":\"die\",\"player\":2}");
  check_outcome (table, "last-loser", "0,2");
}

/* Whoever is out or has turned leaves the fights that were still to come (Combat). */
static void
test_no_more_fights (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"victory\":\"last\"");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":3}");
  rf_to_combat (table);
  g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, 3);
  rf_place (table, ANN, 0);
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  for (int i = 0; i < 3; i++)
    g_assert_cmpint (hk_rf_table_get_fight (table, i)->state, ==, hk_rf_table_get_fight (table, i)->player == CY ? HK_RF_FIGHT_OPEN : HK_RF_FIGHT_GONE);
  rf_play (table, "{\"move\":\"shoot\",\"player\":2,\"zombie\":2}");
  rf_impossible (table, "{\"move\":\"shoot\",\"player\":0,\"zombie\":1}");
}

/* Section: Winning. */
static void
test_finish (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  g_autoptr (HkScoreSheet) sheet = NULL;

  rf_play (table, "{\"move\":\"finish\",\"reason\":\"It is late.\"}");
  check_outcome (table, "ended", "");
  rf_impossible (table, "{\"move\":\"finish\"}");
  rf_impossible (table, "{\"move\":\"add-zombies\",\"space\":3}");
  sheet = hk_table_get_score_sheet (HK_TABLE (table));
  g_assert_cmpuint (hk_score_sheet_get_n_rows (sheet), ==, 3);
  g_assert_nonnull (strstr (hk_score_sheet_get_outcome (sheet), "It is late."));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/ends/first", test_first);
  g_test_add_func ("/rfyl/ends/same-time", test_same_time);
  g_test_add_func ("/rfyl/ends/whole-movement", test_whole_movement);
  g_test_add_func ("/rfyl/ends/group", test_group);
  g_test_add_func ("/rfyl/ends/group-not-full", test_group_not_full);
  g_test_add_func ("/rfyl/ends/last", test_last);
  g_test_add_func ("/rfyl/ends/unrevealed", test_unrevealed);
  g_test_add_func ("/rfyl/ends/unrevealed-infected", test_unrevealed_infected);
  g_test_add_func ("/rfyl/ends/unrevealed-allowed", test_unrevealed_allowed);
  g_test_add_func ("/rfyl/ends/last-loser", test_last_loser);
  g_test_add_func ("/rfyl/ends/last-losers", test_last_losers);
  g_test_add_func ("/rfyl/ends/no-more-fights", test_no_more_fights);
  g_test_add_func ("/rfyl/ends/finish", test_finish);
  return g_test_run ();
}
