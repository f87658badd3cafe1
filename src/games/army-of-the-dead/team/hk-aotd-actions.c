/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn.h"
#include "games/army-of-the-dead/state/hk-aotd-survivor.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-actions.h"
#include "hk-aotd-inventory.h"
#include "hk-aotd-skills.h"

/* Who may act, and what it costs (book, page 19). */

/* Returns whether it means a Survivor who is in the game.
 * @move: a move with %HK_AOTD_SURVIVOR_PARAM
 * @survivor: (out): the Survivor whom it means */
gboolean
hk_aotd_read_living (HkAotdTable *self,
                     HkMove      *move,
                     int         *survivor,
                     GError     **error)
{
  HkAotdSurvivor *record;

  if (!hk_aotd_read_survivor (self, move, survivor, error))
    return FALSE;
  record = hk_aotd_table_get_survivor (self, *survivor);
  if (record->eliminated)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is out of the game."), record->name);
  return !record->eliminated;
}

static int
count_free (HkAotdSurvivor *self,
            const char     *kind)
{
  int n = 0;

  for (guint i = 0; self->free_actions != NULL && self->free_actions[i] != NULL; i++)
    n += g_str_equal (self->free_actions[i], kind);
  return n;
}

/* Checks who may act: the Survivor who is activated or, by this, becomes so, and whoever has been given a free
 * Action, as by Born Leader. With "free" anybody, for the Skills that are used in the Zombie Phase. Returns whether
 * the Survivor may act.
 * @move: a move with %HK_AOTD_SURVIVOR_PARAM
 * @survivor: (out): who acts */
gboolean
hk_aotd_begin_action (HkAotdTable *self,
                      HkMove      *move,
                      int         *survivor,
                      GError     **error)
{
  HkAotdSurvivor *record;

  if (!hk_aotd_read_survivor (self, move, survivor, error))
    return FALSE;
  record = hk_aotd_find_survivor (self, *survivor, NULL);
  if (hk_aotd_survivor_count_items (record, HK_AOTD_SLOT_NONE) > HK_AOTD_HAND_SLOTS + HK_AOTD_BACKPACK_SLOTS &&
      !hk_move_require_rule (move, "army-of-the-dead/inventory.slots", error,
                             _("%s carries more than five cards and has to discard one first."), record->name))
    return FALSE;
  if (*survivor == self->current_survivor || (count_free (record, "any") == 0 && !hk_move_get_boolean (move, "free", FALSE)))
    return hk_aotd_turn_permit (self, move, *survivor, error);
  if (self->outcome == HK_AOTD_ENDING_NONE && !record->eliminated)
    return TRUE;
  if (record->eliminated)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is out of the game."), record->name);
  else
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The mission is over."));
  return FALSE;
}

/* The free Actions that can be spent on @kind, the most special first. */
static const char * const *
list_free_kinds (const char *kind)
{
  static const char * const melee[] = { "melee", "combat", "any", NULL };
  static const char * const ranged[] = { "ranged", "combat", "any", NULL };
  static const char * const combat[] = { "combat", "any", NULL };
  static const char * const moving[] = { "move", "any", NULL };
  static const char * const search[] = { "search", "any", NULL };
  static const char * const other[] = { "any", NULL };

  return g_str_equal (kind, "melee") ? melee
         : g_str_equal (kind, "ranged") ? ranged
         : g_str_equal (kind, "combat") ? combat
         : g_str_equal (kind, "move") ? moving
         : g_str_equal (kind, "search") ? search : other;
}

/* Returns whether there is a free Action of just that kind.
 * @kind: a kind of free Action */
gboolean
hk_aotd_survivor_has_free (HkAotdSurvivor *self,
                           const char     *kind)
{
  return count_free (self, kind) > 0;
}

static gboolean
take_free (HkAotdSurvivor *self,
           const char     *kind)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) left = NULL;
  gboolean taken = FALSE;

  for (guint i = 0; self->free_actions != NULL && self->free_actions[i] != NULL; i++)
    {
      if (!taken && g_str_equal (self->free_actions[i], kind))
        taken = TRUE;
      else
        g_strv_builder_add (builder, self->free_actions[i]);
    }
  if (!taken)
    return FALSE;
  left = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->free_actions, left[0] == NULL ? NULL : (const char * const *) left);
  return TRUE;
}

/* Returns how many Actions of that kind the Survivor has left, the free ones counted in.
 * @explosive: whether it is an Action with an Explosive */
int
hk_aotd_survivor_count_actions (HkAotdSurvivor *self,
                                const char     *kind,
                                gboolean        explosive)
{
  const char * const *kinds = list_free_kinds (kind);
  int n = self->actions + (explosive ? count_free (self, "explosive") : 0);

  for (guint i = 0; kinds[i] != NULL; i++)
    n += count_free (self, kinds[i]);
  return n;
}

/* Returns whether the Survivor has as many left; always with "free". Errors: %HK_ERROR_REFUSED.
 * @explosive: whether it is an Action with an Explosive
 * @cost: Actions that it takes */
