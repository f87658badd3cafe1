/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-game.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"

/* What a group tells of its own dice and cards: what can be read of it, what stays hidden, and what it is called. */

static HkCzTable *
new_day (const char *more)
{
  HkCzTable *table = cz_game_new_by_hand (CZ_ONE, more);

  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  return table;
}

static HkCzEncounter *
encounter_at (HkCzTable *table,
              int        place,
              int        number)
{
  HkCzEncounter *encounter = hk_cz_location_get_encounter (hk_cz_table_get_location (table, place), number);

  g_assert_nonnull (encounter);
  return encounter;
}

static void
assert_name (HkCzTable  *table,
             int         place,
             int         number,
             const char *expected)
{
  g_autofree char *name = hk_cz_encounter_describe (encounter_at (table, place, number));

  g_assert_cmpstr (name, ==, expected);
}

static void
lay (HkCzTable  *table,
     const char *more)
{
  cz_game_move (table, "{\"move\":\"lay\",%s}", more);
}

/* A scout roll is a whole number or its dice; anything else is asked for again, and never taken for 0 (Scout, page 8). */
static void
test_typed_rolls (void)
{
  static const char * const unreadable[] = { "\"4\"", "\"four\"", "-1", "37", "4.5", "[7]", "[\"4\"]", "[4,4]", "true" };
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);

  hk_record_set_string (location, &location->encounter_roll, "d6-1");
  for (guint i = 0; i < G_N_ELEMENTS (unreadable); i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"scout\",\"place\":%d,\"roll\":%s}", garage, unreadable[i]);

      hk_play_ask (HK_TABLE (table), line, "roll");
    }
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":[5]}", garage);
  g_assert_cmpint (location->rolled, ==, 4);
  g_assert_false (location->safe);
}

/* Of a card whose roll nobody knows, what it comes to is asked for (Locations, page 4). */
static void
test_unknown_roll (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);
  g_autofree char *line = g_strdup_printf ("{\"move\":\"scout\",\"place\":%d}", garage);

  hk_record_set_string (location, &location->encounter_roll, NULL);
  hk_play_ask (HK_TABLE (table), line, "roll");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":3}", garage);
  g_assert_cmpint (location->rolled, ==, 3);
}

/* A group that draws its own reward names the cards, any and twice alike, or says that nothing was rolled (page 8). */
static void
test_reward (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", garage);
  hk_play_ask (HK_TABLE (table), "{\"move\":\"clear\"}", "rewards");
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[\"Ka-Bar\",\"Ka-Bar\"]}");
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (location->left)), ==, 2);
}

/* Where Encounters have been rolled for that are still to be drawn, nothing is offered to be cleared (Placing Encounters, page 6). */
static void
test_awaited (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");

  for (int laid = 0; laid < 2; laid++)
    {
      g_autoptr (GPtrArray) offers = NULL;
      gboolean clears = FALSE;

      if (laid == 0)
        cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
      else
        lay (table, "\"type\":\"ally\",\"zone\":1");
      offers = hk_cz_list_location_moves (table, garage);
      for (guint i = 0; i < offers->len; i++)
        clears |= g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), "clear");
      g_assert_cmpint (clears, ==, laid);
      /* Nor does the turn end, or the group go on, before anybody knows who is there (Scout a Location, page 8). */
      if (laid == 0)
        {
          cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_REFUSED);
          cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", cz_game_find (table, "Alpha Base"));
        }
    }
  cz_game_play (table, "{\"move\":\"end-turn\"}");
}

/* What lies face down is a "?" and its zone until it is turned up (Placing Encounters, page 6). */
static void
test_face_down (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);

  hk_record_set_string (location, &location->layout, "o|i|i");
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":3}", garage);
  lay (table, "\"type\":\"zombie\",\"zone\":1,\"hex\":\"E\"");
  lay (table, "\"type\":\"dog\",\"zone\":2,\"hex\":\"N\",\"loot\":true,\"face-down\":true");
  lay (table, "\"zone\":2,\"face-down\":true");
  assert_name (table, garage, 0, "Zombie 1-E");
  assert_name (table, garage, 1, "? A in Zone 2");
  assert_name (table, garage, 2, "? B in Zone 2");
  cz_game_refuse (table, "{\"move\":\"reveal\",\"encounter\":1}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"reveal\",\"encounter\":1,\"house\":true}");
  assert_name (table, garage, 1, "Feral Dog 2-N");
}

/* Binoculars show what lies behind the first wall, and no more (The Battlefield, page 6). */
static void
test_looked_at (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);

  hk_record_set_string (location, &location->layout, "o|i|i");
  cz_game_give (table, 0, "Binoculars", -1);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":3}", garage);
  lay (table, "\"type\":\"zombie\",\"zone\":1,\"hex\":\"E\"");
  lay (table, "\"type\":\"fast\",\"zone\":2,\"hex\":\"N\",\"face-down\":true");
  lay (table, "\"type\":\"slow\",\"zone\":3,\"hex\":\"N\",\"face-down\":true");
  cz_game_play (table, "{\"move\":\"look\"}");
  assert_name (table, garage, 1, "Fast Zombie 2-N");
  assert_name (table, garage, 2, "? in Zone 3");
  g_assert_false (encounter_at (table, garage, 1)->revealed);
}

