/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "daz-combat.h"

/* The corners of the combat: who is active when, who is rewarded, and what a breakdown says of it. */

/* Horde of @zombies against five swordsmen of nothing who become nothing, to be replaced one by one. */
static void
open_field (int zombies,
            int hp)
{
  horde (zombies, hp, 1);
  for (int i = 1; i <= 5; i++)
    army (i, HK_DAZ_MELEE, 0, HK_DAZ_LEFT)->zombification = 0;
}

/* The reward goes to whoever the supporter is loyal to, be it the commander who shoots. */
static void
test_reward_for_commander (void)
{
  open_field (3, 5);
  army (4, HK_DAZ_MELEE, 0, HK_DAZ_LEFT)->zombification = 0;
  army (5, HK_DAZ_MELEE, 9, HK_DAZ_RIGHT);
  lead (5, "Erina", 5, HK_DAZ_RANGED);
  resolve ();
  assert_zone (4, 3, 0, 5, 1, 0, 1, 0);
  assert_zone (5, 2, 0, 14, 2, 0, 2, 0);
  g_assert_cmpint (result.at_gate, ==, 0);
}

/* What reinforces an archer counts in the adjacent zones too; what reinforces others does not. */
static void
test_reinforced_support (void)
{
  open_field (9, 3);
  army (2, HK_DAZ_RANGED, 3, HK_DAZ_RIGHT)->n_reinforcements = 2;
  combat.zones[1].reinforcements[0] = 2;
  combat.zones[1].reinforcements[1] = 4;
  army (3, HK_DAZ_MELEE, 3, HK_DAZ_RIGHT)->n_reinforcements = 1;
  combat.zones[2].reinforcements[0] = 7;
  resolve ();
  assert_zone (1, 9, 0, 9, 3, 2, 1, 0);
  assert_zone (2, 6, 0, 9, 3, 0, 3, 0);
  assert_zone (3, 4, 0, 10, 3, 0, 3, 0);
}

/* An archer without any attack delivers no fire. */
static void
test_no_fire_no_reward (void)
{
  open_field (3, 2);
  army (1, HK_DAZ_MELEE, 4, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 0, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 3, 0, 4, 2, 2, 0, 0);
  g_assert_cmpint (result.zones[0].supporter, ==, 0);
}

/* Fire that kills nobody is not rewarded; neither is fire that was not needed forgotten. */
static void
test_fire_and_kills (void)
{
  open_field (3, 9);
  army (1, HK_DAZ_MELEE, 4, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 4, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 3, 0, 8, 0, 0, 0, 0);
  combat.zones[0].attack = 99;
  resolve ();
  assert_zone (1, 3, 0, 103, 3, 2, 1, 0);
  g_assert_cmpint (result.reached, ==, 1);
}

/* One reward a zone, and one for every zone that is shot into. */
static void
test_reward_in_two_zones (void)
{
  open_field (8, 3);
  army (1, HK_DAZ_MELEE, 3, HK_DAZ_LEFT)->zombification = 0;
  army (2, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT)->undefeatable = TRUE;
  army (3, HK_DAZ_MELEE, 3, HK_DAZ_LEFT);
  resolve ();
  assert_zone (1, 8, 0, 9, 3, 2, 1, 0);
  assert_zone (2, 5, 0, 6, 2, 0, 2, 0);
  assert_zone (3, 3, 0, 9, 3, 2, 1, 0);
}

/* The archer whose zone was overrun is out; the one behind still shoots into her zone and his own. */
static void
test_who_is_active (void)
{
  open_field (6, 4);
  army (2, HK_DAZ_RANGED, 4, HK_DAZ_LEFT);
  army (3, HK_DAZ_RANGED, 4, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 6, 0, 4, 1, 1, 0, 0);
  assert_zone (2, 5, 0, 8, 2, 1, 1, 0);
  assert_zone (3, 4, 0, 4, 1, 0, 1, 0);
  assert_zone (4, 4, 0, 0, 0, 0, 0, 0);
}

/* Face down before the combat: no shot, no commander, no zombies of it. */
static void
test_face_down_archer (void)
{
  horde (2, 1, 1);
  army (1, HK_DAZ_MELEE, 0, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 9, HK_DAZ_RIGHT)->defeated = TRUE;
  resolve ();
  assert_zone (1, 2, 0, 0, 0, 0, 0, 0);
  assert_zone (2, 4, 0, 0, 0, 0, 0, 0);
  g_assert_false (result.zones[1].defeated);
  g_assert_cmpint (result.at_gate, ==, 4);
}

