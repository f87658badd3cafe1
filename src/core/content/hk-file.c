/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/record/hk-error.h"
#include "hk-file.h"

/* Reads to the end, or to one byte more than @limit. */
static GByteArray *
read_all (int   fd,
          gsize limit)
{
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  guint8 block[65536];

  while (bytes->len <= limit)
    {
      const gssize n = read (fd, block, sizeof block);

      if (n < 0 && errno == EINTR)
        continue;
      if (n < 0)
        return NULL;
      if (n == 0)
        break;
      g_byte_array_append (bytes, block, (guint) n);
    }
  return g_steal_pointer (&bytes);
}

/* Reads a regular file. A pipe, a device and a folder are refused, so that nothing waits for what may never come.
 * Returns (transfer full): its contents, with a zero byte after them, or %NULL. Errors: %HK_ERROR_STORAGE.
 * @limit: how many bytes it may have at most, such as %HK_FILE_LIMIT
 * @size: (out): how many bytes it has */
char *
hk_file_read (const char *path,
              gsize       limit,
              gsize      *size,
              GError    **error)
{
  g_autofd int fd = g_open (path, O_RDONLY | O_NONBLOCK | O_CLOEXEC, 0);
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GByteArray) bytes = NULL;
  struct stat about;

  if (fd >= 0 && fstat (fd, &about) == 0 && !S_ISREG (about.st_mode))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s is not an ordinary file."), name);
      return NULL;
    }
  bytes = fd < 0 ? NULL : read_all (fd, limit);
  if (bytes == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s cannot be read."), name);
      return NULL;
    }
  if (bytes->len > limit)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s is too large to be of Hordekeeper."), name);
      return NULL;
    }
  *size = bytes->len;
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  return (char *) g_byte_array_free (g_steal_pointer (&bytes), FALSE);
}

/* Gives a file another name, which nothing must have. Where the file system can, that is one step: whoever looks finds the whole file
 * there, or none. Returns whether it worked; errno says why not, EEXIST when something has the name.
 * @from: the name that it has
 * @to: another one on the same disk */
gboolean
hk_file_give_name (const char *from,
                   const char *to)
{
  g_autofd int fd = -1;

  if (link (from, to) == 0)
    {
      g_unlink (from);
      return TRUE;
    }
  if (errno == EEXIST)
    return FALSE;
  /* A file system without links: the name is taken first. */
  fd = g_open (to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (fd >= 0 && g_rename (from, to) == 0)
    return TRUE;
  if (fd >= 0)
    {
      const int number = errno;

      g_unlink (to);
      errno = number;
    }
  return FALSE;
}
