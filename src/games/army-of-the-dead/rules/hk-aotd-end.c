/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-aotd-end.h"
#include "hk-aotd-house.h"

/* Winning and losing (book, page 8). */

static void
finish (HkAotdTable *self,
        HkMove      *move,
        HkAotdEnding outcome,
        const char  *reason)
{
  hk_record_set_enum (self, &self->phase, HK_AOTD_PHASE_OVER);
  hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_NONE);
  hk_record_set_enum (self, &self->outcome, outcome);
  hk_record_set_string (self, &self->reason, reason);
  hk_record_set_int (self, &self->current_player, -1);
  hk_record_set_int (self, &self->current_survivor, -1);
  hk_record_set_int (self, &self->activation, 0);
  hk_record_set_int (self, &self->wounds_to_split, 0);
  hk_record_set_strv (self, &self->wounds_among, NULL);
  hk_record_set_int (self, &self->double_attacks, 0);
  hk_record_set_strv (self, &self->doubts, NULL);
  hk_record_set_strv (self, &self->extra_activations, NULL);
  if (outcome == HK_AOTD_ENDING_WON)
    hk_move_log (move, _("The mission is won! %s"), reason);
  else
    hk_move_log (move, _("The mission is lost. %s"), reason);
}

/* Ends the game: all have lost.
 * @reason: why, as a whole translated sentence */
void
hk_aotd_table_lose (HkAotdTable *self,
                    HkMove      *move,
                    const char  *reason)
{
  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  if (self->outcome == HK_AOTD_ENDING_NONE)
    finish (self, move, HK_AOTD_ENDING_LOST, reason);
}

/* Ends the game: all have won.
 * @reason: why, as a whole translated sentence */
static void
end_won (HkAotdTable *self,
         HkMove      *move,
         const char  *reason)
{
  if (self->outcome == HK_AOTD_ENDING_NONE)
    finish (self, move, HK_AOTD_ENDING_WON, reason);
}

/* Who of those whom the team cannot do without is eliminated. */
static char *
find_loss (HkAotdTable *self,
           HkMove      *move)
{
  HkAotdSurvivor *fallen = NULL;
  gboolean alive = FALSE;

  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, i);
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, objective->survivor);

      if (survivor != NULL && survivor->eliminated)
        return g_strdup_printf (_("%s had a Personal Objective and is eliminated."), survivor->name);
    }
  for (int i = 0; i < hk_record_list_get_length (self->companions); i++)
    {
      HkAotdCompanion *companion = hk_aotd_table_get_companion (self, i);

      if (companion->vital && companion->eliminated)
        return g_strdup_printf (_("The Companion %s is eliminated."), companion->name);
    }
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    if (!hk_aotd_table_get_survivor (self, (int) i)->eliminated)
      alive = TRUE;
    else
      fallen = hk_aotd_table_get_survivor (self, (int) i);
  if (fallen != NULL && hk_aotd_decide (self, move, "any-death"))
    return g_strdup_printf (_("%s is eliminated."), fallen->name);
  return alive || hk_aotd_decide (self, move, "team-may-fall") ? NULL : g_strdup (_("Nobody of the team is left."));
}

/* Whether all that has to be done is done. */
static gboolean
is_accomplished (HkAotdTable *self)
{
  gboolean any = FALSE;

  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, i);

      if (objective->optional)
        continue;
      if (!objective->done)
        return FALSE;
      any |= objective->survivor < 0;
    }
  return any;
}

/* How many Objectives are accomplished when all that have been told are, and others may follow; 0 otherwise. */
static int
count_so_far (HkAotdTable *self)
{
  gboolean so_far = FALSE;
  int done = 0;

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self->objectives)); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, (int) i);

      so_far |= objective->so_far && !objective->optional;
      done += objective->done;
    }
  return so_far && is_accomplished (self) ? done : 0;
}

/* Returns whether the group has to say that the mission is won: the app knows only the Objectives that were told during the game
 * (book, page 8). With each further one that is accomplished it is asked again. */
gboolean
hk_aotd_table_may_be_won (HkAotdTable *self)
{
  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), FALSE);

  return self->outcome == HK_AOTD_ENDING_NONE && count_so_far (self) > self->judged;
}

