/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-move-option.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/combat/hk-daz-scoring.h"
#include "hk-daz-cleanup.h"
#include "hk-daz-order.h"
#include "hk-daz-planning.h"

/* Whatever the rulebook has in an order, out of that order: a group that plays it otherwise confirms it once. */

static const char * const phases[] = { "planning", "rallying", "combat", "cleanup", NULL };

/* Gives the turn to a player who is not on turn, also to one who had passed. An open choice is dropped. */
static gboolean
apply_take_turn (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int player = hk_move_get_int (move, "player", -1);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  const gboolean rallying = hk_daz_table_get_phase (self) == HK_DAZ_PHASE_RALLYING;

  if (kingdom == NULL || kingdom->barbarian)
    return hk_move_ask (move, "player", error, _("Which player acts?"));
  if (!rallying && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There are no turns in this phase."));
  if (player == self->current_player && self->question == HK_DAZ_QUESTION_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("It is the turn of %s already."), kingdom->name);
  if (!hk_move_require_rule (move, rallying ? "dark-age-z/rallying.order" : "dark-age-z/planning.overview", error,
                             _("%s is not on turn by the rules."), kingdom->name))
    return FALSE;
  hk_daz_settle (self);
  hk_record_set_int (self, &self->commands_left, 0);
  hk_record_set_boolean (kingdom, rallying ? &kingdom->rallied : &kingdom->passed, FALSE);
  hk_record_set_int (self, &self->current_player, player);
  hk_move_log (move, _("%s takes the turn, out of order."), kingdom->name);
  return TRUE;
}

static void
begin_planning (HkDazTable *self)
{
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

      hk_record_set_boolean (kingdom, &kingdom->passed, FALSE);
    }
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_PLANNING);
  hk_record_set_int (self, &self->current_player, self->starting_player);
}

/* Goes to a phase of the day, forth or back, whatever is open. */
static gboolean
apply_go_to_phase (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const HkDazPhase phase = hk_move_get_enum (move, "phase", hk_daz_phases, HK_DAZ_PHASE_NONE);

  if (hk_daz_table_get_phase (self) == phase && self->question == HK_DAZ_QUESTION_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("It is Phase %d already."), phase + 1);
  if (!hk_move_require_rule (move, "dark-age-z/overview.phases", error, _("Phase %d does not come now by the rules."),
                             phase + 1))
    return FALSE;
  hk_daz_settle (self);
  hk_record_set_int (self, &self->commands_left, 0);
  hk_move_log (move, _("Phase %d begins, out of order."), phase + 1);
  if (phase == HK_DAZ_PHASE_PLANNING)
    {
      begin_planning (self);
      return TRUE;
    }
  if (phase == HK_DAZ_PHASE_RALLYING)
    return hk_daz_rallying_begin (self, move, error);
  hk_record_set_enum (self, &self->phase, phase);
  hk_record_set_int (self, &self->current_player, -1);
  return TRUE;
}

static void
add (GPtrArray  *offers,
     const char *title,
     HkMove     *taken_move)
{
  g_autoptr (HkMove) move = taken_move;

  g_ptr_array_add (offers, hk_move_option_new (title, NULL, move, NULL, NULL));
}

static void
add_turns (HkDazTable *self,
           GPtrArray  *offers)
{
  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_RALLYING)
    return;
  for (int i = 0; i < (int) hk_daz_table_get_n_players (self); i++)
    if (i != self->current_player || self->question != HK_DAZ_QUESTION_NONE)
      {
        g_autofree char *title = g_strdup_printf (_("Give the Turn to %s"), hk_daz_table_get_name_of (self, i));

        add (offers, title, hk_move_build ("take-turn", "i:player", i, NULL));
      }
}

