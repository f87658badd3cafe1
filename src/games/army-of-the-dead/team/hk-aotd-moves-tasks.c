/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-harm.h"
#include "games/army-of-the-dead/attack/hk-aotd-kill.h"
#include "games/army-of-the-dead/attack/hk-aotd-printed.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-sleepers.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-skills.h"
#include "hk-aotd-survivor-moves.h"

/* Sleepers, Objectives, Noise, Wounds and Companions (book, pages 19, 20 and 27). */

/* Moves the Noise token to the Zone of a Survivor and wakes the Sleepers whom the move tells. Returns whether it
 * worked.
 * @move: a move with "where" and %HK_AOTD_WAKE_PARAMS */
gboolean
hk_aotd_make_noise (HkAotdTable *self,
                    HkMove      *move,
                    int          survivor,
                    GError     **error)
{
  g_autofree char *where = hk_move_has (move, "where")
    ? g_strdup (hk_move_get_string (move, "where"))
    : g_strdup_printf (_("the Zone of %s"), hk_aotd_table_get_survivor_name (self, survivor));

  hk_aotd_table_name_zone (self, hk_move_get_string (move, "where"));
  hk_aotd_table_make_noise (self, move, where);
  return hk_aotd_wake_told (self, move, error);
}

static gboolean
apply_make_noise (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int survivor;

  if (!hk_aotd_begin_action (self, move, &survivor, error) ||
      !hk_aotd_check_actions (self, move, survivor, "other", FALSE, 1, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, 1);
  hk_move_log (move, _("%s makes Noise."), hk_aotd_table_get_survivor_name (self, survivor));
  return hk_aotd_make_noise (self, move, survivor, error);
}

/* The Melee weapon in a Hand that Sleepers are removed with: the one named, else the quietest. A weapon
 * whose numbers nobody has entered may be one (book, page 19). */
static gboolean
find_melee (HkAotdTable *self,
            HkMove      *move,
            int          survivor,
            HkAotdGear **gear,
            GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  const char *weapon = hk_move_get_string (move, "weapon");
  gboolean unknown = FALSE;

  *gear = NULL;
  for (int i = 0; i < hk_record_list_get_length (record->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (record->items, i);
      HkAotdGear *known = hk_aotd_table_find_gear (self, item->card);

      if ((item->slot != HK_AOTD_SLOT_HAND && (known == NULL || !known->backpack)
           && !hk_aotd_decide (self, move, "sleepers-any-weapon"))
          || (weapon != NULL && g_strcmp0 (item->card, weapon) != 0))
        continue;
      unknown |= known == NULL && hk_aotd_printed_may_be (item->card, "melee");
      if (known != NULL && g_strcmp0 (known->kind, "melee") == 0 && (*gear == NULL || (*gear)->noisy))
        *gear = known;
    }
  if (*gear != NULL && (*gear)->noisy && hk_aotd_decide (self, move, "silent-elimination") &&
      !hk_move_require_rule (move, "army-of-the-dead/ruling.noisy-elimination", error,
                             _("In this group only silent weapons remove Sleepers.")))
    return FALSE;
  if (*gear != NULL || unknown)
    return TRUE;
  if (weapon != NULL)
    return hk_move_require_rule (move, "army-of-the-dead/player.eliminate-sleepers", error,
                                 /* Translators: %s: a Survivor; %s: a card. */
                                 _("%s does not hold a Melee weapon “%s” in a Hand."), record->name, hk_aotd_card_get_title (weapon));
  return hk_move_require_rule (move, "army-of-the-dead/player.eliminate-sleepers", error,
                               _("%s holds no Melee weapon in a Hand; Sleepers are removed with one."), record->name);
}

static gboolean
apply_eliminate_sleepers (HkTable *table,
                          HkMove  *move,
                          GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdGear *gear;
  int survivor;
  int cost;
  int value;

  if (!hk_aotd_begin_action (self, move, &survivor, error) || !find_melee (self, move, survivor, &gear, error))
    return FALSE;
  cost = hk_aotd_table_has_skill (self, survivor, "silent-killer") ? 1 : 2;
  if (!hk_aotd_check_actions (self, move, survivor, "other", FALSE, cost, error))
    return FALSE;
  value = hk_aotd_table_turn_sleeper (self, move, hk_move_get_int (move, "value", 0), error);
  if (value == 0)
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, cost);
  hk_move_log (move, ngettext ("%s removes a Sleeper token with %d Shambler: %d Adrenaline Point.",
                               "%s removes a Sleeper token with %d Shamblers: %d Adrenaline Points.", (gulong) value),
               hk_aotd_table_get_survivor_name (self, survivor), value, value);
  hk_aotd_table_add_adrenaline (self, move, survivor, value);
  return gear == NULL || !gear->noisy || hk_aotd_make_noise (self, move, survivor, error);
}

static HkAotdObjective *
read_objective (HkAotdTable *self,
                HkMove      *move,
                GError     **error)
{
  HkAotdObjective *objective = hk_aotd_table_get_objective (self, hk_move_get_int (move, "objective", -1));

  if (objective == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no Objective of that number in this mission."));
  return objective;
}

static gboolean
apply_take_objective (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdObjective *objective = read_objective (self, move, error);
  const gboolean counts_kills = objective != NULL && objective->kill_type != NULL && !g_str_equal (objective->kill_type, "none");
  const gboolean personal = objective != NULL && objective->survivor >= 0;
  g_autofree char *title = objective == NULL ? NULL : hk_aotd_objective_dup_title (objective);
  const char *name;
  int survivor;

  if (objective == NULL || !hk_aotd_begin_action (self, move, &survivor, error) ||
      !hk_aotd_check_actions (self, move, survivor, "other", FALSE, 1, error))
    return FALSE;
  if (objective->holder >= 0 &&
      !hk_move_require_rule (move, "army-of-the-dead/player.objective", error, _("%s has taken this token already."),
                             hk_aotd_table_get_survivor_name (self, objective->holder)))
    return FALSE;
  if (objective->done && !counts_kills && !personal &&
      !hk_move_require_rule (move, "army-of-the-dead/player.objective", error,
                             _("This Objective is accomplished already: “%s”."), title))
    return FALSE;
  name = hk_aotd_table_get_survivor_name (self, survivor);
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, 1);
  if (personal || counts_kills)
    hk_record_set_int (objective, &objective->holder, survivor);
  if (objective->effect == NULL)
    /* Translators: %s: a Survivor; %s: an Objective. */
    hk_move_log (move, _("%s takes an Objective: “%s”."), name, title);
  else
    /* Translators: %s: a Survivor; %s: an Objective; %s: its effect. */
    hk_move_log (move, _("%s takes an Objective: “%s”. %s"), name, title, objective->effect);
  if (hk_aotd_decide (self, move, "search-is-noise") ? !hk_aotd_make_noise (self, move, survivor, error)
                                                     : !hk_aotd_wake_told (self, move, error))
    return FALSE;
  if (objective->adrenaline > 0)
    hk_move_log (move, ngettext ("%s gains %d Adrenaline Point.", "%s gains %d Adrenaline Points.",
                                 (gulong) objective->adrenaline),
                 name, objective->adrenaline);
  hk_aotd_table_add_adrenaline (self, move, survivor, objective->adrenaline);
  if (objective->opens != NULL)
    hk_aotd_table_open_spawns (self, move, objective->opens, FALSE);
  if (hk_move_get_boolean (move, "done", !counts_kills && !personal))
    hk_aotd_table_add_progress (self, move, objective, 1);
  hk_aotd_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_objective (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdObjective *objective = read_objective (self, move, error);
  const int by = hk_move_get_int (move, "by", 1);
  g_autofree char *title = NULL;

  if (objective == NULL)
    return FALSE;
  title = hk_aotd_objective_dup_title (objective);
  if (by < 0 && objective->count + by < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("This Objective counts only %d."), objective->count);
  hk_aotd_table_add_progress (self, move, objective, by);
  if (hk_move_get_logged (move) == NULL)
    hk_move_log (move, C_("an Objective and how often it is done", "“%s”: %d of %d."), title, objective->count, MAX (1,
                                                                                                                     objective->needed));
  hk_aotd_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_wound (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int survivor;

  if (!hk_aotd_read_living (self, move, &survivor, error))
    return FALSE;
  hk_aotd_table_wound (self, move, survivor, hk_move_get_int (move, "wounds", 1));
  return TRUE;
}

static HkAotdCompanion *
read_companion (HkAotdTable *self,
                HkMove      *move,
                GError     **error)
{
  HkAotdCompanion *companion = hk_aotd_table_get_companion (self, hk_move_get_int (move, "companion", -1));

  if (companion == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no Companion of that number in this mission."));
  else if (companion->eliminated)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The Companion %s is eliminated."), companion->name);
      companion = NULL;
    }
  return companion;
}

static gboolean
apply_lead (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  HkAotdCompanion *companion = read_companion (self, move, error);
  const int leader = hk_move_get_int (move, "survivor", -1);

  if (companion == NULL)
    return FALSE;
  if (leader >= 0)
    {
      HkAotdSurvivor *record = hk_aotd_find_survivor (self, leader, error);

      if (record == NULL)
        return FALSE;
      if (record->eliminated)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is out of the game."), record->name);
    }
  if (companion->leader == leader)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That is so already."));
  hk_aotd_table_lead_companion (self, move, companion, leader);
  return TRUE;
}

static gboolean
apply_lose_companion (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);

  if (read_companion (self, move, error) == NULL)
    return FALSE;
  hk_aotd_table_lose_companion (self, move, hk_move_get_int (move, "companion", -1));
  return TRUE;
}

#define WHERE_PARAM \
  { "where", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Where the Noise token goes, in words; the Zone of the Survivor when left out"), N_("Where") }
#define OBJECTIVE_PARAM \
  { "objective", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which Objective"), N_("Objective"), "objectives" }
#define COMPANION_PARAM \
  { "companion", HK_PARAM_INT, TRUE, 0, 11, NULL, N_("Which Companion"), N_("Companion"), "companions" }

static const HkParamSpec noise_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  WHERE_PARAM,
  HK_AOTD_WAKE_PARAMS,
};

static const HkParamSpec sleepers_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  { "value", HK_PARAM_INT, FALSE, 1, 4, NULL, N_("What is on the token that is removed, when it is turned by hand"), N_("Value") },
  { "weapon", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Melee weapon; the quietest in a Hand when left out"), N_("Weapon") },
  WHERE_PARAM,
  HK_AOTD_WAKE_PARAMS,
};

static const HkParamSpec take_objective_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_FREE_PARAM,
  OBJECTIVE_PARAM,
  { "done", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL,
    N_("Whether taking the token accomplishes it; when left out yes, but not for a Personal Objective or a kill count"), N_("It is accomplished") },
  HK_AOTD_WAKE_PARAMS,
};

static const HkParamSpec objective_params[] = {
  OBJECTIVE_PARAM,
  { "by", HK_PARAM_INT, FALSE, -99, 99, NULL, N_("How much is done; one when left out"), N_("Change by") },
};

static const HkParamSpec wound_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "wounds", HK_PARAM_INT, FALSE, 1, 9, NULL, N_("How many Wounds; one when left out"), N_("Wounds") },
};

