/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/record/hk-error.h"
#include "hk-journal-private.h"

/* The file of a session. Lines are added at its end and brought to the disk before anyone hears that they were
 * added, or, in a window, before the next one; nothing in it is ever changed. A last line that was cut off, as by a
 * power failure, is set aside in a file of its own when the journal is opened for writing. When the file is deleted,
 * replaced or renamed while it is open, all of it is written again under a new name before the next line.
 * docs/journal.md has the form. */
G_DEFINE_FINAL_TYPE (HkJournal, hk_journal, G_TYPE_OBJECT)

static void
hk_journal_dispose (GObject *object)
{
  hk_journal_wait (HK_JOURNAL (object));
  G_OBJECT_CLASS (hk_journal_parent_class)->dispose (object);
}

static void
hk_journal_finalize (GObject *object)
{
  HkJournal *self = HK_JOURNAL (object);

  g_clear_fd (&self->fd, NULL);
  g_clear_fd (&self->copy_fd, NULL);
  g_free (self->path);
  g_free (self->bad_why);
  g_string_free (self->added, TRUE);
  g_string_free (self->held, TRUE);
  g_free (self->warning);
  g_free (self->ahead);
  g_clear_pointer (&self->text, g_bytes_unref);
  g_clear_pointer (&self->lines, g_array_unref);
  G_OBJECT_CLASS (hk_journal_parent_class)->finalize (object);
}

static void
hk_journal_class_init (HkJournalClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_journal_dispose;
  G_OBJECT_CLASS (klass)->finalize = hk_journal_finalize;

  /**
   * HkJournal::failed:
   * @self: a journal
   * @why: a sentence
   *
   * Emitted when the disk has refused a line of %HK_JOURNAL_SYNC_LATER, which is held back since.
   */
  g_signal_new ("failed", HK_TYPE_JOURNAL, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
hk_journal_init (HkJournal *self)
{
  self->fd = -1;
  self->copy_fd = -1;
  self->format = HK_JOURNAL_FORMAT;
  self->added = g_string_new (NULL);
  self->held = g_string_new (NULL);
  self->lines = g_array_new (FALSE, FALSE, sizeof (HkJournalLine));
}

/* Says that a file could not be written, and which errno says why. */
gboolean
hk_journal_fail (const char *format,
                 const char *path,
                 int         number,
                 GError    **error)
{
  const char *reason = number == ENOSPC || number == EDQUOT ? _("the disk is full") : g_strerror (number);
  g_autofree char *name = g_path_get_basename (path);

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, format, name, reason);
#pragma GCC diagnostic pop
  return FALSE;
}

gboolean
hk_journal_write_all (int         fd,
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

/* Finds out when a game of the folder was changed last. */
void
hk_journal_look_around (HkJournal *self)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      struct stat about;

      if (g_str_has_suffix (name, ".hordekeeper") && stat (path, &about) == 0)
        self->latest = MAX (self->latest, about.st_mtim.tv_sec * G_USEC_PER_SEC + about.st_mtim.tv_nsec / 1000);
    }
}

/* Makes a new journal; a file that is there already is left alone. Returns (transfer full): the journal, or %NULL.
 * Errors: %HK_ERROR_STORAGE.
 * @path: where the file is to be; its folder is made when it is missing
 * @header: the first line, without its end */
HkJournal *
hk_journal_create (const char *path,
                   const char *header,
                   GError    **error)
{
  g_autoptr (HkJournal) self = g_object_new (HK_TYPE_JOURNAL, NULL);
  g_autofree char *directory = g_path_get_dirname (path);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *made = NULL;

  self->path = g_strdup (path);
  if (g_mkdir_with_parents (directory, 0700) != 0)
    {
      /* Translators: %s: a file; %s: why. */
      hk_journal_fail (_("The folder for %s cannot be made: %s."), path, errno, error);
      return NULL;
    }
  self->n_lines = 1;
  hk_journal_seal (text, header, strlen (header), self->n_lines, &self->sum);
  self->fd = hk_journal_make_numbered (path, 1, 1, text, &made);
  if (self->fd < 0)
    {
      /* Translators: %s: a file; %s: why. */
      hk_journal_fail (_("%s cannot be made: %s."), path, errno, error);
      return NULL;
    }
  self->size = (off_t) text->len;
  g_string_append_printf (self->added, "%s\n", header);
  hk_journal_look_around (self);
  return g_steal_pointer (&self);
}

/* Returns (transfer full): a new journal that holds its lines back, as where its file cannot be made. It is made as soon as it can be,
 * under a name that nothing has then.
 * @path: where the file is to be
 * @header: the first line, without its end */
HkJournal *
hk_journal_create_held (const char *path,
                        const char *header)
{
  HkJournal *self = g_object_new (HK_TYPE_JOURNAL, NULL);

  self->path = g_strdup (path);
  hk_journal_hold (self, header);
  return self;
}

