/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-house.h"
#include "hk-aotd-turn-order.h"
#include "hk-aotd-turn.h"

/* Whose Turn it is, and who of the player's Survivors is activated (book, page 19). */

/* Refuses when something else comes first, or the game is over. */
static gboolean
permit_any (HkAotdTable *self,
            HkMove      *move,
            GError     **error)
{
  if (self->outcome != HK_AOTD_ENDING_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The mission is over."));
  if (self->wounds_to_split > 0
      && !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.splitting", error,
                                _("Wounds have to be given out first.")))
    return FALSE;
  return self->extra_activations == NULL || self->extra_activations[0] == NULL
         || hk_move_require_rule (move, "army-of-the-dead/spawn.running-out", error,
                                  _("An extra Activation of Zombies comes first."));
}

static gboolean
has_started (HkAotdTable *self)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, self->current_survivor);

  return survivor != NULL && !survivor->activated;
}

/* Returns whether the Survivor can be activated now. */
gboolean
hk_aotd_turn_may_go (HkAotdTable *self,
                     int          survivor)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  if (record == NULL || record->activated || record->eliminated || hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_PLAYER)
    return FALSE;
  if (has_started (self) && (self->current_survivor == survivor || !hk_aotd_table_has_house_rule (self, "actions-alternate")))
    return self->current_survivor == survivor;
  return record->player == self->current_player || hk_aotd_table_has_skill (self, survivor, "tactician");
}

/* Whether the Survivor who is activated has done nothing yet. */
static gboolean
is_fresh (HkAotdTable *self,
          int          number)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, number);
  g_auto (GStrv) skills = hk_aotd_table_list_skills (self, number, NULL);
  const guint n_free = survivor->free_actions == NULL ? 0 : g_strv_length (survivor->free_actions);
  int actions = 3;
  guint free = 0;

  for (guint i = 0; skills != NULL && skills[i] != NULL; i++)
    {
      actions += g_str_equal (skills[i], "action") && !hk_aotd_table_has_house_rule (self, "plus-action-once");
      free += g_str_has_prefix (skills[i], "free:") || g_str_equal (skills[i], "explosive-master");
    }
  return survivor->actions >= actions && n_free >= free
         && survivor->escalation == 0 && survivor->escalation_melee == 0 && survivor->escalation_ranged == 0
         && (survivor->used == NULL || survivor->used[0] == NULL);
}

/* What is marked as used by whoever has begun a Turn, where Survivors take their Actions in turns. */
#define BEGUN "begun"

static void
start (HkAotdTable *self,
       HkMove      *move,
       int          survivor)
{
  HkAotdSurvivor *before = hk_aotd_table_get_survivor (self, self->current_survivor);
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  const gboolean alternate = hk_aotd_table_has_house_rule (self, "actions-alternate");

  if (alternate && hk_aotd_survivor_has_used (record, BEGUN))
    {
      hk_record_set_int (self, &self->current_survivor, survivor);
      hk_move_log (move, _("%s goes on."), record->name);
      return;
    }
  if (before != NULL && self->current_survivor != survivor && !before->activated && !alternate)
    {
      hk_record_set_int (before, &before->actions, 0);
      hk_record_set_strv (before, &before->free_actions, NULL);
    }
  hk_record_set_int (self, &self->current_survivor, survivor);
  hk_aotd_table_begin_turn (self, survivor);
  if (alternate)
    hk_aotd_survivor_set_used (record, BEGUN);
  hk_move_log (move, _("%s is activated."), hk_aotd_table_get_survivor_name (self, survivor));
}

