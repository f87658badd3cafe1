/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/content/hk-file.h"
#include "hk-journal-private.h"

/* What is done with a journal before it is added to: a torn end is set aside, an older format is migrated, a second copy is
 * kept; and what can be had of a damaged one. */

/* Keeps what follows the last whole line in a file of its own. */
static gboolean
set_aside (HkJournal *self,
           GError   **error)
{
  g_autofree char *contents = NULL;
  g_autofree char *torn = NULL;
  g_autofree char *name = NULL;
  g_autofd int fd = -1;
  gsize size;

  contents = hk_file_read (self->path, HK_FILE_LIMIT, &size, error);
  if (contents == NULL)
    return FALSE;
  for (guint i = 1; fd < 0; i++)
    {
      g_free (torn);
      torn = g_strdup_printf ("%s.torn-%u", self->path, i);
      fd = g_open (torn, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
      if (fd < 0 && errno != EEXIST)
        /* Translators: %s: a file; %s: why. */
        return hk_journal_fail (_("%s ends in a torn line that cannot be set aside: %s."), self->path, errno, error);
    }
  if (!hk_journal_write_all (fd, contents + self->size, size - (gsize) self->size) || fsync (fd) != 0)
    {
      const int number = errno;

      g_unlink (torn);
      return hk_journal_fail (_("%s ends in a torn line that cannot be set aside: %s."), self->path, number, error);
    }
  if (ftruncate (self->fd, self->size) != 0 || fsync (self->fd) != 0)
    return hk_journal_fail (_("%s ends in a torn line that cannot be set aside: %s."), self->path, errno, error);
  name = g_path_get_basename (torn);
  if (hk_journal_is_cut_off (self))
    /* Translators: %s: a file. */
    self->warning = g_strdup_printf (_("The last line was cut off before it was whole; it is kept in %s."), name);
  else
    /* Translators: %s: a file. */
    self->warning = g_strdup_printf (_("What stands after the last move is not of Hordekeeper; it is kept in %s."), name);
  return TRUE;
}

/* Gives the file a second name that tells its format, so that the first can be given away. */
static gboolean
keep_old (HkJournal *self,
          char     **kept)
{
  for (guint i = 1;; i++)
    {
      struct stat own;
      struct stat there;

      g_free (*kept);
      *kept = i == 1 ? g_strconcat (self->path, ".format-1", NULL) : g_strdup_printf ("%s.format-1-%u", self->path, i);
      if (link (self->path, *kept) == 0)
        return TRUE;
      if (errno != EEXIST)
        break;
      if (fstat (self->fd, &own) == 0 && stat (*kept, &there) == 0 && own.st_ino == there.st_ino && own.st_dev == there.st_dev)
        return TRUE;
    }
  /* A file system without links. */
  {
    g_autofree char *contents = NULL;
    gsize size;

    contents = hk_file_read (self->path, HK_FILE_LIMIT, &size, NULL);
    return contents != NULL
           && g_file_set_contents_full (*kept, contents, (gssize) size,
                                        G_FILE_SET_CONTENTS_CONSISTENT | G_FILE_SET_CONTENTS_DURABLE, 0600, NULL);
  }
}

/* Writes the lines of an older format into a new file that takes the name; the old file is kept. */
static gboolean
migrate (HkJournal *self,
         GError   **error)
{
  g_autofree char *path = g_strconcat (self->path, ".XXXXXX", NULL);
  g_autofree char *kept = NULL;
  g_autofree char *name = NULL;
  guint n_lines;
  guint32 sum;
  g_autoptr (GString) text = hk_journal_render (self, &n_lines, &sum);
  const gboolean torn = (gsize) self->size < g_bytes_get_size (self->text);
  g_autofd int fd = g_mkstemp_full (path, O_RDWR | O_APPEND | O_CLOEXEC, 0600);

  if (fd < 0 || !hk_journal_write_file (fd, text) || !hk_journal_lock (fd, path, NULL) || !keep_old (self, &kept)
      || g_rename (path, self->path) != 0)
    {
      const int number = errno;

      if (fd >= 0)
        g_unlink (path);
      /* Translators: %s: a file; %s: why. */
      return hk_journal_fail (_("%s is of an older form and cannot be written in the new one: %s."), self->path, number, error);
    }
  hk_journal_sync_directory (self->path);
  if (torn)
    {
      name = g_path_get_basename (kept);
      self->warning = g_strdup_printf (_("The last line was cut off before it was whole; it is kept in %s."), name);
    }
  g_clear_fd (&self->fd, NULL);
  self->fd = g_steal_fd (&fd);
  self->format = HK_JOURNAL_FORMAT;
  self->size = (off_t) text->len;
  self->n_lines = n_lines;
  self->sum = sum;
  return TRUE;
}

/* Sets a torn last line aside, see hk_journal_get_warning(), and migrates a journal of an older format. Returns
 * whether the journal can be added to. Errors: %HK_ERROR_STORAGE.
 * @self: a journal open for writing, known to be a game */
gboolean
hk_journal_prepare (HkJournal *self,
                    GError   **error)
{
  if (self->fd < 0)
    return TRUE;
  if (self->format < HK_JOURNAL_FORMAT)
    {
      if (!migrate (self, error))
        return FALSE;
    }
  else if ((gsize) self->size < g_bytes_get_size (self->text) && !set_aside (self, error))
    return FALSE;
  hk_journal_look_around (self);
  return TRUE;
}

/* Whether the file of @copy starts as the journal ends: the last checksum stands for all before it. */
static gboolean
follows (HkJournal *self,
         int        copy)
{
  const gsize n = MIN ((gsize) self->size, 4096);
  char end[4096];
  char copy_end[4096];

  return pread (self->fd, end, n, self->size - (off_t) n) == (gssize) n
         && pread (copy, copy_end, n, self->size - (off_t) n) == (gssize) n && memcmp (end, copy_end, n) == 0;
}

/* Keeps a second copy from now on: each line is written there too once it is in the journal, but not brought to the
 * disk at once. A copy that is not the same gives way to a new one; one that goes on where the journal ends is kept
 * as PATH.ahead.
 * @self: a journal open for writing
 * @path: where its second copy is, or is to be */
void
hk_journal_keep_copy (HkJournal  *self,
                      const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *ahead = g_strconcat (path, ".ahead", NULL);
  g_autofd int fd = -1;
  struct stat about;

  g_clear_fd (&self->copy_fd, NULL);
  if (g_mkdir_with_parents (folder, 0700) != 0)
    return;
  fd = g_open (path, O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0);
  if (fd < 0 || fstat (fd, &about) != 0 || !S_ISREG (about.st_mode) || about.st_size != self->size || !follows (self, fd))
    {
      guint n_lines;
      guint32 sum;
      g_autoptr (GString) text = hk_journal_render (self, &n_lines, &sum);

      if (fd >= 0 && about.st_size > self->size && follows (self, fd) && g_rename (path, ahead) == 0)
        {
          g_set_str (&self->ahead, ahead);
          g_set_str (&self->warning, _("The file ends before its second copy does: the last moves are missing in it."));
        }
      g_clear_fd (&fd, NULL);
      /* It may lack the snapshots of the journal, which the chain of checksums needs. */
      if (n_lines != self->n_lines
          || !g_file_set_contents_full (path, text->str, (gssize) text->len, G_FILE_SET_CONTENTS_CONSISTENT, 0600, NULL))
        return;
      fd = g_open (path, O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0);
    }
  self->copy_fd = g_steal_fd (&fd);
}

/* Writes the good lines into a new file. Returns (transfer full): its path, or %NULL. Errors: %HK_ERROR_STORAGE.
 * @self: a journal, which may be damaged
 * @path: where to; when a file has that name, the new one is beside it */
char *
hk_journal_save_good (HkJournal  *self,
                      const char *path,
                      GError    **error)
{
  guint n_lines;
  guint32 sum;
  g_autoptr (GString) text = hk_journal_render (self, &n_lines, &sum);
  g_autofree char *new_path = NULL;
  g_autofd int fd = hk_journal_make_numbered (path, 1, G_MAXUINT, text, &new_path);

  if (fd < 0)
    {
      /* Translators: %s: a file; %s: why. */
      hk_journal_fail (_("%s cannot be made: %s."), new_path, errno, error);
      return NULL;
    }
  return g_steal_pointer (&new_path);
}
