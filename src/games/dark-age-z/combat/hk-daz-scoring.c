/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/rules/hk-daz-end.h"
#include "games/dark-age-z/rules/hk-daz-missions.h"
#include "hk-daz-gate.h"
#include "hk-daz-scoring.h"

/* The scoring of Phase 3: each side of each frontier, then the missions of the day. */

/* Returns (transfer full): the id of the step of the checklist for its combat.
 * @frontier: from 0 */
char *
hk_daz_combat_step_id (int frontier)
{
  return g_strdup_printf ("combat-%d", frontier);
}

/* Returns whether the combat of every frontier has been committed today, or ticked by hand. */
gboolean
hk_daz_all_fought (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      g_autofree char *step = hk_daz_combat_step_id ((int) i);

      if (!hk_daz_table_get_frontier (self, (int) i)->fought && !hk_table_is_ticked (HK_TABLE (self), step))
        return FALSE;
    }
  return TRUE;
}

static gboolean
check_combat_phase (HkDazTable *self,
                    HkMove     *move,
                    GError    **error)
{
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_OVER)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  return hk_daz_table_get_phase (self) == HK_DAZ_PHASE_COMBAT ||
         hk_move_require_rule (move, "dark-age-z/combat.overview", error, _("It is not Phase 3 now."));
}

/* The rulings that decide what becomes of the gains and losses of a kingdom. */
static void
add_rulings (HkDazTable  *self,
             HkBreakdown *line,
             int          points,
             int          gained,
             int          lost)
{
  const gboolean at_once = hk_daz_table_has_house_rule (self, "gate-losses-at-once");
  const gboolean negative = hk_daz_table_has_house_rule (self, "negative-points");

  if (lost > 0)
    hk_breakdown_set_mark (hk_breakdown_add (line, at_once ? _("House rule: what was lost at the gates was lost there")
                                                           : _("Gains and losses count once, at Scoring"),
                                             "dark-age-z/ruling.points-at-scoring"), HK_BREAKDOWN_RULING);
  if (points + gained - (at_once ? 0 : lost) < 0)
    hk_breakdown_set_mark (hk_breakdown_add (line,
                                             negative ? _("House rule: Victory Points fall below 0") : _("No Victory Points below 0"),
                                             "dark-age-z/ruling.points-not-below-zero"), HK_BREAKDOWN_RULING);
}

/* Scores one kingdom, all its gains and losses of the day at once. */
static void
score_kingdom (HkDazTable  *self,
               HkMove      *move,
               int          number,
               HkBreakdown *breakdown)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, number);
  HkBreakdown *line = hk_breakdown_add (breakdown, kingdom->name, "dark-age-z/scoring.overview");
  int gained = 0;
  int lost = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);
      g_autofree char *label = NULL;
      HkBreakdown *side;
      int points;
      int damage;

      if (!hk_daz_frontier_borders (frontier, number))
        continue;
      label = g_strdup_printf (_("Frontier with %s"),
                               hk_daz_table_get_name_of (self, hk_daz_frontier_get_other (frontier, number)));
      side = hk_breakdown_add (line, label, NULL);
      points = number == frontier->left ? frontier->points_left : frontier->points_right;
      hk_breakdown_add_int (side, _("Zombies killed"), points, "dark-age-z/scoring.kills");
      damage = hk_daz_gate_damage (self, (int) i, number, side);
      hk_breakdown_set_int (side, points - damage);
      gained += points - MIN (0, damage);
      lost += MAX (0, damage);
    }
  hk_breakdown_set_int (line, gained - lost);
  hk_breakdown_set_mark (line, HK_BREAKDOWN_RESULT);
  add_rulings (self, line, kingdom->victory_points, gained, lost);
  hk_record_set_int (kingdom, &kingdom->gate_damage, MIN (999, lost));
  hk_daz_table_add_points (self, number, hk_daz_table_has_house_rule (self, "gate-losses-at-once") ? gained : gained - lost);
  if (!hk_table_keeps (HK_TABLE (self), "tokens"))
    /* Translators: %s: a player; %d: Victory Points; %d: Victory Points. */
    hk_move_log (move, _("%s gains %d and loses %d at the gates."), kingdom->name, gained, lost);
  else if (lost > 0)
    hk_move_log (move, _("%s gains %d and loses %d at the gates: %d Victory Points."), kingdom->name, gained, lost,
                 kingdom->victory_points);
  else
    hk_move_log (move, _("%s gains %d: %d Victory Points."), kingdom->name, gained, kingdom->victory_points);
}

static gboolean
apply_score (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autoptr (HkBreakdown) breakdown = hk_breakdown_new (_("Scoring"), "dark-age-z/scoring.overview");

  if (!check_combat_phase (self, move, error))
    return FALSE;
  if (!hk_daz_all_fought (self) &&
      !hk_move_require_rule (move, "dark-age-z/scoring.overview", error,
                             _("The frontiers are scored when the combat of each has been fought.")))
    return FALSE;
  if (hk_table_is_ticked (table, HK_DAZ_STEP_SCORE))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Today’s combats have been scored already."));
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    score_kingdom (self, move, (int) i, breakdown);
  hk_table_set_ticked (table, HK_DAZ_STEP_SCORE, TRUE);
  hk_move_set_breakdown (move, breakdown);
  if (self->lost_by >= 0)
    hk_move_log (move, _("%s has lost the last Victory Point: all are lost."), hk_daz_table_get_name_of (self,
                                                                                                         self->lost_by));
  return TRUE;
}

static gboolean
apply_daily_missions (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (!check_combat_phase (self, move, error))
    return FALSE;
  if (!hk_table_is_ticked (table, HK_DAZ_STEP_SCORE) &&
      !hk_move_require_rule (move, "dark-age-z/mission.types", error,
                             _("The missions of the day come after the scoring.")))
    return FALSE;
  if (!hk_table_is_ticked (table, HK_DAZ_STEP_MISSIONS) &&
      !hk_daz_missions_reward_type (self, move, "daily", error))
    return FALSE;
  if (hk_move_get_logged (move) == NULL)
    hk_move_log (move, _("No mission of the day is known to be fulfilled."));
  hk_table_set_ticked (table, HK_DAZ_STEP_MISSIONS, TRUE);
  if (self->day >= self->last_day)
    return TRUE;
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_CLEANUP);
  hk_move_log (move, _("Phase 4 begins."));
  return TRUE;
}

static gboolean
apply_finish (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  if (!check_combat_phase (self, move, error))
    return FALSE;
  if ((self->day < self->last_day || !hk_table_is_ticked (table, HK_DAZ_STEP_SCORE)) &&
      !hk_move_require_rule (move, "dark-age-z/end.game", error, _("The game ends after the scoring of the last day.")))
    return FALSE;
  if (!hk_table_is_ticked (table, HK_DAZ_STEP_MISSIONS) && !apply_daily_missions (table, move, error))
    return FALSE;
  return hk_daz_end_game (self, move, error);
}

const HkMoveSpec hk_daz_scoring_moves[] = {
  { "score", N_("Score the Frontiers"), "dark-age-z/scoring.overview", NULL, 0, apply_score },
  { "daily-missions", N_("Reward the Missions of the Day"), "dark-age-z/scoring.daily-missions", NULL, 0, apply_daily_missions },
  { "finish", N_("End the Game"), "dark-age-z/end.game", NULL, 0, apply_finish },
};

const guint hk_daz_n_scoring_moves = G_N_ELEMENTS (hk_daz_scoring_moves);
