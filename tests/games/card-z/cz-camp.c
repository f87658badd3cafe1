/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "core/moves/hk-game.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/hk-cz-game.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-inventory.h"

static void
add_location (HkCzTable  *table,
              const char *name,
              const char *reverse,
              gboolean    cache,
              const char *layout,
              const char *base,
              int         q)
{
  g_autoptr (HkCzLocation) location = g_object_new (HK_TYPE_CZ_LOCATION, "name", name, "reverse", reverse, "cache", cache, "layout", layout,
                                                    "base", base, "q", q, "r", 0, "rolled", -1, "cleared-by", -1, NULL);

  hk_record_list_append (table->locations, location);
}

static void
add_player (HkCzTable  *table,
            const char *name,
            int         base)
{
  g_autoptr (HkCzPlayer) player = g_object_new (HK_TYPE_CZ_PLAYER, "name", name, "base", base, NULL);

  hk_record_list_append (table->players, player);
}

/**
 * camp_new:
 * @scenario: the scenario
 * @mode: "solo", "co-op" or "competitive"; in solo Bo is not there
 *
 * Returns: (transfer full): a table at dawn of the first day, with a few kinds of Loot that are known
 */
HkCzTable *
camp_new (const char *scenario,
          const char *mode)
{
  const gboolean solo = g_str_equal (mode, "solo");
  HkCzTable *table = HK_CZ_TABLE (hk_table_new (hk_card_z_get_spec (), 7));
  g_autoptr (HkCzWeather) weather = g_object_new (HK_TYPE_CZ_WEATHER, "id", "w1", "name", "Clear", NULL);

  g_object_set (table, "scenario", scenario, "mode", hk_words_find (hk_cz_modes, mode), "pattern", "own", "phase", HK_CZ_PHASE_DAWN, "day", 1, "current-player", 0,
                "cards-by", HK_BY_APP, "dice-by", HK_BY_APP, "components", HK_VALUES_UNKNOWN, "fires-spread", TRUE, NULL);
  hk_record_set_record (table, &table->weather, weather);
  add_player (table, "Ann", ALPHA);
  if (!solo)
    add_player (table, "Bo", ALPHA);
  add_location (table, "Alpha Base", NULL, FALSE, "oo|i", "alpha", 0);
  add_location (table, "Bravo Base", NULL, FALSE, "oo|i", "bravo", 1);
  add_location (table, "Pub", "Looted Pub", TRUE, "o|ii", NULL, 2);
  add_location (table, "Gas Station", "Burnt Lot", TRUE, "oo|i", NULL, 3);
  add_location (table, "Ranch House", "Ruin", TRUE, "o|i|i", NULL, 4);
  add_location (table, "Field", NULL, FALSE, "ooo", NULL, 5);
  add_location (table, "Church", NULL, FALSE, "o|ii", NULL, 6);
  add_location (table, "S-Mart", "S-Mart Aisles", FALSE, "o|ii", NULL, 7);
  camp_location (table, ALPHA)->safe = TRUE;
  camp_join (table, "Dad", HK_CZ_SURVIVOR_CHARACTER, 0);
  camp_join (table, "Girl", HK_CZ_SURVIVOR_CHARACTER, 0);
  if (!solo)
    camp_join (table, "Max", HK_CZ_SURVIVOR_CHARACTER, 1);
  camp_learn (table, "Canned Food", "food", 1, 2, "meals", "normal");
  camp_learn (table, "Junk Food", "food", 1, 2, "snacks", "junk");
  camp_learn (table, "Fresh Food", "food", 1, 1, "fresh food", "fresh");
  camp_learn (table, "Old Bread", "food", 1, 0, NULL, "normal");
  camp_learn (table, "Rifle", "rifle", 2, 6, "rifle rounds", NULL);
  camp_learn (table, "Carbine", "rifle", 3, 8, "rifle rounds", NULL);
  camp_learn (table, "Rifle Ammo", "ammo", 1, 8, "rifle rounds", NULL);
  camp_learn (table, "Shells", "ammo", 1, 6, "shells", NULL);
  camp_learn (table, "Ka-Bar", "blade", 1, 0, NULL, NULL);
  camp_learn (table, "Gloves", "armour", 0, 0, NULL, NULL);
  camp_learn (table, "First Aid Kit", "tool", 1, 2, "dressings", NULL);
  camp_learn (table, "Toilet Paper", "other", 0, 2, "rolls", NULL);
  return table;
}

