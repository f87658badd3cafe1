/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "core/moves/hk-game.h"
#include "core/moves/hk-move-option.h"
#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-play.h"

/* Survivors who come, go, trade and play their Heroic Action. */

static void
lay_friend (HkCzTable  *table,
            const char *type,
            const char *name,
            gboolean    infant)
{
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "id", name, "type", type, "name", name, "zone", 1, "revealed", TRUE, NULL);
  g_autoptr (HkCzCard) card = g_object_new (HK_TYPE_CZ_CARD, "id", name, "type", type, "name", name, "move", 4, "push", 6, "carry", 2, "infant", infant, NULL);

  hk_record_list_append (camp_location (table, ALPHA)->encounters, encounter);
  hk_record_list_append (table->cards, card);
}

/* Once in the game, by Characters only; it is turned over when the Character dies (Heroic Action, page 3). */
static void
test_heroic (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (HkCzBattle) battle = g_object_new (HK_TYPE_CZ_BATTLE, "place", ALPHA, "player", 0, NULL);
  const int ally = camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 0);

  g_assert_cmpint (ally, ==, 2);
  hk_record_set_string (camp_survivor (table, DAD), &camp_survivor (table, DAD)->heroic, "Cover Fire");
  camp_refuse (table, "{\"move\":\"heroic\",\"survivor\":2}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"heroic\",\"survivor\":9}", HK_ERROR_PARAMETER);
  camp_play (table, "{\"move\":\"heroic\",\"survivor\":0,\"text\":\"Everybody gets away.\"}");
  g_assert_cmpstr (camp_survivor (table, DAD)->heroic_text, ==, "Everybody gets away.");
  camp_refuse (table, "{\"move\":\"heroic\",\"survivor\":0}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"fear\",\"survivor\":1}", HK_ERROR_REFUSED);
  hk_record_set_record (table, &table->battle, battle);
  table->battle->horde = TRUE;
  camp_refuse (table, "{\"move\":\"fear\",\"survivor\":0}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"fear\",\"survivor\":1}");
  g_assert_true (camp_survivor (table, GIRL)->heroic_used);
  hk_record_set_record (table, &table->battle, NULL);
}

/* Friendly humans join with the ratings of their cards when no danger is left (Friendly Humans, page 5). */
static void
test_adopt (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
  g_autoptr (HkCzEncounter) zombie = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 1, "revealed", TRUE, NULL);
  HkCzSurvivor *uncle;

  lay_friend (table, "ally", "Uncle", FALSE);
  lay_friend (table, "dependant", "Baby", TRUE);
  hk_record_list_append (camp_location (table, ALPHA)->encounters, zombie);
  camp_refuse (table, "{\"move\":\"adopt\",\"encounter\":0}", HK_ERROR_REFUSED);
  hk_record_list_remove_at (camp_location (table, ALPHA)->encounters, 2);
  camp_refuse (table, "{\"move\":\"adopt\",\"encounter\":7}", HK_ERROR_PARAMETER);
  camp_refuse (table, "{\"move\":\"adopt\",\"encounter\":0,\"player\":4}", HK_ERROR_PARAMETER);
  camp_play (table, "{\"move\":\"adopt\",\"encounter\":0}");
  camp_play (table, "{\"move\":\"adopt\",\"encounter\":0,\"player\":1}");
  uncle = camp_survivor (table, 3);
  g_assert_cmpstr (uncle->name, ==, "Uncle");
  g_assert_cmpint (uncle->move, ==, 4);
  g_assert_cmpint (uncle->push, ==, 6);
  g_assert_cmpint (uncle->carry, ==, 2);
  g_assert_cmpint (camp_survivor (table, 4)->carry, ==, 0);
  g_assert_true (camp_survivor (table, 4)->infant);
  g_assert_cmpint (camp_player (table, 0)->rescued, ==, 1);
  g_assert_cmpint (camp_player (table, 1)->rescued, ==, 1);
  g_assert_cmpint (hk_cz_location_get_n_encounters (camp_location (table, ALPHA)), ==, 0);
  hk_record_list_append (camp_location (table, ALPHA)->encounters, zombie);
  hk_record_set_boolean (zombie, &zombie->locked, TRUE);
  camp_refuse (table, "{\"move\":\"adopt\",\"encounter\":0}", HK_ERROR_IMPOSSIBLE);
}

