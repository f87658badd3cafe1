/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "rf-game.h"

/* Human movement, sentence by sentence. */

/* Section: Draw Order. */
static void
test_draw_order (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"first-player\":1");

  /* The owner draws first, then clockwise. */
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[3,5,2]}");
  g_assert_cmpint (rf_player (table, BO)->speed, ==, 3);
  g_assert_cmpint (rf_player (table, CY)->speed, ==, 5);
  g_assert_cmpint (rf_player (table, ANN)->speed, ==, 2);
  rf_impossible (table, "{\"move\":\"draw-speed\",\"values\":[1]}");
}

/* Section: Human movement. */
static void
test_draw_too_many (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_wrong (table, "{\"move\":\"draw-speed\",\"values\":[1,2,3,4]}");
  rf_wrong (table, "{\"move\":\"draw-speed\",\"values\":[1,2]}");
}

/* Section: Human movement. */
static void
test_up_to_any_direction (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_speeds (table, 5, 4, 3);
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":24}");
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":36}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":34}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":2}");
  g_assert_cmpint (rf_player (table, ANN)->space, ==, 27);
  g_assert_cmpint (rf_player (table, BO)->space, ==, 34);
  g_assert_cmpint (rf_player (table, CY)->space, ==, 30);
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":26}");
}

/* Section: Human movement. */
static void
test_players_pass (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_place (table, BO, 28);
  rf_speeds (table, 5, 4, 3);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":25}");
  g_assert_cmpint (rf_player (table, ANN)->space, ==, 25);
}

/* Section: Human movement. */
static void
test_zombies_stop (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"ammo\":2");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":28}");
  rf_speeds (table, 5, 4, 3);
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":28}");
  /* From the space of a zombie one walks away, with a bullet or without. */
  rf_play (table, "{\"move\":\"pass-move\",\"player\":1}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":2}");
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 1);
}

/* Section: Human movement. */
static void
test_leaving (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":2}");
  rf_speeds (table, 5, 4, 3);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":25}");
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 3);
}

/* Section: Bullets. */
static void
test_shot_in_passing (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"ammo\":2");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":28,\"count\":2}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":26}");
  rf_speeds (table, 5, 4, 3);
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":25,\"shots\":[0,1]}");
  rf_impossible (table, "{\"move\":\"move\",\"player\":0,\"to\":25,\"shots\":[0,1,2]}");
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":26,\"shots\":[0]}");
  rf_wrong (table, "{\"move\":\"move\",\"player\":0,\"to\":26,\"shots\":[0,0]}");
  rf_wrong (table, "{\"move\":\"move\",\"player\":0,\"to\":29,\"shots\":[0]}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":26,\"shots\":[0,1]}");
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 0);
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 1);
}

/* Section: Human movement. */
static void
test_in_the_way (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  g_autoptr (GArray) ids = NULL;

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":28,\"count\":2}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":25}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
  ids = hk_rf_list_in_the_way (table, ANN, 25);
  g_assert_cmpuint (ids->len, ==, 2);
}

/* Section: Determination Cards. */
static void
test_ties (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_speeds (table, 4, 4, 2);
  rf_refuse (table, "{\"move\":\"pass-move\",\"player\":0}");
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  rf_wrong (table, "{\"move\":\"tie-break\",\"values\":[1,2,3]}");
  rf_play (table, "{\"move\":\"tie-break\",\"values\":[1,6]}");
  g_assert_cmpint (hk_rf_compare_speed (table, rf_player (table, ANN), rf_player (table, BO)), <, 0);
  /* The original card stays what counts for the way. */
  g_assert_cmpint (hk_rf_get_reach (rf_player (table, BO)), ==, 4);
  g_assert_cmpint (hk_rf_find_slowest (table, 30), ==, CY);
  g_assert_cmpint (hk_rf_find_fastest (table, 30), ==, BO);
  rf_impossible (table, "{\"move\":\"tie-break\",\"values\":[1,6]}");
}

/* Section: Determination Cards. */
static void
test_ties_again (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_speeds (table, 4, 4, 4);
  rf_play (table, "{\"move\":\"tie-break\",\"values\":[6,2,2]}");
  /* Only those who are still tied draw again; who has left the tie keeps the place. */
  rf_play (table, "{\"move\":\"tie-break\",\"values\":[9,1]}");
  g_assert_cmpint (hk_rf_find_fastest (table, 30), ==, ANN);
  g_assert_cmpint (hk_rf_find_slowest (table, 30), ==, CY);
  g_assert_cmpuint (g_strv_length (rf_player (table, BO)->ties), ==, 2);
  g_assert_cmpuint (g_strv_length (rf_player (table, ANN)->ties), ==, 1);
}

/* Section: Human movement. */
static void
test_structured_order (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"structure\":\"intermediate\",\"first-player\":2");

  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[1,9,5]}");
  rf_refuse (table, "{\"move\":\"pass-move\",\"player\":0}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":2}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":0}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":1}");
}

/* Section: Human movement. */
static void
test_order_by_speed (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"draw-order\":\"speed\"");

  rf_speeds (table, 1, 9, 5);
  g_assert_cmpint (hk_rf_find_next_mover (table), ==, BO);
}

/* Section: Human movement. */
static void
test_any_order (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"house\":{\"any-order\":true}");

  rf_speeds (table, 1, 9, 5);
  rf_play (table, "{\"move\":\"pass-move\",\"player\":2}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":1}");
}

