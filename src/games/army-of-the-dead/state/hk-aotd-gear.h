/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

/* What may be printed on a weapon, for the record, the pack and the calculators. */
#define HK_AOTD_MOST_RANGE     9
#define HK_AOTD_MOST_DICE      20
#define HK_AOTD_MOST_AMMO_DICE 9
#define HK_AOTD_BEST_ACCURACY  2
#define HK_AOTD_WORST_ACCURACY 6
#define HK_AOTD_MOST_DAMAGE    20

#define HK_TYPE_AOTD_GEAR (hk_aotd_gear_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdGear, hk_aotd_gear, HK, AOTD_GEAR, HkRecord)

/* What is printed on an Equipment card that is a weapon; the rulebook prints few of these numbers.
 * @card: the id of the card, such as "katana"; also "taco-truck-attack" and "taco-truck-gun"
 * @kind: "melee", "ranged" or "thrown"; a thrown weapon needs no roll
 * @ammo_dice: Ammo Dice rolled with them
 * @accuracy: a die of at least this is a hit
 * @noisy: whether using it moves the Noise token
 * @explosive: whether it bears the symbol of Explosives
 * @backpack: whether it may be used from the Backpack
 * @skill: (nullable): the id of the Skill that it gives
 * @source: "owner", "stand-in" or "rulebook" */
struct _HkAotdGear
{
  HkRecord parent_instance;

  char     *card;
  char     *kind;
  int       minimum_range;
  int       maximum_range;
  int       dice;
  int       ammo_dice;
  int       accuracy;
  int       damage;
  gboolean  noisy;
  gboolean  explosive;
  gboolean  backpack;
  char     *skill;
  char     *source;
};

G_END_DECLS
