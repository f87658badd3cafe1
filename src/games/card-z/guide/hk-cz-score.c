/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "hk-cz-guide.h"
#include "games/card-z/team/hk-cz-count.h"

/* The score sheet and the outcome. */

static const char *
get_scenario_title (HkCzTable *self)
{
  const HkCzScenario *scenario = hk_cz_scenario_lookup (self->scenario);

  return scenario == NULL ? "Card-Z" : _(scenario->title);
}

static char *
describe_state (HkCzSurvivor *survivor)
{
  g_autoptr (GPtrArray) parts = g_ptr_array_new ();

  if (!hk_cz_survivor_is_alive (survivor))
    {
      if (g_strcmp0 (survivor->lost_how, "starved") == 0)
        return g_strdup (_("starved"));
      return g_strdup (g_strcmp0 (survivor->lost_how, "bitten") == 0 ? _("bitten") : g_strcmp0 (survivor->lost_how, "left") == 0 ? _("left behind") : _("dead"));
    }
  if (survivor->starving)
    g_ptr_array_add (parts, (gpointer) _("starving"));
  if (survivor->sick != NULL)
    g_ptr_array_add (parts, (gpointer) _("sick"));
  if (survivor->wounds > 0)
    g_ptr_array_add (parts, (gpointer) _("wounded"));
  if (survivor->sleep_deprived)
    g_ptr_array_add (parts, (gpointer) _("sleep deprived"));
  g_ptr_array_add (parts, NULL);
  return parts->len == 1 ? g_strdup (_("well")) : g_strjoinv (", ", (char **) parts->pdata);
}

static void
add_survivor (HkCzTable    *self,
              HkScoreSheet *sheet,
              HkCzSurvivor *survivor)
{
  g_autofree char *state = describe_state (survivor);
  g_autofree char *loot = g_strdup_printf ("%d", hk_record_list_get_length (survivor->loot));
  const char *cells[] = {
    survivor->name, survivor->player < 0 ? "" : hk_cz_table_get_player_name (self, survivor->player), hk_cz_survivor_get_kind_title (survivor),
    state, loot, "", NULL
  };

  hk_score_sheet_add_row (sheet, cells);
}

/* What the scenario counts for the player; for a grade the whole group. */
static char *
describe_score (HkCzTable *self,
                int        player)
{
  if (hk_cz_table_is_scenario (self, "civic-duty") || hk_cz_table_is_scenario (self, "raging-fire"))
    {
      const int points = hk_cz_table_get_points (self);

      return g_strdup_printf (ngettext ("%d point, grade %s", "%d points, grade %s", (gulong) MAX (points, 0)), points, hk_cz_grade_for_points (points));
    }
  if (hk_cz_table_is_scenario (self, "zombie-count") || hk_cz_table_is_scenario (self, "loot-count"))
    {
      const int score = hk_cz_table_get_score (self, player);

      return g_strdup_printf (ngettext ("%d point", "%d points", (gulong) MAX (score, 0)), score);
    }
  if (hk_cz_table_is_scenario (self, "survive"))
    return g_strdup_printf (_("%d Food"), hk_cz_table_get_score (self, player));
  if (hk_cz_table_is_scenario (self, "mission-from-god"))
    return g_strdup_printf (_("%d Loot for discs"), hk_cz_table_get_score (self, player));
  return g_strdup ("");
}

static void
add_player (HkCzTable    *self,
            HkScoreSheet *sheet,
            int           player)
{
  HkCzPlayer *record = hk_cz_table_get_player (self, player);
  g_autofree char *state = g_strdup_printf (_("%d rescued, %d lost"), record->rescued, record->lost);
  g_autofree char *loot = g_strdup_printf ("%d", hk_cz_table_count_loot (self, player));
  g_autofree char *score = describe_score (self, hk_cz_table_is_competitive (self) || hk_cz_table_get_n_players (self) == 1 ? player : -1);
  const char *cells[] = { "", record->name, _("Player"), state, loot, score, NULL };

  hk_score_sheet_add_row (sheet, cells);
}

HkScoreSheet *
hk_cz_table_get_score_sheet (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *columns[] = { _("Survivor"), _("Player"), _("What"), _("State"), _("Loot"), _("Score"), NULL };
  g_autofree char *title = g_strdup_printf (_("Card-Z: %s, day %d"), get_scenario_title (self), self->day);
  g_autofree char *outcome = hk_cz_table_get_outcome (table);
  HkScoreSheet *sheet = hk_score_sheet_new (title, columns);

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    add_player (self, sheet, i);
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    add_survivor (self, sheet, hk_cz_table_get_survivor (self, i));
  if (outcome != NULL)
    hk_score_sheet_set_outcome (sheet, outcome);
  if (self->goal_text != NULL)
    {
      g_autofree char *note = g_strdup_printf (_("What wins: %s"), self->goal_text);

      hk_score_sheet_set_note (sheet, note);
    }
  return sheet;
}

char *
hk_cz_table_get_outcome (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *reason = self->reason == NULL ? "" : self->reason;

  if (self->outcome == HK_CZ_OUTCOME_NONE)
    return NULL;
  if (self->winner >= 0)
    /* Translators: %s: a player; %s: a scenario; %d: the day; %s: why. */
    return g_strdup_printf (_("%s wins %s on day %d. %s"), hk_cz_table_get_player_name (self, self->winner), get_scenario_title (self), self->day, reason);
  if (self->outcome == HK_CZ_OUTCOME_WON)
    /* Translators: %s: a scenario; %d: the day; %s: why. */
    return g_strdup_printf (_("%s is won on day %d. %s"), get_scenario_title (self), self->day, reason);
  if (self->outcome == HK_CZ_OUTCOME_LOST)
    /* Translators: %s: a scenario; %d: the day; %s: why. */
    return g_strdup_printf (_("%s is lost on day %d. %s"), get_scenario_title (self), self->day, reason);
  /* Translators: %s: a scenario; %d: the day; %s: why. */
  return g_strdup_printf (_("%s is over on day %d. %s"), get_scenario_title (self), self->day, reason);
}

/* Whether the scenario is decided by numbers that are compared. */
static gboolean
compares_scores (HkCzTable *self)
{
  static const char * const scenarios[] = { "zombie-count", "loot-count", "survive", "mission-from-god" };

  for (gsize i = 0; i < G_N_ELEMENTS (scenarios); i++)
    if (hk_cz_table_is_scenario (self, scenarios[i]))
      return TRUE;
  return FALSE;
}

void
hk_cz_table_get_result (HkTable  *table,
                        int       player,
                        HkResult *result)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  result->won = self->winner >= 0 ? self->winner == player : self->outcome == HK_CZ_OUTCOME_WON;
  result->has_points = hk_cz_table_is_competitive (self) && compares_scores (self);
  result->points = result->has_points ? hk_cz_table_get_score (self, player) : 0;
}

/* The scenario, how it is played, and how hard the book calls it then (Scenarios). */
char *
hk_cz_table_get_variant (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const HkCzScenario *scenario = hk_cz_scenario_lookup (self->scenario);
  const char *difficulty = scenario == NULL ? NULL : hk_cz_scenario_get_difficulty (scenario, self->mode);
  g_autofree char *mode = hk_cz_table_say_value (table, "mode", hk_cz_modes[self->mode]);
  g_autofree char *level = difficulty == NULL || *difficulty == '\0' ? NULL : hk_cz_table_say_value (table, "difficulty", difficulty);

  return scenario == NULL ? NULL : g_strjoin (" · ", _(scenario->title), mode, level, NULL);
}