static gboolean
permit_activate (HkAotdTable *self,
                 HkMove      *move,
                 int          survivor,
                 GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  HkAotdSurvivor *current = hk_aotd_table_get_survivor (self, self->current_survivor);

  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_PLAYER
      && !hk_move_require_rule (move, "army-of-the-dead/player.turn", error, _("Survivors act in the Player Phase.")))
    return FALSE;
  if (record->activated && !hk_move_require_rule (move, "army-of-the-dead/player.turn", error,
                                                  _("%s has had a Turn in this round."), record->name))
    return FALSE;
  if (has_started (self) && self->current_survivor != survivor && !is_fresh (self, self->current_survivor)
      && !hk_aotd_decide (self, move, "actions-alternate")
      && !hk_move_require_rule (move, "army-of-the-dead/player.turn", error, _("The Turn of %s is not over."),
                                current->name))
    return FALSE;
  return record->player == self->current_player || hk_aotd_table_has_skill (self, survivor, "tactician")
         || hk_move_require_rule (move, "army-of-the-dead/player.turn", error, _("It is the Turn of %s."),
                                  hk_aotd_table_get_player_name (self, self->current_player));
}

/* To be called before a Survivor does anything that costs an Action, even a free one. A Survivor who may act and is
 * not activated yet is activated by it. After the Zombie Phase whoever has been given a free Action by "To the
 * Rescue" may use it. Returns whether the Survivor may act. Errors: %HK_ERROR_REFUSED or %HK_ERROR_IMPOSSIBLE.
 * @survivor: who wants to act, from 0 */
gboolean
hk_aotd_turn_permit (HkAotdTable *self,
                     HkMove      *move,
                     int          survivor,
                     GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);

  if (record == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such Survivor in this mission."));
  if (!permit_any (self, move, error))
    return FALSE;
  if (record->eliminated)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is eliminated."), record->name);
  if (self->current_survivor == survivor && hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_PLAYER)
    return TRUE;
  if (record->free_actions != NULL && record->free_actions[0] != NULL && !has_started (self))
    return TRUE;
  if (!permit_activate (self, move, survivor, error))
    return FALSE;
  if (hk_aotd_table_get_phase (self) == HK_AOTD_PHASE_PLAYER && !record->activated)
    start (self, move, survivor);
  return TRUE;
}

/* Goes on to the next player who has somebody to activate, from @first on, or to the Zombie Phase.
 * @first: a seat, from 0 */
void
hk_aotd_turn_advance (HkAotdTable *self,
                      HkMove      *move,
                      int          first)
{
  const int n = (int) hk_aotd_table_get_n_players (self);
  const int before = self->current_player;

  hk_record_set_int (self, &self->current_survivor, -1);
  for (int i = 0; i < n; i++)
    if (hk_aotd_turn_has_survivors (self, (first + i) % n))
      {
        hk_record_set_int (self, &self->current_player, (first + i) % n);
        if (self->current_player != before)
          hk_move_log (move, _("It is the Turn of %s."), hk_aotd_table_get_player_name (self, self->current_player));
        return;
      }
  hk_record_set_int (self, &self->current_player, -1);
  hk_aotd_zombies_begin (self, move);
}

static gboolean
apply_activate (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int number = hk_move_get_int (move, "survivor", -1);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, number);

  if (survivor == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such Survivor in this mission."));
  if (!permit_any (self, move, error))
    return FALSE;
  if (survivor->eliminated || (self->current_survivor == number && !survivor->activated))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          survivor->eliminated ? _("%s is eliminated.") : _("%s is activated already."), survivor->name);
  if (!permit_activate (self, move, number, error))
    return FALSE;
  hk_record_set_boolean (survivor, &survivor->activated, FALSE);
  start (self, move, number);
  return TRUE;
}

/* Whether all that the current player has left can go later. */
static gboolean
can_pass (HkAotdTable *self)
{
  gboolean others = FALSE;

  for (guint i = 0; i < hk_aotd_table_get_n_survivors (self); i++)
    {
      HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, (int) i);

      if (survivor->activated || survivor->eliminated)
        continue;
      if (survivor->player != self->current_player)
        others = TRUE;
      else if (!hk_aotd_table_has_skill (self, (int) i, "tactician"))
        return FALSE;
    }
  return others;
}

/* Returns whether the Survivor on turn is in the midst of an attempt at the Challenge of the Vault. */
gboolean
hk_aotd_turn_is_challenge (HkAotdTable *self)
{
  return self->vault != NULL && self->vault->survivor >= 0 && self->vault->survivor == self->current_survivor;
}

