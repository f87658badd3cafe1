/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/session/hk-session-replay.h"
#include "hk-course-reader.h"
#include "hk-course-view.h"
#include "hk-replay-page.h"
#include "hk-story-dialog.h"
#include "ui/app/hk-application.h"
#include "ui/widgets/hk-chart.h"

/* The course of a game: a chart, and below it what happened at its turning points. A tap on one shows the table as it stood
 * then. */
struct _HkCourseView
{
  HkView       parent_instance;

  GtkDropDown *series;
  HkChart     *chart;
  GtkWidget   *reading;
  GtkLabel    *deciding;
  GtkWidget   *buttons;
  GtkWidget   *turns_title;
  GtkListBox  *turns;

  gboolean     is_brief;
  HkCourse    *course;
  guint        reader;
  GArray      *shown;  /* guint: the series that have a number, as the drop-down lists them */
};

enum
{
  READ,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

HK_DEFINE_TEMPLATE_TYPE (HkCourseView, hk_course_view, HK_TYPE_VIEW)

static void
add_line (HkCourseView *self,
          guint         series,
          guint         line)
{
  const guint n = hk_course_get_n_points (self->course);
  g_autofree int *values = g_new (int, n);

  for (guint i = 0; i < n; i++)
    if (!hk_course_get_value (self->course, series, line, i, &values[i]))
      values[i] = HK_CHART_GAP;
  hk_chart_add_line (self->chart, hk_course_get_line_name (self->course, series, line), values, n);
}

/* A lead belongs to its own chart; all else to each. */
static gboolean
is_shown (const HkTurn *turn,
          guint         series)
{
  return turn->series < 0 || turn->series == (int) series;
}

static void
add_turn (HkCourseView *self,
          const HkTurn *turn,
          guint         number)
{
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *after = g_strdup_printf (_("After move %u"), turn->position);
  g_autofree char *label = g_strdup_printf ("%u", number);
  GtkWidget *mark = gtk_label_new (label);

  gtk_widget_add_css_class (mark, "hk-turn");
  gtk_widget_add_css_class (mark, "numeric");
  gtk_widget_set_valign (mark, GTK_ALIGN_CENTER);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), turn->text);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), after);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row), mark);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "position", GUINT_TO_POINTER (turn->position));
  gtk_list_box_append (self->turns, row);
}

static void
show_series (HkCourseView *self,
             guint         series)
{
  const char *title = _(hk_course_get_series (self->course, series)->title);
  g_autofree char *words = hk_course_describe (self->course, series);
  GPtrArray *turns = hk_course_get_turns (self->course);
  const HkTurn *last = NULL;
  guint deciding = 0;
  guint n = 0;

  hk_chart_clear (self->chart);
  gtk_list_box_remove_all (self->turns);
  for (guint i = 0; i < hk_course_get_n_lines (self->course, series); i++)
    if (hk_course_has_values (self->course, series, i))
      add_line (self, series, i);
  for (guint i = 0; i < turns->len; i++)
    {
      const HkTurn *turn = g_ptr_array_index (turns, i);

      if (!is_shown (turn, series))
        continue;
      hk_chart_add_mark (self->chart, turn->position, ++n);
      /* The last change of the lead decided the game, or else what happened last. */
      if (last == NULL || turn->series >= 0 || last->series < 0)
        {
          last = turn;
          deciding = n;
        }
      if (!self->is_brief)
        add_turn (self, turn, n);
    }
  gtk_widget_set_visible (self->turns_title, n > 0 && !self->is_brief);
  gtk_widget_set_visible (GTK_WIDGET (self->turns), n > 0 && !self->is_brief);
  gtk_widget_set_visible (GTK_WIDGET (self->deciding), last != NULL && self->is_brief);
  if (last != NULL)
    {
      g_autofree char *text = g_strdup_printf ("%u. %s", deciding, last->text);

      gtk_label_set_text (self->deciding, text);
    }
  hk_chart_set_text (self->chart, title, words);
}

static void
series_cb (HkCourseView *self)
{
  const guint selected = gtk_drop_down_get_selected (self->series);

  if (self->shown != NULL && selected < self->shown->len)
    show_series (self, g_array_index (self->shown, guint, selected));
}

static gboolean
has_numbers (HkCourseView *self,
             guint         series)
{
  for (guint i = 0; i < hk_course_get_n_lines (self->course, series); i++)
    if (hk_course_has_values (self->course, series, i))
      return TRUE;
  return FALSE;
}