/* Survivors come and go (Friendly Humans, page 5). */
static void
test_add_and_lose (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");

  camp_refuse (table, "{\"move\":\"add-survivor\",\"name\":\"Dad\",\"kind\":\"ally\"}", HK_ERROR_PARAMETER);
  camp_refuse (table, "{\"move\":\"add-survivor\",\"name\":\"Eve\",\"kind\":\"ghost\"}", HK_ERROR_PARAMETER);
  camp_refuse (table, "{\"move\":\"add-survivor\",\"name\":\"Eve\",\"kind\":\"ally\",\"player\":5}", HK_ERROR_PARAMETER);
  camp_play (table, "{\"move\":\"add-survivor\",\"name\":\"Eve\",\"kind\":\"ally\",\"player\":1,\"carry\":3,\"skills\":[\"pistol:2\"]}");
  g_assert_cmpint (camp_survivor (table, 3)->carry, ==, 3);
  g_assert_cmpint (hk_cz_survivor_get_skill (camp_survivor (table, 3), "pistol"), ==, 2);
  g_assert_cmpint (hk_cz_survivor_get_skill (camp_survivor (table, 3), "rifle"), ==, 0);
  camp_play (table, "{\"move\":\"learn-survivor\",\"survivor\":3,\"push\":5}");
  g_assert_cmpint (camp_survivor (table, 3)->push, ==, 5);
  g_assert_cmpint (camp_survivor (table, 3)->carry, ==, 3);
  camp_give (table, 3, "Ka-Bar");
  camp_survivor (table, 3)->backpack = TRUE;
  camp_play (table, "{\"move\":\"lose\",\"survivor\":3,\"how\":\"bitten\"}");
  g_assert_true (camp_survivor (table, 3)->dead);
  g_assert_true (camp_survivor (table, 3)->heroic_used);
  g_assert_cmpstr (camp_survivor (table, 3)->lost_how, ==, "bitten");
  g_assert_cmpstr (hk_cz_location_get_loot (camp_location (table, ALPHA), 0)->kind, ==, "Ka-Bar");
  g_assert_cmpstr (hk_cz_location_get_loot (camp_location (table, ALPHA), 1)->kind, ==, "Backpack");
  g_assert_cmpint (camp_player (table, 1)->lost, ==, 1);
  camp_refuse (table, "{\"move\":\"lose\",\"survivor\":3}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"heroic\",\"survivor\":3}", HK_ERROR_IMPOSSIBLE);
}

/* A friend of whom the group laid out no more than that it is an Ally has a number beside another, and gets the name that is on the card
 * (Friendly Humans). */
static void
test_name_of_ally (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");

  for (int i = 0; i < 2; i++)
    {
      camp_play (table, "{\"move\":\"lay\",\"place\":0,\"type\":\"ally\",\"zone\":1}");
      if (hk_cz_location_get_n_encounters (camp_location (table, ALPHA)) > 0)
        camp_play (table, "{\"move\":\"adopt\",\"encounter\":0}");
    }
  g_assert_cmpint (hk_cz_table_find_survivor (table, "Ally"), ==, 2);
  g_assert_cmpint (hk_cz_table_find_survivor (table, "Ally 2"), ==, 3);
  hk_play_ask (HK_TABLE (table), "{\"move\":\"learn-survivor\",\"survivor\":3,\"name\":\"Ally\"}", "name");
  camp_play (table, "{\"move\":\"learn-survivor\",\"survivor\":3,\"name\":\"Mr. Roth\",\"carry\":4}");
  g_assert_cmpint (hk_cz_table_find_survivor (table, "Mr. Roth"), ==, 3);
  g_assert_cmpint (camp_survivor (table, 3)->carry, ==, 4);
}