/* Face down cavalry does not charge. */
static void
test_face_down_cavalry (void)
{
  horde (2, 1, 1);
  army (1, HK_DAZ_CAVALRY, 9, HK_DAZ_LEFT)->defeated = TRUE;
  resolve ();
  assert_zone (1, 2, 0, 0, 0, 0, 0, 0);
}

/* An empty zone between two archers: one token for one of them, the rest removed. */
static void
test_empty_between_archers (void)
{
  horde (9, 2, 1);
  army (1, HK_DAZ_RANGED, 2, HK_DAZ_LEFT)->undefeatable = TRUE;
  army (3, HK_DAZ_RANGED, 4, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 9, 0, 2, 1, 1, 0, 0);
  assert_zone (2, 8, 0, 6, 3, 0, 1, 2);
  combat.zones[1].supporter = 1;
  resolve ();
  assert_zone (2, 8, 0, 6, 3, 1, 0, 2);
}

/* What a group may play otherwise: each switch changes its own ruling and nothing else. */
static void
test_house_rules (void)
{
  /* An empty zone between two archers of two kingdoms. */
  horde (9, 2, 1);
  army (1, HK_DAZ_RANGED, 2, HK_DAZ_LEFT)->undefeatable = TRUE;
  army (3, HK_DAZ_RANGED, 4, HK_DAZ_RIGHT);
  combat.supporter_before = TRUE;
  resolve ();
  assert_zone (2, 8, 0, 6, 3, 1, 0, 2);
  g_assert_true (result.zones[1].rivals);
  combat.zones[1].supporter = 3;
  resolve ();
  assert_zone (2, 8, 0, 6, 3, 0, 1, 2);
  combat.zones[2].side = HK_DAZ_LEFT;
  resolve ();
  g_assert_false (result.zones[1].rivals);

  /* Ten of its own power kill all five that ten and the shot of one kill. */
  horde (6, 2, 1);
  army (1, HK_DAZ_MELEE, 10, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 1, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 6, 0, 11, 5, 4, 1, 0);
  combat.support_needed = TRUE;
  resolve ();
  assert_zone (1, 6, 0, 11, 5, 5, 0, 0);
  combat.zones[1].attack = 2;
  resolve ();
  assert_zone (1, 6, 0, 12, 6, 5, 1, 0);

  /* The rider charges, the commander who rides with him does not. */
  horde (3, 9, 1);
  army (1, HK_DAZ_CAVALRY, 0, HK_DAZ_RIGHT);
  lead (1, "Lancelot", 4, HK_DAZ_CAVALRY);
  combat.commanders_walk = TRUE;
  resolve ();
  assert_zone (1, 3, 1, 4, 0, 0, 1, 0);
}

/* One zombie for one charge, though two would ride. */
static void
test_two_riders_one_zombie (void)
{
  horde (1, 9, 1);
  army (1, HK_DAZ_CAVALRY, 0, HK_DAZ_RIGHT);
  lead (1, "Lancelot", 4, HK_DAZ_CAVALRY);
  resolve ();
  assert_zone (1, 1, 1, 4, 0, 0, 1, 0);
  g_assert_cmpint (result.at_gate, ==, 0);
}

/* A commander of the cavalry charges for an archer, whose shots stay ranged. */
static void
test_rider_with_archer (void)
{
  open_field (5, 6);
  army (4, HK_DAZ_RANGED, 6, HK_DAZ_RIGHT);
  lead (4, "Lancelot", 4, HK_DAZ_CAVALRY);
  resolve ();
  assert_zone (3, 5, 0, 6, 1, 0, 1, 0);
  assert_zone (4, 4, 1, 10, 1, 0, 2, 0);
}

