/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-end.h"
#include "hk-aotd-house.h"
#include "hk-aotd-round.h"
#include "hk-aotd-turn-order.h"

/* The End Phase (book, pages 8 and 14), and the counters of the group. */

static gboolean
is_anybody_hurt (HkAotdTable *self)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    if (hk_aotd_table_get_survivor (self, (int) i)->hurt)
      return TRUE;
  return FALSE;
}

/* Those who come to the rescue gain a free Action when somebody was wounded in this round. */
static void
give_rescues (HkAotdTable *self,
              HkMove      *move)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (survivor->eliminated || !hk_aotd_table_has_skill (self, (int) i, "to-the-rescue"))
        continue;
      /* The rule decides which Wounds count as soon as they are suffered. */
      hk_aotd_decide (self, move, "rescue-zombie-phase");
      if (!is_anybody_hurt (self))
        return;
      hk_aotd_survivor_add_free (survivor, "any");
      hk_move_log (move, _("%s comes to the rescue with a free Action."), survivor->name);
    }
}

/* Who was trapped stands up again after the next Zombie Phase, not after the one in which the Bola hit
 * (book, page 26). */
static void
release_trapped (HkAotdTable *self,
                 HkMove      *move)
{
  gboolean any = self->trapped_shamblers > 0 || self->trapped_alphas > 0;

  if (self->trapped_late)
    {
      hk_record_set_boolean (self, &self->trapped_late, FALSE);
      return;
    }
  hk_record_set_int (self, &self->trapped_shamblers, 0);
  hk_record_set_int (self, &self->trapped_alphas, 0);
  for (int i = 0; i < hk_record_list_get_length (self->abominations); i++)
    {
      HkAotdAbomination *abomination = hk_record_list_get (self->abominations, i);

      any |= abomination->trapped;
      hk_record_set_boolean (abomination, &abomination->trapped, FALSE);
    }
  if (any)
    hk_move_log (move, _("Whom the Bola held stands up again."));
}

/* Begins the End Phase: trapped Zombies stand up, and whoever comes to the rescue has a free Action.
 * @self: a table whose Zombie Phase is over */
void
hk_aotd_round_begin_end (HkAotdTable *self,
                         HkMove      *move)
{
  g_return_if_fail (HK_IS_AOTD_TABLE (self));

  hk_record_set_enum (self, &self->phase, HK_AOTD_PHASE_END);
  release_trapped (self, move);
  give_rescues (self, move);
}

static void
regenerate (HkAotdTable *self,
            HkMove      *move)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (survivor->eliminated || survivor->wounds == 0 || !hk_aotd_table_has_skill (self, (int) i, "regeneration"))
        continue;
      hk_record_set_int (survivor, &survivor->wounds, 0);
      hk_move_log (move, _("%s regenerates: Health %d of %d."), survivor->name, survivor->health, survivor->health);
    }
}

/* Moves the Time token; the game may be lost with the last space. */
static void
pass_time (HkAotdTable *self,
           HkMove      *move)
{
  int left;

  if (self->time_limit == 0)
    return;
  hk_record_set_int (self, &self->time_used, MIN (self->time_used + 1, 99));
  left = self->time_limit - self->time_used;
  if (left == 0 && hk_aotd_decide (self, move, "time-one-more"))
    hk_move_log (move, _("The Time token has reached the end of the track; this round is still played."));
  else if (left > 0)
    hk_move_log (move, ngettext ("%d round is left on the Time Track.", "%d rounds are left on the Time Track.", left),
                 left);
  else if (self->time_ends)
    hk_aotd_table_lose (self, move, _("The Time Track has run out."));
  else
    hk_move_log (move, _("The Time Track has run out."));
}

/* Whether a Survivor of @player is still in the game. */
static gboolean
leads_somebody (HkAotdTable *self,
                int          player)
{
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (survivor->player == player && !survivor->eliminated)
        return TRUE;
    }
  return FALSE;
}

static void
begin_round (HkAotdTable *self,
             HkMove      *move)
{
  const int n = (int) hk_aotd_table_get_n_players (self);
  int next = (self->first_player + 1) % MAX (1, n);

  for (int i = 0; i < n && !leads_somebody (self, next) && hk_aotd_decide (self, move, "token-skips"); i++)
    next = (next + 1) % n;
  hk_record_set_int (self, &self->first_player, next);
  hk_record_set_int (self, &self->round, MIN (self->round + 1, 999));
  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      hk_record_set_boolean (survivor, &survivor->activated, survivor->eliminated);
      hk_record_set_boolean (survivor, &survivor->hurt, FALSE);
      hk_record_set_int (survivor, &survivor->actions, 0);
      hk_record_set_strv (survivor, &survivor->free_actions, NULL);
      hk_record_set_strv (survivor, &survivor->used, NULL);
      hk_aotd_survivor_end_escalation (survivor);
    }
  hk_table_clear_ticks (HK_TABLE (self));
  hk_aotd_turn_begin_phase (self);
  hk_move_log (move, _("Round %d begins; %s has the First Player token."), self->round,
               hk_aotd_table_get_player_name (self, self->first_player));
}

