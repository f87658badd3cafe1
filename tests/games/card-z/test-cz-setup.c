/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-game.h"
#include "core/content/hk-content.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/team/hk-cz-count.h"
#include "games/card-z/team/hk-cz-survivors.h"

/* Laying out the neighborhood, and the Weather (Tabletop Setup, Weather). */

/* Characters, Loot and decks of the setup (pages 2 and 3). */
static void
test_stand_in (void)
{
  for (guint64 seed = 1; seed <= 20; seed++)
    {
      g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_TWO ",\"scenario\":\"civic-duty\"}", seed);
      guint n_carried = 0;

      g_assert_cmpint (hk_cz_table_get_n_locations (table), ==, HK_CZ_N_LOCATIONS);
      g_assert_cmpint (hk_cz_table_get_n_survivors (table), ==, 4);
      g_assert_cmpint (table->mode, ==, HK_CZ_MODE_CO_OP);
      g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAWN);
      g_assert_cmpint (table->day, ==, 1);
      g_assert_nonnull (table->weather);
      g_assert_cmpuint (hk_deck_get_n_left (table->weather_deck), ==, HK_CZ_N_WEATHERS - 1);
      g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, HK_CZ_N_ENCOUNTERS);
      g_assert_cmpuint (hk_deck_get_n_left (table->commercial_deck), ==, 30);
      g_assert_cmpuint (hk_deck_get_n_left (table->fresh_deck), ==, 12);
      g_assert_cmpuint (hk_deck_get_n_left (table->sick_deck), ==, HK_CZ_N_SICK);
      g_assert_cmpuint (hk_deck_get_n_left (table->human_deck), ==, 3);
      for (int i = 0; i < 4; i++)
        {
          HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

          g_assert_cmpint (survivor->player, ==, i / 2);
          g_assert_cmpstr (survivor->source, ==, "stand-in");
          g_assert_true (survivor->backpack);
          g_assert_nonnull (survivor->heroic_text);
          g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (survivor->loot)), ==, 3);
          n_carried += 3;
        }
      g_assert_cmpuint (hk_deck_get_n_left (table->residential_deck), >=, 102 - n_carried);
      for (int i = 0; i < HK_CZ_N_LOCATIONS; i++)
        for (int j = i + 1; j < HK_CZ_N_LOCATIONS; j++)
          g_assert_cmpstr (hk_cz_table_get_location_name (table, i), !=, hk_cz_table_get_location_name (table, j));
    }
}

/* The cards that a pattern fixes lie where it says (Neighborhoods, page 13). */
static void
test_fixed (void)
{
  for (guint64 seed = 1; seed <= 10; seed++)
    {
      g_autoptr (HkCzTable) a = cz_game_new ("{" CZ_ONE ",\"scenario\":\"survive\",\"pattern\":\"a\"}", seed);
      g_autoptr (HkCzTable) b = cz_game_new ("{" CZ_ONE ",\"scenario\":\"survive\",\"pattern\":\"b\"}", seed);
      g_autoptr (HkCzTable) c = cz_game_new ("{" CZ_ONE ",\"scenario\":\"survive\",\"pattern\":\"c\"}", seed);

      g_assert_cmpstr (hk_cz_table_get_location_name (a, cz_game_at (a, 0, 0)), ==, "Pub");
      g_assert_cmpstr (hk_cz_table_get_location_name (b, cz_game_at (b, -3, 0)), ==, "Alpha Base");
      g_assert_cmpstr (hk_cz_table_get_location_name (b, cz_game_at (b, 3, 0)), ==, "Bravo Base");
      g_assert_cmpstr (hk_cz_table_get_location_name (c, cz_game_at (c, 0, 0)), ==, "Bridge");
    }
}

