/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/rulebook/hk-rulebook.h"
#include "games/dark-age-z/combat/hk-daz-combat.h"

/* What has to hold for the combat of every frontier, tried on frontiers of chance. */

#define N_TOKENS 256

typedef enum
{
  WALKING,
  TAKEN_LEFT,
  TAKEN_RIGHT,
  REMOVED,
} Token;

/* A frontier as it lies on a table: tokens one by one, cards face up or face down. */
typedef struct
{
  const HkDazCombat *combat;
  Token              tokens[N_TOKENS];
  guint              n_tokens;
  gboolean           face_down[5];
} Board;

static HkDazCombatZone *
place_army (HkDazCombat    *combat,
            int             at,
            HkDazAttackType type,
            int             attack,
            HkDazSide       side)
{
  HkDazCombatZone *zone = &combat->zones[at];

  zone->has_army = TRUE;
  zone->army = "An army";
  zone->type = type;
  zone->attack = attack;
  zone->zombification = type == HK_DAZ_RANGED ? 1 : type == HK_DAZ_CAVALRY ? 0 : 2;
  zone->side = side;
  return zone;
}

static void
make_random (HkDazCombat *combat,
             GRand       *rand)
{
  static const char * const names[] = { "Ann", "Bo" };

  hk_daz_combat_init (combat);
  combat->zombies = g_rand_int_range (rand, 0, 14);
  combat->hp = g_rand_int_range (rand, 1, 9);
  combat->damage = g_rand_int_range (rand, 1, 4);
  combat->stand_in = g_rand_boolean (rand);
  combat->immune_ranged = g_rand_int_range (rand, 0, 8) == 0;
  combat->immune_melee = !combat->immune_ranged && g_rand_int_range (rand, 0, 8) == 0;
  for (int side = 0; side < 2; side++)
    {
      combat->names[side] = names[side];
      combat->protection[side] = g_rand_int_range (rand, 0, 6);
    }
  combat->commanders_walk = g_rand_int_range (rand, 0, 4) == 0;
  combat->supporter_before = g_rand_int_range (rand, 0, 4) == 0;
  combat->support_needed = g_rand_int_range (rand, 0, 4) == 0;
  for (int i = 0; i < 5; i++)
    {
      HkDazCombatZone *zone = &combat->zones[i];
      const int picked = g_rand_int_range (rand, -1, 2);

      zone->supporter = picked == 0 ? 0 : i + 1 + picked;
      zone->skipped = g_rand_int_range (rand, 0, 12) == 0;
      if (g_rand_int_range (rand, 0, 5) == 0)
        continue;
      place_army (combat, i, g_rand_int_range (rand, 0, 3), g_rand_int_range (rand, 0, 10), g_rand_int_range (rand, 0, 2));
      zone->pair_points = g_rand_int_range (rand, 0, 4) == 0 ? g_rand_int_range (rand, 1, 4) : 2;
      zone->stand_in = g_rand_boolean (rand);
      zone->defeated = g_rand_int_range (rand, 0, 5) == 0;
      zone->n_reinforcements = g_rand_int_range (rand, 0, 4);
      for (int j = 0; j < zone->n_reinforcements; j++)
        zone->reinforcements[j] = g_rand_int_range (rand, 0, 5);
      if (g_rand_int_range (rand, 0, 3) == 0)
        {
          zone->commander = "A commander";
          zone->commander_attack = g_rand_int_range (rand, 0, 7);
          zone->commander_type = g_rand_int_range (rand, 0, 3);
          zone->undefeatable = g_rand_int_range (rand, 0, 3) == 0;
        }
    }
}

static int
count (const Board *board,
       Token        what)
{
  int n = 0;

  for (guint i = 0; i < board->n_tokens; i++)
    n += board->tokens[i] == what;
  return n;
}

/* Moves one walking zombie off the board. */
static void
take (Board *board,
      Token  to)
{
  for (guint i = 0; i < board->n_tokens; i++)
    if (board->tokens[i] == WALKING)
      {
        board->tokens[i] = to;
        return;
      }
  g_assert_not_reached ();
}

static gboolean
hurts (const HkDazCombat *combat,
       HkDazAttackType    type)
{
  if (combat->immune_ranged && type == HK_DAZ_RANGED)
    return FALSE;
  return !combat->immune_melee || type == HK_DAZ_RANGED;
}

/* What the cards lying in zone @from do to zombies in zone @at. */
static int
strike (const Board *board,
        int          from,
        int          at)
{
  const HkDazCombatZone *zone = &board->combat->zones[from];
  int sum = 0;

  if (!zone->has_army || board->face_down[from] || zone->skipped)
    return 0;
  if ((from == at || zone->type == HK_DAZ_RANGED) && hurts (board->combat, zone->type))
    {
      sum += zone->attack;
      for (int i = 0; i < zone->n_reinforcements; i++)
        sum += zone->reinforcements[i];
    }
  if (zone->commander != NULL && (from == at || zone->commander_type == HK_DAZ_RANGED)
      && hurts (board->combat, zone->commander_type))
    sum += zone->commander_attack;
  return sum;
}

