/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-presenter-keys.h"

/* A presenter's clicker or a foot pedal has two keys, Page Down and Page Up: with the hands full they do the next thing and take
 * back the last one, whatever has the focus. The setting also makes the primary button large. */

#define SETTING "hands-full"
#define STYLE   "hk-hands-full"

/* What is played below the dialogs, if anything. */
static GtkWidget *
find_page (AdwApplicationWindow *window)
{
  GtkWidget *overlay = adw_application_window_get_content (window);
  GtkWidget *pages = ADW_IS_TOAST_OVERLAY (overlay) ? adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)) : NULL;

  return ADW_IS_NAVIGATION_VIEW (pages) ? GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages))) : GTK_WIDGET (window);
}

/* An open dialog is answered as it stands; where it cannot be, nothing happens. */
static gboolean
press (GtkWidget *widget,
       GVariant  *args,
       gpointer   data)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (widget);
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);
  GtkWidget *button = dialog == NULL ? NULL : adw_dialog_get_default_widget (dialog);

  if (dialog == NULL)
    gtk_widget_activate_action (find_page (window), "table.next", NULL);
  else if (button != NULL && gtk_widget_is_sensitive (button))
    gtk_widget_activate (button);
  return TRUE;
}

/* An open dialog is left; without one the last move is undone. */
static gboolean
take_back (GtkWidget *widget,
           GVariant  *args,
           gpointer   data)
{
  AdwApplicationWindow *window = ADW_APPLICATION_WINDOW (widget);
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog == NULL)
    gtk_widget_activate_action (find_page (window), "table.undo", NULL);
  else
    adw_dialog_close (dialog);
  return TRUE;
}

static void
setting_cb (GtkEventController *keys,
            const char         *key,
            GSettings          *settings)
{
  const gboolean on = g_settings_get_boolean (settings, SETTING);
  GtkWidget *window = gtk_event_controller_get_widget (keys);

  gtk_event_controller_set_propagation_phase (keys, on ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE);
  if (on)
    gtk_widget_add_css_class (window, STYLE);
  else
    gtk_widget_remove_css_class (window, STYLE);
}

static void
add (GtkEventController *keys,
     guint               key,
     guint               on_keypad,
     GtkShortcutFunc     function)
{
  GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (gtk_keyval_trigger_new (key, 0), gtk_keyval_trigger_new (on_keypad, 0));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, gtk_callback_action_new (function, NULL, NULL)));
}

/* Lets @window obey these two keys while the setting is on. */
void
hk_presenter_keys_follow (AdwApplicationWindow *window,
                          GSettings            *settings)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  add (keys, GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down, press);
  add (keys, GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up, take_back);
  gtk_widget_add_controller (GTK_WIDGET (window), keys);
  g_signal_connect_object (settings, "changed::" SETTING, G_CALLBACK (setting_cb), keys, G_CONNECT_SWAPPED);
  setting_cb (keys, SETTING, settings);
}
