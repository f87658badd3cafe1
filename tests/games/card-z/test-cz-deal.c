/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "core/moves/hk-step.h"
#include "cz-game.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-count.h"

/* A group with its own cards and dice that has entered nothing: the neighborhood as it lies, the Weather, the meals. */

#define BY_HAND "\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"components\":\"none\""

static HkCzTable *
begin (const char *players,
       const char *more)
{
  g_autofree char *setup = g_strconcat ("{", players, ",", BY_HAND, more, "}", NULL);

  return cz_game_new (setup, 1);
}

static const char *
get_primary_action (HkCzTable *table)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  return g_intern_string (hk_primary_action_get_asks (next) != NULL ? hk_primary_action_get_asks (next) : hk_move_get_name (hk_primary_action_get_move (next)));
}

/* What the refusal of a move asks for first; the table stays as it was. */
static const char *
ask (HkCzTable  *table,
     const char *line)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (HkTable) copy = hk_table_copy (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_table_apply (copy, move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  return g_intern_string (hk_move_get_asked (move)[0]);
}

/* Page 2: the cards are dealt at random, so that only what the map fixes is known before the group names them. */
static void
test_open (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_TWO, "");
  HkCzLocation *pub = hk_cz_table_get_location (table, 9);

  g_assert_cmpstr (pub->name, ==, "Pub");
  g_assert_true (pub->cache);
  g_assert_cmpint (hk_cz_table_count_open (table), ==, HK_CZ_N_LOCATIONS - 1);
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    g_assert_true (i == 9 || (hk_cz_table_get_location (table, i)->unknown && hk_cz_table_get_location (table, i)->side_unknown));
  g_assert_cmpint (hk_cz_table_get_survivor (table, 0)->place, ==, -1);
  g_assert_cmpstr (get_primary_action (table), ==, "deal");
  g_assert_cmpstr (ask (table, "{\"move\":\"deal\"}"), ==, "name");
  g_assert_cmpstr (ask (table, "{\"move\":\"deal\",\"name\":\"Blue House\"}"), ==, "cache");
}

/* The group tells the neighborhood as it was dealt (Tabletop Setup, page 2). */
static void
test_deal (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_TWO, "");
  g_auto (GStrv) undealt = NULL;
  g_autoptr (GPtrArray) steps = NULL;
  g_autoptr (GPtrArray) offers = NULL;
  gboolean starts = FALSE;

  cz_game_play (table, "{\"move\":\"deal\",\"name\":\"trailer home\"}");
  g_assert_cmpstr (hk_cz_table_get_location (table, 0)->layout, ==, "oo|i");
  g_assert_true (hk_cz_table_get_location (table, 0)->cache);
  cz_game_play (table, "{\"move\":\"deal\",\"name\":\"Blue House\",\"cache\":true}");
  g_assert_true (hk_cz_table_get_location (table, 1)->cache);
  g_assert_false (hk_cz_table_get_location (table, 1)->side_unknown);
  cz_game_refuse (table, "{\"move\":\"deal\",\"name\":\"Blue House\",\"cache\":true}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"deal\",\"place\":5,\"name\":\"Alpha Base\"}");
  g_assert_cmpint (hk_cz_table_get_player (table, 0)->base, ==, 5);
  g_assert_true (hk_cz_table_get_location (table, 5)->safe);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 0)->place, ==, 5);
  /* A slip is corrected by naming the card again. */
  cz_game_play (table, "{\"move\":\"deal\",\"place\":0,\"name\":\"Garage\"}");
  g_assert_cmpstr (hk_cz_table_get_location (table, 0)->name, ==, "Garage");
  undealt = hk_cz_table_list_undealt (table);
  g_assert_true (g_strv_contains ((const char * const *) undealt, "Trailer Home"));
  /* The other home base is shown when nobody lays the card. */
  cz_game_play (table, "{\"move\":\"leave-open\"}");
  g_assert_cmpstr (get_primary_action (table), ==, "start-at");
  steps = hk_table_list_steps (HK_TABLE (table));
  for (guint i = 0; i < steps->len; i++)
    g_assert_false (g_str_has_prefix (hk_step_get_id (g_ptr_array_index (steps, i)), "turn.scout-") && hk_step_get_state (g_ptr_array_index (steps, i)) != HK_STEP_TODO);
  g_assert_cmpstr (ask (table, "{\"move\":\"start-at\"}"), ==, "place");
  offers = hk_cz_list_location_moves (table, 12);
  for (guint i = 0; i < offers->len; i++)
    starts |= g_str_equal (hk_move_option_get_title (g_ptr_array_index (offers, i)), "Bo Starts Here");
  g_assert_true (starts);
  cz_game_play (table, "{\"move\":\"start-at\",\"place\":12}");
  g_assert_cmpint (hk_cz_table_get_player_place (table, 1), ==, 12);
  g_assert_cmpstr (get_primary_action (table), ==, "weather");
}

