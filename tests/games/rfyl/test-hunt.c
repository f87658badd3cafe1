/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "rf-game.h"

/* Zombie movement on the table, sentence by sentence; the arithmetic of it is tested beside the rule said plainly. */

static HkRfZombie *
get (HkRfTable *table,
     int        id)
{
  return hk_rf_table_find_zombie (table, id);
}

/* Section: Non-Player Zombies. */
static void
test_one_card (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":40}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":20,\"count\":2}");
  rf_to_zombies (table);
  rf_wrong (table, "{\"move\":\"zombies-move\"}");
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":4}");
  g_assert_cmpint (get (table, 0)->space, ==, 36);
  g_assert_cmpint (get (table, 1)->space, ==, 24);
  g_assert_cmpint (get (table, 2)->space, ==, 24);
  g_assert_cmpint (table->zombie_card, ==, 4);
  rf_refuse (table, "{\"move\":\"zombies-move\",\"value\":4}");
}

/* Section: Non-Player Zombies. */
static void
test_skipped (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_to_zombies (table);
  g_assert_cmpint (table->turn, ==, 2);
}

/* Cy is a zombie player on space 34; Ann and Bo are on the start. */
static HkRfTable *
make_hunter (void)
{
  HkRfTable *table = rf_new ("");

  rf_place (table, CY, 34);
  rf_play (table, "{\"move\":\"die\",\"player\":2}");
  return table;
}

/* Section: Zombie Players. */
static void
test_own_card (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":50}");
  rf_to_zombies (table);
  rf_refuse (table, "{\"move\":\"draw-hunt\",\"values\":[3]}");
  rf_refuse (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":3,\"to\":33}");
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":2}");
  rf_wrong (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"to\":33}");
  rf_play (table, "{\"move\":\"draw-hunt\",\"values\":[3]}");
  rf_impossible (table, "{\"move\":\"draw-hunt\",\"values\":[3]}");
  rf_wrong (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":5,\"to\":33}");
  rf_refuse (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"to\":30}");
  rf_impossible (table, "{\"move\":\"zombie-player-move\",\"player\":0,\"to\":30}");
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  /* In any direction, and short of the full card. */
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"to\":36}");
  rf_refuse (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"to\":35}");
}

/* Section: Zombie Players. */
static void
test_passes_zombies (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":32}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":9,\"to\":30}");
  g_assert_cmpint (rf_player (table, CY)->space, ==, 30);
  g_assert_cmpint (get (table, 0)->leader, ==, -1);
}

/* Section: Zombie Players. */
static void
test_horde (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":36,\"count\":2}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":9,\"to\":36,\"take\":true}");
  g_assert_cmpint (hk_rf_table_get_horde_size (table, CY), ==, 2);
  rf_play (table, "{\"move\":\"next-phase\"}");
  rf_to_zombies (table);
  /* The horde moves by the card of its leader, not by the common one. */
  rf_play (table, "{\"move\":\"zombies-move\"}");
  g_assert_cmpint (get (table, 0)->space, ==, 36);
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":3,\"to\":33}");
  g_assert_cmpint (get (table, 0)->space, ==, 33);
  g_assert_cmpint (get (table, 1)->space, ==, 33);
}

/* Section: Zombie Players. */
static void
test_joining (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":37}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":6}");
  g_assert_cmpint (get (table, 0)->space, ==, 34);
  g_assert_cmpint (get (table, 0)->leader, ==, CY);
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":2,\"to\":32}");
  g_assert_cmpint (get (table, 0)->space, ==, 32);
}

/* Section: Zombie Players. */
static void
test_horde_left (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":37}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":6}");
  /* A slower zombie stands on 33. */
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":33}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":3,\"to\":31}");
  g_assert_cmpint (rf_player (table, CY)->space, ==, 31);
  g_assert_cmpint (get (table, 0)->space, ==, 33);
  g_assert_cmpint (get (table, 0)->leader, ==, -1);
}

/* Section: Zombie Players. */
static void
test_hordes_pass (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_place (table, BO, 32);
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":35}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":6}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":32}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":1,\"value\":1,\"to\":32,\"take\":true}");
  g_assert_cmpint (hk_rf_table_get_horde_size (table, BO), ==, 1);
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":3,\"to\":31}");
  g_assert_cmpint (hk_rf_table_get_horde_size (table, CY), ==, 1);
  g_assert_cmpint (get (table, 0)->space, ==, 31);
}

/* Section: Zombie Players. */
static void
test_hordes_stay_apart (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_place (table, BO, 36);
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":38}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":6}");
  g_assert_cmpint (hk_rf_table_get_horde_size (table, BO), ==, 1);
  /* Only zombies without a leader are gained. */
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":3,\"to\":36,\"take\":true}");
  g_assert_cmpint (hk_rf_table_get_horde_size (table, CY), ==, 0);
  g_assert_cmpint (hk_rf_table_get_horde_size (table, BO), ==, 1);
}

/* Section: Zombie Players. */
static void
test_leave (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();

  rf_play (table, "{\"move\":\"add-zombies\",\"space\":37}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":6}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":3,\"to\":31,\"leave\":true}");
  g_assert_cmpint (get (table, 0)->space, ==, 34);
  g_assert_cmpint (get (table, 0)->leader, ==, -1);
}

/* Where no zombie is without a leader there is no card to draw for them, and the zombie players draw at once. */
static void
test_nobody_loose (void)
{
  g_autoptr (HkRfTable) table = make_hunter ();
  g_autoptr (HkPrimaryAction) next = NULL;
  g_autoptr (HkPrimaryAction) after = NULL;

  rf_to_zombies (table);
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_asks (next), ==, "draw-hunt");
  rf_play (table, "{\"move\":\"draw-hunt\",\"values\":[3]}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"to\":31}");
  /* Nobody is on that space: the turn is over. */
  after = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_label (after), ==, "On to Turn 2");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->turn, ==, 2);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/hunt/one-card", test_one_card);
  g_test_add_func ("/rfyl/hunt/skipped", test_skipped);
  g_test_add_func ("/rfyl/hunt/own-card", test_own_card);
  g_test_add_func ("/rfyl/hunt/passes-zombies", test_passes_zombies);
  g_test_add_func ("/rfyl/hunt/horde", test_horde);
  g_test_add_func ("/rfyl/hunt/joining", test_joining);
  g_test_add_func ("/rfyl/hunt/horde-left", test_horde_left);
  g_test_add_func ("/rfyl/hunt/hordes-pass", test_hordes_pass);
  g_test_add_func ("/rfyl/hunt/hordes-stay-apart", test_hordes_stay_apart);
  g_test_add_func ("/rfyl/hunt/leave", test_leave);
  g_test_add_func ("/rfyl/hunt/nobody-loose", test_nobody_loose);
  return g_test_run ();
}
