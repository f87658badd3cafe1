/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-daz-combat.h"

/* The combat of one frontier, worked out on plain values (rulebook, Phase 3 – Combat & Scoring). */

/* Makes it one of no zombies against five empty zones. */
void
hk_daz_combat_init (HkDazCombat *self)
{
  *self = (HkDazCombat) { .hp = 1 };
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      self->zones[i].side = HK_DAZ_NOBODY;
      self->zones[i].pair_points = 2;
    }
}

/* Puts the commander to the army of the zone. */
void
hk_daz_combat_set_commander (HkDazCombatZone      *zone,
                             const HkDazCommander *facts)
{
  zone->commander = facts->name;
  zone->commander_attack = facts->attack;
  zone->commander_type = g_str_equal (facts->type, "ranged")    ? HK_DAZ_RANGED
                         : g_str_equal (facts->type, "cavalry") ? HK_DAZ_CAVALRY
                                                                : HK_DAZ_MELEE;
  zone->undefeatable = g_str_equal (facts->id, "alexander");
}

/* Lets a boss lead the zombies.
 * @boss: (nullable): the boss whose ability holds; %NULL none */
void
hk_daz_combat_set_boss (HkDazCombat     *self,
                        const HkDazBoss *boss)
{
  self->immune_ranged = boss != NULL && g_strcmp0 (boss->ability, "ranged-immune") == 0;
  self->immune_melee = boss != NULL && g_strcmp0 (boss->ability, "melee-immune") == 0;
}

/* Returns how the army of that rank attacks.
 * @rank: 0 weakened to 3 gold
 * @at_range: whether a relic lets a Bronze army attack at range */
HkDazAttackType
hk_daz_combat_get_type (int      rank,
                        gboolean at_range)
{
  if (rank == HK_DAZ_RANK_SILVER || (rank == HK_DAZ_RANK_BRONZE && at_range))
    return HK_DAZ_RANGED;
  return rank == HK_DAZ_RANK_GOLD ? HK_DAZ_CAVALRY : HK_DAZ_MELEE;
}

static gboolean
is_immune (const HkDazCombat *self,
           HkDazAttackType    type)
{
  return type == HK_DAZ_RANGED ? self->immune_ranged : self->immune_melee;
}

/* What the army or the commander of a zone adds, where it is in reach. */
static int
get_power (const HkDazCombat     *self,
           const HkDazCombatZone *zone,
           gboolean               commander)
{
  int power;

  if (commander)
    return zone->commander == NULL || is_immune (self, zone->commander_type) ? 0 : zone->commander_attack;
  if (is_immune (self, zone->type) && !self->immune_slots)
    return 0;
  power = is_immune (self, zone->type) ? 0 : zone->attack;
  for (int i = 0; i < zone->n_reinforcements; i++)
    power += zone->reinforcements[i];
  return power;
}

/* A defeated army, its reinforcements and its commander add nothing for the rest of the combat (ruling); nor does
 * what stands in a zone that the zombies ignore. Returns the attack value that the zone gives to an adjacent one.
 * @from: a zone, 0 to 4
 * @commander: whether its commander is meant, not its army
 * @fallen: (array fixed-size=5): which armies have been defeated so far */
int
hk_daz_combat_get_reach (const HkDazCombat *self,
                         int                from,
                         gboolean           commander,
                         const gboolean    *fallen)
{
  const HkDazCombatZone *zone;

  if (from < 0 || from >= HK_DAZ_COMBAT_ZONES)
    return 0;
  zone = &self->zones[from];
  if (!zone->has_army || zone->defeated || (fallen[from] && !(commander && self->commanders_outlast)) ||
      (zone->skipped && !(commander && self->skipped_shoot)))
    return 0;
  if ((commander ? zone->commander_type : zone->type) != HK_DAZ_RANGED)
    return 0;
  return get_power (self, zone, commander);
}

/* Returns the attack value that the army and the commander of the zone give to an adjacent one.
 * @from: a zone, 0 to 4; any other gives nothing
 * @fallen: (array fixed-size=5): which armies have been defeated so far */
int
hk_daz_combat_get_support (const HkDazCombat *self,
                           int                from,
                           const gboolean    *fallen)
{
  return hk_daz_combat_get_reach (self, from, FALSE, fallen) + hk_daz_combat_get_reach (self, from, TRUE, fallen);
}

/* Adds up what the active army of a zone, its reinforcements and its commander have, and what ranged armies and
 * commanders in adjacent zones have (rulebook, Total Attack Power of a War Zone). Returns the total attack power
 * there, 0 or more.
 * @at: a zone, 0 to 4
 * @fallen: (array fixed-size=5): which armies have been defeated so far */
int
hk_daz_combat_get_power (const HkDazCombat *self,
                         int                at,
                         const gboolean    *fallen)
{
  const HkDazCombatZone *zone = &self->zones[at];
  int power = 0;

  if (zone->skipped || (self->empty_quiet && !zone->has_army))
    return 0;
  if (zone->has_army && !zone->defeated && !fallen[at])
    power = get_power (self, zone, FALSE) + get_power (self, zone, TRUE);
  return power + hk_daz_combat_get_support (self, at - 1, fallen) + hk_daz_combat_get_support (self, at + 1, fallen);
}

