/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>
#include <string.h>

#include "rf-game.h"

/* Blood cards and what is left of those who turn, sentence by sentence. */

/* A card as if a fight had been lost. */
static void
give_blood (HkRfTable  *table,
            int         player,
            const char *more)
{
  HkRfPlayer *record = rf_player (table, player);

  hk_record_set_int (record, &record->blood_due, record->blood_due + 1);
  rf_play (table, "{\"move\":\"draw-blood\",\"player\":%d%s}", player, more);
}

/* Section: Blood Cards. */
static void
test_face_down (void)
{
  g_autoptr (HkRfTable) table = HK_RF_TABLE (hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"pack\":{\"blood\":["
                                                          "{\"id\":\"A\",\"drops\":2,\"infected\":1,\"copies\":1}]}}", 1));
  HkRfPlayer *ann = rf_player (table, ANN);
  g_autofree char *said = NULL;

  hk_record_set_int (ann, &ann->blood_due, 1);
  said = rf_say (table, "{\"move\":\"draw-blood\",\"player\":0}");
  g_assert_null (strstr (said, "infected"));
  g_assert_nonnull (strstr (said, "face down"));
  g_assert_false (hk_rf_player_get_blood (ann, 0)->revealed);
  g_assert_true (hk_rf_player_get_blood (ann, 0)->infected);
  g_assert_cmpint (ann->blood_due, ==, 0);
  rf_refuse (table, "{\"move\":\"draw-blood\",\"player\":0}");
}

/* A look is a house rule, off at first, and the log says that there was one (Blood Cards, ruling.blood-secret). */
static void
test_look (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  g_autoptr (HkRfTable) other = rf_new (",\"house\":{\"look-at-blood\":true}");
  g_autofree char *said = NULL;

  give_blood (table, ANN, ",\"drops\":3");
  give_blood (other, ANN, ",\"drops\":3");
  rf_refuse (table, "{\"move\":\"look-at-blood\",\"player\":0,\"blood\":0}");
  rf_impossible (other, "{\"move\":\"look-at-blood\",\"player\":0,\"blood\":1}");
  said = rf_say (other, "{\"move\":\"look-at-blood\",\"player\":0,\"blood\":0}");
  g_assert_cmpstr (said, ==, "Ann looks at a Blood card.");
}

/* What is printed of a table tells no more than the table (Blood Cards). */
static void
test_concealed (void)
{
  g_autoptr (HkTable) table = hk_play_new ("rfyl", "{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",\"pack\":{\"blood\":["
                                           "{\"id\":\"Bitten\",\"drops\":2,\"infected\":1},{\"id\":\"Scratched\",\"drops\":2,\"infected\":0}],"
                                           "\"determination\":[{\"value\":3},{\"value\":1},{\"value\":2}]}}", 1);
  HkRfTable *self = HK_RF_TABLE (table);
  g_autoptr (JsonNode) node = NULL;
  JsonObject *blood;
  JsonArray *pile;

  give_blood (self, ANN, "");
  node = hk_table_save_seen (table, HK_VIEWER_NOBODY);
  blood = json_array_get_object_element (json_object_get_array_member (json_array_get_object_element (
            json_object_get_array_member (json_node_get_object (node), "players"), 0), "bloods"), 0);
  g_assert_true (json_object_has_member (blood, "drops"));
  g_assert_false (json_object_has_member (blood, "infected"));
  g_assert_false (json_object_has_member (blood, "card"));
  g_assert_false (json_object_has_member (json_object_get_object_member (json_node_get_object (node), "blood-deck"), "draw-pile"));
  pile = json_object_get_array_member (json_object_get_object_member (json_node_get_object (node), "determination-deck"), "draw-pile");
  for (guint i = 0; i < 3; i++)
    g_assert_cmpint (atoi (json_array_get_string_element (pile, i)), ==, i + 1);
  rf_play (self, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"house\":true}");
  json_node_unref (node);
  node = hk_table_save_seen (table, HK_VIEWER_NOBODY);
  if (!rf_player (self, ANN)->zombie)
    {
      blood = json_array_get_object_element (json_object_get_array_member (json_array_get_object_element (
                json_object_get_array_member (json_node_get_object (node), "players"), 0), "bloods"), 0);
      g_assert_true (json_object_has_member (blood, "infected"));
    }
}

