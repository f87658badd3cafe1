/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <sys/stat.h>

#include "core/content/hk-file.h"
#include "hk-session-info-private.h"

/* What is left over in the folders of the app, by names of its own only. In seconds. */
#define LEFT_OVER (60 * 60)
#define FOR_GOOD  (30 * 24 * 60 * 60)

/* How long ago @path got its name or its contents; −1 for none. */
static gint64
get_age (const char *path,
         gint64      now)
{
  struct stat about;

  if (lstat (path, &about) != 0)
    return -1;
  return now - MAX (about.st_ctim.tv_sec, about.st_mtim.tv_sec);
}

/* Whether @name is that of a file of ours while it is written: NAME.XXXXXX. */
static gboolean
is_temporary (const char *name)
{
  const char *dot = strrchr (name, '.');
  g_autofree char *stem = dot == NULL ? NULL : g_strndup (name, (gsize) (dot - name));

  if (stem == NULL || strlen (dot + 1) != 6
      || !(g_str_has_suffix (stem, ".hordekeeper") || g_str_has_suffix (stem, ".json") || g_str_has_suffix (stem, ".rules")
           || g_str_equal (stem, "past-games")))
    return FALSE;
  for (const char *c = dot + 1; *c != '\0'; c++)
    if (!g_ascii_isalnum (*c))
      return FALSE;
  return TRUE;
}

static GPtrArray *
list_names (const char *folder)
{
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    g_ptr_array_add (names, g_strdup (name));
  return names;
}

/* Removes what a writer left there that was killed: its temporary files and half an import, when they are older than
 * an hour.
 * @folder: a folder of the app
 * @now: the time, in seconds */
void
hk_file_sweep (const char *folder,
               gint64      now)
{
  g_autoptr (GPtrArray) names = list_names (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);
      const gboolean import = g_str_has_prefix (name, ".import-") && strlen (name) == strlen (".import-XXXXXX");

      if (get_age (path, now) < LEFT_OVER || g_file_test (path, G_FILE_TEST_IS_SYMLINK))
        continue;
      if (import && g_file_test (path, G_FILE_TEST_IS_DIR))
        {
          g_autoptr (GPtrArray) inside = list_names (path);

          for (guint j = 0; j < inside->len; j++)
            {
              g_autofree char *file = g_build_filename (path, g_ptr_array_index (inside, j), NULL);

              g_unlink (file);
            }
          g_rmdir (path);
        }
      else if (is_temporary (name) && g_file_test (path, G_FILE_TEST_IS_REGULAR))
        g_unlink (path);
    }
}

/* What was deleted a month ago is deleted for good, with its second copy. */
static void
delete_for_good (const char *folder,
                 gint64      now)
{
  g_autoptr (GPtrArray) names = list_names (folder);

  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (get_age (path, now) < FOR_GOOD)
        continue;
      if (g_str_has_suffix (name, ".hordekeeper.removed"))
        {
          g_autofree char *own = g_strndup (path, strlen (path) - strlen (".removed"));
          g_autofree char *copy = hk_session_dup_copy_path (own);

          if (g_unlink (path) == 0 && copy != NULL && !g_file_test (own, G_FILE_TEST_EXISTS))
            g_unlink (copy);
        }
      else if (g_str_has_suffix (name, ".hordekeeper.ahead"))
        g_unlink (path);
    }
}

static gboolean
has_healthy (HkSessionStore *self,
             const char     *id)
{
  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (self)); i++)
    {
      g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (self), i);

      if (g_strcmp0 (hk_session_info_get_id (info), id) == 0 && hk_session_info_get_problem (info) == NULL)
        return TRUE;
    }
  return FALSE;
}

/* Removes what is left over: temporary files, games that were deleted a month ago with their second copies, and
 * second copies of games that stand in the library under another name. To be called when the app starts.
 * @now: the time, in seconds */
void
hk_session_store_sweep (HkSessionStore *self,
                        gint64          now)
{
  const char *folder = hk_session_store_get_directory (self);
  g_autofree char *any = g_build_filename (folder, "any", NULL);
  g_autofree char *any_copy = hk_session_dup_copy_path (any);
  g_autofree char *copies = any_copy == NULL ? NULL : g_path_get_dirname (any_copy);
  g_autoptr (GPtrArray) names = NULL;
  gboolean is_less = FALSE;

  hk_file_sweep (folder, now);
  delete_for_good (folder, now);
  if (copies == NULL)
    return;
  hk_file_sweep (copies, now);
  delete_for_good (copies, now);
  names = list_names (copies);
  for (guint i = 0; i < names->len; i++)
    {
      const char *name = g_ptr_array_index (names, i);
      g_autofree char *own = g_build_filename (folder, name, NULL);
      g_autofree char *removed = g_strconcat (own, ".removed", NULL);
      g_autofree char *copy = g_build_filename (copies, name, NULL);
      g_autoptr (HkSessionInfo) info = NULL;

      if (!g_str_has_suffix (name, ".hordekeeper") || get_age (copy, now) < LEFT_OVER || g_file_test (own, G_FILE_TEST_EXISTS)
          || g_file_test (removed, G_FILE_TEST_EXISTS))
        continue;
      info = hk_session_info_new (copy);
      if (info != NULL && hk_session_info_get_id (info) != NULL && has_healthy (self, hk_session_info_get_id (info)))
        is_less = g_unlink (copy) == 0 || is_less;
    }
  if (is_less)
    hk_session_store_refresh (self);
}
