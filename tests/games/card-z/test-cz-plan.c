/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-sickness.h"

/* The plan of who eats what. */

typedef struct
{
  int deaths;
  int starving;
  int faces;
  int value;
} Cost;

static int
compare (const Cost *a,
         const Cost *b)
{
  if (a->deaths != b->deaths)
    return a->deaths - b->deaths;
  if (a->starving != b->starving)
    return a->starving - b->starving;
  return a->faces != b->faces ? a->faces - b->faces : a->value - b->value;
}

/* Tries every Loot of every survivor for everybody from @survivor on, without any insight. */
static void
try_all (HkCzTable *table,
         int        survivor,
         int       (*left)[8],
         Cost       cost,
         Cost      *best)
{
  HkCzSurvivor *record = camp_survivor (table, survivor);

  if (record == NULL)
    {
      if (compare (&cost, best) < 0)
        *best = cost;
      return;
    }
  if (!hk_cz_survivor_is_alive (record) || record->player < 0)
    {
      try_all (table, survivor + 1, left, cost, best);
      return;
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    for (int j = 0; j < camp_count_loot (table, i); j++)
      {
        const char *food = hk_cz_loot_get_food (table, hk_cz_survivor_get_loot (camp_survivor (table, i), j));
        Cost next = cost;

        if (food == NULL || left[i][j] == 0 || camp_survivor (table, i)->place != record->place || camp_survivor (table, i)->dead || camp_survivor (table, i)->player < 0
            || (hk_cz_table_is_competitive (table) && camp_survivor (table, i)->player != record->player))
          continue;
        if (record->kind != HK_CZ_SURVIVOR_DEPENDANT && !g_str_equal (food, "fresh"))
          next.faces += (g_str_equal (food, "junk") ? 4 : 2) + record->sleep_deprived;
        next.value += g_str_equal (food, "fresh") ? 2 : g_str_equal (food, "normal") ? 1 : 0;
        left[i][j]--;
        try_all (table, survivor + 1, left, next, best);
        left[i][j]++;
      }
  cost.deaths += record->starving;
  cost.starving += !record->starving;
  try_all (table, survivor + 1, left, cost, best);
}

static void
check (HkCzTable *table)
{
  g_autoptr (HkCzPlan) plan = hk_cz_plan_reckoning (table, NULL);
  int left[16][8] = { { 0 } };
  int eaten[16][8] = { { 0 } };
  Cost best = { G_MAXINT, 0, 0, 0 };
  Cost got = { plan->deaths, plan->starving, plan->faces, plan->value };
  Cost summed = { 0 };
  const Cost none = { 0 };
  guint n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      n += !camp_survivor (table, i)->dead && camp_survivor (table, i)->player >= 0;
      for (int j = 0; j < camp_count_loot (table, i); j++)
        left[i][j] = hk_cz_loot_get_supply (table, hk_cz_survivor_get_loot (camp_survivor (table, i), j));
    }
  try_all (table, 0, left, none, &best);
  g_assert_cmpint (compare (&got, &best), ==, 0);
  g_assert_cmpuint (plan->meals->len, ==, n);
  for (guint i = 0; i < plan->meals->len; i++)
    {
      const HkCzMeal *meal = &g_array_index (plan->meals, HkCzMeal, i);

      summed.faces += meal->faces;
      if (meal->food == NULL)
        {
          g_assert_cmpint (meal->holder, ==, -1);
          summed.deaths += meal->dies;
          summed.starving += !meal->dies;
          continue;
        }
      /* What is eaten is there, in the same place, and of the kind that is said. */
      g_assert_true (hk_cz_can_share_food (table, meal->survivor, meal->holder));
      g_assert_cmpstr (meal->food, ==, hk_cz_loot_get_food (table, hk_cz_survivor_get_loot (camp_survivor (table, meal->holder), meal->loot)));
      eaten[meal->holder][meal->loot]++;
      g_assert_cmpint (eaten[meal->holder][meal->loot], <=, left[meal->holder][meal->loot]);
    }
  g_assert_cmpint (summed.deaths, ==, plan->deaths);
  g_assert_cmpint (summed.starving, ==, plan->starving);
  g_assert_cmpint (summed.faces, ==, plan->faces);
}

