/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-share-card.h"
#include "hk-share-player.h"
#include "ui/display/hk-template.h"
#include "ui/widgets/hk-chart.h"

/* A game as a picture for friends: what was played, who came out how, and its course. */
struct _HkShareCard
{
  AdwBin     parent_instance;

  GtkLabel  *head;
  GtkLabel  *title;
  GtkLabel  *date;
  GtkLabel  *outcome;
  GtkBox    *players;
  GtkWidget *course;
  GtkLabel  *series;
  HkChart   *chart;
};

HK_DEFINE_TEMPLATE_TYPE (HkShareCard, hk_share_card, ADW_TYPE_BIN)

static void
hk_share_card_class_init (HkShareCardClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_template_dispose;

  g_type_ensure (HK_TYPE_CHART);
  gtk_widget_class_set_template_from_resource (widget_class, RESOURCE_PREFIX "/ui/hk-share-card.ui");
  HK_BIND_CHILDREN (widget_class, HkShareCard, head, title, date, outcome, players, course, series, chart);
}

static gboolean
has_numbers (HkCourse *course,
             guint     series)
{
  for (guint i = 0; i < hk_course_get_n_lines (course, series); i++)
    if (hk_course_has_values (course, series, i))
      return TRUE;
  return FALSE;
}

/* Returns: the first series with a number; -1 where there is none.
 * @course: (nullable): which has been read */
int
hk_share_find_series (HkCourse *course)
{
  for (guint i = 0; course != NULL && hk_course_get_n_points (course) > 1 && i < hk_course_get_n_series (course); i++)
    if (has_numbers (course, i))
      return (int) i;
  return -1;
}

static void
show_course (HkShareCard *self,
             HkCourse    *course)
{
  const int series = hk_share_find_series (course);
  g_autofree char *words = series < 0 ? NULL : hk_course_describe (course, (guint) series);

  hk_chart_clear (self->chart);
  gtk_widget_set_visible (self->course, series >= 0);
  if (series < 0)
    return;
  for (guint i = 0; i < hk_course_get_n_lines (course, (guint) series); i++)
    {
      const guint n = hk_course_get_n_points (course);
      g_autofree int *values = g_new (int, n);

      if (!hk_course_has_values (course, (guint) series, i))
        continue;
      for (guint j = 0; j < n; j++)
        if (!hk_course_get_value (course, (guint) series, i, j, &values[j]))
          values[j] = HK_CHART_GAP;
      hk_chart_add_line (self->chart, hk_course_get_line_name (course, (guint) series, i), values, n);
    }
  gtk_label_set_text (self->series, _(hk_course_get_series (course, (guint) series)->title));
  hk_chart_set_text (self->chart, _(hk_course_get_series (course, (guint) series)->title), words);
}

/* Shows the game. */
void
hk_share_card_show (HkShareCard     *self,
                    const HkSummary *summary)
{
  g_autofree char *head = hk_summary_describe_head (summary);
  g_autofree char *date = hk_summary_describe_date (summary);
  g_autoptr (GPtrArray) players = hk_summary_list_by_place (summary);
  GtkWidget *child;

  g_return_if_fail (HK_IS_SHARE_CARD (self));

  gtk_label_set_text (self->head, head);
  gtk_label_set_text (self->title, summary->title);
  gtk_widget_set_visible (GTK_WIDGET (self->title), g_strcmp0 (summary->title, summary->game->title) != 0);
  gtk_label_set_text (self->date, date == NULL ? "" : date);
  gtk_label_set_text (self->outcome, summary->outcome);
  while ((child = gtk_widget_get_first_child (GTK_WIDGET (self->players))) != NULL)
    gtk_box_remove (self->players, child);
  for (guint i = 0; i < players->len; i++)
    gtk_box_append (self->players, hk_share_player_new (g_ptr_array_index (players, i)));
  show_course (self, summary->course);
}
