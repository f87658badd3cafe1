/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>
#include <math.h>

#include "core/session/hk-session-replay.h"
#include "core/story/hk-luck.h"
#include "core/story/hk-pace.h"
#include "core/story/hk-supply.h"
#include "hk-story-pages.h"
#include "hk-story-rows.h"

/* The pages beside the chart: luck, time, and where the game stands. */

/* How many of the latest moves are told. */
#define N_LATEST 10

/* (transfer full): the name of a player. */
static char *
name_seat (HkCourse *course,
           int       seat)
{
  HkSession *session = hk_course_get_session (course);
  GListModel *seats = hk_table_get_seats (hk_session_get_table (session));
  g_autoptr (GObject) record = seat < 0 ? NULL : g_list_model_get_item (seats, (guint) seat);
  g_autofree char *name = NULL;

  if (record == NULL)
    return g_strdup (_("All Together"));
  g_object_get (record, "name", &name, NULL);
  return name == NULL ? g_strdup ("?") : hk_session_dup_text (session, name);
}

static void
add_draw (AdwPreferencesGroup *group,
          const char          *title,
          const HkDraw        *draw,
          gboolean             lucky)
{
  const int value = draw->chance->value;
  const double share = lucky ? hk_distribution_get_at_least (draw->chance->expected, value)
                             : hk_distribution_get_at_most (draw->chance->expected, value);
  g_autofree char *words = NULL;
  g_autofree char *number = g_strdup_printf ("%d", ABS (value));

  if (lucky)
    /* Translators: what was rolled or drawn, after which move, and how likely that or better was. */
    words = g_strdup_printf (_("%s, move %u: so good or better in %.1f %% of all cases"), _(draw->chance->title), draw->position, 100 * share);
  else
    /* Translators: what was rolled or drawn, after which move, and how likely that or worse was. */
    words = g_strdup_printf (_("%s, move %u: so bad or worse in %.1f %% of all cases"), _(draw->chance->title), draw->position, 100 * share);
  hk_story_add_row (group, title, words, number);
}

static void
add_luck (GtkBox       *box,
          HkCourse     *course,
          const HkLuck *luck)
{
  g_autofree char *name = name_seat (course, luck->player);
  /* Translators: a share in percent. */
  g_autofree char *words = g_strdup_printf (_("Luckier than %.0f %% of all the ways in which it could have gone"), 100 * luck->share);
  AdwPreferencesGroup *group = hk_story_add_group (box, name, words);

  for (guint i = 0; i < luck->kinds->len; i++)
    {
      const HkLuckKind *kind = &g_array_index (luck->kinds, HkLuckKind, i);
      const double mean = round (10 * fabs (kind->mean)) / 10;
      g_autofree char *expected = g_strdup_printf (ngettext ("%u time, %.1f was to be expected", "%u times, %.1f was to be expected", kind->n), kind->n, mean);
      g_autofree char *number = g_strdup_printf ("%d", ABS (kind->sum));

      hk_story_add_row (group, _(kind->title), expected, number);
    }
  if (luck->draws->len > 1)
    {
      add_draw (group, _("Best"), luck->best, TRUE);
      add_draw (group, _("Worst"), luck->worst, FALSE);
    }
}

/* Luck is told when the game is over: before, it would tell what cards somebody holds. */
void
hk_story_fill_luck (GtkBox   *box,
                    HkCourse *course)
{
  const HkCourseSpec *spec = hk_course_spec_lookup (hk_table_get_game (hk_session_get_table (hk_course_get_session (course)))->id);
  g_autoptr (GPtrArray) list = NULL;

  hk_story_clear (box);
  if (!hk_table_is_over (hk_session_get_table (hk_course_get_session (course))))
    {
      hk_story_add_empty (box, "hk-move-symbolic", _("Not Yet"), _("When the game is over you see here how lucky everybody was."));
      return;
    }
  list = hk_luck_list (course);
  if (list->len == 0)
    {
      hk_story_add_empty (box, "hk-move-symbolic", _("Nothing Known of Luck"), _("No die and no card of which the app knows what it could have been went through this game."));
      return;
    }
  for (guint i = 0; i < list->len; i++)
    add_luck (box, course, g_ptr_array_index (list, i));
  hk_story_add_group (box, _("What Counts"), _("Each die and card counts by where it stands among all that it could have been, in steps of a twentieth. "
                                               "Those that the group has told count as those of the app. What is neither good nor bad by itself does not count."));
  if (spec != NULL && spec->not_counted != NULL)
    hk_story_add_group (box, _("Not Counted"), _(spec->not_counted));
}

