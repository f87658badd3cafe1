/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-fullscreen-bars.h"

/* When a table is fullscreen all bars but that of the primary button are hidden. They come over the board where a pointer
 * or a finger touches the upper edge, or the keyboard goes there, and go again with it. */
typedef struct
{
  GtkWidget          *page;     /* which owns it and all that follows */
  AdwToolbarView     *bars;
  AdwViewSwitcherBar *switcher;
  HkStandingStrip    *strip;
  GtkWidget          *home;     /* takes the focus from a bar that goes */
  gboolean            touched;  /* the edge */
} Bars;

#define DATA "hk-fullscreen-bars"

/* How near the edge a pointer, and a finger, has to come, in application pixels. */
#define EDGE       4
#define TOUCH_EDGE 32

static gboolean
is_fullscreen (Bars *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);

  return GTK_IS_WINDOW (root) && gtk_window_is_fullscreen (GTK_WINDOW (root));
}

static gboolean
has_focus (Bars *self)
{
  GtkRoot *root = gtk_widget_get_root (self->page);
  GtkWidget *focus = root == NULL ? NULL : gtk_root_get_focus (root);

  return focus != NULL && gtk_widget_get_ancestor (focus, ADW_TYPE_HEADER_BAR) != NULL;
}

static void
update (Bars *self)
{
  const gboolean fullscreen = is_fullscreen (self);
  const gboolean shown = !fullscreen || self->touched || has_focus (self);

  adw_toolbar_view_set_extend_content_to_top_edge (self->bars, fullscreen);
  adw_toolbar_view_set_reveal_top_bars (self->bars, shown);
  adw_view_switcher_bar_set_reveal (self->switcher, shown);
  g_object_set (self->strip, "shows-headline", fullscreen, NULL);
}

static void
touch (Bars   *self,
       double  y,
       int     edge)
{
  const gboolean touched = y <= (self->touched ? MAX (edge, adw_toolbar_view_get_top_bar_height (self->bars)) : edge);

  if (touched == self->touched)
    return;
  self->touched = touched;
  update (self);
}

static void
moved_cb (Bars   *self,
          double  x,
          double  y)
{
  touch (self, y, EDGE);
}

static void
pressed_cb (Bars   *self,
            int     n_press,
            double  x,
            double  y)
{
  touch (self, y, TOUCH_EDGE);
}

/* The key of the main menu needs the menu. */
static gboolean
key_cb (Bars            *self,
        guint            key,
        guint            code,
        GdkModifierType  state)
{
  if (key == GDK_KEY_F10 && is_fullscreen (self))
    {
      self->touched = TRUE;
      update (self);
    }
  return GDK_EVENT_PROPAGATE;
}

static void
fullscreen_cb (GtkWidget *page)
{
  Bars *self = g_object_get_data (G_OBJECT (page), DATA);

  self->touched = FALSE;
  if (is_fullscreen (self) && has_focus (self))
    gtk_widget_grab_focus (self->home);
  update (self);
}

static void
focus_cb (GtkWidget *page)
{
  Bars *self = g_object_get_data (G_OBJECT (page), DATA);

  if (is_fullscreen (self))
    update (self);
}

static void
mapped_cb (GtkWidget *page)
{
  GtkRoot *root = gtk_widget_get_root (page);

  g_signal_handlers_disconnect_by_data (root, page);
  g_signal_connect_object (root, "notify::fullscreened", G_CALLBACK (fullscreen_cb), page, G_CONNECT_SWAPPED);
  g_signal_connect_object (root, "notify::focus-widget", G_CALLBACK (focus_cb), page, G_CONNECT_SWAPPED);
  fullscreen_cb (page);
}

static void
add (Bars               *self,
     GtkEventController *controller,
     const char         *signal,
     GCallback           callback)
{
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (controller, signal, callback, self);
  gtk_widget_add_controller (self->page, controller);
}

/* Hides the bars of @page while its window is fullscreen.
 * @bars: of the page
 * @switcher: the bar at its lower edge
 * @strip: stays, and says what the title said
 * @home: what takes the focus from a bar that goes */
void
hk_fullscreen_bars_follow (GtkWidget          *page,
                           AdwToolbarView     *bars,
                           AdwViewSwitcherBar *switcher,
                           HkStandingStrip    *strip,
                           GtkWidget          *home)
{
  Bars *self = g_new0 (Bars, 1);

  self->page = page;
  self->bars = bars;
  self->switcher = switcher;
  self->strip = strip;
  self->home = home;
  g_object_set_data_full (G_OBJECT (page), DATA, self, g_free);
  add (self, gtk_event_controller_motion_new (), "motion", G_CALLBACK (moved_cb));
  add (self, GTK_EVENT_CONTROLLER (gtk_gesture_click_new ()), "pressed", G_CALLBACK (pressed_cb));
  add (self, gtk_event_controller_key_new (), "key-pressed", G_CALLBACK (key_cb));
  g_signal_connect (page, "map", G_CALLBACK (mapped_cb), NULL);
}
