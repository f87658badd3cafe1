/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-game.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"

/* The horde: how it walks, leaves the map, blockades and is fought (The Horde). */

/* A table where the group does everything, with a horde at @q, @r. */
static HkCzTable *
new_horde (int         q,
           int         r,
           const char *more)
{
  HkCzTable *table = cz_game_new_by_hand (CZ_ONE, more);
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", q, "r", r, NULL);

  hk_record_list_append (table->hordes, horde);
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  return table;
}

static HkCzHorde *
get_horde (HkCzTable *table,
           int        number)
{
  HkCzHorde *horde = hk_cz_table_get_horde (table, number);

  g_assert_nonnull (horde);
  return horde;
}

/* A horde starts on the Pub (The Horde, page 12). */
static void
test_start (void)
{
  g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"own\",\"pattern\":\"a\"}", 1);

  g_assert_cmpint (hk_cz_table_count_hordes (table), ==, 1);
  g_assert_cmpint (get_horde (table, 0)->q, ==, 0);
  g_assert_cmpint (get_horde (table, 0)->r, ==, 0);
  g_assert_cmpint (get_horde (table, 0)->size, ==, -1);
  g_assert_cmpstr (hk_cz_table_get_location_name (table, cz_game_at (table, 0, 0)), ==, "Pub");
}

/* All hordes walk at the end of a phase, by the die and the figure (page 12). */
static void
test_walk (void)
{
  static const int to[][2] = { { 0, 0 }, { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 } };

  for (int die = 1; die <= 6; die++)
    {
      g_autoptr (HkCzTable) table = new_horde (0, 0, "");

      cz_game_refuse (table, "{\"move\":\"walk-horde\",\"die\":1}", HK_ERROR_REFUSED);
      cz_game_play (table, "{\"move\":\"end-turn\"}");
      cz_game_refuse (table, "{\"move\":\"next-phase\"}", HK_ERROR_PARAMETER);
      cz_game_refuse (table, "{\"move\":\"next-phase\",\"rolls\":[7]}", HK_ERROR_PARAMETER);
      cz_game_move (table, "{\"move\":\"next-phase\",\"rolls\":[%d]}", die);
      g_assert_cmpint (get_horde (table, 0)->q, ==, to[die][0]);
      g_assert_cmpint (get_horde (table, 0)->r, ==, to[die][1]);
      g_assert_false (get_horde (table, 0)->walked);
      g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAY);
    }
}

/* One hex off the map it may come back; two hexes off it is gone (page 12). */
static void
test_off_map (void)
{
  g_autoptr (HkCzTable) table = new_horde (3, 0, "");

  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\",\"rolls\":[2]}");
  g_assert_cmpint (get_horde (table, 0)->q, ==, 4);
  g_assert_false (get_horde (table, 0)->gone);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\",\"rolls\":[5]}");
  g_assert_cmpint (get_horde (table, 0)->q, ==, 3);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"walk-horde\",\"die\":2}");
  cz_game_refuse (table, "{\"move\":\"walk-horde\",\"die\":2}", HK_ERROR_REFUSED);
  hk_record_set_boolean (get_horde (table, 0), &get_horde (table, 0)->walked, FALSE);
  cz_game_play (table, "{\"move\":\"walk-horde\",\"die\":2}");
  g_assert_true (get_horde (table, 0)->gone);
  g_assert_cmpint (hk_cz_table_count_hordes (table), ==, 0);
  cz_game_refuse (table, "{\"move\":\"walk-horde\",\"die\":2}", HK_ERROR_IMPOSSIBLE);
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_RECKONING);
}

/* A horde that was moved by hand needs no second die (The Horde, page 12). */
static void
test_by_hand (void)
{
  g_autoptr (HkCzTable) table = new_horde (0, 0, "");
  g_autoptr (HkPrimaryAction) waiting = NULL;
  g_autoptr (HkPrimaryAction) walked = NULL;

  cz_game_play (table, "{\"move\":\"end-turn\"}");
  waiting = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_asks (waiting), ==, "next-phase");
  cz_game_play (table, "{\"move\":\"walk-horde\",\"die\":3}");
  walked = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_nonnull (hk_primary_action_get_move (walked));
  cz_game_refuse (table, "{\"move\":\"next-phase\",\"rolls\":[1]}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (get_horde (table, 0)->r, ==, 1);
}

/* A horde that the group draws itself is laid out first, and what lies face down in sight is turned up before
 * anything is claimed (The Horde, page 11). */