/* Page 19: melee does nothing, yet the charge kills; pages 18 and 19: commanders count by their own type. */
static void
test_immunity_by_type (void)
{
  open_field (6, 5);
  combat.immune_melee = TRUE;
  army (3, HK_DAZ_CAVALRY, 99, HK_DAZ_LEFT);
  army (4, HK_DAZ_MELEE, 99, HK_DAZ_LEFT)->zombification = 0;
  lead (4, "Erina", 5, HK_DAZ_RANGED);
  army (5, HK_DAZ_RANGED, 5, HK_DAZ_RIGHT);
  lead (5, "Terric", 6, HK_DAZ_MELEE);
  resolve ();
  assert_zone (3, 6, 1, 5, 1, 2, 0, 0);
  assert_zone (4, 4, 0, 10, 2, 1, 1, 0);
  assert_zone (5, 2, 0, 5, 1, 0, 1, 0);
  g_assert_cmpint (result.at_gate, ==, 2);

  open_field (6, 5);
  combat.immune_ranged = TRUE;
  army (4, HK_DAZ_MELEE, 5, HK_DAZ_LEFT);
  lead (4, "Erina", 5, HK_DAZ_RANGED);
  army (5, HK_DAZ_RANGED, 9, HK_DAZ_RIGHT);
  lead (5, "Terric", 6, HK_DAZ_MELEE);
  resolve ();
  assert_zone (3, 6, 0, 0, 0, 0, 0, 0);
  assert_zone (4, 6, 0, 5, 1, 1, 0, 0);
  assert_zone (5, 7, 0, 6, 1, 0, 1, 0);
}

/* What comes of the army in Zone 5 goes to the City Gate with the others. */
static void
test_last_zone (void)
{
  horde (3, 2, 3);
  army (5, HK_DAZ_MELEE, 2, HK_DAZ_LEFT);
  combat.protection[1] = 4;
  resolve ();
  g_assert_cmpint (result.at_gate, ==, 4);
  g_assert_cmpint (result.gained[0], ==, 1);
  g_assert_cmpint (result.lost[0], ==, 12);
  g_assert_cmpint (result.lost[1], ==, 8);

  combat.zones[4].attack = 6;
  resolve ();
  g_assert_cmpint (result.reached, ==, 5);
  g_assert_cmpint (result.at_gate, ==, 0);
  g_assert_cmpint (result.lost[0] + result.lost[1], ==, 0);
}

/* Nobody comes: nothing happens. */
static void
test_no_zombies (void)
{
  g_autofree char *summary = NULL;

  horde (0, 3, 3);
  army (1, HK_DAZ_CAVALRY, 5, HK_DAZ_LEFT);
  resolve ();
  summary = hk_daz_combat_summarise (&combat, &result);
  g_assert_cmpint (result.reached, ==, 0);
  g_assert_false (result.zones[0].reached);
  g_assert_cmpstr (summary, ==, "no zombies");
}

/* Every zone ignored: all walk to the gate, and cavalry does not charge. */
static void
test_all_skipped (void)
{
  open_field (4, 1);
  for (int i = 1; i <= 5; i++)
    army (i, HK_DAZ_CAVALRY, 9, HK_DAZ_LEFT)->skipped = TRUE;
  resolve ();
  g_assert_cmpint (result.at_gate, ==, 4);
  g_assert_cmpint (result.tokens[0], ==, 0);
}

/* Nobody shoots into an ignored zone, and a commander in it shoots nowhere. */
static void
test_skipped_neighbours (void)
{
  open_field (4, 2);
  army (2, HK_DAZ_RANGED, 2, HK_DAZ_RIGHT);
  combat.zones[0].skipped = TRUE;
  combat.zones[2].skipped = TRUE;
  lead (3, "Erina", 5, HK_DAZ_RANGED);
  resolve ();
  assert_zone (1, 4, 0, 0, 0, 0, 0, 0);
  assert_zone (2, 4, 0, 2, 1, 0, 1, 0);
  assert_zone (3, 4, 0, 0, 0, 0, 0, 0);
  g_assert_false (result.zones[0].defeated);
  g_assert_false (result.zones[2].defeated);
}

/* Azrael's Roar needs an army that fights: a face down one changes the worth of nothing. */
static void
test_roar_over_nobody (void)
{
  horde (6, 2, 1);
  army (1, HK_DAZ_MELEE, 6, HK_DAZ_RIGHT)->defeated = TRUE;
  combat.zones[0].pair_points = 3;
  army (2, HK_DAZ_RANGED, 12, HK_DAZ_RIGHT);
  resolve ();
  assert_zone (1, 6, 0, 12, 6, 0, 1, 5);
  g_assert_cmpint (result.gained[1], ==, 1);
}

