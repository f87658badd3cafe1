/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-import.h"

#include <errno.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "core/content/hk-file.h"
#include "core/record/hk-error.h"
#include "hk-opening-mark.h"

/* Taking the file of a session from wherever it lies onto the shelf. */

/* Where sessions live. */
static char *
dup_folder (HkSessionStore *store)
{
  guint n_games;
  g_autofree char *path = hk_session_store_new_path (store, hk_games_list (&n_games)[0]);

  return g_path_get_dirname (path);
}

/* What the file is called in sentences, and on its way in. */
static char *
dup_name (GFile *file)
{
  g_autofree char *name = g_file_get_basename (file);

  if (name == NULL || strchr (name, G_DIR_SEPARATOR) != NULL || g_str_equal (name, ".") || g_str_equal (name, ".."))
    return g_strdup ("session");
  return g_steal_pointer (&name);
}

/* A session on the shelf that is the very same. */
static char *
find_same (HkSessionStore *store,
           GBytes         *text)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (store)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), i);
      const char *path = hk_session_info_get_path (info);
      GStatBuf status;
      g_autofree char *contents = NULL;
      gsize size = 0;

      if (g_stat (path, &status) == 0 && (gsize) status.st_size == g_bytes_get_size (text)
          && (contents = hk_file_read (path, HK_FILE_LIMIT, &size, NULL)) != NULL && size == g_bytes_get_size (text)
          && memcmp (contents, g_bytes_get_data (text, NULL), size) == 0)
        return g_strdup (path);
    }
  return NULL;
}

/* Gives the file at @scratch a name on the shelf that nothing had. */
static char *
give_place (HkSessionStore   *store,
            const HkGameSpec *game,
            const char       *scratch,
            GError          **error)
{
  g_autofree char *path = NULL;
  gboolean given;

  do
    {
      g_free (path);
      path = hk_session_store_new_path (store, game);
      given = hk_file_give_name (scratch, path);
    }
  while (!given && errno == EEXIST);
  if (given)
    return g_steal_pointer (&path);
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The game could not be copied to your past games: %s."),
               g_strerror (errno));
  return NULL;
}

/* A text that is no session never comes onto the shelf: it is read in a folder of its own first. */
static char *
take_in (HkSessionStore *store,
         const char     *name,
         GBytes         *text,
         GError        **error)
{
  g_autofree char *folder = dup_folder (store);
  g_autofree char *waiting = g_build_filename (folder, ".import-XXXXXX", NULL);
  g_autofree char *scratch = NULL;
  g_autofree char *path = NULL;
  g_autoptr (HkSession) session = NULL;

  if (g_mkdir_with_parents (folder, 0700) != 0 || g_mkdtemp_full (waiting, 0700) == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The game could not be copied to your past games: %s."),
                   g_strerror (errno));
      return NULL;
    }
  scratch = g_build_filename (waiting, name, NULL);
  if (!g_file_set_contents_full (scratch, g_bytes_get_data (text, NULL), (gssize) g_bytes_get_size (text),
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL))
    g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s could not be copied to your past games."), name);
  else
    session = hk_session_open_at (scratch, G_MAXUINT, error);
  if (session != NULL)
    path = give_place (store, hk_table_get_game (hk_session_get_table (session)), scratch, error);
  g_unlink (scratch);
  g_rmdir (waiting);
  return g_steal_pointer (&path);
}

/* Reads a file that GIO alone can reach, to one byte more than may be. A pipe or a device is never opened. */
static GBytes *
read_stream (GFile        *file,
             GCancellable *cancellable,
             GError      **error)
{
  g_autofree char *name = dup_name (file);
  g_autoptr (GFileInfo) info = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE, G_FILE_QUERY_INFO_NONE, cancellable, NULL);
  g_autoptr (GFileInputStream) stream = NULL;
  g_autoptr (GOutputStream) memory = g_memory_output_stream_new_resizable ();
  char block[65536];
  gssize n = 0;

  if (info != NULL && g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s is not an ordinary file."), name);
      return NULL;
    }
  stream = info == NULL ? NULL : g_file_read (file, cancellable, NULL);
  while (stream != NULL && g_memory_output_stream_get_data_size (G_MEMORY_OUTPUT_STREAM (memory)) <= HK_FILE_LIMIT
         && (n = g_input_stream_read (G_INPUT_STREAM (stream), block, sizeof block, cancellable, NULL)) > 0)
    g_output_stream_write_all (memory, block, (gsize) n, NULL, NULL, NULL);
  if (stream == NULL || n < 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s cannot be read."), name);
      return NULL;
    }
  if (n > 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s is too large to be of Hordekeeper."), name);
      return NULL;
    }
  g_output_stream_close (memory, NULL, NULL);
  return g_memory_output_stream_steal_as_bytes (G_MEMORY_OUTPUT_STREAM (memory));
}

