/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_GEAR (hk_cz_gear_get_type ())
G_DECLARE_FINAL_TYPE (HkCzGear, hk_cz_gear, HK, CZ_GEAR, HkRecord)

/* A kind of Loot whose numbers are known, from the owner, told in a move or from the stand-in. Target numbers are
 * those that a d10 must reach; 0 means that the kind of attack cannot be made.
 * @name: the name of the card
 * @deck: "residential", "commercial", "fresh", "human" or "start"
 * @type: "blade", "club", "stake", "pistol", "rifle", "shotgun", "bow", "food", "armour", "tool", "ammo", "backpack"
 *   or "other"
 * @weight: from the yellow circle; −1 not known
 * @supply: the red position at the bottom, where the clip starts; 0 none
 * @supply_type: what the supply is, such as "9 mm" or "meals"; Loot of the same type can be resupplied
 * @supply_unknown: whether nobody has entered the supply of a card that holds some
 * @trade: the purple number: least supply for a trade at the Church; 0 none
 * @kill: target number of a melee kill
 * @push: target number of a push
 * @impale: target number of an impale
 * @at_close: target number at 2–3 hexes
 * @at_medium: target number at 4–6 hexes
 * @at_long: target number at 7–9 hexes
 * @loud: whether its use is a loud noise
 * @loud_unknown: whether nobody has told that yet
 * @semi: whether it is semi-automatic, so that it may jam
 * @rapid: whether it can be fired again at once for 2 more ammo
 * @jam: the jam rating; −1 none
 * @armour: what it takes off the die of a bite
 * @stake: whether stake-tactics through a fence can be used with it
 * @food: "junk", "normal" or "fresh"
 * @scouting: whether it looks past the first wall, such as the Scope
 * @move: hexes that a Human Enemy of this name moves
 * @text: (nullable): how a Human Enemy of this name acts, in the words of the group
 * @spoils: (nullable): the Loot that a Human Enemy of this name becomes; %NULL the card itself
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkCzGear
{
  HkRecord parent_instance;

  char    *name;
  char    *deck;
  char    *type;
  int      weight;
  int      supply;
  gboolean supply_unknown;
  char    *supply_type;
  int      trade;
  int      kill;
  int      push;
  int      impale;
  int      at_close;
  int      at_medium;
  int      at_long;
  gboolean loud;
  gboolean loud_unknown;
  gboolean semi;
  gboolean rapid;
  int      jam;
  int      armour;
  gboolean stake;
  char    *food;
  gboolean scouting;
  int      move;
  char    *text;
  char    *spoils;
  char    *source;
};
gboolean hk_cz_gear_is_ranged (HkCzGear *gear);
gboolean hk_cz_gear_fires (HkCzGear *gear);
gboolean hk_cz_gear_is_melee (HkCzGear *gear);
gboolean hk_cz_gear_knows_supply (HkCzGear *gear);
gboolean hk_cz_gear_takes_from (HkCzGear *gear, HkCzGear *from);

G_END_DECLS
