/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-cz-encounter.h"
#include "hk-cz-loot.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_LOCATION (hk_cz_location_get_type ())
G_DECLARE_FINAL_TYPE (HkCzLocation, hk_cz_location, HK, CZ_LOCATION, HkRecord)

/* A Location card of the neighborhood, with what lies on it.
 * @name: of the side that is up
 * @q: column of its hex, axial
 * @r: row of its hex, axial
 * @unknown: whether nobody has said yet which card lies here
 * @cache: whether the Cache (blue) side is up; else Terrain (red)
 * @side_unknown: whether nobody has said yet which side is up
 * @layout: (nullable): the three zones of the side that is up with their dividers: o outside, i inside, | wall, :
 *   fence, such as "oo|i"; %NULL not known
 * @encounter_roll: (nullable): the scout roll of the side that is up, such as "d6-1"; %NULL not known
 * @reward_roll: (nullable): the reward roll of the Cache; %NULL none or not known
 * @reward_deck: (nullable): "residential", "commercial" or %NULL
 * @resource: (nullable): "hunting", "fishing", "trapping" or %NULL
 * @garden: whether it has a garden
 * @garden_looted: whether the garden has been looted
 * @base: "alpha" or "bravo" for a home base
 * @fixed: whether the pattern fixes its place
 * @reverse: the name of the other side
 * @clearings: phases spent on clearing, for the S-Mart
 * @safe: whether a safe-chip lies here
 * @fire: whether a fire-chip lies here
 * @scouted: whether it has been scouted today
 * @laid: whether the group has laid out all that was rolled
 * @rolled: Encounters rolled today; −1 none yet
 * @cleared_by: the player who cleared it last; −1 nobody
 * @blockaded: whether survivors camp out on Encounters left behind a wall or fence
 * @locked_rooms: zombies quarantined here since the last reward
 * @encounters: (element-type HkCzEncounter): face up and face down
 * @left: (element-type HkCzLoot): Loot left behind face down
 * @stock: (element-type HkCzLoot): Loot of the Church
 * @stocked: whether the Church has drawn its Loot
 * @boombox: batteries left in an active Boombox here; 0 none
 * @hunted: whether a Character hunted here in this phase
 * @dawn_patrol: whether survivors slept outside here, who must scout it first
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkCzLocation
{
  HkRecord parent_instance;

  char       *name;
  int         q;
  int         r;
  gboolean    unknown;
  gboolean    cache;
  gboolean    side_unknown;
  char       *layout;
  char       *encounter_roll;
  char       *reward_roll;
  char       *reward_deck;
  char       *resource;
  gboolean    garden;
  gboolean    garden_looted;
  char       *base;
  gboolean    fixed;
  char       *reverse;
  char       *reverse_layout;
  char       *reverse_roll;
  char       *reverse_resource;
  int         clearings;
  gboolean    safe;
  gboolean    fire;
  gboolean    scouted;
  gboolean    laid;
  int         rolled;
  int         cleared_by;
  gboolean    blockaded;
  int         locked_rooms;
  HkRecordList *encounters;
  HkRecordList *left;
  HkRecordList *stock;
  gboolean    stocked;
  int         boombox;
  gboolean    hunted;
  gboolean    dawn_patrol;
  char       *source;
};

void hk_cz_location_swap_sides (HkCzLocation *self);

G_END_DECLS