/* In a thread of its own: a disk or a server may be slow. */
static void
read_in_thread (GTask        *task,
                gpointer      source,
                gpointer      file,
                GCancellable *cancellable)
{
  const char *path = g_file_peek_path (file);
  GError *error = NULL;
  char *contents = NULL;
  GBytes *text;
  gsize size = 0;

  if (path != NULL)
    contents = hk_file_read (path, HK_FILE_LIMIT, &size, &error);
  text = path == NULL ? read_stream (file, cancellable, &error) : contents == NULL ? NULL : g_bytes_new_take (contents, size);
  if (text == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, text, (GDestroyNotify) g_bytes_unref);
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  HkSessionStore *store = HK_SESSION_STORE (source);
  GFile *file = g_task_get_task_data (G_TASK (result));
  g_autofree char *name = dup_name (file);
  GError *error = NULL;
  g_autoptr (GBytes) text = g_task_propagate_pointer (G_TASK (result), &error);
  char *path;

  if (text == NULL)
    {
      g_task_return_error (task, error);
      return;
    }
  hk_session_store_refresh (store);
  path = find_same (store, text);
  if (path == NULL)
    {
      if (g_file_peek_path (file) != NULL)
        hk_opening_mark_try (g_file_peek_path (file));
      path = take_in (store, name, text, &error);
      if (g_file_peek_path (file) != NULL)
        hk_opening_mark_clear (g_file_peek_path (file));
      g_task_set_task_data (task, GINT_TO_POINTER (TRUE), NULL);
      hk_session_store_refresh (store);
    }
  if (path == NULL && g_error_matches (error, HK_ERROR, HK_ERROR_FORMAT))
    g_object_set_data_full (G_OBJECT (task), "damaged", g_file_get_path (file), g_free);
  if (path == NULL)
    g_task_return_error (task, error);
  else
    g_task_return_pointer (task, path, g_free);
}

/* Puts a copy of @file on the shelf under a name that nothing has; @file stays as it is, and so does everything on
 * the shelf. A session that lies there already, the same to the last move, is not copied again.
 * @callback: called when it is done
 * @user_data: for @callback */
void
hk_session_import (HkSessionStore      *store,
                   GFile               *file,
                   GAsyncReadyCallback  callback,
                   gpointer             user_data)
{
  g_autoptr (GTask) reading = NULL;
  GTask *task;

  g_return_if_fail (HK_IS_SESSION_STORE (store));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (store, NULL, callback, user_data);
  g_task_set_source_tag (task, hk_session_import);
  reading = g_task_new (store, NULL, read_cb, task);
  g_task_set_task_data (reading, g_object_ref (file), g_object_unref);
  g_task_run_in_thread (reading, read_in_thread);
}

/* (transfer none) (nullable): the path of the file when it is damaged, so that its good part can be had. */
const char *
hk_session_import_get_path (GAsyncResult *result)
{
  return g_object_get_data (G_OBJECT (result), "damaged");
}

/* Returns (transfer full): the path of the session on the shelf, or %NULL with the shelf as it was. Errors:
 * %HK_ERROR_STORAGE, %HK_ERROR_FORMAT or %HK_ERROR_NEWER.
 * @result: what the callback was given
 * @copied: (out): whether there is a new copy; otherwise it was on the shelf already */
char *
hk_session_import_finish (GAsyncResult *result,
                          gboolean     *copied,
                          GError      **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  *copied = g_task_get_task_data (G_TASK (result)) != NULL;
  return g_task_propagate_pointer (G_TASK (result), error);
}
