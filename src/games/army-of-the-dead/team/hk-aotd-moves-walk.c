/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-skills.h"
#include "hk-aotd-survivor-moves.h"

/* Survivors who move, and the Skills that are used once a Turn (book, pages 19, 30 and 31). */

/* How many Actions it takes to get away from the Zombies of the Zone. */
static int
count_extra (HkAotdTable *self,
             HkMove      *move,
             int          survivor)
{
  if (hk_aotd_table_has_skill (self, survivor, "slippery"))
    return 0;
  return hk_move_get_int (move, "zombies", 0);
}

#define MOST_ZONES 3

/* The Sleeper tokens of each Zone that is left, and how many Zones have some; -1 on an error. */
static int
read_zones (HkMove  *move,
            int      tokens[MOST_ZONES],
            GError **error)
{
  JsonArray *told = hk_move_get_array (move, "zone-sleepers");
  int n = 0;

  if (told != NULL && (hk_move_has (move, "sleepers") || json_array_get_length (told) > MOST_ZONES))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER,
                   _("Give the Sleeper tokens either of one Zone, or of up to three Zones, one number each."));
      return -1;
    }
  for (int i = 0; i < MOST_ZONES; i++)
    {
      tokens[i] = told == NULL ? (i == 0 ? hk_move_get_int (move, "sleepers", 0) : 0)
                  : (guint) i < json_array_get_length (told) ? (int) json_array_get_int_element (told, (guint) i) : 0;
      n += tokens[i] > 0;
    }
  return n;
}

/* The die for Zone @number of those with Sleepers, from 0; 0 when the group has still to roll it. */
static int
roll_for_zone (HkAotdTable *self,
               HkMove      *move,
               guint        number)
{
  JsonArray *dice = hk_move_get_array (move, "dice");

  if (dice != NULL && number < json_array_get_length (dice))
    return (int) json_array_get_int_element (dice, number);
  if (number == 0 && hk_move_has (move, "die"))
    return hk_move_get_int (move, "die", 0);
  return self->dice_by == HK_BY_HAND ? 0 : 1 + (int) hk_move_pick (move, 6);
}

/* A die for each Zone with Sleepers that is left. */
static gboolean
pass_sleepers (HkAotdTable *self,
               HkMove      *move,
               int          survivor,
               GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  int tokens[MOST_ZONES];
  const int n = read_zones (move, tokens, error);
  int woken = 0;
  int all = 0;
  guint number = 0;

  if (n <= 0)
    return n == 0;
  if (hk_aotd_survivor_is (record, "stealthy"))
    {
      hk_move_log (move, _("%s is Stealthy and wakes nobody up."), record->name);
      return TRUE;
    }
  if (hk_aotd_decide (self, move, "die-per-token"))
    for (int i = 0; i < MOST_ZONES; i++)
      all += tokens[i];
  for (int i = 0; i < (all > 0 ? all : MOST_ZONES); i++)
    {
      const int wakes = all > 0 ? 1 : tokens[i];
      const int die = wakes == 0 ? 0 : roll_for_zone (self, move, number++);

      if (wakes == 0)
        continue;
      if (die == 0 && all > 1)
        return hk_move_ask (move, "dice", error, _("%s leaves Sleepers behind: what does the die show for each token?"), record->name);
      if (die == 0)
        return hk_move_ask (move, n == 1 ? "die" : "dice", error, n == 1 ? _("%s leaves a Zone with Sleepers: what does the die show?")
                            : _("%s leaves Zones with Sleepers: what does the die show for each of them?"), record->name);
      hk_move_add_stroke (move, record->player, N_("Sleepers who sleep on"), die != 1, 5 / 6.0);
      if (die == 1)
        hk_move_log (move, _("The die for the Sleepers shows 1: they wake up."));
      else
        hk_move_log (move, _("The die for the Sleepers shows %d: they sleep on."), die);
      woken += die == 1 ? wakes : 0;
    }
  return woken == 0 || hk_aotd_table_wake (self, move, woken, hk_move_get_array (move, "values"), error);
}

/* Whoever has left a Zone with Sleepers rolls for it, as often as Zones were left. */
static gboolean
apply_leave_sleepers (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int survivor;

  if (!hk_aotd_read_living (self, move, &survivor, error))
    return FALSE;
  if (!hk_move_has (move, "sleepers"))
    return hk_move_ask (move, "sleepers", error, _("How many Sleeper tokens lie in the Zone that %s has left?"),
                        hk_aotd_table_get_survivor_name (self, survivor));
  return pass_sleepers (self, move, survivor, error);
}

