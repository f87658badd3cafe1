/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "rf-game.h"

/* The event phase, sentence by sentence. */

#define FACTS(text) "{\"move\":\"event\",\"facts\":{" text "}}"
#define RESOLVE     "{\"move\":\"resolve-event\"}"

/* Ann and Bo on the start with cards 5 and 4, Cy on space 20 with 3. */
static HkRfTable *
make_events (const char *more)
{
  HkRfTable *table = rf_new (more);

  rf_place (table, CY, 20);
  rf_speeds (table, 5, 4, 3);
  rf_to_events (table);
  return table;
}

static void
resolve (HkRfTable  *table,
         const char *facts)
{
  rf_play (table, "%s", facts);
  rf_play (table, RESOLVE);
}

/* Section: Events. */
static void
test_who_draws (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  /* One card for each occupied space, the closest to the victory space first, the slowest of each. */
  g_assert_cmpint (hk_rf_table_get_n_draws (table), ==, 2);
  g_assert_cmpint (hk_rf_table_get_draw (table, 0)->space, ==, 20);
  g_assert_cmpint (hk_rf_table_get_draw (table, 0)->player, ==, CY);
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->player, ==, BO);
  rf_wrong (table, "{\"move\":\"event\"}");
  rf_wrong (table, "{\"move\":\"event\",\"card\":\"Unknown\"}");
  rf_refuse (table, "{\"move\":\"event\",\"player\":0,\"facts\":{\"name\":\"Nothing\"}}");
  rf_impossible (table, RESOLVE);
  rf_play (table, FACTS ("\"name\":\"Nothing\""));
  /* Each is resolved before the next is drawn. */
  rf_impossible (table, FACTS ("\"name\":\"Another\""));
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  rf_play (table, RESOLVE);
  rf_refuse (table, "{\"move\":\"event\",\"player\":0,\"facts\":{\"name\":\"Another\"}}");
  rf_play (table, "{\"move\":\"event\",\"card\":\"Nothing\"}");
  rf_play (table, RESOLVE);
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->turn, ==, 2);
}

/* Section: Event icons. */
static void
test_bullets (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Box\",\"icons\":\"bullets\",\"bullets\":2"));
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 5);
  rf_play (table, FACTS ("\"name\":\"Hole\",\"icons\":\"bullets\",\"bullets\":-5"));
  rf_impossible (table, "{\"move\":\"pay-bullets\",\"by\":{\"1\":3}}");
  rf_play (table, RESOLVE);
  /* Nobody loses more than there is. */
  g_assert_cmpint (rf_player (table, BO)->bullets, ==, 0);
}

/* Section: Bullets. */
static void
test_prevented (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Nothing\""));
  rf_play (table, FACTS ("\"name\":\"Trap\",\"icons\":\"blood,bullets\",\"bullets\":-2"));
  rf_wrong (table, "{\"move\":\"pay-bullets\",\"by\":{\"1\":1}}");
  rf_wrong (table, "{\"move\":\"pay-bullets\",\"by\":{\"Bo\":2}}");
  rf_wrong (table, "{\"move\":\"pay-bullets\",\"by\":{\"1\":-2,\"0\":4}}");
  rf_impossible (table, "{\"move\":\"pay-bullets\",\"by\":{\"1\":4}}");
  /* Only those on the space, in any combination. */
  rf_refuse (table, "{\"move\":\"pay-bullets\",\"by\":{\"1\":1,\"2\":1}}");
  rf_play (table, "{\"move\":\"pay-bullets\",\"by\":{\"1\":1,\"0\":1}}");
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 2);
  g_assert_cmpint (rf_player (table, BO)->bullets, ==, 2);
  g_assert_cmpint (rf_player (table, BO)->blood_due, ==, 0);
  g_assert_true (hk_rf_table_get_draw (table, 1)->prevented);
  rf_impossible (table, RESOLVE);
}

/* Section: Bullets. */
static void
test_not_prevented (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  /* The number is only the price. */
  resolve (table, FACTS ("\"name\":\"Trap\",\"icons\":\"blood,bullets\",\"bullets\":-2"));
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 3);
  g_assert_cmpint (rf_player (table, CY)->blood_due, ==, 1);
  /* The next card waits for the Blood card. */
  rf_refuse (table, FACTS ("\"name\":\"Nothing\""));
  rf_play (table, "{\"move\":\"draw-blood\",\"player\":2,\"drops\":2}");
  rf_play (table, FACTS ("\"name\":\"Nothing\""));
}

