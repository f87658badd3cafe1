/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-zz-arc.h"

#include "ui/table/hk-changed-marks.h"

#define WIDTH 104
#define HEIGHT 58
#define THICK 11.f
#define THICK_MARK 17.f

/* Half a circle that fills as a chance grows, and ends in a knob where a move has changed it. What it says in numbers has to stand
 * beside it. */
struct _HkZzArc
{
  GtkWidget parent_instance;

  double    chance;  /* 0 to 1; below 0 it is not known */
};

G_DEFINE_FINAL_TYPE (HkZzArc, hk_zz_arc, GTK_TYPE_WIDGET)

static void
hk_zz_arc_measure (GtkWidget      *widget,
                   GtkOrientation  orientation,
                   int             for_size,
                   int            *minimum,
                   int            *natural,
                   int            *minimum_baseline,
                   int            *natural_baseline)
{
  *minimum = *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

/* From the left over the top. */
static void
draw_part (GtkSnapshot            *snapshot,
           const graphene_point_t *centre,
           float                   radius,
           double                  from,
           double                  to,
           float                   thick,
           const GdkRGBA          *colour)
{
  g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;
  GskStroke *stroke = gsk_stroke_new (thick);
  const double begin = G_PI * (1 + from);
  const double end = G_PI * (1 + to);

  gsk_path_builder_move_to (builder, centre->x + radius * (float) cos (begin), centre->y + radius * (float) sin (begin));
  gsk_path_builder_svg_arc_to (builder, radius, radius, 0, FALSE, TRUE,
                               centre->x + radius * (float) cos (end), centre->y + radius * (float) sin (end));
  path = gsk_path_builder_to_path (builder);
  gsk_stroke_set_line_cap (stroke, GSK_LINE_CAP_ROUND);
  gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
  gsk_stroke_free (stroke);
}

static void
hk_zz_arc_snapshot (GtkWidget   *widget,
                    GtkSnapshot *snapshot)
{
  HkZzArc *self = HK_ZZ_ARC (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  const float radius = MIN (width / 2, height) - THICK_MARK / 2;
  const graphene_point_t centre = GRAPHENE_POINT_INIT (width / 2, MIN (height, width / 2) - THICK / 2 + 1);
  const double end = CLAMP (self->chance, 0, 0.9999);
  GdkRGBA colour, faint;

  gtk_widget_get_color (widget, &colour);
  faint = colour;
  faint.alpha *= 0.18f;
  draw_part (snapshot, &centre, radius, 0, 1, THICK, &faint);
  if (self->chance > 0)
    draw_part (snapshot, &centre, radius, 0, end, THICK, &colour);
  if (self->chance >= 0 && gtk_widget_has_css_class (widget, "hk-changed"))
    draw_part (snapshot, &centre, radius, MAX (0, end - 0.001), MAX (0.001, end), THICK_MARK, &colour);
}

static void
hk_zz_arc_class_init (HkZzArcClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = hk_zz_arc_measure;
  widget_class->snapshot = hk_zz_arc_snapshot;
  gtk_widget_class_set_css_name (widget_class, "zz-arc");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_zz_arc_init (HkZzArc *self)
{
  self->chance = -1;
  gtk_widget_set_halign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

/* @chance: 0 to 1; below 0 when it is not known */
void
hk_zz_arc_set_chance (HkZzArc *self,
                      double   chance)
{
  g_autofree char *number = g_strdup_printf ("%.3f", chance);

  g_return_if_fail (HK_IS_ZZ_ARC (self));

  self->chance = chance;
  hk_changed_tell (GTK_WIDGET (self), number);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
