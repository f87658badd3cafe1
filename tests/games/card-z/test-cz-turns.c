/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "cz-game.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"

/* Turns: scouting, clearing, retreating, camping out and ending the turn (Player Turn). */

static HkCzTable *
new_day (const char *players,
         const char *more)
{
  HkCzTable *table = cz_game_new_by_hand (players, more);

  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  return table;
}

/* The turn that the book tells: Alpha Base, the Gas Station with 6+4+1 Encounters, a retreat to the Garage with 3, an Ally
 * who joins, and the Garage cleared and turned over to a Looted Street (Sample Player Turn, page 8). */
static void
test_sample (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int station = cz_game_find (table, "Gas Station");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, station);
  const int before = hk_cz_table_get_n_survivors (table);

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":[6,4,1]}", station);
  g_assert_cmpint (location->rolled, ==, 11);
  g_assert_true (location->scouted);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, station);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1,\"count\":4}");
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"fast\",\"zone\":2,\"count\":4}");
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":3,\"count\":3}");
  g_assert_true (hk_cz_table_has_danger (table, station));
  g_assert_nonnull (table->battle);
  g_assert_false (table->battle->started);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d,\"roll\":[3]}", garage);
  g_assert_cmpint (hk_cz_location_get_n_encounters (location), ==, 11);
  for (int i = 0; i < 11; i++)
    g_assert_false (hk_cz_location_get_encounter (location, i)->revealed);
  location = hk_cz_table_get_location (table, garage);
  g_assert_cmpint (location->rolled, ==, 3);
  g_assert_null (table->battle);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"ally\",\"name\":\"Mechanic\",\"zone\":1}");
  g_assert_cmpint (hk_cz_table_get_n_survivors (table), ==, before);
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":2,\"count\":2}");
  g_assert_cmpint (hk_cz_table_get_n_survivors (table), ==, before + 1);
  g_assert_cmpint (hk_cz_location_get_n_encounters (location), ==, 2);
  cz_game_play (table, "{\"move\":\"battle\"}");
  g_assert_true (table->battle->started);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"clear\",\"rewards\":[]}");
  cz_game_empty (table, garage);
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[\"Ka-Bar\",\"Flare\"]}");
  g_assert_cmpstr (location->name, ==, "Looted Street");
  g_assert_cmpstr (location->layout, ==, "ooo|");
  g_assert_false (location->cache);
  g_assert_true (location->safe);
  g_assert_cmpint (location->cleared_by, ==, 0);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->left)), ==, 2);
  g_assert_null (table->battle);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  g_assert_true (table->phase_over);
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAY);
  g_assert_cmpint (table->current_player, ==, 0);
}

/* Nobody there: a safe-chip, and the scout is free (page 8). */
static void
test_free_scout (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");
  const int house = cz_game_find (table, "Nice House");

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", garage);
  g_assert_true (hk_cz_table_get_location (table, garage)->safe);
  g_assert_false (hk_cz_table_get_player (table, 0)->scouted);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", house);
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":2,\"count\":2}");
  g_assert_null (table->battle);
  g_assert_false (hk_cz_table_get_player (table, 0)->scouted);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d}", garage);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, garage);
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[]}");
  g_assert_true (hk_cz_table_get_player (table, 0)->scouted);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d}", cz_game_at (table, -3, 0));
}

/* Where nobody can scout (Player Turn, page 8). */
static void
test_scout_refused (void)
{
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");

  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", garage);      /* no Weather */
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d}", garage);               /* the group rolls */
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d,\"roll\":[7]}", garage);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d,\"roll\":[1,2]}", garage);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", 99);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", cz_game_find (table, "Church"));
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d,\"roll\":1,\"survivors\":[7]}", garage);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, cz_game_at (table, -3, 0));
  g_assert_false (hk_cz_table_get_location (table, garage)->scouted);
}

