/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/odds/hk-cz-weight.h"
#include "hk-cz-weight-bar.h"
#include "ui/widgets/hk-tooltip.h"
#include "ui/widgets/hk-widgets.h"

/* What a survivor has on hand against what can be carried: a cell for each weight, full, free, or beyond the limit
 * and then crossed out. The numbers stand beside the cells. */
struct _HkCzWeightBar
{
  GtkWidget  parent_instance;

  GtkWidget *numbers;
  gboolean   is_loaded;
  int        hand;
  int        limit;     /* −1 when it is not known */
};

G_DEFINE_FINAL_TYPE (HkCzWeightBar, hk_cz_weight_bar, GTK_TYPE_WIDGET)

#define HEIGHT    10
#define GAP       3
#define MIN_CELL  8
#define MAX_CELL  40
#define SPACING   8
#define MAX_CELLS 12

static int
count_cells (HkCzWeightBar *self)
{
  return self->limit < 0 ? 0 : MIN (MAX (self->hand, self->limit), MAX_CELLS);
}

static void
hk_cz_weight_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  HkCzWeightBar *self = HK_CZ_WEIGHT_BAR (widget);
  const int n = count_cells (self);

  gtk_widget_measure (self->numbers, orientation, -1, minimum, natural, NULL, NULL);
  if (orientation == GTK_ORIENTATION_VERTICAL)
    return;
  *minimum += SPACING + n * (MIN_CELL + GAP);
  *natural += SPACING + n * (MAX_CELL + GAP);
}

static void
hk_cz_weight_bar_size_allocate (GtkWidget *widget,
                                int        width,
                                int        height,
                                int        baseline)
{
  HkCzWeightBar *self = HK_CZ_WEIGHT_BAR (widget);
  int natural;

  gtk_widget_measure (self->numbers, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  gtk_widget_size_allocate (self->numbers, &(GtkAllocation) { gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 0 : width - natural, 0, natural, height }, -1);
}

static void
draw_cell (GtkSnapshot           *snapshot,
           const graphene_rect_t *bounds,
           const GdkRGBA         *colour,
           gboolean               full,
           gboolean               beyond)
{
  const float widths[4] = { 1.5f, 1.5f, 1.5f, 1.5f };
  const GdkRGBA colours[4] = { *colour, *colour, *colour, *colour };
  GskRoundedRect outline;

  gsk_rounded_rect_init_from_rect (&outline, bounds, 3);
  if (full && !beyond)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &outline);
      gtk_snapshot_append_color (snapshot, colour, bounds);
      gtk_snapshot_pop (snapshot);
      return;
    }
  gtk_snapshot_append_border (snapshot, &outline, widths, colours);
  if (!beyond)
    return;
  gtk_snapshot_push_rounded_clip (snapshot, &outline);
  for (float x = -bounds->size.height; x < bounds->size.width; x += 5)
    {
      g_autoptr (GskPathBuilder) builder = gsk_path_builder_new ();
      g_autoptr (GskStroke) stroke = gsk_stroke_new (2);
      g_autoptr (GskPath) path = NULL;

      gsk_path_builder_move_to (builder, bounds->origin.x + x, bounds->origin.y + bounds->size.height);
      gsk_path_builder_line_to (builder, bounds->origin.x + x + bounds->size.height, bounds->origin.y);
      path = gsk_path_builder_to_path (builder);
      gtk_snapshot_append_stroke (snapshot, path, stroke, colour);
    }
  gtk_snapshot_pop (snapshot);
}

static void
hk_cz_weight_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  HkCzWeightBar *self = HK_CZ_WEIGHT_BAR (widget);
  const int n = count_cells (self);
  const int numbers = gtk_widget_get_width (self->numbers);
  const float room = (float) (gtk_widget_get_width (widget) - numbers - SPACING);
  const float y = (float) (gtk_widget_get_height (widget) - HEIGHT) / 2.f;
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA colour;

  gtk_widget_get_color (widget, &colour);
  for (int i = 0; i < n; i++)
    {
      const float cell = room / (float) n - GAP;
      const float x = rtl ? (float) gtk_widget_get_width (widget) - (float) (i + 1) * (cell + GAP) : (float) i * (cell + GAP);
      GdkRGBA shade = colour;

      if (i >= self->hand)
        shade.alpha *= 0.38f;
      draw_cell (snapshot, &GRAPHENE_RECT_INIT (x, y, cell, HEIGHT), &shade, i < self->hand, i >= self->limit);
    }
  gtk_widget_snapshot_child (widget, self->numbers, snapshot);
}

static void
hk_cz_weight_bar_dispose (GObject *object)
{
  g_clear_pointer (&HK_CZ_WEIGHT_BAR (object)->numbers, gtk_widget_unparent);
  G_OBJECT_CLASS (hk_cz_weight_bar_parent_class)->dispose (object);
}

static void
hk_cz_weight_bar_class_init (HkCzWeightBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = hk_cz_weight_bar_dispose;
  widget_class->measure = hk_cz_weight_bar_measure;
  widget_class->size_allocate = hk_cz_weight_bar_size_allocate;
  widget_class->snapshot = hk_cz_weight_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "cz-weight");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
hk_cz_weight_bar_init (HkCzWeightBar *self)
{
  self->numbers = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->numbers, "numeric");
  gtk_widget_set_parent (self->numbers, GTK_WIDGET (self));
}

/* Shows what the survivor has on hand now. */
void
hk_cz_weight_bar_load (HkCzWeightBar *self,
                       HkCzTable     *table,
                       int            survivor)
{
  HkCzBurden burden;
  g_autofree char *numbers = NULL;
  g_autofree char *spoken = NULL;

  g_return_if_fail (HK_IS_CZ_WEIGHT_BAR (self));

  hk_cz_table_weigh (table, survivor, &burden);
  if (self->is_loaded && self->hand == burden.hand && self->limit == burden.limit)
    return;
  self->is_loaded = TRUE;
  self->hand = burden.hand;
  self->limit = burden.limit;
  if (self->limit < 0)
    {
      numbers = g_strdup_printf ("%d", self->hand);
      spoken = g_strdup_printf (_("Weight on hand: %d; how much can be carried is not known"), self->hand);
    }
  else
    {
      /* Translators: the weight on hand and the weight that can be carried */
      numbers = g_strdup_printf (_("%d of %d"), self->hand, self->limit);
      spoken = g_strdup_printf (_("Weight on hand: %d of %d"), self->hand, self->limit);
    }
  gtk_label_set_text (GTK_LABEL (self->numbers), numbers);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  hk_tooltip_set (GTK_WIDGET (self), spoken);
  hk_widget_set_class (GTK_WIDGET (self), "cz-full", self->limit >= 0 && self->hand > self->limit);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}
