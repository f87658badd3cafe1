/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-game.h"
#include "dark-age-z/hk-daz-combat.h"

static HkDazCombat combat;
static HkDazCombatResult result;

static void
horde (int zombies,
       int hp,
       int damage)
{
  hk_daz_combat_init (&combat);
  combat.names[0] = "Ann";
  combat.names[1] = "Bo";
  combat.zombies = zombies;
  combat.hp = hp;
  combat.damage = damage;
}

static HkDazCombatZone *
army (int             zone,
      HkDazAttackType type,
      int             attack,
      HkDazSide       side)
{
  HkDazCombatZone *place = &combat.zones[zone - 1];

  place->has_army = TRUE;
  place->army = type == HK_DAZ_RANGED ? "Archer" : type == HK_DAZ_CAVALRY ? "Cavalry" : "Swordsman";
  place->type = type;
  place->attack = attack;
  place->zombification = type == HK_DAZ_RANGED ? 1 : type == HK_DAZ_CAVALRY ? 0 : 2;
  place->side = side;
  return place;
}

static void
lead (int             zone,
      const char     *name,
      int             attack,
      HkDazAttackType type)
{
  combat.zones[zone - 1].commander = name;
  combat.zones[zone - 1].commander_attack = attack;
  combat.zones[zone - 1].commander_type = type;
}

static void
resolve (void)
{
  g_autoptr (HkWorking) working = NULL;

  hk_daz_combat_resolve (&combat, &result);
  working = hk_daz_combat_explain (&combat, &result);
  g_assert_nonnull (working);
}

#define assert_zone(n, came, charge, total, kills, on_left, on_right, nobody) \
  G_STMT_START { \
    const HkDazZoneResult *z = &result.zones[(n) - 1]; \
    g_assert_true (z->reached); \
    g_assert_cmpint (z->zombies, ==, came); \
    g_assert_cmpint (z->charged, ==, charge); \
    g_assert_cmpint (z->power, ==, total); \
    g_assert_cmpint (z->killed, ==, kills); \
    g_assert_cmpint (z->tokens[0], ==, on_left); \
    g_assert_cmpint (z->tokens[1], ==, on_right); \
    g_assert_cmpint (z->discarded, ==, nobody); \
  } G_STMT_END

/* Five zombies of 3 HP; 7 + 3 + 3 = 13 power kill four, one of them for the archer; three move on. */
static void
test_book_example (void)
{
  horde (5, 3, 2);
  army (1, HK_DAZ_MELEE, 7, HK_DAZ_LEFT)->reinforcements[0] = 3;
  combat.zones[0].n_reinforcements = 1;
  army (2, HK_DAZ_RANGED, 3, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 5, 0, 13, 4, 3, 1, 0);
  g_assert_true (result.zones[0].defeated);
  g_assert_cmpint (result.zones[0].supporter, ==, 2);
  g_assert_cmpint (result.zones[0].added, ==, 2);
  g_assert_cmpint (result.zones[1].zombies, ==, 3);
}

/* Two zombies at the gate, damage 2: −4, and −3 with one gate protection. */
static void
test_book_gate (void)
{
  horde (2, 3, 2);
  combat.protection[1] = 1;
  resolve ();
  g_assert_cmpint (result.at_gate, ==, 2);
  g_assert_cmpint (result.reached, ==, 6);
  g_assert_cmpint (result.lost[0], ==, 4);
  g_assert_cmpint (result.lost[1], ==, 3);
}