/* A house rule permits what a rule forbids (Player Turn, page 8). */
static void
test_overrule (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int church = cz_game_find (table, "Church");
  g_autofree char *line = g_strdup_printf ("{\"move\":\"scout\",\"place\":%d,\"roll\":0}", church);
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (HkMove) house = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_table_apply (HK_TABLE (table), move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_REFUSED);
  g_assert_cmpstr (hk_move_get_refused_rule (move), ==, "card-z/turn.scout");
  house = hk_move_override (move);
  g_assert_true (hk_table_apply (HK_TABLE (table), house, NULL));
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, church);
}

/* Part of a group goes; Dependants do not on their own (page 5). */
static void
test_part (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");
  const int alpha = cz_game_at (table, -3, 0);
  g_autoptr (HkCzSurvivor) child = g_object_new (HK_TYPE_CZ_SURVIVOR, "name", "Tess", "kind", HK_CZ_SURVIVOR_DEPENDANT, "player", 0, "place", alpha, NULL);

  hk_record_list_append (table->survivors, child);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":0,\"survivors\":[2]}", garage);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0,\"survivors\":[1,2]}", garage);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 0)->place, ==, alpha);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 1)->place, ==, garage);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 2)->place, ==, garage);
}

/* One retreat a turn; where it leads to danger, it is to the death (Retreat Option, page 8). */
static void
test_retreat (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");
  const int station = cz_game_find (table, "Gas Station");
  const int alpha = cz_game_at (table, -3, 0);

  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"retreat\",\"place\":%d,\"roll\":1}", garage);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"fast\",\"zone\":1,\"count\":2}");
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"end-turn\"}");
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", station);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"retreat\",\"place\":%d,\"roll\":1}", cz_game_find (table, "S-Mart"));
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d,\"roll\":1}", station);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"slow\",\"zone\":1}");
  g_assert_true (table->battle->to_the_death);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"retreat\",\"place\":%d}", alpha);
}

/* Who is infected dies as the battle ends: when that was the last one, nobody retreats, and no battle begins without anybody (Getting
 * Bit, page 11; Player Turn, page 8). */
static void
test_retreat_of_nobody (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_TWO, "");
  const int garage = cz_game_find (table, "Garage");
  const int station = cz_game_find (table, "Gas Station");
  g_autofree char *line = g_strdup_printf ("{\"move\":\"retreat\",\"place\":%d,\"roll\":1}", station);
  g_autoptr (HkPrimaryAction) next = NULL;
  g_autofree char *said = NULL;

  cz_game_play (table, "{\"move\":\"take-turn\",\"player\":0}");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"battle\"}");
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (hk_cz_table_get_survivor (table, i)->player == 0)
      hk_record_set_int (hk_cz_table_get_survivor (table, i), &hk_cz_table_get_survivor (table, i)->infected, 1);
  hk_record_set_int (table->battle, &table->battle->round, 2);
  said = cz_game_say (table, line);
  g_assert_nonnull (strstr (said, "Nobody of Ann is left to retreat."));
  g_assert_null (table->battle);
  g_assert_false (hk_cz_table_get_location (table, station)->scouted);
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_nonnull (next);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
}

/* No retreat from Feral Dogs, unless something keeps them away (Getting Bit, caption, page 11). */
static void
test_retreat_dogs (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");
  const int alpha = cz_game_at (table, -3, 0);
  HkCzEncounter *dog;

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"dog\",\"zone\":1}");
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"retreat\",\"place\":%d}", alpha);
  dog = hk_cz_location_get_encounter (hk_cz_table_get_location (table, garage), 1);
  g_assert_cmpstr (dog->type, ==, "dog");
  hk_record_set_boolean (dog, &dog->behind_fence, TRUE);
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d}", alpha);
}