/* Ends the attempt without a Straight.
 * @self: a table on which somebody is in the midst of the Challenge of the Vault */
void
hk_aotd_turn_give_up (HkAotdTable *self,
                      HkMove      *move)
{
  hk_record_set_int (self->vault, &self->vault->survivor, -1);
  hk_record_set_string (self->vault, &self->vault->free, NULL);
  if (!hk_aotd_decide (self, move, "vault-keeps-reserve"))
    hk_record_set_string (self->vault, &self->vault->reserve, NULL);
  hk_move_log (move, _("The Challenge of the Vault is not resolved."));
}

/* Whoever ends the Turn in the midst of the Challenge of the Vault gives it up, when the group wants that. */
static gboolean
give_up_challenge (HkAotdTable *self,
                   HkMove      *move,
                   GError     **error)
{
  if (!hk_aotd_turn_is_challenge (self))
    return TRUE;
  if (!hk_move_get_boolean (move, "give-up", FALSE))
    return hk_move_ask (move, "give-up", error, _("%s is in the midst of the Challenge of the Vault. Give it up?"),
                        hk_aotd_table_get_survivor_name (self, self->current_survivor));
  hk_aotd_turn_give_up (self, move);
  return TRUE;
}

static gboolean
apply_end_turn (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, self->current_survivor);

  if (!permit_any (self, move, error))
    return FALSE;
  if (hk_aotd_table_get_phase (self) != HK_AOTD_PHASE_PLAYER)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("It is nobody’s Turn."));
  if (survivor != NULL)
    {
      if (!give_up_challenge (self, move, error))
        return FALSE;
      hk_aotd_table_finish_turn (self, self->current_survivor);
      hk_record_set_boolean (survivor, &survivor->activated, TRUE);
      hk_record_set_int (survivor, &survivor->actions, 0);
      hk_record_set_strv (survivor, &survivor->free_actions, NULL);
      if (!survivor->eliminated)
        hk_move_log (move, _("The Turn of %s is over."), survivor->name);
      hk_aotd_turn_advance (self, move, MAX (0, self->current_player));
      return TRUE;
    }
  if (hk_move_get_boolean (move, "pass", FALSE) && can_pass (self))
    {
      hk_move_log (move, _("The Tactician of %s waits."), hk_aotd_table_get_player_name (self, self->current_player));
      hk_aotd_turn_advance (self, move, (self->current_player + 1) % (int) hk_aotd_table_get_n_players (self));
      return TRUE;
    }
  if (hk_aotd_turn_has_survivors (self, self->current_player))
    return hk_move_require_rule (move, "army-of-the-dead/player.turn", error, _("%s has still a Survivor to activate."),
                                 hk_aotd_table_get_player_name (self, self->current_player))
           && (hk_aotd_turn_advance (self, move, (self->current_player + 1) % (int) hk_aotd_table_get_n_players (self)), TRUE);
  hk_aotd_turn_advance (self, move, MAX (0, self->current_player));
  return TRUE;
}

static const HkParamSpec activate_params[] = {
  { "survivor", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("Which Survivor"), N_("Survivor"), "survivors" },
};

static const HkParamSpec end_params[] = {
  { "give-up", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether an attempt at the Challenge of the Vault is given up with the Turn"), N_("Give up the Challenge") },
  { "pass", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the next player goes first while a Tactician waits"), N_("A Tactician waits") },
};

const HkMoveSpec hk_aotd_turn_moves[] = {
  { "activate", N_("Activate a Survivor"), "army-of-the-dead/player.turn", activate_params, G_N_ELEMENTS (activate_params), apply_activate },
  { "end-turn", N_("End the Turn"), "army-of-the-dead/player.do-nothing", end_params, G_N_ELEMENTS (end_params), apply_end_turn },
};

const guint hk_aotd_n_turn_moves = G_N_ELEMENTS (hk_aotd_turn_moves);
