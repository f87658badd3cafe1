/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "core/record/hk-record-private.h"
#include "core/record/hk-record-when.h"
#include "hk-by-hand.h"
#include "hk-keep.h"

/* A game that the group goes through by hand, because a part is not kept without which its rules cannot go on: the phases of its
 * content one after the other, round after round, and an end that the group declares. */

#define OUTCOME_WON    "won"
#define OUTCOME_LOST   "lost"
#define OUTCOME_PLAYED "played"

static JsonArray *
get_phases (HkTable *self)
{
  return json_object_get_array_member (hk_content_get (self->game->id, "phases"), "phases");
}

/* Whether the phase belongs to every round, and is gone through. */
static gboolean
is_of_round (JsonObject *phase)
{
  return !json_object_get_boolean_member_with_default (phase, "aside", FALSE);
}

/* The place of the phase among those of the content; of the first of a round where there is no such. */
static guint
find_phase (HkTable    *self,
            const char *id)
{
  JsonArray *phases = get_phases (self);
  guint first = G_MAXUINT;

  for (guint i = 0; i < json_array_get_length (phases); i++)
    {
      JsonObject *phase = json_array_get_object_element (phases, i);

      if (is_of_round (phase) && g_strcmp0 (json_object_get_string_member (phase, "id"), id) == 0)
        return i;
      if (is_of_round (phase) && first == G_MAXUINT)
        first = i;
    }
  return first;
}

/* The phase that follows; @is_new says whether a round begins with it. */
static guint
find_next (HkTable  *self,
           gboolean *is_new)
{
  JsonArray *phases = get_phases (self);

  for (guint i = find_phase (self, self->hand_phase) + 1; i < json_array_get_length (phases); i++)
    if (is_of_round (json_array_get_object_element (phases, i)))
      {
        *is_new = FALSE;
        return i;
      }
  *is_new = TRUE;
  return find_phase (self, NULL);
}

static const char *
get_member (HkTable    *self,
            guint       phase,
            const char *member)
{
  return json_object_get_string_member (json_array_get_object_element (get_phases (self), phase), member);
}

/* Lets the group begin to go through the phases.
 * @phase: (nullable): the id of the phase that is on; the first where the game has no such
 * @round: from 1 */
void
hk_by_hand_begin (HkTable    *self,
                  const char *phase,
                  int         round)
{
  if (!hk_table_goes_by_hand (self))
    return;
  hk_record_set_string (self, &self->hand_phase, get_member (self, find_phase (self, phase), "id"));
  hk_record_set_int (self, &self->hand_round, CLAMP (round, 1, 999));
}

/* The field of the table with the number of the round. */
static const HkField *
find_counter (HkTable *self)
{
  return self->game->keep->counter == NULL ? NULL : hk_record_find_field (HK_RECORD (self), self->game->keep->counter);
}

/* Lets the moves of a round find the round in which the group is. */
static void
set_counter (HkTable *self)
{
  const HkField *field = find_counter (self);

  if (field != NULL)
    hk_record_set_int (self, &G_STRUCT_MEMBER (int, self, field->offset), CLAMP (self->hand_round, field->minimum, field->maximum));
}

/* Goes on where the game stands, after other parts are kept.
 * @was_by_hand: whether the group has gone through the phases by hand up to now */
void
hk_by_hand_change (HkTable *self,
                   gboolean was_by_hand)
{
  const HkField *counter = find_counter (self);

  if (hk_table_goes_by_hand (self) == was_by_hand)
    return;
  if (was_by_hand)
    {
      set_counter (self);
      hk_record_set_string (self, &self->hand_phase, NULL);
    }
  else
    {
      const HkField *phase = hk_record_find_field (HK_RECORD (self), "phase");

      hk_by_hand_begin (self, hk_record_peek_text (self, phase), counter == NULL ? 1 : G_STRUCT_MEMBER (int, self, counter->offset));
    }
  hk_table_clear_ticks (self);
}

/* Whether the step has been done; the setup is shown as long as the first phase is on. */
static HkStepState
get_state (HkTable    *self,
           guint       phase,
           guint       here,
           gboolean    of_round,
           const char *id)
{
  if (hk_table_is_ticked (self, id))
    return HK_STEP_DONE;
  return of_round && phase < here ? HK_STEP_DONE : HK_STEP_TODO;
}