/* Does what ends a round but for the Noise token, and begins the next (book, pages 8 and 14). What still waits is
 * dropped. */
void
hk_aotd_round_end (HkAotdTable *self,
                   HkMove      *move)
{
  hk_aotd_zombies_drop_waiting (self);
  regenerate (self, move);
  pass_time (self, move);
  if (self->outcome == HK_AOTD_ENDING_NONE)
    begin_round (self, move);
}

static gboolean
apply_end_round (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (self->outcome != HK_AOTD_ENDING_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over."));
  if (hk_aotd_table_is_waiting (self)
      && !hk_move_require_rule (move, "army-of-the-dead/overview.round", error,
                                self->wounds_to_split > 0 ? _("Wounds have to be given out first.") : _("An extra Activation of Zombies comes first.")))
    return FALSE;
  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_END
      && !hk_move_require_rule (move, "army-of-the-dead/overview.round", error,
                                _("The round ends after the Zombie Phase.")))
    return FALSE;
  if (hk_move_has (move, "noise"))
    {
      hk_aotd_table_name_zone (self, hk_move_get_string (move, "noise"));
      hk_record_set_string (self, &self->noise, hk_move_get_string (move, "noise"));
      hk_move_log (move, _("The Noise token goes to %s, where most Survivors are."), self->noise);
    }
  hk_aotd_round_end (self, move);
  return TRUE;
}

static gboolean
apply_count (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *name = hk_move_get_string (move, "counter");
  HkAotdCounter *counter = hk_aotd_table_find_counter (self, name);
  const int value = counter == NULL ? 0 : counter->value + hk_move_get_int (move, "by", 1);

  if (counter == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no counter “%s”."), name);
  if (value < 0 || value > (counter->maximum > 0 ? counter->maximum : 999))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not go so far."), counter->name);
  hk_record_set_int (counter, &counter->value, value);
  if (counter->maximum > 0)
    hk_move_log (move, C_("a counter and its end", "%s: %d of %d."), counter->name, counter->value, counter->maximum);
  else
    hk_move_log (move, C_("a counter", "%s: %d."), counter->name, counter->value);
  return TRUE;
}

static gboolean
apply_add_counter (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  g_autofree char *name = g_strstrip (g_strdup (hk_move_get_string (move, "name")));
  const int maximum = hk_move_get_int (move, "maximum", 0);
  const int value = hk_move_get_int (move, "value", 0);
  g_autoptr (HkAotdCounter) counter = NULL;

  if (name[0] == '\0' || hk_aotd_table_find_counter (self, name) != NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A counter needs a name of its own."));
  if (maximum > 0 && value > maximum)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A counter does not start beyond its end."));
  counter = g_object_new (HK_TYPE_AOTD_COUNTER, "name", name, "value", value, "maximum", maximum, NULL);
  hk_record_list_append (self->counters, counter);
  hk_move_log (move, _("The group counts: %s."), name);
  return TRUE;
}

static const HkParamSpec end_params[] = {
  { "noise", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Zone with the most Survivors, in words; the First Player chooses in a tie"), N_("Zone of the Noise token") },
};

static const HkParamSpec count_params[] = {
  { "counter", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("The name of the counter"), N_("Counter") },
  { "by", HK_PARAM_INT, FALSE, -99, 99, NULL, N_("How far it goes on, or back below 0; 1 when left out"), N_("Change by") },
};

static const HkParamSpec add_params[] = {
  { "name", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("What is counted"), N_("Name") },
  { "value", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("Where it starts"), N_("Value") },
  { "maximum", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("Where it ends; 0 nowhere"), N_("Its end; 0 for none") },
};

const HkMoveSpec hk_aotd_round_moves[] = {
  { "end-round", N_("End the Round"), "army-of-the-dead/end.first-player", end_params, G_N_ELEMENTS (end_params), apply_end_round },
  { "count", N_("Count"), NULL, count_params, G_N_ELEMENTS (count_params), apply_count },
  { "add-counter", N_("Add a Counter"), NULL, add_params, G_N_ELEMENTS (add_params), apply_add_counter },
};

const guint hk_aotd_n_round_moves = G_N_ELEMENTS (hk_aotd_round_moves);
