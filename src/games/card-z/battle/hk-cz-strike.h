/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-attack.h"

G_BEGIN_DECLS

/* An attack of a survivor in the making.
 * @target: (nullable): the Encounter that is attacked; %NULL in a battle between players
 * @victim: the survivor who is attacked there; −1 none
 * @loot: (nullable): the weapon
 * @number: its number among the Loot of the attacker; −1 none
 * @gear: (nullable): the numbers of the weapon
 * @fires: whether a shot is fired, which takes ammo
 * @shots: how many shots at most */
typedef struct
{
  HkCzTable      *table;
  HkMove         *move;
  int             survivor;
  HkCzSurvivor   *record;
  HkCzEncounter  *target;
  int             victim;
  HkCzLoot       *loot;
  int             number;
  HkCzGear       *gear;
  gboolean        fires;
  HkCzToHit       input;
  HkCzToHitResult result;
  int             shots;
} HkCzStrike;

gboolean hk_cz_strike_read   (HkCzStrike *self, GError **error);
gboolean hk_cz_strike_resolve (HkCzStrike *self, GError **error);

#define HK_CZ_STRIKE_PARAMS \
  { "encounter", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which Encounter, of those at the Location"), N_("Encounter") }, \
  { "victim", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Which survivor is attacked, in a battle between players"), N_("Survivor who is attacked"), "survivors" }, \
  { "loot", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The weapon: its number among the Loot, or its name; bare hands push when left out"), N_("Weapon") }, \
  { "how", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("kill, push, drive, impale or shoot; as the weapon suggests when left out"), N_("How") }, \
  { "charge", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the survivor moves 1 or 2 hexes first"), N_("Charge") }, \
  { "range", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("melee, close, medium or long, or how many hexes; the told distance when left out"), N_("Range") }, \
  { "outside", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it happens outside; as the zone of the target when left out"), N_("Outside") }, \
  { "restart", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the survivor who is attacked stands on a restart hex"), N_("Behind a restart hex") }, \
  { "other", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What anything else adds to the die"), N_("Other changes of the roll") }, \
  { "target", HK_PARAM_INT, FALSE, 1, 10, NULL, N_("The number that the card asks for, when it is not known"), N_("Target number") }, \
  { "type", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The type of the weapon, when it is not known: blade, club, stake, pistol, rifle, shotgun or bow"), N_("Type") }, \
  { "loud", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the weapon is loud, when it is not known"), N_("Loud") }, \
  { "jam", HK_PARAM_INT, FALSE, -1, 9, NULL, N_("The jam rating of the firearm, when it is not known; −1 none"), N_("Jam rating") }, \
  { "push-only", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a club only pushes"), N_("Only push") }, \
  { "room", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a Zombie is driven into a room, which locks it in"), N_("Into a room") }, \
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the attack"), N_("The d10 of the attack") }, \
  { "second", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The d10 that is rolled after a natural zero for the jam, or several"), N_("The second d10") }, \
  { "shots", HK_PARAM_INT, FALSE, 1, 50, NULL, N_("How many shots at most with rapid-fire; it ends when the target is eradicated"), N_("Shots at most") }, \
  { "extra", HK_PARAM_INTS, FALSE, 0, 9, NULL, N_("The d10s of the further shots"), N_("The d10s of the further shots") }, \
  { "targets", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Whom the further shots are for, when the first target is down"), N_("Targets of the further shots") }, \
  { "affects", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("The d6 that says which engaged survivor suffers from a natural zero"), N_("Who suffers, by the d6") }

G_END_DECLS