/* Without a pack nothing is known that the book does not print. */
static void
test_none (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"own\",\"pattern\":\"b\",\"components\":\"none\"}", 1);
  HkCzLocation *trailer = hk_cz_table_get_location (table, cz_game_find (table, "Trailer Home"));
  HkCzLocation *nice = hk_cz_table_get_location (table, cz_game_find (table, "Nice House"));

  g_assert_null (table->weather);
  g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (table->gears)), ==, 0);
  g_assert_cmpint (hk_cz_table_get_n_locations (table), ==, HK_CZ_N_LOCATIONS);
  g_assert_cmpstr (trailer->layout, ==, "oo|i");
  g_assert_cmpstr (trailer->encounter_roll, ==, "d6-1");
  g_assert_cmpstr (trailer->source, ==, "rulebook");
  g_assert_null (trailer->reward_roll);
  g_assert_null (nice->encounter_roll);
  g_assert_null (hk_cz_table_get_survivor (table, 0)->source);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 0)->push, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (hk_cz_table_get_survivor (table, 0)->loot)), ==, 0);
}

/* The setup with the first cards of the stand-in alone. */
static char *
make_part_of_box (guint n_weathers,
                  guint n_humans,
                  guint n_illnesses,
                  guint n_loot)
{
  JsonObject *whole = json_object_get_object_member (hk_content_get (HK_CZ_GAME, "stand-in"), "components");
  const struct { const char *kind; guint n; } kinds[] = { { "weather", n_weathers }, { "human-enemy", n_humans },
                                                               { "sick", n_illnesses }, { "loot", n_loot } };
  g_autoptr (GString) setup = g_string_new ("{" CZ_ONE ",\"scenario\":\"survive\",\"components\":\"owner\",\"pack\":{");

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      JsonArray *cards = json_object_get_array_member (whole, kinds[i].kind);

      g_string_append_printf (setup, "%s\"%s\":[", i == 0 ? "" : ",", kinds[i].kind);
      for (guint j = 0; j < MIN (kinds[i].n, json_array_get_length (cards)); j++)
        {
          g_autofree char *card = json_to_string (json_array_get_element (cards, j), FALSE);

          g_string_append_printf (setup, "%s%s", j == 0 ? "" : ",", card);
        }
      g_string_append_c (setup, ']');
    }
  g_string_append (setup, "}}");
  return g_string_free_and_steal (g_steal_pointer (&setup));
}

/* Lays the table out again from what the header of its journal holds. */
static HkCzTable *
lay_out_again (JsonObject *setup)
{
  g_autoptr (JsonObject) line = json_object_new ();
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;
  HkTable *table = hk_table_new (hk_games_lookup (HK_CZ_GAME, NULL), 1);

  json_object_set_string_member (line, "move", "setup");
  json_object_set_object_member (line, "with", json_object_ref (setup));
  json_object_set_string_member (line, "at", "2026-01-01T20:00:00Z");
  move = hk_move_new_from_json (line, &error);
  g_assert_no_error (error);
  hk_table_setup (table, move, &error);
  g_assert_no_error (error);
  return HK_CZ_TABLE (table);
}

