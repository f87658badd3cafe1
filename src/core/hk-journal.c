/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "hk-content.h"
#include "hk-error.h"
#include "hk-file.h"
#include "hk-journal.h"

/**
 * HkJournal:
 *
 * The file of a session. Lines are added at its end and brought to the disk before anyone hears
 * that they were added; nothing in it is ever changed. A last line that was cut off, as by a power
 * failure, is set aside in a file of its own when the journal is opened for writing. When the file is deleted, replaced or
 * renamed while it is open, all of it is written again under a new name before the next line.
 */
struct _HkJournal
{
  GObject  parent_instance;

  char    *path;
  char    *warning;
  int      fd;    /* −1 when the journal is only read */
  off_t    size;  /* of the whole lines */
  GBytes  *text;
  GArray  *lines; /* HkJournalLine */
};

G_DEFINE_FINAL_TYPE (HkJournal, hk_journal, G_TYPE_OBJECT)

static void
hk_journal_finalize (GObject *object)
{
  HkJournal *self = HK_JOURNAL (object);

  g_clear_fd (&self->fd, NULL);
  g_free (self->path);
  g_free (self->warning);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->lines, g_array_unref);
  G_OBJECT_CLASS (hk_journal_parent_class)->finalize (object);
}

static void
hk_journal_class_init (HkJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_journal_finalize;
}

static void
hk_journal_init (HkJournal *self)
{
  self->fd = -1;
  self->lines = g_array_new (FALSE, FALSE, sizeof (HkJournalLine));
}

static gboolean
fail (const char *format,
      const char *path,
      int         number,
      GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, format, name, g_strerror (number));
#pragma GCC diagnostic pop
  return FALSE;
}

static gboolean
write_all (int         fd,
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
  return TRUE;
}

/* Brings the directory's entry for @path to the disk. */
static void
sync_directory (const char *path)
{
  g_autofree char *directory = g_path_get_dirname (path);
  g_autofd int fd = g_open (directory, O_RDONLY | O_CLOEXEC, 0);

  if (fd >= 0)
    fsync (fd);
}

/* Two programs must not write to one journal. */
static gboolean
lock (int         fd,
      const char *path,
      GError    **error)
{
  g_autofree char *name = NULL;

  if (flock (fd, LOCK_EX | LOCK_NB) == 0)
    return TRUE;
  if (errno != EWOULDBLOCK)
    /* Translators: %s: a file; %s: why. */
    return fail (_("%s cannot be locked: %s."), path, errno, error);
  name = g_path_get_basename (path);
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("%s is open elsewhere; close it there first."), name);
  return FALSE;
}

/**
 * hk_journal_create:
 * @path: where the file is to be; its folder is made when it is missing
 * @header: the first line, without its end
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Makes a new journal; a file that is there already is left alone.
 *
 * Returns: (transfer full): the journal, or %NULL
 */
HkJournal *
hk_journal_create (const char *path,
                   const char *header,
                   GError    **error)
{
  g_autoptr (HkJournal) self = g_object_new (HK_TYPE_JOURNAL, NULL);
  g_autofree char *directory = g_path_get_dirname (path);

  self->path = g_strdup (path);
  if (g_mkdir_with_parents (directory, 0700) != 0)
    {
      /* Translators: %s: a file; %s: why. */
      fail (_("The folder for %s cannot be made: %s."), path, errno, error);
      return NULL;
    }
  self->fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
  if (self->fd < 0)
    {
      /* Translators: %s: a file; %s: why. */
      fail (_("%s cannot be made: %s."), path, errno, error);
      return NULL;
    }
  if (!lock (self->fd, path, error) || !hk_journal_append (self, header, TRUE, error))
    {
      /* No game without its beginning. */
      g_unlink (path);
      return NULL;
    }
  sync_directory (path);
  return g_steal_pointer (&self);
}

/* Finds the whole lines; gives where they end. */
static gsize
split (HkJournal *self)
{
  gsize size;
  const char *text = g_bytes_get_data (self->text, &size);
  const char *end = text + size;
  const char *line = text;

  while (line < end)
    {
      const char *stop = memchr (line, '\n', (gsize) (end - line));
      const HkJournalLine slice = { line, stop == NULL ? 0 : (gsize) (stop - line) };

      if (stop == NULL)
        break;
      /* A file system may leave a hole where it had not written yet. */
      if (memchr (line, '\0', slice.length) != NULL)
        break;
      g_array_append_val (self->lines, slice);
      line = stop + 1;
    }
  return (gsize) (line - text);
}