static void
test_cases_of_kills (void)
{
  static const struct
  {
    int power;
    int killed;
  } cases[] = { { 0, 0 }, { 2, 0 }, { 3, 1 }, { 5, 1 }, { 6, 2 }, { 11, 3 }, { 12, 4 }, { 15, 5 }, { 99, 5 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      horde (5, 3, 1);
      army (1, HK_DAZ_MELEE, cases[i].power, HK_DAZ_LEFT);
      resolve ();
      assert_zone (1, 5, 0, cases[i].power, cases[i].killed, cases[i].killed, 0, 0);
      g_assert_cmpint (result.zones[0].defeated, ==, cases[i].killed < 5);
    }
}

static void
test_charge (void)
{
  /* One by charge, then 6 / 3 = 2; the supporting fire reward is not taken by the charge. */
  horde (4, 3, 1);
  army (1, HK_DAZ_CAVALRY, 3, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 3, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 4, 1, 6, 2, 2, 1, 0);

  /* A charge alone gives no supporting fire reward, for the shots have killed nobody. */
  horde (2, 9, 1);
  army (1, HK_DAZ_CAVALRY, 3, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 3, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 2, 1, 6, 0, 1, 0, 0);
  g_assert_cmpint (result.zones[0].supporter, ==, 0);
  g_assert_cmpint (result.zones[0].added, ==, 0);

  /* The last zombie dies by the charge: the combat is over. */
  horde (1, 9, 1);
  army (1, HK_DAZ_CAVALRY, 0, HK_DAZ_LEFT);
  resolve ();
  assert_zone (1, 1, 1, 0, 0, 1, 0, 0);
  g_assert_false (result.zones[0].defeated);
  g_assert_cmpint (result.at_gate, ==, 0);

  /* Lancelot with cavalry: two. */
  horde (5, 10, 1);
  for (int i = 1; i <= 3; i++)
    army (i, HK_DAZ_MELEE, 0, HK_DAZ_LEFT)->zombification = 0;
  army (4, HK_DAZ_CAVALRY, 6, HK_DAZ_LEFT);
  lead (4, "Lancelot", 4, HK_DAZ_CAVALRY);
  resolve ();
  assert_zone (4, 5, 2, 10, 1, 3, 0, 0);
}

static void
test_supporters (void)
{
  /* Archers of both kingdoms at both sides: the one nearer the gate, unless the group picks. */
  horde (3, 5, 1);
  army (1, HK_DAZ_RANGED, 1, HK_DAZ_LEFT)->zombification = 0;
  combat.zones[0].undefeatable = TRUE;
  army (2, HK_DAZ_MELEE, 2, HK_DAZ_LEFT);
  army (3, HK_DAZ_RANGED, 2, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (2, 3, 0, 5, 1, 0, 1, 0);
  g_assert_cmpint (result.zones[1].supporter, ==, 3);
  combat.zones[1].supporter = 1;
  resolve ();
  assert_zone (2, 3, 0, 5, 1, 1, 0, 0);
  g_assert_cmpint (result.zones[1].supporter, ==, 1);
}

static void
test_defeated_adds_nothing (void)
{
  /* The archer of Zone 1 falls, and does not shoot into Zone 2. */
  horde (3, 4, 1);
  army (1, HK_DAZ_RANGED, 3, HK_DAZ_LEFT);
  army (2, HK_DAZ_MELEE, 4, HK_DAZ_RIGHT);
  lead (1, "Erina", 5, HK_DAZ_RANGED);
  resolve ();
  assert_zone (1, 3, 0, 8, 2, 2, 0, 0);
  assert_zone (2, 2, 0, 4, 1, 0, 1, 0);
}

static void
test_empty_and_defeated_zones (void)
{
  /* Only the archer next to it shoots there: one token for the archer, the others are nobody's. */
  horde (5, 2, 1);
  army (2, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 5, 0, 6, 3, 0, 1, 2);
  g_assert_false (result.zones[0].defeated);
  assert_zone (2, 2, 0, 6, 2, 0, 2, 0);

  horde (5, 2, 1);
  army (1, HK_DAZ_MELEE, 9, HK_DAZ_LEFT)->defeated = TRUE;
  army (2, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 5, 0, 6, 3, 0, 1, 2);
  g_assert_cmpint (result.zones[0].added, ==, 0);
}

static void
test_commanders (void)
{
  /* A ranged commander reaches the next zone, the melee army with him does not. */
  horde (4, 5, 1);
  army (1, HK_DAZ_MELEE, 5, HK_DAZ_LEFT);
  army (2, HK_DAZ_MELEE, 7, HK_DAZ_LEFT);
  lead (2, "Erina", 5, HK_DAZ_RANGED);
  resolve ();
  assert_zone (1, 4, 0, 10, 2, 2, 0, 0);

  /* A melee commander with an archer: only the archer reaches. */
  horde (4, 5, 1);
  army (1, HK_DAZ_MELEE, 5, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 5, HK_DAZ_RIGHT);
  lead (2, "Matilda", 5, HK_DAZ_MELEE);
  resolve ();
  assert_zone (1, 4, 0, 10, 2, 1, 1, 0);

  /* Alexander: the army stays up, nothing comes of it, the zombies move on. */
  horde (4, 5, 1);
  army (1, HK_DAZ_MELEE, 3, HK_DAZ_LEFT)->undefeatable = TRUE;
  lead (1, "Alexander", 2, HK_DAZ_MELEE);
  resolve ();
  assert_zone (1, 4, 0, 5, 1, 1, 0, 0);
  g_assert_false (result.zones[0].defeated);
  g_assert_cmpint (result.at_gate, ==, 3);
}

static void
test_bosses (void)
{
  horde (4, 3, 2);
  combat.immune_ranged = TRUE;
  army (1, HK_DAZ_MELEE, 6, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 4, 0, 6, 2, 2, 0, 0);
  g_assert_cmpint (result.zones[0].supporter, ==, 0);
  assert_zone (2, 4, 0, 0, 0, 0, 0, 0);

  horde (4, 3, 2);
  combat.immune_melee = TRUE;
  army (1, HK_DAZ_CAVALRY, 9, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 4, 1, 6, 2, 2, 1, 0);
}

static void
test_relics (void)
{
  /* A zone that is ignored: nobody attacks there, and what stands there attacks nowhere. */
  horde (4, 3, 1);
  army (1, HK_DAZ_RANGED, 9, HK_DAZ_LEFT)->skipped = TRUE;
  army (2, HK_DAZ_MELEE, 6, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 4, 0, 0, 0, 0, 0, 0);
  assert_zone (2, 4, 0, 6, 2, 0, 2, 0);

  /* Azrael's Roar: three points for every two, an odd one is worth one; the reward is no part of it. */
  horde (6, 2, 1);
  army (1, HK_DAZ_MELEE, 6, HK_DAZ_LEFT)->pair_points = 3;
  army (2, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 6, 0, 12, 6, 5, 1, 0);
  g_assert_cmpint (result.gained[0], ==, 7);
  g_assert_cmpint (result.gained[1], ==, 1);
  combat.zones[0].pair_points = 1;
  resolve ();
  g_assert_cmpint (result.gained[0], ==, 3);

  /* The archer's owner is the army's owner: all six count as pairs. */
  combat.zones[0].pair_points = 3;
  combat.zones[1].side = HK_DAZ_LEFT;
  resolve ();
  g_assert_cmpint (result.gained[0], ==, 9);
}

static void
test_weakened (void)
{
  horde (2, 3, 1);
  army (1, HK_DAZ_MELEE, 0, HK_DAZ_LEFT);
  resolve ();
  assert_zone (1, 2, 0, 0, 0, 0, 0, 0);
  g_assert_cmpint (result.at_gate, ==, 4);
}

static void
test_protection (void)
{
  horde (1, 3, 1);
  combat.protection[0] = 5;
  resolve ();
  g_assert_cmpint (result.lost[0], ==, 0);
  g_assert_cmpint (result.lost[1], ==, 1);
}

static void
test_smallest_power (void)
{
  HkDazCombatResult changed;
  int zone;
  int added;

  /* Ten power against two zombies of 6: two more kill the second. */
  horde (2, 6, 2);
  army (1, HK_DAZ_MELEE, 10, HK_DAZ_LEFT);
  g_assert_true (hk_daz_combat_smallest_power (&combat, 0, &zone, &added, &changed));
  g_assert_cmpint (zone, ==, 1);
  g_assert_cmpint (added, ==, 2);
  g_assert_cmpint (changed.at_gate, ==, 0);
  horde (2, 6, 2);
  g_assert_false (hk_daz_combat_smallest_power (&combat, 0, &zone, &added, &changed));
}

/* The same rules once more, token by token, as a person would move them. */
static void
resolve_by_hand (const HkDazCombat *c,
                 HkDazCombatResult *r)
{
  int walking = c->zombies;
  gboolean down[5];

  memset (r, 0, sizeof *r);
  for (int i = 0; i < 5; i++)
    down[i] = !c->zones[i].has_army || c->zones[i].defeated;
  for (int i = 0; i < 5 && walking > 0; i++)
    {
      const HkDazCombatZone *z = &c->zones[i];
      int power = 0;
      int shooter = -1;
      int dead = 0;
      int mine = 0;
      int survivors;

      if (z->skipped)
        continue;
      for (int j = i - 1; j <= i + 1; j++)
        {
          const HkDazCombatZone *o = j < 0 || j > 4 ? NULL : &c->zones[j];
          int shot = 0;

          if (o == NULL || down[j] || (j != i && o->skipped))
            continue;
          if ((j == i || o->type == HK_DAZ_RANGED) && !(o->type == HK_DAZ_RANGED ? c->immune_ranged : c->immune_melee))
            {
              shot += o->attack;
              for (int k = 0; k < o->n_reinforcements; k++)
                shot += o->reinforcements[k];
            }
          if (o->commander != NULL && (j == i || o->commander_type == HK_DAZ_RANGED)
              && !(o->commander_type == HK_DAZ_RANGED ? c->immune_ranged : c->immune_melee))
            shot += o->commander_attack;
          power += shot;
          if (j != i && shot > 0 && (shooter < 0 || z->supporter != shooter + 1))
            shooter = j;
        }
      if (!down[i])
        {
          if (z->type == HK_DAZ_CAVALRY && walking > 0)
            walking--, mine++;
          if (z->commander != NULL && z->commander_type == HK_DAZ_CAVALRY && walking > 0)
            walking--, mine++;
        }
      survivors = walking;
      while (survivors > 0 && power >= c->hp)
        power -= c->hp, survivors--, dead++;
      if (dead > 0 && shooter >= 0)
        r->tokens[c->zones[shooter].side]++, dead--;
      if (!down[i])
        r->tokens[z->side] += dead + mine;
      if (survivors > 0 && !down[i] && !z->undefeatable)
        down[i] = TRUE, survivors += z->zombification;
      walking = survivors;
    }
  r->at_gate = walking;
}

static void
make_random (GRand *rand)
{
  horde (g_rand_int_range (rand, 0, 12), g_rand_int_range (rand, 1, 8), g_rand_int_range (rand, 1, 4));
  combat.immune_ranged = g_rand_int_range (rand, 0, 8) == 0;
  combat.immune_melee = !combat.immune_ranged && g_rand_int_range (rand, 0, 8) == 0;
  for (int i = 1; i <= 5; i++)
    {
      HkDazCombatZone *zone = &combat.zones[i - 1];

      zone->supporter = g_rand_int_range (rand, 0, 6);
      zone->skipped = g_rand_int_range (rand, 0, 12) == 0;
      if (g_rand_int_range (rand, 0, 5) == 0)
        continue;
      army (i, g_rand_int_range (rand, 0, 3), g_rand_int_range (rand, 0, 10), g_rand_int_range (rand, 0, 2));
      zone->defeated = g_rand_int_range (rand, 0, 5) == 0;
      zone->n_reinforcements = g_rand_int_range (rand, 0, 4);
      for (int j = 0; j < zone->n_reinforcements; j++)
        zone->reinforcements[j] = g_rand_int_range (rand, 0, 5);
      if (g_rand_int_range (rand, 0, 4) == 0)
        {
          lead (i, "A commander", g_rand_int_range (rand, 0, 7), g_rand_int_range (rand, 0, 3));
          zone->undefeatable = g_rand_int_range (rand, 0, 4) == 0;
        }
    }
}

static void
test_random_frontiers (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (77);

  for (guint n = 0; n < 100000; n++)
    {
      HkDazCombatResult naive;
      int added = 0;
      int removed = 0;

      make_random (rand);
      hk_daz_combat_resolve (&combat, &result);
      resolve_by_hand (&combat, &naive);
      g_assert_cmpint (result.at_gate, ==, naive.at_gate);
      g_assert_cmpint (result.tokens[0], ==, naive.tokens[0]);
      g_assert_cmpint (result.tokens[1], ==, naive.tokens[1]);
      for (int i = 0; i < 5; i++)
        {
          const HkDazZoneResult *zone = &result.zones[i];

          added += zone->added;
          removed += zone->charged + zone->killed;
          g_assert_cmpint (zone->charged + zone->killed, ==, zone->tokens[0] + zone->tokens[1] + zone->discarded);
        }
      /* No zombie comes from nowhere or is lost. */
      g_assert_cmpint (combat.zombies + added, ==, removed + result.at_gate);
    }
}

static void
test_mirrored (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (78);

  for (guint n = 0; n < 10000; n++)
    {
      HkDazCombatResult mirrored;

      make_random (rand);
      hk_daz_combat_resolve (&combat, &result);
      for (int i = 0; i < 5; i++)
        if (combat.zones[i].has_army)
          combat.zones[i].side = !combat.zones[i].side;
      hk_daz_combat_resolve (&combat, &mirrored);
      g_assert_cmpint (result.at_gate, ==, mirrored.at_gate);
      g_assert_cmpint (result.gained[0], ==, mirrored.gained[1]);
      g_assert_cmpint (result.gained[1], ==, mirrored.gained[0]);
    }
}

/* Every working must add up to what it explains, and name only rules that there are. */
static void
check_working (HkWorking *working)
{
  GListModel *terms = hk_working_get_children (working);

  g_assert_nonnull (hk_working_get_label (working));
  if (hk_working_get_rule (working) != NULL)
    g_assert_true (g_str_has_prefix (hk_working_get_rule (working), "dark-age-z/"));
  if (g_str_equal (hk_working_get_label (working), "Total attack power") && g_list_model_get_n_items (terms) > 0)
    {
      int sum = 0;

      for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
        {
          g_autoptr (HkWorking) term = g_list_model_get_item (terms, i);

          sum += hk_working_get_value (term) == NULL ? 0 : atoi (hk_working_get_value (term));
        }
      g_assert_cmpint (sum, ==, atoi (hk_working_get_value (working)));
    }
  for (guint i = 0; i < g_list_model_get_n_items (terms); i++)
    {
      g_autoptr (HkWorking) term = g_list_model_get_item (terms, i);

      check_working (term);
    }
}

static void
test_workings_add_up (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (79);

  for (guint n = 0; n < 2000; n++)
    {
      g_autoptr (HkWorking) working = NULL;

      make_random (rand);
      hk_daz_combat_resolve (&combat, &result);
      working = hk_daz_combat_explain (&combat, &result);
      check_working (working);
    }
}

static JsonNode *
calculate (const char *name,
           const char *params,
           GError    **error)
{
  g_autoptr (JsonNode) node = json_from_string (params, NULL);
  g_autoptr (HkWorking) working = NULL;
  JsonNode *answer = hk_game_calculate (hk_games_lookup ("dark-age-z", NULL), name, json_node_get_object (node), &working, error);

  g_assert_true (answer == NULL || working != NULL);
  return answer;
}

static void
test_calculators (void)
{
  static const struct
  {
    const char *name;
    const char *params;
    const char *member;
    int         value;
  } cases[] = {
    /* Setup: 3 + 2 = 5 zombies of 3 + 0 = 3 HP. */
    { "zombies", "{\"cards\":[{\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0}]}", "zombies", 5 },
    { "zombies", "{\"cards\":[{\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0}]}", "hp", 3 },
    /* Combat: 3+1+1+2+1 = 8 zombies of 2+1+1+1+1 = 6 HP. */
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":1,\"power-up-hp\":1},{\"power-up-zombies\":2,\"power-up-hp\":1},"
      "{\"power-up-zombies\":1,\"power-up-hp\":1},{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "zombies", 8 },
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":1,\"power-up-hp\":1},{\"power-up-zombies\":2,\"power-up-hp\":1},"
      "{\"power-up-zombies\":1,\"power-up-hp\":1},{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "hp", 6 },
    /* Cleanup: 3+1+1+2 = 7 zombies of 2+1+1+0 = 4 HP. */
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":2,\"power-up-hp\":0},{\"power-up-zombies\":1,\"power-up-hp\":1},"
      "{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "zombies", 7 },
    { "zombies",
      "{\"cards\":[{\"power-up-zombies\":2,\"power-up-hp\":0},{\"power-up-zombies\":1,\"power-up-hp\":1},"
      "{\"zombies\":3,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1}]}", "hp", 4 },
    /* Scoring: 2 × 2 = 4, and 3 with one protection. */
    { "gate-damage", "{\"damage\":2,\"zombies\":2}", "lost", 4 },
    { "gate-damage", "{\"damage\":2,\"zombies\":2,\"protection\":1}", "lost", 3 },
    { "combat",
      "{\"zombies\":5,\"hp\":3,\"damage\":2,\"zones\":[{\"army\":{\"rank\":\"bronze\",\"attack\":7},\"loyalty\":\"left\","
      "\"reinforcements\":[3]},{\"army\":{\"rank\":\"silver\",\"attack\":3},\"loyalty\":\"right\"}]}", "at-gate", 3 },
    { "combat",
      "{\"zombies\":5,\"hp\":7,\"boss\":\"the-bloodshed\",\"zones\":[{\"army\":{\"rank\":\"silver\",\"attack\":35},"
      "\"loyalty\":\"left\",\"commander\":\"alexander\"}]}", "at-gate", 5 },
    { "smallest-power",
      "{\"zombies\":2,\"hp\":6,\"zones\":[{\"army\":{\"rank\":\"bronze\",\"attack\":10},\"loyalty\":\"left\"}]}", "added", 2 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) answer = calculate (cases[i].name, cases[i].params, &error);

      g_assert_no_error (error);
      g_assert_cmpint (json_object_get_int_member (json_node_get_object (answer), cases[i].member), ==, cases[i].value);
    }
}

static void
test_calculators_refuse (void)
{
  static const struct
  {
    const char *name;
    const char *params;
  } cases[] = {
    { "combat", "{}" },
    { "combat", "{\"zombies\":-1,\"hp\":3,\"zones\":[]}" },
    { "combat", "{\"zombies\":1,\"hp\":0,\"zones\":[]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[3]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[null,null,null,null,null,null]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"army\":{\"rank\":\"iron\"}}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"army\":{\"rank\":\"gold\"}}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"army\":{\"rank\":\"gold\"},\"loyalty\":\"up\"}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[{\"commander\":\"erina\"}]}" },
    { "combat", "{\"zombies\":1,\"hp\":1,\"zones\":[],\"boss\":\"nobody\"}" },
    { "zombies", "{\"cards\":[]}" },
    { "zombies", "{\"cards\":[{\"zombies\":1}]}" },
    { "gate-damage", "{\"damage\":\"two\",\"zombies\":2}" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (JsonNode) answer = calculate (cases[i].name, cases[i].params, &error);

      g_assert_null (answer);
      g_assert_nonnull (error);
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/combat/book/page-15-five-zombies", test_book_example);
  g_test_add_func ("/combat/book/page-15-gate", test_book_gate);
  g_test_add_func ("/combat/cases-of-kills", test_cases_of_kills);
  g_test_add_func ("/combat/charge", test_charge);
  g_test_add_func ("/combat/supporters", test_supporters);
  g_test_add_func ("/combat/defeated-adds-nothing", test_defeated_adds_nothing);
  g_test_add_func ("/combat/empty-and-defeated-zones", test_empty_and_defeated_zones);
  g_test_add_func ("/combat/commanders", test_commanders);
  g_test_add_func ("/combat/bosses", test_bosses);
  g_test_add_func ("/combat/relics", test_relics);
  g_test_add_func ("/combat/weakened", test_weakened);
  g_test_add_func ("/combat/protection", test_protection);
  g_test_add_func ("/combat/smallest-power", test_smallest_power);
  g_test_add_func ("/combat/random-frontiers", test_random_frontiers);
  g_test_add_func ("/combat/mirrored", test_mirrored);
  g_test_add_func ("/combat/workings-add-up", test_workings_add_up);
  g_test_add_func ("/calculators/book", test_calculators);
  g_test_add_func ("/calculators/refuse", test_calculators_refuse);
  return g_test_run ();
}
