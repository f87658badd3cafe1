/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-effort.h"

/* How much work labels are: what is measured twice is laid out twice. */

static void (*measure) (GtkWidget *, GtkOrientation, int, int *, int *, int *, int *);
static GtkWidget *watched;
static guint n_measures;
static guint n_for_height;

static void
count (GtkWidget      *label,
       GtkOrientation  orientation,
       int             for_size,
       int            *minimum,
       int            *natural,
       int            *minimum_baseline,
       int            *natural_baseline)
{
  if (label == watched)
    {
      n_measures++;
      n_for_height += orientation == GTK_ORIENTATION_HORIZONTAL && for_size >= 0;
    }
  measure (label, orientation, for_size, minimum, natural, minimum_baseline, natural_baseline);
}

/* Counts from now on how often the label is measured.
 * @label: a GtkLabel */
void
hk_effort_watch (GtkWidget *label)
{
  GtkWidgetClass *klass = GTK_WIDGET_GET_CLASS (label);

  if (klass->measure != count)
    measure = klass->measure;
  klass->measure = count;
  watched = label;
  n_measures = n_for_height = 0;
}

/* Returns how often the label that is watched has been measured. */
guint
hk_effort_get_n_measures (void)
{
  return n_measures;
}

/* Returns how often it was asked how wide it would be at a height, for which one that wraps is laid out a dozen times. */
guint
hk_effort_get_n_for_height (void)
{
  return n_for_height;
}