/* Keeps what follows the last whole line in a file of its own. */
static gboolean
set_aside (HkJournal *self,
           gsize      from,
           GError   **error)
{
  gsize size;
  const char *text = g_bytes_get_data (self->text, &size);
  g_autofree char *torn = NULL;
  g_autofree char *name = NULL;
  g_autofd int fd = -1;

  for (guint i = 1; fd < 0; i++)
    {
      g_free (torn);
      torn = g_strdup_printf ("%s.torn-%u", self->path, i);
      fd = g_open (torn, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
      if (fd < 0 && errno != EEXIST)
        /* Translators: %s: a file; %s: why. */
        return fail (_("%s ends in a torn line that cannot be set aside: %s."), self->path, errno, error);
    }
  if (!write_all (fd, text + from, size - from) || fsync (fd) != 0)
    {
      const int number = errno;

      g_unlink (torn);
      return fail (_("%s ends in a torn line that cannot be set aside: %s."), self->path, number, error);
    }
  if (ftruncate (self->fd, (off_t) from) != 0 || fsync (self->fd) != 0)
    return fail (_("%s ends in a torn line that cannot be set aside: %s."), self->path, errno, error);
  name = g_path_get_basename (torn);
  self->warning = g_strdup_printf (_("The last line was cut off before it was whole; it is kept in %s."), name);
  return TRUE;
}

/**
 * hk_journal_open:
 * @path: a journal
 * @writable: whether lines are to be added
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Reads a journal. One that is only read is left exactly as it is.
 *
 * Returns: (transfer full): the journal, or %NULL
 */
HkJournal *
hk_journal_open (const char *path,
                 gboolean    writable,
                 GError    **error)
{
  g_autoptr (HkJournal) self = g_object_new (HK_TYPE_JOURNAL, NULL);
  g_autofree char *contents = NULL;
  gsize size;
  gsize whole;

  self->path = g_strdup (path);
  if (writable)
    {
      self->fd = g_open (path, O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0);
      if (self->fd < 0)
        {
          /* Translators: %s: a file; %s: why. */
          fail (_("%s cannot be opened: %s."), path, errno, error);
          return NULL;
        }
      if (!lock (self->fd, path, error))
        return NULL;
    }
  contents = hk_file_read (path, HK_FILE_LIMIT, &size, error);
  if (contents == NULL)
    return NULL;
  self->text = g_bytes_new_take (g_steal_pointer (&contents), size);
  whole = split (self);
  self->size = (off_t) whole;
  if (whole < size)
    {
      if (!writable)
        self->warning = g_strdup (_("The last line was cut off before it was whole; it is left out."));
      else if (self->lines->len == 0)
        {
          g_autofree char *name = g_path_get_basename (path);

          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not a session of Hordekeeper."), name);
          return NULL;
        }
    }
  return g_steal_pointer (&self);
}

/**
 * hk_journal_repair:
 * @self: a journal open for writing, known to be a session
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Sets a torn last line aside, see hk_journal_get_warning().
 *
 * Returns: whether the journal can be added to
 */
gboolean
hk_journal_repair (HkJournal *self,
                   GError   **error)
{
  if (self->fd < 0 || self->text == NULL || (gsize) self->size == g_bytes_get_size (self->text))
    return TRUE;
  return set_aside (self, (gsize) self->size, error);
}

/**
 * hk_journal_get_lines:
 * @self: a journal
 *
 * Returns: (transfer none) (element-type HkJournalLine): the lines that were there when it was opened
 */
GArray *
hk_journal_get_lines (HkJournal *self)
{
  return self->lines;
}

/**
 * hk_journal_get_text:
 * @self: a journal
 *
 * Returns: (transfer none) (nullable): what the slices of hk_journal_get_lines() lie in
 */
GBytes *
hk_journal_get_text (HkJournal *self)
{
  return self->text;
}

/**
 * hk_journal_get_warning:
 * @self: a journal
 *
 * Returns: (transfer none) (nullable): what was found amiss on opening
 */
const char *
hk_journal_get_warning (HkJournal *self)
{
  return self->warning;
}

/* (transfer none): the file, which is another one after it had to be written again. */
const char *
hk_journal_get_path (HkJournal *self)
{
  return self->path;
}

/* Whether the open file is still the one that its name leads to. */
static gboolean
is_in_place (HkJournal *self)
{
  struct stat open_file;
  struct stat named;

  return fstat (self->fd, &open_file) == 0 && open_file.st_nlink > 0 && stat (self->path, &named) == 0
         && open_file.st_dev == named.st_dev && open_file.st_ino == named.st_ino;
}

/* Copies the whole lines, which the open file keeps even when it has no name any more. */
static gboolean
copy_lines (HkJournal *self,
            int        to)
{
  char block[65536];

  for (off_t at = 0; at < self->size;)
    {
      const gssize n = pread (self->fd, block, MIN (sizeof block, (gsize) (self->size - at)), at);

      if (n < 0 && errno == EINTR)
        continue;
      if (n <= 0 || !write_all (to, block, (gsize) n))
        return FALSE;
      at += n;
    }
  return fsync (to) == 0;
}

/* Writes the journal again under a name that nothing has, and goes on there. */
static gboolean
move_elsewhere (HkJournal *self,
                GError   **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  const char *dot = strrchr (self->path, '.');
  const int stem = (int) (dot == NULL || strchr (dot, '/') != NULL ? strlen (self->path) : (gsize) (dot - self->path));
  g_autofree char *before = g_path_get_basename (self->path);
  g_autofree char *path = NULL;
  g_autofree char *now = NULL;
  g_autofd int fd = -1;

  g_mkdir_with_parents (folder, 0700);
  for (guint i = 2; fd < 0; i++)
    {
      g_free (path);
      path = g_strdup_printf ("%.*s-%u%s", stem, self->path, i, self->path + stem);
      fd = g_open (path, O_RDWR | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
      if (fd < 0 && errno != EEXIST)
        /* Translators: %s: a file; %s: why. */
        return fail (_("%s was taken away while it was open, and cannot be written again: %s."), self->path, errno, error);
    }
  if (!copy_lines (self, fd) || !lock (fd, path, NULL))
    {
      const int number = errno;

      g_unlink (path);
      return fail (_("%s was taken away while it was open, and cannot be written again: %s."), self->path, number, error);
    }
  sync_directory (path);
  now = g_path_get_basename (path);
  g_free (self->warning);
  /* Translators: %s: a file; %s: another file. */
  self->warning = g_strdup_printf (_("%s was deleted, replaced or renamed while it was open. The game goes on in %s; nothing is lost."),
                                   before, now);
  g_set_str (&self->path, path);
  g_clear_fd (&self->fd, NULL);
  self->fd = g_steal_fd (&fd);
  return TRUE;
}

/**
 * hk_journal_append:
 * @self: a journal open for writing
 * @line: a line without its end
 * @sync: whether to return only when it is on the disk
 * @error: return location for %HK_ERROR_STORAGE
 *
 * Adds a line. On an error the file ends where it ended before. hk_journal_get_path() may be another one afterwards.
 *
 * Returns: whether it worked
 */
gboolean
hk_journal_append (HkJournal  *self,
                   const char *line,
                   gboolean    sync,
                   GError    **error)
{
  g_autofree char *text = g_strconcat (line, "\n", NULL);
  const gsize length = strlen (text);

  g_return_val_if_fail (self->fd >= 0, FALSE);
  g_return_val_if_fail (strchr (line, '\n') == NULL, FALSE);

  if (self->size > 0 && !is_in_place (self) && !move_elsewhere (self, error))
    return FALSE;
  if (!write_all (self->fd, text, length) || (sync && fdatasync (self->fd) != 0))
    {
      const int number = errno;

      if (ftruncate (self->fd, self->size) != 0)
        g_warning ("%s: %s", self->path, g_strerror (errno));
      /* Translators: %s: a file; %s: why. */
      return fail (_("%s could not be written: %s."), self->path, number, error);
    }
  self->size += (off_t) length;
  return TRUE;
}

/**
 * hk_journal_parse_line:
 * @text: a line
 * @length: its length in bytes
 * @number: its number, from 1
 * @path: the journal, for the error
 * @error: return location for %HK_ERROR_FORMAT
 *
 * Returns: (transfer full): the object that the line is, or %NULL
 */
JsonObject *
hk_journal_parse_line (const char *text,
                       gsize       length,
                       guint       number,
                       const char *path,
                       GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (JsonNode) node = hk_content_parse (text, (gssize) length, name, NULL);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is damaged in line %u; it has been left as it is."), name, number);
      return NULL;
    }
  return json_object_ref (json_node_get_object (node));
}

static gboolean
holds_text (JsonNode *node)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING;
}

