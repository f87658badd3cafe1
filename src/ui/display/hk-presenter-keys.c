/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-presenter-keys.h"

#include <glib/gi18n.h>

#include "ui/table/hk-table-play.h"

/* A presenter's clicker or a foot pedal has two keys, Page Down and Page Up: with the hands full they do the next thing and take
 * back the last one, whatever has the focus. The setting also makes the primary button large. A key that is held down does what it
 * does once, and so does Space. */

#define SETTING "hands-full"
#define STYLE   "hk-hands-full"

#define DATA "hk-presenter-keys"

typedef struct
{
  AdwApplicationWindow *window;      /* not owned: whose table obeys; %NULL once it is gone */
  GSettings            *settings;
  gboolean              is_elsewhere; /* whether the keys are those of another window, which has nothing to do by itself */
  guint                 held;        /* the hardware key that is down; 0 none */
} Keys;

static void
keys_free (gpointer data)
{
  Keys *keys = data;

  g_clear_weak_pointer (&keys->window);
  g_object_unref (keys->settings);
  g_free (keys);
}

/* What is played below the dialogs, if anything. */
static GtkWidget *
find_page (AdwApplicationWindow *window)
{
  GtkWidget *overlay = adw_application_window_get_content (window);
  GtkWidget *pages = ADW_IS_TOAST_OVERLAY (overlay) ? adw_toast_overlay_get_child (ADW_TOAST_OVERLAY (overlay)) : NULL;

  return ADW_IS_NAVIGATION_VIEW (pages) ? GTK_WIDGET (adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (pages))) : GTK_WIDGET (window);
}

/* An open dialog is answered as it stands; where it cannot be, that is said. */
static void
press (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);
  GtkWidget *button = dialog == NULL ? NULL : adw_dialog_get_default_widget (dialog);

  if (dialog == NULL)
    gtk_widget_activate_action (find_page (window), "table.next", NULL);
  else if (button != NULL && gtk_widget_is_sensitive (button))
    gtk_widget_activate (button);
  else
    hk_table_complain (adw_dialog_get_child (dialog), _("This waits for a tap. Page Up leaves it."));
}

/* An open dialog is left; without one the last move is undone. */
static void
take_back (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);

  if (dialog == NULL)
    gtk_widget_activate_action (find_page (window), "table.undo", NULL);
  else
    adw_dialog_close (dialog);
}

static gboolean
is_typing (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);

  return GTK_IS_TEXT (focus) || GTK_IS_TEXT_VIEW (focus);
}

static gboolean
pressed_cb (GtkEventController *controller,
            guint               value,
            guint               code,
            GdkModifierType     modifiers,
            Keys               *keys)
{
  const gboolean goes_on = value == GDK_KEY_Page_Down || value == GDK_KEY_KP_Page_Down;
  const gboolean goes_back = value == GDK_KEY_Page_Up || value == GDK_KEY_KP_Page_Up;
  const gboolean is_space = value == GDK_KEY_space;
  const gboolean repeats = keys->held == code;

  if (keys->window == NULL || (!goes_on && !goes_back && !is_space) || (modifiers & gtk_accelerator_get_default_mod_mask ()) != 0)
    return GDK_EVENT_PROPAGATE;
  if (is_space && !keys->is_elsewhere)
    {
      if (is_typing (GTK_WINDOW (keys->window)))
        return GDK_EVENT_PROPAGATE;
      keys->held = code;
      return repeats ? GDK_EVENT_STOP : GDK_EVENT_PROPAGATE;
    }
  if (!g_settings_get_boolean (keys->settings, SETTING))
    return GDK_EVENT_PROPAGATE;
  keys->held = code;
  if (repeats)
    return GDK_EVENT_STOP;
  if (goes_back)
    take_back (keys->window);
  else
    press (keys->window);
  return GDK_EVENT_STOP;
}

static void
released_cb (GtkEventController *controller,
             guint               value,
             guint               code,
             GdkModifierType     modifiers,
             Keys               *keys)
{
  if (keys->held == code)
    keys->held = 0;
}

/* A key that is let go of elsewhere is not held for ever. */
static void
active_cb (GtkWidget *window)
{
  Keys *keys = g_object_get_data (G_OBJECT (window), DATA);

  keys->held = 0;
}

static void
add_keys (GtkWindow            *to,
          AdwApplicationWindow *window,
          GSettings            *settings)
{
  GtkEventController *controller = gtk_event_controller_key_new ();
  Keys *keys = g_new0 (Keys, 1);

  g_set_weak_pointer (&keys->window, window);
  keys->settings = g_object_ref (settings);
  keys->is_elsewhere = to != GTK_WINDOW (window);
  g_object_set_data_full (G_OBJECT (to), DATA, keys, keys_free);
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (pressed_cb), keys);
  g_signal_connect (controller, "key-released", G_CALLBACK (released_cb), keys);
  g_signal_connect (to, "notify::is-active", G_CALLBACK (active_cb), NULL);
  gtk_event_controller_set_name (controller, DATA);
  gtk_widget_add_controller (GTK_WIDGET (to), controller);
}

static void
setting_cb (GtkWidget  *window,
            const char *key,
            GSettings  *settings)
{
  if (g_settings_get_boolean (settings, SETTING))
    gtk_widget_add_css_class (window, STYLE);
  else
    gtk_widget_remove_css_class (window, STYLE);
}

/* Lets @window obey these keys while the setting is on. */
void
hk_presenter_keys_follow (AdwApplicationWindow *window,
                          GSettings            *settings)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  add_keys (GTK_WINDOW (window), window, settings);
  g_signal_connect_object (settings, "changed::" SETTING, G_CALLBACK (setting_cb), window, G_CONNECT_SWAPPED);
  setting_cb (GTK_WIDGET (window), SETTING, settings);
}

/* Lets these keys, and Space, do the same while another window has the keyboard.
 * @from: a window that takes no input of its own
 * @window: where it is played */
void
hk_presenter_keys_forward (GtkWindow            *from,
                           AdwApplicationWindow *window,
                           GSettings            *settings)
{
  g_return_if_fail (GTK_IS_WINDOW (from));
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  add_keys (from, window, settings);
}
