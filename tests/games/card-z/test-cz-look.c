/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/neighborhood/hk-cz-look.h"
#include "hk-play.h"

/* Page 6: a Scope or Binoculars show the Encounters behind the first wall; page 5: who has spotted Human Enemies and
 * is quiet acts first. Besides, what cards say in words is said when it matters. */

/* A battle at a Ranch House, yard and two floors, with a Zombie before the first wall. */
static HkCzTable *
begin (void)
{
  g_autoptr (HkCzTable) table = HK_CZ_TABLE (hk_play_new ("card-z", "{\"players\":[{\"name\":\"Ada\"}],\"horde\":false,"
                                                          "\"characters\":[\"Plumber\",\"Night Nurse\"]}", 3));
  HkCzLocation *location = hk_cz_table_get_location (table, hk_cz_table_get_player_place (table, 0));
  g_autoptr (HkCzEncounter) zombie = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "zombie", "zone", 1, "hex", "E", "revealed", TRUE, NULL);

  g_object_set (location, "layout", "o|i|i", NULL);
  hk_record_list_append (location->encounters, zombie);
  hk_cz_battle_begin (table, NULL, hk_cz_table_get_player_place (table, 0), HK_CZ_BATTLE_PLAIN);
  return g_steal_pointer (&table);
}

static void
hide (HkCzTable  *table,
      const char *type,
      int         zone)
{
  g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", type, "zone", zone, "hex", "N", NULL);

  hk_record_list_append (hk_cz_table_get_battlefield (table)->encounters, encounter);
}

static void
give (HkCzTable  *table,
      const char *kind)
{
  g_autoptr (HkCzLoot) loot = g_object_new (HK_TYPE_CZ_LOOT, "kind", kind, NULL);

  hk_record_list_append (hk_cz_table_get_survivor (table, 1)->loot, loot);
}

static gboolean
is_reminded (HkCzTable  *table,
             const char *text)
{
  g_auto (GStrv) reminders = hk_table_list_reminders (HK_TABLE (table));

  for (guint i = 0; reminders != NULL && reminders[i] != NULL; i++)
    if (strstr (reminders[i], text) != NULL)
      return TRUE;
  return FALSE;
}

/* Whether the place of the battle, which is still to be decided on, offers to look. */
static gboolean
is_offered (HkCzTable *table)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_location_moves (table, table->battle->place);

  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), "look"))
      return hk_move_option_is_legal (g_ptr_array_index (offers, i));
  return FALSE;
}

static void
test_look (void)
{
  g_autoptr (HkCzTable) table = begin ();
  g_autofree char *said = NULL;

  give (table, "Binoculars");
  /* Only the second floor hides something: that is behind the second wall. */
  hide (table, "fast", 3);
  g_assert_false (hk_cz_table_can_look (table, NULL, NULL));
  g_assert_false (is_offered (table));
  hk_play_refuse (HK_TABLE (table), "{\"move\":\"look\"}", HK_ERROR_IMPOSSIBLE);
  hide (table, "slow", 2);
  g_assert_true (hk_cz_table_can_look (table, NULL, NULL));
  g_assert_true (is_offered (table));
  g_assert_true (is_reminded (table, "Binoculars"));
  said = hk_play_say (HK_TABLE (table), "{\"move\":\"look\"}");
  g_assert_nonnull (strstr (said, "Night Nurse"));
  g_assert_nonnull (strstr (said, "Slow Zombie 2-N"));
  g_assert_null (strstr (said, "Fast Zombie"));
  g_assert_false (table->battle->spotted);
  /* It stays face down. */
  g_assert_false (hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), 2)->revealed);
}

static void
test_needs_glass (void)
{
  g_autoptr (HkCzTable) table = begin ();

  hide (table, "slow", 2);
  hk_play_refuse (HK_TABLE (table), "{\"move\":\"look\"}", HK_ERROR_REFUSED);
  g_assert_false (is_reminded (table, "behind the first wall"));
  give (table, "Scope");
  hk_record_set_boolean (hk_cz_survivor_get_loot (hk_cz_table_get_survivor (table, 1), 3),
                         &hk_cz_survivor_get_loot (hk_cz_table_get_survivor (table, 1), 3)->packed, TRUE);
  hk_play_refuse (HK_TABLE (table), "{\"move\":\"look\"}", HK_ERROR_REFUSED);
  hk_play (HK_TABLE (table), "{\"move\":\"look\",\"house\":true}");
  /* Nobody looks back from behind the wall. */
  hk_record_set_int (table->battle, &table->battle->zone, 2);
  hk_play_refuse (HK_TABLE (table), "{\"move\":\"look\",\"house\":true}", HK_ERROR_IMPOSSIBLE);
}