/* Whether each member of a header that is there is of its type. */
static gboolean
check_header (JsonObject *header)
{
  static const char * const texts[] = { "game", "id", "title", "seed", "created", "said", "now", "over" };
  JsonNode *setup = json_object_get_member (header, "setup");
  JsonNode *luck = json_object_get_member (header, "luck");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      JsonNode *node = json_object_get_member (header, texts[i]);

      if (node != NULL && !holds_text (node))
        return FALSE;
    }
  return (setup == NULL || JSON_NODE_HOLDS_OBJECT (setup)) && (luck == NULL || JSON_NODE_HOLDS_ARRAY (luck));
}

/**
 * hk_journal_read_header:
 * @text: the first line of a journal
 * @length: its length in bytes
 * @path: the journal, for the error
 * @error: return location for %HK_ERROR_FORMAT or %HK_ERROR_NEWER
 *
 * Returns: (transfer full): the header, of the format that this version writes, or %NULL
 */
JsonObject *
hk_journal_read_header (const char *text,
                        gsize       length,
                        const char *path,
                        GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (JsonObject) header = hk_journal_parse_line (text, length, 1, path, NULL);
  JsonNode *format = header == NULL ? NULL : json_object_get_member (header, "hordekeeper");

  if (format == NULL || !JSON_NODE_HOLDS_VALUE (format) || json_node_get_value_type (format) != G_TYPE_INT64
      || json_node_get_int (format) < 1)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not a session of Hordekeeper."), name);
      return NULL;
    }
  if (json_node_get_int (format) > HK_JOURNAL_FORMAT)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_NEWER,
                   _("%s was written by a newer Hordekeeper; update the app to open it. It has not been touched."), name);
      return NULL;
    }
  if (!check_header (header))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is damaged in line %u; it has been left as it is."), name, 1u);
      return NULL;
    }
  return g_steal_pointer (&header);
}