/* The combats, the scoring and the missions of the day that are to be done. */
static void
add_combat (HkDazTable *self,
            GPtrArray  *offers)
{
  for (int i = 0; i < (int) hk_daz_table_get_n_kingdoms (self); i++)
    if (!hk_daz_table_get_frontier (self, i)->fought && hk_daz_table_get_invasion (self) != NULL)
      {
        g_autofree char *name = hk_daz_table_get_frontier_name (self, i);
        g_autofree char *title = g_strdup_printf (_("Invade %s Now"), name);

        add (offers, title, hk_move_build ("invade", "i:frontier", i, NULL));
      }
  if (!hk_table_is_ticked (HK_TABLE (self), HK_DAZ_STEP_SCORE))
    add (offers, _("Score Now"), hk_move_build ("score", NULL));
  add (offers, _("Reward the Missions of the Day Now"), hk_move_build ("daily-missions", NULL));
  add (offers, _("End the Game Now"), hk_move_build ("finish", NULL));
}

/* The missions that lie face down, for whoever shows one without claiming its reward. */
static void
add_missions (HkDazTable *self,
              GPtrArray  *offers)
{
  for (int i = 0; self->missions_by != HK_DAZ_MISSIONS_NONE && i < (int) hk_daz_table_get_n_players (self); i++)
    if (!hk_daz_table_get_kingdom (self, i)->mission_shown)
      {
        g_autofree char *title = g_strdup_printf (_("%s Turns the Mission Face Up"), hk_daz_table_get_name_of (self, i));

        add (offers, title, hk_move_build ("show-mission", "i:player", i, NULL));
      }
}

static void
add_cleanup (HkDazTable *self,
             GPtrArray  *offers)
{
  for (int i = 1; i <= HK_DAZ_N_CLEANUP_STEPS && hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP; i++)
    if (!hk_table_is_ticked (HK_TABLE (self), hk_daz_cleanup_get_step (i)->id))
      {
        /* Translators: %d: the number of a step of Phase 4; %s: what it does */
        g_autofree char *title = g_strdup_printf (_("Step %d: %s"), i, _(hk_daz_cleanup_get_step (i)->title));

        add (offers, title, hk_move_build ("cleanup-step", "i:step", i, NULL));
      }
  if (self->day < self->last_day)
    {
      g_autofree char *title = g_strdup_printf (_("Begin Day %d Now"), self->day + 1);

      add (offers, title, hk_move_build ("begin-day", NULL));
    }
}

/* Lists every phase, turn, step and mission that the day has, for a group that goes its own way. What the rules do not allow
 * now takes a confirmation when it is played. Returns (transfer full) (element-type HkMoveOption): the offers. */
GPtrArray *
hk_daz_list_out_of_order (HkDazTable *self)
{
  GPtrArray *offers = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), offers);

  add_turns (self, offers);
  for (int i = 0; phases[i] != NULL && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_OVER; i++)
    if ((int) hk_daz_table_get_phase (self) != i || self->question != HK_DAZ_QUESTION_NONE)
      {
        g_autofree char *title = g_strdup_printf (_("Go to Phase %d"), i + 1);

        add (offers, title, hk_move_build ("go-to-phase", "s:phase", phases[i], NULL));
      }
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_OVER)
    return offers;
  add_combat (self, offers);
  add_missions (self, offers);
  add_cleanup (self, offers);
  return offers;
}

static const HkParamSpec take_turn_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 4, NULL, N_("Who takes the turn"), N_("Player"), "kingdoms" },
};

static const HkParamSpec go_to_phase_params[] = {
  { "phase", HK_PARAM_STRING, TRUE, 0, 0, phases, N_("The phase to go to"), N_("Phase") },
};

const HkMoveSpec hk_daz_order_moves[] = {
  { "take-turn", N_("Take the Turn"), "dark-age-z/planning.overview", take_turn_params, G_N_ELEMENTS (take_turn_params), apply_take_turn },
  { "go-to-phase", N_("Go to a Phase"), "dark-age-z/overview.phases", go_to_phase_params, G_N_ELEMENTS (go_to_phase_params), apply_go_to_phase },
};

const guint hk_daz_n_order_moves = G_N_ELEMENTS (hk_daz_order_moves);
