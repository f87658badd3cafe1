/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-army.h"
#include "hk-daz-reinforcement.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_ZONE (hk_daz_zone_get_type ())
G_DECLARE_FINAL_TYPE (HkDazZone, hk_daz_zone, HK, DAZ_ZONE, HkRecord)

/* A war zone of a frontier and what lies there.
 * @number: 1 faces the horde, 5 lies before the City Gate
 * @army: (nullable): the army card
 * @loyalty: the kingdom that the army is loyal to; −1 while there is no army
 * @defeated: whether the army lies face down
 * @commander: (nullable): the id of the commander there
 * @recruiter: the kingdom whose player recruited the commander; −1 while there is none
 * @reinforcements: (element-type HkDazReinforcement): the cards under the army
 * @ranged: whether a relic makes a Bronze army here attack at range today
 * @skipped: whether a relic makes the zombies pass this zone today
 * @pair_points: victory points for every two zombies killed here today
 * @reward_left: (nullable): the icon on the side of the left kingdom: "command", "army", "gate" or "none"; %NULL
 *   while unknown
 * @reward_right: (nullable): the icon on the side of the right kingdom */
struct _HkDazZone
{
  HkRecord parent_instance;

  int         number;
  HkDazArmy  *army;
  int         loyalty;
  gboolean    defeated;
  char       *commander;
  int         recruiter;
  HkRecordList *reinforcements;
  gboolean    ranged;
  gboolean    skipped;
  int         pair_points;
  char       *reward_left;
  char       *reward_right;
};

gboolean hk_daz_zone_is_active   (HkDazZone *self);
gboolean hk_daz_zone_is_anchored (HkDazZone *self);
void     hk_daz_zone_place       (HkDazZone *self, HkDazArmy *army, int loyalty);
void     hk_daz_zone_take_card   (HkDazZone *self, HkDazZone *from);
void     hk_daz_zone_clear       (HkDazZone *self);

G_END_DECLS