/* The adjacent zone that gets the supporting fire reward, counted from 1; 0 when none shot. */
static int
find_supporter (const HkDazCombat *self,
                int                at,
                const gboolean    *fallen)
{
  const gboolean behind = hk_daz_combat_get_support (self, at + 1, fallen) > 0;
  const gboolean before = hk_daz_combat_get_support (self, at - 1, fallen) > 0;
  const int picked = self->zones[at].supporter;

  if (before && (picked == at || !behind || (picked == 0 && self->supporter_before)))
    return at;
  return behind ? at + 2 : 0;
}

static int
count_points (const HkDazCombat *self,
              int                tokens,
              int                pair_points)
{
  return tokens / 2 * pair_points + (self->roar_pairs_only && pair_points != 2 ? 0 : tokens % 2);
}

/* Gives tokens to a kingdom; tells how many it took, which are none when the army is nobody's. */
static int
credit (HkDazZoneResult *result,
        HkDazSide        side,
        int              tokens)
{
  if (side == HK_DAZ_NOBODY)
    return 0;
  result->tokens[side] += tokens;
  return tokens;
}

/* Whether the shots from the adjacent zones killed anybody that the zone would not have. */
static gboolean
was_needed (const HkDazCombat     *self,
            int                    at,
            const gboolean        *fallen,
            const HkDazZoneResult *result)
{
  const int alone = result->power - hk_daz_combat_get_support (self, at - 1, fallen) - hk_daz_combat_get_support (self, at + 1, fallen);

  return alone / MAX (1, self->hp) < result->killed;
}

/* The combat in one zone; gives how many zombies go on. */
static int
fight (const HkDazCombat *self,
       int                at,
       int                zombies,
       gboolean          *fallen,
       int               *supply,
       HkDazZoneResult   *result)
{
  const HkDazCombatZone *zone = &self->zones[at];
  const gboolean active = zone->has_army && !zone->defeated;
  int left;
  int own;

  result->reached = TRUE;
  result->zombies = zombies;
  if (zone->skipped)
    return zombies;
  if (active)
    result->charged = (zone->type == HK_DAZ_CAVALRY)
                      + (zone->commander != NULL && zone->commander_type == HK_DAZ_CAVALRY && !self->commanders_walk);
  result->charged = MIN (result->charged, zombies);
  result->power = hk_daz_combat_get_power (self, at, fallen);
  left = zombies - result->charged;
  result->killed = MIN (left, result->power / MAX (1, self->hp));
  left -= result->killed;

  own = result->charged + result->killed;
  if (result->killed + (self->charge_rewards ? result->charged : 0) > 0 && (!self->support_needed || was_needed (self, at, fallen, result)))
    result->supporter = find_supporter (self, at, fallen);
  result->rivals = result->supporter > 0 && hk_daz_combat_get_support (self, at - 1, fallen) > 0 && hk_daz_combat_get_support (self, at + 1, fallen) > 0
                   && self->zones[at - 1].side != self->zones[at + 1].side;
  if (result->supporter > 0)
    own -= credit (result, self->zones[result->supporter - 1].side, 1);
  if (active)
    own -= credit (result, zone->side, own);
  result->discarded = own;
  for (int side = 0; side < 2; side++)
    result->points[side] = active && zone->side == (HkDazSide) side ? count_points (self, result->tokens[side], zone->pair_points)
                                                                    : result->tokens[side];

  *supply += result->discarded;
  if (left > 0 && active && !zone->undefeatable)
    {
      fallen[at] = TRUE;
      result->defeated = TRUE;
      result->added = self->is_limited ? MIN (zone->zombification, *supply) : zone->zombification;
      *supply -= result->added;
      left += result->added;
    }
  else if (left > 0 && active)
    fallen[at] = self->saved_done;
  return left;
}

/* Works out the invasion of one frontier, zone by zone to the City Gate.
 * @result: (out caller-allocates): how it ends */
void
hk_daz_combat_resolve (const HkDazCombat *self,
                       HkDazCombatResult *result)
{
  gboolean fallen[HK_DAZ_COMBAT_ZONES] = { FALSE };
  int zombies = self->zombies;
  int supply = self->supply;

  *result = (HkDazCombatResult) { 0 };
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES && zombies > 0; i++)
    {
      HkDazZoneResult *zone = &result->zones[i];

      result->reached = i + 1;
      zombies = fight (self, i, zombies, fallen, &supply, zone);
      for (int side = 0; side < 2; side++)
        {
          result->tokens[side] += zone->tokens[side];
          result->gained[side] += zone->points[side];
        }
    }
  result->at_gate = zombies;
  if (zombies == 0)
    return;
  result->reached = HK_DAZ_COMBAT_ZONES + 1;
  for (int side = 0; side < 2; side++)
    {
      const int lost = zombies * self->damage - hk_daz_combat_get_protection (self, result, side);

      result->lost[side] = self->protection_pays ? lost : MAX (0, lost);
    }
}

