/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "core/content/hk-file.h"
#include "core/packs/hk-pack-table.h"
#include "core/record/hk-error.h"
#include "hk-component-files.h"

#define MAX_BYTES (8 * 1024 * 1024)

/* Texts from and to files that a person picks. */

/* A file chooser that was closed is no error to speak of. */
static GError *
translate (GError     *error,
           const char *message)
{
  const gboolean closed = g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_DISMISSED)
                          || g_error_matches (error, GTK_DIALOG_ERROR, GTK_DIALOG_ERROR_CANCELLED);

  g_error_free (error);
  return closed ? g_error_new_literal (G_IO_ERROR, G_IO_ERROR_CANCELLED, message)
                : g_error_new_literal (HK_ERROR, HK_ERROR_STORAGE, message);
}

/* Reads a pack or a table, in whatever encoding a spreadsheet writes. They are small: whatever is not an ordinary file of a few
 * megabytes is refused unread. Returns (transfer full): the text, or %NULL. Errors: %HK_ERROR_FORMAT or %HK_ERROR_STORAGE. */
char *
hk_component_files_read (GFile   *file,
                         GError **error)
{
  const char *path = g_file_peek_path (file);
  g_autofree char *bytes = NULL;
  gsize length;

  if (path == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The file is not on this computer; copy it here first."));
      return NULL;
    }
  bytes = hk_file_read (path, MAX_BYTES, &length, error);
  return bytes == NULL ? NULL : hk_pack_table_decode (bytes, length, error);
}

static void
opened_cb (GObject      *source,
           GAsyncResult *result,
           gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_open_finish (GTK_FILE_DIALOG (source), result, &error);

  if (file == NULL)
    g_task_return_error (task, translate (error, _("No file was chosen.")));
  else
    {
      char *text = hk_component_files_read (file, &error);

      if (text == NULL)
        g_task_return_error (task, error);
      else
        g_task_return_pointer (task, text, g_free);
    }
}

/* Lets a person pick a file and reads it.
 * @parent: the widget that asks
 * @title: the title of the file chooser
 * @patterns: which files to show, such as "*.json"; several with blanks between
 * @callback: what to call when it is done
 * @data: data for @callback */
void
hk_component_files_load (GtkWidget          *parent,
                         const char         *title,
                         const char         *patterns,
                         GAsyncReadyCallback callback,
                         gpointer            data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  g_autoptr (GtkFileFilter) filter = gtk_file_filter_new ();
  GTask *task = g_task_new (parent, NULL, callback, data);
  g_auto (GStrv) all = g_strsplit (patterns, " ", -1);

  for (guint i = 0; all[i] != NULL; i++)
    gtk_file_filter_add_pattern (filter, all[i]);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_default_filter (dialog, filter);
  gtk_file_dialog_open (dialog, GTK_WINDOW (gtk_widget_get_root (parent)), NULL, opened_cb, task);
}

/* Returns (transfer full): the text of the file, or %NULL.
 * @result: what the callback was given */
char *
hk_component_files_load_finish (GAsyncResult *result,
                                GError      **error)
{
  return g_task_propagate_pointer (G_TASK (result), error);
}

static void
written_cb (GObject      *source,
            GAsyncResult *result,
            gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;

  if (g_file_replace_contents_finish (G_FILE (source), result, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, translate (error, _("The file cannot be written.")));
}

static void
saved_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  g_autoptr (GTask) task = data;
  GError *error = NULL;
  g_autoptr (GFile) file = gtk_file_dialog_save_finish (GTK_FILE_DIALOG (source), result, &error);
  GBytes *text = g_task_get_task_data (task);

  if (file == NULL)
    g_task_return_error (task, translate (error, _("No file was chosen.")));
  else
    g_file_replace_contents_bytes_async (file, text, NULL, FALSE, G_FILE_CREATE_NONE, NULL, written_cb,
                                         g_steal_pointer (&task));
}

/* Lets a person pick a file and writes to it.
 * @parent: the widget that asks
 * @title: the title of the file chooser
 * @name: what to call the file unless the person wants otherwise
 * @callback: what to call when it is done
 * @data: data for @callback */
void
hk_component_files_save (GtkWidget          *parent,
                         const char         *title,
                         const char         *name,
                         const char         *text,
                         GAsyncReadyCallback callback,
                         gpointer            data)
{
  g_autoptr (GtkFileDialog) dialog = gtk_file_dialog_new ();
  GTask *task = g_task_new (parent, NULL, callback, data);

  g_task_set_task_data (task, g_bytes_new (text, strlen (text)), (GDestroyNotify) g_bytes_unref);
  gtk_file_dialog_set_title (dialog, title);
  gtk_file_dialog_set_initial_name (dialog, name);
  gtk_file_dialog_save (dialog, GTK_WINDOW (gtk_widget_get_root (parent)), NULL, saved_cb, task);
}

/* Returns whether the file was written.
 * @result: what the callback was given */
gboolean
hk_component_files_save_finish (GAsyncResult *result,
                                GError      **error)
{
  return g_task_propagate_boolean (G_TASK (result), error);
}
