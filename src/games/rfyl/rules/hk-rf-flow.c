/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "hk-rf-acts.h"
#include "hk-rf-combat.h"
#include "hk-rf-countdown.h"
#include "hk-rf-events.h"
#include "hk-rf-flow.h"
#include "hk-rf-hunt.h"
#include "hk-rf-walk.h"

/* From phase to phase (Turn). */

static void
set_phase (HkRfTable *self,
           HkRfPhase  phase)
{
  hk_record_set_enum (self, &self->phase, phase);
}

static gboolean
has_hidden (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      if (hk_rf_counts_bloods (self, player) && hk_rf_player_count_hidden (player) > 0)
        return TRUE;
    }
  return FALSE;
}

/* Puts the cards of the last turn away. */
static void
reset_turn (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      hk_rf_discard_speed (self, player);
      hk_record_reset (player, "moved", "blocked", "cleared-by", "picked", NULL);
      hk_record_set_int (player, &player->from_space, player->space);
    }
  hk_record_reset (self, "fights", "draws", "counted", "zombies-moved", "zombie-card", NULL);
}

/* Begins a turn that the group comes to by hand. */
void
hk_rf_begin_turn_by_hand (HkTable *table)
{
  HkRfTable *self = HK_RF_TABLE (table);

  reset_turn (self);
  hk_rf_begin_hunt (self);
}

/* Puts the cards of the last turn away and begins the next one. Without Blood cards to count there is no countdown. */
void
hk_rf_begin_turn (HkRfTable *self,
                  HkMove    *move)
{
  if (self->turn > 0 && hk_record_list_get_length (self->piles) > 0 && hk_rf_follow_house_rule (self, move, "late-pick-up"))
    hk_rf_hand_out_piles (self, move);
  reset_turn (self);
  hk_record_set_int (self, &self->turn, MIN (self->turn + 1, 9999));
  hk_table_clear_ticks (HK_TABLE (self));
  hk_move_log (move, _("Turn %d begins."), self->turn);
  set_phase (self, has_hidden (self) ? HK_RF_PHASE_COUNTDOWN : HK_RF_PHASE_MOVEMENT);
}

static char *
report_countdown (HkRfTable *self)
{
  if (!self->counted)
    return g_strdup (_("The Blood cards have not been counted down."));
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      for (int j = 0; j < hk_rf_player_get_n_bloods (player); j++)
        if (hk_rf_player_get_blood (player, j)->due)
          return g_strdup_printf (_("%s has a Blood card to turn up."), player->name);
    }
  return NULL;
}

static char *
report_movement (HkRfTable *self)
{
  g_autoptr (GArray) drawing = hk_rf_list_drawing (self);
  g_autoptr (GArray) tied = hk_rf_list_tied (self);
  const int mover = hk_rf_find_next_mover (self);

  if (drawing->len > 0)
    return g_strdup_printf (_("%s has no movement card yet."), hk_rf_table_get_player_name (self, g_array_index (drawing, int, 0)));
  if (tied->len > 0)
    return g_strdup_printf (_("%s is tied in speed with another player."), hk_rf_table_get_player_name (self, g_array_index (tied, int, 0)));
  return mover < 0 ? NULL : g_strdup_printf (_("%s has not moved."), hk_rf_table_get_player_name (self, mover));
}

static char *
report_zombies (HkRfTable *self)
{
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);

  if (!hk_rf_table_have_zombies_moved (self))
    return g_strdup (_("The zombies have not moved."));
  for (guint i = 0; i < hunters->len; i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, g_array_index (hunters, int, i));

      if (!player->moved)
        return g_strdup_printf (_("%s has not moved."), player->name);
    }
  return NULL;
}

/* Returns (transfer full) (nullable): what has to be done before the phase is over, as a sentence; %NULL nothing. */
char *
hk_rf_report_unfinished (HkRfTable *self)
{
  const int fight = hk_rf_find_open_fight (self, -1);

  g_return_val_if_fail (HK_IS_RF_TABLE (self), NULL);

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_COUNTDOWN)
    return report_countdown (self);
  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT)
    return report_movement (self);
  if (fight >= 0)
    return g_strdup_printf (_("%s still has to fight."), hk_rf_table_get_player_name (self, hk_rf_table_get_fight (self, fight)->player));
  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_EVENTS && hk_rf_find_next_draw (self) >= 0)
    return g_strdup_printf (_("The Event card of %s is not resolved."),
                            hk_rf_table_get_player_name (self, hk_rf_table_get_draw (self, hk_rf_find_next_draw (self))->player));
  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES)
    return report_zombies (self);
  return hk_rf_report_blood (self);
}