/* All moves are read: lists the charts that have a line, and keeps the one that was shown. */
static void
read_cb (gpointer view)
{
  HkCourseView *self = view;
  g_autoptr (GtkStringList) titles = gtk_string_list_new (NULL);
  g_autoptr (GArray) shown = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint selected = gtk_drop_down_get_selected (self->series);
  const guint series = self->shown != NULL && selected < self->shown->len ? g_array_index (self->shown, guint, selected) : 0;
  guint again = 0;

  self->reader = 0;
  gtk_widget_set_visible (self->reading, FALSE);
  for (guint i = 0; i < hk_course_get_n_series (self->course); i++)
    {
      if (!has_numbers (self, i))
        continue;
      if (i == series)
        again = shown->len;
      g_array_append_val (shown, i);
      gtk_string_list_append (titles, _(hk_course_get_series (self->course, i)->title));
    }
  g_clear_pointer (&self->shown, g_array_unref);
  gtk_drop_down_set_model (self->series, G_LIST_MODEL (titles));
  gtk_widget_set_visible (GTK_WIDGET (self->series), shown->len > 1);
  gtk_widget_set_visible (GTK_WIDGET (self->chart), shown->len > 0);
  self->shown = g_steal_pointer (&shown);
  gtk_drop_down_set_selected (self->series, again);
  series_cb (self);
  g_signal_emit (self, signals[READ], 0);
}

static void
hk_course_view_update (HkView *view)
{
  HkCourseView *self = HK_COURSE_VIEW (view);
  HkSession *session = hk_view_get_session (view);

  if (self->course == NULL || hk_course_get_session (self->course) != session)
    {
      hk_session_set_people (session, hk_application_get_people (hk_application_get_default ()));
      g_clear_object (&self->course);
      self->course = hk_course_new (session);
    }
  if (self->reader != 0)
    return;
  self->reader = hk_course_read (self->course, read_cb, self);
  gtk_widget_set_visible (self->reading, self->reader != 0);
}

static void
turn_cb (HkCourseView  *self,
         GtkListBoxRow *row)
{
  hk_replay_page_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)),
                          GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "position")));
}

static void
course_cb (HkCourseView *self)
{
  GtkWidget *root = GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self)));

  adw_dialog_present (hk_story_dialog_new (hk_view_get_session (HK_VIEW (self)), "course"), root);
}

static void
replay_cb (HkCourseView *self)
{
  hk_replay_page_present (GTK_WIDGET (self), hk_view_get_session (HK_VIEW (self)), 0);
}

static void
hk_course_view_dispose (GObject *object)
{
  HkCourseView *self = HK_COURSE_VIEW (object);

  g_clear_handle_id (&self->reader, g_source_remove);
  g_clear_object (&self->course);
  g_clear_pointer (&self->shown, g_array_unref);
  G_OBJECT_CLASS (hk_course_view_parent_class)->dispose (object);
}

static void
hk_course_view_class_init (HkCourseViewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_course_view_dispose;
  HK_VIEW_CLASS (klass)->update = hk_course_view_update;

  /**
   * HkCourseView::read:
   * @self: a view
   *
   * All moves have been read.
   */
  signals[READ] = g_signal_new ("read", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);

  g_type_ensure (HK_TYPE_CHART);
  hk_view_class_set_template (HK_VIEW_CLASS (klass), "hk-course-view");
  HK_BIND_CHILDREN (widget_class, HkCourseView, series, chart, reading, deciding, buttons, turns_title, turns);
  HK_BIND_CALLBACKS (widget_class, series_cb, turn_cb, course_cb, replay_cb);
}

/* (transfer none) (nullable): what it shows, once it has been in sight. */
HkCourse *
hk_course_view_get_course (HkCourseView *self)
{
  g_return_val_if_fail (HK_IS_COURSE_VIEW (self), NULL);

  return self->course;
}

/* Returns (transfer floating): the chart and the turning point that decided the game alone, and buttons that lead to the rest. */
GtkWidget *
hk_course_view_new_brief (HkSession *session)
{
  HkCourseView *self = g_object_new (HK_TYPE_COURSE_VIEW, NULL);

  self->is_brief = TRUE;
  gtk_widget_set_visible (self->buttons, TRUE);
  g_object_set (self, "session", session, NULL);
  return GTK_WIDGET (self);
}