/* A card of the book that the group has entered, too, is one card. */
static void
test_entered (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_TWO ",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"components\":\"owner\","
                                             "\"pack\":{\"location\":[{\"name\":\"Trailer Home\",\"layout\":\"oo|i\"},{\"name\":\"Garage\"}]}}", 1);
  g_auto (GStrv) undealt = hk_cz_table_list_undealt (table);

  g_assert_true (g_strv_contains ((const char * const *) undealt, "Trailer Home"));
  for (guint i = 0; undealt[i] != NULL; i++)
    g_assert_false (g_strv_contains ((const char * const *) undealt + i + 1, undealt[i]));
}

/* What nobody named at the setup is asked for where a group comes to it (Locations, page 4). */
static void
test_on_the_way (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_ONE, ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false");
  const int next_door = cz_game_at (table, -2, 0);
  g_autofree char *line = g_strdup_printf ("{\"move\":\"scout\",\"place\":%d,\"roll\":0}", next_door);

  cz_game_play (table, "{\"move\":\"leave-open\"}");
  cz_game_play (table, "{\"move\":\"weather\",\"calm\":true}");
  g_assert_cmpstr (ask (table, line), ==, "name");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0,\"name\":\"Garage\"}", next_door);
  g_assert_cmpstr (hk_cz_table_get_location (table, next_door)->name, ==, "Garage");
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, next_door);
}

/* Page 14: Civic Duty is won when every Cache is cleared; a card that nobody has named may be one. */
static void
test_civic_duty (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_ONE, ",\"scenario\":\"civic-duty\",\"pattern\":\"b\",\"horde\":false");

  g_assert_cmpint (hk_cz_table_count_caches (table), ==, HK_CZ_N_LOCATIONS - 2);
  cz_game_play (table, "{\"move\":\"leave-open\"}");
  cz_game_play (table, "{\"move\":\"weather\",\"calm\":true}");
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
}

/* Pages 1 and 14: nine Weather cards, and Food at least twice as much as are left; by default nobody has any. */
static void
test_survive (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_TWO, ",\"scenario\":\"survive\",\"pattern\":\"b\",\"horde\":false");

  cz_game_play (table, "{\"move\":\"leave-open\"}");
  g_assert_cmpint (hk_cz_table_count_weathers (table), ==, HK_CZ_N_WEATHERS);
  g_assert_cmpstr (ask (table, "{\"move\":\"weather\"}"), ==, "card");
  g_assert_cmpstr (ask (table, "{\"move\":\"weather\",\"card\":\"Fog\"}"), ==, "calm");
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"Fog\",\"dawn-close\":-1}");
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  g_assert_cmpint (hk_cz_table_count_weathers (table), ==, 8);
  /* The card is known from now on; the count can be put right. */
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"Fog\",\"left\":0,\"house\":true}");
  g_assert_cmpint (table->weather->dawn_close, ==, -1);
  g_assert_cmpint (hk_cz_table_count_weathers (table), ==, 0);
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_NONE);
  cz_game_give (table, 0, "Junk Food", 1);
  cz_game_play (table, "{\"move\":\"weather\",\"calm\":true,\"left\":0,\"house\":true}");
  g_assert_cmpint (table->outcome, ==, HK_CZ_OUTCOME_WON);
}

/* Page 6: a locked room takes one off the reward also where the group names the Loot. */
static void
test_locked_rooms (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_ONE, ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false");
  const int place = cz_game_at (table, -2, 0);
  HkCzLocation *location;

  cz_game_play (table, "{\"move\":\"leave-open\"}");
  cz_game_play (table, "{\"move\":\"weather\",\"calm\":true}");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0,\"name\":\"Ranch House\"}", place);
  location = hk_cz_table_get_location (table, place);
  hk_record_set_int (location, &location->locked_rooms, 2);
  g_assert_cmpstr (ask (table, "{\"move\":\"clear\",\"rewards\":[\"Rope\",\"Flare\",\"Map\"]}"), ==, "roll");
  cz_game_refuse (table, "{\"move\":\"clear\",\"rewards\":[\"Rope\",\"Flare\",\"Map\"],\"roll\":4}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[\"Rope\",\"Flare\"],\"roll\":4}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->left)), ==, 2);
}

static HkCzTable *
begin_reckoning (void)
{
  HkCzTable *table = begin (CZ_ONE, ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false,\"characters-per-player\":2");

  cz_game_play (table, "{\"move\":\"leave-open\"}");
  cz_game_play (table, "{\"move\":\"weather\",\"calm\":true}");
  cz_game_play (table, "{\"move\":\"set-phase\",\"phase\":\"reckoning\",\"house\":true}");
  return table;
}

