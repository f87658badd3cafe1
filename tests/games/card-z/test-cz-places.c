/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "core/moves/hk-move-option.h"
#include "cz-game.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-nature.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"

/* What happens at Locations: fires, gardens, the Church, the S-Mart, hunting, and what the group tells of them. */

static HkCzTable *
new_day (const char *more)
{
  HkCzTable *table = cz_game_new_by_hand (CZ_ONE, more);

  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  return table;
}

/* The group stands at a Location that it has cleared. */
static HkCzLocation *
stand_at (HkCzTable  *table,
          const char *name)
{
  const int place = cz_game_find (table, name);
  HkCzLocation *location = hk_cz_table_get_location (table, place);

  cz_game_go (table, 0, place);
  hk_record_set_boolean (location, &location->safe, TRUE);
  hk_record_set_boolean (location, &location->scouted, TRUE);
  return location;
}

/* Fire! burns the Location: the group has to retreat at once, even after a retreat, and nobody stays there (page 5). */
static void
test_fire (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  const int station = cz_game_find (table, "Gas Station");
  const int alpha = cz_game_at (table, -3, 0);
  HkCzLocation *location = hk_cz_table_get_location (table, station);

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d,\"roll\":1}", station);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"fire\",\"zone\":1}");
  g_assert_true (location->fire);
  g_assert_cmpint (hk_cz_location_get_n_encounters (location), ==, 0);
  cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"clear\"}", HK_ERROR_REFUSED);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d}", alpha);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d}", station);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, station);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d}", garage);
  g_assert_true (table->battle == NULL || table->battle->to_the_death);
}

/* Fire! comes up as the last of a Location that is about to be cleared: it burns, nothing is cleared, and nobody stays
 * (page 5). */
static void
test_fire_at_last (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  HkCzLocation *location = stand_at (table, "Gas Station");
  g_autoptr (HkCzEncounter) fire = g_object_new (HK_TYPE_CZ_ENCOUNTER, "type", "fire", "zone", 3, NULL);
  g_autofree char *said = NULL;

  hk_record_set_boolean (location, &location->safe, FALSE);
  hk_record_list_append (location->encounters, fire);
  said = cz_game_say (table, "{\"move\":\"clear\"}");
  g_assert_nonnull (strstr (said, "cannot be cleared"));
  g_assert_true (location->fire);
  g_assert_false (location->safe);
  g_assert_cmpint (location->clearings, ==, 0);
  cz_game_refuse (table, "{\"move\":\"clear\"}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_REFUSED);
}

/* A Fire Extinguisher stops the fire for one supply (page 5). */
static void
test_extinguisher (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");

  cz_game_give (table, 1, "Fire Extinguisher", 2);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"fire\",\"zone\":1}");
  g_assert_false (hk_cz_table_get_location (table, garage)->fire);
  g_assert_cmpint (hk_cz_survivor_get_loot (hk_cz_table_get_survivor (table, 1), hk_cz_survivor_find_loot (hk_cz_table_get_survivor (table, 1), "Fire Extinguisher"))->supply, ==, 1);
}

/* Raging Fire: faces 1 to 6 spread a fire, all others do not; not on the first day and not in the rain (page 14). */
static void
test_spread (void)
{
  for (int die = 0; die <= 9; die++)
    {
      g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"raging-fire\",\"dice-by\":\"hand\",\"cards-by\":\"hand\",\"house\":{\"fires-first-dawn\":true}}", 2);
      const int station = cz_game_find (table, "Gas Station");
      const int to = hk_cz_table_get_neighbour (table, station, die);
      int n_fires = 0;

      cz_game_lay (table);
      g_assert_cmpint (cz_game_at (table, 0, 0), ==, station);
      g_assert_true (hk_cz_table_get_location (table, station)->fire);
      cz_game_refuse (table, "{\"move\":\"spread-fire\",\"rolls\":[1]}", HK_ERROR_REFUSED);   /* the Weather first */
      cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
      g_assert_false (table->fires_spread);
      cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", hk_cz_table_get_neighbour (table, hk_cz_table_get_player_place (table, 0), 2));
      cz_game_refuse (table, "{\"move\":\"spread-fire\"}", HK_ERROR_PARAMETER);
      cz_game_move (table, "{\"move\":\"spread-fire\",\"rolls\":[%d]}", die);
      for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
        n_fires += hk_cz_table_get_location (table, i)->fire;
      g_assert_cmpint (n_fires, ==, die >= 1 && die <= 6 ? 2 : 1);
      if (die >= 1 && die <= 6)
        g_assert_true (hk_cz_table_get_location (table, to)->fire);
      cz_game_refuse (table, "{\"move\":\"spread-fire\",\"rolls\":[1]}", HK_ERROR_REFUSED);
    }
}

