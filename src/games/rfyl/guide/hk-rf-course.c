/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-rf-course.h"

/* What is followed through a game, and its turning points. */

/* Of humans alone: a zombie player is not on the way to the victory space. */
static gboolean
read_distance (HkTable *table,
               int      player,
               int     *value)
{
  HkRfPlayer *record = hk_rf_table_get_player (HK_RF_TABLE (table), player);

  *value = record->safe ? 0 : record->space;
  return !record->zombie;
}

static gboolean
read_count (HkTable *table,
            int      line,
            int     *value)
{
  HkRfTable *self = HK_RF_TABLE (table);

  *value = line == 0 ? 0 : hk_rf_table_get_n_zombies (self);
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      *value += line == 0 ? hk_rf_player_is_human (player) : player->zombie;
    }
  return TRUE;
}

static gboolean
read_bullets (HkTable *table,
              int      player,
              int     *value)
{
  *value = hk_rf_table_get_player (HK_RF_TABLE (table), player)->bullets;
  return TRUE;
}

static const char * const count_lines[] = { N_("Humans"), N_("Zombies"), NULL };

static const HkSeriesSpec series[] = {
  { N_("Spaces to Go"), "players", NULL, read_distance, -1, "track" },
  { N_("On the Track"), NULL, count_lines, read_count, 0, "track" },
  { N_("Bullets"), "players", NULL, read_bullets, 0, "bullets" },
};

static int
read_zombie (HkTable *table,
             int      player)
{
  return hk_rf_table_get_player (HK_RF_TABLE (table), player)->zombie;
}

static char *
tell_zombie (HkTable *table,
             int      player,
             int      value)
{
  return g_strdup_printf (_("%s becomes a zombie."), hk_rf_table_get_player_name (HK_RF_TABLE (table), player));
}

static int
read_safe (HkTable *table,
           int      player)
{
  return hk_rf_table_get_player (HK_RF_TABLE (table), player)->safe;
}

static char *
tell_safe (HkTable *table,
           int      player,
           int      value)
{
  return g_strdup_printf (_("%s gets out."), hk_rf_table_get_player_name (HK_RF_TABLE (table), player));
}

static const HkTurnSpec turns[] = {
  { "players", read_zombie, tell_zombie },
  { "players", read_safe, tell_safe },
};

const HkCourseSpec hk_rf_course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "turn", NULL,
                                     .not_counted = N_("Event cards, which give and take at once") };
