/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-session-import.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n.h>
#include <glib/gstdio.h>

#include "core/record/hk-error.h"

/* Taking the file of a session from wherever it lies onto the shelf. */

/* In bytes. A long evening takes a hundredth of it. */
#define MAX_SIZE (64 * 1024 * 1024)

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
      gsize size;

      if (g_stat (path, &status) == 0 && (gsize) status.st_size == g_bytes_get_size (text)
          && g_file_get_contents (path, &contents, &size, NULL) && size == g_bytes_get_size (text)
          && memcmp (contents, g_bytes_get_data (text, NULL), size) == 0)
        return g_strdup (path);
    }
  return NULL;
}

/* Gives the file at @scratch a name on the shelf that nothing had: the name is taken first, so that nobody else can. */
static char *
give_place (HkSessionStore   *store,
            const HkGameSpec *game,
            const char       *scratch,
            GError          **error)
{
  g_autofree char *path = NULL;
  g_autofd int fd = -1;

  do
    {
      g_free (path);
      path = hk_session_store_new_path (store, game);
      fd = g_open (path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    }
  while (fd < 0 && errno == EEXIST);
  if (fd >= 0 && g_rename (scratch, path) == 0)
    return g_steal_pointer (&path);
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The session could not be copied to your evenings: %s."),
               g_strerror (errno));
  if (fd >= 0)
    g_unlink (path);
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
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The session could not be copied to your evenings: %s."),
                   g_strerror (errno));
      return NULL;
    }
  scratch = g_build_filename (waiting, name, NULL);
  if (!g_file_set_contents_full (scratch, g_bytes_get_data (text, NULL), (gssize) g_bytes_get_size (text),
                                 G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL))
    g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s could not be copied to your evenings."), name);
  else
    session = hk_session_open_at (scratch, G_MAXUINT, error);
  if (session != NULL)
    path = give_place (store, hk_table_get_game (hk_session_get_table (session)), scratch, error);
  g_unlink (scratch);
  g_rmdir (waiting);
  return g_steal_pointer (&path);
}

static gboolean
is_small_enough (const char *text,
                 goffset     size,
                 gpointer    data)
{
  return size <= MAX_SIZE;
}

static void
read_cb (GObject      *source,
         GAsyncResult *result,
         gpointer      user_data)
{
  g_autoptr (GTask) task = user_data;
  HkSessionStore *store = g_task_get_source_object (task);
  g_autofree char *name = dup_name (G_FILE (source));
  g_autoptr (GBytes) text = NULL;
  GError *error = NULL;
  char *contents;
  char *path;
  gsize size;

  if (!g_file_load_partial_contents_finish (G_FILE (source), result, &contents, &size, NULL, NULL))
    {
      g_task_return_new_error (task, HK_ERROR, HK_ERROR_STORAGE, _("%s cannot be read."), name);
      return;
    }
  text = g_bytes_new_take (contents, size);
  if (size > MAX_SIZE)
    {
      g_task_return_new_error (task, HK_ERROR, HK_ERROR_FORMAT, _("%s is far too large for a session of Hordekeeper."), name);
      return;
    }
  hk_session_store_refresh (store);
  path = find_same (store, text);
  if (path == NULL)
    {
      path = take_in (store, name, text, &error);
      g_task_set_task_data (task, GINT_TO_POINTER (TRUE), NULL);
      hk_session_store_refresh (store);
    }
  if (path == NULL && g_error_matches (error, HK_ERROR, HK_ERROR_FORMAT))
    g_object_set_data_full (G_OBJECT (task), "damaged", g_file_get_path (G_FILE (source)), g_free);
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
  GTask *task;

  g_return_if_fail (HK_IS_SESSION_STORE (store));
  g_return_if_fail (G_IS_FILE (file));

  task = g_task_new (store, NULL, callback, user_data);
  g_task_set_source_tag (task, hk_session_import);
  g_file_load_partial_contents_async (file, NULL, is_small_enough, read_cb, task);
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