/* Returns by how much the damage of that kingdom is less at the end of the combat.
 * @result: how far it has come
 * @side: 0 left, 1 right */
int
hk_daz_combat_get_protection (const HkDazCombat       *self,
                              const HkDazCombatResult *result,
                              int                      side)
{
  int protection = self->protection[side];

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    if (result->zones[i].defeated)
      protection -= self->zones[i].guards[side];
  return MAX (0, protection);
}

/* Whether the army of a zone shoots no more into the next one. */
static gboolean
is_done (const HkDazCombat       *self,
         const HkDazCombatResult *now,
         int                      at)
{
  const HkDazZoneResult *zone = &now->zones[at];

  return zone->defeated || (self->saved_done && self->zones[at].undefeatable && zone->zombies > zone->charged + zone->killed);
}

/* Returns whether as many zombies reach the City Gate and both kingdoms gain and lose as much.
 * @a: how a combat ends
 * @b: how a combat ends */
gboolean
hk_daz_combat_same_outcome (const HkDazCombatResult *a,
                            const HkDazCombatResult *b)
{
  return a->at_gate == b->at_gate && a->gained[0] - a->lost[0] == b->gained[0] - b->lost[0]
         && a->gained[1] - a->lost[1] == b->gained[1] - b->lost[1];
}

/* How much more attack the army of a zone needs before it can kill one zombie more somewhere, seen
 * from how the combat goes now; 0 when no more can die by its hand. With less than that every zone
 * in its reach kills as many as now, so that all goes on as it does now. */
static int
find_step (const HkDazCombat       *self,
           int                      at,
           const HkDazCombatResult *now)
{
  const int hp = MAX (1, self->hp);
  const gboolean ranged = self->zones[at].type == HK_DAZ_RANGED;
  int step = 0;

  for (int i = MAX (0, at - 1); i <= MIN (HK_DAZ_COMBAT_ZONES - 1, at + 1); i++)
    {
      const HkDazZoneResult *zone = &now->zones[i];
      const int need = hp - zone->power % hp;

      if (!zone->reached || self->zones[i].skipped || zone->charged + zone->killed == zone->zombies ||
          (self->empty_quiet && !self->zones[i].has_army))
        continue;
      if (i != at && (!ranged || (i > at && is_done (self, now, at))))
        continue;
      if (step == 0 || need < step)
        step = need;
    }
  return step;
}

/* How much can matter at most: with that every zone in reach kills all that can ever come. */
static int
find_bound (const HkDazCombat *self)
{
  int zombies = self->zombies;

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    zombies += self->zones[i].zombification;
  return MAX (1, self->hp) * (zombies + 1);
}

/* The least that has to be added to the army of one zone; 0 when nothing that is added matters. */
static int
find_smallest (const HkDazCombat       *self,
               int                      at,
               const HkDazCombatResult *now,
               HkDazCombatResult       *changed)
{
  const HkDazCombatZone *zone = &self->zones[at];
  HkDazCombat trial = *self;
  int added = 0;
  int step;

  if (!zone->has_army || zone->defeated || zone->skipped || is_immune (self, zone->type))
    return 0;
  *changed = *now;
  /* An army that had nothing becomes a supporter with the first point. */
  step = get_power (self, zone, FALSE) == 0 || self->support_needed ? 1 : find_step (self, at, changed);
  while (step > 0)
    {
      added += step;
      trial.zones[at].attack = zone->attack + added;
      hk_daz_combat_resolve (&trial, changed);
      if (!hk_daz_combat_same_outcome (now, changed))
        return added;
      /* Where a reward depends on who was needed, every point can matter. */
      step = !self->support_needed ? find_step (self, at, changed) : added < find_bound (self) ? 1 : 0;
    }
  return 0;
}

/* Finds the smallest added attack power that changes the outcome of the frontier, exactly: it goes from one number
 * at which a zombie more would die to the next. Of zones that need as much the one nearer the horde is taken.
 * Returns whether there is any.
 * @zone: the zone whose army is to be made stronger, 1 to 5, or 0 for whichever needs least
 * @zone_out: (out): the zone
 * @added: (out): by how much
 * @changed: (out caller-allocates): how the combat ends then */
gboolean
hk_daz_combat_smallest_power (const HkDazCombat *self,
                              int                zone,
                              int               *zone_out,
                              int               *added,
                              HkDazCombatResult *changed)
{
  HkDazCombatResult now;
  gboolean found = FALSE;

  hk_daz_combat_resolve (self, &now);
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      HkDazCombatResult other;
      int least;

      if (zone != 0 && zone != i + 1)
        continue;
      least = find_smallest (self, i, &now, &other);
      if (least == 0 || (found && least >= *added))
        continue;
      found = TRUE;
      *zone_out = i + 1;
      *added = least;
      *changed = other;
    }
  return found;
}
