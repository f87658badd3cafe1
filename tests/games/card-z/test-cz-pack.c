/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/packs/hk-pack.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-play.h"

/* What an owner enters reaches the table: every field of every kind, and every card of every deck. */

/* From the pack into a record of the table and back again. */
static JsonObject *
turn (const char *kind,
      JsonObject *component,
      GError    **error)
{
  g_autoptr (GObject) record = hk_cz_pack_read (kind, component, error);

  return record == NULL ? NULL : hk_cz_pack_tell (kind, record);
}

static JsonObject *
get_pack (void)
{
  return json_object_get_object_member (hk_content_get (HK_CZ_GAME, "stand-in"), "components");
}

/* An empty text, "none" and nothing at all are the same. */
static const char *
text_of (JsonObject *component,
         const char *member)
{
  const char *text = json_object_get_string_member_with_default (component, member, "");

  return g_str_equal (text, "none") ? "" : text;
}

static void
compare (JsonObject *field,
         JsonObject *component,
         JsonObject *turned)
{
  const char *member = json_object_get_string_member (field, "id");
  const gint64 missing = g_str_equal (member, "jam") ? -1 : 0;

  if (g_str_equal (json_object_get_string_member (field, "type"), "int"))
    g_assert_cmpint (json_object_get_int_member_with_default (component, member, missing), ==,
                     json_object_get_int_member_with_default (turned, member, missing));
  else
    g_assert_cmpstr (text_of (component, member), ==, text_of (turned, member));
}

/* Fields that are not part of the record: the table makes something else of them, as the other tests show. */
static gboolean
is_elsewhere (const char *kind,
              const char *member)
{
  return (g_str_equal (kind, "loot") && g_str_equal (member, "copies"))
         || (g_str_equal (kind, "character") && g_str_has_prefix (member, "loot-"));
}

static void
test_every_field (void)
{
  static const char * const kinds[] = { "weather", "encounter", "loot", "sick", "location", "character" };
  g_autoptr (GError) error = NULL;
  g_autoptr (HkPack) pack = hk_pack_new_stand_in (hk_games_lookup (HK_CZ_GAME, NULL), &error);

  g_assert_no_error (error);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (pack, kinds[i], NULL), "fields");
      GPtrArray *list = hk_pack_list (pack, kinds[i]);

      for (guint j = 0; j < list->len; j++)
        {
          JsonObject *component = g_ptr_array_index (list, j);
          g_autoptr (JsonObject) turned = turn (kinds[i], component, &error);

          g_assert_no_error (error);
          for (guint k = 0; k < json_array_get_length (fields); k++)
            {
              JsonObject *field = json_array_get_object_element (fields, k);

              if (!is_elsewhere (kinds[i], json_object_get_string_member (field, "id")))
                compare (field, component, turned);
            }
          /* What a move has told can be kept in the owner’s pack. */
          hk_pack_check (pack, kinds[i], turned, &error);
          g_assert_no_error (error);
        }
    }
}

static HkCzTable *
begin (const char *setup)
{
  return HK_CZ_TABLE (hk_play_new (HK_CZ_GAME, setup, 19));
}

static guint
n_items (HkRecordList *store)
{
  return g_list_model_get_n_items (G_LIST_MODEL (store));
}

/* Page 1 and page 3: the decks are whole, less the Loot that the Characters start with. */
static void
test_decks (void)
{
  g_autoptr (HkCzTable) table = begin ("{\"players\":[{\"name\":\"Ada\"}],\"scenario\":\"survive\",\"horde\":false}");
  guint held = 0;

  g_assert_cmpint (hk_cz_table_get_n_locations (table), ==, HK_CZ_N_LOCATIONS);
  g_assert_cmpint (hk_cz_table_get_n_survivors (table), ==, 2);
  for (int i = 0; i < 2; i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      JsonObject *card = hk_component_find (get_pack (), "character", "name", survivor->name);
      JsonObject *heroic;

      g_assert_nonnull (card);
      g_assert_cmpuint (n_items (survivor->loot), ==, 3);
      for (int j = 0; j < 3; j++)
        {
          g_autofree char *member = g_strdup_printf ("loot-%d", j + 1);
          HkCzLoot *loot = hk_cz_survivor_get_loot (survivor, j);
          JsonObject *kind = hk_component_find (get_pack (), "loot", "name", loot->kind);

          g_assert_cmpstr (loot->kind, ==, text_of (card, member));
          g_assert_cmpint (loot->supply, ==, json_object_get_int_member_with_default (kind, "supply", 0));
        }
      heroic = hk_component_find (get_pack (), "heroic-action", "name", survivor->heroic);
      g_assert_nonnull (heroic);
      g_assert_cmpstr (survivor->heroic_text, ==, text_of (heroic, "text"));
      g_assert_true (survivor->backpack);
      held += n_items (survivor->loot);
    }
  g_assert_cmpuint (hk_deck_get_n_left (table->weather_deck) + (table->weather != NULL), ==, HK_CZ_N_WEATHERS);
  g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, HK_CZ_N_ENCOUNTERS);
  g_assert_cmpuint (hk_deck_get_n_left (table->human_deck), ==, 3);
  g_assert_cmpuint (hk_deck_get_n_left (table->sick_deck), ==, HK_CZ_N_SICK);
  g_assert_cmpuint (hk_deck_get_n_left (table->residential_deck), ==, 102 - held);
  g_assert_cmpuint (hk_deck_get_n_left (table->commercial_deck), ==, 30);
  g_assert_cmpuint (hk_deck_get_n_left (table->fresh_deck), ==, 12);
}

