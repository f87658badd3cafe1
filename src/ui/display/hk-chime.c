/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-chime.h"

/* A sound of the system, for what somebody at the table may want to hear who looks elsewhere. */

/* The ids of the notifications that were left. */
static GHashTable *left;

static void
active_cb (GtkWindow  *window,
           GParamSpec *pspec,
           char       *id)
{
  hk_chime_withdraw (id);
  g_signal_handlers_disconnect_by_func (window, active_cb, id);
}

static void
free_id (gpointer  id,
         GClosure *closure)
{
  g_free (id);
}

static void
notify (GtkWindow  *window,
        const char *id,
        const char *title,
        const char *body)
{
  g_autoptr (GNotification) notification = g_notification_new (title);

  if (left == NULL)
    left = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_hash_table_add (left, g_strdup (id));
  if (body != NULL)
    g_notification_set_body (notification, body);
  g_application_send_notification (g_application_get_default (), id, notification);
  g_signal_connect_data (window, "notify::is-active", G_CALLBACK (active_cb), g_strdup (id), free_id, G_CONNECT_DEFAULT);
}

/* Rings where the group wants it, and, where its window is behind others, leaves a notification, which goes when the window is
 * in front again. Returns whether it rang.
 * @widget: in the window
 * @id: of the notification, which replaces one with the same
 * @title: what has happened, a short sentence
 * @body: (nullable): more of it */
gboolean
hk_chime_ring (GtkWidget  *widget,
               const char *id,
               const char *title,
               const char *body)
{
  GtkRoot *root;
  g_autoptr (GSettings) settings = NULL;

  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (id != NULL && title != NULL, FALSE);

  settings = g_settings_new (APPLICATION_ID);
  if (!g_settings_get_boolean (settings, "turn-chime"))
    return FALSE;
  root = gtk_widget_get_root (widget);
  if (root != NULL && gtk_native_get_surface (GTK_NATIVE (root)) != NULL)
    gdk_surface_beep (gtk_native_get_surface (GTK_NATIVE (root)));
  if (GTK_IS_WINDOW (root) && !gtk_window_is_active (GTK_WINDOW (root)))
    notify (GTK_WINDOW (root), id, title, body);
  return TRUE;
}

/* Takes the notification back, if there is one. */
void
hk_chime_withdraw (const char *id)
{
  g_return_if_fail (id != NULL);

  if (left != NULL && g_hash_table_remove (left, id))
    g_application_withdraw_notification (g_application_get_default (), id);
}
