/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <errno.h>
#include <fcntl.h>
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "core/content/hk-content.h"
#include "core/content/hk-file.h"
#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-journal-private.h"

/* Reading of a journal: which of its lines are as they were written. */

/* How a journal starts whose lines have checksums. */
#define HEAD "{\"hordekeeper\":2,"

/* Whether a line that was once whole is in @text, which is not as it was written. */
static gboolean
has_whole_line (const char *text,
                const char *end)
{
  while (text < end)
    {
      const char *stop = memchr (text, '\n', (gsize) (end - text));

      if (stop == NULL)
        return FALSE;
      if (stop - text > 2 && text[0] == '{' && stop[-1] == '}' && memchr (text, '\0', (gsize) (stop - text)) == NULL)
        return TRUE;
      text = stop + 1;
    }
  return FALSE;
}

/* Finds the good lines at the start of @text, which is changed: each line is made what it was without number and checksum.
 * A bad one is a torn end when no whole line follows. */
static void
split (HkJournal *self,
       char      *text,
       gsize      size)
{
  char *end = text + size;
  char *line = text;

  self->format = size >= strlen (HEAD) && memcmp (text, HEAD, strlen (HEAD)) == 0 ? 2 : 1;
  while (line < end)
    {
      char *stop = memchr (line, '\n', (gsize) (end - line));
      HkJournalLine slice = { line, stop == NULL ? 0 : (gsize) (stop - line) };
      const char *why = NULL;

      if (stop == NULL)
        break;
      /* A file system may leave a hole where it had not written yet. */
      if (memchr (line, '\0', slice.length) != NULL)
        why = _("There are zero bytes in the line.");
      else if (self->format == 1 || hk_journal_unseal (line, &slice.length, self->n_lines + 1, &self->sum, &why))
        why = NULL;
      if (why != NULL)
        {
          if (has_whole_line (line, end))
            hk_journal_set_bad_line (self, self->n_lines + 1, why);
          break;
        }
      g_array_append_val (self->lines, slice);
      self->n_lines++;
      line = stop + 1;
    }
  self->size = line - text;
}

/* Returns whether what follows the good lines is the beginning of a line, as after a power failure, and not something else. */
gboolean
hk_journal_is_cut_off (HkJournal *self)
{
  const char *text = g_bytes_get_data (self->text, NULL);

  return memchr (text + self->size, '\n', g_bytes_get_size (self->text) - (gsize) self->size) == NULL;
}

/* Reads a journal. One that is only read is left exactly as it is; one that is to be written is, until
 * hk_journal_prepare(). Returns (transfer full): the journal, or %NULL. Errors: %HK_ERROR_STORAGE or %HK_ERROR_BUSY.
 * @writable: whether lines are to be added */
HkJournal *
hk_journal_open (const char *path,
                 gboolean    writable,
                 GError    **error)
{
  g_autoptr (HkJournal) self = g_object_new (HK_TYPE_JOURNAL, NULL);
  g_autofree char *contents = NULL;
  gsize size;

  self->path = g_strdup (path);
  if (writable)
    {
      self->fd = g_open (path, O_RDWR | O_APPEND | O_NONBLOCK | O_CLOEXEC, 0);
      if (self->fd < 0)
        {
          /* Translators: %s: a file; %s: why. */
          hk_journal_fail (_("%s cannot be opened: %s."), path, errno, error);
          return NULL;
        }
      if (!hk_journal_lock (self->fd, path, error))
        return NULL;
    }
  contents = hk_file_read (path, HK_FILE_LIMIT, &size, error);
  if (contents == NULL)
    return NULL;
  split (self, contents, size);
  self->text = g_bytes_new_take (g_steal_pointer (&contents), size);
  if (!writable && self->bad_line == 0 && (gsize) self->size < size)
    self->warning = g_strdup (hk_journal_is_cut_off (self) ? _("The last line was cut off before it was whole; it is left out.")
                              : _("What stands after the last move is not of Hordekeeper; it is left out."));
  return g_steal_pointer (&self);
}