/* Whoever comes back the same day meets the same Encounters without a roll (ruling.second-visit, page 8). */
static void
test_second_visit (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");
  const int alpha = cz_game_at (table, -3, 0);

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":2}");
  cz_game_move (table, "{\"move\":\"retreat\",\"place\":%d}", alpha);
  g_assert_null (table->battle);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d}", garage);
  g_assert_nonnull (table->battle);
  g_assert_true (hk_cz_location_get_encounter (hk_cz_table_get_location (table, garage), 0)->revealed);
  g_assert_false (hk_cz_location_get_encounter (hk_cz_table_get_location (table, garage), 1)->revealed);
}

/* What is left behind a wall is camped on; the turn is over (Camping-Out, page 8). */
static void
test_camping (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);

  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"camp-out\"}");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"zone\":2,\"count\":2}");
  cz_game_play (table, "{\"move\":\"camp-out\"}");
  g_assert_true (location->blockaded);
  g_assert_false (location->safe);
  g_assert_true (table->phase_over);
  g_assert_cmpint (hk_cz_location_get_n_encounters (location), ==, 2);
}

/* The stand-in pack: the app rolls, draws, lays out and turns up what is outside, and nothing else (Placing Encounters, page 6). */
static void
test_app_lays (void)
{
  for (guint64 seed = 1; seed <= 40; seed++)
    {
      g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_ONE ",\"scenario\":\"own\",\"pattern\":\"b\",\"locations\":[\"Gas Station\"]}", seed);
      const int station = cz_game_find (table, "Gas Station");
      HkCzLocation *location = hk_cz_table_get_location (table, station);
      const guint before = hk_deck_get_n_left (table->encounter_deck);
      gboolean danger = FALSE;

      g_assert_cmpuint (before, ==, HK_CZ_N_ENCOUNTERS);
      cz_game_move (table, "{\"move\":\"scout\",\"place\":%d}", station);
      g_assert_cmpint (location->rolled, >=, 3);
      g_assert_cmpint (location->rolled, <=, 18);
      g_assert_cmpuint (hk_deck_get_n_left (table->encounter_deck), ==, before - (guint) location->rolled);
      if (location->fire)
        continue;
      for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
        {
          HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

          g_assert_nonnull (encounter->type);
          g_assert_cmpint (encounter->revealed, ==, encounter->zone <= 2);
          danger |= hk_cz_encounter_is_dangerous (encounter);
        }
      g_assert_cmpint (danger, ==, table->battle != NULL);
      g_assert_cmpint (danger, ==, hk_cz_table_get_player (table, 0)->scouted);
    }
}

/* The phases of a day, and whose turn it is on the one big button (page 7). */
static void
test_phases (void)
{
  g_autoptr (HkCzTable) table = new_day (CZ_ONE, "");
  static const char * const phases[] = { "dawn", "day", "night" };

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_autofree char *id = g_strdup_printf ("turn.scout-%u0", i + 1);

      g_assert_cmpstr (hk_words_get (hk_cz_phases, table->phase), ==, phases[i]);
      g_assert_cmpint (cz_game_get_state (table, id), ==, HK_STEP_CURRENT);
      cz_game_refuse (table, "{\"move\":\"next-phase\"}", HK_ERROR_REFUSED);
      cz_game_play (table, "{\"move\":\"end-turn\"}");
      g_assert_cmpint (cz_game_get_state (table, id), ==, HK_STEP_DONE);
      cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_PARAMETER);
      cz_game_play (table, "{\"move\":\"next-phase\"}");
    }
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_RECKONING);
  g_assert_cmpint (cz_game_get_state (table, "reckoning.chips"), ==, HK_STEP_CURRENT);
  cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_REFUSED);
}

static const char *
get_asked (HkPrimaryAction *next)
{
  return hk_primary_action_get_move (next) != NULL ? hk_move_get_name (hk_primary_action_get_move (next)) : hk_primary_action_get_asks (next);
}

static void
assert_next (HkCzTable  *table,
             const char *name)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  g_assert_nonnull (next);
  g_assert_cmpstr (get_asked (next), ==, name);
}

