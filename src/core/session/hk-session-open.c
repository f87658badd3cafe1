/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-log-entry-private.h"
#include "hk-session-private.h"

/* Reading of a session from its journal. */

static gboolean
starts_with (const HkJournalLine *line,
             const char          *prefix)
{
  const gsize length = strlen (prefix);

  return line->length >= length && memcmp (line->text, prefix, length) == 0;
}

/* Ends the good part of the journal before line @number. */
static gboolean
damaged (HkSession  *self,
         guint       number,
         const char *why,
         GError    **error)
{
  hk_journal_set_bad_line (self->journal, number, why);
  return hk_journal_check (self->journal, error);
}

static void
drop_snapshots_after (HkSession *self,
                      guint      position)
{
  while (self->snapshots->len > 0
         && ((HkSnapshot *) g_ptr_array_index (self->snapshots, self->snapshots->len - 1))->position > position)
    g_ptr_array_set_size (self->snapshots, self->snapshots->len - 1);
}

/* Follows an undo, a redo or a new title. */
static gboolean
follow (HkSession           *self,
        const HkJournalLine *line,
        guint                number,
        guint                n_moves,
        guint               *position,
        GError             **error)
{
  g_autoptr (JsonObject) object = hk_journal_parse_line (line->text, line->length, number, self->path, NULL);
  gint64 n;

  if (object == NULL)
    return damaged (self, number, _("The line is not well-formed JSON."), error);
  if (json_object_has_member (object, "title"))
    {
      const char *title = json_object_get_string_member_with_default (object, "title", NULL);

      if (title == NULL || !hk_limits_check_name (title, NULL))
        return damaged (self, number, _("The title is not a text of the right length."), error);
      g_set_str (&self->title, title);
      return TRUE;
    }
  n = json_object_get_int_member_with_default (object, "undo", 0);
  if (n > 0 && n <= *position)
    {
      *position -= (guint) n;
      return TRUE;
    }
  n = json_object_get_int_member_with_default (object, "redo", 0);
  if (n > 0 && n <= n_moves - *position)
    {
      *position += (guint) n;
      return TRUE;
    }
  return damaged (self, number, _("It takes back or repeats moves that there are not."), error);
}

/* Without a checksum, each line is read before it gets one. */
static gboolean
is_whole (HkSession           *self,
          const HkJournalLine *line,
          guint                number,
          GError             **error)
{
  g_autoptr (JsonObject) object = hk_journal_parse_line (line->text, line->length, number, self->path, NULL);
  g_autoptr (HkMove) move = NULL;

  if (object != NULL && json_object_has_member (object, "move"))
    move = hk_move_new_from_json (object, NULL);
  if (object != NULL && (move != NULL || !json_object_has_member (object, "move")))
    return TRUE;
  return damaged (self, number, _("The line is not well-formed JSON."), error);
}

static gboolean
read_lines (HkSession *self,
            guint     *position_out,
            GError   **error)
{
  GBytes *text = hk_journal_get_text (self->journal);
  const char *start = g_bytes_get_data (text, NULL);
  GArray *lines = hk_journal_get_lines (self->journal);
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func (g_object_unref);
  guint position = 0;

  for (guint i = 1; i < lines->len; i++)
    {
      const HkJournalLine *line = &g_array_index (lines, HkJournalLine, i);

      if (line->length < 2 || line->text[0] != '{' || line->text[line->length - 1] != '}')
        return damaged (self, i + 1, _("The line is not an object."), error);
      if (hk_journal_get_format (self->journal) == 1 && (!self->reading || self->salvaging) && !is_whole (self, line, i + 1, error))
        return FALSE;
      if (starts_with (line, HK_SNAPSHOT_PREFIX))
        {
          char *end;
          const guint64 at = g_ascii_strtoull (line->text + strlen (HK_SNAPSHOT_PREFIX), &end, 10);
          HkSnapshot *snapshot;

          if (at != position || !g_str_has_prefix (end, ",\"snapshot\":"))
            continue;
          end += strlen (",\"snapshot\":");
          snapshot = g_new (HkSnapshot, 1);
          snapshot->position = position;
          snapshot->text = g_bytes_ref (text);
          snapshot->offset = (gsize) (end - start);
          snapshot->length = (gsize) (line->text + line->length - 1 - end);
          g_ptr_array_add (self->snapshots, snapshot);
        }
      else if (starts_with (line, "{\"move\":"))
        {
          g_ptr_array_set_size (entries, (int) position);
          drop_snapshots_after (self, position);
          position++;
          g_ptr_array_add (entries, hk_log_entry_new_read (position, text, (gsize) (line->text - start), line->length));
        }
      else if (!follow (self, line, i + 1, entries->len, &position, error))
        return FALSE;
    }
  g_list_store_splice (self->log, 0, 0, entries->pdata, entries->len);
  *position_out = position;
  return TRUE;
}

/* The line that brought the move that the log has at @position. */
static guint
find_line (HkSession *self,
           guint      position)
{
  GArray *lines = hk_journal_get_lines (self->journal);
  guint found = 1;
  gint64 at = 0;

  for (guint i = 1; i < lines->len; i++)
    {
      const HkJournalLine *line = &g_array_index (lines, HkJournalLine, i);
      g_autoptr (JsonObject) object = NULL;

      if (starts_with (line, "{\"move\":"))
        {
          if (at == position)
            found = i + 1;
          at++;
        }
      else if (!starts_with (line, HK_SNAPSHOT_PREFIX))
        {
          object = hk_journal_parse_line (line->text, line->length, i + 1, self->path, NULL);
          if (object != NULL)
            at += json_object_get_int_member_with_default (object, "redo", 0)
                  - json_object_get_int_member_with_default (object, "undo", 0);
        }
    }
  return found;
}

