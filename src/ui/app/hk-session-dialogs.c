/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-dialogs.h"

#include <glib/gi18n.h>

#include "core/content/hk-file.h"
#include "core/content/hk-limits.h"
#include "hk-opening-mark.h"
#include "ui/share/hk-share-save.h"

/* What can be done to an evening that is asked for in a dialog. */

typedef struct
{
  HkWindow       *window;
  HkSessionStore *store;
  HkSessionInfo  *info;
  GtkEditable    *entry;
} Renaming;

static void
renaming_free (gpointer  data,
               GClosure *closure)
{
  Renaming *renaming = data;

  g_object_unref (renaming->window);
  g_object_unref (renaming->store);
  g_object_unref (renaming->info);
  g_free (renaming);
}

static void
rename_cb (AdwAlertDialog *dialog,
           const char     *response,
           Renaming       *renaming)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (renaming->entry)));
  g_autoptr (GError) error = NULL;
  gboolean renamed;

  hk_opening_mark_try (hk_session_info_get_path (renaming->info));
  renamed = hk_session_store_rename (renaming->store, renaming->info, title, &error);
  hk_opening_mark_clear (hk_session_info_get_path (renaming->info));
  if (!renamed)
    hk_window_complain (renaming->window, _("This game cannot be renamed"), error);
}

static void
name_changed_cb (GtkEditable    *entry,
                 AdwAlertDialog *dialog)
{
  g_autofree char *title = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  adw_alert_dialog_set_response_enabled (dialog, "rename", *title != '\0');
}

/* Asks for another name and gives it to the session.
 * @window: the window to ask in
 * @info: one of its sessions */
void
hk_session_dialogs_rename (HkWindow       *window,
                   HkSessionStore *store,
                   HkSessionInfo  *info)
{
  AdwAlertDialog *dialog = ADW_ALERT_DIALOG (adw_alert_dialog_new (_("Rename This Game"), NULL));
  GtkWidget *list = gtk_list_box_new ();
  GtkWidget *entry = adw_entry_row_new ();
  Renaming *renaming = g_new0 (Renaming, 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (entry), _("Name"));
  gtk_editable_set_text (GTK_EDITABLE (entry), hk_session_info_get_title (info));
  adw_entry_row_set_activates_default (ADW_ENTRY_ROW (entry), TRUE);
  adw_entry_row_set_max_length (ADW_ENTRY_ROW (entry), HK_LIMIT_NAME);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  gtk_list_box_append (GTK_LIST_BOX (list), entry);
  adw_alert_dialog_set_extra_child (dialog, list);
  adw_alert_dialog_add_responses (dialog, "cancel", _("_Cancel"), "rename", _("_Rename"), NULL);
  adw_alert_dialog_set_response_appearance (dialog, "rename", ADW_RESPONSE_SUGGESTED);
  adw_alert_dialog_set_default_response (dialog, "rename");
  adw_alert_dialog_set_close_response (dialog, "cancel");

  renaming->window = g_object_ref (window);
  renaming->store = g_object_ref (store);
  renaming->info = g_object_ref (info);
  renaming->entry = GTK_EDITABLE (entry);
  g_signal_connect_data (dialog, "response::rename", G_CALLBACK (rename_cb), renaming, renaming_free, G_CONNECT_DEFAULT);
  g_signal_connect_object (entry, "changed", G_CALLBACK (name_changed_cb), dialog, G_CONNECT_DEFAULT);
  adw_dialog_present (ADW_DIALOG (dialog), GTK_WIDGET (window));
  gtk_widget_grab_focus (entry);
}

static char *
make_name (HkSession *session)
{
  return g_strdelimit (g_strdup_printf ("%s.hordekeeper", hk_session_get_title (session)), "/", '-');
}

/* Returns (transfer full): what a copy of that session is to hold, or %NULL.
 * @path: the journal of a session
 * @name: (out): the name of the file that is proposed */
GBytes *
hk_session_dialogs_read_file (const char *path,
                              char      **name,
                              GError    **error)
{
  g_autoptr (HkSession) session = NULL;
  char *text;
  gsize size;

  hk_opening_mark_try (path);
  session = hk_session_open_at (path, G_MAXUINT, error);
  hk_opening_mark_clear (path);
  if (session == NULL)
    return NULL;
  *name = make_name (session);
  text = hk_file_read (path, HK_FILE_LIMIT, &size, error);
  return text == NULL ? NULL : g_bytes_new_take (text, size);
}

/* Asks for a place and writes the whole session there, with what its own file lacks.
 * @window: the window to ask in
 * @session: a game that is on the table */
void
hk_session_dialogs_save_copy (HkWindow  *window,
                              HkSession *session)
{
  g_autoptr (GBytes) text = hk_session_dup_file (session);
  g_autofree char *name = make_name (session);

  hk_share_save (GTK_WIDGET (window), text, _("Save a Copy of the Session"), name);
}

/* Asks for a place and writes the session there, for another machine to go on with.
 * @window: the window to ask in
 * @path: the journal of a session */
void
hk_session_dialogs_save_file (HkWindow   *window,
                              const char *path)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GBytes) text = hk_session_dialogs_read_file (path, &name, &error);

  if (text == NULL)
    hk_window_complain (window, _("This session cannot be opened"), error);
  else
    hk_share_save (GTK_WIDGET (window), text, _("Save a Copy of the Session"), name);
}

static void
file_chosen_cb (GObject      *source,
                GAsyncResult *result,
                gpointer      user_data)
{
  g_autoptr (HkWindow) self = user_data;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, NULL);

  if (file != NULL)
    hk_window_open_file (self, file);
}

/* Asks for a file and opens it.
 * @window: the window to ask in */
void
hk_session_dialogs_open_file (HkWindow *window)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GListStore) filters = g_list_store_new (GTK_TYPE_FILE_FILTER);
  g_autoptr (GtkFileFilter) sessions = gtk_file_filter_new ();
  g_autoptr (GtkFileFilter) all = gtk_file_filter_new ();

  gtk_file_filter_set_name (sessions, _("Sessions of Hordekeeper"));
  gtk_file_filter_add_suffix (sessions, "hordekeeper");
  gtk_file_filter_set_name (all, _("All Files"));
  gtk_file_filter_add_pattern (all, "*");
  g_list_store_append (filters, sessions);
  g_list_store_append (filters, all);
  gtk_file_dialog_set_filters (dialog, G_LIST_MODEL (filters));
  gtk_file_dialog_set_title (dialog, _("Open a Session"));
  gtk_file_dialog_open (dialog, GTK_WINDOW (window), NULL, file_chosen_cb, g_object_ref (window));
}
