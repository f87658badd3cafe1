/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-map.h"

/* The hexes of the neighborhood: patterns, neighbours and distances (Neighborhoods, The Horde). */

/* A hexagon with a radius of two; the Pub lies in the middle. */
static const HkCzSpot standard[] = {
  { 0, -2, NULL }, { 1, -2, NULL }, { 2, -2, NULL },
  { -1, -1, NULL }, { 0, -1, NULL }, { 1, -1, NULL }, { 2, -1, NULL },
  { -2, 0, NULL }, { -1, 0, NULL }, { 0, 0, "pub" }, { 1, 0, NULL }, { 2, 0, NULL },
  { -2, 1, NULL }, { -1, 1, NULL }, { 0, 1, NULL }, { 1, 1, NULL },
  { -2, 2, NULL }, { -1, 2, NULL }, { 0, 2, NULL },
};

/* Rows of six, seven and six with a home base at either end. */
static const HkCzSpot wide[] = {
  { -2, -1, NULL }, { -1, -1, NULL }, { 0, -1, NULL }, { 1, -1, NULL }, { 2, -1, NULL }, { 3, -1, NULL },
  { -3, 0, "alpha" }, { -2, 0, NULL }, { -1, 0, NULL }, { 0, 0, NULL }, { 1, 0, NULL }, { 2, 0, NULL }, { 3, 0, "bravo" },
  { -3, 1, NULL }, { -2, 1, NULL }, { -1, 1, NULL }, { 0, 1, NULL }, { 1, 1, NULL }, { 2, 1, NULL },
};

/* Two parts of nine that only the Bridge joins. */
static const HkCzSpot bridge[] = {
  { -2, -1, NULL }, { -1, -1, NULL }, { -4, 0, NULL }, { -3, 0, NULL }, { -2, 0, NULL }, { -1, 0, NULL },
  { -4, 1, NULL }, { -3, 1, NULL }, { -2, 1, NULL },
  { 0, 0, "bridge" },
  { 2, -1, NULL }, { 3, -1, NULL }, { 4, -1, NULL }, { 1, 0, NULL }, { 2, 0, NULL }, { 3, 0, NULL }, { 4, 0, NULL },
  { 1, 1, NULL }, { 2, 1, NULL },
};

/* By the die, 1 to 6 (The Horde). */
static const int steps[HK_CZ_N_DIRECTIONS][2] = { { 1, -1 }, { 1, 0 }, { 0, 1 }, { -1, 1 }, { -1, 0 }, { 0, -1 } };

static const char * const direction_names[HK_CZ_N_DIRECTIONS] = {
  N_("to the upper right"), N_("to the right"), N_("to the lower right"),
  N_("to the lower left"), N_("to the left"), N_("to the upper left"),
};

/* The standard patterns. The exact shapes of "b" and "c" are a reading of ours (ruling.patterns): a Location can be
 * moved by hand. Returns (array length=n_spots): the hexes, by rows.
 * @pattern: (nullable): "a", "b" or "c"; anything else is laid out like "a" without a fixed card
 * @n_spots: (out): how many */
const HkCzSpot *
hk_cz_map_list_spots (const char *pattern,
                      guint      *n_spots)
{
  if (g_strcmp0 (pattern, "b") == 0)
    {
      *n_spots = G_N_ELEMENTS (wide);
      return wide;
    }
  if (g_strcmp0 (pattern, "c") == 0)
    {
      *n_spots = G_N_ELEMENTS (bridge);
      return bridge;
    }
  *n_spots = G_N_ELEMENTS (standard);
  return standard;
}

/* Goes one hex as the die says: clockwise from the upper right (ruling.horde-directions). Returns whether the die
 * says a direction.
 * @die: 1 to 6; anything else goes nowhere
 * @q: (inout): column, axial
 * @r: (inout): row, axial */
gboolean
hk_cz_map_step (int  die,
                int *q,
                int *r)
{
  if (die < 1 || die > HK_CZ_N_DIRECTIONS)
    return FALSE;
  *q += steps[die - 1][0];
  *r += steps[die - 1][1];
  return TRUE;
}

/* Returns how many steps lie between two hexes.
 * @q1: column of a hex, axial */
int
hk_cz_map_get_distance (int q1,
                        int r1,
                        int q2,
                        int r2)
{
  return (ABS (q1 - q2) + ABS (r1 - r2) + ABS (q1 + r1 - q2 - r2)) / 2;
}

/* Returns a translated phrase such as “to the upper right”; “nowhere” for anything else.
 * @die: 1 to 6 */
const char *
hk_cz_map_get_direction_name (int die)
{
  return die < 1 || die > HK_CZ_N_DIRECTIONS ? _("nowhere") : _(direction_names[die - 1]);
}

/* Returns the number of the Location next to it in that direction; −1 none.
 * @die: 1 to 6 */
int
hk_cz_table_get_neighbour (HkCzTable *self,
                           int        location,
                           int        die)
{
  HkCzLocation *item = hk_cz_table_get_location (self, location);
  int q, r;

  if (item == NULL)
    return -1;
  q = item->q;
  r = item->r;
  return hk_cz_map_step (die, &q, &r) ? hk_cz_table_find_location_at (self, q, r) : -1;
}

/* Returns how many steps lie between them; −1 when one of them is none. */
int
hk_cz_table_get_distance (HkCzTable *self,
                          int        a,
                          int        b)
{
  HkCzLocation *first = hk_cz_table_get_location (self, a);
  HkCzLocation *second = hk_cz_table_get_location (self, b);

  return first == NULL || second == NULL ? -1 : hk_cz_map_get_distance (first->q, first->r, second->q, second->r);
}

/* Returns whether a group can go from one to the other (Player Turn). */
gboolean
hk_cz_table_is_adjacent (HkCzTable *self,
                         int        a,
                         int        b)
{
  return hk_cz_table_get_distance (self, a, b) == 1;
}

/* Returns how far the hex is from the nearest Location: 0 on the map, 1 on its perimeter.
 * @q: column of a hex, axial */
int
hk_cz_table_get_distance_off (HkCzTable *self,
                              int        q,
                              int        r)
{
  int nearest = G_MAXINT;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), nearest);

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      nearest = MIN (nearest, hk_cz_map_get_distance (q, r, location->q, location->r));
    }
  return nearest;
}