/* Players at the same safe Location trade as they like (Trading, page 13). */
static void
test_trade (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "competitive");
  const int bob = camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 0);

  camp_give (table, DAD, "Rifle");
  camp_give (table, DAD, "Ka-Bar");
  camp_give (table, MAX_, "Carbine");
  g_assert_cmpint (bob, ==, 3);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2}", HK_ERROR_PARAMETER);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":0,\"give\":[0]}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,1]}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,0]}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[4]}", HK_ERROR_IMPOSSIBLE);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"human\":1}", HK_ERROR_REFUSED);
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"human\":2}", HK_ERROR_IMPOSSIBLE);
  /* Each is light enough once the other is gone. */
  camp_play (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0],\"get\":[0],\"human\":3}");
  g_assert_cmpint (camp_survivor (table, bob)->player, ==, 1);
  g_assert_cmpstr (hk_cz_survivor_get_loot (camp_survivor (table, MAX_), 0)->kind, ==, "Rifle");
  g_assert_cmpint (hk_cz_survivor_find_loot (camp_survivor (table, DAD), "Carbine"), ==, 1);
  camp_location (table, ALPHA)->safe = FALSE;
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0]}", HK_ERROR_REFUSED);
}

/* Several cards of unknown weight are not taken as 0: each is asked for where it decides, and known from then on (Multi-Player; Loot,
 * the yellow circle). */
static void
test_trade_unknown (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "competitive");
  g_auto (GStrv) kinds = NULL;
  g_autoptr (HkMove) move = hk_move_build ("trade", "i:survivor", DAD, "i:to", MAX_, NULL);
  g_autoptr (GError) error = NULL;

  camp_give (table, DAD, "Anvil");
  camp_give (table, DAD, "Feather");
  camp_give (table, DAD, "Ka-Bar");
  hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_cmpstr (hk_move_get_asked (move)[0], ==, "give");
  g_clear_error (&error);
  hk_play_ask (HK_TABLE (table), "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,1]}", "weights");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,1],\"weights\":{\"Anvil\":3}}", "weights");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,1],\"weights\":{\"Anvil\":3,\"Feather\":9}}", "weights");
  camp_refuse (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,1],\"weights\":{\"Anvil\":3,\"Feather\":3}}", HK_ERROR_REFUSED);
  camp_play (table, "{\"move\":\"trade\",\"survivor\":0,\"to\":2,\"give\":[0,1],\"weights\":{\"Anvil\":3,\"Feather\":0}}");
  g_assert_cmpint (hk_cz_table_get_weight (table, "Anvil"), ==, 3);
  g_assert_cmpint (hk_cz_table_get_weight (table, "Feather"), ==, 0);
  g_assert_cmpint (camp_count_loot (table, MAX_), ==, 2);
}

/* All that is offered as legal can be played, and nothing else. */
static void
test_offers (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  g_autoptr (GPtrArray) offers = NULL;
  g_autoptr (HkCzLoot) carbine = hk_cz_loot_make (table, "Carbine");
  g_autoptr (HkCzLoot) gloves = hk_cz_loot_make (table, "Gloves");
  g_autoptr (HkCzBattle) battle = g_object_new (HK_TYPE_CZ_BATTLE, "place", ALPHA, "player", 0, "started", TRUE, "round", 1, "side", HK_CZ_SIDE_SURVIVORS, NULL);
  gboolean found = FALSE;
  guint n_legal = 0;
  guint n_illegal = 0;

  camp_survivor (table, DAD)->backpack = TRUE;
  camp_survivor (table, GIRL)->wounds = 1;
  camp_give (table, GIRL, "First Aid Kit");
  camp_give (table, GIRL, "Carbine");
  camp_give (table, DAD, "Rifle");
  camp_give (table, GIRL, "Rifle Ammo")->supply = 3;
  hk_cz_survivor_get_loot (camp_survivor (table, DAD), 0)->supply = 1;
  hk_cz_location_add_loot (table, ALPHA, carbine);
  hk_cz_location_add_loot (table, ALPHA, gloves);
  for (int i = 0; i < 6; i++)
    {
      g_clear_pointer (&offers, g_ptr_array_unref);
      camp_location (table, ALPHA)->safe = i < 2;
      /* In the third turn there is a battle. */
      hk_record_set_record (table, &table->battle, i >= 4 ? battle : NULL);
      camp_survivor (table, DAD)->on_field = i >= 4;
      offers = hk_cz_list_survivor_moves (table, i % 2);
      for (guint j = 0; j < offers->len; j++)
        {
          HkMoveOption *offer = g_ptr_array_index (offers, j);
          g_autoptr (HkTable) copy = hk_table_copy (HK_TABLE (table));
          g_autoptr (HkMove) move = hk_move_option_make_move (offer);
          g_autoptr (GError) error = NULL;

          if (hk_move_option_get_missing (offer) != NULL && hk_move_option_get_missing (offer)[0] != NULL)
            continue;
          g_assert_cmpint (hk_table_apply (copy, move, &error), ==, hk_move_option_is_legal (offer));
          n_legal += hk_move_option_is_legal (offer);
          n_illegal += !hk_move_option_is_legal (offer);
          found |= i == 0 && g_str_equal (hk_move_option_get_title (offer),
                                          "Resupply Rifle from Rifle Ammo") && hk_move_option_is_legal (offer);
        }
    }
  g_assert_true (found);
  g_assert_cmpuint (n_legal, >, 15);
  g_assert_cmpuint (n_illegal, >, 10);
  hk_record_set_record (table, &table->battle, NULL);
  camp_play (table, "{\"move\":\"lose\",\"survivor\":1}");
  g_clear_pointer (&offers, g_ptr_array_unref);
  offers = hk_cz_list_survivor_moves (table, GIRL);
  g_assert_cmpuint (offers->len, ==, 0);
}