/* (transfer full): what the game calls a round of that number. */
static char *
name_round (const char *field,
            int         number)
{
  if (g_str_equal (field, "day"))
    return g_strdup_printf (_("Day %d"), number);
  return g_str_equal (field, "turn") ? g_strdup_printf (_("Turn %d"), number) : g_strdup_printf (_("Round %d"), number);
}

void
hk_story_fill_pace (GtkBox   *box,
                    HkCourse *course)
{
  g_autoptr (HkPace) pace = hk_pace_new (course);
  g_autofree char *time = hk_pace_describe_time (pace->time);
  g_autofree char *pauses = hk_pace_describe_time (pace->pauses);
  g_autofree char *words = NULL;
  const HkCourseSpec *spec = hk_course_spec_lookup (hk_table_get_game (hk_session_get_table (hk_course_get_session (course)))->id);
  AdwPreferencesGroup *group;

  hk_story_clear (box);
  if (pace->n_pauses > 0)
    /* Translators: how many pauses, and how long they were together. */
    words = g_strdup_printf (ngettext ("%u pause of %s is left out: there was no move for more than a quarter of an hour",
                                       "%u pauses of %s together are left out: there was no move for more than a quarter of an hour", pace->n_pauses),
                             pace->n_pauses, pauses);
  group = hk_story_add_group (box, NULL, NULL);
  hk_story_add_row (group, _("The Game"), words, time);
  if (pace->players->len > 0)
    group = hk_story_add_group (box, _("Turns"), NULL);
  for (guint i = 0; i < pace->players->len; i++)
    {
      const HkPacePart *part = &g_array_index (pace->players, HkPacePart, i);
      g_autofree char *name = name_seat (course, part->number);
      g_autofree char *all = hk_pace_describe_time (part->time);
      g_autofree char *mean = hk_pace_describe_time (part->time / MAX (part->n, 1));
      g_autofree char *longest = hk_pace_describe_time (part->longest);
      /* Translators: how many turns, how long they took in the middle, and the longest. */
      g_autofree char *turns = g_strdup_printf (ngettext ("%u turn of %s, the longest %s", "%u turns of %s each, the longest %s", part->n), part->n, mean, longest);

      hk_story_add_row (group, name, turns, all);
    }
  /* Where a turn is that of one player, it is counted above. */
  if (spec->round == NULL || (g_str_equal (spec->round, "turn") && spec->player != NULL) || pace->rounds->len == 0)
    return;
  group = hk_story_add_group (box, _("Rounds"), NULL);
  for (guint i = 0; i < pace->rounds->len; i++)
    {
      const HkPacePart *part = &g_array_index (pace->rounds, HkPacePart, i);
      g_autofree char *title = name_round (spec->round, part->number);
      g_autofree char *all = hk_pace_describe_time (part->time);

      hk_story_add_row (group, title, NULL, all);
    }
}

static JsonArray *
get_list (JsonObject *object,
          const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_array_member (object, member) : NULL;
}

/* (transfer full): all that is to be seen of a player, such as "victory points 12 · hand 5". */
static char *
describe_seat (JsonObject *card)
{
  JsonArray *numbers = get_list (card, "numbers");
  JsonArray *facts = get_list (card, "facts");
  GString *text = g_string_new (NULL);

  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      JsonObject *number = json_array_get_object_element (numbers, i);

      if (json_node_get_value_type (json_object_get_member (number, "value")) == G_TYPE_INT64)
        g_string_append_printf (text, "%s%s %d", text->len == 0 ? "" : " · ", json_object_get_string_member_with_default (number, "title", ""),
                                (int) json_object_get_int_member (number, "value"));
    }
  for (guint i = 0; facts != NULL && i < json_array_get_length (facts); i++)
    {
      JsonObject *fact = json_array_get_object_element (facts, i);

      g_string_append_printf (text, "%s%s %s", text->len == 0 ? "" : " · ", json_object_get_string_member_with_default (fact, "title", ""),
                              json_object_get_string_member_with_default (fact, "text", ""));
    }
  return g_string_free_and_steal (text);
}

/* What of the players everybody may see: of what they hold, how much it is. */
static void
add_seats (GtkBox     *box,
           JsonObject *table)
{
  JsonArray *groups = get_list (table, "groups");

  for (guint i = 0; groups != NULL && i < json_array_get_length (groups); i++)
    {
      JsonObject *seats = json_array_get_object_element (groups, i);
      JsonArray *cards = json_object_has_member (seats, "seats") ? get_list (seats, "cards") : NULL;
      AdwPreferencesGroup *group = cards == NULL ? NULL : hk_story_add_group (box, _("Players"), NULL);

      for (guint j = 0; cards != NULL && j < json_array_get_length (cards); j++)
        {
          JsonObject *card = json_array_get_object_element (cards, j);
          g_autofree char *words = describe_seat (card);

          hk_story_add_row (group, json_object_get_string_member_with_default (card, "title", ""), words, NULL);
        }
    }
}

