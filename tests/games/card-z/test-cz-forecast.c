/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-field.h"
#include "games/card-z/neighborhood/hk-cz-forecast.h"

/* What the Encounters will do, before they do it (Encounter Round). */

static HkCzForecast
forecast (HkCzTable *table,
          int        encounter)
{
  HkCzForecast result;

  hk_cz_forecast_encounter (table, encounter, &result);
  return result;
}

/* A Zombie moves 2: it bites from one hex away; a Fast Zombie moves 3, a Slow Zombie 1, a Feral Dog 4 (page 5). */
static void
test_rounds (void)
{
  static const struct
  {
    const char *type;
    int         distance;
    int         rounds;
    int         after;
  } cases[] = {
    { "zombie", 1, 1, 1 }, { "zombie", 2, 1, 1 }, { "zombie", 3, 2, 1 }, { "zombie", 4, 2, 2 }, { "zombie", 5, 3, 3 },
    { "fast", 3, 1, 1 },   { "fast", 4, 2, 1 },   { "fast", 7, 3, 4 },   { "slow", 1, 1, 1 },   { "slow", 2, 2, 1 },
    { "dog", 4, 1, 1 },    { "dog", 5, 2, 1 },    { "dog", 9, 3, 5 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);
      HkCzForecast result;

      cz_add (table, cases[i].type, 1, "E", cases[i].distance);
      cz_start (table);
      cz_encounter (table, 0)->distance = cases[i].distance;
      result = forecast (table, 0);
      g_assert_cmpint (result.rounds, ==, cases[i].rounds);
      g_assert_cmpint (result.after, ==, cases[i].after);
      g_assert_cmpint (result.intent, ==, cases[i].rounds == 1 ? HK_CZ_INTENT_BITE : HK_CZ_INTENT_APPROACH);
      g_assert_true ((result.bite.hit > 0) == (cases[i].rounds == 1));
    }
}

/* What was foretold of everybody is what the turn does. */
static void
test_true (void)
{
  static const char * const types[] = { "zombie", "fast", "slow", "dog" };

  for (int distance = 1; distance <= 12; distance++)
    for (guint i = 0; i < G_N_ELEMENTS (types); i++)
      {
        g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);
        HkCzEncounter *encounter;
        HkCzForecast result;

        cz_add (table, types[i], 1, "E", distance);
        cz_start (table);
        encounter = cz_encounter (table, 0);
        encounter->distance = distance;
        encounter->nearest = 1;
        if (distance == 1)
          cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[1]}");
        result = forecast (table, 0);
        g_object_set (table, "dice-by", HK_BY_HAND, NULL);
        cz_play (table, "{\"move\":\"encounters-act\"}");
        g_assert_true (encounter->bite_due == (result.intent == HK_CZ_INTENT_BITE));
        g_assert_cmpint (encounter->distance, ==, result.after);
        g_assert_cmpint (result.survivor, ==, 1);
      }
}

/* Bite 4 and 3, and of a Feral Dog wounds 5 and kills 8; armour takes off the die (page 5). */
static void
test_bite (void)
{
  g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);
  HkCzForecast result;

  cz_add (table, "zombie", 1, "E", 2);
  cz_add (table, "dog", 1, "F", 3);
  cz_add (table, "rigored", 1, "G", 1);
  cz_arm (table, 1, "Shield", "armour", -1, "armour", 2, NULL);
  cz_start (table);
  for (int i = 0; i < 3; i++)
    {
      cz_encounter (table, i)->distance = i == 0 ? 2 : i == 1 ? 3 : 1;
      cz_encounter (table, i)->nearest = 0;
    }
  result = forecast (table, 0);
  g_assert_cmpfloat_with_epsilon (result.bite.hit, 0.6, 1e-9);
  result = forecast (table, 1);
  g_assert_cmpfloat_with_epsilon (result.bite.hit, 0.5, 1e-9);
  g_assert_cmpfloat_with_epsilon (result.bite.kill, 0.2, 1e-9);
  /* One that stands next to somebody needs to move 1: 5 to 9 of ten faces, then bite 3. */
  result = forecast (table, 2);
  g_assert_cmpint (result.intent, ==, HK_CZ_INTENT_DIE);
  g_assert_cmpfloat_with_epsilon (result.bite.hit, 0.35, 1e-9);
  cz_encounter (table, 0)->nearest = 1;
  result = forecast (table, 0);
  g_assert_cmpfloat_with_epsilon (result.bite.hit, 0.4, 1e-9);
}