/* The app draws from a deck of which it knows all cards of the box (page 1), never from those that it happens to know. */
static void
test_part_of_box (void)
{
  g_autofree char *part = make_part_of_box (HK_CZ_N_WEATHERS - 1, HK_CZ_N_HUMANS - 1, HK_CZ_N_SICK - 1, 1);
  g_autofree char *all = make_part_of_box (HK_CZ_N_WEATHERS, HK_CZ_N_HUMANS, HK_CZ_N_SICK, G_MAXUINT);
  g_autoptr (HkCzTable) table = cz_game_new (part, 1);
  g_autoptr (HkCzTable) whole = cz_game_new (all, 1);
  g_autoptr (JsonNode) node = json_from_string (part, NULL);
  g_autoptr (HkCzTable) older = lay_out_again (json_node_get_object (node));

  g_assert_nonnull (whole->weather);
  g_assert_true (hk_cz_table_app_draws (whole, whole->human_deck));
  g_assert_cmpint (hk_cz_table_count_weathers (whole), ==, HK_CZ_N_WEATHERS - 1);

  g_assert_null (table->weather);
  g_assert_false (hk_cz_table_app_draws (table, table->weather_deck));
  g_assert_false (hk_cz_table_app_draws (table, table->human_deck));
  g_assert_cmpint (hk_cz_table_count_weathers (table), ==, HK_CZ_N_WEATHERS);
  hk_play_ask (HK_TABLE (table), "{\"move\":\"weather\"}", "card");
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  g_assert_cmpint (hk_cz_table_count_weathers (table), ==, HK_CZ_N_WEATHERS - 1);
  /* Nor does it draw what has been told and lies with the discards. */
  hk_deck_discard (table->weather_deck, "1");
  g_assert_false (hk_cz_table_app_draws (table, table->weather_deck));

  g_assert_true (hk_cz_table_group_draws (table, table->sick_deck));
  g_assert_true (hk_cz_table_group_draws (table, table->residential_deck));
  g_assert_true (hk_cz_table_group_draws (table, table->fresh_deck));
  hk_play_ask (HK_TABLE (table), "{\"move\":\"draw-loot\",\"survivor\":0,\"deck\":\"residential\"}", "names");
  g_assert_false (hk_cz_table_group_draws (whole, whole->sick_deck));
  g_assert_false (hk_cz_table_group_draws (whole, whole->residential_deck));
  g_assert_false (hk_cz_table_group_draws (whole, whole->commercial_deck));
  g_assert_false (hk_cz_table_group_draws (whole, whole->fresh_deck));

  /* A game that was begun before goes on as it began. */
  g_assert_false (hk_cz_table_group_draws (older, older->sick_deck));
  g_assert_nonnull (older->weather);
  g_assert_cmpuint (hk_deck_get_n_left (older->weather_deck), ==, HK_CZ_N_WEATHERS - 2);
  json_object_set_boolean_member (json_node_get_object (node), "whole-decks", TRUE);
  g_clear_object (&older);
  older = lay_out_again (json_node_get_object (node));
  g_assert_null (older->weather);
  g_assert_false (hk_cz_table_group_draws (older, older->sick_deck));
  json_object_set_string_member (json_node_get_object (node), "whole-decks", "all");
  g_clear_object (&older);
  older = lay_out_again (json_node_get_object (node));
  g_assert_null (older->weather);
  g_assert_true (hk_cz_table_group_draws (older, older->sick_deck));
}

/* Hunting at the Field and the Graveyard, and the garden of the Nice House, are printed (pages 3 and 4), and who sleeps at the Field sleeps
 * outside; in games that began before the group told all that. */
static void
test_printed_resources (void)
{
  static const char * const setup = "{" CZ_ONE ",\"components\":\"none\",\"cards-by\":\"hand\",\"locations\":[\"Alpha Base\",\"Field\",\"Nice House\"]}";
  g_autoptr (HkCzTable) table = cz_game_new (setup, 1);
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (HkCzTable) older = lay_out_again (json_node_get_object (node));
  HkCzLocation *field = hk_cz_table_get_location (table, cz_game_find (table, "Field"));

  g_assert_cmpstr (field->resource, ==, "hunting");
  g_assert_false (hk_cz_location_is_inside (field));
  g_assert_true (hk_cz_table_get_location (table, cz_game_find (table, "Nice House"))->garden);
  cz_game_play (table, "{\"move\":\"deal\",\"place\":3,\"name\":\"graveyard\"}");
  g_assert_cmpstr (hk_cz_table_get_location (table, 3)->resource, ==, "hunting");
  cz_game_play (table, "{\"move\":\"tell-location\",\"place\":3,\"resource\":\"none\"}");
  g_assert_null (hk_cz_table_get_location (table, 3)->resource);

  field = hk_cz_table_get_location (older, cz_game_find (older, "Field"));
  g_assert_null (field->resource);
  g_assert_true (hk_cz_location_is_inside (field));
  g_assert_false (hk_cz_table_get_location (older, cz_game_find (older, "Nice House"))->garden);
}

