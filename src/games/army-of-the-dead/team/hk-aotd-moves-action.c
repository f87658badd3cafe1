/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-skills.h"

/* Actions that the app knows nothing more of: spending some, and giving some. */

static gboolean
apply_action (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int cost = hk_move_get_int (move, "cost", 1);
  int survivor;

  if (!hk_aotd_begin_action (self, move, &survivor, error) ||
      !hk_aotd_check_actions (self, move, survivor, "other", FALSE, cost, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, cost);
  hk_move_log (move, C_("a Survivor and an action in the words of the group", "%s: %s."),
               hk_aotd_table_get_survivor_name (self, survivor), hk_move_get_string (move, "what"));
  return TRUE;
}

static gboolean
apply_spend (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int actions = hk_move_get_int (move, "actions", 1);
  HkAotdSurvivor *record;
  int survivor;

  if (!hk_aotd_read_living (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  if (actions > record->actions)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          ngettext ("%s has %d Action left.", "%s has %d Actions left.", (gulong) record->actions), record->name, record->actions);
  hk_record_set_int (record, &record->actions, MIN (20, record->actions - actions));
  if (actions >= 0)
    hk_move_log (move, ngettext ("%s spends %d Action.", "%s spends %d Actions.", (gulong) actions), record->name,
                 actions);
  else
    hk_move_log (move, ngettext ("%s gains %d Action.", "%s gains %d Actions.", (gulong) -actions), record->name,
                 -actions);
  return TRUE;
}

static gboolean
apply_give_action (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const int to = hk_move_get_int (move, "to", -1);
  HkAotdSurvivor *record;
  HkAotdSurvivor *other;
  int survivor;

  if (!hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_find_survivor (self, survivor, NULL);
  other = hk_aotd_find_survivor (self, to, error);
  if (other == NULL)
    return FALSE;
  if (to == survivor || other->eliminated)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The free Action goes to another Survivor who is in the game."));
  if (!hk_aotd_table_has_skill (self, survivor, "born-leader") &&
      !hk_move_require_rule (move, "army-of-the-dead/skill.born-leader", error, _("%s is no Born Leader."),
                             record->name))
    return FALSE;
  if (hk_aotd_survivor_has_used (record, "born-leader") && !hk_aotd_decide (self, move, "born-leader-often") &&
      !hk_move_require_rule (move, "army-of-the-dead/skill.born-leader", error,
                             _("%s has given away a free Action in this Turn already."), record->name))
    return FALSE;
  hk_aotd_survivor_set_used (record, "born-leader");
  hk_aotd_survivor_add_free (other, "any");
  /* Translators: %s: a Survivor; %s: a Survivor. */
  hk_move_log (move, _("%s gives %s a free Action, to be used now."), record->name, other->name);
  return TRUE;
}

static const HkParamSpec action_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "what", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("What the Survivor does, in the words of the group"), N_("What") },
  { "cost", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Actions that it takes; 1 when left out"), N_("Cost in Actions") },
};

static const HkParamSpec spend_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "actions", HK_PARAM_INT, TRUE, -9, 9, NULL, N_("Actions to spend, negative to give some back"), N_("Actions") },
};

static const HkParamSpec give_action_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "to", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("Who gets the free Action"), N_("To whom"), "survivors" },
};

const HkMoveSpec hk_aotd_action_moves[] = {
  { "action", N_("Act in Another Way"), "army-of-the-dead/player.actions",
    action_params, G_N_ELEMENTS (action_params), apply_action },
  { "spend", N_("Spend Actions"), "army-of-the-dead/player.actions",
    spend_params, G_N_ELEMENTS (spend_params), apply_spend },
  { "give-action", N_("Give a Free Action"), "army-of-the-dead/skill.born-leader",
    give_action_params, G_N_ELEMENTS (give_action_params), apply_give_action },
};

const guint hk_aotd_n_action_moves = G_N_ELEMENTS (hk_aotd_action_moves);
