/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-aotd-pool-bar.h"
#include "ui/table/hk-changed-marks.h"

#define BAR_HEIGHT 22
#define THIN_HEIGHT 8
#define CELL_WIDTH_MIN 4
#define CELL_WIDTH 12

/* All miniatures of one type as a row of cells: full on the board, with a bar across those that are trapped, half
 * full those that an Objective holds, and only an outline for what is left in the box. With the style class "thin"
 * it is low enough for a strip. */
struct _HkAotdPoolBar
{
  GtkWidget parent_instance;

  int       total;
  int       on_board;
  int       trapped;
  int       held;
};

/* Only a range tells its number to a screen reader. */
G_DEFINE_FINAL_TYPE_WITH_CODE (HkAotdPoolBar, hk_aotd_pool_bar, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (GTK_TYPE_ACCESSIBLE_RANGE, NULL))

static void
hk_aotd_pool_bar_measure (GtkWidget      *widget,
                          GtkOrientation  orientation,
                          int             for_size,
                          int            *minimum,
                          int            *natural,
                          int            *minimum_baseline,
                          int            *natural_baseline)
{
  const int total = HK_AOTD_POOL_BAR (widget)->total;
  const gboolean thin = gtk_widget_has_css_class (widget, "thin");

  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? total * (thin ? 2 : CELL_WIDTH_MIN) : thin ? THIN_HEIGHT : BAR_HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? total * (thin ? CELL_WIDTH_MIN : CELL_WIDTH) : thin ? THIN_HEIGHT : BAR_HEIGHT;
}

static void
add_cell (GtkSnapshot           *snapshot,
          const graphene_rect_t *cell,
          const GdkRGBA         *colour,
          float                  share)
{
  GdkRGBA outline = *colour;
  GskRoundedRect round;
  const float widths[4] = { 1, 1, 1, 1 };
  const GdkRGBA outlines[4] = { outline, outline, outline, outline };
  GdkRGBA faint[4];

  gsk_rounded_rect_init_from_rect (&round, cell, 2);
  if (share > 0)
    {
      gtk_snapshot_push_rounded_clip (snapshot, &round);
      gtk_snapshot_append_color (snapshot, colour,
                                 &GRAPHENE_RECT_INIT (cell->origin.x, cell->origin.y + cell->size.height * (1 - share),
                                                      cell->size.width, cell->size.height * share));
      gtk_snapshot_pop (snapshot);
    }
  for (gsize i = 0; i < G_N_ELEMENTS (faint); i++)
    {
      faint[i] = outlines[i];
      faint[i].alpha *= 0.35f;
    }
  gtk_snapshot_append_border (snapshot, &round, widths, share > 0 ? outlines : faint);
}

static void
hk_aotd_pool_bar_snapshot (GtkWidget   *widget,
                           GtkSnapshot *snapshot)
{
  HkAotdPoolBar *self = HK_AOTD_POOL_BAR (widget);
  const float step = (float) gtk_widget_get_width (widget) / (float) MAX (self->total, 1);
  const float height = (float) gtk_widget_get_height (widget);
  const float gap = step > 6 ? 2 : step > 4 ? 1 : 0.5f;
  const gboolean mirrored = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  GdkRGBA colour;
  GdkRGBA across = { 1, 1, 1, 0.9f };

  gtk_widget_get_color (widget, &colour);
  for (int i = 0; i < self->total; i++)
    {
      const int at = mirrored ? self->total - 1 - i : i;
      const graphene_rect_t cell = GRAPHENE_RECT_INIT ((float) at * step + gap / 2, 0, step - gap, height);
      const gboolean on_board = i < self->on_board;

      add_cell (snapshot, &cell, &colour, on_board ? 1 : i < self->on_board + self->held ? 0.5f : 0);
      if (on_board && i < self->trapped)
        gtk_snapshot_append_color (snapshot, &across,
                                   &GRAPHENE_RECT_INIT (cell.origin.x, height / 2 - 2, cell.size.width, 4));
    }
}

static void
hk_aotd_pool_bar_class_init (HkAotdPoolBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->measure = hk_aotd_pool_bar_measure;
  widget_class->snapshot = hk_aotd_pool_bar_snapshot;
  gtk_widget_class_set_css_name (widget_class, "pool-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_METER);
}

static void
hk_aotd_pool_bar_init (HkAotdPoolBar *self)
{
}

/* Returns (transfer floating): a bar with all of them in the box.
 * @label: what the miniatures are
 * @total: how many the box holds */
GtkWidget *
hk_aotd_pool_bar_new (const char *label,
                      int         total)
{
  HkAotdPoolBar *self = g_object_new (HK_TYPE_AOTD_POOL_BAR, NULL);

  self->total = total;
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MIN, 0.0,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_MAX, (double) total,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, 0.0, -1);
  return GTK_WIDGET (self);
}

/* Shows where the miniatures are; the rest is in the box.
 * @on_board: miniatures on the board
 * @trapped: of them held by a Bola
 * @held: miniatures kept on Objectives */
void
hk_aotd_pool_bar_set (HkAotdPoolBar *self,
                      int            on_board,
                      int            trapped,
                      int            held)
{
  g_autofree char *text = NULL;
  g_autofree char *numbers = g_strdup_printf ("%d %d %d", on_board, trapped, held);

  g_return_if_fail (HK_IS_AOTD_POOL_BAR (self));

  self->on_board = on_board;
  self->trapped = trapped;
  self->held = held;
  text = g_strdup_printf (_("%d of %d on the board"), on_board, self->total);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) on_board,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  hk_changed_tell (GTK_WIDGET (self), numbers);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