/* Returns (transfer full) (element-type HkStep): the steps of a round, each a reminder that can be ticked. */
GPtrArray *
hk_by_hand_list_steps (HkTable *self)
{
  JsonArray *phases = get_phases (self);
  GPtrArray *steps = g_ptr_array_new_with_free_func (g_object_unref);
  const guint first = find_phase (self, NULL);
  const guint here = find_phase (self, self->hand_phase);
  gboolean current = hk_table_is_over (self);

  for (guint i = 0; i < json_array_get_length (phases); i++)
    {
      JsonObject *phase = json_array_get_object_element (phases, i);
      JsonArray *its = json_object_get_array_member (phase, "steps");

      if (i < first && (self->hand_round > 1 || here != first))
        continue;
      for (guint j = 0; j < json_array_get_length (its); j++)
        {
          JsonObject *object = json_array_get_object_element (its, j);
          const char *id = json_object_get_string_member (object, "id");
          g_autofree char *rule = g_strdup_printf ("%s/%s", self->game->id, json_object_get_string_member (object, "rule"));
          HkStepState state = get_state (self, i, here, is_of_round (phase), id);

          if (!hk_record_fits (self, object))
            continue;
          if (i == here && !current && state == HK_STEP_TODO)
            {
              state = HK_STEP_CURRENT;
              current = TRUE;
            }
          g_ptr_array_add (steps, hk_step_new (id, json_object_get_string_member (phase, "id"), json_object_get_string_member (phase, "title"),
                                               json_object_get_string_member (object, "title"), rule, state));
        }
    }
  return steps;
}

/* Returns (transfer full) (nullable): the phase is done. */
HkPrimaryAction *
hk_by_hand_get_primary_action (HkTable *self)
{
  g_autofree char *label = NULL;
  g_autofree char *hint = NULL;
  g_autofree char *round = NULL;
  gboolean is_new;
  const guint next = find_next (self, &is_new);

  if (hk_table_is_over (self))
    return NULL;
  /* Translators: the big button; %s: a phase of the game. */
  label = g_strdup_printf (_("Done: %s"), get_member (self, find_phase (self, self->hand_phase), "title"));
  round = hk_by_hand_dup_round (self, self->hand_round + 1);
  /* Translators: %s: a phase of the game, or “Round 3”. */
  hint = g_strdup_printf (_("Next: %s."), is_new ? round : get_member (self, next, "title"));
  return hk_primary_action_new_with_hint (label, hk_move_build ("phase-done", NULL), hint);
}

/* Returns (transfer full): what the round is called, such as “Round 3”. */
char *
hk_by_hand_dup_round (HkTable *self,
                      int      round)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (_(self->game->keep->round), round);
#pragma GCC diagnostic pop
}

char *
hk_by_hand_get_headline (HkTable *self)
{
  g_autofree char *round = hk_by_hand_dup_round (self, self->hand_round);

  /* Translators: %s: “Round 3”; %s: a phase of the game. */
  return g_strdup_printf (_("%s · %s"), round, get_member (self, find_phase (self, self->hand_phase), "title"));
}

