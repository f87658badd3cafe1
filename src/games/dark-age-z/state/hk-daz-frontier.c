/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-daz-frontier.h"

static const HkField fields[] = {
  HK_INT_FIELD (HkDazFrontier, number, "number", 0, 4, 0, .names = "frontiers", .least = 1),
  HK_INT_FIELD (HkDazFrontier, left, "left", 0, 4, 0, N_("on the left"), .names = "kingdoms", .least = 1),
  HK_INT_FIELD (HkDazFrontier, right, "right", 0, 4, 0, N_("on the right"), .names = "kingdoms", .least = 1),
  HK_LIST_FIELD (HkDazFrontier, zones, "zones", hk_daz_zone_get_type, N_("Zone"), .least = HK_DAZ_N_ZONES, .plural = N_("War Zones")),
  HK_INT_FIELD (HkDazFrontier, horde, "horde", 0, 999, 0, N_("horde"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, at_gate, "at-gate", 0, 999, 0, N_("zombies at the City Gate"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, kills_left, "kills-left", 0, 999, 0, N_("Zombie Tokens on the left"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, kills_right, "kills-right", 0, 999, 0, N_("Zombie Tokens on the right"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, shield_left, "shield-left", 0, 99, 0, N_("Gate Protection by relics on the left"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, shield_right, "shield-right", 0, 99, 0, N_("Gate Protection by relics on the right"), .settable = TRUE),
  HK_BOOLEAN_FIELD (HkDazFrontier, fought, "fought", N_("combat fought"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, reached_zone, "reached-zone", 0, 6, 0, N_("furthest zone that zombies came to"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, points_left, "points-left", -999, 999, 0, N_("points on the left"), .settable = TRUE),
  HK_INT_FIELD (HkDazFrontier, points_right, "points-right", -999, 999, 0, N_("points on the right"), .settable = TRUE),
};

HK_DEFINE_RECORD (HkDazFrontier, hk_daz_frontier, fields)

/* Returns (transfer full): a board with five zones and nothing on it.
 * @number: its place, clockwise from 0
 * @left: the kingdom whose right hand frontier this is
 * @right: the kingdom whose left hand frontier this is */
HkDazFrontier *
hk_daz_frontier_new (int number,
                     int left,
                     int right)
{
  HkDazFrontier *self = g_object_new (HK_TYPE_DAZ_FRONTIER, "number", number, "left", left, "right", right, NULL);

  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    {
      g_autoptr (HkDazZone) zone = g_object_new (HK_TYPE_DAZ_ZONE, "number", i, NULL);

      hk_record_list_append (self->zones, zone);
    }
  return self;
}

/* Returns (nullable): the zone.
 * @number: 1 to 5 */
HkDazZone *
hk_daz_frontier_get_zone (HkDazFrontier *self,
                          int            number)
{
  g_return_val_if_fail (HK_IS_DAZ_FRONTIER (self), NULL);

  return number < 1 ? NULL : hk_record_list_get (self->zones, number - 1);
}

/* Returns whether this is one of its two frontiers. */
gboolean
hk_daz_frontier_borders (HkDazFrontier *self,
                         int            kingdom)
{
  g_return_val_if_fail (HK_IS_DAZ_FRONTIER (self), FALSE);

  return kingdom == self->left || kingdom == self->right;
}

/* Returns the kingdom on the other side.
 * @kingdom: a kingdom that it borders */
int
hk_daz_frontier_get_other (HkDazFrontier *self,
                           int            kingdom)
{
  g_return_val_if_fail (HK_IS_DAZ_FRONTIER (self), -1);

  return kingdom == self->left ? self->right : self->left;
}

/* Returns (nullable): the icon of the zone on that kingdom's side: "command", "army", "gate" or "none"; %NULL when
 * it is not known.
 * @zone: 1 to 5
 * @kingdom: a kingdom that it borders */
const char *
hk_daz_frontier_get_reward (HkDazFrontier *self,
                            int            zone,
                            int            kingdom)
{
  HkDazZone *item = hk_daz_frontier_get_zone (self, zone);
  const char *reward;

  g_return_val_if_fail (item != NULL, NULL);

  reward = kingdom == self->left ? item->reward_left : item->reward_right;
  return reward == NULL && zone == HK_DAZ_N_ZONES ? "gate" : reward;
}

/* An army lies on the side of the kingdom that it is loyal to, and a defeated one stays there. Returns whether a
 * card covers the icon of the zone on that kingdom's side.
 * @zone: 1 to 5
 * @kingdom: a kingdom that it borders */
gboolean
hk_daz_frontier_is_covered (HkDazFrontier *self,
                            int            zone,
                            int            kingdom)
{
  HkDazZone *item = hk_daz_frontier_get_zone (self, zone);

  g_return_val_if_fail (item != NULL, FALSE);

  return item->army != NULL && item->loyalty == kingdom;
}

/* Returns how many such icons are to be seen on that kingdom's side.
 * @kingdom: a kingdom that it borders
 * @reward: "command", "army" or "gate" */
int
hk_daz_frontier_count_rewards (HkDazFrontier *self,
                               int            kingdom,
                               const char    *reward)
{
  int n = 0;

  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    n += !hk_daz_frontier_is_covered (self, i, kingdom) &&
         g_strcmp0 (hk_daz_frontier_get_reward (self, i, kingdom), reward) == 0;
  return n;
}
