/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-space.h"
#include "hk-rf-track-private.h"
#include "ui/games/rfyl/hk-rf-view.h"

/* What fingers, pointers and keys do on the track: a tap or an arrow selects a space, a piece is drawn to another one. */

#define THRESHOLD 8
#define STRIDE 5
#define EDGE 40

/* A tap on a piece means its space, even where the piece had to make room. */
static int
find_space (HkRfTrack *self,
            double     x,
            double     y)
{
  HkRfPiece *piece = hk_rf_pieces_find (self->pieces, (float) x, (float) y);

  return piece != NULL ? piece->space : hk_rf_gauge_find_space (&self->gauge, (float) x);
}

static void
released_cb (HkRfTrack *self,
             int        n_press,
             double     x,
             double     y)
{
  const int space = find_space (self, x, y);

  if (self->dragging || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;
  hk_rf_track_set_selected (self, space);
  if (hk_rf_track_get_space (self, space) != NULL)
    gtk_widget_grab_focus (hk_rf_track_get_space (self, space));
}

static void
drag_begin_cb (GtkGestureDrag *drag,
               double          x,
               double          y,
               HkRfTrack      *self)
{
  HkRfPiece *piece = hk_rf_pieces_find (self->pieces, (float) x, (float) y);

  if (piece == NULL || piece->kind == HK_RF_PIECE_SAFE)
    {
      gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_DENIED);
      return;
    }
  self->dragged = *piece;
  self->start_x = (float) x;
  self->start_y = (float) y;
}

/* A piece that is drawn to the edge of what is seen takes the track along. */
static void
follow (HkRfTrack *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);
  GtkAdjustment *along = viewport == NULL ? NULL : gtk_scrollable_get_hadjustment (GTK_SCROLLABLE (viewport));
  const double value = along == NULL ? 0 : gtk_adjustment_get_value (along);

  if (along == NULL || self->zoom != HK_RF_ZOOM_CLOSE)
    return;
  if (self->drag_x < value + EDGE)
    gtk_adjustment_set_value (along, value - EDGE / 2);
  else if (self->drag_x > value + gtk_adjustment_get_page_size (along) - EDGE)
    gtk_adjustment_set_value (along, value + EDGE / 2);
}