/* Section: Infection countdown. */
static void
test_tick (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  give_blood (table, ANN, ",\"drops\":3");
  give_blood (table, ANN, ",\"drops\":1");
  give_blood (table, BO, ",\"drops\":2");
  rf_to_countdown (table);
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_COUNTDOWN);
  rf_refuse (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":false}");
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"countdown\"}");
  rf_refuse (table, "{\"move\":\"countdown\"}");
  g_assert_cmpint (hk_rf_player_get_blood (rf_player (table, ANN), 0)->drops, ==, 2);
  g_assert_true (hk_rf_player_get_blood (rf_player (table, ANN), 1)->due);
  g_assert_cmpint (hk_rf_player_get_blood (rf_player (table, BO), 0)->drops, ==, 1);
  rf_refuse (table, "{\"move\":\"next-phase\"}");
  /* The app does not know what a card from the box says. */
  rf_wrong (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":1}");
  rf_play (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":1,\"infected\":false}");
  g_assert_false (rf_player (table, ANN)->zombie);
  g_assert_cmpint (hk_rf_player_count_hidden (rf_player (table, ANN)), ==, 1);
  rf_impossible (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":1}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_MOVEMENT);
}

/* Section: Infection countdown. */
static void
test_no_countdown (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_MOVEMENT);
  rf_refuse (table, "{\"move\":\"countdown\"}");
}

/* Section: Infection countdown. */
static void
test_no_drops (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  give_blood (table, ANN, ",\"drops\":0,\"infected\":true");
  rf_to_countdown (table);
  rf_play (table, "{\"move\":\"countdown\"}");
  g_assert_true (hk_rf_player_get_blood (rf_player (table, ANN), 0)->due);
}

/* Section: Infection countdown. */
static void
test_infected (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  HkRfPile *pile;

  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\"}");
  give_blood (table, ANN, ",\"drops\":1,\"infected\":true");
  give_blood (table, ANN, ",\"drops\":5");
  rf_to_countdown (table);
  rf_play (table, "{\"move\":\"countdown\"}");
  rf_play (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0}");
  g_assert_true (rf_player (table, ANN)->zombie);
  g_assert_cmpint (rf_player (table, ANN)->how, ==, HK_RF_HOW_INFECTED);
  g_assert_cmpint (rf_player (table, ANN)->turned_turn, ==, 2);
  g_assert_cmpint (rf_player (table, ANN)->space, ==, 30);
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 0);
  g_assert_cmpint (hk_rf_player_get_n_bloods (rf_player (table, ANN)), ==, 0);
  pile = hk_rf_table_find_pile (table, 30);
  g_assert_cmpint (pile->bullets, ==, 3);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (pile->items)), ==, 1);
  /* Zombie actions begin in the same turn. */
  rf_play (table, "{\"move\":\"next-phase\"}");
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[3,2]}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":27}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":28}");
  rf_to_zombies (table);
  rf_play (table, "{\"move\":\"zombies-move\"}");
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":0,\"value\":4,\"to\":28}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_COMBAT);
  g_assert_cmpint (hk_rf_table_get_fight (table, 0)->player, ==, CY);
}

/* Ann has turned on space 30 and left three bullets and an axe; Bo and Cy are behind. */
static HkRfTable *
make_pile (void)
{
  HkRfTable *table = rf_new ("");

  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\"}");
  rf_place (table, BO, 33);
  rf_place (table, CY, 34);
  rf_play (table, "{\"move\":\"die\",\"player\":0}");
  rf_place (table, ANN, 90);
  return table;
}

/* Section: Infection countdown. */
static void
test_in_passing (void)
{
  g_autoptr (HkRfTable) table = make_pile ();

  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[6,7]}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"bullet\"}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":28}");
  rf_impossible (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"Spade\"}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"all\"}");
  rf_play (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"Axe\"}");
  g_assert_nonnull (hk_rf_player_find_item (rf_player (table, BO), "Axe"));
  /* One item or bullet. */
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"bullet\"}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":29}");
  rf_play (table, "{\"move\":\"pick-up\",\"player\":2,\"space\":30,\"what\":\"bullet\"}");
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 4);
  g_assert_cmpint (hk_rf_table_find_pile (table, 30)->bullets, ==, 2);
}

/* One thing on each space that is passed (Infection countdown). */
static void
test_in_passing_twice (void)
{
  g_autoptr (HkRfTable) table = make_pile ();
  g_autoptr (HkRfPile) other = g_object_new (HK_TYPE_RF_PILE, "space", 29, "bullets", 2, NULL);

  hk_record_list_append (table->piles, other);
  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[6,7]}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":28}");
  rf_play (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"bullet\"}");
  rf_play (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":29,\"what\":\"bullet\"}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"bullet\"}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":29,\"what\":\"bullet\"}");
}

