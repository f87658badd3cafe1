/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "hk-daz-cards.h"
#include "hk-daz-cleanup.h"
#include "hk-daz-income.h"
#include "hk-daz-reveal.h"

/* Phase 4 as moves: step by step, or all that the app can do by itself. */

/* Returns the first step of Phase 4 that is not done, or 0. */
int
hk_daz_cleanup_get_next (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), 0);

  for (int i = 1; i <= HK_DAZ_N_CLEANUP_STEPS; i++)
    if (!hk_table_is_ticked (HK_TABLE (self), hk_daz_cleanup_get_step (i)->id))
      return i;
  return 0;
}

/* Whether the app knows what all players get. */
static gboolean
knows_income (HkDazTable *self,
              int       (*count) (HkDazTable *, int, gboolean *, HkBreakdown *))
{
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    {
      gboolean known;

      count (self, (int) i, &known, NULL);
      if (!known)
        return FALSE;
    }
  return TRUE;
}

static gboolean
knows_restoration (HkDazTable *self)
{
  for (int i = 0; i < hk_record_list_get_length (self->tracks); i++)
    {
      HkDazTrack *track = hk_record_list_get (self->tracks, i);

      if (track->restoration < 0 && track->position > 0)
        return FALSE;
    }
  return TRUE;
}

/* Returns whether the step takes from the group what the app does not know.
 * @number: 5, 7 and 10 for what the boards show, 13 for the commanders */
gboolean
hk_daz_cleanup_is_asked (HkDazTable *self,
                         int         number)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  switch (number)
    {
    case 5:
      return !knows_restoration (self);
    case 7:
      return !knows_income (self, hk_daz_income_tokens);
    case 10:
      return !knows_income (self, hk_daz_income_cards);
    case 13:
      return self->cards_by == HK_BY_HAND;
    default:
      return FALSE;
    }
}

/* Returns whether the Boss Invasion Card is uncovered in this Phase 4, and nobody has told yet whose it is: then "boss" can be told
 * (rulebook page 17). */
gboolean
hk_daz_cleanup_uncovers_boss (HkDazTable *self)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  return self->day == self->last_day - 2 && self->boss == NULL && !hk_table_is_ticked (HK_TABLE (self), hk_daz_cleanup_get_step (2)->id);
}

/* Returns (transfer full): the parameters of the move "clean-up" that only the group can tell.
 * @self: a table in Phase 4
 * @move: (nullable): a move that may tell some of it */
GStrv
hk_daz_cleanup_list_unknown (HkDazTable *self,
                             HkMove     *move)
{
  static const struct
  {
    int         step;
    const char *param;
  } values[] = { { 5, "restoration" }, { 7, "tokens" }, { 10, "army-cards" } };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), NULL);

  if (!hk_table_is_ticked (HK_TABLE (self), hk_daz_cleanup_get_step (2)->id))
    hk_daz_list_unknown_of_invasion (self, move, self->day + 1, builder);
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if (!hk_table_is_ticked (HK_TABLE (self), hk_daz_cleanup_get_step (values[i].step)->id) &&
        (move == NULL || !hk_move_has (move, values[i].param)) && hk_daz_cleanup_is_asked (self, values[i].step))
      g_strv_builder_add (builder, values[i].param);
  return g_strv_builder_end (builder);
}

/* Whether the group has told all that "clean-up" needs; asks for all of it at once. */
static gboolean
check_known (HkDazTable *self,
             HkMove     *move,
             GError    **error)
{
  g_auto (GStrv) unknown = hk_daz_cleanup_list_unknown (self, move);

  if (unknown[0] == NULL)
    return TRUE;
  for (guint i = 0; unknown[i] != NULL; i++)
    hk_move_ask_also (move, unknown[i]);
  if (hk_daz_cleanup_is_asked (self, 13) && !hk_move_has (move, "commanders"))
    hk_move_ask_also (move, "commanders");
  return hk_move_ask (move, unknown[0], error, _("What do the cards and boards on the table show? The rest of the cleanup goes by itself."));
}

static gboolean
check_phase (HkDazTable *self,
             HkMove     *move,
             GError    **error)
{
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_OVER || self->day >= self->last_day)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No day comes after the last one."));
  return hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP ||
         hk_move_require_rule (move, "dark-age-z/cleanup.overview", error, _("It is not Phase 4 now."));
}

