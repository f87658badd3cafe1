/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/record/hk-error.h"
#include "hk-cz-layout.h"

/* The three zones of a Location (Locations, Zone Dividers). */

/* Returns whether the text describes three zones, each with one divider at most before it and one at the end.
 * Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_cz_layout_check (const char *layout,
                    GError    **error)
{
  int zones = 0;
  gboolean divided = FALSE;
  gboolean good = layout != NULL;

  for (const char *c = layout; good && *c != '\0'; c++)
    {
      const gboolean zone = *c == 'o' || *c == 'i';

      good = zone || ((*c == '|' || *c == ':') && !divided);
      divided = !zone;
      zones += zone;
    }
  if (good && zones == HK_CZ_N_ZONES)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is no layout: it takes three zones, o outside or i inside, with | for a wall and : for a fence."),
                        layout == NULL ? "" : layout);
}

/* Where @zone begins in the text; its end for the zone after the last. */
static const char *
find_zone (const char *layout,
           int         zone)
{
  const char *c = layout;

  for (int i = 1; c != NULL && *c != '\0'; c++)
    if ((*c == 'o' || *c == 'i') && i++ == zone)
      return c;
  return c;
}

/* Returns whether the zone is outside; of a layout that is not known only zone 1 is.
 * @layout: (nullable): a layout
 * @zone: 1 to 3; 0 are the edge columns, which are always outside */
gboolean
hk_cz_layout_is_outside (const char *layout,
                         int         zone)
{
  const char *c = find_zone (layout, zone);

  if (zone < 1 || c == NULL)
    return zone <= 1;
  return *c == 'o';
}

/* Returns what stands before the zone: '|' a wall, ':' a fence or 0 nothing.
 * @layout: (nullable): a layout
 * @zone: 1 to 3; 4 for what lies after the last zone */
char
hk_cz_layout_get_divider (const char *layout,
                          int         zone)
{
  const char *c = find_zone (layout, zone);

  if (c == NULL || c == layout || zone < 1)
    return 0;
  return c[-1] == '|' || c[-1] == ':' ? c[-1] : 0;
}

/* Returns whether a fence lies between the survivors and the zone.
 * @layout: (nullable): a layout
 * @reached: the furthest zone that the survivors are in; 0 when they have not entered
 * @zone: the zone of an Encounter */
gboolean
hk_cz_layout_is_behind_fence (const char *layout,
                              int         reached,
                              int         zone)
{
  for (int i = reached + 1; i <= zone; i++)
    if (hk_cz_layout_get_divider (layout, i) == ':')
      return TRUE;
  return FALSE;
}

/* Returns the furthest zone that can be seen from there: up to the next wall.
 * @layout: (nullable): a layout
 * @zone: the furthest zone that the survivors are in; 0 when they have not entered */
int
hk_cz_layout_get_sight (const char *layout,
                        int         zone)
{
  int sight = MAX (1, zone);

  if (layout == NULL)
    return sight;
  while (sight < HK_CZ_N_ZONES && hk_cz_layout_get_divider (layout, sight + 1) != '|')
    sight++;
  return sight;
}

/* Returns whether a group can sleep inside once it is clear: there is a zone inside, or a wall at the end (Zone
 * Dividers).
 * @layout: (nullable): a layout */
gboolean
hk_cz_layout_has_inside (const char *layout)
{
  return layout != NULL && (strchr (layout, 'i') != NULL || hk_cz_layout_get_divider (layout, HK_CZ_N_ZONES + 1) == '|');
}
