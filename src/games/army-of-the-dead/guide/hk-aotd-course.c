/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-course.h"

/* What is followed through a mission, and its turning points. */

static HkAotdSurvivor *
get_survivor (HkTable *table,
              int      survivor)
{
  return hk_aotd_table_get_survivor (HK_AOTD_TABLE (table), survivor);
}

static gboolean
read_adrenaline (HkTable *table,
                 int      survivor,
                 int     *value)
{
  *value = get_survivor (table, survivor)->adrenaline;
  return !get_survivor (table, survivor)->eliminated;
}

static gboolean
read_level (HkTable *table,
            int      survivor,
            int     *value)
{
  *value = 1 + (int) hk_aotd_survivor_get_level (get_survivor (table, survivor));
  return !get_survivor (table, survivor)->eliminated;
}

static gboolean
read_health (HkTable *table,
             int      survivor,
             int     *value)
{
  HkAotdSurvivor *record = get_survivor (table, survivor);

  *value = record->eliminated ? 0 : MAX (record->health - record->wounds, 0);
  return TRUE;
}

static gboolean
read_horde (HkTable *table,
            int      line,
            int     *value)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  *value = line == 0 ? self->shamblers : line == 1 ? self->alphas : self->sleepers;
  return TRUE;
}

static const char * const horde_lines[] = { N_("Shamblers"), N_("Alphas"), N_("Sleepers"), NULL };

static const HkSeriesSpec series[] = {
  { N_("Adrenaline"), "survivors", NULL, read_adrenaline, 0, "danger" },
  { N_("Danger Level"), "survivors", NULL, read_level, 0, "danger" },
  { N_("Health"), "survivors", NULL, read_health, 0, "health" },
  { N_("The Horde"), NULL, horde_lines, read_horde, 0, "rounds" },
};

static int
read_reached (HkTable *table,
              int      survivor)
{
  return (int) hk_aotd_survivor_get_level (get_survivor (table, survivor));
}

static char *
tell_reached (HkTable *table,
              int      survivor,
              int      level)
{
  return g_strdup_printf (_("%s reaches %s."), get_survivor (table, survivor)->name, hk_aotd_level_get_title ((HkAotdLevel) level));
}

static int
read_eliminated (HkTable *table,
                 int      survivor)
{
  return get_survivor (table, survivor)->eliminated;
}

static char *
tell_eliminated (HkTable *table,
                 int      survivor,
                 int      value)
{
  return g_strdup_printf (_("%s is eliminated."), get_survivor (table, survivor)->name);
}

static int
read_done (HkTable *table,
           int      objective)
{
  return hk_aotd_table_get_objective (HK_AOTD_TABLE (table), objective)->done;
}

static char *
tell_done (HkTable *table,
           int      objective,
           int      value)
{
  return g_strdup_printf (_("Accomplished: %s"), hk_aotd_table_get_objective (HK_AOTD_TABLE (table), objective)->name);
}

static const HkTurnSpec turns[] = {
  { "survivors", read_reached, tell_reached },
  { "survivors", read_eliminated, tell_eliminated },
  { "objectives", read_done, tell_done },
};

static int
count_shamblers (HkTable *table)
{
  return HK_AOTD_TABLE (table)->shamblers;
}

static int
count_alphas (HkTable *table)
{
  return HK_AOTD_TABLE (table)->alphas;
}

static int
count_sleepers (HkTable *table)
{
  return HK_AOTD_TABLE (table)->sleepers;
}

static int
count_abominations (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->abominations); i++)
    {
      HkAotdAbomination *abomination = hk_record_list_get (self->abominations, i);

      n += abomination->place == HK_AOTD_PLACE_BOARD;
    }
  return n;
}

/* Cards that the Survivors carry. */
static int
count_equipment (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->survivors); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, i);

      for (int j = 0; j < hk_record_list_get_length (survivor->items); j++)
        {
          HkAotdItem *item = hk_record_list_get (survivor->items, j);

          n += hk_aotd_card_lookup (item->card) != NULL;
        }
    }
  return n;
}

/* The Spawn Zones, of which that of Zeus has a token of its own. */
static int
count_spawns (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    n += g_strcmp0 (hk_aotd_table_get_spawn (self, i)->kind, "zeus") != 0;
  return n;
}

static const HkSupplySpec supplies[] = {
  { "shambler", count_shamblers },
  { "alpha", count_alphas },
  { "abomination-card", count_abominations },
  { "sleeper-token", count_sleepers },
  { "spawn-token", count_spawns },
  { "equipment-card", count_equipment, "equipment-deck" },
};

/* Rounds on the Time Track, where the mission has one. */
static gboolean
read_time (HkTable *table,
           int     *left)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  *left = MAX (self->time_limit - self->time_used, 0);
  return self->time_limit > 0;
}

static const HkTimeSpec time_left = { read_time, N_("The Time Track has run out"), "army-of-the-dead/end.time" };

const HkCourseSpec hk_aotd_course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "round", "current-player", supplies, G_N_ELEMENTS (supplies), &time_left,
                                       N_("Equipment cards, the dice and tokens of a Vault, whose faces help by what the Straight still lacks, and the places of tokens") };