/* A firearm whose supply the owner left blank is not empty (Supply, page 2); what 0 was entered of is, and so it was in older games. */
static void
test_blank_supply (void)
{
  static const char * const setup =
    "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"loot\":[{\"name\":\"Rifle\",\"type\":\"rifle\",\"close\":4},"
    "{\"name\":\"Bow\",\"type\":\"bow\",\"close\":5,\"supply\":0},{\"name\":\"Rope\",\"type\":\"tool\"}]},"
    "\"characters\":[{\"name\":\"Kim\",\"loot\":[\"Rifle\",\"Bow\",\"Rope\"]}]}";
  g_autoptr (HkCzTable) table = cz_game_new (setup, 1);
  g_autoptr (JsonNode) node = json_from_string (setup, NULL);
  g_autoptr (HkCzTable) older = lay_out_again (json_node_get_object (node));
  g_autoptr (JsonObject) told = hk_cz_pack_tell ("loot", hk_cz_table_find_gear (table, "Rifle"));
  HkCzSurvivor *kim = hk_cz_table_get_survivor (table, 0);

  g_assert_cmpint (hk_cz_survivor_get_loot (kim, 0)->supply, ==, -1);
  g_assert_cmpint (hk_cz_survivor_get_loot (kim, 1)->supply, ==, 0);
  g_assert_cmpint (hk_cz_survivor_get_loot (kim, 2)->supply, ==, 0);
  g_assert_cmpint (hk_cz_survivor_get_loot (hk_cz_table_get_survivor (older, 0), 0)->supply, ==, 0);
  /* Nor does the box learn a 0 from the table. */
  g_assert_false (json_object_has_member (told, "supply"));
}

/* What is told at the setup stands so (Player Setup, page 3). */
static void
test_told (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_TWO ",\"scenario\":\"own\",\"pattern\":\"own\",\"mode\":\"competitive\",\"characters-per-player\":1,"
                                             "\"bases\":[\"bravo\",\"Church\"],\"horde\":false,\"alarm-skulls\":3,"
                                             "\"characters\":[{\"name\":\"Kim\",\"player\":1,\"push\":6,\"carry\":3,\"skills\":\"pistol:1\",\"loot\":[\"Rope\",\"Ka-Bar\"]}]}", 1);
  HkCzSurvivor *kim = hk_cz_table_get_survivor (table, 0);

  g_assert_cmpstr (kim->name, ==, "Kim");
  g_assert_cmpint (kim->player, ==, 1);
  g_assert_cmpint (kim->push, ==, 6);
  g_assert_cmpint (kim->carry, ==, 3);
  g_assert_cmpstr (kim->source, ==, "told");
  g_assert_cmpstr (kim->skills[0], ==, "pistol:1");
  g_assert_cmpint (hk_cz_survivor_find_loot (kim, "Rope"), ==, 0);
  g_assert_cmpint (kim->place, ==, cz_game_find (table, "Church"));
  g_assert_cmpint (hk_cz_table_get_n_survivors (table), ==, 2);
  g_assert_cmpint (hk_cz_table_count_hordes (table), ==, 0);
  g_assert_cmpint (table->alarm_skulls, ==, 3);
  g_assert_cmpstr (hk_cz_table_get_location (table, hk_cz_table_get_player (table, 0)->base)->base, ==, "bravo");
}

