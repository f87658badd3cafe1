/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "core/odds/hk-breakdown.h"
#include "games/dark-age-z/state/hk-daz-army.h"
#include "games/dark-age-z/state/hk-daz-content.h"

G_BEGIN_DECLS

#define HK_DAZ_COMBAT_ZONES 5
#define HK_DAZ_COMBAT_CARDS 9

/* @HK_DAZ_LEFT: the kingdom to the left of the frontier
 * @HK_DAZ_RIGHT: the kingdom to the right of the frontier */
typedef enum
{
  HK_DAZ_NOBODY = -1,
  HK_DAZ_LEFT = 0,
  HK_DAZ_RIGHT = 1,
} HkDazSide;

/* @HK_DAZ_MELEE: reaches its own zone
 * @HK_DAZ_RANGED: reaches its own and the adjacent zones
 * @HK_DAZ_CAVALRY: melee, and charges before the combat */
typedef enum
{
  HK_DAZ_MELEE,
  HK_DAZ_RANGED,
  HK_DAZ_CAVALRY,
} HkDazAttackType;

/* One war zone as the combat finds it.
 * @has_army: whether a card lies here
 * @defeated: whether it lies face down before the combat
 * @army: (nullable): what to call the army
 * @attack: its basic attack value
 * @type: its attack type, relics counted
 * @zombification: how many zombies come of it when it is defeated
 * @side: the kingdom that the army is loyal to
 * @n_reinforcements: one for each of up to three slots; more with a house rule
 * @reinforcements: what each reinforced slot adds
 * @commander: (nullable): the name of the commander
 * @commander_attack: the commander's attack value
 * @commander_type: the commander's attack type
 * @undefeatable: whether the army cannot be defeated, as with Alexander
 * @skipped: whether the zombies ignore the zone, by the Invisible Spear
 * @pair_points: the points for every two zombies killed here; 2 unless Azrael's Roar changes it
 * @supporter: the zone that the group gives the supporting fire reward of this zone to; 0 for the one nearer the
 *   City Gate
 * @guards: by how much the protection of each kingdom is less once the army is defeated; house rule for Lancelot
 * @stand_in: whether the army's values come from a stand-in deck */
typedef struct
{
  gboolean        has_army;
  gboolean        defeated;
  const char     *army;
  int             attack;
  HkDazAttackType type;
  int             zombification;
  HkDazSide       side;
  int             n_reinforcements;
  int             reinforcements[HK_DAZ_COMBAT_CARDS];
  const char     *commander;
  int             commander_attack;
  HkDazAttackType commander_type;
  gboolean        undefeatable;
  gboolean        skipped;
  int             pair_points;
  int             supporter;
  int             guards[2];
  gboolean        stand_in;
} HkDazCombatZone;

/* One frontier as the combat finds it.
 * @names: the names of the kingdoms to the left and to the right
 * @zombies: how many stand in front of Zone 1
 * @hp: the Hit Points of each; at least 1
 * @damage: the damage that each does at the City Gate
 * @protection: by how much each kingdom's damage is less
 * @immune_ranged: whether ranged attacks do nothing
 * @immune_melee: whether melee attacks do nothing
 * @commanders_walk: house rule: a commander of the cavalry does not charge
 * @supporter_before: house rule: of two supporters the one nearer the horde, unless the group picks
 * @support_needed: house rule: no supporting fire reward for shots that killed nobody more
 * @empty_quiet: house rule: nobody attacks in a zone without a card
 * @charge_rewards: house rule: a zombie killed by charge can be the supporting fire reward
 * @commanders_outlast: house rule: a commander shoots on when the army was defeated in this combat
 * @saved_done: house rule: an army that cannot be defeated shoots no more once the zombies have passed it
 * @skipped_shoot: house rule: the commander of a zone that is ignored shoots into the next one
 * @immune_slots: house rule: reinforcements of an army that the zombies are immune to count
 * @roar_pairs_only: house rule: an odd zombie is worth nothing under Azrael's Roar
 * @protection_pays: house rule: protection beyond the damage brings points
 * @is_limited: house rule: no zombies come of an army once the tokens have run out
 * @supply: how many Zombie Tokens are left then
 * @zones: Zone 1 to Zone 5
 * @stand_in: whether the numbers of the horde come from a stand-in card */