/* The rules once more, as a person would move tokens, for zone @at; compares with @found. */
static void
fight_by_hand (Board                 *board,
               int                    at,
               const HkDazZoneResult *found,
               int                    gained[2])
{
  const HkDazCombatZone *zone = &board->combat->zones[at];
  const gboolean stands = zone->has_army && !board->face_down[at];
  const Token owner = !stands ? REMOVED : zone->side == HK_DAZ_LEFT ? TAKEN_LEFT : TAKEN_RIGHT;
  const Board before = *board;
  int power = strike (board, at, at);
  int lent = 0;
  int friends = 0;
  int reward = -1;
  int charges = 0;
  int kills = 0;

  g_assert_true (found->reached);
  g_assert_cmpint (found->zombies, ==, count (board, WALKING));
  if (zone->skipped)
    {
      g_assert_cmpint (found->power + found->charged + found->killed + found->added + found->discarded, ==, 0);
      g_assert_false (found->defeated);
      return;
    }
  /* Asked from the gate backwards, so that the one nearer the gate is first in line. */
  for (int from = 4; from >= 0; from--)
    if (ABS (from - at) == 1 && strike (board, from, at) > 0)
      {
        power += strike (board, from, at);
        lent += strike (board, from, at);
        friends++;
        if (reward < 0 || zone->supporter == from + 1 || (zone->supporter == 0 && board->combat->supporter_before))
          reward = from;
      }
  g_assert_cmpint (found->power, ==, power);
  if (stands && zone->type == HK_DAZ_CAVALRY)
    charges++;
  if (stands && zone->commander != NULL && zone->commander_type == HK_DAZ_CAVALRY && !board->combat->commanders_walk)
    charges++;
  for (; charges > 0 && count (board, WALKING) > 0; charges--)
    take (board, owner);
  g_assert_cmpint (found->charged, ==, found->zombies - count (board, WALKING));
  if (board->combat->support_needed
      && MIN (count (board, WALKING), (power - lent) / board->combat->hp) == MIN (count (board, WALKING), power / board->combat->hp))
    reward = -1;
  for (; count (board, WALKING) > 0 && power >= board->combat->hp; power -= board->combat->hp)
    {
      if (kills++ == 0 && reward >= 0)
        take (board, board->combat->zones[reward].side == HK_DAZ_LEFT ? TAKEN_LEFT : TAKEN_RIGHT);
      else
        take (board, owner);
    }
  g_assert_cmpint (found->killed, ==, kills);
  g_assert_cmpint (found->supporter, ==, kills > 0 && friends > 0 ? reward + 1 : 0);
  g_assert_cmpint (found->discarded, ==, count (board, REMOVED) - count (&before, REMOVED));
  for (int side = 0; side < 2; side++)
    {
      const Token mine = side == 0 ? TAKEN_LEFT : TAKEN_RIGHT;
      const int tokens = count (board, mine) - count (&before, mine);

      g_assert_cmpint (found->tokens[side], ==, tokens);
      for (int i = 0; i < tokens; i++)
        if (!stands || owner != mine || zone->pair_points == 2 || (i % 2 == 0 && i == tokens - 1))
          gained[side]++;
        else if (i % 2 == 1)
          gained[side] += zone->pair_points;
    }
  g_assert_cmpint (found->defeated, ==, count (board, WALKING) > 0 && stands && !zone->undefeatable);
  g_assert_cmpint (found->added, ==, found->defeated ? zone->zombification : 0);
  if (!found->defeated)
    return;
  board->face_down[at] = TRUE;
  for (int i = 0; i < zone->zombification; i++)
    board->tokens[board->n_tokens++] = WALKING;
}

static void
test_token_by_token (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (77);

  for (guint n = 0; n < 100000; n++)
    {
      HkDazCombat combat;
      HkDazCombatResult found;
      Board board = { &combat };
      int gained[2] = { 0, 0 };
      int i;

      make_random (&combat, rand);
      hk_daz_combat_resolve (&combat, &found);
      for (i = 0; i < 5; i++)
        board.face_down[i] = combat.zones[i].defeated;
      for (i = 0; i < combat.zombies; i++)
        board.tokens[board.n_tokens++] = WALKING;
      for (i = 0; i < 5 && count (&board, WALKING) > 0; i++)
        fight_by_hand (&board, i, &found.zones[i], gained);
      g_assert_cmpint (found.reached, ==, count (&board, WALKING) > 0 ? 6 : i);
      for (; i < 5; i++)
        g_assert_false (found.zones[i].reached);
      g_assert_cmpint (found.at_gate, ==, count (&board, WALKING));
      g_assert_cmpint (found.tokens[0], ==, count (&board, TAKEN_LEFT));
      g_assert_cmpint (found.tokens[1], ==, count (&board, TAKEN_RIGHT));
      for (int side = 0; side < 2; side++)
        {
          int lost = 0;

          for (int j = 0; j < found.at_gate; j++)
            lost += combat.damage;
          for (int j = 0; j < combat.protection[side] && lost > 0; j++)
            lost--;
          g_assert_cmpint (found.gained[side], ==, gained[side]);
          g_assert_cmpint (found.lost[side], ==, lost);
        }
    }
}