/* What no setup can be (Tabletop Setup, page 2; Player Setup, page 3). */
static void
test_refused (void)
{
  static const struct
  {
    const char *setup;
    const char *says;
  } cases[] = {
    { "{" CZ_ONE ",\"scenario\":\"nothing\"}", "nothing" },
    { "{" CZ_ONE ",\"scenario\":\"pub-run\"}", "two" },
    { "{" CZ_TWO ",\"mode\":\"solo\"}", "one" },
    { "{" CZ_ONE ",\"mode\":\"co-op\"}", "two" },
    { "{" CZ_ONE ",\"characters\":7}", "characters" },
    { "{" CZ_ONE ",\"characters\":[{\"player\":0}]}", "name" },
    { "{" CZ_ONE ",\"characters\":[{\"name\":\"Kim\",\"player\":3}]}", "player" },
    { "{" CZ_ONE ",\"characters\":[\"Kim\",\"Kim\"]}", "twice" },
    { "{" CZ_ONE ",\"characters\":[{\"name\":\"Kim\",\"skills\":\"good\"}]}", "skill" },
    { "{" CZ_ONE ",\"bases\":[\"Castle\"]}", "base" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"encounter\":[{\"id\":\"1\",\"type\":\"ghost\"}]}}", "ghost" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"weather\":[{\"id\":\"1\"},{\"id\":\"1\"}]}}", "twice" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"sick\":[{\"rolls\":-1}]}}", "name" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"human-enemy\":[{\"move\":3}]}}", "name" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"human-enemy\":[{\"name\":\"Bandit\",\"move\":-1}]}}", "move" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"human-enemy\":[{\"name\":\"Bandit\",\"move\":10}]}}", "move" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"human-enemy\":[{\"name\":\"Bandit\",\"move\":0},{\"name\":\"Bandit\"}]}}", "twice" },
    { "{" CZ_ONE ",\"characters\":[{\"name\":\"Kim\",\"loot\":[\"Rope\",\"\"]}]}", "Loot" },
    { "{" CZ_ONE ",\"components\":\"owner\",\"pack\":{\"loot\":7}}", "loot" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    hk_play_refuse_setup_saying (HK_CZ_GAME, cases[i].setup, cases[i].says);
}

/* The Weather counts in its phase; a card that the group tells is kept (page 7). */
static void
test_weather (void)
{
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_ONE, "");

  cz_game_refuse (table, "{\"move\":\"weather\"}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"weather\",\"card\":\"fog\"}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"fog\",\"name\":\"Fog\",\"dawn-long\":-2,\"day-close\":1,\"night-rain\":true}");
  g_assert_cmpint (hk_cz_table_get_weather_modifier (table, HK_CZ_RANGE_LONG), ==, -2);
  g_assert_cmpint (hk_cz_table_get_weather_modifier (table, HK_CZ_RANGE_CLOSE), ==, 0);
  g_assert_false (hk_cz_table_is_raining (table));
  cz_game_refuse (table, "{\"move\":\"weather\",\"card\":\"1\"}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (hk_cz_table_get_weather_modifier (table, HK_CZ_RANGE_CLOSE), ==, 1);
  g_assert_cmpint (hk_cz_table_get_weather_modifier (table, HK_CZ_RANGE_LONG), ==, 0);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_true (hk_cz_table_is_raining (table));
  g_assert_cmpstr (hk_cz_table_find_weather (table, "fog")->source, ==, "told");
  g_assert_cmpint (hk_cz_table_get_weather_modifier (table, HK_CZ_RANGE_OUT), ==, 0);
}

/* What matters is told when it matters. */
static void
test_reminders (void)
{
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_ONE, "");
  g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));
  g_autofree char *joined = NULL;
  g_auto (GStrv) reminders = NULL;

  g_assert_nonnull (strstr (headline, "1"));
  g_assert_nonnull (strstr (headline, "Dawn"));
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  for (int i = 0; i < 2; i++)
    {
      cz_game_play (table, "{\"move\":\"end-turn\"}");
      cz_game_play (table, "{\"move\":\"next-phase\"}");
    }
  reminders = hk_table_list_reminders (HK_TABLE (table));
  joined = g_strjoinv ("\n", reminders);
  g_assert_nonnull (strstr (joined, "night"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/setup/stand-in", test_stand_in);
  g_test_add_func ("/card-z/setup/fixed", test_fixed);
  g_test_add_func ("/card-z/setup/none", test_none);
  g_test_add_func ("/card-z/setup/part-of-box", test_part_of_box);
  g_test_add_func ("/card-z/setup/printed-resources", test_printed_resources);
  g_test_add_func ("/card-z/setup/blank-supply", test_blank_supply);
  g_test_add_func ("/card-z/setup/told", test_told);
  g_test_add_func ("/card-z/setup/refused", test_refused);
  g_test_add_func ("/card-z/setup/weather", test_weather);
  g_test_add_func ("/card-z/setup/reminders", test_reminders);
  return g_test_run ();
}
