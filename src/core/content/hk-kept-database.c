/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-file.h"
#include "hk-kept-database.h"

/* What stands before the database in a file: the key and a checksum of what follows. */
static char *
make_head (const char   *key,
           gconstpointer data,
           gsize         size)
{
  g_autofree char *sum = g_compute_checksum_for_data (G_CHECKSUM_MD5, data, size);

  return g_strdup_printf ("%s %s\n", key, sum);
}

/* hk_kept_database_read:
 * @database: one in memory, which is given up for the one of the file
 * @path: a file that hk_kept_database_write() has written, or that is not there yet
 * @key: what it was written with; another one means that the file is of something else
 * @limit: how many bytes it may have at most
 * @writable: whether more is added to it
 *
 * Returns: whether the file is whole and has the key; if not, the database is as it was */
gboolean
hk_kept_database_read (sqlite3    *database,
                       const char *path,
                       const char *key,
                       gsize       limit,
                       gboolean    writable)
{
  const guint flags = SQLITE_DESERIALIZE_FREEONCLOSE | (writable ? SQLITE_DESERIALIZE_RESIZEABLE : SQLITE_DESERIALIZE_READONLY);
  g_autofree char *expected = NULL;
  g_autofree char *text = NULL;
  const char *data;
  gsize length;
  gsize size;
  guint8 *copy;

  text = hk_file_read (path, limit, &length, NULL);
  data = text == NULL ? NULL : memchr (text, '\n', length);
  if (data == NULL)
    return FALSE;
  data++;
  size = length - (gsize) (data - text);
  expected = make_head (key, data, size);
  if (size == 0 || strncmp (text, expected, (gsize) (data - text)) != 0)
    return FALSE;
  copy = sqlite3_malloc64 (size);
  if (copy == NULL)
    return FALSE;
  memcpy (copy, data, size);
  return sqlite3_deserialize (database, "main", copy, (sqlite3_int64) size, (sqlite3_int64) size, flags) == SQLITE_OK;
}

/* hk_kept_database_write:
 * @database: one in memory
 * @path: a file in the cache folder; its folder is made where it is lacking
 * @key: without a line feed
 *
 * Keeps the database for the next time, as far as the disk allows. */
void
hk_kept_database_write (sqlite3    *database,
                        const char *path,
                        const char *key)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (GString) file = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *head = NULL;
  sqlite3_int64 size = 0;
  guint8 *data;

  data = sqlite3_serialize (database, "main", &size, 0);
  if (data == NULL)
    return;
  head = make_head (key, data, (gsize) size);
  file = g_string_new (head);
  g_string_append_len (file, (const char *) data, (gssize) size);
  sqlite3_free (data);
  g_mkdir_with_parents (folder, 0700);
  if (!g_file_set_contents (path, file->str, (gssize) file->len, &error))
    g_debug ("The cache %s is not kept: %s", path, error->message);
}