/* One Event card for each occupied space, the closest to the victory space first (Events). */
static void
begin_events (HkRfTable *self)
{
  g_autoptr (GArray) spaces = hk_rf_list_occupied_spaces (self);

  hk_record_reset (self, "fights", "draws", NULL);
  for (guint i = 0; i < spaces->len; i++)
    {
      const int space = g_array_index (spaces, int, i);
      g_autoptr (HkRfDraw) draw = g_object_new (HK_TYPE_RF_DRAW, "space", space, "player", hk_rf_find_slowest (self, space), "state", HK_RF_DRAW_WAITING, NULL);

      hk_record_list_append (self->draws, draw);
    }
  set_phase (self, HK_RF_PHASE_EVENTS);
}

static void
begin_combat (HkRfTable *self,
              HkMove    *move)
{
  hk_rf_form_fights (self);
  set_phase (self, HK_RF_PHASE_COMBAT);
  if (hk_rf_table_get_n_fights (self) == 0)
    hk_rf_begin_turn (self, move);
}

static void
begin_zombies (HkRfTable *self,
               HkMove    *move)
{
  g_autoptr (GArray) hunters = hk_rf_list_hunters (self);

  hk_record_list_remove_all (self->fights);
  set_phase (self, HK_RF_PHASE_ZOMBIES);
  hk_rf_begin_hunt (self);
  if (hunters->len == 0 && hk_rf_table_get_n_zombies (self) == 0)
    {
      hk_record_set_boolean (self, &self->zombies_moved, TRUE);
      begin_combat (self, move);
    }
}

static void
begin_countdown (HkRfTable *self)
{
  hk_record_set_boolean (self, &self->counted, FALSE);
  set_phase (self, HK_RF_PHASE_COUNTDOWN);
}

/* Everybody draws and moves again. */
static void
begin_movement (HkRfTable *self)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    {
      HkRfPlayer *player = hk_rf_table_get_player (self, i);

      if (!hk_rf_player_is_human (player))
        continue;
      hk_rf_discard_speed (self, player);
      hk_record_reset (player, "moved", "blocked", NULL);
      hk_record_set_int (player, &player->from_space, player->space);
    }
  set_phase (self, HK_RF_PHASE_MOVEMENT);
}

/* What the group leaves out of the phase that is now. */
static void
leave_phase (HkRfTable  *self,
             HkMove     *move,
             const char *unfinished)
{
  if (unfinished != NULL)
    /* Translators: what is left out of a phase, a whole sentence */
    hk_move_log (move, _("Left out: %s"), unfinished);
  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    {
      HkRfDraw *draw = hk_rf_table_get_draw (self, i);

      if (draw->state == HK_RF_DRAW_OPEN)
        hk_rf_discard_event (self, draw->event);
      hk_record_set_enum (draw, &draw->state, HK_RF_DRAW_DONE);
    }
}

/* Who draws the Event cards, in order. */
static void
log_events (HkRfTable *self,
            HkMove    *move)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (int i = 0; i < hk_rf_table_get_n_draws (self); i++)
    g_ptr_array_add (names, (gpointer) hk_rf_table_get_player_name (self, hk_rf_table_get_draw (self, i)->player));
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);
  /* Translators: who draws an Event card, one player after the other */
  hk_move_log (move, _("Events: %s."), list);
}

/* How many fights there are. */
static void
log_combat (HkRfTable *self,
            HkMove    *move)
{
  const int n = hk_rf_table_get_n_fights (self);

  hk_move_log (move, ngettext ("Combat: %d fight.", "Combat: %d fights.", (gulong) n), n);
}

