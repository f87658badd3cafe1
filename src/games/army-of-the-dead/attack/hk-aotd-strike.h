/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-attack.h"

G_BEGIN_DECLS

#define HK_AOTD_STRIKE_FACES 60

/* An attack at the table, from the move to what follows of it. Points into itself.
 * @gear: the numbers of the weapon
 * @item: (nullable): the card, %NULL for the Taco Truck
 * @truck: whether it is the Taco Truck or its Machine Gun, for which no Skill counts
 * @roll: its throw, kept in @faces
 * @has_allotment: whether the group has told where the hits go */
typedef struct
{
  int             survivor;
  HkAotdGear     *gear;
  HkAotdItem     *item;
  gboolean        truck;
  HkAotdAttack    attack;
  HkAotdRoll      roll;
  int             faces[3][HK_AOTD_STRIKE_FACES];
  gboolean        has_allotment;
  HkAotdAllotment allotment;
  HkAotdOutcome   outcome;
} HkAotdStrike;

/* Parameters of everything that attacks. */
#define HK_AOTD_STRIKE_PARAMS \
  { "concentrated", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether all hits go to one Zombie"), N_("Concentrated Attack") }, \
  { "targets", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("Who stands in the Zone"), N_("Zombies in the Zone") }, \
  { "target", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The type of the Zombie of a Concentrated Attack"), N_("Target") }, \
  { "trapped", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a Bola holds that Zombie"), N_("A Bola holds the Target") }, \
  { "friends", HK_PARAM_INTS, FALSE, 0, 5, NULL, N_("The other Survivors in that Zone"), N_("Other Survivors in the Zone") }, \
  { "companions", HK_PARAM_INTS, FALSE, 0, 11, NULL, N_("The Companions in that Zone"), N_("Companions") }, \
  { "range", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("How many Zones away it is, when the group wants it checked"), N_("Range in Zones") }, \
  { "explosives", HK_PARAM_INTS, FALSE, 0, 20, NULL, N_("The Damage of each other Explosive in that Zone"), N_("Damage of the other Explosives") }, \
  { "dice", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("What the regular dice show, when they are rolled by hand"), N_("Faces of the dice") }, \
  { "ammo", HK_PARAM_INTS, FALSE, 0, 6, NULL, N_("What the Ammo Dice show"), N_("Faces of the Ammo Dice") }, \
  { "extra", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("What the dice show that sixes have added"), N_("Faces of the additional dice") }, \
  { "by-app", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the app rolls although the group rolls its dice by hand"), N_("The app rolls") }, \
  { "rerolls", HK_PARAM_INT, FALSE, 0, 6, NULL, N_("How many times all dice may be rolled again at most; by default as often as the Skills allow"), N_("Rolled again") }, \
  { "allot", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("Where the hits of a Melee Action go"), N_("Where the hits go") }, \
  { "wounds-to", HK_PARAM_INTS, FALSE, 0, 5, NULL, N_("The Survivor hit by each miss"), N_("Whom each miss hits") }, \
  { "companions-hit", HK_PARAM_INTS, FALSE, 0, 11, NULL, N_("The Companions hit by misses, one miss each"), N_("Companions who are hit") }, \
  { "bonus-dice", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("Dice more or less, for any other reason"), N_("Dice more or less") }, \
  { "bonus-damage", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("Damage more or less, for any other reason"), N_("Damage more or less") }, \
  { "quiet", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a noisy weapon makes no Noise this time"), N_("It makes no Noise") }, \
  { "where", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Where the Noise token goes, in words; the Zone of the Survivor when left out"), N_("Where") }

HkAotdGear *hk_aotd_read_told_gear (HkAotdTable *self, JsonObject *component, GError **error);
HkAotdGear *hk_aotd_read_gear     (HkAotdTable *self, HkMove *move, const char *param, GError **error);
gboolean    hk_aotd_strike_read   (HkAotdStrike *strike, HkAotdTable *self, HkMove *move, GError **error);
gboolean    hk_aotd_strike_read_chain (HkAotdStrike *strike, HkAotdTable *self, HkMove *move, GError **error);
void        hk_aotd_strike_use_chain (HkAotdStrike *strike, HkAotdTable *self, HkMove *move);
gboolean    hk_aotd_strike_roll   (HkAotdStrike *strike, HkAotdTable *self, HkMove *move, GError **error);
const HkAotdChoice *hk_aotd_strike_get_choice (HkMove *move);
gboolean    hk_aotd_strike_settle (HkAotdStrike *strike, HkAotdTable *self, HkMove *move, GError **error);

G_END_DECLS