/* The best plan against all plans, of groups with all that makes a difference. */
static void
test_brute_force (void)
{
  static const char * const food[] = { "Canned Food", "Junk Food", "Fresh Food", "Old Bread", "Ka-Bar" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (42);

  for (int game = 0; game < 400; game++)
    {
      g_autoptr (HkCzTable) table = camp_new ("own", g_rand_boolean (rand) ? "co-op" : "competitive");
      const int more = g_rand_int_range (rand, 0, 4);

      for (int i = 0; i < more; i++)
        {
          g_autofree char *name = g_strdup_printf ("S%d", i);

          camp_join (table, name, g_rand_int_range (rand, 0, 3), g_rand_int_range (rand, -1, 2));
        }
      for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
        {
          HkCzSurvivor *survivor = camp_survivor (table, i);

          survivor->starving = g_rand_int_range (rand, 0, 3) == 0;
          survivor->sleep_deprived = g_rand_int_range (rand, 0, 3) == 0;
          survivor->place = g_rand_int_range (rand, 0, 3) == 0 ? HOUSE : ALPHA;
          survivor->dead = g_rand_int_range (rand, 0, 10) == 0;
          for (int j = g_rand_int_range (rand, 0, 3); j > 0; j--)
            camp_give (table, i, food[g_rand_int_range (rand, 0, 5)]);
        }
      check (table);
    }
}

/* Whoever is starving already comes first; Fresh Food goes to those who would roll (Reckoning Phase, page 7). */
static void
test_order (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "solo");
  const int child = camp_join (table, "Child", HK_CZ_SURVIVOR_DEPENDANT, 0);
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autoptr (HkCzPlan) plan = NULL;
  g_autofree char *text = NULL;

  camp_survivor (table, GIRL)->starving = TRUE;
  camp_give (table, DAD, "Fresh Food");
  camp_give (table, child, "Old Bread");
  plan = hk_cz_plan_reckoning (table, &breakdown);
  g_assert_cmpint (plan->deaths, ==, 0);
  g_assert_cmpint (plan->starving, ==, 1);
  g_assert_cmpint (plan->faces, ==, 0);
  g_assert_null (g_array_index (plan->meals, HkCzMeal, DAD).food);
  g_assert_cmpstr (g_array_index (plan->meals, HkCzMeal, GIRL).food, ==, "fresh");
  g_assert_cmpint (g_array_index (plan->meals, HkCzMeal, GIRL).holder, ==, DAD);
  g_assert_cmpstr (g_array_index (plan->meals, HkCzMeal, child).food, ==, "normal");
  text = hk_breakdown_to_text (breakdown);
  g_assert_nonnull (strstr (text, "Girl eats Fresh Food of Dad"));
}

/* Forty survivors with a lot of Food are planned at once. */
static void
test_many (void)
{
  g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
  g_autoptr (HkCzPlan) plan = NULL;

  for (int i = 3; i < 40; i++)
    {
      g_autofree char *name = g_strdup_printf ("S%d", i);

      camp_join (table, name, i % 3 == 0 ? HK_CZ_SURVIVOR_DEPENDANT : HK_CZ_SURVIVOR_ALLY, 0);
    }
  for (int i = 0; i < 12; i++)
    {
      camp_give (table, DAD, "Canned Food");
      camp_give (table, GIRL, i < 4 ? "Junk Food" : "Fresh Food");
    }
  plan = hk_cz_plan_reckoning (table, NULL);
  g_assert_cmpint (plan->supply, ==, 40);
  g_assert_cmpint (plan->starving, ==, 0);
  /* 13 Dependants eat the 8 Junk and 5 Normal meals, 8 others Fresh and 19 Normal. */
  g_assert_cmpint (plan->faces, ==, 38);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/plan/brute-force", test_brute_force);
  g_test_add_func ("/card-z/plan/order", test_order);
  g_test_add_func ("/card-z/plan/many", test_many);
  return g_test_run ();
}
