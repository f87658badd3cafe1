/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cz-camp.h"

#include "games/card-z/odds/hk-cz-weight.h"
#include "games/card-z/team/hk-cz-inventory.h"

/* What always holds of Loot, whatever a group does with it. */

#define N_MOVES 400

static const char * const kinds[] = {
  "Ka-Bar", "Rifle", "Carbine", "Rifle Ammo", "Shells", "Gloves", "Canned Food", "Junk Food", "First Aid Kit", HK_CZ_BACKPACK, "Mystery",
};

/* How many cards of each kind there are, worn Backpacks with them, and what supply is in the Loot that is not Food. */
static void
count (HkCzTable *table,
       int       *cards,
       int       *supply)
{
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    cards[i] = 0;
  *supply = 0;
  for (int i = 0; i < hk_cz_table_get_n_survivors (table) + hk_cz_table_get_n_locations (table); i++)
    {
      HkCzSurvivor *survivor = camp_survivor (table, i);
      HkCzLocation *location = survivor != NULL ? NULL : camp_location (table, i - hk_cz_table_get_n_survivors (table));
      HkCzLoot *loot;

      for (int j = 0; (loot = survivor != NULL ? hk_cz_survivor_get_loot (survivor, j) : hk_cz_location_get_loot (location, j)) != NULL; j++)
        for (guint k = 0; k < G_N_ELEMENTS (kinds); k++)
          if (g_str_equal (kinds[k], loot->kind))
            {
              cards[k]++;
              *supply += MAX (0, loot->supply);
            }
      for (guint k = 0; survivor != NULL && k < G_N_ELEMENTS (kinds); k++)
        cards[k] += survivor->backpack && g_str_equal (kinds[k], HK_CZ_BACKPACK);
    }
}

static char *
make_line (GRand *rand)
{
  const int survivor = g_rand_int_range (rand, 0, 4);
  const int other = g_rand_int_range (rand, 0, 4);
  const int loot = g_rand_int_range (rand, 0, 6);
  const int from = g_rand_int_range (rand, 0, 6);

  switch (g_rand_int_range (rand, 0, 7))
    {
    case 0:
      return g_strdup_printf ("{\"move\":\"take\",\"survivor\":%d,\"loot\":%d}", survivor, loot);
    case 1:
      return g_strdup_printf ("{\"move\":\"give\",\"survivor\":%d,\"loot\":%d,\"to\":%d}", survivor, loot, other);
    case 2:
      return g_strdup_printf ("{\"move\":\"leave\",\"survivor\":%d,\"loot\":%d}", survivor, loot);
    case 3:
      return g_strdup_printf ("{\"move\":\"pack\",\"survivor\":%d,\"loot\":%d,\"packed\":%s}", survivor, loot, loot % 2 ? "true" : "false");
    case 4:
      return g_strdup_printf ("{\"move\":\"wear-backpack\",\"survivor\":%d,\"from\":%d}", survivor, other);
    case 5:
      return g_strdup_printf ("{\"move\":\"resupply\",\"survivor\":%d,\"loot\":%d,\"holder\":%d,\"from\":%d}", survivor, loot, other, from);
    default:
      return g_strdup_printf ("{\"move\":\"trade\",\"survivor\":%d,\"to\":%d,\"give\":[%d],\"get\":[%d]}", survivor, other, loot, from);
    }
}

/* No card and no supply comes or goes, nobody carries too much, and a refused move changes nothing (Carry, page 3; Supply, page 1). */
static void
test_random (void)
{
  guint n_played = 0;

  for (guint32 seed = 1; seed <= 4; seed++)
    {
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);
      g_autoptr (HkCzTable) table = camp_new ("own", "co-op");
      int before[G_N_ELEMENTS (kinds)];
      int supply;

      camp_join (table, "Bob", HK_CZ_SURVIVOR_ALLY, 1);
      camp_survivor (table, DAD)->backpack = TRUE;
      for (int i = 0; i < 14; i++)
        {
          g_autoptr (HkCzLoot) loot = hk_cz_loot_make (table, kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))]);

          loot->supply = loot->supply > 0 ? g_rand_int_range (rand, 0, loot->supply + 1) : loot->supply;
          hk_cz_location_add_loot (table, ALPHA, loot);
        }
      count (table, before, &supply);
      for (int i = 0; i < N_MOVES; i++)
        {
          g_autofree char *line = make_line (rand);
          g_autoptr (JsonNode) node = json_from_string (line, NULL);
          g_autoptr (HkTable) old = hk_table_copy (HK_TABLE (table));
          g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
          g_autoptr (GError) error = NULL;
          int after[G_N_ELEMENTS (kinds)];
          int supply_after;

          if (!hk_table_apply (HK_TABLE (table), move, &error))
            {
              g_assert_nonnull (error);
              g_assert_true (hk_record_equal (old, table));
              continue;
            }
          n_played++;
          g_assert_nonnull (hk_move_get_logged (move));
          count (table, after, &supply_after);
          g_assert_cmpmem (before, sizeof before, after, sizeof after);
          g_assert_cmpint (supply, ==, supply_after);
          for (int j = 0; j < hk_cz_table_get_n_survivors (table); j++)
            g_assert_false (hk_cz_table_is_overloaded (table, j));
        }
    }
  g_assert_cmpuint (n_played, >, 150);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/belongings/random", test_random);
  return g_test_run ();
}