/* Page 5: a Human Enemy has its attacks, its move, the noise of its weapon and the Loot that it leaves. */
static void
test_human_enemies (void)
{
  g_autoptr (HkCzTable) table = begin ("{\"players\":[{\"name\":\"Ada\"}],\"scenario\":\"survive\",\"horde\":false}");
  JsonArray *humans = json_object_get_array_member (get_pack (), "human-enemy");

  for (guint i = 0; i < json_array_get_length (humans); i++)
    {
      JsonObject *human = json_array_get_object_element (humans, i);
      HkCzGear *gear = hk_cz_table_find_gear (table, text_of (human, "name"));
      HkCzCard *card = hk_cz_table_find_card (table, text_of (human, "name"));
      HkCzGear *arms = hk_cz_table_find_gear (table, text_of (human, "armed"));

      g_assert_nonnull (gear);
      g_assert_nonnull (card);
      g_assert_nonnull (arms);
      g_assert_cmpstr (card->type, ==, "human");
      g_assert_cmpint (card->move, ==, json_object_get_int_member (human, "move"));
      g_assert_cmpint (gear->move, ==, json_object_get_int_member (human, "move"));
      g_assert_cmpint (gear->kill, ==, json_object_get_int_member (human, "kill"));
      g_assert_cmpint (gear->at_close, ==, json_object_get_int_member (human, "close"));
      g_assert_cmpint (gear->at_medium, ==, json_object_get_int_member (human, "medium"));
      g_assert_cmpint (gear->at_long, ==, json_object_get_int_member (human, "long"));
      g_assert_cmpstr (gear->text, ==, text_of (human, "text"));
      g_assert_cmpstr (gear->spoils, ==, text_of (human, "loot"));
      g_assert_cmpint (gear->loud, ==, arms->loud);
      g_assert_cmpint (gear->supply, ==, arms->supply);
      g_assert_cmpstr (gear->supply_type, ==, arms->supply_type);
    }
}

/* Pages 2, 4, 8, 12 and 13: what is known of a Location without a pack is what the rulebook prints of it. */
static void
test_printed_locations (void)
{
  JsonArray *locations = json_object_get_array_member (hk_content_get (HK_CZ_GAME, "components"), "locations");
  g_auto (GStrv) names = hk_cz_pack_list_printed ();
  guint found = 0;

  for (guint i = 0; i < json_array_get_length (locations); i++)
    {
      JsonObject *fact = json_array_get_object_element (locations, i);
      JsonObject *printed = json_object_has_member (fact, "printed") ? json_object_get_object_member (fact, "printed") : NULL;
      g_autoptr (HkCzLocation) location = g_object_new (HK_TYPE_CZ_LOCATION, "name", text_of (fact, "name"), NULL);

      if (!g_strv_contains ((const char * const *) names, location->name))
        continue;
      found++;
      g_test_message ("%s", location->name);
      hk_cz_pack_fill_printed (location, TRUE);
      g_assert_cmpstr (location->source, ==, "rulebook");
      if (printed == NULL)
        continue;
      g_assert_cmpstr (location->layout == NULL ? "" : location->layout, ==, text_of (printed, "layout"));
      g_assert_cmpstr (location->encounter_roll == NULL ? "" : location->encounter_roll, ==, text_of (printed, "encounters"));
      g_assert_cmpstr (location->base == NULL ? "" : location->base, ==, text_of (printed, "base"));
      g_assert_cmpstr (location->reverse == NULL ? "" : location->reverse, ==, text_of (printed, "reverse"));
      g_assert_cmpstr (location->resource == NULL ? "" : location->resource, ==, text_of (printed, "resource"));
      g_assert_cmpint (location->garden, ==, json_object_get_int_member_with_default (printed, "garden", 0));
    }
  g_assert_cmpuint (found, ==, g_strv_length (names));
  /* Page 4: a fence before the yard, then two walls. */
  g_assert_cmpint (hk_cz_layout_get_divider (":o|i|i", 1), ==, ':');
  g_assert_cmpint (hk_cz_layout_get_divider (":o|i|i", 2), ==, '|');
  g_assert_true (hk_cz_layout_is_behind_fence (":o|i|i", 0, 1));
  g_assert_false (hk_cz_layout_is_behind_fence (":o|i|i", 1, 1));
  g_assert_true (hk_cz_layout_has_inside ("ooo|"));
  g_assert_false (hk_cz_layout_has_inside ("ooo"));
}

