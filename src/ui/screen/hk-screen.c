/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-screen.h"

#include <glib/gi18n.h>

#include "hk-screen-monitors.h"
#include "hk-screen-window.h"
#include "ui/app/hk-window.h"
#include "ui/display/hk-presenter-keys.h"

/* The table screen of a window: there is one at most, and it goes with the game. */

#define SCREEN "hk-table-screen"

/* What keeps the laptop awake while a screen is open. */
typedef struct
{
  GtkApplication *application;
  guint           cookie;
} Inhibition;

static void
allow_sleep (gpointer   data,
             GtkWidget *screen)
{
  Inhibition *inhibition = data;

  if (inhibition->cookie != 0)
    gtk_application_uninhibit (inhibition->application, inhibition->cookie);
  g_object_unref (inhibition->application);
  g_free (inhibition);
}

static void
forbid_sleep (GtkWindow *window,
              GtkWidget *screen)
{
  GtkApplication *application = gtk_window_get_application (window);
  Inhibition *inhibition;

  if (application == NULL)
    return;
  inhibition = g_new0 (Inhibition, 1);
  inhibition->application = g_object_ref (application);
  inhibition->cookie = gtk_application_inhibit (application, window, GTK_APPLICATION_INHIBIT_IDLE | GTK_APPLICATION_INHIBIT_SUSPEND,
                                                _("The table screen is open"));
  g_signal_connect_data (screen, "destroy", G_CALLBACK (allow_sleep), inhibition, NULL, G_CONNECT_SWAPPED);
}

static void
gone_cb (GtkWindow *window)
{
  g_object_set_data (G_OBJECT (window), SCREEN, NULL);
}

/* A screen of its own has the keyboard as soon as it is there: it goes back to where it is played. */
static void
active_cb (GtkWindow  *screen,
           GParamSpec *pspec,
           GtkWindow  *window)
{
  g_signal_handlers_disconnect_by_func (screen, active_cb, window);
  gtk_window_present (window);
}

static gboolean
is_on (GtkWindow  *window,
       GdkMonitor *monitor)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));

  return gdk_display_get_monitor_at_surface (gdk_surface_get_display (surface), surface) == monitor;
}

/* @monitor: (nullable): where it fills the screen; %NULL for a window like any other */
static void
open (GtkWidget  *page,
      GdkMonitor *monitor)
{
  GtkWindow *window = GTK_WINDOW (gtk_widget_get_root (page));
  GtkWidget *screen = hk_screen_window_new (hk_window_get_session (HK_WINDOW (window)), GTK_WIDGET (window));

  g_object_set_data (G_OBJECT (window), SCREEN, screen);
  g_signal_connect_object (screen, "destroy", G_CALLBACK (gone_cb), window, G_CONNECT_SWAPPED);
  g_signal_connect_object (page, "destroy", G_CALLBACK (gtk_window_destroy), screen, G_CONNECT_SWAPPED);
  forbid_sleep (window, screen);
  hk_presenter_keys_forward (GTK_WINDOW (screen), ADW_APPLICATION_WINDOW (window), hk_application_get_settings (hk_application_get_default ()));
  if (monitor != NULL)
    gtk_window_fullscreen_on_monitor (GTK_WINDOW (screen), monitor);
  if (monitor != NULL && !is_on (window, monitor))
    g_signal_connect_object (screen, "notify::is-active", G_CALLBACK (active_cb), window, G_CONNECT_DEFAULT);
  gtk_window_present (GTK_WINDOW (screen));
}

/* It asks where first: on which monitor, or in a window. */
static void
screen_action (GtkWidget  *page,
               const char *name,
               GVariant   *parameter)
{
  HkWindow *window = HK_WINDOW (gtk_widget_get_root (page));
  GtkWidget *screen = hk_screen_find (GTK_WINDOW (window));
  AdwDialog *dialog;

  if (screen != NULL)
    {
      gtk_window_destroy (GTK_WINDOW (screen));
      return;
    }
  dialog = hk_screen_monitors_new (gdk_display_get_monitors (gtk_widget_get_display (page)), gtk_native_get_surface (GTK_NATIVE (window)),
                                   hk_application_get_settings (hk_application_get_default ()));
  g_signal_connect_object (dialog, "picked", G_CALLBACK (open), page, G_CONNECT_SWAPPED);
  adw_dialog_present (dialog, page);
}

/* Lets the page of a table open the table screen, or close the one that is open: by its action table.screen, and by Ctrl+T.
 * @widget_class: of a page in a #HkWindow */
void
hk_screen_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "table.screen", NULL, screen_action);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_t, GDK_CONTROL_MASK, "table.screen", NULL);
}

/* Returns (transfer none) (nullable): the table screen of a window; %NULL where none is open. */
GtkWidget *
hk_screen_find (GtkWindow *window)
{
  g_return_val_if_fail (GTK_IS_WINDOW (window), NULL);

  return g_object_get_data (G_OBJECT (window), SCREEN);
}
