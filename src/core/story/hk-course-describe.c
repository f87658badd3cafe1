/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-course.h"

#include <glib/gi18n-lib.h>

static void
describe_line (HkCourse *self,
               guint     series,
               guint     line,
               GString  *text)
{
  int first = 0;
  int last = 0;
  int highest = 0;
  guint when = 0;
  gboolean any = FALSE;

  for (guint i = 0; i < hk_course_get_n_points (self); i++)
    {
      int value;

      if (!hk_course_get_value (self, series, line, i, &value))
        continue;
      if (!any)
        first = value;
      if (!any || value > highest)
        {
          highest = value;
          when = i;
        }
      last = value;
      any = TRUE;
    }
  if (!any)
    return;
  if (text->len > 0)
    g_string_append_c (text, ' ');
  if (highest > MAX (first, last))
    /* Translators: a line of a chart: whose, the first number, the last one, the highest, and the number of a move. */
    g_string_append_printf (text, _("%s: from %d to %d, highest %d after move %u."), hk_course_get_line_name (self, series, line), first, last, highest, when);
  else
    g_string_append_printf (text, _("%s: from %d to %d."), hk_course_get_line_name (self, series, line), first, last);
}

/* Returns (transfer full): in words what a chart shows. */
char *
hk_course_describe (HkCourse *self,
                    guint     series)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < hk_course_get_n_lines (self, series); i++)
    describe_line (self, series, i, text);
  return g_string_free_and_steal (text);
}
