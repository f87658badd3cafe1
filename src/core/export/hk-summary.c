/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session-replay.h"
#include "core/session/hk-session-store.h"
#include "core/story/hk-course-spec.h"
#include "core/story/hk-pace.h"
#include "hk-summary.h"

static void
player_free (gpointer data)
{
  HkSummaryPlayer *player = data;

  g_free (player->name);
  g_free (player->colour);
  g_free (player);
}

static GDateTime *
read_local (const char *text)
{
  g_autoptr (GDateTime) time = text == NULL ? NULL : g_date_time_new_from_iso8601 (text, NULL);

  return time == NULL ? NULL : g_date_time_to_local (time);
}

/* The end, and the time that was played: what is longer between two moves is a pause. */
static void
read_times (HkSummary    *self,
            HkSession *session)
{
  GListModel *log = hk_session_get_log (session);
  g_autoptr (GDateTime) before = read_local (hk_session_get_created (session));

  self->began = before == NULL ? NULL : g_date_time_ref (before);
  for (guint i = 0; i < hk_session_get_position (session); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (log, i);
      g_autoptr (GDateTime) now = read_local (hk_log_entry_get_time (entry));
      const GTimeSpan time = before == NULL || now == NULL ? 0 : g_date_time_difference (now, before);

      if (now == NULL)
        continue;
      if (time > 0 && time <= HK_SESSION_PAUSE)
        self->time += time;
      g_clear_pointer (&before, g_date_time_unref);
      before = g_steal_pointer (&now);
    }
  self->ended = g_steal_pointer (&before);
}

static void
add_player (HkSummary  *self,
            HkTable *table,
            int      seat)
{
  g_autoptr (HkRecord) record = g_list_model_get_item (hk_table_get_seats (table), (guint) seat);
  HkSummaryPlayer *player = g_new0 (HkSummaryPlayer, 1);

  g_object_get (record, "name", &player->name, NULL);
  if (g_object_class_find_property (G_OBJECT_GET_CLASS (record), "colour") != NULL)
    g_object_get (record, "colour", &player->colour, NULL);
  player->result = hk_table_get_result (table, seat);
  g_ptr_array_add (self->players, player);
}

static char *
rewrite (const char *text,
         gpointer    self)
{
  return hk_summary_dup_text (self, text);
}

/* Calls everybody as they are called now.
 * @self: in which they are called as the journal has them
 * @people: who is meant by the names in it */
void
hk_summary_name (HkSummary *self,
                 HkPeople  *people)
{
  g_autofree char *outcome = g_steal_pointer (&self->outcome);

  g_return_if_fail (self->people == NULL);

  self->people = g_object_ref (people);
  for (guint i = 0; i < self->players->len; i++)
    {
      HkSummaryPlayer *player = g_ptr_array_index (self->players, i);

      if (player->name != NULL)
        g_set_str (&player->name, hk_people_find (people, player->name));
    }
  self->outcome = hk_summary_dup_text (self, outcome);
  hk_score_sheet_rewrite (self->sheet, rewrite, self);
}

static GStrv
list_names (GPtrArray *players)
{
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();

  for (guint i = 0; i < players->len; i++)
    {
      const HkSummaryPlayer *player = g_ptr_array_index (players, i);

      g_strv_builder_add (names, player->name == NULL ? "?" : player->name);
    }
  return g_strv_builder_end (names);
}

static int
read_round (HkTable *table)
{
  const HkCourseSpec *spec = hk_course_spec_lookup (hk_table_get_game (table)->id);
  int round = 0;

  if (hk_table_goes_by_hand (table))
    return table->hand_round;
  if (spec != NULL && spec->round != NULL)
    g_object_get (table, spec->round, &round, NULL);
  return MAX (round, 0);
}

/* Returns (transfer full): the game as it stands in the session.
 * @course: (nullable): of the session, which has been read; %NULL leaves it out
 * @people: (nullable): who is meant by the names in it; %NULL leaves them as the journal has them */