/* Does one step, and begins the next day after the last. */
static gboolean
do_step (HkDazTable *self,
         HkMove     *move,
         int         number,
         gboolean   *done,
         GError    **error)
{
  const HkDazCleanupStep *step = hk_daz_cleanup_get_step (number);

  *done = TRUE;
  if (!step->apply (self, move, done, error))
    return FALSE;
  if (*done)
    hk_table_set_ticked (HK_TABLE (self), step->id, TRUE);
  if (hk_daz_cleanup_get_next (self) == 0)
    hk_daz_begin_day (self, move);
  return TRUE;
}

static gboolean
apply_cleanup_step (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int next = hk_daz_cleanup_get_next (self);
  const int number = hk_move_get_int (move, "step", next);
  gboolean done;

  if (!check_phase (self, move, error))
    return FALSE;
  if (number == 0 || hk_table_is_ticked (table, hk_daz_cleanup_get_step (number)->id))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That step of Phase 4 is done."));
  if (number != next &&
      !hk_move_require_rule (move, "dark-age-z/cleanup.overview", error,
                             _("The steps of Phase 4 follow each other: the next is step %d."), next))
    return FALSE;
  return do_step (self, move, number, &done, error);
}

/* Adds what a step has said since the log was @before letters long, and how that came about. */
static void
summarise_step (HkBreakdown *summary,
                HkMove      *move,
                int          number,
                gsize        before)
{
  const char *said = hk_move_get_logged (move);
  HkBreakdown *line;

  if (said == NULL || strlen (said) <= before)
    return;
  line = hk_breakdown_add (summary, said + before + (before > 0), hk_daz_cleanup_get_step (number)->rule);
  if (hk_move_get_breakdown (move) != NULL)
    hk_breakdown_append (line, hk_move_get_breakdown (move));
}

/* All steps that are left, unless somebody has to choose which cards to discard. The breakdown is a summary to check. */
static gboolean
apply_clean_up (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autoptr (HkBreakdown) summary = hk_breakdown_new (_("Cleanup"), "dark-age-z/cleanup.overview");
  gboolean done = TRUE;
  int number;

  if (!check_phase (self, move, error) || !check_known (self, move, error))
    return FALSE;
  while (done && hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP && (number = hk_daz_cleanup_get_next (self)) != 0)
    {
      const gsize before = hk_move_get_logged (move) == NULL ? 0 : strlen (hk_move_get_logged (move));

      hk_move_set_breakdown (move, NULL);
      if (!do_step (self, move, number, &done, error))
        return FALSE;
      summarise_step (summary, move, number, before);
    }
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP && hk_daz_cleanup_get_next (self) == 0)
    hk_daz_begin_day (self, move);
  hk_move_set_breakdown (move, summary);
  return TRUE;
}

/* Ticks the limit of the hands once nobody has a card to discard any more. */
static void
finish_discards (HkDazTable *self)
{
  g_return_if_fail (HK_IS_DAZ_TABLE (self));

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (hk_daz_table_get_kingdom (self, (int) i)->discard_due > 0)
      return;
  hk_table_set_ticked (HK_TABLE (self), hk_daz_cleanup_get_step (11)->id, TRUE);
}

static gboolean
apply_discard_army (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, hk_move_get_int (move, "player", -1));
  g_autoptr (GPtrArray) cards = NULL;

  if (kingdom == NULL || kingdom->barbarian)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The Barbarian King holds no cards."));
  if (kingdom->discard_due == 0 &&
      !hk_move_require_rule (move, "dark-age-z/cleanup.hand-limit", error, _("%s has no Army Card to discard."),
                             kingdom->name))
    return FALSE;
  cards = hk_daz_take_many_from_hand (self, move, hk_move_get_int (move, "player", -1), error);
  if (cards == NULL)
    return FALSE;
  if (cards->len == 0)
    {
      hk_move_ask (move, "hand", error, _("Which Army Cards does %s discard?"), kingdom->name);
      return FALSE;
    }
  if ((int) cards->len > kingdom->discard_due &&
      !hk_move_require_rule (move, "dark-age-z/cleanup.hand-limit", error,
                             ngettext ("%s discards only %d Army Card.", "%s discards only %d Army Cards.",
                                       kingdom->discard_due),
                             kingdom->name, kingdom->discard_due))
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    hk_daz_table_discard_army (self, g_ptr_array_index (cards, i));
  hk_record_set_int (kingdom, &kingdom->discard_due, MAX (0, kingdom->discard_due - (int) cards->len));
  hk_move_log (move, ngettext ("%s discards %u Army Card.", "%s discards %u Army Cards.", cards->len), kingdom->name,
               cards->len);
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP)
    finish_discards (self);
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_CLEANUP && hk_daz_cleanup_get_next (self) == 0)
    hk_daz_begin_day (self, move);
  return TRUE;
}