static void
drag_update_cb (GtkGestureDrag *drag,
                double          x,
                double          y,
                HkRfTrack      *self)
{
  if (!self->dragging && ABS (x) < THRESHOLD && ABS (y) < THRESHOLD)
    return;
  if (!self->dragging)
    gtk_gesture_set_state (GTK_GESTURE (drag), GTK_EVENT_SEQUENCE_CLAIMED);
  self->dragging = TRUE;
  self->drag_x = self->start_x + (float) x;
  self->drag_y = self->start_y + (float) y;
  follow (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* From there it goes to the middle of its space, or back where it was. */
static void
leave_where_dropped (HkRfTrack *self)
{
  for (guint i = 0; i < self->pieces->len; i++)
    {
      HkRfPiece *piece = &g_array_index (self->pieces, HkRfPiece, i);

      if (piece->player != self->dragged.player || piece->zombie != self->dragged.zombie)
        continue;
      piece->rect.origin.x = self->drag_x - piece->rect.size.width / 2;
      piece->rect.origin.y = self->drag_y - piece->rect.size.height / 2;
    }
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

static void
drag_end_cb (GtkGestureDrag *drag,
             double          x,
             double          y,
             HkRfTrack      *self)
{
  const int space = hk_rf_track_find_drop (self);
  const HkRfPiece piece = self->dragged;

  if (!self->dragging)
    return;
  self->dragging = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  if (space != piece.space)
    {
      leave_where_dropped (self);
      hk_rf_track_drop (self, &piece, space);
    }
}

static void
cancel_cb (HkRfTrack *self)
{
  self->dragging = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* What stands where the pointer is, for those who do not know the initials. */
static gboolean
query_tooltip_cb (HkRfTrack  *self,
                  int         x,
                  int         y,
                  gboolean    keyboard,
                  GtkTooltip *tooltip)
{
  g_autofree char *text = NULL;

  if (keyboard || self->dragging)
    return FALSE;
  text = hk_rf_space_describe (hk_rf_view_get_table (self), find_space (self, x, y));
  gtk_tooltip_set_text (tooltip, text);
  return TRUE;
}

/* The ends of the track, and a stride. */
static gboolean
key_pressed_cb (HkRfTrack       *self,
                guint            key,
                guint            code,
                GdkModifierType  modifiers)
{
  const int n = (int) self->spaces->len;
  int to;

  if (key == GDK_KEY_Home)
    to = n - 1;
  else if (key == GDK_KEY_End)
    to = 0;
  else if (key == GDK_KEY_Page_Up)
    to = MAX (self->selected - STRIDE, 0);
  else if (key == GDK_KEY_Page_Down)
    to = MIN (self->selected + STRIDE, n - 1);
  else
    return GDK_EVENT_PROPAGATE;
  hk_rf_track_set_selected (self, to);
  gtk_widget_grab_focus (hk_rf_track_get_space (self, to));
  return GDK_EVENT_STOP;
}

/* Returns the space where it would stop now.
 * @self: a track on which a piece is drawn to another space */
int
hk_rf_track_find_drop (HkRfTrack *self)
{
  return hk_rf_gauge_find_space (&self->gauge, self->drag_x);
}

/* Lets it listen to taps, drags and keys. */
void
hk_rf_track_add_gestures (HkRfTrack *self)
{
  GtkGesture *click = gtk_gesture_click_new ();
  GtkGesture *drag = gtk_gesture_drag_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  g_signal_connect_object (click, "released", G_CALLBACK (released_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (drag, "drag-begin", G_CALLBACK (drag_begin_cb), self, 0);
  g_signal_connect_object (drag, "drag-update", G_CALLBACK (drag_update_cb), self, 0);
  g_signal_connect_object (drag, "drag-end", G_CALLBACK (drag_end_cb), self, 0);
  g_signal_connect_object (drag, "cancel", G_CALLBACK (cancel_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  g_signal_connect_object (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (drag));
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_widget_set_has_tooltip (GTK_WIDGET (self), TRUE);
  g_signal_connect_object (self, "query-tooltip", G_CALLBACK (query_tooltip_cb), self, G_CONNECT_SWAPPED);
}

/* Up and down go to the next space with somebody on it, left and right from space to space. */
static int
find_next (HkRfTrack *self,
           int        from,
           int        step,
           gboolean   occupied)
{
  for (int space = from + step; space >= 0 && space < (int) self->spaces->len; space += step)
    {
      if (!occupied)
        return space;
      for (guint i = 0; i < self->pieces->len; i++)
        if (g_array_index (self->pieces, HkRfPiece, i).space == space)
          return space;
    }
  return -1;
}

/* Moves the focus from space to space, or onto the track; the space is selected at once. Returns whether there is
 * one in that direction.
 * @direction: where the keyboard goes */
gboolean
hk_rf_track_move_focus (HkRfTrack        *self,
                      GtkDirectionType  direction)
{
  GtkWidget *widget = GTK_WIDGET (self);
  GtkWidget *child = gtk_widget_get_focus_child (widget);
  const int forward = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL ? 1 : -1;
  int from, to;

  if (child == NULL)
    to = self->selected >= 0 ? self->selected : self->gauge.first;
  else
    {
      from = hk_rf_space_get_number (HK_RF_SPACE (child));
      if (direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD)
        return FALSE;
      to = find_next (self, from, direction == GTK_DIR_RIGHT ? forward : direction == GTK_DIR_LEFT ? -forward : direction == GTK_DIR_UP ? -1 : 1,
                      direction == GTK_DIR_UP || direction == GTK_DIR_DOWN);
    }
  if (to < 0 || to >= (int) self->spaces->len)
    return FALSE;
  hk_rf_track_set_selected (self, to);
  return gtk_widget_grab_focus (g_ptr_array_index (self->spaces, to));
}
