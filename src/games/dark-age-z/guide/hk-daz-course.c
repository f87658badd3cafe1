/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/rules/hk-daz-end.h"
#include "games/dark-age-z/state/hk-daz-table.h"
#include "hk-daz-course.h"

/* What is followed through a game, and its turning points. */

/* The Barbarian King scores nothing. */
static gboolean
read_points (HkTable *table,
             int      kingdom,
             int     *value)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (HK_DAZ_TABLE (table), kingdom);

  *value = record->victory_points;
  return !record->barbarian;
}

static gboolean
read_together (HkTable *table,
               int      line,
               int     *value)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  *value = line == 0 ? hk_daz_get_total_points (self) : hk_daz_get_threshold (self);
  return hk_daz_table_is_cooperative (self);
}

static gboolean
read_zombies (HkTable *table,
              int      line,
              int     *value)
{
  *value = hk_daz_table_get_zombies (HK_DAZ_TABLE (table));
  return *value >= 0;
}

static gboolean
read_hand (HkTable *table,
           int      kingdom,
           int     *value)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (HK_DAZ_TABLE (table), kingdom);

  *value = (int) hk_daz_kingdom_get_hand_size (record);
  return !record->barbarian;
}

static const char * const together_lines[] = { N_("All Kingdoms"), N_("Needed"), NULL };
static const char * const zombie_lines[] = { N_("Zombies on Each Frontier"), NULL };

static const HkSeriesSpec series[] = {
  { N_("Victory Points"), "kingdoms", NULL, read_points, 1, "tokens" },
  { N_("Victory Points Together"), NULL, together_lines, read_together, 0, "tokens" },
  { N_("The Horde"), NULL, zombie_lines, read_zombies, 0, "frontiers" },
  { N_("Army Cards in Hand"), "kingdoms", NULL, read_hand, 0, "hands" },
};

static int
read_technology (HkTable *table,
                 int      kingdom)
{
  return hk_daz_table_get_kingdom (HK_DAZ_TABLE (table), kingdom)->technology;
}

static char *
tell_technology (HkTable *table,
                 int      kingdom,
                 int      level)
{
  return g_strdup_printf (_("%s reaches technology level %d."), hk_daz_table_get_name_of (HK_DAZ_TABLE (table), kingdom), level);
}

static int
read_gate (HkTable *table,
           int      kingdom)
{
  return hk_daz_table_get_kingdom (HK_DAZ_TABLE (table), kingdom)->gate_damage > 0;
}

static char *
tell_gate (HkTable *table,
           int      kingdom,
           int      value)
{
  return g_strdup_printf (_("The horde is at %s’s gate."), hk_daz_table_get_name_of (HK_DAZ_TABLE (table), kingdom));
}

static int
read_boss (HkTable *table,
           int      index)
{
  return HK_DAZ_TABLE (table)->boss_active;
}

static char *
tell_boss (HkTable *table,
           int      index,
           int      value)
{
  return g_strdup (_("The boss comes."));
}

static const HkTurnSpec turns[] = {
  { "kingdoms", read_technology, tell_technology },
  { "kingdoms", read_gate, tell_gate },
  { NULL, read_boss, tell_boss },
};

static int
count_tokens (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    n += hk_daz_table_get_kingdom (self, (int) i)->command_tokens;
  return n;
}

static const HkSupplySpec supplies[] = {
  { "command-token", count_tokens },
};

/* Days, of which the last ends with its third phase. */
static gboolean
read_time (HkTable *table,
           int     *left)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  *left = self->last_day - self->day + (hk_daz_table_is_phase (self, "over") ? 0 : 1);
  return TRUE;
}

static const HkTimeSpec time_left = { read_time, N_("The last day is over"), "dark-age-z/end.game" };

const HkCourseSpec hk_daz_course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "day", "current-player", supplies, G_N_ELEMENTS (supplies), &time_left };