/* What the one big button does in the course of a turn (Player Turn, page 8). */
static void
test_next (void)
{
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_ONE, "");
  const int garage = cz_game_find (table, "Garage");

  assert_next (table, "weather");
  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  assert_next (table, "scout");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", garage);
  assert_next (table, "lay");
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  assert_next (table, "battle");
  cz_game_play (table, "{\"move\":\"battle\"}");
  assert_next (table, "attack");
  cz_game_empty (table, garage);
  assert_next (table, "clear");
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[]}");
  assert_next (table, "end-turn");
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  assert_next (table, "next-phase");
}

/* Nothing holds the group: every phase of a day is passed with one confirmation, whatever is still to be done in it (Game Turn, page 7). */
static void
test_pass_a_day (void)
{
  static const char * const phases[] = { "day", "night", "reckoning", "dawn" };
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_TWO, ",\"horde\":false");

  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      cz_game_refuse (table, "{\"move\":\"next-phase\"}", HK_ERROR_REFUSED);
      cz_game_play (table, "{\"move\":\"next-phase\",\"house\":true}");
      g_assert_cmpstr (hk_words_get (hk_cz_phases, table->phase), ==, phases[i]);
    }
  g_assert_cmpint (table->day, ==, 2);
  g_assert_null (table->weather);
  /* From the middle of a battle, too. */
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1,\"house\":true}");
  cz_game_play (table, "{\"move\":\"battle\",\"player\":0,\"house\":true}");
  g_assert_true (table->battle->started);
  cz_game_refuse (table, "{\"move\":\"next-phase\"}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"next-phase\",\"house\":true}");
  g_assert_null (table->battle);
}

/* The reckoning before its time, all of it or step by step, and a turn in the middle of it (Reckoning Phase, page 7). */
static void
test_out_of_turn (void)
{
  g_autoptr (HkCzTable) table = cz_game_new_by_hand (CZ_ONE, ",\"horde\":false");

  cz_game_refuse (table, "{\"move\":\"reckon-step\"}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"reckon-step\",\"house\":true}");
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_RECKONING);
  g_assert_cmpint (table->reckoning_step, ==, HK_CZ_RECKONING_GATHER);
  cz_game_refuse (table, "{\"move\":\"end-turn\",\"player\":0}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"end-turn\",\"player\":0,\"house\":true}");
  cz_game_play (table, "{\"move\":\"reckon\",\"rolls\":[9,9],\"house\":true}");
  g_assert_cmpint (table->phase, ==, HK_CZ_PHASE_DAWN);
  g_assert_cmpint (table->day, ==, 2);
  cz_game_refuse (table, "{\"move\":\"reckon\",\"rolls\":[9,9]}", HK_ERROR_REFUSED);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/turns/sample", test_sample);
  g_test_add_func ("/card-z/turns/free-scout", test_free_scout);
  g_test_add_func ("/card-z/turns/pass-a-day", test_pass_a_day);
  g_test_add_func ("/card-z/turns/out-of-turn", test_out_of_turn);
  g_test_add_func ("/card-z/turns/scout-refused", test_scout_refused);
  g_test_add_func ("/card-z/turns/overrule", test_overrule);
  g_test_add_func ("/card-z/turns/part", test_part);
  g_test_add_func ("/card-z/turns/retreat", test_retreat);
  g_test_add_func ("/card-z/turns/retreat-of-nobody", test_retreat_of_nobody);
  g_test_add_func ("/card-z/turns/retreat-dogs", test_retreat_dogs);
  g_test_add_func ("/card-z/turns/second-visit", test_second_visit);
  g_test_add_func ("/card-z/turns/camping", test_camping);
  g_test_add_func ("/card-z/turns/app-lays", test_app_lays);
  g_test_add_func ("/card-z/turns/phases", test_phases);
  g_test_add_func ("/card-z/turns/next", test_next);
  return g_test_run ();
}