/* Ends the good part of the journal before that line.
 * @number: a line, from 1
 * @why: a sentence that says what is wrong with it */
void
hk_journal_set_bad_line (HkJournal  *self,
                         guint       number,
                         const char *why)
{
  self->bad_line = number;
  g_set_str (&self->bad_why, why);
  if (number <= self->lines->len)
    g_array_set_size (self->lines, number - 1);
}

/* The first line that is not as it was written, and @why; 0 for none. */
guint
hk_journal_get_bad_line (HkJournal   *self,
                         const char **why)
{
  if (why != NULL)
    *why = self->bad_why;
  return self->bad_line;
}

/* Returns whether each line is as it was written; a torn end is none. Errors: %HK_ERROR_FORMAT. */
gboolean
hk_journal_check (HkJournal *self,
                  GError   **error)
{
  g_autofree char *name = g_path_get_basename (self->path);

  if (self->bad_line == 0)
    return TRUE;
  /* Translators: %s: a file; %u: a line; %s: a sentence that says why. */
  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is damaged in line %u; it has been left as it is. %s"), name,
               self->bad_line, self->bad_why);
  return FALSE;
}

/* Returns (transfer full): the object that the line is, or %NULL. Errors: %HK_ERROR_FORMAT.
 * @length: its length in bytes
 * @number: its number, from 1
 * @path: the journal, for the error */
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

/* Whether the names of @setup can be shown. */
static gboolean
check_names (JsonNode *setup)
{
  JsonNode *players = setup == NULL || !JSON_NODE_HOLDS_OBJECT (setup) ? NULL
                      : json_object_get_member (json_node_get_object (setup), "players");

  for (guint i = 0; players != NULL && JSON_NODE_HOLDS_ARRAY (players)
                    && i < json_array_get_length (json_node_get_array (players)); i++)
    {
      JsonNode *player = json_array_get_element (json_node_get_array (players), i);
      JsonNode *name = JSON_NODE_HOLDS_OBJECT (player) ? json_object_get_member (json_node_get_object (player), "name") : NULL;

      if (i >= HK_LIMIT_NAME || (name != NULL && holds_text (name) && !hk_limits_check_name (json_node_get_string (name), NULL)))
        return FALSE;
    }
  return TRUE;
}

/* Whether each member of a header that is there is of its type and of a length that can be shown. */
static gboolean
check_header (JsonObject *header)
{
  static const char * const texts[] = { "game", "id", "title", "seed", "created", "said", "now", "over" };
  JsonNode *setup = json_object_get_member (header, "setup");
  JsonNode *luck = json_object_get_member (header, "luck");

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      JsonNode *node = json_object_get_member (header, texts[i]);

      if (node != NULL && (!holds_text (node)
                           || (g_str_equal (texts[i], "title") && !hk_limits_check_name (json_node_get_string (node), NULL))))
        return FALSE;
    }
  /* A checksum in a header of the format without is one of the other format, changed. */
  if (json_object_get_int_member (header, "hordekeeper") == 1 && json_object_has_member (header, "sum"))
    return FALSE;
  return (setup == NULL || JSON_NODE_HOLDS_OBJECT (setup)) && check_names (setup) && (luck == NULL || JSON_NODE_HOLDS_ARRAY (luck));
}

/* Returns (transfer full): the header, of the format that this version writes, or %NULL. Errors: %HK_ERROR_FORMAT or
 * %HK_ERROR_NEWER.
 * @text: the first line of a journal
 * @length: its length in bytes
 * @path: the journal, for the error */
JsonObject *
hk_journal_read_header (const char *text,
                        gsize       length,
                        const char *path,
                        GError    **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (JsonObject) header = hk_journal_parse_line (text, length, 1, path, NULL);
  JsonNode *format = header == NULL ? NULL : json_object_get_member (header, "hordekeeper");

  if (!hk_limits_check_json (text, length, name, error))
    return NULL;
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