static gboolean
apply_begin_day (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int next = hk_daz_cleanup_get_next (self);

  if (!check_phase (self, move, error))
    return FALSE;
  if (next != 0 &&
      !hk_move_require_rule (move, "dark-age-z/cleanup.overview", error, _("Step %d of Phase 4 is not done yet."),
                             next))
    return FALSE;
  hk_daz_begin_day (self, move);
  return TRUE;
}

/* What the boards show is the same every day; where it is told once, nobody counts icons again. */
static gboolean
apply_tell_boards (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  static const char * const known[] = { "none", "command", "army", "gate", NULL };
  HkDazTable *self = HK_DAZ_TABLE (table);
  JsonArray *icons = hk_move_get_array (move, "icons");
  JsonArray *board = hk_move_get_array (move, "board");

  if (icons == NULL && board == NULL)
    return hk_move_ask (move, "icons", error, _("Which icon does a Frontier Board show at each zone?"));
  if ((icons != NULL && json_array_get_length (icons) != HK_DAZ_N_ZONES) || (board != NULL && json_array_get_length (board) != HK_DAZ_N_LEVELS))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Frontier Board has five zones, a Kingdom Board four technology levels."));
  for (guint i = 0; icons != NULL && i < json_array_get_length (icons); i++)
    if (!g_strv_contains (known, json_array_get_string_element (icons, i)))
      return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no icon “%s” on a Frontier Board."), json_array_get_string_element (icons, i));
  hk_daz_pack_tell_boards (self, move, icons, board);
  hk_move_log (move, _("The icons of the boards are known now."));
  return TRUE;
}

#define CLEANUP_PARAMS \
  HK_DAZ_INVASION_PARAMS, \
  { "restoration", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("Step 5: the Daily Restoration Rate of each track by its command"), \
    N_("Daily Restoration Rate") }, \
  { "tokens", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Step 7: the Command Tokens that each player gets, where the group counts"), \
    N_("Command Tokens of each player") }, \
  { "army-cards", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Step 10: the Army Cards that each player draws, where the group counts"), \
    N_("Army Cards that each player draws") }, \
  { "at-random", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Step 11: whether chance chooses the cards to discard"), \
    N_("Discard by chance") }, \
  { "commanders", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("Step 13: the commanders of the new gathering, when drawn by hand"), \
    N_("Commanders revealed") }

static const HkParamSpec step_params[] = {
  { "step", HK_PARAM_INT, FALSE, 1, HK_DAZ_N_CLEANUP_STEPS, NULL, N_("The step; the next one when left out"),
    N_("Step") },
  { "counts", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Steps 7 and 10: what each player gets, where the group counts"),
    N_("What each player gets") },
  CLEANUP_PARAMS,
};

static const HkParamSpec clean_up_params[] = {
  CLEANUP_PARAMS,
};

static const HkParamSpec discard_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 4, NULL, N_("Who discards"), N_("Player"), "kingdoms" },
  { "cards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("Which cards they are, or nothing for one that nobody shows"),
    N_("Cards drawn by hand") },
  { "hand", HK_PARAM_INTS, FALSE, 0, 999, NULL, N_("Their places in the hand"), N_("Card from the hand") },
};

static const HkParamSpec board_params[] = {
  { "icons", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("What a Frontier Board shows at Zones 1 to 5: none, command, army or gate"), N_("Icons of a Frontier Board") },
  { "board", HK_PARAM_INTS, FALSE, 0, 9, NULL, N_("The Command Icons that a Kingdom Board shows at technology levels 0 to 3"), N_("Icons of a Kingdom Board") },
};

const HkMoveSpec hk_daz_cleanup_moves[] = {
  { "cleanup-step", N_("Do a Step of Phase 4"), "dark-age-z/cleanup.overview", step_params, G_N_ELEMENTS (step_params), apply_cleanup_step },
  { "clean-up", N_("Do the Rest of Phase 4"), "dark-age-z/cleanup.overview", clean_up_params, G_N_ELEMENTS (clean_up_params), apply_clean_up },
  { "discard-army", N_("Discard Army Cards Above the Limit"), "dark-age-z/cleanup.hand-limit",
    discard_params, G_N_ELEMENTS (discard_params), apply_discard_army },
  { "tell-boards", N_("Enter the Icons of the Boards"), "dark-age-z/cleanup.tokens", board_params, G_N_ELEMENTS (board_params), apply_tell_boards },
  { "begin-day", N_("Begin the Next Day"), "dark-age-z/cleanup.overview", NULL, 0, apply_begin_day },
};

const guint hk_daz_n_cleanup_moves = G_N_ELEMENTS (hk_daz_cleanup_moves);