/* An odd zombie is worth one, whatever the relic says of pairs. */
static void
test_roar_and_odd_ones (void)
{
  static const int three[] = { 0, 1, 3, 4, 6, 7, 9 };
  static const int one[] = { 0, 1, 1, 2, 2, 3, 3 };

  for (int n = 1; n <= 6; n++)
    {
      horde (n, 1, 1);
      army (1, HK_DAZ_MELEE, 9, HK_DAZ_RIGHT)->pair_points = 3;
      resolve ();
      g_assert_cmpint (result.tokens[1], ==, n);
      g_assert_cmpint (result.gained[1], ==, three[n]);
      combat.zones[0].pair_points = 1;
      resolve ();
      g_assert_cmpint (result.gained[1], ==, one[n]);
    }
}

/* An army of which nobody knows whose it is fights, and its tokens are removed. */
static void
test_nobody_owns (void)
{
  horde (4, 2, 1);
  army (1, HK_DAZ_MELEE, 2, HK_DAZ_NOBODY);
  army (2, HK_DAZ_RANGED, 2, HK_DAZ_NOBODY);
  resolve ();
  assert_zone (1, 4, 0, 4, 2, 0, 0, 2);
}

/* Finds the first term, at any depth, that names @rule. */
static HkBreakdown *
find_term (HkBreakdown *breakdown,
           const char  *rule)
{
  for (HkBreakdown *term = hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    {
      HkBreakdown *found = g_strcmp0 (hk_breakdown_get_rule (term), rule) == 0 ? term : find_term (term, rule);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static gboolean
explains (const char     *rule,
          HkBreakdownMark mark)
{
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkBreakdown *term;

  hk_daz_combat_resolve (&combat, &result);
  breakdown = hk_daz_combat_explain (&combat, &result);
  term = find_term (breakdown, rule);
  return term != NULL && hk_breakdown_get_mark (term) == mark;
}

static void
test_rulings_are_named (void)
{
  /* Two supporters of different kingdoms only when both can shoot. */
  horde (9, 2, 1);
  army (1, HK_DAZ_RANGED, 2, HK_DAZ_LEFT);
  army (2, HK_DAZ_MELEE, 2, HK_DAZ_LEFT);
  army (3, HK_DAZ_RANGED, 2, HK_DAZ_RIGHT);
  g_assert_false (explains ("dark-age-z/ruling.two-supporters", HK_BREAKDOWN_RULING));
  g_assert_true (explains ("dark-age-z/ruling.defeated-adds-nothing", HK_BREAKDOWN_RULING));
  combat.zones[0].undefeatable = TRUE;
  g_assert_true (explains ("dark-age-z/ruling.two-supporters", HK_BREAKDOWN_RULING));
  g_assert_true (explains ("dark-age-z/ruling.alexander-fights-on", HK_BREAKDOWN_RULING));
  g_assert_true (explains ("dark-age-z/commander.alexander", HK_BREAKDOWN_PLAIN));
  combat.zones[2].side = HK_DAZ_LEFT;
  g_assert_false (explains ("dark-age-z/ruling.two-supporters", HK_BREAKDOWN_RULING));

  /* The reward is due whether the shots made the difference or not, and it is said when they did not. */
  horde (2, 4, 1);
  army (1, HK_DAZ_MELEE, 4, HK_DAZ_LEFT);
  army (2, HK_DAZ_RANGED, 3, HK_DAZ_RIGHT);
  g_assert_true (explains ("dark-age-z/ruling.support-always", HK_BREAKDOWN_RULING));
  combat.zones[1].attack = 4;
  g_assert_false (explains ("dark-age-z/ruling.support-always", HK_BREAKDOWN_RULING));

  horde (1, 9, 1);
  g_assert_true (explains ("dark-age-z/ruling.empty-zone-passed", HK_BREAKDOWN_RULING));
  g_assert_false (explains ("dark-age-z/ruling.protection-limit", HK_BREAKDOWN_RULING));
  combat.protection[0] = 1;
  g_assert_false (explains ("dark-age-z/ruling.protection-limit", HK_BREAKDOWN_RULING));
  combat.protection[0] = 2;
  g_assert_true (explains ("dark-age-z/ruling.protection-limit", HK_BREAKDOWN_RULING));
  combat.zones[3].skipped = TRUE;
  g_assert_true (explains ("dark-age-z/ruling.skipped-zone", HK_BREAKDOWN_RULING));

  horde (3, 9, 1);
  army (4, HK_DAZ_CAVALRY, 3, HK_DAZ_LEFT);
  g_assert_true (explains ("dark-age-z/ruling.charge-first", HK_BREAKDOWN_RULING));
  g_assert_false (explains ("dark-age-z/ruling.cavalry-commander", HK_BREAKDOWN_RULING));
  lead (4, "Lancelot", 4, HK_DAZ_CAVALRY);
  g_assert_true (explains ("dark-age-z/ruling.cavalry-commander", HK_BREAKDOWN_RULING));
  combat.immune_melee = TRUE;
  g_assert_true (explains ("dark-age-z/ruling.immunity", HK_BREAKDOWN_RULING));
}

static void
test_stand_ins_are_marked (void)
{
  horde (3, 3, 1);
  army (1, HK_DAZ_MELEE, 4, HK_DAZ_LEFT);
  g_assert_true (explains ("dark-age-z/term.attack-value", HK_BREAKDOWN_PLAIN));
  g_assert_true (explains ("dark-age-z/term.hit-points", HK_BREAKDOWN_PLAIN));
  combat.zones[0].stand_in = TRUE;
  g_assert_true (explains ("dark-age-z/term.attack-value", HK_BREAKDOWN_STAND_IN));
  combat.stand_in = TRUE;
  g_assert_true (explains ("dark-age-z/term.hit-points", HK_BREAKDOWN_STAND_IN));
}

static void
test_summaries (void)
{
  g_autofree char *through = NULL;
  g_autofree char *dead = NULL;

  horde (3, 9, 2);
  combat.protection[1] = 1;
  resolve ();
  through = hk_daz_combat_summarise (&combat, &result);
  g_assert_cmpstr (through, ==, "3 at the gate −6/−5");

  horde (7, 1, 2);
  army (1, HK_DAZ_MELEE, 3, HK_DAZ_RIGHT)->zombification = 0;
  army (2, HK_DAZ_MELEE, 4, HK_DAZ_LEFT);
  resolve ();
  dead = hk_daz_combat_summarise (&combat, &result);
  g_assert_cmpstr (dead, ==, "all dead +4/+3");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/combat-edges/reward-for-commander", test_reward_for_commander);
  g_test_add_func ("/combat-edges/reinforced-support", test_reinforced_support);
  g_test_add_func ("/combat-edges/no-fire-no-reward", test_no_fire_no_reward);
  g_test_add_func ("/combat-edges/fire-and-kills", test_fire_and_kills);
  g_test_add_func ("/combat-edges/reward-in-two-zones", test_reward_in_two_zones);
  g_test_add_func ("/combat-edges/who-is-active", test_who_is_active);
  g_test_add_func ("/combat-edges/face-down-archer", test_face_down_archer);
  g_test_add_func ("/combat-edges/face-down-cavalry", test_face_down_cavalry);
  g_test_add_func ("/combat-edges/empty-between-archers", test_empty_between_archers);
  g_test_add_func ("/combat-edges/two-riders-one-zombie", test_two_riders_one_zombie);
  g_test_add_func ("/combat-edges/rider-with-archer", test_rider_with_archer);
  g_test_add_func ("/combat-edges/immunity-by-type", test_immunity_by_type);
  g_test_add_func ("/combat-edges/last-zone", test_last_zone);
  g_test_add_func ("/combat-edges/no-zombies", test_no_zombies);
  g_test_add_func ("/combat-edges/all-skipped", test_all_skipped);
  g_test_add_func ("/combat-edges/skipped-neighbours", test_skipped_neighbours);
  g_test_add_func ("/combat-edges/roar-over-nobody", test_roar_over_nobody);
  g_test_add_func ("/combat-edges/roar-and-odd-ones", test_roar_and_odd_ones);
  g_test_add_func ("/combat-edges/nobody-owns", test_nobody_owns);
  g_test_add_func ("/combat-edges/house-rules", test_house_rules);
  g_test_add_func ("/combat-edges/rulings-are-named", test_rulings_are_named);
  g_test_add_func ("/combat-edges/stand-ins-are-marked", test_stand_ins_are_marked);
  g_test_add_func ("/combat-edges/summaries", test_summaries);
  return g_test_run ();
}