static gboolean
apply_next_phase (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autofree char *unfinished = hk_rf_report_unfinished (self);

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (unfinished != NULL && !hk_move_require_rule (move, "rfyl/turn.phases", error, "%s", unfinished))
    return FALSE;
  leave_phase (self, move, unfinished);
  switch (hk_rf_table_get_phase (self))
    {
    case HK_RF_PHASE_COUNTDOWN:
      set_phase (self, HK_RF_PHASE_MOVEMENT);
      hk_move_log (move, _("Human movement."));
      break;
    case HK_RF_PHASE_MOVEMENT:
      hk_rf_end_movement (self, move);
      hk_rf_check_end (self, move);
      if (self->outcome != HK_RF_OUTCOME_NONE)
        break;
      begin_events (self);
      log_events (self, move);
      break;
    case HK_RF_PHASE_EVENTS:
      begin_zombies (self, move);
      if (hk_rf_table_get_phase (self) == HK_RF_PHASE_ZOMBIES)
        hk_move_log (move, _("Zombie movement."));
      break;
    case HK_RF_PHASE_ZOMBIES:
      begin_combat (self, move);
      if (hk_rf_table_get_phase (self) == HK_RF_PHASE_COMBAT)
        log_combat (self, move);
      break;
    case HK_RF_PHASE_COMBAT:
    case HK_RF_PHASE_OVER:
    case HK_RF_PHASE_NONE:
      hk_rf_begin_turn (self, move);
      break;
    }
  return TRUE;
}

/* The rest of the turn is left out. */
static gboolean
apply_next_turn (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  g_autofree char *unfinished = hk_rf_report_unfinished (self);

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if ((unfinished != NULL || hk_rf_table_get_phase (self) != HK_RF_PHASE_COMBAT)
      && !hk_move_require_rule (move, "rfyl/turn.phases", error, "%s",
                                unfinished == NULL ? _("The turn is not over.") : unfinished))
    return FALSE;
  leave_phase (self, move, unfinished);
  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_MOVEMENT)
    hk_rf_end_movement (self, move);
  hk_rf_begin_turn (self, move);
  return TRUE;
}

/* Any phase of the turn, played now or once more. */
static gboolean
apply_go_to_phase (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const HkRfPhase phase = hk_move_get_enum (move, "phase", hk_rf_phases, HK_RF_PHASE_NONE);

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (!hk_move_require_rule (move, "rfyl/turn.phases", error, _("The phases of a turn follow each other.")))
    return FALSE;
  leave_phase (self, move, NULL);
  hk_record_list_remove_all (self->fights);
  hk_move_log (move, _("The group goes to this phase: %s."), hk_rf_get_phase_title (hk_rf_phases[phase]));
  switch (phase)
    {
    case HK_RF_PHASE_COUNTDOWN:
      begin_countdown (self);
      break;
    case HK_RF_PHASE_MOVEMENT:
      begin_movement (self);
      break;
    case HK_RF_PHASE_EVENTS:
      begin_events (self);
      break;
    case HK_RF_PHASE_ZOMBIES:
      hk_record_set_boolean (self, &self->zombies_moved, FALSE);
      hk_rf_begin_hunt (self);
      set_phase (self, phase);
      break;
    case HK_RF_PHASE_COMBAT:
      hk_rf_form_fights (self);
      set_phase (self, phase);
      break;
    case HK_RF_PHASE_OVER:
    case HK_RF_PHASE_NONE:
      g_assert_not_reached ();
    }
  return TRUE;
}

static gboolean
apply_finish (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkRfTable *self = HK_RF_TABLE (table);
  const char *reason = hk_move_get_string (move, "reason");

  if (hk_rf_table_get_phase (self) == HK_RF_PHASE_OVER)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  hk_rf_end (self, move, HK_RF_OUTCOME_ENDED, NULL, reason == NULL || reason[0] == '\0' ? _("The group ends the game here.") : reason);
  return TRUE;
}

static const char * const phases[] = { "countdown", "movement", "events", "zombies", "combat", NULL };

static const HkParamSpec phase_params[] = {
  { "phase", HK_PARAM_STRING, TRUE, 0, 0, phases, N_("The phase to play now"), N_("Phase") },
};

static const HkParamSpec finish_params[] = {
  { "reason", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Why, in a sentence"), N_("Why") },
};

const HkMoveSpec hk_rf_flow_moves[] = {
  { "next-phase", N_("Go On to the Next Phase"), "rfyl/turn.phases", NULL, 0, apply_next_phase },
  { "next-turn", N_("Go On to the Next Turn"), "rfyl/turn.phases", NULL, 0, apply_next_turn },
  { "go-to-phase", N_("Go to a Phase"), "rfyl/turn.phases", phase_params, G_N_ELEMENTS (phase_params), apply_go_to_phase },
  { "finish", N_("End the Game"), "rfyl/winning.condition", finish_params, G_N_ELEMENTS (finish_params), apply_finish },
};

const guint hk_rf_n_flow_moves = G_N_ELEMENTS (hk_rf_flow_moves);