/* A slower player clears the space where faster ones were stopped: they follow, but no further than that player goes. */
static void
test_strategic (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"structure\":\"advanced\",\"ammo\":1");
  int furthest;

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":27}");
  rf_speeds (table, 9, 5, 8);
  rf_refuse (table, "{\"move\":\"pass-move\",\"player\":1}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
  g_assert_true (rf_player (table, ANN)->blocked);
  g_assert_false (hk_rf_can_follow (table, ANN, &furthest));
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":26}");
  rf_play (table, "{\"move\":\"pass-move\",\"player\":2}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":25,\"shots\":[0]}");
  g_assert_true (hk_rf_can_follow (table, ANN, &furthest));
  g_assert_cmpint (furthest, ==, 25);
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":24}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":25}");
  g_assert_cmpint (rf_player (table, ANN)->space, ==, 25);
  g_assert_false (hk_rf_can_follow (table, ANN, &furthest));
}

/* Section: Human movement. */
static void
test_strategic_own_card (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"structure\":\"expert\",\"ammo\":1");
  int furthest;

  /* The movement card of the faster player still counts. */
  rf_place (table, BO, 27);
  rf_place (table, CY, 40);
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":26}");
  rf_speeds (table, 6, 5, 1);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":26}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":22,\"shots\":[0]}");
  g_assert_true (hk_rf_can_follow (table, ANN, &furthest));
  g_assert_cmpint (furthest, ==, 24);
}

/* Section: Human movement. */
static void
test_strategic_only_to_the_space (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"structure\":\"advanced\",\"ammo\":1");
  int furthest;

  /* Who shoots and stays there opens no way beyond. */
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":27}");
  rf_speeds (table, 9, 5, 4);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":27,\"shots\":[0]}");
  g_assert_false (hk_rf_can_follow (table, ANN, &furthest));
}

/* Section: Human movement. */
static void
test_structured_does_not_follow (void)
{
  g_autoptr (HkRfTable) table = rf_new (",\"ammo\":1");
  int furthest;

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":27}");
  rf_speeds (table, 9, 5, 4);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":25,\"shots\":[0]}");
  g_assert_false (hk_rf_can_follow (table, ANN, &furthest));
}

/* Section: Human movement. Whoever shoots the last zombie of a space clears the way for others, but not once the fights have begun. */
static void
test_shot_at_the_space (void)
{
  for (guint late = 0; late < 2; late++)
    {
      g_autoptr (HkRfTable) table = rf_new (",\"structure\":\"advanced\",\"ammo\":1");

      rf_place (table, BO, 27);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":27}");
      rf_speeds (table, 9, 5, 4);
      rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":27}");
      g_assert_true (rf_player (table, ANN)->blocked);
      if (late)
        rf_play (table, "{\"move\":\"go-to-phase\",\"phase\":\"combat\",\"house\":true}");
      rf_play (table, "{\"move\":\"shoot\",\"player\":1,\"zombie\":0}");
      g_assert_cmpint (rf_player (table, ANN)->cleared_by, ==, late ? -1 : BO);
    }
}

/* Zombie players hold the way like any zombie; one that is shot comes back ten spaces further out (Human movement). */
static void
test_zombie_player_in_the_way (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_place (table, CY, 28);
  rf_play (table, "{\"move\":\"die\",\"player\":2,\"how\":\"other\"}");
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[5,4]}");
  rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":26}");
  rf_wrong (table, "{\"move\":\"move\",\"player\":0,\"to\":26,\"shot-players\":[1]}");
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":26,\"shot-players\":[2]}");
  g_assert_cmpint (rf_player (table, CY)->space, ==, 38);
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 2);
}

/* Cards are kept until the turn is over (Human movement). */
static void
test_cards_kept (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_speeds (table, 5, 4, 3);
  rf_stay (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (rf_player (table, ANN)->speed, ==, 5);
  rf_to_zombies (table);
  g_assert_cmpint (table->turn, ==, 2);
  g_assert_cmpint (rf_player (table, ANN)->speed, ==, -1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/movement/draw-order", test_draw_order);
  g_test_add_func ("/rfyl/movement/draw-too-many", test_draw_too_many);
  g_test_add_func ("/rfyl/movement/up-to-any-direction", test_up_to_any_direction);
  g_test_add_func ("/rfyl/movement/players-pass", test_players_pass);
  g_test_add_func ("/rfyl/movement/zombies-stop", test_zombies_stop);
  g_test_add_func ("/rfyl/movement/leaving", test_leaving);
  g_test_add_func ("/rfyl/movement/shot-in-passing", test_shot_in_passing);
  g_test_add_func ("/rfyl/movement/in-the-way", test_in_the_way);
  g_test_add_func ("/rfyl/movement/ties", test_ties);
  g_test_add_func ("/rfyl/movement/ties-again", test_ties_again);
  g_test_add_func ("/rfyl/movement/structured-order", test_structured_order);
  g_test_add_func ("/rfyl/movement/order-by-speed", test_order_by_speed);
  g_test_add_func ("/rfyl/movement/any-order", test_any_order);
  g_test_add_func ("/rfyl/movement/strategic", test_strategic);
  g_test_add_func ("/rfyl/movement/strategic-own-card", test_strategic_own_card);
  g_test_add_func ("/rfyl/movement/strategic-only-to-the-space", test_strategic_only_to_the_space);
  g_test_add_func ("/rfyl/movement/structured-does-not-follow", test_structured_does_not_follow);
  g_test_add_func ("/rfyl/movement/shot-at-the-space", test_shot_at_the_space);
  g_test_add_func ("/rfyl/movement/zombie-player-in-the-way", test_zombie_player_in_the_way);
  g_test_add_func ("/rfyl/movement/cards-kept", test_cards_kept);
  return g_test_run ();
}
