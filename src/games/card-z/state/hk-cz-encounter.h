/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-loot.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ENCOUNTER (hk_cz_encounter_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounter, hk_cz_encounter, HK, CZ_ENCOUNTER, HkRecord)

/* An Encounter card laid out at a Location.
 * @type: (nullable): "zombie", "fast", "slow", "rigored", "dog", "human-enemies", "human", "ally", "dependant",
 *   "fire" or %NULL while it is not known
 * @name: (nullable): of a human; %NULL for the others
 * @zone: 1 to 3; 0 on the edge columns, drawn by a noise
 * @hex: the letter of the hex
 * @column: of the hex on the battlefield where it stands; −1 nobody has placed it
 * @row: of that hex, from the survivors’ edge; −1
 * @helmet: whether it wears a helmet
 * @distracted: whether it is distracted
 * @carries_loot: whether it carries Loot
 * @revealed: whether it is turned up
 * @seen: whether a Scope or Binoculars have shown what lies face down
 * @mark: tells Encounters of one name apart: 1 for A, 2 for B and so on; 0 there is no other
 * @behind_fence: whether a fence keeps it away
 * @pushed: whether it is placed sideways after a push
 * @impaled_by: the survivor who holds it in place; −1 nobody
 * @impaled_with: (nullable): the Loot that holds it
 * @locked: whether it is quarantined in a room
 * @set_aside: whether it is a friendly human who waits until the zone is clear
 * @distance: hexes to the closest survivor, as told; 0 not known, 1 engaged
 * @nearest: the closest survivor, as told; −1 not known
 * @engaged: (nullable): numbers of the survivors in adjacent hexes
 * @acted: whether it has acted in this battle-round
 * @bite_due: whether it bites and its die is still to be told
 * @more_bites: how many more it has in this turn of the Encounters after the one that is due, as a house rule
 * @arrived: the battle-round in which a noise drew it; it does not act in that round
 * @horde: whether it belongs to a horde
 * @stuck: (element-type HkCzLoot): blades that hang in it
 * @ammo: what a Human Enemy has left to fire; −1 not known */
struct _HkCzEncounter
{
  HkRecord parent_instance;

  char    *id;
  char    *type;
  char    *name;
  int      zone;
  char    *hex;
  int      column;
  int      row;
  gboolean helmet;
  gboolean distracted;
  gboolean carries_loot;
  gboolean revealed;
  gboolean seen;
  int      mark;
  gboolean behind_fence;
  gboolean pushed;
  int      impaled_by;
  char    *impaled_with;
  gboolean locked;
  gboolean set_aside;
  int      distance;
  int      nearest;
  GStrv    engaged;
  gboolean acted;
  gboolean bite_due;
  int      more_bites;
  int      arrived;
  gboolean horde;
  HkRecordList *stuck;
  int      ammo;
};
gboolean hk_cz_encounter_is_engaged_by (HkCzEncounter *self, int survivor);

G_END_DECLS