/* Section: Events. */
static void
test_items (void)
{
  g_autoptr (HkRfTable) table = make_events ("");
  HkRfItem *axe;

  resolve (table, FACTS ("\"name\":\"Axe\",\"icons\":\"melee\",\"uses\":2,\"bonus\":1,\"kills\":1"));
  axe = hk_rf_player_find_item (rf_player (table, CY), "Axe");
  g_assert_cmpstr (axe->kind, ==, "weapon");
  g_assert_cmpint (axe->uses, ==, 2);
  g_assert_true (hk_rf_player_has_weapon (rf_player (table, CY)));
  /* It is kept, not discarded. */
  g_assert_cmpuint (hk_deck_get_n_discarded (table->event_deck), ==, 0);
  resolve (table, FACTS ("\"name\":\"Flare\",\"icons\":\"item\",\"uses\":1"));
  g_assert_cmpstr (hk_rf_player_find_item (rf_player (table, BO), "Flare")->kind, ==, "item");
  rf_impossible (table, "{\"move\":\"use-item\",\"player\":0,\"item\":\"Flare\"}");
  rf_play (table, "{\"move\":\"use-item\",\"player\":1,\"item\":\"Flare\"}");
  g_assert_null (hk_rf_player_find_item (rf_player (table, BO), "Flare"));
  g_assert_cmpuint (hk_deck_get_n_discarded (table->event_deck), ==, 1);
}

/* Section: Events. */
static void
test_discarded (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Nothing\""));
  g_assert_cmpuint (hk_deck_get_n_discarded (table->event_deck), ==, 1);
}

/* Section: Event icons. */
static void
test_movement (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Short cut\",\"icons\":\"movement\",\"move\":4"));
  g_assert_cmpint (rf_player (table, CY)->space, ==, 16);
  resolve (table, FACTS ("\"name\":\"Mud\",\"icons\":\"movement\",\"skips\":1"));
  g_assert_cmpint (rf_player (table, BO)->skips, ==, 1);
  rf_play (table, "{\"move\":\"next-phase\"}");
  /* Bo draws no card in the next turn, and is the slowest. */
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[5,3]}");
  rf_stay (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->player, ==, BO);
  g_assert_cmpint (rf_player (table, BO)->skips, ==, 0);
}

/* Section: Events. */
static void
test_move_everybody (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Nothing\""));
  resolve (table, FACTS ("\"name\":\"Road\",\"icons\":\"movement\",\"move\":5,\"everybody\":1"));
  g_assert_cmpint (rf_player (table, ANN)->space, ==, 25);
  g_assert_cmpint (rf_player (table, BO)->space, ==, 25);
}

/* Section: Events. */
static void
test_players_told (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  rf_play (table, FACTS ("\"name\":\"Gift\",\"icons\":\"bullets\",\"bullets\":1"));
  rf_wrong (table, "{\"move\":\"resolve-event\",\"players\":[0,0]}");
  rf_wrong (table, "{\"move\":\"resolve-event\",\"players\":[7]}");
  rf_play (table, "{\"move\":\"resolve-event\",\"players\":[0,2],\"bullets\":3}");
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 6);
  g_assert_cmpint (rf_player (table, BO)->bullets, ==, 3);
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 6);
}

/* Section: Events. */
static void
test_no_second_card (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  /* Cy comes to the space of the others and is slower, but has drawn. */
  rf_play (table, FACTS ("\"name\":\"Lost\",\"icons\":\"movement\",\"move\":-10"));
  rf_play (table, RESOLVE);
  g_assert_cmpint (rf_player (table, CY)->space, ==, 30);
  g_assert_cmpint (hk_rf_find_next_draw (table), ==, 1);
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->player, ==, BO);
  /* Not even when the others are gone. */
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->player, ==, ANN);
  rf_play (table, "{\"move\":\"die\",\"player\":0}");
  g_assert_cmpint (hk_rf_find_next_draw (table), ==, -1);
}

/* Section: Events. */
static void
test_gone_before_drawing (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  rf_play (table, FACTS ("\"name\":\"Nothing\""));
  rf_play (table, RESOLVE);
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->player, ==, ANN);
  rf_place (table, ANN, 25);
  g_assert_cmpint (hk_rf_find_next_draw (table), ==, -1);
}

/* Section: Event icons. */
static void
test_add_zombies (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Pack\",\"icons\":\"add-zombies\",\"zombies\":2"));
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 2);
  g_assert_cmpint (hk_rf_table_get_zombie (table, 1)->space, ==, 20);
  rf_play (table, FACTS ("\"name\":\"Far pack\",\"icons\":\"add-zombies\""));
  rf_play (table, "{\"move\":\"resolve-event\",\"space\":12,\"zombies\":3}");
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 5);
  g_assert_cmpint (rf_zombie_at (table, 12), ==, 2);
}

