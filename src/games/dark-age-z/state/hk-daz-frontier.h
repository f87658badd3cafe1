/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-zone.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_FRONTIER (hk_daz_frontier_get_type ())
G_DECLARE_FINAL_TYPE (HkDazFrontier, hk_daz_frontier, HK, DAZ_FRONTIER, HkRecord)

/* A frontier board between two neighbours. Kingdoms are numbered clockwise, and frontier i lies on the left hand of
 * kingdom i and on the right hand of kingdom i + 1. Seen from the City Gate towards the horde, the kingdom to the
 * left is i + 1 and the kingdom to the right is i.
 * @number: counted from 0 clockwise; the combat goes in this order
 * @left: the kingdom whose right hand frontier this is
 * @right: the kingdom whose left hand frontier this is; the same as @number
 * @zones: (element-type HkDazZone): the five zones, Zone 1 first
 * @at_gate: zombies that have reached the City Gate today
 * @kills_left: zombie tokens beside the board on the side of @left
 * @kills_right: zombie tokens beside the board on the side of @right
 * @shield_left: gate protection for @left that a relic gave for today
 * @shield_right: gate protection for @right that a relic gave for today
 * @reached_zone: the furthest zone that a zombie came to today; 6 the City Gate, 0 none
 * @points_left: the points that today’s kills here gave @left, relics counted
 * @points_right: the points that today’s kills here gave @right, relics counted */
struct _HkDazFrontier
{
  HkRecord parent_instance;

  int         number;
  int         left;
  int         right;
  HkRecordList *zones;
  int         horde;
  int         at_gate;
  int         kills_left;
  int         kills_right;
  int         shield_left;
  int         shield_right;
  gboolean    fought;
  int         reached_zone;
  int         points_left;
  int         points_right;
};

#define HK_DAZ_N_ZONES 5

HkDazFrontier *hk_daz_frontier_new        (int number, int left, int right);
HkDazZone     *hk_daz_frontier_get_zone   (HkDazFrontier *self, int number);
gboolean       hk_daz_frontier_borders    (HkDazFrontier *self, int kingdom);
int            hk_daz_frontier_get_other  (HkDazFrontier *self, int kingdom);
const char    *hk_daz_frontier_get_reward (HkDazFrontier *self, int zone, int kingdom);
gboolean       hk_daz_frontier_is_covered (HkDazFrontier *self, int zone, int kingdom);
int            hk_daz_frontier_count_rewards (HkDazFrontier *self, int kingdom, const char *reward);

G_END_DECLS