/* Raging Fire: the first Location burns as well as any other (page 14). */
static void
test_spread_to_the_first (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"raging-fire\",\"dice-by\":\"hand\",\"cards-by\":\"hand\",\"house\":{\"fires-first-dawn\":true}}", 2);
  HkCzLocation *station = hk_cz_table_get_location (table, cz_game_find (table, "Gas Station"));
  int back = 1;

  while (hk_cz_table_get_neighbour (table, 0, back) < 0)
    back++;
  cz_game_lay (table);
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  hk_record_set_boolean (station, &station->fire, FALSE);
  station = hk_cz_table_get_location (table, hk_cz_table_get_neighbour (table, 0, back));
  hk_record_set_boolean (station, &station->fire, TRUE);
  /* The opposite direction. */
  cz_game_move (table, "{\"move\":\"spread-fire\",\"rolls\":[%d]}", back > 3 ? back - 3 : back + 3);
  g_assert_true (hk_cz_table_get_location (table, 0)->fire);
}

/* No fire spreads on the first dawn and in the rain (Raging Fire, page 14). */
static void
test_no_spread (void)
{
  g_autoptr (HkCzTable) first = cz_game_new ("{" CZ_ONE ",\"scenario\":\"raging-fire\",\"cards-by\":\"hand\"}", 2);
  g_autoptr (HkCzTable) rain = cz_game_new ("{" CZ_ONE ",\"scenario\":\"raging-fire\",\"cards-by\":\"hand\",\"house\":{\"fires-first-dawn\":true}}", 2);

  cz_game_play (first, "{\"move\":\"weather\",\"card\":\"1\"}");
  g_assert_true (first->fires_spread);
  cz_game_play (rain, "{\"move\":\"weather\",\"card\":\"downpour\",\"dawn-rain\":true,\"dawn-close\":-1}");
  g_assert_true (rain->fires_spread);
}

/* There are five fire-chips (page 1). */
static void
test_chips (void)
{
  g_autoptr (HkCzTable) table = new_day ("");

  for (int i = 0; i < HK_CZ_N_FIRES; i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, 10 + i);

      hk_record_set_boolean (location, &location->fire, TRUE);
    }
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", cz_game_find (table, "Garage"));
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"fire\",\"zone\":1}");
  g_assert_false (hk_cz_table_get_location (table, cz_game_find (table, "Garage"))->fire);
}

static gboolean
is_offered (HkCzTable  *table,
            const char *name)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_battle_moves (table, -1);
  gboolean offered = FALSE;

  for (guint i = 0; i < offers->len; i++)
    offered |= g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), name) && hk_move_option_is_legal (g_ptr_array_index (offers, i));
  return offered;
}

