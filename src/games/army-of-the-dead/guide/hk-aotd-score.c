/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-aotd-guide.h"
#include "games/army-of-the-dead/state/hk-aotd-level.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"

/* The score sheet: nobody scores, but a group wants to know who did what. */

static void
add_survivor (HkAotdTable    *self,
              HkScoreSheet   *sheet,
              HkAotdSurvivor *survivor)
{
  g_autofree char *adrenaline = g_strdup_printf ("%d", survivor->adrenaline);
  g_autofree char *shamblers = g_strdup_printf ("%d", survivor->shamblers_killed);
  g_autofree char *alphas = g_strdup_printf ("%d", survivor->alphas_killed);
  g_autofree char *abominations = g_strdup_printf ("%d", survivor->abominations_killed);
  g_autofree char *health = g_strdup_printf (_("%d of %d"), survivor->health - survivor->wounds, survivor->health);
  const char *cells[] = {
    survivor->name, hk_aotd_table_get_player_name (self, survivor->player), adrenaline,
    hk_aotd_level_get_title (hk_aotd_survivor_get_level (survivor)), shamblers, alphas, abominations,
    survivor->eliminated ? _("eliminated") : health, NULL
  };

  hk_score_sheet_add_row (sheet, cells);
}

static void
add_objective (HkAotdTable     *self,
               HkScoreSheet    *sheet,
               HkAotdObjective *objective)
{
  g_autofree char *count = g_strdup_printf (_("%d of %d"), objective->count, objective->needed);
  const char *cells[] = {
    objective->name, objective->survivor < 0 ? "" : hk_aotd_table_get_survivor_name (self, objective->survivor),
    objective->done ? _("accomplished") : count, "", "", "", "", "", NULL
  };

  hk_score_sheet_add_row (sheet, cells);
}

HkScoreSheet *
hk_aotd_table_get_score_sheet (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *columns[] = { _("Survivor"), _("Player"), _("Adrenaline"), _("Danger Level"), _("Shamblers"), _("Alphas"),
                            _("Abominations"), _("Health"), NULL };
  g_autofree char *title = NULL;
  g_autofree char *outcome = hk_aotd_table_get_outcome (table);
  HkScoreSheet *sheet;

  title = self->mission == NULL ? g_strdup_printf (_("Army of the Dead, round %d"), self->round)
                                : g_strdup_printf (_("Army of the Dead: %s, round %d"), self->mission, self->round);
  sheet = hk_score_sheet_new (title, columns);
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    add_survivor (self, sheet, hk_aotd_table_get_survivor (self, (int) i));
  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    add_objective (self, sheet, hk_aotd_table_get_objective (self, i));
  if (outcome != NULL)
    hk_score_sheet_set_outcome (sheet, outcome);
  return sheet;
}

char *
hk_aotd_table_get_outcome (HkTable *table)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (self->outcome == HK_AOTD_ENDING_NONE)
    return NULL;
  if (self->outcome == HK_AOTD_ENDING_WON)
    return g_strdup_printf (_("The mission is won in round %d. %s"), self->round, self->reason == NULL ? "" : self->reason);
  return g_strdup_printf (_("The mission is lost in round %d. %s"), self->round, self->reason == NULL ? "" : self->reason);
}

void
hk_aotd_table_get_result (HkTable  *table,
                          int       player,
                          HkResult *result)
{
  result->won = HK_AOTD_TABLE (table)->outcome == HK_AOTD_ENDING_WON;
}

char *
hk_aotd_table_get_variant (HkTable *table)
{
  return g_strdup (HK_AOTD_TABLE (table)->mission);
}
