/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-level.h"

/* The Danger Levels and where they begin (book, page 15). */

static const int starts[HK_AOTD_N_LEVELS] = { 0, 7, 19, 43 };
static const char * const ids[HK_AOTD_N_LEVELS + 1] = { "blue", "yellow", "orange", "red", NULL };

/* Returns the Danger Level that they reach. */
HkAotdLevel
hk_aotd_level_of (int adrenaline)
{
  HkAotdLevel level = HK_AOTD_LEVEL_RED;

  while (level > HK_AOTD_LEVEL_BLUE && adrenaline < starts[level])
    level--;
  return level;
}

/* Returns "blue", "yellow", "orange" or "red". */
const char *
hk_aotd_level_get_id (HkAotdLevel level)
{
  return ids[level];
}

/* Returns its name. */
const char *
hk_aotd_level_get_title (HkAotdLevel level)
{
  switch (level)
    {
    case HK_AOTD_LEVEL_BLUE:
      return _("Blue Level");
    case HK_AOTD_LEVEL_YELLOW:
      return _("Yellow Level");
    case HK_AOTD_LEVEL_ORANGE:
      return _("Orange Level");
    case HK_AOTD_LEVEL_RED:
      return _("Red Level");
    }
  g_assert_not_reached ();
}

/* Returns the fewest Adrenaline Points that reach it. */
int
hk_aotd_level_get_start (HkAotdLevel level)
{
  return starts[level];
}

/* Returns the Danger Level of the Survivor. */
HkAotdLevel
hk_aotd_survivor_get_level (HkAotdSurvivor *self)
{
  g_return_val_if_fail (HK_IS_AOTD_SURVIVOR (self), HK_AOTD_LEVEL_BLUE);

  return hk_aotd_level_of (self->adrenaline);
}

/* The level whose line of a Zombie card is read (book, pages 15 and 23). The book does not say whether those count
 * who are out of the game; here they do not, but by a house rule. Returns the highest Danger Level of a Survivor who
 * counts. */
HkAotdLevel
hk_aotd_table_get_level (HkAotdTable *self)
{
  HkAotdLevel level = HK_AOTD_LEVEL_BLUE;
  HkAotdSurvivor *survivor;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), level);

  for (int i = 0; (survivor = hk_aotd_find_survivor (self, i, NULL)) != NULL; i++)
    if (!survivor->eliminated || hk_aotd_table_has_house_rule (self, "eliminated-level"))
      level = MAX (level, hk_aotd_survivor_get_level (survivor));
  return level;
}