/* Returns (element-type HkJournalLine): the lines that were there when it was opened. */
GArray *
hk_journal_get_lines (HkJournal *self)
{
  return self->lines;
}

/* Returns (nullable): what the slices of hk_journal_get_lines() lie in. */
GBytes *
hk_journal_get_text (HkJournal *self)
{
  return self->text;
}

/* Returns (nullable): what was found amiss on opening. */
const char *
hk_journal_get_warning (HkJournal *self)
{
  return self->warning;
}

/* Returns (nullable): a second copy that went on where the file ended when it was opened. */
const char *
hk_journal_get_ahead (HkJournal *self)
{
  return self->ahead;
}

/* (transfer none): the file, which is another one after it had to be written again. */
const char *
hk_journal_get_path (HkJournal *self)
{
  return self->path;
}

/* The format of the file. */
guint
hk_journal_get_format (HkJournal *self)
{
  return self->format;
}

/* Whether the open file is still the one that its name leads to, and as it was left. */
static gboolean
is_in_place (HkJournal *self)
{
  struct stat open_file;
  struct stat named;

  return fstat (self->fd, &open_file) == 0 && open_file.st_nlink > 0 && open_file.st_size == self->size
         && stat (self->path, &named) == 0 && open_file.st_dev == named.st_dev && open_file.st_ino == named.st_ino;
}

/* Adds the lines of @lines to @text as they are written. */
static void
seal_lines (GString    *text,
            const char *lines,
            guint      *number,
            guint32    *sum)
{
  const char *stop;

  for (; (stop = strchr (lines, '\n')) != NULL; lines = stop + 1)
    hk_journal_seal (text, lines, (gsize) (stop - lines), ++*number, sum);
}

/* The header in the format that is written now. */
static char *
get_header (const HkJournalLine *line)
{
  g_autofree char *text = g_strndup (line->text, line->length);
  g_autoptr (JsonNode) node = json_from_string (text, NULL);

  if (node == NULL || !JSON_NODE_HOLDS_OBJECT (node)
      || json_object_get_int_member_with_default (json_node_get_object (node), "hordekeeper", 0) == HK_JOURNAL_FORMAT)
    return g_steal_pointer (&text);
  json_object_set_int_member (json_node_get_object (node), "hordekeeper", HK_JOURNAL_FORMAT);
  return json_to_string (node, FALSE);
}

/* (transfer full): the good lines as they are written now, from memory; what is held back is not among them. */
GString *
hk_journal_render (HkJournal *self,
                   guint     *n_lines,
                   guint32   *sum)
{
  GString *text = g_string_new (NULL);

  *n_lines = 0;
  *sum = 0;
  for (guint i = 0; i < self->lines->len; i++)
    {
      const HkJournalLine *line = &g_array_index (self->lines, HkJournalLine, i);
      g_autofree char *header = i == 0 ? get_header (line) : NULL;

      hk_journal_seal (text, header == NULL ? line->text : header, header == NULL ? line->length : strlen (header),
                       ++*n_lines, sum);
    }
  seal_lines (text, self->added->str, n_lines, sum);
  return text;
}

/* Writes the journal again under a name that nothing has, and goes on there. */
static gboolean
move_elsewhere (HkJournal *self,
                GError   **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *before = g_path_get_basename (self->path);
  g_autofree char *path = NULL;
  g_autofree char *now = NULL;
  guint n_lines;
  guint32 sum;
  g_autoptr (GString) text = hk_journal_render (self, &n_lines, &sum);
  g_autofd int fd = -1;

  g_mkdir_with_parents (folder, 0700);
  fd = hk_journal_make_numbered (self->path, 2, G_MAXUINT, text, &path);
  if (fd < 0)
    /* Translators: %s: a file; %s: why. */
    return hk_journal_fail (_("%s was taken away while it was open, and cannot be written again: %s."), self->path, errno, error);
  now = g_path_get_basename (path);
  g_free (self->warning);
  /* Translators: %s: a file; %s: another file. */
  self->warning = g_strdup_printf (_("%s was deleted, replaced or renamed while it was open. The game goes on in %s; nothing is lost."),
                                   before, now);
  g_set_str (&self->path, path);
  g_clear_fd (&self->fd, NULL);
  self->fd = g_steal_fd (&fd);
  self->size = (off_t) text->len;
  self->n_lines = n_lines;
  self->sum = sum;
  return TRUE;
}

/* With a clock that was set back, what is played last is still the last of its folder. */
static void
keep_order (HkJournal *self)
{
  struct timespec times[2] = { { .tv_nsec = UTIME_OMIT } };

  if (g_get_real_time () > self->latest)
    return;
  self->latest += 1000;
  times[1].tv_sec = (time_t) (self->latest / G_USEC_PER_SEC);
  times[1].tv_nsec = (self->latest % G_USEC_PER_SEC) * 1000;
  futimens (self->fd, times);
}