static void
test_next_of_a_horde (void)
{
  static const struct
  {
    const char *label;
    const char *move;
  } steps[] = {
    { "Lay Out the Horde", "{\"move\":\"lay\"}" },
    { "Turn Up the Encounter in Zone 1", "{\"move\":\"reveal\",\"encounter\":0,\"type\":\"slow\",\"zone\":1,\"hex\":\"A\"}" },
  };
  g_autoptr (HkCzTable) table = new_horde (0, 0, "");
  g_autoptr (HkPrimaryAction) last = NULL;

  cz_game_go (table, 0, cz_game_at (table, 0, 0));
  cz_game_play (table, "{\"move\":\"battle\",\"size\":2}");
  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

      g_assert_cmpstr (hk_primary_action_get_label (next), ==, steps[i].label);
      cz_game_play (table, steps[i].move);
    }
  last = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_asks (last), ==, "attack");
}

/* A Boombox draws and holds a horde next to it, and lets two loose when its batteries run out (page 12). */
static void
test_boombox (void)
{
  g_autoptr (HkCzTable) table = new_horde (-3, 1, "");
  const int alpha = cz_game_at (table, -3, 0);
  HkCzLocation *location = hk_cz_table_get_location (table, alpha);

  cz_game_refuse (table, "{\"move\":\"boombox\",\"survivor\":0,\"batteries\":2}", HK_ERROR_IMPOSSIBLE);
  cz_game_give (table, 0, "Boombox", -1);
  cz_game_refuse (table, "{\"move\":\"boombox\",\"survivor\":0,\"batteries\":0}", HK_ERROR_IMPOSSIBLE);
  cz_game_play (table, "{\"move\":\"boombox\",\"survivor\":0,\"batteries\":2}");
  g_assert_cmpint (location->boombox, ==, 2);
  g_assert_cmpint (hk_cz_survivor_find_loot (hk_cz_table_get_survivor (table, 0), "Boombox"), ==, -1);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (get_horde (table, 0)->q, ==, -3);
  g_assert_cmpint (get_horde (table, 0)->r, ==, 0);
  g_assert_cmpint (location->boombox, ==, 1);
  g_assert_cmpint (hk_cz_table_count_hordes (table), ==, 1);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (get_horde (table, 0)->r, ==, 0);
  g_assert_cmpint (location->boombox, ==, 0);
  g_assert_cmpint (hk_cz_table_count_hordes (table), ==, 2);
  g_assert_cmpint (get_horde (table, 1)->q, ==, -3);
}

/* Inside, a group is safe from a horde, and leaves only by giving up its scout move (page 12). */
static void
test_blockade (void)
{
  g_autoptr (HkCzTable) table = new_horde (-3, 0, "");
  const int garage = cz_game_find (table, "Garage");

  g_assert_true (hk_cz_table_is_blockaded (table, 0));
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", garage);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d,\"roll\":0}", garage);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, garage);
  g_assert_true (hk_cz_table_get_player (table, 0)->scouted);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
}

/* Outside, a group has to start a battle, and may run after a round (page 12). */
static void
test_outside (void)
{
  g_autoptr (HkCzTable) table = new_horde (-2, 0, "");
  const int garage = cz_game_find (table, "Garage");
  const int station = cz_game_find (table, "Gas Station");
  g_autoptr (HkCzLoot) machete = g_object_new (HK_TYPE_CZ_LOOT, "kind", "Machete", "stuck", TRUE, NULL);
  HkCzLocation *field = hk_cz_table_get_location (table, garage);

  cz_game_go (table, 0, garage);
  g_assert_false (hk_cz_table_is_blockaded (table, 0));
  cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_REFUSED);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", station);
  cz_game_refuse (table, "{\"move\":\"battle\"}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"battle\",\"size\":4}");
  g_assert_cmpint (get_horde (table, 0)->size, ==, 15);
  g_assert_true (table->battle->horde);
  g_assert_true (table->battle->started);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1,\"count\":3}");
  g_assert_true (hk_cz_location_get_encounter (hk_cz_table_get_location (table, garage), 0)->horde);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"retreat\",\"place\":%d,\"roll\":0}", station);
  hk_record_set_int (table->battle, &table->battle->round, 2);
  hk_record_list_append (hk_cz_location_get_encounter (field, 0)->stuck, machete);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d,\"roll\":0}", station);
  g_assert_null (table->battle);
  /* A blade that hangs in a Zombie which goes on with the horde stays behind (Melee Attack). */
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (field->left)), ==, 1);
  g_assert_false (machete->stuck);
  g_assert_cmpint (hk_cz_location_get_n_encounters (hk_cz_table_get_location (table, garage)), ==, 0);
  g_assert_cmpint (get_horde (table, 0)->size, ==, 3);
}

