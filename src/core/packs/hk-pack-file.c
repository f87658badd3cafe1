/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/record/hk-error.h"
#include "hk-pack-private.h"

/* The file of a pack: one writer at a time, and either the old one or the new one, whole. */

#define PATIENCE_MS 3000
#define PAUSE_MS    10

/* Keeps other writers of the folder's packs out until the result is closed. The lock is on the folder, so that no
 * file is left behind by it, and ends with the program, however that ends. Returns a file descriptor, or −1. Errors:
 * %HK_ERROR_STORAGE.
 * @path: the file of a pack, whose folder is made when it is missing
 * @wait: whether to wait a few seconds for another program */
int
hk_pack_file_lock (const char *path,
                   gboolean    wait,
                   GError    **error)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofd int fd = -1;

  if (g_mkdir_with_parents (directory, 0700) != 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The folder for packs cannot be made: %s."), g_strerror (errno));
      return -1;
    }
  fd = g_open (directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC, 0);
  if (fd < 0)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("The folder for packs cannot be opened: %s."), g_strerror (errno));
      return -1;
    }
  for (guint waited = 0; flock (fd, LOCK_EX | LOCK_NB) != 0; waited += PAUSE_MS)
    {
      /* A file system that knows no locks is no reason to keep nothing. */
      if (errno != EWOULDBLOCK && errno != EINTR)
        break;
      if (!wait || waited >= PATIENCE_MS)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("Another program is writing to the packs; try again."));
          return -1;
        }
      g_usleep (PAUSE_MS * 1000);
    }
  return g_steal_fd (&fd);
}

static char *
get_new_path (const char *path)
{
  return g_strconcat (path, ".new", NULL);
}

/* Removes what a writer has left that was ended in the middle.
 * @path: the file of a pack, locked */
void
hk_pack_file_sweep (const char *path)
{
  g_autofree char *before = g_strconcat (path, HK_PACK_BEFORE, NULL);
  const char *paths[] = { path, before };

  for (gsize i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autofree char *new_path = get_new_path (paths[i]);

      g_unlink (new_path);
    }
}

static gboolean
write_and_sync (int         fd,
                const char *text,
                gsize       length)
{
  while (length > 0)
    {
      const gssize n = write (fd, text, length);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0)
        return FALSE;
      text += n;
      length -= (gsize) n;
    }
  return fsync (fd) == 0;
}

/* Writes a new file and puts it in the place of the old one; both are on the disk when this returns. Returns whether
 * it worked; otherwise the old one is as it was.
 * @path: a file in the folder of packs
 * @text: what it is to hold */
gboolean
hk_pack_file_replace (const char *path,
                      int         lock,
                      const char *text)
{
  g_autofree char *new_path = get_new_path (path);
  g_autofd int fd = -1;

  g_unlink (new_path);
  fd = g_open (new_path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd < 0)
    return FALSE;
  if (!write_and_sync (fd, text, strlen (text)) || g_rename (new_path, path) != 0)
    {
      g_unlink (new_path);
      return FALSE;
    }
  fsync (lock);
  return TRUE;
}
