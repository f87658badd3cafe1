/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-course.h"

/* What is followed through a game, and its turning points. */

/* Where the scenario counts points: a grade is the group’s. */
static gboolean
read_score (HkTable *table,
            int      player,
            int     *value)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  *value = hk_cz_table_get_score (self, player);
  return hk_cz_table_is_scenario (self, "zombie-count") || hk_cz_table_is_scenario (self, "loot-count")
         || hk_cz_table_is_scenario (self, "survive") || hk_cz_table_is_scenario (self, "mission-from-god");
}

static gboolean
read_grade (HkTable *table,
            int      line,
            int     *value)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  *value = hk_cz_table_get_points (self);
  return hk_cz_table_is_scenario (self, "civic-duty") || hk_cz_table_is_scenario (self, "raging-fire");
}

static gboolean
read_living (HkTable *table,
             int      player,
             int     *value)
{
  *value = hk_cz_table_count_living (HK_CZ_TABLE (table), player, HK_CZ_SURVIVOR_NONE);
  return TRUE;
}

/* Wounds of those who live: the second one kills (Combat). */
static gboolean
read_wounds (HkTable *table,
             int      survivor,
             int     *value)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (HK_CZ_TABLE (table), survivor);

  *value = record->wounds;
  return hk_cz_survivor_is_alive (record);
}

static gboolean
read_town (HkTable *table,
           int      line,
           int     *value)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  *value = line == 0   ? hk_cz_table_count_food (self, -1, FALSE)
           : line == 1 ? hk_cz_table_count_fires (self)
                       : hk_record_list_get_length (self->hordes);
  return TRUE;
}

static gboolean
read_eradicated (HkTable *table,
                 int      player,
                 int     *value)
{
  *value = hk_cz_table_get_player (HK_CZ_TABLE (table), player)->eradicated;
  return TRUE;
}

static const char * const grade_lines[] = { N_("The Group"), NULL };
static const char * const town_lines[] = { N_("Food"), N_("Fires"), N_("Hordes"), NULL };

static const HkSeriesSpec series[] = {
  { N_("Score"), "players", NULL, read_score, 1, "survivors" },
  { N_("Points of the Group"), NULL, grade_lines, read_grade, 0, "survivors" },
  { N_("Survivors"), "players", NULL, read_living, 0, "survivors" },
  { N_("Neighborhood"), NULL, town_lines, read_town, 0, "neighborhood" },
  { N_("Encounters Eradicated"), "players", NULL, read_eradicated, 0, "battles" },
  { N_("Wounds"), "survivors", NULL, read_wounds, 0, "survivors" },
};

static int
read_dead (HkTable *table,
           int      survivor)
{
  return !hk_cz_survivor_is_alive (hk_cz_table_get_survivor (HK_CZ_TABLE (table), survivor));
}

static char *
tell_dead (HkTable *table,
           int      survivor,
           int      value)
{
  return g_strdup_printf (_("%s is lost."), hk_cz_table_get_survivor_name (HK_CZ_TABLE (table), survivor));
}

static int
read_infected (HkTable *table,
               int      survivor)
{
  return hk_cz_table_get_survivor (HK_CZ_TABLE (table), survivor)->infected > 0;
}

static char *
tell_infected (HkTable *table,
               int      survivor,
               int      value)
{
  return g_strdup_printf (_("%s is bitten."), hk_cz_table_get_survivor_name (HK_CZ_TABLE (table), survivor));
}

static int
read_rescued (HkTable *table,
              int      player)
{
  return hk_cz_table_get_player (HK_CZ_TABLE (table), player)->rescued;
}

static char *
tell_rescued (HkTable *table,
              int      player,
              int      value)
{
  return g_strdup_printf (_("%s rescues somebody, number %d."), hk_cz_table_get_player_name (HK_CZ_TABLE (table), player), value);
}

static int
read_fires (HkTable *table,
            int      index)
{
  return hk_cz_table_count_fires (HK_CZ_TABLE (table));
}

static char *
tell_fires (HkTable *table,
            int      index,
            int      value)
{
  return g_strdup_printf (ngettext ("%d Location burns.", "%d Locations burn.", (gulong) value), value);
}

static const HkTurnSpec turns[] = {
  { "survivors", read_dead, tell_dead },
  { "survivors", read_infected, tell_infected },
  { "players", read_rescued, tell_rescued },
  { NULL, read_fires, tell_fires },
};

static int
count_fires (HkTable *table)
{
  return hk_cz_table_count_fires (HK_CZ_TABLE (table));
}

static int
count_sick (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    n += hk_cz_table_get_survivor (self, i)->sick != NULL;
  return n;
}

static int
count_wounded (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      n += hk_cz_survivor_is_alive (survivor) && survivor->wounds > 0;
    }
  return n;
}

static int
count_safe (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    n += hk_cz_table_get_location (self, i)->safe;
  return n;
}

static int
count_encounters (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    n += hk_cz_location_get_n_encounters (hk_cz_table_get_location (self, i));
  return n;
}

static int
count_of_deck (HkCzTable  *self,
               HkRecordList *loots,
               const char *deck)
{
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (loots); i++)
    {
      HkCzLoot *loot = hk_record_list_get (loots, i);
      HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);

      n += gear != NULL && g_strcmp0 (gear->deck, deck) == 0;
    }
  return n;
}

/* What the survivors carry and what lies at Locations of the cards of one deck, as far as the app knows them. */
static int
count_loot (HkTable    *table,
            const char *deck)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    n += count_of_deck (self, hk_cz_table_get_survivor (self, i)->loot, deck);
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      n += count_of_deck (self, location->left, deck) + count_of_deck (self, location->stock, deck);
    }
  return n;
}

static int
count_residential (HkTable *table)
{
  return count_loot (table, "residential");
}

static int
count_commercial (HkTable *table)
{
  return count_loot (table, "commercial");
}

static int
count_fresh (HkTable *table)
{
  return count_loot (table, "fresh");
}

static const HkSupplySpec supplies[] = {
  { "safe-chip", count_safe },
  { "fire-chip", count_fires },
  { "encounter", count_encounters },
  { "residential-loot", count_residential },
  { "commercial-loot", count_commercial },
  { "fresh-food", count_fresh },
  { "sick", count_sick },
  { "wounded", count_wounded },
};

/* Days, in the scenarios that last so many. */
static gboolean
read_time (HkTable *table,
           int     *left)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const HkCzScenario *scenario = self->scenario == NULL ? NULL : hk_cz_scenario_lookup (self->scenario);

  if (scenario == NULL || scenario->days == 0)
    return FALSE;
  *left = self->outcome != HK_CZ_OUTCOME_NONE ? 0 : MAX (scenario->days + 1 - self->day, 1);
  return TRUE;
}

static const HkTimeSpec time_left = { read_time, N_("The day is over"), "card-z/overview.end" };

const HkCourseSpec hk_cz_course = { series, G_N_ELEMENTS (series), turns, G_N_ELEMENTS (turns), "day", "current-player", supplies, G_N_ELEMENTS (supplies), &time_left,
                                     N_("Loot, Weather, Fresh Food and Sick cards, who the Encounters are, and where hordes walk") };