/* Two of one name on one hex are told apart, and keep their letters when one is gone (Placing Encounters, page 6). */
static void
test_alike (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":4}", garage);
  for (int i = 0; i < 2; i++)
    lay (table, "\"type\":\"slow\",\"zone\":1,\"hex\":\"R\"");
  lay (table, "\"type\":\"slow\",\"zone\":1,\"hex\":\"S\"");
  assert_name (table, garage, 0, "Slow Zombie A 1-R");
  assert_name (table, garage, 1, "Slow Zombie B 1-R");
  assert_name (table, garage, 2, "Slow Zombie 1-S");
  hk_record_list_remove_at (hk_cz_table_get_location (table, garage)->encounters, 0);
  lay (table, "\"type\":\"slow\",\"zone\":1,\"hex\":\"R\"");
  assert_name (table, garage, 0, "Slow Zombie B 1-R");
  assert_name (table, garage, 2, "Slow Zombie A 1-R");
}

/* A horde is met on open ground: no wall hides it and no fence keeps it away, whatever the Location is like; and who fights it
 * is not blockaded (The Horde, page 12). */
static void
test_horde_on_open_ground (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");
  HkCzLocation *location = hk_cz_table_get_location (table, garage);
  g_autoptr (HkCzHorde) horde = g_object_new (HK_TYPE_CZ_HORDE, "q", location->q, "r", location->r, NULL);

  hk_record_set_string (location, &location->layout, "o:o|i");
  hk_record_set_boolean (location, &location->safe, TRUE);
  hk_record_set_boolean (location, &location->scouted, TRUE);
  cz_game_go (table, 0, garage);
  hk_record_list_append (table->hordes, horde);
  g_assert_true (hk_cz_table_is_blockaded (table, 0));
  cz_game_play (table, "{\"move\":\"battle\",\"size\":1,\"house\":true}");
  if (table->battle == NULL || !table->battle->horde)
    cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"size\":1,\"house\":true}", garage);
  g_assert_true (table->battle->horde);
  g_assert_false (hk_cz_table_is_blockaded (table, 0));
  lay (table, "\"type\":\"zombie\",\"zone\":3,\"hex\":\"C\"");
  lay (table, "\"type\":\"fast\",\"zone\":2,\"hex\":\"D\"");
  g_assert_true (encounter_at (table, garage, 0)->revealed);
  g_assert_true (hk_cz_encounter_is_dangerous (encounter_at (table, garage, 0)));
  g_assert_false (encounter_at (table, garage, 1)->behind_fence);
}

static HkCzLoot *
hunt_with (HkCzTable  *table,
           const char *type,
           int         jam,
           const char *more)
{
  const int place = cz_game_find (table, "Garage");
  HkCzLocation *field = hk_cz_table_get_location (table, place);
  HkCzSurvivor *dad = hk_cz_table_get_survivor (table, 0);
  g_autoptr (HkCzGear) gear = g_object_new (HK_TYPE_CZ_GEAR, "name", "Test Weapon", "type", type, "supply", 5, "supply-type", "ammo", "at-medium", 3,
                                            "jam", jam, NULL);

  hk_record_list_append (table->gears, gear);
  hk_record_list_remove_all (dad->loot);
  cz_game_give (table, 0, "Test Weapon", 5);
  cz_game_go (table, 0, place);
  hk_record_set_string (field, &field->resource, "hunting");
  hk_record_set_boolean (field, &field->safe, TRUE);
  hk_record_set_boolean (field, &field->scouted, TRUE);
  if (jam >= 0)
    hk_play_ask (HK_TABLE (table), "{\"move\":\"hunt\",\"survivor\":0,\"die\":1,\"weapon\":0,\"attack\":0}", "second");
  cz_game_move (table, "{\"move\":\"hunt\",\"survivor\":0,\"die\":1,\"weapon\":0,%s}", more);
  return hk_cz_survivor_get_loot (dad, 0);
}

