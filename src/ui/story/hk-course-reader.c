/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-course-reader.h"

/* Reads a course between the frames of the window. */

/* How long it reads before the window is asked whether it has to be drawn, in microseconds, and how many moves at once. */
#define SLICE   8000
#define AT_ONCE 8

typedef struct
{
  HkCourse    *course;
  HkCourseRead done;
  gpointer     user_data;
} Reader;

static void
reader_free (gpointer data)
{
  Reader *reader = data;

  g_object_unref (reader->course);
  g_free (reader);
}

static gboolean
read_slice (HkCourse *course)
{
  const gint64 end = g_get_monotonic_time () + SLICE;

  while (g_get_monotonic_time () < end)
    if (hk_course_advance (course, AT_ONCE))
      return TRUE;
  return FALSE;
}

static gboolean
read_cb (gpointer data)
{
  Reader *reader = data;

  if (!read_slice (reader->course))
    return G_SOURCE_CONTINUE;
  reader->done (reader->user_data);
  return G_SOURCE_REMOVE;
}

/* Reads all that has been played, and calls @done: at once where that is short. Returns the source that reads on, 0 when all is
 * read.
 * @user_data: for @done, which has to last as long as the source */
guint
hk_course_read (HkCourse     *course,
                HkCourseRead  done,
                gpointer      user_data)
{
  Reader *reader;

  if (read_slice (course))
    {
      done (user_data);
      return 0;
    }
  reader = g_new (Reader, 1);
  *reader = (Reader) { g_object_ref (course), done, user_data };
  return g_idle_add_full (G_PRIORITY_LOW, read_cb, reader, reader_free);
}