/* No zombie comes from nowhere or is lost, in any zone or on the whole. */
static void
test_conserved (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (80);

  for (guint n = 0; n < 20000; n++)
    {
      HkDazCombat combat;
      HkDazCombatResult result;
      int added = 0;
      int removed = 0;

      make_random (&combat, rand);
      hk_daz_combat_resolve (&combat, &result);
      for (int i = 0; i < 5; i++)
        {
          const HkDazZoneResult *zone = &result.zones[i];
          const int onward = zone->zombies - zone->charged - zone->killed + zone->added;

          g_assert_cmpint (zone->charged + zone->killed, ==, zone->tokens[0] + zone->tokens[1] + zone->discarded);
          if (i < 4 && zone->reached)
            g_assert_cmpint (result.zones[i + 1].zombies, ==, onward);
          added += zone->added;
          removed += zone->charged + zone->killed;
        }
      g_assert_cmpint (combat.zombies + added, ==, removed + result.at_gate);
    }
}

static void
test_mirrored (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (78);

  for (guint n = 0; n < 20000; n++)
    {
      HkDazCombat combat;
      HkDazCombat mirror;
      HkDazCombatResult result;
      HkDazCombatResult mirrored;

      make_random (&combat, rand);
      mirror = combat;
      for (int i = 0; i < 5; i++)
        if (mirror.zones[i].has_army)
          mirror.zones[i].side = mirror.zones[i].side == HK_DAZ_LEFT ? HK_DAZ_RIGHT : HK_DAZ_LEFT;
      mirror.protection[0] = combat.protection[1];
      mirror.protection[1] = combat.protection[0];
      hk_daz_combat_resolve (&combat, &result);
      hk_daz_combat_resolve (&mirror, &mirrored);
      g_assert_cmpint (result.at_gate, ==, mirrored.at_gate);
      for (int side = 0; side < 2; side++)
        {
          g_assert_cmpint (result.tokens[side], ==, mirrored.tokens[1 - side]);
          g_assert_cmpint (result.gained[side], ==, mirrored.gained[1 - side]);
          g_assert_cmpint (result.lost[side], ==, mirrored.lost[1 - side]);
        }
    }
}

/* More power never lets more zombies through to the City Gate. Up to the zone that gets it as many or
 * fewer go on, as an army that falls all the same falls all the same; if none goes on, none arrives;
 * and in the zones behind fewer that come are never more that leave. For the same reason more
 * zombies, or stronger ones, never are fewer at the gate. Points have no such order. */
static void
test_more_is_never_worse (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (81);

  for (guint n = 0; n < 20000; n++)
    {
      HkDazCombat combat;
      HkDazCombat changed;
      HkDazCombatResult result;
      HkDazCombatResult other;
      const int at = g_rand_int_range (rand, 0, 5);
      const int more = g_rand_int_range (rand, 1, 20);

      make_random (&combat, rand);
      hk_daz_combat_resolve (&combat, &result);

      changed = combat;
      changed.zones[at].attack += more;
      hk_daz_combat_resolve (&changed, &other);
      g_assert_cmpint (other.at_gate, <=, result.at_gate);

      changed = combat;
      changed.zones[at].commander_attack += more;
      hk_daz_combat_resolve (&changed, &other);
      g_assert_cmpint (other.at_gate, <=, result.at_gate);

      changed = combat;
      changed.zombies += more;
      hk_daz_combat_resolve (&changed, &other);
      g_assert_cmpint (other.at_gate, >=, result.at_gate);

      changed = combat;
      changed.hp += more;
      hk_daz_combat_resolve (&changed, &other);
      g_assert_cmpint (other.at_gate, >=, result.at_gate);
    }
}

/* The least power that changes a combat, tried point by point. */
static int
find_least (const HkDazCombat *combat,
            int                at)
{
  HkDazCombat trial = *combat;
  HkDazCombatResult now;
  HkDazCombatResult then;

  if (!combat->zones[at].has_army || combat->zones[at].defeated)
    return 0;
  hk_daz_combat_resolve (combat, &now);
  for (int added = 1; added <= 300; added++)
    {
      trial.zones[at].attack = combat->zones[at].attack + added;
      hk_daz_combat_resolve (&trial, &then);
      if (!hk_daz_combat_same_outcome (&now, &then))
        return added;
    }
  return 0;
}