/* Two Fresh Food once, when the zones outside are clear (Gardens, page 4). */
static void
test_garden (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int house = cz_game_find (table, "Nice House");
  HkCzLocation *location = hk_cz_table_get_location (table, house);

  cz_game_refuse (table, "{\"move\":\"garden\",\"loot\":[\"Tomato\",\"Tomato\"]}", HK_ERROR_IMPOSSIBLE);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":3}", house);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":2,\"count\":2}");
  cz_game_play (table, "{\"move\":\"battle\"}");
  cz_game_refuse (table, "{\"move\":\"garden\",\"loot\":[\"Tomato\",\"Tomato\"]}", HK_ERROR_REFUSED);
  hk_record_list_remove_at (location->encounters, 0);
  cz_game_refuse (table, "{\"move\":\"garden\"}", HK_ERROR_PARAMETER);
  /* The battle page offers it, which asks no name where none is known. */
  g_assert_true (is_offered (table, "garden"));
  hk_record_list_remove_all (table->gears);
  cz_game_play (table, "{\"move\":\"garden\"}");
  g_assert_cmpstr (((HkCzLoot *) hk_record_list_get (location->left, 1))->kind, ==, "Fresh Food");
  g_assert_false (is_offered (table, "garden"));
  g_assert_true (location->garden_looted);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->left)), ==, 2);
  cz_game_refuse (table, "{\"move\":\"garden\",\"loot\":[\"Tomato\",\"Tomato\"]}", HK_ERROR_REFUSED);
}

/* Nine Loot once, three trades a visit, and the purple number (The Church, page 4). */
static void
test_church (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  g_autoptr (HkCzGear) radio = g_object_new (HK_TYPE_CZ_GEAR, "name", "Old Radio", "type", "tool", "supply", 4, "trade", 2, "jam", -1, NULL);
  HkCzLocation *church;

  cz_game_refuse (table, "{\"move\":\"church-draw\"}", HK_ERROR_IMPOSSIBLE);
  church = stand_at (table, "Church");
  hk_record_list_append (table->gears, radio);
  hk_record_list_remove_all (hk_cz_table_get_survivor (table, 0)->loot);
  cz_game_give (table, 0, "Old Radio", 1);
  cz_game_give (table, 0, "Candle", -1);
  cz_game_give (table, 0, "Match", -1);
  cz_game_give (table, 0, "Rope", -1);
  cz_game_refuse (table, "{\"move\":\"church-trade\",\"survivor\":0,\"give\":1,\"get\":0}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"church-draw\",\"loot\":[\"A\"]}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"church-draw\",\"loot\":[\"A\",\"B\",\"C\",\"D\",\"E\",\"F\",\"G\",\"H\",\"I\"]}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (church->stock)), ==, 9);
  cz_game_refuse (table, "{\"move\":\"church-draw\",\"loot\":[\"A\",\"B\",\"C\",\"D\",\"E\",\"F\",\"G\",\"H\",\"I\"]}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"church-trade\",\"survivor\":0,\"give\":0,\"get\":0}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"church-trade\",\"survivor\":0,\"disc\":true,\"get\":0}", HK_ERROR_IMPOSSIBLE);
  for (int i = 0; i < 3; i++)
    cz_game_play (table, "{\"move\":\"church-trade\",\"survivor\":0,\"give\":1,\"get\":0}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (church->stock)), ==, 9);
  g_assert_cmpint (hk_cz_survivor_find_loot (hk_cz_table_get_survivor (table, 0), "A"), >=, 0);
  cz_game_refuse (table, "{\"move\":\"church-trade\",\"survivor\":0,\"give\":1,\"get\":0}", HK_ERROR_REFUSED);
}

/* The S-Mart takes two clearings, each with its own Encounters; the second brings the reward (page 14). */
static void
test_s_mart (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int mart = cz_game_find (table, "S-Mart");
  HkCzLocation *location = hk_cz_table_get_location (table, mart);

  cz_game_go (table, 0, cz_game_find (table, "Church"));
  g_assert_false (location->cache);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", mart);
  cz_game_play (table, "{\"move\":\"clear\"}");
  g_assert_true (location->cache);
  g_assert_cmpint (location->clearings, ==, 1);
  g_assert_false (location->scouted);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->left)), ==, 0);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  hk_record_set_boolean (location, &location->safe, FALSE);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", mart);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"slow\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"battle\"}");
  cz_game_empty (table, mart);
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[\"Crossbow\"]}");
  g_assert_false (location->cache);
  g_assert_cmpint (location->clearings, ==, 2);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->left)), ==, 1);
}

