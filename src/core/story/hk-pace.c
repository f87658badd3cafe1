/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/session/hk-session-replay.h"
#include "core/session/hk-session-store.h"
#include "hk-pace.h"

/* How long the game, its rounds and the turns of its players took, by the times in its journal. */

static HkPacePart *
find_part (GArray *parts,
           int     number)
{
  const HkPacePart part = { .number = number };

  for (guint i = 0; i < parts->len; i++)
    if (g_array_index (parts, HkPacePart, i).number == number)
      return &g_array_index (parts, HkPacePart, i);
  g_array_append_val (parts, part);
  return &g_array_index (parts, HkPacePart, parts->len - 1);
}

/* What the time before a move counts for: as the table stood then. */
static void
add_time (HkPace    *self,
          HkCourse  *course,
          guint      position,
          GTimeSpan  time,
          GTimeSpan *turn)
{
  const int round = hk_course_get_round (course, position);
  const int player = hk_course_get_player (course, position);
  const gboolean begins = position == 0 || hk_course_get_player (course, position - 1) != player
                          || hk_course_get_round (course, position - 1) != round;
  HkPacePart *part;

  self->time += time;
  if (round >= 0)
    {
      part = find_part (self->rounds, round);
      part->n = 1;
      part->time += time;
      part->longest = part->time;
    }
  if (player < 0)
    return;
  *turn = begins ? time : *turn + time;
  part = find_part (self->players, player);
  part->n += begins;
  part->time += time;
  part->longest = MAX (part->longest, *turn);
}

static int
compare_parts (gconstpointer a,
               gconstpointer b)
{
  return ((const HkPacePart *) a)->number - ((const HkPacePart *) b)->number;
}

/* Returns (transfer full): how long it took since the table was laid out.
 * @course: which has been read */
HkPace *
hk_pace_new (HkCourse *course)
{
  return hk_pace_new_from (course, hk_session_get_created (hk_course_get_session (course)));
}

/* Returns (transfer full): how long it took.
 * @course: which has been read
 * @created: (nullable): when it began, ISO 8601 */
HkPace *
hk_pace_new_from (HkCourse   *course,
                  const char *created)
{
  HkPace *self = g_new0 (HkPace, 1);
  g_autoptr (GDateTime) before = created == NULL ? NULL : g_date_time_new_from_iso8601 (created, NULL);
  GTimeSpan turn = 0;

  self->rounds = g_array_new (FALSE, FALSE, sizeof (HkPacePart));
  self->players = g_array_new (FALSE, FALSE, sizeof (HkPacePart));
  for (guint i = 1; i < hk_course_get_n_points (course); i++)
    {
      g_autoptr (GDateTime) now = hk_course_dup_time (course, i);
      GTimeSpan time = before == NULL || now == NULL ? 0 : MAX (g_date_time_difference (now, before), 0);

      if (time > HK_SESSION_PAUSE)
        {
          self->n_pauses++;
          self->pauses += time;
          time = 0;
        }
      add_time (self, course, i - 1, time, &turn);
      if (now != NULL)
        {
          g_clear_pointer (&before, g_date_time_unref);
          before = g_steal_pointer (&now);
        }
    }
  g_array_sort (self->players, compare_parts);
  return self;
}

/* Frees it. */
void
hk_pace_free (HkPace *self)
{
  g_array_unref (self->rounds);
  g_array_unref (self->players);
  g_free (self);
}

/* Returns (transfer full): how long that is, as people say it.
 * @time: in microseconds */
char *
hk_pace_describe_time (GTimeSpan time)
{
  const int seconds = (int) (time / G_TIME_SPAN_SECOND);

  if (seconds < 60)
    /* Translators: seconds */
    return g_strdup_printf (_("%d s"), seconds);
  if (seconds < 600)
    /* Translators: minutes and seconds */
    return g_strdup_printf (_("%d min %d s"), seconds / 60, seconds % 60);
  if (seconds < 3600)
    /* Translators: minutes */
    return g_strdup_printf (_("%d min"), seconds / 60);
  /* Translators: hours and minutes */
  return g_strdup_printf (_("%d h %d min"), seconds / 3600, seconds / 60 % 60);
}