static gboolean
check_seat (HkAotdTable *self,
            HkMove      *move,
            int          survivor,
            GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);

  return record->seat == HK_AOTD_SEAT_NONE
         || hk_move_require_rule (move, "army-of-the-dead/truck.getting-in", error,
                                  _("%s sits in the Taco Truck and has to get out of it first."), record->name);
}

/* Whether @survivor can move so many Zones with one Action; @sprint says whether it takes Sprint. */
static gboolean
check_zones (HkAotdTable *self,
             HkMove      *move,
             int          survivor,
             int          zones,
             gboolean    *sprint,
             GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);

  *sprint = FALSE;
  if (zones == 1 || (zones == 2 && hk_aotd_table_has_skill (self, survivor, "zone-per-move")))
    return TRUE;
  if (!hk_aotd_table_has_skill (self, survivor, "sprint"))
    return hk_move_require_rule (move, "army-of-the-dead/player.move", error,
                                 ngettext ("%s has no Skill to move %d Zone with one Action.",
                                           "%s has no Skill to move %d Zones with one Action.", (gulong) zones),
                                 record->name, zones);
  *sprint = TRUE;
  return !hk_aotd_survivor_has_used (record, "sprint")
         || hk_move_require_rule (move, "army-of-the-dead/skill.sprint", error,
                                  _("%s has sprinted in this Turn already."), record->name);
}

static gboolean
walk (HkAotdTable *self,
      HkMove      *move,
      int          survivor,
      int          zones,
      GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const gboolean free_move = hk_move_get_boolean (move, "free", FALSE);
  const int extra = free_move ? 0 : count_extra (self, move, survivor);
  gboolean sprint;

  if (!check_seat (self, move, survivor, error) ||
      !check_zones (self, move, survivor, zones, &sprint, error) ||
      !hk_aotd_check_move (self, move, survivor, 1, extra, error))
    return FALSE;
  hk_aotd_spend_move (self, move, survivor, 1, extra);
  if (sprint)
    hk_aotd_survivor_set_used (record, "sprint");
  if (zones == 1)
    hk_move_log (move, _("%s moves."), record->name);
  else
    hk_move_log (move, ngettext ("%s moves %d Zone.", "%s moves up to %d Zones.", (gulong) zones), record->name, zones);
  if (extra > 0)
    hk_move_log (move, ngettext ("Getting away from %d Zombie takes another Action.",
                                 "Getting away from %d Zombies takes as many more Actions.", (gulong) extra), extra);
  return pass_sleepers (self, move, survivor, error);
}

static gboolean
apply_move (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  int survivor;

  return hk_aotd_begin_action (self, move, &survivor, error)
         && walk (self, move, survivor, hk_move_get_int (move, "zones", 1), error);
}

/* Bloodlust takes an Action, moves, and gives a free Action of its kind. */
static gboolean
use_bloodlust (HkAotdTable *self,
               HkMove      *move,
               int          survivor,
               const char  *skill,
               GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const int cost = 1 + count_extra (self, move, survivor);

  if (!check_seat (self, move, survivor, error) ||
      !hk_aotd_check_actions (self, move, survivor, "other", FALSE, cost, error))
    return FALSE;
  hk_aotd_spend_actions (self, move, survivor, "other", FALSE, cost);
  hk_aotd_survivor_add_free (record, skill + strlen ("bloodlust:"));
  return pass_sleepers (self, move, survivor, error);
}

/* Charge moves for nothing but the Actions for the Zombies of the Zone that is left. */
static gboolean
use_charge (HkAotdTable *self,
            HkMove      *move,
            int          survivor,
            GError     **error)
{
  const int cost = count_extra (self, move, survivor);

  if (!check_seat (self, move, survivor, error) ||
      !hk_aotd_check_move (self, move, survivor, 0, cost, error))
    return FALSE;
  if (cost > 0)
    hk_aotd_spend_move (self, move, survivor, 0, cost);
  return pass_sleepers (self, move, survivor, error);
}

static gboolean
is_once_a_turn (const char *skill)
{
  static const char * const once[] = { "charge", "lifesaver", "shove", "sprint", "born-leader", NULL };

  return g_strv_contains (once, skill) || hk_aotd_skill_is_named (skill, "bloodlust");
}