HkSummary *
hk_summary_new (HkSession *session,
                HkCourse  *course,
                HkPeople  *people)
{
  HkTable *table = hk_session_get_table (session);
  HkSummary *self = g_new0 (HkSummary, 1);

  self->game = hk_table_get_game (table);
  self->id = g_strdup (hk_session_get_id (session));
  self->title = g_strdup (hk_session_get_title (session));
  self->variant = hk_table_get_variant (table);
  self->is_over = hk_table_is_over (table);
  self->is_together = hk_table_is_played_together (table);
  self->outcome = self->is_over ? hk_table_get_outcome (table) : hk_table_get_headline (table);
  if (self->outcome == NULL)
    self->outcome = hk_table_get_headline (table);
  g_strstrip (self->outcome);
  self->players = g_ptr_array_new_with_free_func (player_free);
  for (guint i = 0; i < hk_table_get_n_players (table); i++)
    add_player (self, table, (int) i);
  self->sheet = hk_table_get_score_sheet (table);
  self->course = course == NULL ? NULL : g_object_ref (course);
  self->names = list_names (self->players);
  self->n_rounds = read_round (table);
  read_times (self, session);
  if (people != NULL)
    hk_summary_name (self, people);
  return self;
}

void
hk_summary_free (HkSummary *self)
{
  g_free (self->id);
  g_free (self->title);
  g_free (self->variant);
  g_clear_pointer (&self->began, g_date_time_unref);
  g_clear_pointer (&self->ended, g_date_time_unref);
  g_free (self->outcome);
  g_ptr_array_unref (self->players);
  g_object_unref (self->sheet);
  g_clear_object (&self->course);
  g_clear_object (&self->people);
  g_strfreev (self->names);
  g_free (self);
}

/* Returns (transfer full): a sentence about the game, with everybody called as they are now. */
char *
hk_summary_dup_text (const HkSummary *self,
                     const char      *text)
{
  return self->people == NULL ? g_strdup (text) : hk_people_rewrite (self->people, text, (const char * const *) self->names);
}

/* Returns (transfer full) (nullable): the day, and how long it took, as people say it. */
char *
hk_summary_describe_date (const HkSummary *self)
{
  g_autofree char *date = NULL;
  g_autofree char *time = NULL;

  if (self->ended == NULL)
    return NULL;
  date = g_date_time_format (self->ended, "%x");
  if (self->time < G_TIME_SPAN_MINUTE)
    return g_steal_pointer (&date);
  time = hk_pace_describe_time (self->time);
  return g_strdup_printf ("%s · %s", date, time);
}

/* Returns (transfer full): the game, and what of it was played. */
char *
hk_summary_describe_head (const HkSummary *self)
{
  return self->variant == NULL || self->variant[0] == '\0' ? g_strdup (self->game->title)
                                                           : g_strdup_printf ("%s · %s", self->game->title, self->variant);
}

static int
compare_places (gconstpointer a,
                gconstpointer b)
{
  const HkResult *first = &(*(const HkSummaryPlayer * const *) a)->result;
  const HkResult *second = &(*(const HkSummaryPlayer * const *) b)->result;
  const int first_place = first->place == 0 ? G_MAXINT : first->place;
  const int second_place = second->place == 0 ? G_MAXINT : second->place;

  if (first_place != second_place)
    return first_place < second_place ? -1 : 1;
  return (second->points > first->points) - (second->points < first->points);
}

/* Returns (transfer container) (element-type HkSummaryPlayer): the players, the best one first. */
GPtrArray *
hk_summary_list_by_place (const HkSummary *self)
{
  GPtrArray *players = g_ptr_array_new ();

  for (guint i = 0; i < self->players->len; i++)
    g_ptr_array_add (players, g_ptr_array_index (self->players, i));
  g_ptr_array_sort (players, compare_places);
  return players;
}