/* Makes the file of a journal that has none yet, with all of @text. */
static gboolean
make_file (HkJournal *self,
           GString   *text,
           GError   **error)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *path = NULL;

  g_mkdir_with_parents (folder, 0700);
  self->fd = hk_journal_make_numbered (self->path, 1, G_MAXUINT, text, &path);
  if (self->fd < 0)
    /* Translators: %s: a file; %s: why. */
    return hk_journal_fail (_("%s cannot be made: %s."), self->path, errno, error);
  g_set_str (&self->path, path);
  hk_journal_look_around (self);
  return TRUE;
}

/* Writes @lines, which end in a line end each, all or none. */
static gboolean
write_lines (HkJournal  *self,
             const char *lines,
             gboolean    sync,
             GError    **error)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guint number;
  guint32 sum;

  if (self->ragged && ftruncate (self->fd, self->size) == 0)
    self->ragged = FALSE;
  if (self->size > 0 && !is_in_place (self) && !move_elsewhere (self, error))
    return FALSE;
  number = self->n_lines;
  sum = self->sum;
  seal_lines (text, lines, &number, &sum);
  if (self->fd < 0)
    {
      if (!make_file (self, text, error))
        return FALSE;
    }
  else if (!hk_journal_write_all (self->fd, text->str, text->len) || (sync && fdatasync (self->fd) != 0))
    {
      const int error_number = errno;

      self->ragged = ftruncate (self->fd, self->size) != 0;
      /* Translators: %s: a file; %s: why. */
      return hk_journal_fail (_("%s could not be written: %s."), self->path, error_number, error);
    }
  self->size += (off_t) text->len;
  self->n_lines = number;
  self->sum = sum;
  keep_order (self);
  /* The second copy only follows; one that cannot be written is made anew when the journal is opened next. */
  if (self->copy_fd >= 0 && !hk_journal_write_all (self->copy_fd, text->str, text->len))
    g_clear_fd (&self->copy_fd, NULL);
  return TRUE;
}

/* Adds a line, after those that are held back. On an error the file ends where it ended before.
 * hk_journal_get_path() may be another one afterwards. Returns whether it worked. Errors: %HK_ERROR_STORAGE.
 * @self: a journal open for writing
 * @line: a line without its end: a JSON object
 * @how: when it is brought to the disk */
gboolean
hk_journal_append (HkJournal     *self,
                   const char    *line,
                   HkJournalWrite how,
                   GError       **error)
{
  g_autofree HkJournalSync *sync = NULL;
  g_autofree char *lines = NULL;

  g_return_val_if_fail (self->fd >= 0 || self->text == NULL, FALSE);
  g_return_val_if_fail (strchr (line, '\n') == NULL, FALSE);

  hk_journal_wait (self);
  if (how == HK_JOURNAL_SYNC_LATER && self->held->len == 0)
    sync = hk_journal_sync_new (self);
  lines = g_strconcat (self->held->str, line, "\n", NULL);
  if (!write_lines (self, lines, how != HK_JOURNAL_NO_SYNC && sync == NULL, error))
    return FALSE;
  g_string_append (self->added, self->held->str);
  if (how != HK_JOURNAL_NO_SYNC)
    g_string_append_printf (self->added, "%s\n", line);
  g_string_truncate (self->held, 0);
  if (sync != NULL)
    hk_journal_sync_begin (self, g_steal_pointer (&sync));
  return TRUE;
}

/* Holds a line back in memory until there is room for it.
 * @self: a journal open for writing
 * @line: a line that could not be added */
void
hk_journal_hold (HkJournal  *self,
                 const char *line)
{
  g_string_append (self->held, line);
  g_string_append_c (self->held, '\n');
}

/* Waits for the disk, and tries once more to write what is held back. Returns whether nothing is held back any more. Errors:
 * %HK_ERROR_STORAGE.
 * @self: a journal open for writing */
gboolean
hk_journal_write_held (HkJournal *self,
                       GError   **error)
{
  hk_journal_wait (self);
  if (self->held->len == 0)
    return TRUE;
  if (!write_lines (self, self->held->str, TRUE, error))
    return FALSE;
  g_string_append (self->added, self->held->str);
  g_string_truncate (self->held, 0);
  return TRUE;
}

/* Returns (transfer full): what a file with all of its lines holds, those that are held back too. */
GBytes *
hk_journal_dup_file (HkJournal *self)
{
  guint number;
  guint32 sum;
  GString *text = hk_journal_render (self, &number, &sum);

  seal_lines (text, self->held->str, &number, &sum);
  return g_string_free_to_bytes (text);
}