/* What the description of the table has of facts and numbers. */
static void
add_facts (GtkBox     *box,
           const char *title,
           JsonObject *object)
{
  JsonArray *facts = get_list (object, "facts");
  JsonArray *numbers = get_list (object, "numbers");
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; facts != NULL && i < json_array_get_length (facts); i++)
    {
      JsonObject *fact = json_array_get_object_element (facts, i);

      if (group == NULL)
        group = hk_story_add_group (box, title, NULL);
      hk_story_add_row (group, json_object_get_string_member_with_default (fact, "title", ""), json_object_get_string_member_with_default (fact, "text", ""), NULL);
    }
  for (guint i = 0; numbers != NULL && i < json_array_get_length (numbers); i++)
    {
      JsonObject *fact = json_array_get_object_element (numbers, i);

      if (group == NULL)
        group = hk_story_add_group (box, title, NULL);
      hk_story_add_row (group, json_object_get_string_member_with_default (fact, "title", ""), NULL,
                        json_object_get_string_member_with_default (fact, "text", ""));
    }
}

/* (transfer full): what is in play of something, and what is wrong with it where cards are too many or too few. */
static char *
say_supply (const HkSupply *supply)
{
  if (supply->rest >= 0 && supply->used + supply->rest != supply->count)
    return g_strdup_printf (_("%d in play and %d in the deck or its discards, but the box has %d"), supply->used, supply->rest, supply->count);
  if (supply->used > supply->count)
    return g_strdup_printf (_("%d in play, but the box has only %d"), supply->used, supply->count);
  return g_strdup_printf (_("%d of %d in play"), supply->used, supply->count);
}

static void
add_supplies (GtkBox   *box,
              HkCourse *course)
{
  g_autoptr (GPtrArray) supplies = hk_supply_list (hk_session_get_table (hk_course_get_session (course)));
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < supplies->len; i++)
    {
      const HkSupply *supply = g_ptr_array_index (supplies, i);
      const int left = supply->rest >= 0 ? supply->rest : supply->count - supply->used;
      g_autofree char *words = say_supply (supply);
      g_autofree char *number = g_strdup_printf ("%d", MAX (left, 0));

      if (group == NULL)
        group = hk_story_add_group (box, _("Left in the Box"), NULL);
      hk_story_add_row (group, supply->title, words, number);
    }
}

static void
add_steps (GtkBox    *box,
           HkSession *session)
{
  GListModel *steps = hk_session_get_steps (session);
  AdwPreferencesGroup *group = NULL;

  for (guint i = 0; i < g_list_model_get_n_items (steps); i++)
    {
      g_autoptr (HkStep) step = g_list_model_get_item (steps, i);
      g_autofree char *title = hk_session_dup_text (session, hk_step_get_title (step));

      if (hk_step_get_state (step) != HK_STEP_CURRENT && hk_step_get_state (step) != HK_STEP_TODO)
        continue;
      if (group == NULL)
        group = hk_story_add_group (box, _("Left to Do"), NULL);
      hk_story_add_row (group, title, hk_step_get_phase_title (step), NULL);
    }
}

/* Where it stands for whoever comes late: what everybody may see. */
void
hk_story_fill_recap (GtkBox   *box,
                     HkCourse *course)
{
  HkSession *session = hk_course_get_session (course);
  g_autoptr (HkTable) table = hk_session_copy_table (session);
  g_autoptr (JsonNode) seen = hk_table_describe (table, HK_VIEWER_NOBODY);
  g_autofree char *headline = hk_table_get_headline (table);
  GListModel *log = hk_session_get_log (session);
  const guint position = hk_session_get_position (session);
  AdwPreferencesGroup *group;

  hk_story_clear (box);
  group = hk_story_add_group (box, NULL, NULL);
  hk_story_add_row (group, _("Where It Stands"), headline, NULL);
  add_steps (box, session);
  if (position > 0)
    group = hk_story_add_group (box, _("What Happened Last"), NULL);
  for (guint i = 0; i < MIN (position, N_LATEST); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (log, position - 1 - i);
      g_autofree char *said = hk_session_dup_text (session, hk_log_entry_get_text (entry));
      g_autofree char *number = g_strdup_printf ("%u", position - i);

      hk_story_add_row (group, said, NULL, number);
    }
  add_seats (box, json_node_get_object (seen));
  add_facts (box, _("On the Table"), json_node_get_object (seen));
  add_supplies (box, course);
}