/* The mission goes on, although all that was told is accomplished. */
void
hk_aotd_table_go_on (HkAotdTable *self,
                     HkMove      *move)
{
  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  hk_record_set_int (self, &self->judged, count_so_far (self));
  hk_move_log (move, _("The mission goes on."));
}

/* Ends the game when somebody whom the team cannot do without is eliminated. In the midst of a move only this is
 * asked: what would win and lose at once loses. Returns whether the game is over. */
gboolean
hk_aotd_table_check_loss (HkAotdTable *self,
                          HkMove      *move)
{
  g_autofree char *loss = NULL;

  g_return_val_if_fail (HK_IS_AOTD_TABLE (self), FALSE);

  loss = self->outcome != HK_AOTD_ENDING_NONE ? NULL : find_loss (self, move);
  if (loss != NULL && is_accomplished (self) && hk_aotd_decide (self, move, "win-first"))
    end_won (self, move, _("All Objectives are accomplished."));
  else if (loss != NULL)
    hk_aotd_table_lose (self, move, loss);
  return self->outcome != HK_AOTD_ENDING_NONE;
}

/* To be called at the end of a move: ends the game when it is lost or won, and says so. Without any Objective of the
 * mission on the table the group has to declare the end with the move "finish", and where others may follow it is asked. Returns
 * whether the game is over. */
gboolean
hk_aotd_table_check_end (HkAotdTable *self,
                         HkMove      *move)
{
  if (!hk_aotd_table_check_loss (self, move) && is_accomplished (self) && count_so_far (self) == 0)
    end_won (self, move, _("All Objectives are accomplished."));
  return self->outcome != HK_AOTD_ENDING_NONE;
}

static gboolean
apply_finish (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const HkAotdEnding outcome = hk_move_get_enum (move, "outcome", hk_aotd_endings, HK_AOTD_ENDING_NONE);
  const char *reason = hk_move_get_string (move, "reason");

  if (self->outcome != HK_AOTD_ENDING_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over already."));
  if (outcome == HK_AOTD_ENDING_WON)
    {
      for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
        {
          HkAotdObjective *objective = hk_aotd_table_get_objective (self, i);
          g_autofree char *title = hk_aotd_objective_dup_title (objective);

          if (!objective->optional && !objective->done
              && !hk_move_require_rule (move, "army-of-the-dead/mission.winning", error,
                                        _("An Objective is still open: “%s”."), title))
            return FALSE;
        }
      end_won (self, move, reason == NULL ? _("The group says so.") : reason);
    }
  else
    hk_aotd_table_lose (self, move, reason == NULL ? _("The mission can no longer be fulfilled.") : reason);
  return TRUE;
}

static gboolean
apply_judge_win (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (!hk_aotd_table_may_be_won (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nobody asks now whether the mission is won."));
  if (g_str_equal (hk_move_get_string (move, "objectives"), "complete"))
    end_won (self, move, _("All Objectives are accomplished."));
  else
    hk_aotd_table_go_on (self, move);
  return TRUE;
}

static const char * const answers[] = { "complete", "incomplete", NULL };

static const HkParamSpec judge_win_params[] = {
  { "objectives", HK_PARAM_STRING, TRUE, 0, 0, answers, N_("Whether all Objectives of the mission are accomplished"), N_("The Objectives") },
};

static const HkParamSpec finish_params[] = {
  { "outcome", HK_PARAM_STRING, TRUE, 0, 0, hk_aotd_endings, N_("How the mission ends"), N_("Outcome") },
  { "reason", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Why, as a sentence for the log"), N_("Why") },
};

const HkMoveSpec hk_aotd_end_moves[] = {
  { "finish", N_("Declare the End"), "army-of-the-dead/mission.losing", finish_params, G_N_ELEMENTS (finish_params), apply_finish },
  { "judge-win", N_("Is the Mission Won?"), "army-of-the-dead/mission.winning", judge_win_params, G_N_ELEMENTS (judge_win_params), apply_judge_win },
};

const guint hk_aotd_n_end_moves = G_N_ELEMENTS (hk_aotd_end_moves);
