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
  int n = self->pioneer_tokens;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    n += hk_daz_table_get_kingdom (self, (int) i)->command_tokens;
  return n;
}

static int
count_zombies (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      n += frontier->horde + frontier->at_gate + frontier->kills_left + frontier->kills_right;
    }
  return n;
}

typedef int (*ReadZone) (HkDazZone *zone);

static int
add_zones (HkTable  *table,
           ReadZone  read)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    for (int number = 1; number <= HK_DAZ_N_ZONES; number++)
      n += read (hk_daz_frontier_get_zone (hk_daz_table_get_frontier (self, (int) i), number));
  return n;
}

static int
read_weakened (HkDazZone *zone)
{
  return zone->army != NULL && zone->army->rank == HK_DAZ_RANK_WEAKENED;
}

static int
read_armies (HkDazZone *zone)
{
  return (zone->army != NULL && zone->army->rank != HK_DAZ_RANK_WEAKENED) + hk_record_list_get_length (zone->reinforcements);
}

static int
read_commander (HkDazZone *zone)
{
  return zone->commander != NULL;
}

static int
count_weakened (HkTable *table)
{
  return add_zones (table, read_weakened);
}

/* Cards that somebody has drawn and has to decide about. */
static int
count_asked (HkDazTable *self,
             HkDazQuestion question)
{
  return self->question != question || self->question_cards == NULL ? 0 : (int) g_strv_length (self->question_cards);
}

/* In hands, on the frontiers, and those of which some may be played at once. */
static int
count_armies (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int n = add_zones (table, read_armies) + count_asked (self, HK_DAZ_QUESTION_PLAY_DRAWN);

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    n += (int) hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (self, (int) i));
  return n;
}

/* What the group’s own box holds, where it has entered its cards. */
static int
count_all_armies (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->catalogue); i++)
    {
      HkDazArmy *army = hk_record_list_get (self->catalogue, i);

      n += army->copies;
    }
  return n;
}

/* Before the players, those played today, and those of which one is to be chosen. */
static int
count_relics (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  int n = count_asked (self, HK_DAZ_QUESTION_CHOOSE_RELIC) + (self->relics_used == NULL ? 0 : (int) g_strv_length (self->relics_used));

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    n += (int) hk_daz_kingdom_get_n_relics (hk_daz_table_get_kingdom (self, (int) i));
  return n;
}

/* Those who can be recruited, those at the frontiers, and one who is still to be sent there. */
static int
count_commanders (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  return add_zones (table, read_commander) + count_asked (self, HK_DAZ_QUESTION_ASSIGN_COMMANDER) + (self->gathering == NULL ? 0 : (int) g_strv_length (self->gathering));
}

static const HkSupplySpec supplies[] = {
  { "command-token", count_tokens },
  { "zombie-token", count_zombies },
  { "army-card", count_armies, "army-deck|barbarian-deck", count_all_armies },
  { "weakened-army-card", count_weakened },
  { "relic-card", count_relics, "relic-deck" },
  { "commander-card", count_commanders, "commander-deck" },
};

/* Days, of which the last ends with its third phase. */
static gboolean
read_time (HkTable *table,
           int     *left)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  *left = self->last_day - self->day + (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_OVER ? 0 : 1);
  return TRUE;
}

static const HkTimeSpec time_left = { read_time, N_("The last day is over"), "dark-age-z/end.game" };

const HkCourseSpec hk_daz_course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "day", "current-player", supplies, G_N_ELEMENTS (supplies), &time_left,
                                      N_("Relics, Bosses, and the commanders who gather for everybody") };