/* What the move "phase-done" does. */
gboolean
hk_by_hand_apply_phase_done (HkTable *self,
                             HkMove  *move,
                             GError **error)
{
  const guint here = find_phase (self, self->hand_phase);
  gboolean is_new;
  const guint next = find_next (self, &is_new);

  if (hk_table_is_over (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (!hk_table_goes_by_hand (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("In this game the phases go on by themselves."));
  hk_record_set_string (self, &self->hand_phase, get_member (self, next, "id"));
  /* Translators: %s: a phase of the game. */
  hk_move_log (move, _("Done: %s."), get_member (self, here, "title"));
  if (is_new)
    {
      g_autofree char *round = NULL;

      hk_record_set_int (self, &self->hand_round, MIN (self->hand_round + 1, 999));
      set_counter (self);
      if (self->game->keep->begin_round != NULL)
        self->game->keep->begin_round (self);
      hk_table_clear_ticks (self);
      round = hk_by_hand_dup_round (self, self->hand_round);
      /* Translators: %s: “Round 3”. */
      hk_move_log (move, _("%s begins."), round);
    }
  return TRUE;
}

static guint
count_seats (HkTable *self)
{
  return g_list_model_get_n_items (hk_table_get_seats (self));
}

static char *
dup_seat (HkTable *self,
          guint    seat)
{
  g_autoptr (HkRecord) record = g_list_model_get_item (hk_table_get_seats (self), seat);
  char *name = NULL;

  if (record != NULL)
    g_object_get (record, "name", &name, NULL);
  return name == NULL ? g_strdup ("?") : name;
}

static gboolean
knows_points (HkTable *self)
{
  const HkKeepSpec *spec = self->game->keep;

  return spec->points != NULL && hk_table_keeps (self, spec->points);
}

/* The points of a player: those that the group has told at the end, or those that the table keeps. */
static int
get_points (HkTable *self,
            guint    seat)
{
  if (self->hand_scores != NULL && seat < g_strv_length (self->hand_scores))
    return (int) g_ascii_strtoll (self->hand_scores[seat], NULL, 10);
  return knows_points (self) ? self->game->keep->get_points (self, (int) seat) : 0;
}

static void
add_number (HkTable *self,
            GStrv   *member,
            int      number)
{
  g_autofree char *text = g_strdup_printf ("%d", number);

  hk_record_add_text (self, member, text);
}

static gboolean
read_points (HkTable *self,
             HkMove  *move,
             GError **error)
{
  JsonArray *told = hk_move_get_array (move, "scores");
  int most = G_MININT;

  if (told == NULL && !knows_points (self))
    return hk_move_ask (move, "scores", error, _("How many points does each player have?"));
  if (told != NULL && json_array_get_length (told) != count_seats (self))
    return hk_move_ask (move, "scores", error, _("Every player has a number of points."));
  for (guint i = 0; i < count_seats (self); i++)
    add_number (self, &self->hand_scores, told == NULL ? get_points (self, i) : (int) json_array_get_int_element (told, i));
  for (guint i = 0; i < count_seats (self); i++)
    most = MAX (most, get_points (self, i));
  for (guint i = 0; i < count_seats (self); i++)
    if (get_points (self, i) == most)
      add_number (self, &self->hand_winners, (int) i);
  return TRUE;
}

static gboolean
read_winners (HkTable *self,
              HkMove  *move,
              GError **error)
{
  JsonArray *told = hk_move_get_array (move, "winners");

  if (told == NULL)
    return hk_move_ask (move, "winners", error, _("Who has won?"));
  for (guint i = 0; i < json_array_get_length (told); i++)
    {
      const int seat = (int) json_array_get_int_element (told, i);

      if (seat >= (int) count_seats (self))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no player %d."), seat);
      add_number (self, &self->hand_winners, seat);
    }
  return TRUE;
}

/* What the move "end-game" does: the group declares the game over, and tells what the app does not know of the result. */
gboolean
hk_by_hand_apply_end (HkTable *self,
                      HkMove  *move,
                      GError **error)
{
  const char *outcome = hk_move_get_string (move, "outcome");
  const HkEnding ending = self->game->keep == NULL ? HK_ENDING_POINTS : self->game->keep->get_ending (self);
  g_autofree char *said = NULL;

  if (hk_table_is_over (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (!hk_table_goes_by_hand (self))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("In this game the app finds the end itself."));
  if (ending == HK_ENDING_TOGETHER && outcome == NULL)
    return hk_move_ask (move, "outcome", error, _("How does the game end?"));
  if (ending == HK_ENDING_POINTS && !read_points (self, move, error))
    return FALSE;
  if (ending == HK_ENDING_WINNERS && !read_winners (self, move, error))
    return FALSE;
  hk_record_set_string (self, &self->hand_outcome, ending == HK_ENDING_TOGETHER ? outcome : OUTCOME_PLAYED);
  said = hk_by_hand_get_outcome (self);
  hk_move_log (move, "%s", said);
  return TRUE;
}

static char *
join_winners (HkTable *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;

  for (guint i = 0; self->hand_winners != NULL && self->hand_winners[i] != NULL; i++)
    g_strv_builder_take (builder, dup_seat (self, (guint) g_ascii_strtoull (self->hand_winners[i], NULL, 10)));
  names = g_strv_builder_end (builder);
  return g_strjoinv (", ", names);
}

/* Returns (transfer full) (nullable): how the group says that it ended. */
char *
hk_by_hand_get_outcome (HkTable *self)
{
  const guint n = self->hand_winners == NULL ? 0 : g_strv_length (self->hand_winners);
  g_autofree char *names = join_winners (self);
  int points;

  if (self->hand_outcome == NULL)
    return NULL;
  if (g_str_equal (self->hand_outcome, OUTCOME_WON))
    return g_strdup (_("The group has won."));
  if (g_str_equal (self->hand_outcome, OUTCOME_LOST))
    return g_strdup (_("The group has lost."));
  if (n == 0)
    return g_strdup (_("Nobody has won."));
  if (self->hand_scores == NULL)
    return g_strdup_printf (ngettext ("%s has won.", "%s have won.", n), names);
  points = get_points (self, (guint) g_ascii_strtoull (self->hand_winners[0], NULL, 10));
  return g_strdup_printf (n == 1 ? ngettext ("%s wins with %d point.", "%s wins with %d points.", (gulong) ABS (points))
                                 : ngettext ("%s share the victory with %d point.", "%s share the victory with %d points.", (gulong) ABS (points)),
                          names, points);
}

/* Returns (transfer full): the players, with their points where the game is won by points and they are known. */
HkScoreSheet *
hk_by_hand_get_score_sheet (HkTable *self)
{
  const gboolean by_points = self->hand_scores != NULL
                             || (knows_points (self) && self->game->keep->get_ending (self) == HK_ENDING_POINTS);
  const char *columns[] = { _("Player"), by_points ? _("Points") : NULL, NULL };
  HkScoreSheet *sheet = hk_score_sheet_new (self->game->title, columns);
  g_autofree char *outcome = hk_table_get_outcome (self);

  for (guint i = 0; i < count_seats (self); i++)
    {
      g_autofree char *name = dup_seat (self, i);
      const int number = get_points (self, i);
      /* Translators: a number below 0 */
      g_autofree char *points = number < 0 ? g_strdup_printf (_("−%d"), -number) : g_strdup_printf ("%d", number);
      const char *cells[] = { name, by_points ? points : NULL, NULL };

      hk_score_sheet_add_row (sheet, cells);
    }
  if (outcome != NULL)
    hk_score_sheet_set_outcome (sheet, outcome);
  return sheet;
}
