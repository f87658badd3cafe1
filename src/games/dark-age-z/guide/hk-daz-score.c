/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/rules/hk-daz-end.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-guide.h"
#include "games/dark-age-z/state/hk-daz-table.h"

/* The score sheet and the outcome. */

char *
hk_daz_table_get_outcome (HkTable *table)
{
  return hk_daz_describe_outcome (HK_DAZ_TABLE (table));
}

static const char *
get_mission_title (HkDazTable   *self,
                   HkDazKingdom *kingdom)
{
  const HkDazMission *mission;

  if (kingdom->mission == NULL)
    return "—";
  if (!kingdom->mission_shown && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_OVER)
    return _("face down");
  mission = hk_daz_content_find_mission (kingdom->mission);
  return mission == NULL ? kingdom->mission : mission->title;
}

HkScoreSheet *
hk_daz_table_get_score_sheet (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const char * const columns[] = {
    _("Player"), _("Victory Points"), _("Technology"), _("Army Cards"), _("Relic Cards"), _("Mission"), NULL,
  };
  HkScoreSheet *sheet = hk_score_sheet_new (hk_table_get_game (table)->title, columns);
  g_autofree char *outcome = hk_table_get_outcome (table);

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);
      g_autofree char *points = g_strdup_printf ("%d", kingdom->victory_points);
      g_autofree char *technology = g_strdup_printf ("%d", kingdom->technology);
      g_autofree char *cards = g_strdup_printf ("%u", hk_daz_kingdom_get_hand_size (kingdom));
      g_autofree char *relics = g_strdup_printf ("%u", hk_daz_kingdom_get_n_relics (kingdom));
      const char * const cells[] = { kingdom->name, points, technology, cards, relics, get_mission_title (self, kingdom), NULL };

      hk_score_sheet_add_row (sheet, cells);
    }
  if (hk_daz_table_is_cooperative (self))
    {
      g_autofree char *total = g_strdup_printf (_("%d of %d"), hk_daz_get_total_points (self), hk_daz_get_threshold (self));
      const char * const cells[] = { _("Together"), total, "", "", "", "", NULL };

      hk_score_sheet_add_row (sheet, cells);
    }
  if (outcome != NULL)
    hk_score_sheet_set_outcome (sheet, outcome);
  return sheet;
}

guint
hk_daz_table_count_players (HkTable *table)
{
  return hk_daz_table_get_n_players (HK_DAZ_TABLE (table));
}

void
hk_daz_table_get_result (HkTable  *table,
                         int       player,
                         HkResult *result)
{
  result->won = hk_daz_has_won (HK_DAZ_TABLE (table), player);
}

char *
hk_daz_table_get_variant (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (!hk_daz_table_is_cooperative (self))
    return g_strdup (_("Competitive"));
  return g_strdup (self->difficulty == HK_DAZ_DIFFICULTY_HARD ? _("Cooperative, Hard") : _("Cooperative, Easy"));
}
