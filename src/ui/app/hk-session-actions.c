/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-opening-mark.h"
#include "hk-session-actions.h"
#include "hk-session-dialogs.h"
#include "hk-window.h"
#include "ui/share/hk-share-dialog.h"
#include "ui/story/hk-replay-page.h"

/* What can be done with a game of the library, on every page that lists some. */

static HkWindow *
get_window (GtkWidget *widget)
{
  return HK_WINDOW (gtk_widget_get_root (widget));
}

static HkSessionStore *
get_store (GtkWidget *widget)
{
  return hk_application_get_sessions (HK_APPLICATION (gtk_window_get_application (GTK_WINDOW (get_window (widget)))));
}

static HkSessionInfo *
find_info (GtkWidget  *widget,
           const char *path)
{
  GListModel *store = G_LIST_MODEL (get_store (widget));

  for (guint i = 0; i < g_list_model_get_n_items (store); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (store, i);

      if (g_strcmp0 (hk_session_info_get_path (info), path) == 0)
        return g_steal_pointer (&info);
    }
  return NULL;
}

static void
bring_back_cb (AdwToast  *toast,
               GtkWidget *window)
{
  HkSessionInfo *info = g_object_get_data (G_OBJECT (toast), "info");
  g_autoptr (GError) error = NULL;

  if (!hk_session_store_bring_back (get_store (window), info, &error))
    hk_window_complain (HK_WINDOW (window), _("The game cannot be brought back"), error);
}

static void
delete_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  HkWindow *window = get_window (widget);
  g_autoptr (HkSessionInfo) info = find_info (widget, g_variant_get_string (parameter, NULL));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  AdwToast *toast;

  if (info == NULL)
    return;
  /* Translators: the name of a game that was played */
  text = g_strdup_printf (_("“%s” is deleted"), hk_session_info_get_title (info));
  if (!hk_session_store_remove (get_store (widget), info, &error))
    {
      hk_window_complain (window, _("This game cannot be deleted"), error);
      return;
    }
  toast = adw_toast_new ("");
  adw_toast_set_use_markup (toast, FALSE);
  adw_toast_set_title (toast, text);
  adw_toast_set_button_label (toast, _("_Undo"));
  adw_toast_set_timeout (toast, 10);
  g_object_set_data_full (G_OBJECT (toast), "info", g_steal_pointer (&info), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (bring_back_cb), window, G_CONNECT_DEFAULT);
  hk_window_add_toast (window, toast);
}

static void
ask_name (GtkWidget  *widget,
          const char *path)
{
  g_autoptr (HkSessionInfo) info = find_info (widget, path);

  if (info != NULL && !hk_opening_mark_ask (path, widget, ask_name))
    hk_session_dialogs_rename (get_window (widget), get_store (widget), info);
}

static void
rename_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  ask_name (widget, g_variant_get_string (parameter, NULL));
}

static void
save_copy (GtkWidget  *widget,
           const char *path)
{
  if (!hk_opening_mark_ask (path, widget, save_copy))
    hk_session_dialogs_save_file (get_window (widget), path);
}

static void
save_copy_cb (GtkWidget  *widget,
              const char *action,
              GVariant   *parameter)
{
  save_copy (widget, g_variant_get_string (parameter, NULL));
}

static void
present_replay (GtkWidget *widget,
                HkSession *session)
{
  hk_replay_page_present (widget, session, 0);
}

/* Reads a game to look at it; asks first when it ended the app before.
 * @again: the same once more
 * @present: shows the game */
static void
look_at (GtkWidget         *widget,
         const char        *path,
         HkOpeningMarkOpen  again,
         void             (*present) (GtkWidget *widget, HkSession *session))
{
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  if (hk_opening_mark_ask (path, widget, again))
    return;
  hk_opening_mark_try (path);
  session = hk_session_open_at (path, G_MAXUINT, &error);
  if (session == NULL)
    hk_window_complain (get_window (widget), _("This game cannot be opened"), error);
  else
    present (widget, session);
  hk_opening_mark_clear_when_shown (path, GTK_WIDGET (get_window (widget)));
}

static void
replay (GtkWidget  *widget,
        const char *path)
{
  look_at (widget, path, replay, present_replay);
}

static void
replay_cb (GtkWidget  *widget,
           const char *action,
           GVariant   *parameter)
{
  replay (widget, g_variant_get_string (parameter, NULL));
}

static void
share (GtkWidget  *widget,
       const char *path)
{
  look_at (widget, path, share, hk_share_dialog_present);
}

static void
share_cb (GtkWidget  *widget,
          const char *action,
          GVariant   *parameter)
{
  share (widget, g_variant_get_string (parameter, NULL));
}

/* Gives a class of pages the actions that an HkSessionRow offers: session.replay, session.share, session.rename, session.save-copy and session.delete.
 * @widget_class: of widgets that stand in an HkWindow */
void
hk_session_actions_install (GtkWidgetClass *widget_class)
{
  gtk_widget_class_install_action (widget_class, "session.replay", "s", replay_cb);
  gtk_widget_class_install_action (widget_class, "session.share", "s", share_cb);
  gtk_widget_class_install_action (widget_class, "session.rename", "s", rename_cb);
  gtk_widget_class_install_action (widget_class, "session.save-copy", "s", save_copy_cb);
  gtk_widget_class_install_action (widget_class, "session.delete", "s", delete_cb);
}
