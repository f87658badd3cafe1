/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-danger.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "hk-aotd-kill.h"

/* What happens when a Zombie is eliminated (book, pages 17, 18 and 28). */

static const char * const types[] = { "shambler", "alpha", "valentine", "queen", "zeus", NULL };

/* Returns the Adrenaline Points for one of them: 1 for a Shambler, 2 for an Alpha, and 5 to every Survivor for an
 * Abomination, or by a house rule 1 for each. */
int
hk_aotd_zombie_get_adrenaline (HkAotdTable *self,
                               const char  *type)
{
  if (hk_aotd_table_has_house_rule (self, "adrenaline-one-each"))
    return 1;
  return hk_aotd_is_abomination (type) ? 5 : g_strcmp0 (type, "alpha") == 0 ? 2 : 1;
}

/* Returns whether as many are on the board; any number where the group does not keep who is. Errors: %HK_ERROR_IMPOSSIBLE. */
gboolean
hk_aotd_check_kill (HkAotdTable *self,
                    const char  *type,
                    int          count,
                    GError     **error)
{
  const int there = hk_aotd_table_get_on_board (self, type);
  g_autofree char *text = NULL;

  if (count <= there || !hk_table_keeps (HK_TABLE (self), "rounds"))
    return TRUE;
  if (hk_aotd_is_abomination (type))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Not on the board: %s."), hk_aotd_zombie_get_title (type));
  text = hk_aotd_zombie_count (type, there);
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The app counts only %s on the board; add those that it has missed first."), text);
}

/* Counts on. An accomplished Objective gives the miniatures on its card back to the box. Returns whether the
 * Objective has been accomplished by it.
 * @by: how much is done, negative to take some back */
gboolean
hk_aotd_table_add_progress (HkAotdTable     *self,
                            HkMove          *move,
                            HkAotdObjective *objective,
                            int              by)
{
  const gboolean was_done = objective->done;
  const int needed = MAX (1, objective->needed);
  g_autofree char *title = hk_aotd_objective_dup_title (objective);

  hk_record_set_int (objective, &objective->count, CLAMP (objective->count + by, 0, 99));
  hk_record_set_boolean (objective, &objective->done, objective->count >= needed);
  hk_record_set_int (objective, &objective->held, objective->done ? 0 : MIN (objective->held, objective->count));
  if (objective->done && !was_done)
    hk_move_log (move, _("Accomplished: “%s”."), title);
  else if (!objective->done)
    hk_move_log (move, C_("an Objective and how often it is done", "“%s”: %d of %d."), title, objective->count, needed);
  return objective->done && !was_done;
}

static gboolean
counts_kill (HkAotdObjective *objective,
             const char      *type)
{
  return g_strcmp0 (objective->kill_type, type) == 0
         || (g_strcmp0 (objective->kill_type, "abomination") == 0 && hk_aotd_is_abomination (type));
}

/* Puts the miniatures of a kill count on the card of the Personal Objective. */
static void
count_kills (HkAotdTable *self,
             HkMove      *move,
             int          survivor,
             const char  *type,
             int          count,
             int          by_skill)
{
  for (int i = 0; i < hk_record_list_get_length (self->objectives); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (self, i);
      int counted;

      if (objective->survivor != survivor || objective->done || !counts_kill (objective, type))
        continue;
      if (by_skill > 0 && hk_aotd_decide (self, move, "skill-kills-apart"))
        count -= by_skill;
      counted = MIN (count, MAX (1, objective->needed) - objective->count);
      if (counted <= 0)
        continue;
      hk_aotd_table_add_progress (self, move, objective, counted);
      if (!hk_aotd_is_abomination (type) && !objective->done)
        hk_record_set_int (objective, &objective->held, MIN (30, objective->held + counted));
    }
}

/* 5 points to every Survivor in the game. */
static void
give_all (HkAotdTable *self,
          HkMove      *move)
{
  HkAotdSurvivor *survivor;

  for (int i = 0; (survivor = hk_aotd_table_get_survivor (self, i)) != NULL; i++)
    if (!survivor->eliminated)
      hk_aotd_table_add_adrenaline (self, move, i, 5);
}

static void
kill_abomination (HkAotdTable *self,
                  HkMove      *move,
                  int          number,
                  const char  *type)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, number);

  hk_aotd_table_kill_abomination (self, type);
  hk_record_set_int (survivor, &survivor->abominations_killed, MIN (9, survivor->abominations_killed + 1));
  if (hk_aotd_decide (self, move, "adrenaline-one-each"))
    {
      /* Translators: %s: a Survivor; %s: kinds of Zombies; %d: points. */
      hk_move_log (move, ngettext ("%s eliminates %s: %d Adrenaline Point.", "%s eliminates %s: %d Adrenaline Points.",
                                   1),
                   survivor->name, hk_aotd_zombie_get_title (type), 1);
      hk_aotd_table_add_adrenaline (self, move, number, 1);
      return;
    }
  /* Translators: %s: a Survivor; %s: a kind of Zombie. */
  hk_move_log (move, _("%s eliminates %s: 5 Adrenaline Points for every Survivor."), survivor->name,
               hk_aotd_zombie_get_title (type));
  give_all (self, move);
}