gboolean
hk_aotd_check_actions (HkAotdTable *self,
                       HkMove      *move,
                       int          survivor,
                       const char  *kind,
                       gboolean     explosive,
                       int          cost,
                       GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const int left = hk_aotd_survivor_count_actions (record, kind, explosive);

  if (left >= cost || hk_move_get_boolean (move, "free", FALSE))
    return TRUE;
  if (left == 0)
    return hk_move_require_rule (move, "army-of-the-dead/player.actions", error,
                                 _("%s has no Action left that can be used for this."), record->name);
  return hk_move_require_rule (move, "army-of-the-dead/player.actions", error,
                               ngettext ("This takes %d Action, and %s has %d left.",
                                         "This takes %d Actions, and %s has %d left.", (gulong) cost),
                               cost, record->name, left);
}

/* Escalation counts consecutive Actions of its kind; any other Action ends it. Each kind has a count of
 * its own: who has it for Melee and for Ranged Actions loses the one by the other. */
static void
note_kind (HkAotdTable *self,
           int          survivor,
           const char  *kind)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const struct
  {
    const char *id;
    int        *count;
  } counts[] = {
    { "escalation:combat", &record->escalation },
    { "escalation:melee", &record->escalation_melee },
    { "escalation:ranged", &record->escalation_ranged },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (counts); i++)
    hk_record_set_int (record, counts[i].count,
                       hk_aotd_skill_fits (counts[i].id, "escalation", kind) && hk_aotd_table_has_skill (self, survivor, counts[i].id)
                         ? MIN (20, *counts[i].count + 1) : 0);
}

/* Spends Actions, free ones of the most special kind first, and keeps count of Escalation.
 * @move: the move that is being applied; with "free" nothing is spent
 * @explosive: whether it is an Action with an Explosive
 * @cost: Actions that it takes */
void
hk_aotd_spend_actions (HkAotdTable *self,
                       HkMove      *move,
                       int          survivor,
                       const char  *kind,
                       gboolean     explosive,
                       int          cost)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const char * const *kinds = list_free_kinds (kind);

  g_return_if_fail (record != NULL);

  note_kind (self, survivor, kind);
  if (hk_move_get_boolean (move, "free", FALSE))
    return;
  for (int i = 0; i < cost; i++)
    {
      gboolean paid = explosive && take_free (record, "explosive");

      for (guint j = 0; !paid && kinds[j] != NULL; j++)
        paid = take_free (record, kinds[j]);
      if (!paid)
        hk_record_set_int (record, &record->actions, MAX (0, record->actions - 1));
    }
}

/* A free Move Action pays for the Move, not for getting away from Zombies, but by a house rule. Returns whether the
 * Survivor has as many left. Errors: %HK_ERROR_REFUSED.
 * @moves: Move Actions that it takes, 0 or 1
 * @extra: Actions for the Zombies of the Zone */
gboolean
hk_aotd_check_move (HkAotdTable *self,
                    HkMove      *move,
                    int          survivor,
                    int          moves,
                    int          extra,
                    GError     **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const int free_moves = count_free (record, "move");
  const int paid = hk_aotd_table_has_house_rule (self, "free-moves-pay") ? MIN (moves + extra, free_moves) : MIN (moves, free_moves);

  if (hk_aotd_survivor_count_actions (record, "other", FALSE) + paid >= moves + extra || hk_move_get_boolean (move, "free", FALSE))
    return TRUE;
  if (extra == 0)
    return hk_aotd_check_actions (self, move, survivor, "move", FALSE, moves, error);
  return hk_move_require_rule (move, "army-of-the-dead/ruling.cannot-leave", error,
                               ngettext ("%s has too few Actions to get away: %d Zombie in the Zone takes one more.",
                                         "%s has too few Actions to get away: %d Zombies in the Zone take one more each.", (gulong) extra),
                               record->name, extra);
}

/* Spends what hk_aotd_check_move() has checked.
 * @moves: Move Actions that it takes, 0 or 1
 * @extra: Actions for the Zombies of the Zone */
void
hk_aotd_spend_move (HkAotdTable *self,
                    HkMove      *move,
                    int          survivor,
                    int          moves,
                    int          extra)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  const gboolean all = hk_aotd_table_has_house_rule (self, "free-moves-pay");

  hk_aotd_spend_actions (self, move, survivor, "move", FALSE, moves);
  for (int i = 0; i < extra && !hk_move_get_boolean (move, "free", FALSE); i++)
    if (!(all && take_free (record, "move")) && !take_free (record, "any"))
      hk_record_set_int (record, &record->actions, MAX (0, record->actions - 1));
}

/* What a Skill gives at the beginning of a Turn, or at once when it is learned in the middle of it. */
static void
give (HkAotdTable    *table,
      HkAotdSurvivor *self,
      const char     *skill)
{
  if (g_str_equal (skill, "action"))
    hk_record_set_int (self, &self->actions, MIN (20, self->actions + 1));
  else if (hk_aotd_skill_is_named (skill, "free"))
    hk_aotd_survivor_add_free (self, skill + strlen ("free:"));
  else if (g_str_equal (skill, "explosive-master"))
    hk_aotd_survivor_add_free (self, hk_aotd_table_has_house_rule (table, "explosive-master-any") ? "any" : "explosive");
}