/* The Skill that a weapon in a Hand gives, such as Charge. */
static gboolean
has_skill (HkAotdTable *self,
           int          survivor,
           const char  *skill)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);

  if (hk_aotd_table_has_skill (self, survivor, skill))
    return TRUE;
  for (int i = 0; i < hk_record_list_get_length (record->items); i++)
    {
      HkAotdItem *item = hk_record_list_get (record->items, i);
      HkAotdGear *gear = hk_aotd_table_find_gear (self, item->card);

      if (item->slot == HK_AOTD_SLOT_HAND && gear != NULL && g_strcmp0 (gear->skill, skill) == 0)
        return TRUE;
    }
  return FALSE;
}

static gboolean
apply_use_skill (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *skill = hk_move_get_string (move, "skill");
  g_autofree char *title = NULL;
  g_autofree char *rule = NULL;
  HkAotdSurvivor *record;
  int survivor;

  if (!hk_aotd_skill_check (skill, error) || !hk_aotd_read_living (self, move, &survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  title = hk_aotd_skill_get_title (skill);
  rule = hk_aotd_skill_get_rule (skill);
  if (is_once_a_turn (skill) && !hk_aotd_begin_action (self, move, &survivor, error))
    return FALSE;
  if (g_str_equal (skill, "born-leader"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Born Leader gives a free Action away: say to whom."));
  if (!has_skill (self, survivor, skill) &&
      /* Translators: %s: a Survivor; %s: a Skill. */
      !hk_move_require_rule (move, rule, error, _("%s does not have the Skill “%s” now."), record->name, title))
    return FALSE;
  if (g_str_equal (skill, "sprint"))
    return walk (self, move, survivor, hk_move_get_int (move, "zones", 3), error);
  if (is_once_a_turn (skill) && hk_aotd_survivor_has_used (record, skill) &&
      /* Translators: %s: a Survivor; %s: a Skill. */
      !hk_move_require_rule (move, rule, error, _("%s has used “%s” in this Turn already."), record->name, title))
    return FALSE;
  /* Translators: %s: a Survivor; %s: a Skill. */
  hk_move_log (move, _("%s uses the Skill “%s”."), record->name, title);
  if (is_once_a_turn (skill))
    hk_aotd_survivor_set_used (record, skill);
  if (hk_aotd_skill_is_named (skill, "bloodlust"))
    return use_bloodlust (self, move, survivor, skill, error);
  return !g_str_equal (skill, "charge") || use_charge (self, move, survivor, error);
}

#define WALK_PARAMS \
  HK_AOTD_SURVIVOR_PARAM, \
  { "zombies", HK_PARAM_INT, FALSE, 0, 50, NULL, N_("Zombies in the Zone that is left; Sleepers are none"), N_("Zombies in the Zone left") }, \
  { "zones", HK_PARAM_INT, FALSE, 1, 3, NULL, N_("How many Zones, with a Skill for it"), N_("How many Zones") }, \
  HK_AOTD_WAKE_PARAMS, \
  { "die", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("The die for the Sleepers, when it is rolled by hand"), N_("Face of the die") }, \
  { "zone-sleepers", HK_PARAM_INTS, FALSE, 0, 30, NULL, N_("Sleeper tokens in each Zone that is left, when there are several"), N_("Sleeper tokens in each Zone left") }, \
  { "dice", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("The dice for them, one for each Zone with Sleepers"), N_("Faces of the dice") }, \
  HK_AOTD_FREE_PARAM

static const HkParamSpec leave_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  HK_AOTD_WAKE_PARAMS,
  { "die", HK_PARAM_INT, FALSE, 1, 6, NULL, N_("The die for the Sleepers, when it is rolled by hand"), N_("Face of the die") },
  { "dice", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("The dice for them, one for each token, by a house rule"), N_("Faces of the dice") },
};

static const HkParamSpec move_params[] = {
  WALK_PARAMS,
};

static const HkParamSpec use_skill_params[] = {
  WALK_PARAMS,
  { "skill", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("Which Skill"), N_("Skill") },
};

const HkMoveSpec hk_aotd_walk_moves[] = {
  { "move", N_("Move"), "army-of-the-dead/player.move", move_params, G_N_ELEMENTS (move_params), apply_move },
  { "leave-sleepers", N_("Leave Sleepers Behind"), "army-of-the-dead/sleepers.leaving", leave_params, G_N_ELEMENTS (leave_params), apply_leave_sleepers },
  { "use-skill", N_("Use a Skill"), "army-of-the-dead/danger.skills", use_skill_params, G_N_ELEMENTS (use_skill_params), apply_use_skill },
};

const guint hk_aotd_n_walk_moves = G_N_ELEMENTS (hk_aotd_walk_moves);