/* The Queen’s death brings Zeus, while his token is on the board (book, page 17), or by a house rule. */
static void
cry_for_zeus (HkAotdTable *self,
              HkMove      *move)
{
  gboolean token = FALSE;

  if (hk_aotd_table_get_abomination (self, "zeus")->place != HK_AOTD_PLACE_BOX)
    return;
  for (int i = 0; i < hk_record_list_get_length (self->spawns); i++)
    {
      HkAotdSpawn *spawn = hk_aotd_table_get_spawn (self, i);

      token |= g_strcmp0 (spawn->kind, "zeus") == 0 && spawn->open;
    }
  if (token || hk_aotd_decide (self, move, "queen-cries"))
    hk_aotd_table_place_zeus (self, move);
}

/* Takes eliminated Zombies off the board, gives the adrenaline for them, counts them for a Personal Objective and
 * lets the Queen cry for Zeus.
 * @survivor: who has eliminated them
 * @count: how many; see hk_aotd_check_kill()
 * @by_skill: how many of them by Hunter or Reaper */
void
hk_aotd_table_kill (HkAotdTable *self,
                    HkMove      *move,
                    int          survivor,
                    const char  *type,
                    int          count,
                    int          by_skill)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, survivor);
  g_autofree char *text = NULL;

  g_return_if_fail (HK_IS_AOTD_TABLE (self) && record != NULL);

  if (count <= 0)
    return;
  if (hk_aotd_is_abomination (type))
    kill_abomination (self, move, survivor, type);
  else
    {
      const int points = count * hk_aotd_zombie_get_adrenaline (self, type);
      int *killed = g_str_equal (type, "alpha") ? &record->alphas_killed : &record->shamblers_killed;

      if (g_str_equal (type, "alpha"))
        hk_aotd_decide (self, move, "adrenaline-one-each");
      hk_aotd_table_remove (self, type, count);
      hk_record_set_int (record, killed, MIN (999, *killed + count));
      text = hk_aotd_zombie_count (type, count);
      /* Translators: %s: a Survivor; %s: kinds of Zombies; %d: points. */
      hk_move_log (move, ngettext ("%s eliminates %s: %d Adrenaline Point.", "%s eliminates %s: %d Adrenaline Points.",
                                   (gulong) points),
                   record->name, text, points);
      hk_aotd_table_add_adrenaline (self, move, survivor, points);
    }
  count_kills (self, move, survivor, type, count, by_skill);
  if (g_strcmp0 (type, "queen") == 0)
    cry_for_zeus (self, move);
}

static gboolean
apply_kill (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkAotdTable *self = HK_AOTD_TABLE (table);
  const char *type = hk_move_get_string (move, "type");
  const int count = hk_move_get_int (move, "count", 1);
  HkAotdSurvivor *record;
  int survivor;

  if (!hk_aotd_read_survivor (self, move, &survivor, error) || !hk_aotd_check_kill (self, type, count, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, survivor);
  if (record->eliminated &&
      !hk_move_require_rule (move, "army-of-the-dead/zombie-phase.attack", error, _("%s is out of the game."),
                             record->name))
    return FALSE;
  if (g_strcmp0 (type, "zeus") == 0 && hk_aotd_table_get_abomination (self, "zeus")->form == HK_AOTD_ZEUS_HELMETED &&
      !hk_move_require_rule (move, "army-of-the-dead/zombies.helmeted-zeus", error,
                             _("Nothing harms Zeus while he wears his helmet: an Explosive has to hit him first.")))
    return FALSE;
  hk_aotd_table_kill (self, move, survivor, type, count, 0);
  hk_aotd_table_check_end (self, move);
  return TRUE;
}

/* An Explosive has hit Helmeted Zeus: he goes on as Zeus (book, page 18). Returns whether he wore the helmet. */
gboolean
hk_aotd_table_break_helmet (HkAotdTable *self,
                            HkMove      *move)
{
  HkAotdAbomination *zeus = hk_aotd_table_get_abomination (self, "zeus");

  if (zeus == NULL || zeus->place != HK_AOTD_PLACE_BOARD || zeus->form != HK_AOTD_ZEUS_HELMETED)
    return FALSE;
  hk_record_set_enum (zeus, &zeus->form, HK_AOTD_ZEUS_REGULAR);
  hk_move_log (move, _("The helmet of Zeus breaks: from now on he can be damaged."));
  if (hk_aotd_decide (self, move, "helmet-adrenaline"))
    give_all (self, move);
  return TRUE;
}

static gboolean
apply_break_helmet (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  if (hk_aotd_table_break_helmet (HK_AOTD_TABLE (table), move))
    return TRUE;
  return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Helmeted Zeus is not on the board."));
}

static const HkParamSpec kill_params[] = {
  HK_AOTD_SURVIVOR_PARAM,
  { "type", HK_PARAM_STRING, TRUE, 0, 0, types, N_("The type of Zombies"), N_("Type of Zombies") },
  { "count", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("How many; one when left out"), N_("How many") },
};

const HkMoveSpec hk_aotd_kill_moves[] = {
  { "kill", N_("Eliminate Zombies"), "army-of-the-dead/danger.adrenaline", kill_params, G_N_ELEMENTS (kill_params), apply_kill },
  { "break-helmet", N_("Break the Helmet of Zeus"), "army-of-the-dead/zombies.helmeted-zeus", NULL, 0, apply_break_helmet },
};

const guint hk_aotd_n_kill_moves = G_N_ELEMENTS (hk_aotd_kill_moves);
