/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-field.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-attack.h"

/* The sample battle-round of the book, page 12, to the letter. */

static void
rain (HkCzTable *table)
{
  g_autoptr (HkCzWeather) weather = g_object_new (HK_TYPE_CZ_WEATHER, "id", "rain", "name", "Hard Rain", "dawn-close", -1, "dawn-rain", TRUE, NULL);

  hk_record_set_record (table, &table->weather, weather);
}

/* The Trailer Home in a hard rain at dawn: a Zombie and two Fast Zombies outside, one more inside. */
static HkCzTable *
lay_out (void)
{
  HkCzTable *table = cz_field_new ("oo|i", 1);
  g_autoptr (HkCzEncounter) inside = g_object_new (HK_TYPE_CZ_ENCOUNTER, "zone", 3, NULL);

  rain (table);
  cz_add (table, "zombie", 1, "E", 4);
  cz_add (table, "fast", 1, "N", 3);
  cz_add (table, "fast", 2, "K", 6);
  hk_record_list_append (hk_cz_table_get_location (table, 0)->encounters, inside);
  cz_arm (table, 0, "Coach Shotgun", "shotgun", 2, "at-close", 2, "at-medium", 5, "loud", TRUE, "supply", 2, NULL);
  cz_arm (table, 1, ".38", "pistol", 6, "at-close", 5, "at-medium", 7, "supply", 6, NULL);
  cz_start (table);
  return table;
}

static void
test_sample (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *shot = NULL;
  g_autofree char *alarm = NULL;
  g_autofree char *pistol = NULL;
  g_autofree char *acts = NULL;

  g_assert_cmpint (table->battle->round, ==, 1);
  /* Old Skool Dad moves to a start hex & fires at the Fast Zombie: a 3, with −1 for the rain. */
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":0,\"start\":true}");
  g_assert_false (cz_survivor (table, 0)->acted);
  shot = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":\"Coach Shotgun\",\"encounter\":1,\"how\":\"shoot\",\"die\":3}");
  g_assert_nonnull (strstr (shot, "Old Skool Dad fires Coach Shotgun at Fast Zombie 1-N: the die shows 3, 3 or more is needed."));
  g_assert_nonnull (strstr (shot, "eradicated"));
  g_assert_true (cz_survivor (table, 0)->acted);
  g_assert_cmpint (cz_count (table), ==, 3);
  g_assert_cmpint (table->battle->eradicated, ==, 1);
  g_assert_cmpint (hk_cz_survivor_get_loot (cz_survivor (table, 0), 0)->supply, ==, 1);
  /* It was a loud noise outside: the alarm die shows the skull, and then a 4. */
  g_assert_true (table->battle->noise_pending);
  alarm = cz_say (table, "{\"move\":\"alarm\",\"skull\":true,\"count\":4}");
  g_assert_cmpstr (alarm, ==, "The alarm die shows the skull: 4 Encounters come.");
  g_assert_cmpint (table->battle->drawn, ==, 4);
  /* Punk Rock Girl starts on the other side & fires her .38 at the Zombie: a 7. */
  cz_play (table, "{\"move\":\"act-move\",\"survivor\":1,\"start\":true}");
  pistol = cz_say (table, "{\"move\":\"attack\",\"survivor\":1,\"loot\":\".38\",\"encounter\":0,\"die\":7}");
  g_assert_nonnull (strstr (pistol, "eradicated"));
  g_assert_cmpint (cz_count (table), ==, 2);
  g_assert_false (table->battle->noise_pending);
  /* The four are placed on the edge, which is their first move; only then do the others act. */
  cz_refuse (table, "{\"move\":\"encounters-act\"}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"place-drawn\",\"encounters\":[\"zombie\",{\"type\":\"slow\",\"hex\":\"D\",\"distance\":7},\"zombie\",\"fast\"]}");
  g_assert_cmpint (table->battle->drawn, ==, 0);
  g_assert_cmpint (cz_count (table), ==, 6);
  g_assert_cmpint (cz_encounter (table, 3)->zone, ==, 0);
  g_assert_cmpint (cz_encounter (table, 3)->arrived, ==, 1);
  g_assert_cmpint (cz_encounter (table, 3)->distance, ==, 7);
  /* The Fast Zombie moves 3 hexes towards Punk Rock Girl, the closest survivor. */
  cz_play (table, "{\"move\":\"distance\",\"encounter\":0,\"hexes\":6,\"nearest\":1}");
  acts = cz_say (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpstr (acts, ==, "Fast Zombie 2-K moves 3 hexes and is 3 away.");
  g_assert_cmpint (cz_encounter (table, 0)->distance, ==, 3);
  g_assert_cmpint (cz_encounter (table, 0)->nearest, ==, 1);
  g_assert_cmpint (cz_encounter (table, 3)->distance, ==, 7);
  /* Battle-round over. */
  g_assert_cmpint (table->battle->round, ==, 2);
  g_assert_false (cz_survivor (table, 0)->acted);
  g_assert_false (cz_encounter (table, 1)->revealed);
}

/* With a 2 the rain would have saved it (page 12). */
static void
test_rain (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"die\":2}");

  g_assert_nonnull (strstr (said, "It misses."));
  g_assert_cmpint (cz_count (table), ==, 4);
}

/* The same shot by day, and from inside, is not hampered (page 12). */
static void
test_no_rain (void)
{
  g_autoptr (HkCzTable) day = lay_out ();
  g_autoptr (HkCzTable) inside = lay_out ();

  g_object_set (day, "phase", HK_CZ_PHASE_DAY, NULL);
  cz_play (day, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"die\":2}");
  g_assert_cmpint (cz_count (day), ==, 3);
  cz_play (inside, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"die\":2,\"outside\":false}");
  g_assert_cmpint (cz_count (inside), ==, 3);
}

/* The Encounters that came act in the next round, and the alarm die is rolled once a battle (page 12). */
static void
test_next_round (void)
{
  g_autoptr (HkCzTable) table = lay_out ();
  g_autofree char *said = NULL;

  cz_play (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"die\":3}");
  cz_play (table, "{\"move\":\"alarm\",\"skull\":true,\"count\":1}");
  cz_play (table, "{\"move\":\"place-drawn\",\"encounters\":[{\"type\":\"slow\",\"hex\":\"D\",\"distance\":7}]}");
  cz_play (table, "{\"move\":\"encounters-act\"}");
  g_assert_cmpint (cz_encounter (table, 3)->distance, ==, 7);
  said = cz_say (table, "{\"move\":\"attack\",\"survivor\":0,\"loot\":0,\"encounter\":1,\"range\":\"close\",\"die\":1}");
  g_assert_null (strstr (said, "alarm"));
  g_assert_false (table->battle->noise_pending);
  cz_refuse (table, "{\"move\":\"alarm\",\"skull\":true,\"count\":1}", HK_ERROR_REFUSED);
  cz_play (table, "{\"move\":\"encounters-act\",\"bites\":[]}");
  g_assert_cmpint (cz_encounter (table, 3)->distance, ==, 6);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/sample/page-12", test_sample);
  g_test_add_func ("/card-z/sample/rain", test_rain);
  g_test_add_func ("/card-z/sample/no-rain", test_no_rain);
  g_test_add_func ("/card-z/sample/next-round", test_next_round);
  return g_test_run ();
}