static void
test_spotted (void)
{
  g_autoptr (HkCzTable) seen = begin ();
  g_autoptr (HkCzTable) told = begin ();

  give (seen, "Scope");
  hide (seen, "human-enemies", 2);
  hk_play (HK_TABLE (seen), "{\"move\":\"look\"}");
  g_assert_true (seen->battle->spotted);
  give (told, "Scope");
  hide (told, NULL, 2);
  hk_play (HK_TABLE (told), "{\"move\":\"look\"}");
  g_assert_false (told->battle->spotted);
  hk_play (HK_TABLE (told), "{\"move\":\"look\",\"humans\":true}");
  g_assert_true (told->battle->spotted);
}

/* What is printed of the Encounter of that number, of a table as those around it see it. */
static JsonObject *
get_printed (HkCzTable *table,
             JsonNode  *printed,
             guint      encounter)
{
  JsonArray *locations = json_object_get_array_member (json_node_get_object (printed), "locations");
  JsonObject *location = json_array_get_object_element (locations, (guint) table->battle->place);

  return json_array_get_object_element (json_object_get_array_member (location, "encounters"), encounter);
}

/* What is printed of a table tells no face that lies down, unless somebody has looked at it, and no order of a deck. */
static void
test_concealed (void)
{
  static const char * const faces[] = { "id", "type", "name", "hex", "helmet", "distracted", "carries-loot" };
  g_autoptr (HkCzTable) table = begin ();
  g_autoptr (JsonNode) before = NULL;
  g_autoptr (JsonNode) after = NULL;
  JsonArray *pile;

  give (table, "Binoculars");
  hide (table, "slow", 2);
  hide (table, "fast", 3);
  g_object_set (hk_cz_location_get_encounter (hk_cz_table_get_battlefield (table), 2), "id", "77", "helmet", TRUE, "carries-loot", TRUE, NULL);
  before = hk_table_save_seen (HK_TABLE (table), HK_VIEWER_NOBODY);
  g_assert_cmpstr (json_object_get_string_member (get_printed (table, before, 0), "type"), ==, "zombie");
  for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
    for (guint j = 1; j < 3; j++)
      g_assert_false (json_object_has_member (get_printed (table, before, j), faces[i]));
  g_assert_cmpint (json_object_get_int_member (get_printed (table, before, 2), "zone"), ==, 3);
  g_assert_false (json_object_has_member (json_object_get_object_member (json_node_get_object (before), "encounter-deck"), "draw-pile"));
  g_assert_false (json_object_has_member (json_node_get_object (before), "random"));
  pile = json_object_get_array_member (json_object_get_object_member (json_node_get_object (before), "residential-deck"), "draw-pile");
  g_assert_cmpuint (json_array_get_length (pile), >, 10);
  for (guint i = 1; i < json_array_get_length (pile); i++)
    g_assert_cmpstr (json_array_get_string_element (pile, i - 1), <=, json_array_get_string_element (pile, i));
  /* The glass shows what lies behind the first wall, and no more. */
  hk_play (HK_TABLE (table), "{\"move\":\"look\"}");
  after = hk_table_save_seen (HK_TABLE (table), HK_VIEWER_NOBODY);
  g_assert_cmpstr (json_object_get_string_member (get_printed (table, after, 1), "type"), ==, "slow");
  g_assert_false (json_object_has_member (get_printed (table, after, 2), "type"));
}

static void
test_words (void)
{
  g_autoptr (HkCzTable) table = begin ();
  g_autoptr (HkCzEncounter) brawler = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "human", "name", "Brawler", "zone", 1, "hex", "B", NULL);
  HkCzSurvivor *plumber = hk_cz_table_get_survivor (table, 0);

  hk_record_list_append (hk_cz_table_get_battlefield (table)->encounters, brawler);
  g_assert_false (is_reminded (table, "Brawler"));
  hk_record_set_boolean (brawler, &brawler->revealed, TRUE);
  g_assert_true (is_reminded (table, hk_cz_table_find_gear (table, "Brawler")->text));
  g_assert_false (is_reminded (table, "Bad Cough"));
  hk_record_set_string (plumber, &plumber->sick, "Bad Cough");
  g_assert_true (is_reminded (table, hk_cz_table_find_illness (table, "Bad Cough")->text));
  hk_record_set_boolean (plumber, &plumber->dead, TRUE);
  g_assert_false (is_reminded (table, "Bad Cough"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/look/page-6-behind-the-first-wall", test_look);
  g_test_add_func ("/card-z/look/page-6-needs-a-glass", test_needs_glass);
  g_test_add_func ("/card-z/look/page-6-concealed", test_concealed);
  g_test_add_func ("/card-z/look/page-5-spotted", test_spotted);
  g_test_add_func ("/card-z/look/words-of-cards", test_words);
  return g_test_run ();
}
