/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "cz-game.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/neighborhood/hk-cz-map.h"

/* Battles by chance in real games with the stand-in values: whatever is offered as legal works, what is not changes nothing,
 * and what must always hold holds. */

#define SETUP "{" CZ_ONE ",\"scenario\":\"survive\",\"mode\":\"solo\",\"pattern\":\"a\",\"components\":\"stand-in\",\"alarm-skulls\":3}"
#define MOST_STEPS 120

typedef struct
{
  int battles;
  int cleared;
  int lost;
  int rounds;
  int attacks;
  int eradicated;
} Tally;

static gboolean
try (HkCzTable *table,
     HkMove    *move)
{
  g_autoptr (HkTable) before = hk_table_copy (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  if (hk_table_apply (HK_TABLE (table), move, &error))
    {
      g_assert_nonnull (hk_move_get_logged (move));
      return TRUE;
    }
  g_assert_true (error->domain == HK_ERROR);
  g_assert_true (hk_record_equal (before, table));
  return FALSE;
}

/* What must hold after every move. */
static void
check (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      HkCzLoot *loot;

      g_assert_false (survivor->dead && survivor->on_field);
      g_assert_false (survivor->dead && survivor->infected > 0);
      g_assert_cmpint (survivor->wounds, <=, 1);
      for (int j = 0; (loot = hk_cz_survivor_get_loot (survivor, j)) != NULL; j++)
        g_assert_cmpint (loot->supply, >=, -1);
    }
  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);

      for (guint j = 0; encounter->engaged != NULL && encounter->engaged[j] != NULL; j++)
        g_assert_true (hk_cz_survivor_is_alive (hk_cz_table_get_survivor (table, atoi (encounter->engaged[j]))));
      g_assert_false (encounter->engaged != NULL && encounter->distance != 1);
      g_assert_false (encounter->locked && hk_cz_encounter_is_dangerous (encounter));
      g_assert_false (encounter->bite_due);
    }
}

/* The group tells how far away everybody is. */
static void
place_all (HkCzTable *table,
           GRand     *rand)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  for (int i = 0; i < hk_cz_location_get_n_encounters (field); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (field, i);

      if (encounter->revealed && encounter->distance == 0)
        cz_game_move (table, "{\"move\":\"distance\",\"encounter\":%d,\"hexes\":%d}", i, g_rand_int_range (rand, 2, 9));
    }
}

/* Plays one of the offers; returns FALSE when none is to be had. */
static gboolean
play_offer (HkCzTable *table,
            GRand     *rand,
            int        survivor,
            Tally     *tally)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_battle_moves (table, survivor);
  gboolean tried = FALSE;
  const guint first = offers->len == 0 ? 0 : (guint) g_rand_int_range (rand, 0, (int) offers->len);

  for (guint i = 0; i < offers->len; i++)
    {
      HkMoveOption *offer = g_ptr_array_index (offers, (first + i) % offers->len);
      g_autoptr (HkMove) move = hk_move_option_make_move (offer);
      const gboolean complete = hk_move_option_get_missing (offer)[0] == NULL;

      if (g_str_equal (hk_move_get_name (move), "act-move") && hk_move_has (move, "off"))
        continue;
      if (!complete)
        continue;
      if (!hk_move_option_is_legal (offer))
        {
          g_assert_cmpuint (strlen (hk_move_option_get_reason (offer)), >, 10);
          if (!tried)
            g_assert_false (try (table, move));
          tried = TRUE;
          continue;
        }
      if (!try (table, move))
        g_error ("%s is offered and refused", hk_move_option_get_title (offer));
      tally->attacks += g_str_equal (hk_move_get_name (move), "attack");
      return TRUE;
    }
  return FALSE;
}

static void
fight (HkCzTable *table,
       GRand     *rand,
       Tally     *tally)
{
  for (int step = 0; step < MOST_STEPS && table->battle != NULL && !hk_cz_battle_is_clear (table); step++)
    {
      const int n = hk_cz_table_get_n_survivors (table);

      tally->rounds = MAX (tally->rounds, table->battle->round);
      tally->eradicated = MAX (tally->eradicated, table->battle->eradicated);
      place_all (table, rand);
      if (hk_cz_battle_is_calm (table) && table->battle->zone < 3)
        cz_game_move (table, "{\"move\":\"cross\"}");
      else if (!play_offer (table, rand, g_rand_int_range (rand, 0, n), tally) && !play_offer (table, rand, -1, tally))
        cz_game_move (table, "{\"move\":\"encounters-act\",\"unmeasured\":true}");
      check (table);
      if (table->battle != NULL && step % 5 == 4 && !hk_cz_battle_is_calm (table))
        cz_game_move (table, "{\"move\":\"encounters-act\",\"unmeasured\":true}");
      check (table);
    }
  if (table->battle == NULL)
    tally->lost++;
  else
    tally->cleared += hk_cz_battle_is_clear (table);
}

/* Whole battles, from the first round to the last (Battle-Rounds, page 9). */
static void
test_battles (void)
{
  Tally tally = { 0 };

  for (guint seed = 1; seed <= 12; seed++)
    {
      g_autoptr (HkCzTable) table = cz_game_new (SETUP, seed);
      g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

      for (int i = 0; i < 8 && table->battle == NULL; i++)
        {
          g_autofree char *line = g_strdup_printf ("{\"move\":\"scout\",\"place\":%d}", g_rand_int_range (rand, 0, HK_CZ_N_LOCATIONS));
          g_autoptr (JsonNode) node = json_from_string (line, NULL);
          g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);

          try (table, move);
        }
      if (table->battle == NULL)
        continue;
      tally.battles++;
      if (!table->battle->started)
        cz_game_move (table, "{\"move\":\"battle\"}");
      fight (table, rand, &tally);
    }
  g_test_message ("%d battles, %d cleared, %d lost, up to %d rounds, %d attacks, up to %d eradicated", tally.battles, tally.cleared, tally.lost,
                  tally.rounds, tally.attacks, tally.eradicated);
  g_assert_cmpint (tally.battles, >, 5);
  g_assert_cmpint (tally.cleared, >, 0);
  g_assert_cmpint (tally.lost, >, 0);
  g_assert_cmpint (tally.attacks, >, 10);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/battles/by-chance", test_battles);
  return g_test_run ();
}
