/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/content/hk-file.h"
#include "core/record/hk-error.h"
#include "hk-journal-private.h"

/* Making of files that are there as a whole or not at all, whenever a program or a machine ends. */

/* Brings the directory's entry for @path to the disk. */
void
hk_journal_sync_directory (const char *path)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofd int fd = g_open (directory, O_RDONLY | O_CLOEXEC, 0);

  if (fd >= 0)
    fsync (fd);
}

/* Two programs must not write to one journal. */
gboolean
hk_journal_lock (int         fd,
                 const char *path,
                 GError    **error)
{
  g_autofree char *name = NULL;

  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    return TRUE;
  if (errno != EWOULDBLOCK)
    /* Translators: %s: a file; %s: why. */
    return hk_journal_fail (_("%s cannot be locked: %s."), path, errno, error);
  name = g_path_get_basename (path);
  g_set_error (error, HK_ERROR, HK_ERROR_BUSY, _("%s is open elsewhere; close it there first."), name);
  return FALSE;
}

/* Writes @text and brings it to the disk. */
gboolean
hk_journal_write_file (int      fd,
                       GString *text)
{
  return hk_journal_write_all (fd, text->str, text->len) && fsync (fd) == 0;
}

/* Opens a new file in the folder of @path: one without a name, of which nothing is left when the program ends; or one with a name of its own,
 * which hk_file_sweep() knows.
 * @temporary: (out) (nullable): that name */
static int
open_new (const char *path,
          gboolean    is_named,
          char      **temporary)
{
  g_autofree char *folder = g_path_get_dirname (path);

  *temporary = is_named ? g_strconcat (path, ".XXXXXX", NULL) : NULL;
  if (is_named)
    return g_mkstemp_full (*temporary, O_RDWR | O_APPEND | O_CLOEXEC, 0600);
  return open (folder, O_TMPFILE | O_RDWR | O_APPEND | O_CLOEXEC, 0600);
}

static gboolean
give_name (int         fd,
           const char *temporary,
           const char *name)
{
  g_autofree char *open_file = g_strdup_printf ("/proc/self/fd/%d", fd);

  if (temporary != NULL)
    return hk_file_give_name (temporary, name);
  return linkat (AT_FDCWD, open_file, AT_FDCWD, name, AT_SYMLINK_FOLLOW) == 0;
}

/* Makes the file by the one or the other way. */
static int
make (const char *path,
      guint       first,
      guint       last,
      GString    *text,
      gboolean    is_named,
      char      **new_path)
{
  const char *dot = strrchr (path, '.');
  const int stem = (int) (dot == NULL || strchr (dot, '/') != NULL ? strlen (path) : (gsize) (dot - path));
  g_autofree char *temporary = NULL;
  g_autofd int fd = open_new (path, is_named, &temporary);
  int number;

  if (fd >= 0 && hk_journal_write_file (fd, text) && flock (fd, LOCK_EX | LOCK_NB) == 0)
    for (guint i = first; i <= last; i++)
      {
        g_free (*new_path);
        *new_path = i == 1 ? g_strdup (path) : g_strdup_printf ("%.*s-%u%s", stem, path, i, path + stem);
        if (give_name (fd, temporary, *new_path))
          {
            hk_journal_sync_directory (*new_path);
            return g_steal_fd (&fd);
          }
        if (errno != EEXIST)
          break;
      }
  number = errno;
  if (fd >= 0 && temporary != NULL)
    g_unlink (temporary);
  errno = number;
  return -1;
}

/* Makes a file under the first name that nothing has, PATH for 1, NAME-2.ext beside it and so on. It has the name once all of it is on
 * the disk. Returns it, open and locked for writing; −1 with errno.
 * @first: the number to begin with, from 1
 * @last: the last number to try
 * @text: what it holds
 * @new_path: (out): its name; on an error the one that it was to have */
int
hk_journal_make_numbered (const char *path,
                          guint       first,
                          guint       last,
                          GString    *text,
                          char      **new_path)
{
  int fd;

  *new_path = g_strdup (path);
  fd = make (path, first, last, text, FALSE, new_path);
  if (fd >= 0 || errno == EEXIST || errno == ENOSPC || errno == EDQUOT || errno == EFBIG || errno == EROFS)
    return fd;
  /* Not every file system has files without names. */
  return make (path, first, last, text, TRUE, new_path);
}
