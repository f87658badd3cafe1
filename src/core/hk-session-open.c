/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"
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

static gboolean
damaged (HkSession *self,
         guint      number,
         GError   **error)
{
  g_autofree char *name = g_path_get_basename (self->path);

  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is damaged in line %u; it has been left as it is."), name, number);
  return FALSE;
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
  g_autoptr (JsonObject) object = hk_journal_parse_line (line->text, line->length, number, self->path, error);
  gint64 n;

  if (object == NULL)
    return FALSE;
  if (json_object_has_member (object, "title"))
    {
      const char *title = json_object_get_string_member_with_default (object, "title", NULL);

      if (title == NULL)
        return damaged (self, number, error);
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
  return damaged (self, number, error);
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
        return damaged (self, i + 1, error);
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

static HkSession *
read_session (const char *path,
              gboolean    writable,
              guint       at,
              GError    **error)
{
  g_autoptr (HkSession) self = g_object_new (HK_TYPE_SESSION, NULL);
  g_autofree char *name = g_path_get_basename (path);
  const HkJournalLine *first;
  const char *game;
  guint position;

  self->path = g_strdup (path);
  self->reading = !writable;
  self->journal = hk_journal_open (path, writable, error);
  if (self->journal == NULL)
    return NULL;
  if (hk_journal_get_lines (self->journal)->len == 0)
    {
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
      || !JSON_NODE_HOLDS_OBJECT (json_object_get_member (self->header, "setup")))
    {
      damaged (self, 1, error);
      return NULL;
    }
  if (!read_lines (self, &position, error))
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
  if (!hk_session_settle (self, position, error) || !hk_journal_repair (self->journal, error))
    return NULL;
  return g_steal_pointer (&self);
}

/**
 * hk_session_open:
 * @path: a journal
 * @error: return location for an error
 *
 * Opens a session to go on with it. No other program can, until it is closed.
 *
 * Returns: (transfer full): the session, or %NULL with the file untouched
 */
HkSession *
hk_session_open (const char *path,
                 GError    **error)
{
  return read_session (path, TRUE, G_MAXUINT, error);
}

/**
 * hk_session_open_at:
 * @path: a journal
 * @position: how many moves from the start the table should stand; %G_MAXUINT for where it stood last
 * @error: return location for an error
 *
 * Opens a session to look at it; the file is not changed.
 *
 * Returns: (transfer full): the session, or %NULL
 */
HkSession *
hk_session_open_at (const char *path,
                    guint       position,
                    GError    **error)
{
  return read_session (path, FALSE, position, error);
}