/* Page 14: the Looted Pub of Home Run stays one, though its other side has a reward. */
static void
test_home_run (void)
{
  g_autoptr (HkCzTable) table = begin ("{\"players\":[{\"name\":\"Ada\"}],\"scenario\":\"home-run\"}");
  HkCzLocation *pub = hk_cz_table_get_location (table, hk_cz_table_get_player_place (table, 0));

  g_assert_cmpstr (pub->name, ==, "Looted Pub");
  g_assert_false (pub->cache);
  hk_play_refuse (HK_TABLE (table), "{\"move\":\"clear\"}", HK_ERROR_REFUSED);
  hk_play (HK_TABLE (table), "{\"move\":\"clear\",\"house\":true}");
  g_assert_cmpstr (pub->name, ==, "Looted Pub");
  g_assert_false (pub->cache);
}

/* Page 14: the S-Mart starts as Terrain, turns to a Cache in one phase and is looted in another. */
static void
test_s_mart (void)
{
  g_autoptr (HkCzTable) table = begin ("{\"players\":[{\"name\":\"Ada\"}],\"scenario\":\"survive\",\"horde\":false,\"bases\":[\"S-Mart\"]}");
  const int number = hk_cz_table_get_player_place (table, 0);
  HkCzLocation *mart = hk_cz_table_get_location (table, number);
  g_autofree char *scout = NULL;

  g_assert_cmpstr (mart->name, ==, "S-Mart");
  g_assert_false (mart->cache);
  hk_play (HK_TABLE (table), "{\"move\":\"clear\"}");
  g_assert_true (mart->cache);
  g_assert_cmpuint (n_items (mart->left), ==, 0);
  hk_play (HK_TABLE (table), "{\"move\":\"end-turn\"}");
  hk_play (HK_TABLE (table), "{\"move\":\"next-phase\"}");
  /* The second phase takes a scout roll of its own (ruling.s-mart). */
  g_assert_true (hk_cz_table_is_second_phase (table, number));
  hk_play_refuse (HK_TABLE (table), "{\"move\":\"clear\",\"roll\":7}", HK_ERROR_REFUSED);
  scout = g_strdup_printf ("{\"move\":\"scout\",\"place\":%d,\"roll\":0}", number);
  hk_play (HK_TABLE (table), scout);
  g_assert_false (hk_cz_table_is_second_phase (table, number));
  hk_play (HK_TABLE (table), "{\"move\":\"clear\",\"roll\":7}");
  g_assert_cmpstr (mart->name, ==, "S-Mart");
  g_assert_false (mart->cache);
  g_assert_cmpuint (n_items (mart->left), ==, 7);
}

/* A cell that was kept before it was checked stops no game: what it should say is not known, and asked for at the table. */
static void
test_unreadable (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) place = json_from_string ("{\"name\":\"Shed\",\"layout\":\"oo\",\"encounters\":\"lots\",\"reward\":\"d6\"}", NULL);
  g_autoptr (HkCzLocation) location = hk_cz_pack_read ("location", json_node_get_object (place), &error);
  g_autoptr (HkPack) pack = hk_pack_open (hk_games_lookup (HK_CZ_GAME, NULL), NULL, NULL);

  g_assert_no_error (error);
  g_assert_null (location->layout);
  g_assert_null (location->encounter_roll);
  g_assert_cmpstr (location->reward_roll, ==, "d6");

  /* The pack can be opened, and such a card cannot be entered anew. */
  g_assert_true (hk_pack_import_json (pack, "{\"game\":\"card-z\",\"components\":{\"location\":[{\"name\":\"Shed\",\"layout\":\"oo\",\"encounters\":\"lots\"}]}}", &error));
  g_assert_no_error (error);
  g_assert_false (hk_pack_put (pack, "location", json_node_get_object (place), &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/pack/every-field", test_every_field);
  g_test_add_func ("/card-z/pack/decks", test_decks);
  g_test_add_func ("/card-z/pack/human-enemies", test_human_enemies);
  g_test_add_func ("/card-z/pack/printed-locations", test_printed_locations);
  g_test_add_func ("/card-z/pack/unreadable", test_unreadable);
  g_test_add_func ("/card-z/pack/page-14-home-run", test_home_run);
  g_test_add_func ("/card-z/pack/page-14-s-mart", test_s_mart);
  return g_test_run ();
}