/* Locked rooms are taken off the reward (Quarantine Options, page 6). */
static void
test_locked_rooms (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false,\"dice-by\":\"hand\",\"locations\":[\"Pub\"]}", 3);
  HkCzLocation *pub = stand_at (table, "Pub");

  hk_record_set_int (pub, &pub->locked_rooms, 2);
  cz_game_play (table, "{\"move\":\"clear\",\"roll\":[5]}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (pub->left)), ==, 3);
  g_assert_cmpint (pub->locked_rooms, ==, 0);
  g_assert_cmpstr (pub->name, ==, "Looted Pub");
}

/* d10+2: odd finds game; 3 to 5 medium, 7 to 9 long, 11 too far; only skill brings it close (Hunting, page 3). */
static void
test_hunt_table (void)
{
  static const struct
  {
    int       die;
    int       skill;
    gboolean  game;
    HkCzRange range;
  } cases[] = {
    { 0, 0, FALSE, HK_CZ_RANGE_OUT }, { 1, 0, TRUE, HK_CZ_RANGE_MEDIUM }, { 2, 0, FALSE, HK_CZ_RANGE_MEDIUM }, { 3, 0, TRUE, HK_CZ_RANGE_MEDIUM },
    { 5, 0, TRUE, HK_CZ_RANGE_LONG }, { 7, 0, TRUE, HK_CZ_RANGE_LONG }, { 9, 0, TRUE, HK_CZ_RANGE_OUT },
    { 0, 1, TRUE, HK_CZ_RANGE_CLOSE }, { 1, 2, TRUE, HK_CZ_RANGE_CLOSE }, { 9, 2, TRUE, HK_CZ_RANGE_LONG }, { 0, 2, FALSE, HK_CZ_RANGE_OUT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      HkCzRange range;

      g_assert_cmpint (hk_cz_hunt_resolve (cases[i].die, cases[i].skill, &range), ==, cases[i].game);
      if (cases[i].game)
        g_assert_cmpint (range, ==, cases[i].range);
    }
}

/* d10+2: an odd sum is game, and its range (Hunting, page 3). */
static void
test_hunt (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  HkCzSurvivor *dad = hk_cz_table_get_survivor (table, 0);
  HkCzLocation *field = stand_at (table, "Garage");
  static const char * const skills[] = { "hunting:1", NULL };
  g_autoptr (HkCzGear) rifle = g_object_new (HK_TYPE_CZ_GEAR, "name", "Test Rifle", "type", "rifle", "supply", 5, "at-close", 4, "at-medium", 3,
                                             "at-long", 4, "jam", -1, NULL);
  g_autoptr (HkCzGear) knife = g_object_new (HK_TYPE_CZ_GEAR, "name", "Test Knife", "type", "blade", "kill", 4, NULL);

  hk_record_list_append (table->gears, rifle);
  hk_record_list_append (table->gears, knife);
  hk_record_list_remove_all (dad->loot);
  cz_game_give (table, 0, "Test Rifle", 5);
  cz_game_give (table, 0, "Test Knife", -1);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":0}", HK_ERROR_REFUSED);
  hk_record_set_string (field, &field->resource, "hunting");
  hk_record_set_boolean (field, &field->safe, FALSE);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":0}", HK_ERROR_REFUSED);
  hk_record_set_boolean (field, &field->safe, TRUE);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":1}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":0,\"skill\":1,\"weapon\":0,\"attack\":9}", HK_ERROR_REFUSED);
  hk_record_set_strv (dad, &dad->skills, skills);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":0,\"skill\":1,\"weapon\":1,\"attack\":9,\"loot\":[\"Rabbit\"]}", HK_ERROR_REFUSED);
  g_object_set (hk_cz_survivor_get_loot (dad, 0), "jammed", TRUE, NULL);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":0,\"skill\":1,\"weapon\":0,\"attack\":9,\"loot\":[\"Rabbit\"]}", HK_ERROR_REFUSED);
  g_object_set (hk_cz_survivor_get_loot (dad, 0), "jammed", FALSE, NULL);
  cz_game_play (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":0,\"skill\":1,\"weapon\":0,\"attack\":9,\"loot\":[\"Rabbit\",\"Rabbit\"]}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (field->left)), ==, 2);
  g_assert_cmpint (hk_cz_survivor_get_loot (dad, 0)->supply, ==, 4);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":1,\"die\":0}", HK_ERROR_REFUSED);
}

