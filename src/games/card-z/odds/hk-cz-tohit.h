/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-breakdown.h"
#include "core/odds/hk-distribution.h"

G_BEGIN_DECLS

/* @HK_CZ_HOW_KILL: a melee attack that eradicates; a club also pushes when it falls short
 * @HK_CZ_HOW_DRIVE: a push after which the survivor follows
 * @HK_CZ_HOW_IMPALE: holds a Zombie in place, kills a human or a Feral Dog */
typedef enum
{
  HK_CZ_HOW_KILL,
  HK_CZ_HOW_PUSH,
  HK_CZ_HOW_DRIVE,
  HK_CZ_HOW_IMPALE,
  HK_CZ_HOW_SHOOT,
} HkCzHow;

/* @HK_CZ_RANGE_CLOSE: 2–3 hexes
 * @HK_CZ_RANGE_MEDIUM: 4–6 hexes
 * @HK_CZ_RANGE_LONG: 7–9 hexes */
typedef enum
{
  HK_CZ_RANGE_MELEE,
  HK_CZ_RANGE_CLOSE,
  HK_CZ_RANGE_MEDIUM,
  HK_CZ_RANGE_LONG,
  HK_CZ_RANGE_OUT,
} HkCzRange;

/* All that a roll to hit depends on.
 * @range: how far away the target is
 * @target: the number that the card asks for, 1–10
 * @fallback: the target number of the push that a club makes when the kill fails; 0 none
 * @weapon: (nullable): what it is called
 * @night: whether it is night
 * @night_outside: whether the night counts in zones outside alone, as a house rule
 * @pistol_at_night: whether it counts for a pistol in melee too, as a house rule
 * @nine_hits: whether a natural 9 always succeeds, as a house rule
 * @outside: whether the attack happens in an outside zone
 * @weather: what the Weather of the phase adds at this range; it counts outside only
 * @distracted: whether the target is distracted
 * @helmet: whether the target wears a helmet
 * @pushed: whether the target was pushed
 * @engaged: how many Encounters engage the attacker
 * @charge: whether the attacker charges
 * @impaled: whether another survivor holds the target impaled
 * @impaled_by_attacker: whether the attacker does
 * @restart: whether the target stands on a restart hex in a battle between players
 * @starving: whether the attacker is starving
 * @sleep_deprived: whether the attacker is sleep deprived
 * @sick: what the Sick card adds to rolls, mostly negative
 * @other: what anything else adds
 * @stand_in: whether the target number is a stand-in
 * @by_hand: whether the target number was told in the move */
typedef struct
{
  HkCzHow     how;
  HkCzRange   range;
  int         target;
  int         fallback;
  const char *weapon;
  int         skill;
  gboolean    night;
  gboolean    night_outside;
  gboolean    pistol_at_night;
  gboolean    nine_hits;
  gboolean    outside;
  int         weather;
  gboolean    distracted;
  gboolean    helmet;
  gboolean    pushed;
  int         engaged;
  gboolean    charge;
  gboolean    impaled;
  gboolean    impaled_by_attacker;
  gboolean    restart;
  gboolean    starving;
  gboolean    sleep_deprived;
  int         sick;
  int         other;
  gboolean    stand_in;
  gboolean    by_hand;
} HkCzToHit;

/* @modifier: the sum of what is added to the die
 * @needed: the least face that succeeds, 1–9; 10 when none does; 0 when no die is rolled
 * @needed_push: the least face with which a club still pushes; 10 when none does or it does not apply
 * @chance: how likely the attack succeeds, 0–1
 * @chance_push: how likely a club only pushes, 0–1
 * @critical: how likely a natural zero is, 0–1
 * @automatic: whether the attack succeeds without a die */
typedef struct
{
  int      modifier;
  int      needed;
  int      needed_push;
  double   chance;
  double   chance_push;
  double   critical;
  gboolean automatic;
} HkCzToHitResult;

/* @chance: how likely one shot hits, 0–1
 * @jam: the jam rating, 0–9; −1 when the firearm cannot jam
 * @rapid: whether 2 more ammo fire it again at once
 * @wanted: hits after which the shooter stops; 0 fires until the ammo is gone */
typedef struct
{
  double   chance;
  int      jam;
  gboolean rapid;
  int      ammo;
  int      wanted;
} HkCzFire;

/* @shots: how many shots the ammo allows
 * @any: how likely at least one hit is, 0–1
 * @jammed: how likely the firearm is jammed at the end, 0–1
 * @hits: how likely each number of hits is
 * @ammo: how likely each amount of ammo is spent */
typedef struct
{
  int             shots;
  double          any;
  double          jammed;
  HkDistribution *hits;
  HkDistribution *ammo;
} HkCzFireOdds;

const char   *hk_cz_how_get_id          (HkCzHow how);
gboolean      hk_cz_how_from_id         (const char *id, HkCzHow *how);
const char   *hk_cz_how_get_title       (HkCzHow how);
const char   *hk_cz_range_get_id        (HkCzRange range);
const char   *hk_cz_range_get_title     (HkCzRange range);
HkCzRange     hk_cz_range_from_hexes    (int hexes);

void         hk_cz_to_hit_resolve   (const HkCzToHit *self, HkCzToHitResult *result);
HkBreakdown *hk_cz_to_hit_explain   (const HkCzToHit *self, const HkCzToHitResult *result);

int           hk_cz_fire_count_shots (const HkCzFire *self);
int           hk_cz_fire_get_ammo    (int shots);
HkCzFireOdds *hk_cz_fire_get_odds    (const HkCzFire *self);
HkBreakdown  *hk_cz_fire_explain     (const HkCzFire *self, const HkCzFireOdds *odds);
void          hk_cz_fire_odds_free   (HkCzFireOdds *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkCzFireOdds, hk_cz_fire_odds_free)

G_END_DECLS