static void
test_smallest_power (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (82);
  guint n_possible = 0;

  for (guint n = 0; n < 3000; n++)
    {
      HkDazCombat combat;
      HkDazCombatResult changed;
      int best = 0;
      int best_zone = 0;
      int zone = 0;
      int added = 0;

      make_random (&combat, rand);
      for (int i = 0; i < 5; i++)
        {
          const int least = find_least (&combat, i);
          const gboolean possible = hk_daz_combat_smallest_power (&combat, i + 1, &zone, &added, &changed);

          g_assert_cmpint (possible, ==, least > 0);
          if (!possible)
            continue;
          g_assert_cmpint (zone, ==, i + 1);
          g_assert_cmpint (added, ==, least);
          if (best == 0 || least < best)
            {
              best = least;
              best_zone = i + 1;
            }
        }
      g_assert_cmpint (hk_daz_combat_smallest_power (&combat, 0, &zone, &added, &changed), ==, best > 0);
      if (best == 0)
        continue;
      n_possible++;
      g_assert_cmpint (zone, ==, best_zone);
      g_assert_cmpint (added, ==, best);
    }
  g_assert_cmpuint (n_possible, >, 1000);
}

static int
get_number (HkBreakdown *breakdown)
{
  const char *value = hk_breakdown_get_value (breakdown);

  if (value == NULL)
    return 0;
  return g_str_has_prefix (value, "−") ? -atoi (value + strlen ("−")) : atoi (value);
}

static int
add_up (HkBreakdown *breakdown)
{
  int sum = 0;

  for (HkBreakdown *term = hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    sum += get_number (term);
  return sum;
}

/* Every sum in a breakdown is that of its terms, every rule that it names is in the rulebook, and what
 * rests on a ruling is marked. */
static void
check_breakdown (HkBreakdown *breakdown,
                 HkRulebook  *rulebook)
{
  const char *label = hk_breakdown_get_label (breakdown);
  const char *rule = hk_breakdown_get_rule (breakdown);

  g_assert_nonnull (label);
  g_assert_false (g_str_equal (label, ""));
  if (rule == NULL || hk_rulebook_lookup (rulebook, rule) == NULL)
    g_error ("“%s” names the rule “%s”, which there is not", label, rule);
  if (g_str_has_prefix (rule, "dark-age-z/ruling."))
    g_assert_cmpint (hk_breakdown_get_mark (breakdown), ==, HK_BREAKDOWN_RULING);
  if (g_str_equal (label, "Total attack power"))
    g_assert_cmpint (add_up (breakdown), ==, get_number (breakdown));
  if (g_str_has_prefix (label, "Damage to "))
    g_assert_cmpint (MAX (0, add_up (breakdown)), ==, get_number (breakdown));
  if (g_str_equal (rule, "dark-age-z/scoring.kills") && hk_breakdown_get_first (breakdown) != NULL)
    g_assert_cmpint (add_up (breakdown), ==, get_number (breakdown));
  for (HkBreakdown *term = hk_breakdown_get_first (breakdown); term != NULL; term = hk_breakdown_get_next (term))
    check_breakdown (term, rulebook);
}

static void
test_breakdowns (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (79);
  g_autoptr (HkRulebook) rulebook = hk_rulebook_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes = hk_content_load_bytes ("dark-age-z", "rules", &error);

  g_assert_no_error (error);
  g_assert_true (hk_rulebook_load (rulebook, bytes, &error));
  for (guint n = 0; n < 2000; n++)
    {
      static const gboolean fallen[5] = { FALSE };
      const int at = g_rand_int_range (rand, 0, 5);
      HkDazCombat combat;
      HkDazCombatResult result;
      g_autoptr (HkBreakdown) breakdown = NULL;
      g_autoptr (HkBreakdown) power = NULL;

      make_random (&combat, rand);
      hk_daz_combat_resolve (&combat, &result);
      breakdown = hk_daz_combat_explain (&combat, &result);
      check_breakdown (breakdown, rulebook);
      power = hk_daz_combat_explain_power (&combat, at);
      check_breakdown (power, rulebook);
      g_assert_cmpint (get_number (power), ==, hk_daz_combat_get_power (&combat, at, fallen));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/combat-properties/token-by-token", test_token_by_token);
  g_test_add_func ("/combat-properties/conserved", test_conserved);
  g_test_add_func ("/combat-properties/mirrored", test_mirrored);
  g_test_add_func ("/combat-properties/more-is-never-worse", test_more_is_never_worse);
  g_test_add_func ("/combat-properties/smallest-power", test_smallest_power);
  g_test_add_func ("/combat-properties/workings", test_breakdowns);
  return g_test_run ();
}