/* A card of the box that is turned up leaves the deck of the app, whatever place it has there (Infection countdown). */
static void
test_leaves_the_deck (void)
{
  for (int drops = 1; drops <= 2; drops++)
    {
      g_autoptr (HkRfTable) table = HK_RF_TABLE (hk_play_new (HK_RF_GAME, "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"components\":\"owner\","
                                                              "\"cards-by\":\"hand\",\"pack\":{\"blood\":[{\"id\":\"A\",\"drops\":1,\"infected\":0},"
                                                              "{\"id\":\"B\",\"drops\":2,\"infected\":0}]}}", 1));

      hk_record_set_int (rf_player (table, ANN), &rf_player (table, ANN)->blood_due, 1);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":%d}", drops);
      rf_play (table, "{\"move\":\"reveal-blood\",\"player\":0,\"blood\":0,\"infected\":false,\"house\":true}");
      g_assert_cmpuint (hk_deck_get_n_left (table->blood_deck), ==, 1);
      g_assert_cmpuint (hk_deck_get_n_discarded (table->blood_deck), ==, 1);
      g_assert_cmpuint (hk_deck_count (table->blood_deck, drops == 1 ? "B" : "A"), ==, 1);
    }
}

/* Section: Infection countdown. */
static void
test_somebody_stops (void)
{
  g_autoptr (HkRfTable) table = make_pile ();

  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[6,7]}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":30}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":28}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":2,\"space\":30,\"what\":\"bullet\"}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (rf_player (table, BO)->bullets, ==, 6);
  g_assert_nonnull (hk_rf_player_find_item (rf_player (table, BO), "Axe"));
  g_assert_null (hk_rf_table_find_pile (table, 30));
}

/* The first seat stops there as well as any other (Infection countdown). */
static void
test_first_seat_stops (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  g_autoptr (HkRfPile) pile = g_object_new (HK_TYPE_RF_PILE, "space", 33, "bullets", 2, NULL);

  hk_record_list_append (table->piles, pile);
  rf_place (table, ANN, 35);
  rf_place (table, BO, 34);
  rf_place (table, CY, 34);
  rf_speeds (table, 2, 6, 7);
  rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":33}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":28}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":33,\"what\":\"bullet\"}");
}

/* Section: Infection countdown. */
static void
test_fastest_picks_up (void)
{
  g_autoptr (HkRfTable) table = make_pile ();

  rf_play (table, "{\"move\":\"draw-speed\",\"values\":[6,7]}");
  rf_play (table, "{\"move\":\"move\",\"player\":1,\"to\":30}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"all\"}");
  rf_play (table, "{\"move\":\"move\",\"player\":2,\"to\":30}");
  rf_refuse (table, "{\"move\":\"pick-up\",\"player\":1,\"space\":30,\"what\":\"all\"}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (rf_player (table, CY)->bullets, ==, 6);
  g_assert_cmpint (rf_player (table, BO)->bullets, ==, 3);
}

/* Section: Infection countdown. */
static void
test_drop (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}");
  g_assert_cmpint (rf_player (table, ANN)->bullets, ==, 2);
  g_assert_cmpint (hk_rf_table_find_pile (table, 30)->bullets, ==, 1);
  rf_impossible (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"Axe\"}");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/countdown/face-down", test_face_down);
  g_test_add_func ("/rfyl/countdown/look", test_look);
  g_test_add_func ("/rfyl/countdown/concealed", test_concealed);
  g_test_add_func ("/rfyl/countdown/tick", test_tick);
  g_test_add_func ("/rfyl/countdown/no-countdown", test_no_countdown);
  g_test_add_func ("/rfyl/countdown/no-drops", test_no_drops);
  g_test_add_func ("/rfyl/countdown/infected", test_infected);
  g_test_add_func ("/rfyl/countdown/in-passing", test_in_passing);
  g_test_add_func ("/rfyl/countdown/in-passing-twice", test_in_passing_twice);
  g_test_add_func ("/rfyl/countdown/first-seat-stops", test_first_seat_stops);
  g_test_add_func ("/rfyl/countdown/leaves-the-deck", test_leaves_the_deck);
  g_test_add_func ("/rfyl/countdown/somebody-stops", test_somebody_stops);
  g_test_add_func ("/rfyl/countdown/fastest-picks-up", test_fastest_picks_up);
  g_test_add_func ("/rfyl/countdown/drop", test_drop);
  return g_test_run ();
}