typedef struct
{
  const char     *names[2];
  int             zombies;
  int             hp;
  int             damage;
  int             protection[2];
  gboolean        immune_ranged;
  gboolean        immune_melee;
  gboolean        commanders_walk;
  gboolean        supporter_before;
  gboolean        support_needed;
  gboolean        empty_quiet;
  gboolean        charge_rewards;
  gboolean        commanders_outlast;
  gboolean        saved_done;
  gboolean        skipped_shoot;
  gboolean        immune_slots;
  gboolean        roar_pairs_only;
  gboolean        protection_pays;
  gboolean        is_limited;
  int             supply;
  HkDazCombatZone zones[HK_DAZ_COMBAT_ZONES];
  gboolean        stand_in;
} HkDazCombat;

/* @reached: whether any zombie came here
 * @charged: how many the charge killed
 * @power: the total attack power
 * @killed: how many the power killed
 * @tokens: the zombie tokens that each kingdom gets here
 * @discarded: the tokens that nobody gets
 * @supporter: the zone whose ranged attack earned the supporting fire reward, or 0
 * @rivals: whether the group may pick which of two kingdoms gets that reward
 * @defeated: whether the army here is defeated in this combat
 * @added: the zombies that came of the defeated army
 * @points: the points that each kingdom gets for its tokens here */
typedef struct
{
  gboolean reached;
  int      zombies;
  int      charged;
  int      power;
  int      killed;
  int      tokens[2];
  int      discarded;
  int      supporter;
  gboolean rivals;
  gboolean defeated;
  int      added;
  int      points[2];
} HkDazZoneResult;

/* @zones: Zone 1 to Zone 5
 * @reached: the furthest zone that a zombie came to; 6 the City Gate, 0 none
 * @at_gate: the zombies at the City Gate
 * @tokens: the zombie tokens of each kingdom
 * @gained: the points that each kingdom gains
 * @lost: the points that each kingdom loses at the City Gate */
typedef struct
{
  HkDazZoneResult zones[HK_DAZ_COMBAT_ZONES];
  int             reached;
  int             at_gate;
  int             tokens[2];
  int             gained[2];
  int             lost[2];
} HkDazCombatResult;

void         hk_daz_combat_init           (HkDazCombat *self);
void         hk_daz_combat_set_commander  (HkDazCombatZone *zone, const HkDazCommander *facts);
void         hk_daz_combat_set_boss       (HkDazCombat *self, const HkDazBoss *boss);
HkDazAttackType hk_daz_combat_get_type    (int rank, gboolean at_range);
void         hk_daz_combat_resolve        (const HkDazCombat *self, HkDazCombatResult *result);
int          hk_daz_combat_get_support    (const HkDazCombat *self, int from, const gboolean *fallen);
int          hk_daz_combat_get_reach      (const HkDazCombat *self, int from, gboolean commander, const gboolean *fallen);
int          hk_daz_combat_get_power      (const HkDazCombat *self, int at, const gboolean *fallen);
int          hk_daz_combat_get_protection (const HkDazCombat *self, const HkDazCombatResult *result, int side);
gboolean     hk_daz_combat_same_outcome   (const HkDazCombatResult *a, const HkDazCombatResult *b);
gboolean     hk_daz_combat_smallest_power (const HkDazCombat *self, int zone, int *zone_out, int *added,
                                           HkDazCombatResult *changed);
HkBreakdown *hk_daz_combat_explain        (const HkDazCombat *self, const HkDazCombatResult *result);
HkBreakdown *hk_daz_combat_explain_power  (const HkDazCombat *self, int at);
char        *hk_daz_combat_summarise      (const HkDazCombat *self, const HkDazCombatResult *result);

G_END_DECLS