/* A natural zero while hunting jams a firearm or loses the arrow; another arrow is picked up again (Ranged Attack, page 10). */
static void
test_hunting_zero (void)
{
  static const struct
  {
    const char *type;
    int         jam;
    const char *more;
    gboolean    jammed;
    int         supply;
  } cases[] = {
    { "pistol", 3, "\"attack\":0,\"second\":3", TRUE, 4 },
    { "pistol", 3, "\"attack\":0,\"second\":4", FALSE, 4 },
    { "rifle", -1, "\"attack\":0", FALSE, 4 },
    { "bow", -1, "\"attack\":0", FALSE, 4 },
    { "bow", -1, "\"attack\":1", FALSE, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = new_day ("");
      HkCzLoot *loot = hunt_with (table, cases[i].type, cases[i].jam, cases[i].more);

      g_assert_cmpint (loot->jammed, ==, cases[i].jammed);
      g_assert_cmpint (loot->supply, ==, cases[i].supply);
    }
}

/* How far away those are who act is asked for before they act (Encounter Round, page 11). */
static void
test_distances_first (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":2}", garage);
  lay (table, "\"type\":\"zombie\",\"zone\":1,\"hex\":\"E\"");
  lay (table, "\"type\":\"slow\",\"zone\":1,\"hex\":\"F\"");
  cz_game_play (table, "{\"move\":\"battle\"}");
  cz_game_play (table, "{\"move\":\"distance\",\"encounter\":1,\"hexes\":7}");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"encounters-act\"}", "distances");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"encounters-act\",\"distances\":{\"0\":31}}", "distances");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"encounters-act\",\"distances\":{\"9\":3}}", "distances");
  cz_game_play (table, "{\"move\":\"encounters-act\",\"distances\":{\"0\":5}}");
  g_assert_cmpint (encounter_at (table, garage, 0)->distance, ==, 3);
  g_assert_cmpint (encounter_at (table, garage, 1)->distance, ==, 6);
}

/* The group may let them act all the same (Encounter Round, page 11). */
static void
test_without_distances (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  const int garage = cz_game_find (table, "Garage");

  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1}", garage);
  lay (table, "\"type\":\"zombie\",\"zone\":1,\"hex\":\"E\"");
  cz_game_play (table, "{\"move\":\"battle\"}");
  cz_game_play (table, "{\"move\":\"encounters-act\",\"unmeasured\":true}");
  g_assert_cmpint (table->battle->round, ==, 2);
}

static const char *
get_next_name (HkCzTable *table)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
  HkMove *move = hk_primary_action_get_move (next);

  return g_intern_string (move != NULL ? hk_move_get_name (move) : hk_primary_action_get_asks (next));
}

/* What a Sick card does is asked once somebody has it (Reckoning Phase, page 7). */
static void
test_sick_card (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, 0);

  g_assert_cmpstr (get_next_name (table), !=, "learn-sick");
  hk_record_set_string (survivor, &survivor->sick, "Flu");
  g_assert_cmpstr (get_next_name (table), ==, "learn-sick");
  hk_play_ask (HK_TABLE (table), "{\"move\":\"learn-sick\",\"name\":\"Flu\"}", "rolls");
  /* What is left empty is not 0. */
  hk_play_ask (HK_TABLE (table), "{\"move\":\"learn-sick\",\"name\":\"Flu\",\"carry\":-2,\"hexes\":0}", "rolls");
  cz_game_play (table, "{\"move\":\"learn-sick\",\"name\":\"Flu\",\"rolls\":-1,\"carry\":-2,\"hexes\":0}");
  g_assert_cmpint (hk_cz_table_find_illness (table, "Flu")->rolls, ==, -1);
  g_assert_cmpint (hk_cz_table_find_illness (table, "Flu")->carry, ==, -2);
  g_assert_cmpstr (get_next_name (table), !=, "learn-sick");
}

/* Whoever starves is in the one reminder of it, however few reminders a step shows. */
static void
test_starving (void)
{
  g_autoptr (HkCzTable) table = new_day ("");
  g_autofree char *expected = g_strdup_printf ("%s, %s are starving and die without food at the next reckoning",
                                               hk_cz_table_get_survivor_name (table, 0), hk_cz_table_get_survivor_name (table, 1));
  g_auto (GStrv) reminders = NULL;

  for (int i = 0; i < 2; i++)
    hk_record_set_boolean (hk_cz_table_get_survivor (table, i), &hk_cz_table_get_survivor (table, i)->starving, TRUE);
  reminders = hk_table_list_reminders (HK_TABLE (table));
  g_assert_true (g_strv_contains ((const char * const *) reminders, expected));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/hand/typed-rolls", test_typed_rolls);
  g_test_add_func ("/card-z/hand/unknown-roll", test_unknown_roll);
  g_test_add_func ("/card-z/hand/reward", test_reward);
  g_test_add_func ("/card-z/hand/awaited", test_awaited);
  g_test_add_func ("/card-z/hand/face-down", test_face_down);
  g_test_add_func ("/card-z/hand/looked-at", test_looked_at);
  g_test_add_func ("/card-z/hand/alike", test_alike);
  g_test_add_func ("/card-z/hand/horde-on-open-ground", test_horde_on_open_ground);
  g_test_add_func ("/card-z/hand/hunting-zero", test_hunting_zero);
  g_test_add_func ("/card-z/hand/distances-first", test_distances_first);
  g_test_add_func ("/card-z/hand/without-distances", test_without_distances);
  g_test_add_func ("/card-z/hand/sick-card", test_sick_card);
  g_test_add_func ("/card-z/hand/starving", test_starving);
  return g_test_run ();
}
