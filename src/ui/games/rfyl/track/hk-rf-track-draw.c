/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <adwaita.h>

#include "hk-rf-forecast.h"
#include "hk-rf-track-paint.h"
#include "hk-rf-track-private.h"
#include "ui/games/rfyl/hk-rf-view.h"
#include "ui/widgets/hk-ink.h"

/* What the track shows, from the bottom to the top. */

static gboolean
has_keyboard (HkRfTrack *self)
{
  GtkWidget *space = gtk_widget_get_focus_child (GTK_WIDGET (self));

  return space != NULL && gtk_widget_has_visible_focus (space);
}

/* The keyboard is on the space that is selected: its frame is thick then. */
static void
draw_column (HkRfTrack     *self,
             GtkSnapshot   *snapshot,
             int            space,
             const GdkRGBA *accent)
{
  const float width = MAX (self->unit * 1.4f, hk_rf_gauge_get_cell (&self->gauge));
  const float height = (float) gtk_widget_get_height (GTK_WIDGET (self));
  const float middle = CLAMP (hk_rf_gauge_get_x (&self->gauge, space), width / 2, self->gauge.width - width / 2);
  const graphene_rect_t box = GRAPHENE_RECT_INIT (middle - width / 2, 1, width, height - 2);
  const float line = has_keyboard (self) ? 5 : 2;
  GdkRGBA colour = *accent;

  colour.alpha = 0.22f;
  hk_ink_fill_box (snapshot, &box, 8, &colour);
  hk_ink_frame_box (snapshot, &box, 8, line, accent);
}

/* How far everybody may come: first what bullets make possible, over it what is free. */
static void
draw_reach (HkRfTrack      *self,
            const HkRfRoad *road)
{
  const HkRfReach *reach = &self->reach;

  if (reach->player < 0 || reach->front == reach->back)
    return;
  if (reach->front < reach->front_stop)
    hk_rf_paint_span (road, reach->front_stop - 1, reach->front, TRUE);
  if (reach->back > reach->back_stop)
    hk_rf_paint_span (road, reach->back_stop + 1, reach->back, TRUE);
  hk_rf_paint_span (road, reach->back_stop, reach->front_stop, FALSE);
}

static void
draw_piles (HkRfTrack      *self,
            const HkRfRoad *road)
{
  GListModel *piles = G_LIST_MODEL (hk_rf_view_get_table (self)->piles);

  for (guint i = 0; i < g_list_model_get_n_items (piles); i++)
    {
      g_autoptr (HkRfPile) pile = g_list_model_get_item (piles, i);

      if (pile->space >= self->gauge.last && pile->space <= self->gauge.first)
        hk_rf_paint_pile (road, pile->space);
    }
}

static void
draw_dragged (HkRfTrack      *self,
              const HkRfRoad *road)
{
  HkRfPiece piece = self->dragged;

  if (!self->dragging)
    return;
  piece.rect.origin.x = self->drag_x - piece.rect.size.width / 2;
  piece.rect.origin.y = self->drag_y - piece.rect.size.height / 2;
  piece.on_turn = TRUE;
  hk_rf_paint_number (road, hk_rf_track_find_drop (self));
  hk_rf_paint_piece (road, &piece);
}

/* Draws the track with all that is on it. */
void
hk_rf_track_draw (HkRfTrack   *self,
                  GtkSnapshot *snapshot)
{
  GtkWidget *widget = GTK_WIDGET (self);
  AdwStyleManager *styles = adw_style_manager_get_for_display (gtk_widget_get_display (widget));
  g_autoptr (GdkRGBA) accent = adw_style_manager_get_accent_color_rgba (styles);
  const int shown = self->dragging ? hk_rf_track_find_drop (self) : self->selected;
  const gboolean is_shown = shown >= self->gauge.last && shown <= self->gauge.first;
  const HkRfRoad road = { widget, snapshot, &self->gauge, self->top, self->road, self->unit, accent, is_shown ? shown : -1 };

  if (is_shown)
    draw_column (self, snapshot, shown, accent);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const HkRfPiece piece = hk_rf_piece_get_drawn (&g_array_index (self->pieces, HkRfPiece, i), self->progress);

      hk_rf_paint_leader (&road, &piece);
    }
  hk_rf_paint_road (&road, hk_rf_view_get_table (self)->distance);
  draw_reach (self, &road);
  hk_rf_paint_numbers (&road);
  draw_piles (self, &road);
  if (is_shown)
    hk_rf_paint_number (&road, shown);
  for (guint i = 0; i < self->pieces->len; i++)
    {
      const HkRfPiece piece = hk_rf_piece_get_drawn (&g_array_index (self->pieces, HkRfPiece, i), self->progress);

      hk_rf_paint_piece (&road, &piece);
    }
  for (guint i = 0; self->flocks != NULL && i < self->flocks->len; i++)
    {
      const HkRfFlock *flock = &g_array_index (self->flocks, HkRfFlock, i);

      if (flock->from != flock->to)
        hk_rf_paint_way (&road, flock->from, flock->to);
    }
  draw_dragged (self, &road);
}
