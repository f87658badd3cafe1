/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "hk-aotd-end.h"
#include "hk-aotd-pass.h"
#include "hk-aotd-round.h"
#include "hk-aotd-turn-order.h"
#include "hk-aotd-turn.h"

/* Steps that are passed over and phases that are gone to out of their order: the group decides. */

static gboolean
check_running (HkAotdTable *self,
               GError     **error)
{
  if (self->outcome == HK_AOTD_ENDING_NONE)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over."));
}

/* Everybody of the player on turn has had a Turn, whoever is in the midst of one too. */
static void
pass_player (HkAotdTable *self,
             HkMove      *move)
{
  const int player = self->current_player;

  hk_move_log (move, _("%s passes."), hk_aotd_table_get_player_name (self, player));
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (survivor->player != player || survivor->activated)
        continue;
      hk_aotd_table_finish_turn (self, (int) i);
      hk_record_set_boolean (survivor, &survivor->activated, TRUE);
    }
  hk_aotd_turn_advance (self, move, MAX (0, player));
}

static gboolean
pass_spawn (HkAotdTable *self,
            HkMove      *move,
            GError     **error)
{
  HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, hk_aotd_spawn_find_next (self));

  if (spawn != NULL && !hk_move_require_rule (move, "army-of-the-dead/spawn.step", error, _("A card is drawn for %s."),
                                              spawn->name))
    return FALSE;
  if (spawn != NULL)
    {
      hk_record_set_boolean (spawn, &spawn->done, TRUE);
      hk_move_log (move, _("%s: nobody comes."), spawn->name);
    }
  hk_aotd_spawn_settle (self, move);
  return TRUE;
}

static gboolean
pass_turn (HkAotdTable *self,
           HkMove      *move,
           GError     **error)
{
  if (hk_aotd_turn_is_challenge (self))
    {
      hk_aotd_turn_give_up (self, move);
      return TRUE;
    }
  if (hk_aotd_turn_has_survivors (self, self->current_player)
      && !hk_move_require_rule (move, "army-of-the-dead/player.turn", error, _("%s has still a Survivor to activate."),
                                hk_aotd_table_get_player_name (self, self->current_player)))
    return FALSE;
  pass_player (self, move);
  return TRUE;
}

static gboolean
apply_pass_step (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (!check_running (self, error))
    return FALSE;
  if (hk_aotd_table_is_waiting (self))
    return hk_aotd_zombies_pass (self, move, error);
  if (self->doubts != NULL && self->doubts[0] != NULL)
    {
      hk_record_set_strv (self, &self->doubts, NULL);
      hk_move_log (move, _("The mission goes on."));
      return TRUE;
    }
  if (hk_aotd_table_may_be_won (self))
    {
      hk_aotd_table_go_on (self, move);
      return TRUE;
    }
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_PLAYER)
    return pass_turn (self, move, error);
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_ZOMBIE)
    return hk_aotd_zombies_pass (self, move, error);
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_SPAWN)
    return pass_spawn (self, move, error);
  hk_aotd_round_end (self, move);
  return TRUE;
}

/* Nothing of the phase that is left waits any longer. */
static void
leave_phase (HkAotdTable *self,
             HkMove      *move)
{
  if (hk_aotd_turn_is_challenge (self))
    hk_aotd_turn_give_up (self, move);
  if (hk_aotd_table_get_survivor (self, self->current_survivor) != NULL)
    hk_aotd_table_finish_turn (self, self->current_survivor);
  hk_aotd_zombies_drop_waiting (self);
  hk_record_set_int (self, &self->current_player, -1);
  hk_record_set_int (self, &self->current_survivor, -1);
  hk_record_set_int (self, &self->activation, 0);
  hk_record_set_enum (self, &self->zombie_step, HK_AOTD_STEP_NONE);
}

static gboolean
apply_go_to_phase (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (!check_running (self, error)
      || !hk_move_require_rule (move, "army-of-the-dead/overview.round", error,
                                _("The phases of a round come one after the other, each when the one before is over.")))
    return FALSE;
  leave_phase (self, move);
  switch ((HkAotdPhase) hk_move_get_enum (move, "phase", hk_aotd_phases, HK_AOTD_PHASE_NONE))
    {
    case HK_AOTD_PHASE_PLAYER:
      hk_aotd_turn_begin_phase (self);
      hk_move_log (move, _("The Player Phase is on."));
      break;
    case HK_AOTD_PHASE_ZOMBIE:
      hk_aotd_zombies_begin (self, move);
      break;
    case HK_AOTD_PHASE_SPAWN:
      hk_aotd_spawn_begin (self, move);
      break;
    case HK_AOTD_PHASE_END:
      hk_aotd_round_begin_end (self, move);
      hk_move_log (move, _("The End Phase is on."));
      break;
    case HK_AOTD_PHASE_NONE:
    case HK_AOTD_PHASE_OVER:
      hk_aotd_round_end (self, move);
      break;
    }
  return TRUE;
}

static const char * const phases[] = { "player", "zombie", "spawn", "end", "round", NULL };

static const HkParamSpec phase_params[] = {
  { "phase", HK_PARAM_STRING, TRUE, 0, 0, phases, N_("The phase to go to, or the next round"), N_("Phase") },
};

const HkMoveSpec hk_aotd_pass_moves[] = {
  { "pass-step", N_("Pass This Step"), "army-of-the-dead/overview.round", NULL, 0, apply_pass_step },
  { "go-to-phase", N_("Go to a Phase"), "army-of-the-dead/overview.round", phase_params, G_N_ELEMENTS (phase_params), apply_go_to_phase },
};

const guint hk_aotd_n_pass_moves = G_N_ELEMENTS (hk_aotd_pass_moves);