/* d6+11 Encounters (The Horde, page 12). */
static void
test_size (void)
{
  g_autoptr (HkCzTable) table = new_horde (0, 0, "");

  cz_game_refuse (table, "{\"move\":\"horde-size\"}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"horde-size\",\"roll\":6}");
  g_assert_cmpint (get_horde (table, 0)->size, ==, 17);
  cz_game_refuse (table, "{\"move\":\"horde-size\",\"roll\":1}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"horde-size\",\"horde\":3,\"roll\":1}", HK_ERROR_IMPOSSIBLE);
}

/* The app draws d6+11 cards and puts humans, Feral Dogs and Fire! away; what is eradicated does not come back (page 12). */
static void
test_app_draws (void)
{
  for (guint64 seed = 1; seed <= 30; seed++)
    {
      g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"own\",\"pattern\":\"b\",\"horde\":false,"
                                                 "\"locations\":[\"Gas Station\",\"\",\"\",\"\",\"\",\"\",\"\",\"Garage\"]}", seed);
      const int garage = cz_game_find (table, "Garage");
      HkCzLocation *location = hk_cz_table_get_location (table, garage);
      g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", -2, "r", 0, NULL);
      int size;

      hk_record_list_append (table->hordes, horde);
      cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"size\":%d}", garage, (int) (seed % 6) + 1);
      size = hk_cz_location_get_n_encounters (location);
      g_assert_cmpint (size, ==, horde->size);
      g_assert_cmpint (size, <=, (int) (seed % 6) + 12);
      g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, HK_CZ_N_ENCOUNTERS - (guint) (seed % 6) - 12);
      for (int i = 0; i < size; i++)
        {
          HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

          g_assert_true (encounter->revealed);
          g_assert_true (encounter->horde);
          g_assert_true (g_str_equal (encounter->type, "zombie") || g_str_equal (encounter->type, "fast")
                         || g_str_equal (encounter->type, "slow") || g_str_equal (encounter->type, "rigored"));
        }
      g_assert_false (location->scouted);
      cz_game_play (table, "{\"move\":\"battle\"}");
      cz_game_refuse (table, "{\"move\":\"clear\"}", HK_ERROR_REFUSED);
      cz_game_empty (table, garage);
      cz_game_play (table, "{\"move\":\"clear\"}");
      g_assert_true (horde->eradicated);
      g_assert_cmpint (hk_cz_table_find_horde (table, garage), ==, -1);
      g_assert_true (location->cache);
    }
}

/* In Horde Annihilation a horde is fought one hex off the map, and stays there when anything is left of it (page 14). */
static void
test_beside_map (void)
{
  g_autoptr (HkCzTable) table = new_horde (-4, 0, "");
  g_autoptr (HkCzHorde) far = g_object_new (HK_TYPE_CZ_HORDE, "q", 4, "r", 0, NULL);
  const int alpha = cz_game_at (table, -3, 0);
  HkCzLocation *location = hk_cz_table_get_location (table, alpha);

  hk_record_list_append (table->hordes, far);
  cz_game_refuse (table, "{\"move\":\"battle\",\"horde\":0,\"size\":1}", HK_ERROR_REFUSED);
  hk_record_set_string (table, &table->scenario, "horde-annihilation");
  cz_game_refuse (table, "{\"move\":\"battle\",\"horde\":1,\"size\":1}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"battle\",\"horde\":7,\"size\":1}", HK_ERROR_IMPOSSIBLE);
  cz_game_play (table, "{\"move\":\"battle\",\"horde\":0,\"size\":1}");
  g_assert_true (table->battle->horde);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"slow\",\"zone\":1,\"count\":2}");
  hk_record_set_int (table->battle, &table->battle->round, 2);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d,\"roll\":0}", cz_game_find (table, "Garage"));
  g_assert_cmpint (get_horde (table, 0)->q, ==, -4);
  g_assert_cmpint (get_horde (table, 0)->size, ==, 2);
  g_assert_cmpint (hk_cz_location_get_n_encounters (location), ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/hordes/start", test_start);
  g_test_add_func ("/card-z/hordes/walk", test_walk);
  g_test_add_func ("/card-z/hordes/off-map", test_off_map);
  g_test_add_func ("/card-z/hordes/by-hand", test_by_hand);
  g_test_add_func ("/card-z/hordes/next-of-a-horde", test_next_of_a_horde);
  g_test_add_func ("/card-z/hordes/boombox", test_boombox);
  g_test_add_func ("/card-z/hordes/blockade", test_blockade);
  g_test_add_func ("/card-z/hordes/outside", test_outside);
  g_test_add_func ("/card-z/hordes/size", test_size);
  g_test_add_func ("/card-z/hordes/app-draws", test_app_draws);
  g_test_add_func ("/card-z/hordes/beside-map", test_beside_map);
  return g_test_run ();
}
