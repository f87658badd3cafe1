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

/* Draws with one colour, in one go, what has been laid into a path: as a cell of its own each would take the renderer far longer.
 * @builder: (transfer full): takes the path */
static void
fill (GtkSnapshot    *snapshot,
      GskPathBuilder *builder,
      const GdkRGBA  *colour)
{
  g_autoptr (GskPath) path = gsk_path_builder_free_to_path (builder);

  if (!gsk_path_is_empty (path))
    gtk_snapshot_append_fill (snapshot, path, GSK_FILL_RULE_EVEN_ODD, colour);
}

/* The lower part of a cell. */
static void
add_cell (GskPathBuilder        *full,
          const graphene_rect_t *cell,
          float                  share)
{
  const graphene_size_t corner = GRAPHENE_SIZE_INIT (2, 2);
  const graphene_size_t top = share < 1 ? GRAPHENE_SIZE_INIT (0, 0) : corner;
  GskRoundedRect round;

  gsk_rounded_rect_init (&round,
                         &GRAPHENE_RECT_INIT (cell->origin.x, cell->origin.y + cell->size.height * (1 - share),
                                              cell->size.width, cell->size.height * share),
                         &top, &top, &corner, &corner);
  gsk_path_builder_add_rounded_rect (full, &round);
}

/* The line around a cell. */
static void
add_outline (GskPathBuilder        *outlines,
             const graphene_rect_t *cell)
{
  GskRoundedRect round;

  gsk_rounded_rect_init_from_rect (&round, cell, 2);
  gsk_path_builder_add_rounded_rect (outlines, &round);
  gsk_rounded_rect_shrink (&round, 1, 1, 1, 1);
  gsk_path_builder_add_rounded_rect (outlines, &round);
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
  GskPathBuilder *full = gsk_path_builder_new ();
  GskPathBuilder *lines = gsk_path_builder_new ();
  GskPathBuilder *faint_lines = gsk_path_builder_new ();
  GskPathBuilder *across = gsk_path_builder_new ();
  const GdkRGBA white = { 1, 1, 1, 0.9f };
  GdkRGBA colour;
  GdkRGBA faint;

  gtk_widget_get_color (widget, &colour);
  faint = colour;
  faint.alpha *= 0.35f;
  for (int i = 0; i < self->total; i++)
    {
      const int at = mirrored ? self->total - 1 - i : i;
      const graphene_rect_t cell = GRAPHENE_RECT_INIT ((float) at * step + gap / 2, 0, step - gap, height);
      const gboolean on_board = i < self->on_board;
      const gboolean held = !on_board && i < self->on_board + self->held;

      if (on_board || held)
        add_cell (full, &cell, held ? 0.5f : 1);
      if (!on_board)
        add_outline (held ? lines : faint_lines, &cell);
      if (on_board && i < self->trapped)
        gsk_path_builder_add_rect (across, &GRAPHENE_RECT_INIT (cell.origin.x, height / 2 - 2, cell.size.width, 4));
    }
  fill (snapshot, full, &colour);
  fill (snapshot, lines, &colour);
  fill (snapshot, faint_lines, &faint);
  fill (snapshot, across, &white);
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
  gboolean is_same;

  g_return_if_fail (HK_IS_AOTD_POOL_BAR (self));

  is_same = self->on_board == on_board && self->trapped == trapped && self->held == held;
  self->on_board = on_board;
  self->trapped = trapped;
  self->held = held;
  text = g_strdup_printf (_("%d of %d on the board"), on_board, self->total);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self),
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_NOW, (double) on_board,
                                  GTK_ACCESSIBLE_PROPERTY_VALUE_TEXT, text, -1);
  hk_changed_tell (GTK_WIDGET (self), numbers);
  if (!is_same)
    gtk_widget_queue_draw (GTK_WIDGET (self));
}
