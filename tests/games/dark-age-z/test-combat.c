/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-combat.h"

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

/* What changes nothing has no sign. */
static void
test_summary (void)
{
  g_autofree char *text = NULL;

  horde (2, 3, 2);
  combat.protection[1] = 4;
  resolve ();
  text = hk_daz_combat_summarise (&combat, &result);
  g_assert_cmpstr (text, ==, "2 at the gate −4/0");
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

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/combat/book/page-15-five-zombies", test_book_example);
  g_test_add_func ("/combat/book/page-15-gate", test_book_gate);
  g_test_add_func ("/combat/book/summary", test_summary);
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
  return g_test_run ();
}