HkCzSurvivor *
camp_survivor (HkCzTable *table,
               int        survivor)
{
  return hk_cz_table_get_survivor (table, survivor);
}

HkCzLocation *
camp_location (HkCzTable *table,
               int        location)
{
  return hk_cz_table_get_location (table, location);
}

HkCzPlayer *
camp_player (HkCzTable *table,
             int        player)
{
  return hk_cz_table_get_player (table, player);
}

/* Somebody more at Alpha Base; returns the number. */
int
camp_join (HkCzTable       *table,
           const char      *name,
           HkCzSurvivorKind kind,
           int              player)
{
  g_autoptr (HkCzSurvivor) survivor = g_object_new (HK_TYPE_CZ_SURVIVOR, "id", name, "name", name, "kind", kind, "player", player, "place", ALPHA,
                                                    "carry", 4, "source", "owner", NULL);

  hk_record_list_append (table->survivors, survivor);
  return hk_cz_table_get_n_survivors (table) - 1;
}

/* The numbers of a kind of Loot. */
void
camp_learn (HkCzTable  *table,
            const char *kind,
            const char *type,
            int         weight,
            int         supply,
            const char *supply_type,
            const char *food)
{
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "name", kind, "type", type, "deck", "residential", "weight", weight, "supply", supply,
                                            "supply-type", supply_type, "food", food, "jam", -1, "source", "owner", NULL);

  hk_record_list_append (table->gears, gear);
}

/* On hand, however heavy. */
HkCzLoot *
camp_give (HkCzTable  *table,
           int         survivor,
           const char *kind)
{
  g_autoptr (HkCzLoot) loot = hk_cz_loot_make (table, kind);

  hk_cz_survivor_add_loot (table, survivor, loot, FALSE);
  return hk_cz_survivor_get_loot (camp_survivor (table, survivor), camp_count_loot (table, survivor) - 1);
}

int
camp_count_loot (HkCzTable *table,
                 int        survivor)
{
  return (int) g_list_model_get_n_items (G_LIST_MODEL (camp_survivor (table, survivor)->loot));
}

/* A move under which functions can speak. */
HkMove *
camp_move (HkCzTable *table)
{
  HkMove *move = hk_move_new ("note", NULL);
  g_autoptr (HkRandom) random = hk_random_new (3);

  hk_move_begin (move, random);
  return move;
}

/* The night is over. */
void
camp_reckon (HkCzTable *table)
{
  g_autoptr (HkMove) move = camp_move (table);

  hk_cz_table_begin_reckoning (table, move);
}

/* Whether the scenario has come to its end. */
gboolean
camp_check_end (HkCzTable *table)
{
  g_autoptr (HkMove) move = camp_move (table);

  return hk_cz_table_check_end (table, move);
}

/* Lays out what the scenario has of its own. */
void
camp_lay_out (HkCzTable *table)
{
  g_autoptr (HkMove) move = camp_move (table);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_cz_scenario_lay_out (table, move, &error));
  g_assert_no_error (error);
}

/* The scenario ends now as it should: @winner is −1 for nobody alone. */
void
camp_assert_over (HkCzTable  *table,
                  HkCzOutcome outcome,
                  int         winner)
{
  g_autofree char *text = NULL;

  g_assert_true (camp_check_end (table));
  g_assert_cmpint (table->outcome, ==, outcome);
  g_assert_cmpint (table->winner, ==, winner);
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_OVER);
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  text = hk_table_get_outcome (HK_TABLE (table));
  g_assert_cmpuint (strlen (text), >, 15);
}