static const HkParamSpec lead_params[] = {
  COMPANION_PARAM,
  { "survivor", HK_PARAM_INT, TRUE, -1, 5, NULL, N_("Who leads the Companion from now on"), N_("Survivor") },
};

static const HkParamSpec lose_companion_params[] = {
  COMPANION_PARAM,
};

const HkMoveSpec hk_aotd_task_moves[] = {
  { "make-noise", N_("Make Noise"), "army-of-the-dead/player.make-noise", noise_params, G_N_ELEMENTS (noise_params), apply_make_noise },
  { "eliminate-sleepers", N_("Eliminate Sleepers"), "army-of-the-dead/player.eliminate-sleepers",
    sleepers_params, G_N_ELEMENTS (sleepers_params), apply_eliminate_sleepers },
  { "take-objective", N_("Take or Activate an Objective"), "army-of-the-dead/player.objective",
    take_objective_params, G_N_ELEMENTS (take_objective_params), apply_take_objective },
  { "objective", N_("Count an Objective On"), "army-of-the-dead/mission.winning",
    objective_params, G_N_ELEMENTS (objective_params), apply_objective },
  { "wound", N_("Suffer Wounds"), "army-of-the-dead/zombie-phase.attack", wound_params, G_N_ELEMENTS (wound_params), apply_wound },
  { "lead", N_("Lead a Companion"), "army-of-the-dead/companion.leader", lead_params, G_N_ELEMENTS (lead_params), apply_lead },
  { "lose-companion", N_("Lose a Companion"), "army-of-the-dead/companion.eliminated",
    lose_companion_params, G_N_ELEMENTS (lose_companion_params), apply_lose_companion },
};

const guint hk_aotd_n_task_moves = G_N_ELEMENTS (hk_aotd_task_moves);