/* Lays the table that the good lines lead to; from the first one that cannot be followed on, none is good. */
static gboolean
settle_good (HkSession *self,
             GError   **error)
{
  for (;;)
    {
      g_autoptr (GError) local = NULL;
      guint position;

      g_list_store_remove_all (self->log);
      g_ptr_array_set_size (self->snapshots, 0);
      if (!read_lines (self, &position, NULL))
        continue;
      if (hk_session_settle (self, position, &local))
        return TRUE;
      if (self->failed_at == G_MAXUINT)
        {
          g_propagate_error (error, g_steal_pointer (&local));
          return FALSE;
        }
      hk_journal_set_bad_line (self->journal, find_line (self, self->failed_at), local->message);
    }
}

/* Opens the journal and reads its header. */
static HkSession *
read_header (const char *path,
             gboolean    writable,
             GError    **error)
{
  g_autoptr (HkSession) self = g_object_new (HK_TYPE_SESSION, NULL);
  g_autofree char *name = g_path_get_basename (path);
  const HkJournalLine *first;
  const char *game;

  self->path = g_strdup (path);
  self->reading = !writable;
  self->journal = hk_journal_open (path, writable, error);
  if (self->journal == NULL)
    return NULL;
  if (hk_journal_get_lines (self->journal)->len == 0)
    {
      if (hk_journal_check (self->journal, error))
        g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not a session of Hordekeeper."), name);
      return NULL;
    }
  first = &g_array_index (hk_journal_get_lines (self->journal), HkJournalLine, 0);
  self->header = hk_journal_read_header (first->text, first->length, path, error);
  if (self->header == NULL)
    return NULL;
  game = json_object_get_string_member_with_default (self->header, "game", "");
  self->game = hk_games_lookup (game, error);
  if (self->game == NULL)
    return NULL;
  self->title = g_strdup (json_object_get_string_member_with_default (self->header, "title", self->game->title));
  if (!json_object_has_member (self->header, "setup")
      || json_object_get_int_member (self->header, "hordekeeper") != hk_journal_get_format (self->journal))
    {
      damaged (self, 1, _("The header is not as it should be."), error);
      return NULL;
    }
  return g_steal_pointer (&self);
}

static HkSession *
read_session (const char *path,
              gboolean    writable,
              guint       at,
              GError    **error)
{
  g_autoptr (HkSession) self = read_header (path, writable, error);
  guint position;

  if (self == NULL || !hk_journal_check (self->journal, error) || !read_lines (self, &position, error))
    return NULL;
  if (at != G_MAXUINT)
    {
      if (at > hk_session_get_n_moves (self))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER,
                       ngettext ("This session has only %u move.", "This session has only %u moves.",
                                 hk_session_get_n_moves (self)),
                       hk_session_get_n_moves (self));
          return NULL;
        }
      position = at;
    }
  if (!hk_session_settle (self, position, error) || !hk_journal_prepare (self->journal, error))
    return NULL;
  if (writable)
    hk_session_keep_copy (self);
  return g_steal_pointer (&self);
}

/* Opens a session to go on with it. No other program can, until it is closed. Returns (transfer full): the session,
 * or %NULL with the file untouched. */
HkSession *
hk_session_open (const char *path,
                 GError    **error)
{
  return read_session (path, TRUE, G_MAXUINT, error);
}

/* Opens a session to look at it; the file is not changed. Returns (transfer full): the session, or %NULL.
 * @position: how many moves from the start the table should stand; %G_MAXUINT for where it stood last */
HkSession *
hk_session_open_at (const char *path,
                    guint       position,
                    GError    **error)
{
  return read_session (path, FALSE, position, error);
}

/* Opens as much of a session as is good, to look at it; the file is not changed. hk_session_get_bad_line() says
 * where the good part ends, hk_session_save_good() keeps it. Returns (transfer full): the session, or %NULL when not
 * even its beginning is good.
 * @path: a journal, which may be damaged */
HkSession *
hk_session_open_good (const char *path,
                      GError    **error)
{
  g_autoptr (HkSession) self = read_header (path, FALSE, error);

  if (self == NULL)
    return NULL;
  self->salvaging = TRUE;
  return settle_good (self, error) ? g_steal_pointer (&self) : NULL;
}

/* Returns the first line of the journal that is not good; 0 when all are.
 * @why: (out) (nullable) (transfer none): a sentence that says what is wrong with the line */
guint
hk_session_get_bad_line (HkSession   *self,
                         const char **why)
{
  return hk_journal_get_bad_line (self->journal, why);
}

/* Writes the good part of a session into a new file. Returns (transfer full): its path, or %NULL. Errors:
 * %HK_ERROR_STORAGE.
 * @self: a session from hk_session_open_good()
 * @path: (nullable): where to, or %NULL for its own place; when a file has that name, the new one gets a number */
char *
hk_session_save_good (HkSession  *self,
                      const char *path,
                      GError    **error)
{
  return hk_journal_save_good (self->journal, path == NULL ? self->path : path, error);
}
