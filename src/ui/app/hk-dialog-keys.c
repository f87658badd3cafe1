/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-dialog-keys.h"

/* A dialog keeps the keys of the application from it: those that hold everywhere are given to every dialog. */

static const struct
{
  guint           key;
  GdkModifierType modifiers;
  const char     *action;
} keys[] = {
  { GDK_KEY_q, GDK_CONTROL_MASK, "app.quit" },
  { GDK_KEY_F11, 0, "win.fullscreen" },
  { GDK_KEY_plus, GDK_CONTROL_MASK, "size.larger" },
  { GDK_KEY_equal, GDK_CONTROL_MASK, "size.larger" },
  { GDK_KEY_KP_Add, GDK_CONTROL_MASK, "size.larger" },
  { GDK_KEY_minus, GDK_CONTROL_MASK, "size.smaller" },
  { GDK_KEY_KP_Subtract, GDK_CONTROL_MASK, "size.smaller" },
  { GDK_KEY_0, GDK_CONTROL_MASK, "size.normal" },
  { GDK_KEY_KP_0, GDK_CONTROL_MASK, "size.normal" },
};

#define MARK "hk-dialog-keys"

static void
dialog_shown_cb (AdwApplicationWindow *window)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (window);
  GtkEventController *controller;

  if (dialog == NULL || g_object_get_data (G_OBJECT (dialog), MARK) != NULL)
    return;
  controller = gtk_shortcut_controller_new ();
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (controller),
                                          gtk_shortcut_new (gtk_keyval_trigger_new (keys[i].key, keys[i].modifiers),
                                                            gtk_named_action_new (keys[i].action)));
  gtk_widget_add_controller (GTK_WIDGET (dialog), controller);
  g_object_set_data (G_OBJECT (dialog), MARK, controller);
}

/* Lets the keys that hold everywhere hold in every dialog of @window too. */
void
hk_dialog_keys_follow (AdwApplicationWindow *window)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (dialog_shown_cb), NULL);
}