/* A group that has told of none of its cards hunts with one all the same, and what it shoots needs no name (Hunting, page 3). */
static void
test_hunt_told (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  HkCzLocation *field = stand_at (table, "Garage");
  HkCzSurvivor *hunter = hk_cz_table_get_survivor (table, 0);

  hk_record_list_remove_all (table->gears);
  hk_record_list_remove_all (hunter->loot);
  hk_record_set_string (field, &field->resource, "hunting");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"hunt\",\"survivor\":0,\"die\":1}", "weapon");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"hunt\",\"survivor\":0,\"die\":1,\"weapon\":\"Rifle\"}", "target");
  cz_game_play (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":1,\"weapon\":\"Rifle\",\"target\":5,\"attack\":9}");
  g_assert_cmpint (hk_cz_survivor_find_loot (hunter, "Rifle"), ==, 0);
  g_assert_cmpstr (((HkCzLoot *) hk_record_list_get (field->left, 1))->kind, ==, "Fresh Food");
}

/* A missed shot and no game at all bring nothing, but the phase is used (page 3). */
static void
test_hunt_fails (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  HkCzLocation *field = stand_at (table, "Garage");

  hk_record_set_string (field, &field->resource, "hunting");
  cz_game_give (table, 0, "Sling", -1);
  cz_game_play (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":2}");
  g_assert_true (field->hunted);
  hk_record_set_boolean (field, &field->hunted, FALSE);
  cz_game_refuse (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":3,\"weapon\":\"Sling\",\"attack\":5}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":3,\"weapon\":\"Sling\",\"target\":6,\"attack\":5}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (field->left)), ==, 0);
}

/* What fishing and trapping bring is told (page 8). */
static void
test_fish_and_trap (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  HkCzLocation *stream = stand_at (table, "Garage");

  hk_record_set_string (stream, &stream->resource, "fishing");
  cz_game_refuse (table, "{\"move\":\"fish\",\"survivor\":0}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"trap\",\"survivor\":0,\"food\":1}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"fish\",\"survivor\":0,\"food\":1,\"die\":7,\"loot\":[\"Trout\"]}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (stream->left)), ==, 1);
  cz_game_refuse (table, "{\"move\":\"fish\",\"survivor\":1,\"food\":1,\"loot\":[\"Trout\"]}", HK_ERROR_REFUSED);
}

/* What the group tells of a Location is used at once and kept for its pack. */
static void
test_tell (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"own\",\"pattern\":\"b\",\"components\":\"none\",\"characters\":[\"Kim\",\"Lee\"]}", 1);
  const int place = hk_cz_table_get_neighbour (table, cz_game_at (table, -3, 0), 2);
  HkCzLocation *location = hk_cz_table_get_location (table, place);

  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"fog\",\"calm\":true}");
  hk_record_set_string (location, &location->encounter_roll, NULL);
  hk_record_set_string (location, &location->layout, NULL);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d}", place);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"tell-location\",\"place\":%d,\"layout\":\"oi\"}", place);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"tell-location\",\"place\":%d,\"encounters\":\"d20\"}", place);
  cz_game_move (table, "{\"move\":\"tell-location\",\"place\":%d,\"name\":\"Bakery\",\"cache\":true,\"layout\":\"o|ii\",\"encounters\":\"d6\",\"garden\":true}", place);
  g_assert_cmpstr (location->layout, ==, "o|ii");
  g_assert_cmpstr (location->source, ==, "told");
  g_assert_true (location->garden);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d}", place);
  g_assert_cmpint (location->rolled, >=, 1);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"lay\",\"card\":\"17\"}");
  cz_game_play (table, "{\"move\":\"lay\",\"card\":\"17\",\"type\":\"fast\",\"zone\":1,\"hex\":\"E\",\"helmet\":true}");
  g_assert_nonnull (hk_cz_table_find_card (table, "17"));
  g_assert_true (hk_cz_table_find_card (table, "17")->helmet);
}

