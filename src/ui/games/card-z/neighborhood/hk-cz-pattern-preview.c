/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "games/card-z/neighborhood/hk-cz-map.h"
#include "hk-cz-pattern-preview.h"

#define WIDTH  84
#define HEIGHT 58

/* A map pattern in small: a hex for each Location, full where the pattern fixes the card. It says nothing to a
 * screen reader; the name of the pattern has to stand beside it. */
struct _HkCzPatternPreview
{
  GtkWidget       parent_instance;

  const HkCzSpot *spots;
  guint           n_spots;
  gboolean        own;
};

G_DEFINE_FINAL_TYPE (HkCzPatternPreview, hk_cz_pattern_preview, GTK_TYPE_WIDGET)

static void
draw_hex (GtkSnapshot   *snapshot,
          float          x,
          float          y,
          float          side,
          const GdkRGBA *colour)
{
  GskPathBuilder *builder = gsk_path_builder_new ();
  g_autoptr (GskPath) path = NULL;

  for (int i = 0; i < 6; i++)
    {
      const double angle = G_PI / 180 * (60 * i - 90);
      const float px = x + side * (float) cos (angle);
      const float py = y + side * (float) sin (angle);

      if (i == 0)
        gsk_path_builder_move_to (builder, px, py);
      else
        gsk_path_builder_line_to (builder, px, py);
    }
  gsk_path_builder_close (builder);
  path = gsk_path_builder_free_to_path (builder);
  gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_WINDING, colour);
}

static void
hk_cz_pattern_preview_snapshot (GtkWidget   *widget,
                                GtkSnapshot *snapshot)
{
  HkCzPatternPreview *self = HK_CZ_PATTERN_PREVIEW (widget);
  const float width = (float) gtk_widget_get_width (widget);
  const float height = (float) gtk_widget_get_height (widget);
  int left = G_MAXINT, right = G_MININT, top = G_MAXINT, bottom = G_MININT;
  GdkRGBA full, pale;
  float side;

  for (guint i = 0; i < self->n_spots; i++)
    {
      left = MIN (left, 2 * self->spots[i].q + self->spots[i].r);
      right = MAX (right, 2 * self->spots[i].q + self->spots[i].r);
      top = MIN (top, self->spots[i].r);
      bottom = MAX (bottom, self->spots[i].r);
    }
  gtk_widget_get_color (widget, &full);
  pale = full;
  pale.alpha *= 0.4f;
  side = MIN (2 * width / ((float) (right - left + 2) * sqrtf (3)), height / (1.5f * (float) (bottom - top) + 2));
  for (guint i = 0; i < self->n_spots; i++)
    {
      const float x = (float) (2 * self->spots[i].q + self->spots[i].r) - (float) (left + right) / 2;
      const float y = (float) self->spots[i].r - (float) (top + bottom) / 2;

      draw_hex (snapshot, width / 2 + x * side * sqrtf (3) / 2, height / 2 + y * side * 1.5f, side * 0.9f,
                self->spots[i].fixed != NULL && !self->own ? &full : &pale);
    }
}

static void
hk_cz_pattern_preview_measure (GtkWidget      *widget,
                               GtkOrientation  orientation,
                               int             for_size,
                               int            *minimum,
                               int            *natural,
                               int            *minimum_baseline,
                               int            *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH / 2 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? WIDTH : HEIGHT;
}

static void
hk_cz_pattern_preview_class_init (HkCzPatternPreviewClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->snapshot = hk_cz_pattern_preview_snapshot;
  widget_class->measure = hk_cz_pattern_preview_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
hk_cz_pattern_preview_init (HkCzPatternPreview *self)
{
}

/* Returns (transfer floating): the pattern in small.
 * @pattern: "a", "b", "c" or "own" */
GtkWidget *
hk_cz_pattern_preview_new (const char *pattern)
{
  HkCzPatternPreview *self = g_object_new (HK_TYPE_CZ_PATTERN_PREVIEW, NULL);

  self->spots = hk_cz_map_list_spots (pattern, &self->n_spots);
  self->own = g_strcmp0 (pattern, "own") == 0;
  return GTK_WIDGET (self);
}