/* Those that do nothing, and why (page 11). */
static void
test_idle (void)
{
  g_autoptr (HkCzTable) table = cz_field_new ("oo|i", 1);
  HkCzEncounter *encounter;

  encounter = cz_add (table, "zombie", 1, "E", 2);
  cz_start (table);
  encounter->distance = 2;
  encounter->distracted = TRUE;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_DISTRACTED);
  encounter->distracted = FALSE;
  encounter->behind_fence = TRUE;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_FENCED);
  encounter->behind_fence = FALSE;
  encounter->locked = TRUE;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_LOCKED);
  encounter->locked = FALSE;
  encounter->arrived = 1;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_ARRIVED);
  encounter->arrived = 0;
  encounter->revealed = FALSE;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_HIDDEN);
  encounter->revealed = TRUE;
  encounter->distance = 0;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_UNKNOWN);
  encounter->distance = 1;
  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0]}");
  encounter->impaled_by = 0;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_HELD);
  /* It bites others who stand next to it. */
  cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[0,1]}");
  encounter->impaled_by = 0;
  g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_BITE);
  g_assert_cmpint (forecast (table, 0).survivor, ==, 1);
}

/* What keeps it from biting whom it stands next to; of two the one that comes first here is told. */
static void
test_hindered (void)
{
  static const struct
  {
    const char  *property;
    int          value;
    HkCzIntent   intent;
  } cases[] = {
    { "revealed", FALSE, HK_CZ_INTENT_HIDDEN },     { "set-aside", TRUE, HK_CZ_INTENT_FRIEND }, { "locked", TRUE, HK_CZ_INTENT_LOCKED },
    { "behind-fence", TRUE, HK_CZ_INTENT_FENCED },  { "distracted", TRUE, HK_CZ_INTENT_DISTRACTED }, { "acted", TRUE, HK_CZ_INTENT_ACTED },
    { "arrived", 1, HK_CZ_INTENT_ARRIVED },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (gsize j = i; j < G_N_ELEMENTS (cases); j++)
      {
        g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);

        cz_add (table, "zombie", 1, "E", 1);
        cz_start (table);
        cz_play (table, "{\"move\":\"engage\",\"encounter\":0,\"survivors\":[1]}");
        g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_BITE);
        g_object_set (cz_encounter (table, 0), cases[i].property, cases[i].value, cases[j].property, cases[j].value, NULL);
        g_assert_cmpint (forecast (table, 0).intent, ==, cases[i].intent);
        hk_record_set_int (table->battle, &table->battle->round, 2);
        g_assert_cmpint (forecast (table, 0).intent, ==, g_str_equal (cases[i].property, "arrived") ? HK_CZ_INTENT_BITE : cases[i].intent);
      }
}

/* A die tells how far a Rigored Zombie goes, two hexes at most (page 5). */
static void
test_rigored (void)
{
  for (int distance = 1; distance <= 4; distance++)
    {
      g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);

      cz_add (table, "rigored", 1, "E", distance);
      cz_start (table);
      cz_encounter (table, 0)->distance = distance;
      g_assert_cmpint (forecast (table, 0).intent, ==, HK_CZ_INTENT_DIE);
      g_assert_cmpint (forecast (table, 0).rounds, ==, distance <= 2);
    }
}

static void
test_others (void)
{
  static const struct
  {
    const char *type;
    HkCzIntent  intent;
  } cases[] = { { "human", HK_CZ_INTENT_HUMAN }, { "human-enemies", HK_CZ_INTENT_HUMAN }, { "ally", HK_CZ_INTENT_FRIEND }, { "dependant", HK_CZ_INTENT_FRIEND } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkCzTable) table = cz_field_new ("ooo", 1);

      cz_add (table, cases[i].type, 1, "E", 1);
      cz_add (table, "zombie", 1, "B", 5);
      cz_start (table);
      g_assert_cmpint (forecast (table, 0).intent, ==, cases[i].intent);
    }
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cz-forecast/rounds", test_rounds);
  g_test_add_func ("/cz-forecast/true", test_true);
  g_test_add_func ("/cz-forecast/bite", test_bite);
  g_test_add_func ("/cz-forecast/idle", test_idle);
  g_test_add_func ("/cz-forecast/hindered", test_hindered);
  g_test_add_func ("/cz-forecast/rigored", test_rigored);
  g_test_add_func ("/cz-forecast/others", test_others);
  return g_test_run ();
}