/* Locations are put elsewhere, as maps of the group’s own ask (Neighborhoods, page 13). */
static void
test_move_location (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  const int church = cz_game_find (table, "Church");
  HkCzLocation *location = hk_cz_table_get_location (table, church);
  const int q = location->q;
  const int r = location->r;

  cz_game_move (table, "{\"move\":\"move-location\",\"location\":%d,\"q\":%d,\"r\":%d}", garage, q, r);
  g_assert_cmpint (cz_game_at (table, q, r), ==, garage);
  g_assert_cmpint (cz_game_at (table, -2, 0), ==, church);
  cz_game_move (table, "{\"move\":\"move-location\",\"location\":%d,\"q\":-4,\"r\":0}", garage);
  g_assert_cmpint (cz_game_at (table, q, r), ==, -1);
  cz_game_refuse (table, "{\"move\":\"move-location\",\"location\":70,\"q\":0,\"r\":0}", HK_ERROR_PARAMETER);
}

/* A face-down Encounter is turned up by the group (page 6). */
static void
test_reveal (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":1,\"count\":2}");
  cz_game_refuse (table, "{\"move\":\"reveal\",\"encounter\":0}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"reveal\",\"encounter\":5,\"type\":\"zombie\"}", HK_ERROR_IMPOSSIBLE);
  cz_game_play (table, "{\"move\":\"reveal\",\"encounter\":0,\"type\":\"zombie\",\"distracted\":true}");
  g_assert_true (hk_cz_location_get_encounter (location, 0)->distracted);
  g_assert_nonnull (table->battle);
  cz_game_refuse (table, "{\"move\":\"reveal\",\"encounter\":0,\"type\":\"zombie\"}", HK_ERROR_IMPOSSIBLE);
}

/* What is behind a fence is turned up but is no danger (Fences, page 4). */
static void
test_fence (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int house = cz_game_find (table, "Fenced House");
  HkCzLocation *location = hk_cz_table_get_location (table, house);

  cz_game_go (table, 0, cz_game_find (table, "Garage"));
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", house);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"dog\",\"zone\":1}");
  g_assert_true (hk_cz_location_get_encounter (location, 0)->behind_fence);
  g_assert_false (hk_cz_table_has_danger (table, house));
  g_assert_null (table->battle);
  hk_cz_table_reveal_zones (table, NULL, house, 1);
  g_assert_false (hk_cz_location_get_encounter (location, 0)->behind_fence);
  g_assert_true (hk_cz_table_has_danger (table, house));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/places/fire", test_fire);
  g_test_add_func ("/card-z/places/fire-at-last", test_fire_at_last);
  g_test_add_func ("/card-z/places/extinguisher", test_extinguisher);
  g_test_add_func ("/card-z/places/spread", test_spread);
  g_test_add_func ("/card-z/places/spread-to-the-first", test_spread_to_the_first);
  g_test_add_func ("/card-z/places/no-spread", test_no_spread);
  g_test_add_func ("/card-z/places/chips", test_chips);
  g_test_add_func ("/card-z/places/garden", test_garden);
  g_test_add_func ("/card-z/places/church", test_church);
  g_test_add_func ("/card-z/places/s-mart", test_s_mart);
  g_test_add_func ("/card-z/places/locked-rooms", test_locked_rooms);
  g_test_add_func ("/card-z/places/hunt-table", test_hunt_table);
  g_test_add_func ("/card-z/places/hunt", test_hunt);
  g_test_add_func ("/card-z/places/hunt-fails", test_hunt_fails);
  g_test_add_func ("/card-z/places/hunt-told", test_hunt_told);
  g_test_add_func ("/card-z/places/fish-and-trap", test_fish_and_trap);
  g_test_add_func ("/card-z/places/tell", test_tell);
  g_test_add_func ("/card-z/places/move-location", test_move_location);
  g_test_add_func ("/card-z/places/reveal", test_reveal);
  g_test_add_func ("/card-z/places/fence", test_fence);
  return g_test_run ();
}