/* Section: Event icons. */
static void
test_encounter (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  rf_play (table, FACTS ("\"name\":\"Door\",\"icons\":\"encounter\",\"zombies\":2"));
  rf_play (table, RESOLVE);
  /* No zombie is placed; combat is in the event phase. */
  g_assert_cmpint (hk_rf_table_get_n_zombies (table), ==, 0);
  g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, 2);
  rf_impossible (table, FACTS ("\"name\":\"Nothing\""));
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"shoot\",\"player\":2,\"fight\":0}");
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 2);
  rf_refuse (table, "{\"move\":\"shoot\",\"player\":0,\"fight\":1}");
  rf_play (table, "{\"move\":\"fight\",\"fight\":1,\"human\":[2],\"zombie\":[5]}");
  g_assert_cmpint (rf_player (table, CY)->blood_due, ==, 1);
  g_assert_cmpint (hk_rf_table_get_draw (table, 0)->state, ==, HK_RF_DRAW_DONE);
  rf_play (table, "{\"move\":\"draw-blood\",\"player\":2,\"drops\":3}");
  rf_no_events (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->turn, ==, 2);
}

/* Section: Events. */
static void
test_encounter_shot (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Door\",\"icons\":\"encounter\""));
  g_assert_cmpint (hk_rf_find_next_draw (table), ==, 0);
  rf_play (table, "{\"move\":\"shoot\",\"player\":2,\"fight\":0}");
  g_assert_cmpint (hk_rf_find_next_draw (table), ==, 1);
  rf_no_events (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->turn, ==, 2);
}

/* Section: Event icons. */
static void
test_death (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  resolve (table, FACTS ("\"name\":\"Bus\",\"icons\":\"death\""));
  g_assert_true (rf_player (table, CY)->zombie);
  g_assert_cmpint (rf_player (table, CY)->how, ==, HK_RF_HOW_EVENT);
  g_assert_cmpint (rf_player (table, CY)->space, ==, 20);
  g_assert_cmpint (hk_rf_table_find_pile (table, 20)->bullets, ==, 3);
  /* A zombie player acts in the same turn. */
  rf_no_events (table);
  rf_play (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"zombies-move\"}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":10,\"to\":30}");
}

/* Section: Events. */
static void
test_learned (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  rf_wrong (table, "{\"move\":\"event\",\"card\":\"Axe\"}");
  hk_play_refuse (HK_TABLE (table), FACTS ("\"name\":\"Axe\",\"icons\":\"fire\""), HK_ERROR_FORMAT);
  hk_play_refuse (HK_TABLE (table), FACTS ("\"icons\":\"melee\""), HK_ERROR_FORMAT);
  resolve (table, FACTS ("\"name\":\"Axe\",\"icons\":\"melee\",\"bonus\":2"));
  rf_play (table, "{\"move\":\"event\",\"card\":\"Axe\"}");
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->event->bonus, ==, 2);
  g_assert_cmpstr (hk_rf_table_get_draw (table, 1)->event->source, ==, "told");
}

/* What is only kept, and a card without icons, can be resolved with its draw; whatever does something to somebody waits. */
static void
test_plain (void)
{
  g_autoptr (HkRfTable) table = make_events ("");

  rf_assert_says (table, "{\"move\":\"event\",\"resolve\":true,\"facts\":{\"name\":\"Axe\",\"icons\":\"melee\",\"uses\":2}}", "Cy draws Axe. Cy keeps Axe.", TRUE);
  g_assert_cmpint (hk_rf_table_get_draw (table, 0)->state, ==, HK_RF_DRAW_DONE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (rf_player (table, CY)->items)), ==, 1);
  rf_play (table, "{\"move\":\"event\",\"resolve\":true,\"facts\":{\"name\":\"Bite\",\"icons\":\"item,blood\",\"uses\":1}}");
  g_assert_cmpint (hk_rf_table_get_draw (table, 1)->state, ==, HK_RF_DRAW_OPEN);
  rf_play (table, RESOLVE);
  g_assert_cmpint (rf_player (table, BO)->blood_due, ==, 1);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/events/who-draws", test_who_draws);
  g_test_add_func ("/rfyl/events/bullets", test_bullets);
  g_test_add_func ("/rfyl/events/prevented", test_prevented);
  g_test_add_func ("/rfyl/events/not-prevented", test_not_prevented);
  g_test_add_func ("/rfyl/events/items", test_items);
  g_test_add_func ("/rfyl/events/discarded", test_discarded);
  g_test_add_func ("/rfyl/events/movement", test_movement);
  g_test_add_func ("/rfyl/events/move-everybody", test_move_everybody);
  g_test_add_func ("/rfyl/events/players-told", test_players_told);
  g_test_add_func ("/rfyl/events/no-second-card", test_no_second_card);
  g_test_add_func ("/rfyl/events/gone-before-drawing", test_gone_before_drawing);
  g_test_add_func ("/rfyl/events/add-zombies", test_add_zombies);
  g_test_add_func ("/rfyl/events/encounter", test_encounter);
  g_test_add_func ("/rfyl/events/encounter-shot", test_encounter_shot);
  g_test_add_func ("/rfyl/events/death", test_death);
  g_test_add_func ("/rfyl/events/learned", test_learned);
  g_test_add_func ("/rfyl/events/plain", test_plain);
  return g_test_run ();
}