/* Page 7: who eats no meal starves; but of a group that has entered no Food nobody knows what it eats, so it is asked. */
static void
test_meals (void)
{
  g_autoptr (HkCzTable) table = begin_reckoning ();

  g_assert_cmpint (hk_cz_table_find_hungry (table), ==, 0);
  g_assert_cmpstr (get_primary_action (table), ==, "plan-food");
  cz_game_refuse (table, "{\"move\":\"reckon\"}", HK_ERROR_REFUSED);
  g_assert_cmpstr (ask (table, "{\"move\":\"plan-food\",\"survivor\":0}"), ==, "food");
  cz_game_play (table, "{\"move\":\"plan-food\",\"survivor\":0,\"food\":\"Normal Food\"}");
  cz_game_play (table, "{\"move\":\"plan-food\",\"survivor\":1,\"food\":\"nothing\"}");
  g_assert_cmpint (hk_cz_table_find_hungry (table), ==, -1);
  g_assert_cmpstr (get_primary_action (table), ==, "reckon");
  cz_game_refuse (table, "{\"move\":\"reckon\"}", HK_ERROR_PARAMETER);
  g_assert_cmpstr (ask (table, "{\"move\":\"reckon\",\"rolls\":[1]}"), ==, "sick");
  cz_game_play (table, "{\"move\":\"reckon\",\"rolls\":[2]}");
  g_assert_cmpint (table->day, ==, 2);
  g_assert_false (hk_cz_table_get_survivor (table, 0)->starving);
  g_assert_true (hk_cz_table_get_survivor (table, 1)->starving);
}

/* What the group tells of a Location is handed to its pack, so that it is asked for once. */
static void
test_learned (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_TWO, "");
  g_autoptr (HkMove) move = hk_move_build ("deal", "s:name", "Blue House", "b:cache", TRUE, NULL);
  g_autoptr (GError) error = NULL;
  HkLearned *learned;

  hk_table_apply (HK_TABLE (table), move, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (hk_move_get_learned (move)->len, ==, 1);
  learned = g_ptr_array_index (hk_move_get_learned (move), 0);
  g_assert_cmpstr (learned->kind, ==, "location");
  g_assert_cmpstr (json_object_get_string_member (learned->component, "name"), ==, "Blue House");
}

/* Any part of the day can be gone to, with one confirmation. */
static void
test_set_phase (void)
{
  g_autoptr (HkCzTable) table = begin (CZ_ONE, ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false");

  cz_game_refuse (table, "{\"move\":\"set-phase\",\"phase\":\"night\",\"day\":3}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"set-phase\",\"phase\":\"night\",\"day\":3,\"house\":true}");
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_NIGHT);
  g_assert_cmpint (table->day, ==, 3);
  cz_game_play (table, "{\"move\":\"finish\",\"outcome\":\"lost\",\"house\":true}");
  cz_game_refuse (table, "{\"move\":\"set-phase\",\"phase\":\"day\",\"house\":true}", HK_ERROR_IMPOSSIBLE);
}

/* ruling.count-deductions: the greater of the two, or both by a switch (page 14). */
static void
test_deductions (void)
{
  static const char * const switches[] = { "", ",\"house\":{\"deductions-add\":true}" };
  static const int deductions[] = { 4, 7 };

  for (guint i = 0; i < G_N_ELEMENTS (switches); i++)
    {
      g_autofree char *more = g_strconcat (",\"scenario\":\"zombie-count\",\"pattern\":\"b\",\"mode\":\"competitive\"", switches[i], NULL);
      g_autoptr (HkCzTable) table = begin (CZ_TWO, more);
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, 0);

      hk_record_set_boolean (survivor, &survivor->starving, TRUE);
      hk_record_set_string (survivor, &survivor->sick, "Flu");
      g_assert_cmpint (hk_cz_table_get_deduction (table, 0), ==, deductions[i]);
    }
}

/* ruling.shared-base: with three rivals two start at Alpha Base; coming home is no attack, but by a switch (page 13). */
static void
test_shared_base (void)
{
  static const char * const switches[] = { "", ",\"house\":{\"shared-base-attack\":true}" };

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *more = g_strconcat (",\"scenario\":\"survive\",\"pattern\":\"b\",\"mode\":\"competitive\"", switches[i], NULL);
      g_autoptr (HkCzTable) table = begin ("\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}]", more);
      const int alpha = hk_cz_table_find_base (table, "alpha");

      g_assert_cmpint (hk_cz_table_find_rival (table, alpha, 0), ==, 2);
      g_assert_cmpint (hk_cz_table_is_attack (table, alpha, 0), ==, i);
      g_assert_true (hk_cz_table_is_attack (table, alpha, 1));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/deal/page-2-open", test_open);
  g_test_add_func ("/card-z/deal/page-2-named", test_deal);
  g_test_add_func ("/card-z/deal/entered", test_entered);
  g_test_add_func ("/card-z/deal/on-the-way", test_on_the_way);
  g_test_add_func ("/card-z/deal/page-14-civic-duty", test_civic_duty);
  g_test_add_func ("/card-z/deal/page-14-survive", test_survive);
  g_test_add_func ("/card-z/deal/page-6-locked-rooms", test_locked_rooms);
  g_test_add_func ("/card-z/deal/page-7-meals", test_meals);
  g_test_add_func ("/card-z/deal/learned", test_learned);
  g_test_add_func ("/card-z/deal/set-phase", test_set_phase);
  g_test_add_func ("/card-z/deal/deductions", test_deductions);
  g_test_add_func ("/card-z/deal/shared-base", test_shared_base);
  return g_test_run ();
}