/* Gives the Actions that come with a Skill, when it is gained in the Survivor's own Turn; by a house rule the Skill
 * waits for the next Turn.
 * @survivor: who has just gained a Skill
 * @skill: (nullable): its id */
void
hk_aotd_table_grant_skill (HkAotdTable *self,
                           HkMove      *move,
                           int          survivor,
                           const char  *skill)
{
  if (skill != NULL && hk_aotd_decide (self, move, "skills-next-turn"))
    {
      g_autofree char *mark = g_strconcat (HK_AOTD_NEW_SKILL, skill, NULL);

      hk_aotd_survivor_set_used (hk_aotd_find_survivor (self, survivor, NULL), mark);
    }
  else if (skill != NULL && survivor == self->current_survivor)
    give (self, hk_aotd_find_survivor (self, survivor, NULL), skill);
}

/* Gives three Actions and those of the Skills, also of the Companions, and makes everything usable again that can be
 * used once a Turn (book, page 19). A free Action given before the Turn is kept. */
void
hk_aotd_table_begin_turn (HkAotdTable *self,
                          int          survivor)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);
  g_auto (GStrv) skills = hk_aotd_table_list_skills (self, survivor, NULL);
  int kept;

  g_return_if_fail (record != NULL);

  kept = count_free (record, "any");
  hk_record_set_int (record, &record->actions, 3);
  hk_aotd_survivor_end_escalation (record);
  hk_record_set_strv (record, &record->used, NULL);
  hk_record_set_strv (record, &record->free_actions, NULL);
  for (int i = 0; i < kept; i++)
    hk_aotd_survivor_add_free (record, "any");
  for (guint i = 0; skills[i] != NULL; i++)
    if (!g_str_equal (skills[i], "action") || !hk_aotd_table_has_house_rule (self, "plus-action-once"))
      give (self, record, skills[i]);
  for (int i = 0; i < hk_record_list_get_length (self->companions); i++)
    {
      HkAotdCompanion *companion = hk_aotd_table_get_companion (self, i);

      hk_record_set_int (companion, &companion->served, companion->leader == survivor ? survivor : -1);
    }
}

/* What is left of the Actions is lost.
 * @survivor: whose Turn is over */
void
hk_aotd_table_finish_turn (HkAotdTable *self,
                           int          survivor)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, survivor, NULL);

  g_return_if_fail (record != NULL);

  hk_record_set_int (record, &record->actions, 0);
  hk_aotd_survivor_end_escalation (record);
  hk_record_set_strv (record, &record->free_actions, NULL);
}

/* Returns whether what can be done once a Turn has been done.
 * @what: "search" or the id of a Skill */
gboolean
hk_aotd_survivor_has_used (HkAotdSurvivor *self,
                           const char     *what)
{
  return self->used != NULL && g_strv_contains ((const char * const *) self->used, what);
}

/* Notes what can be done once a Turn.
 * @what: "search" or the id of a Skill */
void
hk_aotd_survivor_set_used (HkAotdSurvivor *self,
                           const char     *what)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) all = NULL;

  if (hk_aotd_survivor_has_used (self, what))
    return;
  if (self->used != NULL)
    g_strv_builder_addv (builder, (const char **) self->used);
  g_strv_builder_add (builder, what);
  all = g_strv_builder_end (builder);
  hk_record_set_strv (self, &self->used, (const char * const *) all);
}

/* Gives the Companion and the Skill away (book, page 27). The Actions of the Skill come at once in the Leader’s own
 * Turn, but once in a Turn, however often the Companion goes and comes back.
 * @companion: a Companion in the game
 * @leader: the Survivor who leads the Companion from now on; −1 nobody */
void
hk_aotd_table_lead_companion (HkAotdTable     *self,
                              HkMove          *move,
                              HkAotdCompanion *companion,
                              int              leader)
{
  const char *name = hk_aotd_table_get_survivor_name (self, leader);
  g_autofree char *skill = companion->skill == NULL ? NULL : hk_aotd_skill_get_title (companion->skill);

  hk_record_set_int (companion, &companion->leader, leader);
  if (leader < 0)
    hk_move_log (move, _("%s follows nobody now."), companion->name);
  else if (skill == NULL)
    /* Translators: %s: a companion; %s: a Survivor. */
    hk_move_log (move, _("%s follows %s now."), companion->name, name);
  else
    /* Translators: %s: a companion; %s: a Survivor; %s: a Skill. */
    hk_move_log (move, _("%s follows %s now, who gains %s."), companion->name, name, skill);
  if (leader < 0 || leader != self->current_survivor || companion->served == leader)
    return;
  hk_record_set_int (companion, &companion->served, leader);
  hk_aotd_table_grant_skill (self, move, leader, companion->skill);
}