static JsonObject *
calculate (const char *name,
           const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) result = hk_play_calculate ("card-z", name, text, NULL, &error);

  g_assert_no_error (error);
  return json_node_dup_object (result);
}

static void
test_calculators (void)
{
  static const char * const grades[] = { "E", "E", "D", "C", "B-", "B", "B+", "A-", "A", "A+", "A+" };
  g_autoptr (JsonObject) sickness = calculate ("sickness", "{\"food\":\"junk\",\"skill\":1}");
  g_autoptr (JsonObject) tired = calculate ("sickness", "{\"food\":\"normal\",\"sleep-deprived\":true,\"illness\":-2}");
  g_autoptr (JsonObject) fresh = calculate ("sickness", "{\"food\":\"fresh\"}");
  g_autoptr (JsonObject) plan = calculate ("reckoning", "{\"survivors\":[{\"kind\":\"character\"},{\"kind\":\"dependant\"},{\"starving\":true}],"
                                           "\"junk\":1,\"fresh\":1}");
  g_autoptr (JsonObject) skilled = calculate ("reckoning", "{\"survivors\":[{\"kind\":\"character\",\"skill\":1}],\"junk\":1}");
  JsonArray *meals = json_object_get_array_member (plan, "meals");

  g_assert_cmpint (json_object_get_int_member (sickness, "faces"), ==, 3);
  g_assert_cmpfloat_with_epsilon (json_object_get_double_member (skilled, "sick"), 0.3, 1e-9);
  g_assert_cmpint (json_object_get_int_member (tired, "faces"), ==, 5);
  g_assert_cmpint (json_object_get_int_member (fresh, "faces"), ==, 0);
  for (int points = -3; points <= 7; points++)
    {
      g_autofree char *query = g_strdup_printf ("{\"points\":%d}", points);
      g_autoptr (JsonObject) grade = calculate ("grade", query);

      g_assert_cmpstr (json_object_get_string_member (grade, "grade"), ==, grades[points + 3]);
    }
  g_assert_cmpint (json_object_get_int_member (plan, "deaths"), ==, 0);
  g_assert_cmpint (json_object_get_int_member (plan, "starving"), ==, 1);
  g_assert_cmpfloat (json_object_get_double_member (plan, "sick"), ==, 0);
  g_assert_cmpstr (json_array_get_string_element (meals, 0), ==, "starves");
  g_assert_cmpstr (json_array_get_string_element (meals, 1), ==, "junk");
  g_assert_cmpstr (json_array_get_string_element (meals, 2), ==, "fresh");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/survivors/heroic", test_heroic);
  g_test_add_func ("/card-z/survivors/adopt", test_adopt);
  g_test_add_func ("/card-z/survivors/add-and-lose", test_add_and_lose);
  g_test_add_func ("/card-z/survivors/name-of-ally", test_name_of_ally);
  g_test_add_func ("/card-z/survivors/trade", test_trade);
  g_test_add_func ("/card-z/survivors/trade-unknown", test_trade_unknown);
  g_test_add_func ("/card-z/survivors/offers", test_offers);
  g_test_add_func ("/card-z/survivors/calculators", test_calculators);
  return g_test_run ();
}
