/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "hk-log-entry-private.h"
#include "hk-session-private.h"
#include "hk-session-replay.h"

/* What changes the table of a session: moves, undo and redo, each on the disk before it is told, or, where a session
 * plays on, before the next one. */

/* How many moves lie between two snapshots, at the most. */
#define SNAPSHOT_EVERY 64

/* How many moves can be undone by what they changed; beyond them a snapshot is followed. */
#define CHANGES_KEPT 256

/* Adds to @line how the table stands, so that the shelf of sessions need not open it. */
void
hk_session_add_standing (HkSession  *self,
                         JsonObject *line)
{
  g_autofree char *headline = hk_table_get_headline (self->table);
  g_autofree char *outcome = hk_table_get_outcome (self->table);

  json_object_set_string_member (line, "now", headline);
  if (outcome != NULL)
    json_object_set_string_member (line, "over", outcome);
}

char *
hk_session_to_line (JsonObject *object)
{
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), object);

  return json_to_string (node, FALSE);
}

/* Writes a line, or holds it back in a session that plays on. */
gboolean
hk_session_append (HkSession  *self,
                   JsonObject *object,
                   GError    **error)
{
  g_autofree char *line = NULL;
  g_autoptr (GError) local = NULL;

  if (self->journal == NULL)
    return TRUE;
  line = hk_session_to_line (object);
  if (hk_journal_append (self->journal, line, self->plays_on ? HK_JOURNAL_SYNC_LATER : HK_JOURNAL_SYNC, &local))
    {
      self->n_synced = self->position;
      hk_session_set_unsaved (self, NULL, 0);
      hk_session_follow_journal (self);
      return TRUE;
    }
  if (!self->plays_on)
    {
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
  hk_journal_hold (self->journal, line);
  hk_session_set_unsaved (self, local->message, self->position);
  return TRUE;
}

/* Keeps the table as it stands, in memory and in the journal. A snapshot only saves time, so one
 * that cannot be written is no error. */
static void
take_snapshot (HkSession *self)
{
  g_autoptr (JsonNode) node = hk_record_save_compact (self->table);
  g_autofree char *text = json_to_string (node, FALSE);
  HkSnapshot *snapshot = g_new0 (HkSnapshot, 1);

  if (self->journal != NULL)
    {
      g_autofree char *line = g_strdup_printf (HK_SNAPSHOT_PREFIX "%u,\"snapshot\":%s}", self->position, text);

      hk_journal_append (self->journal, line, HK_JOURNAL_NO_SYNC, NULL);
    }
  snapshot->position = self->position;
  snapshot->length = strlen (text);
  snapshot->text = g_bytes_new_take (g_steal_pointer (&text), snapshot->length);
  g_ptr_array_add (self->snapshots, snapshot);
}

/* Lays out a table as the header says. */
HkTable *
hk_session_lay_out (HkSession  *self,
                    JsonObject *header,
                    HkMove    **move_out,
                    GError    **error)
{
  const char *seed_text = json_object_get_string_member_with_default (header, "seed", "0");
  g_autoptr (HkTable) table = hk_table_new (self->game, g_ascii_strtoull (seed_text, NULL, 10));
  g_autoptr (JsonObject) line = json_object_new ();
  g_autoptr (HkMove) move = NULL;

  json_object_set_string_member (line, "move", "setup");
  json_object_set_object_member (line, "with", json_object_ref (json_object_get_object_member (header, "setup")));
  if (json_object_has_member (header, "luck"))
    json_object_set_array_member (line, "luck", json_array_ref (json_object_get_array_member (header, "luck")));
  if (json_object_has_member (header, "created"))
    json_object_set_string_member (line, "at", json_object_get_string_member (header, "created"));
  move = hk_move_new_from_json (line, error);
  if (move == NULL || !hk_table_setup (table, move, error))
    return NULL;
  if (move_out != NULL)
    *move_out = g_steal_pointer (&move);
  return g_steal_pointer (&table);
}

static void
add_changes (GPtrArray       *changes,
             HkRecordChanges *taken)
{
  if (changes->len == CHANGES_KEPT)
    g_ptr_array_remove_index (changes, 0);
  g_ptr_array_add (changes, taken);
}

/* Returns (transfer full): a table as a snapshot before @position or the set-up has it, or %NULL.
 * @from: (out): how many moves it has seen */
static HkTable *
get_start (HkSession *self,
           guint      position,
           guint     *from,
           GError   **error)
{
  for (guint i = self->snapshots->len; i > 0; i--)
    {
      HkSnapshot *snapshot = g_ptr_array_index (self->snapshots, i - 1);
      const char *text = (const char *) g_bytes_get_data (snapshot->text, NULL) + snapshot->offset;
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (HkTable) table = NULL;

      if (snapshot->position > position)
        continue;
      node = hk_content_parse (text, (gssize) snapshot->length, "snapshot", NULL);
      if (node == NULL)
        continue;
      table = hk_table_new (self->game, 0);
      *from = snapshot->position;
      if (hk_record_restore (table, node, NULL) && hk_table_check (table, NULL))
        return g_steal_pointer (&table);
    }
  *from = 0;
  return hk_session_lay_out (self, self->header, NULL, error);
}

/* Makes a move of the log again, with the same chance. Returns whether that could be done.
 * @table: as it stood before the move
 * @number: of the move, from 0
 * @made: (out) (optional) (transfer full): the move as it was made, with its chances */
gboolean
hk_session_repeat (HkSession *self,
                   HkTable   *table,
                   guint      number,
                   HkMove   **made,
                   GError   **error)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), number);
  g_autoptr (JsonObject) line = hk_move_to_json (hk_log_entry_get_move (entry));
  g_autoptr (HkMove) move = hk_move_new_from_json (line, NULL);
  g_autoptr (GError) local = NULL;

  if (made != NULL)
    hk_move_collect_chances (move);
  if (!hk_table_apply (table, move, &local))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("Move %u of this session cannot be followed: %s"), number + 1, local->message);
      return FALSE;
    }
  if (made != NULL)
    *made = g_steal_pointer (&move);
  return TRUE;
}

/* Makes the moves from @from to @position of the log on @table.
 * @changes: (nullable): gets what each of them changes */
static gboolean
follow (HkSession *self,
        HkTable   *table,
        guint      from,
        guint      position,
        GPtrArray *changes,
        GError   **error)
{
  for (guint i = from; i < position; i++)
    {
      HkRecordChanges *recorded = changes == NULL ? NULL : hk_record_changes_begin ();
      const gboolean is_made = hk_session_repeat (self, table, i, NULL, error);

      if (recorded != NULL)
        {
          hk_record_changes_end (recorded);
          add_changes (changes, recorded);
        }
      if (!is_made)
        {
          self->failed_at = i;
          return FALSE;
        }
    }
  return TRUE;
}

/* Returns the position of the next snapshot from @position on, %G_MAXUINT when there is none. */
guint
hk_session_find_snapshot (HkSession *self,
                          guint      position)
{
  for (guint i = 0; i < self->snapshots->len; i++)
    {
      const HkSnapshot *snapshot = g_ptr_array_index (self->snapshots, i);

      if (snapshot->position >= position)
        return snapshot->position;
    }
  return G_MAXUINT;
}

/* Returns (transfer full): a table of its own, as it stood then, with everybody called as hk_session_set_people() has it, or %NULL
 * when the journal is damaged. Errors: %HK_ERROR_FORMAT.
 * @position: how many moves from the start, at most the length of the log */
HkTable *
hk_session_get_table_at (HkSession *self,
                         guint      position,
                         GError   **error)
{
  g_autoptr (HkTable) table = NULL;
  guint from;

  g_return_val_if_fail (position <= hk_session_get_n_moves (self), NULL);

  self->failed_at = G_MAXUINT;
  table = get_start (self, position, &from, error);
  if (table == NULL)
    return NULL;
  hk_session_call_people (self, table);
  if (!follow (self, table, from, position, NULL, error))
    return NULL;
  return g_steal_pointer (&table);
}

gboolean
hk_session_is_read_only (HkSession *self,
                           GError   **error)
{
  if (!self->reading)
    return FALSE;
  g_set_error (error, HK_ERROR, HK_ERROR_STORAGE, _("This session is open for reading only."));
  return TRUE;
}

/* The time of a move: now, but never before that of the one before, as after a clock was set back. */
static char *
get_time (HkSession *self)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autoptr (HkLogEntry) last = self->position == 0 ? NULL : g_list_model_get_item (G_LIST_MODEL (self->log), self->position - 1);
  const char *before = last == NULL ? json_object_get_string_member_with_default (self->header, "created", NULL)
                                    : hk_log_entry_get_time (last);
  g_autoptr (GDateTime) then = before == NULL ? NULL : g_date_time_new_from_iso8601 (before, NULL);

  return g_date_time_format_iso8601 (then != NULL && g_date_time_compare (now, then) < 0 ? then : now);
}

/* Makes a move. When this returns %TRUE the move is on the disk, or in a session that plays on
 * hk_session_get_unsaved() says why it is not; when it returns %FALSE neither the table nor the file has changed.
 * Returns whether it worked.
 * @move: what happens; it must not have been played before */
gboolean
hk_session_play (HkSession *self,
                 HkMove    *move,
                 GError   **error)
{
  g_autofree char *time = get_time (self);
  g_autoptr (JsonObject) line = NULL;
  g_autoptr (HkLogEntry) entry = NULL;
  HkRecordChanges *changes;
  GPtrArray *learned;
  HkSnapshot *last;
  const guint n_undone = hk_session_get_n_moves (self) - self->position;

  g_return_val_if_fail (HK_IS_SESSION (self), FALSE);
  g_return_val_if_fail (HK_IS_MOVE (move), FALSE);

  if (hk_session_is_read_only (self, error))
    return FALSE;
  changes = hk_record_changes_begin ();
  if (!hk_table_apply (self->table, move, error))
    {
      hk_record_changes_cancel (changes);
      return FALSE;
    }
  hk_move_set_time (move, time);
  line = hk_move_to_json (move);
  hk_session_add_standing (self, line);
  if (!hk_session_append (self, line, error))
    {
      hk_record_changes_cancel (changes);
      return FALSE;
    }

  hk_record_changes_end (changes);
  add_changes (self->done, changes);
  g_ptr_array_set_size (self->undone, 0);
  while (self->snapshots->len > 0
         && ((HkSnapshot *) g_ptr_array_index (self->snapshots, self->snapshots->len - 1))->position > self->position)
    g_ptr_array_set_size (self->snapshots, self->snapshots->len - 1);
  entry = hk_log_entry_new_made (self->position + 1, move);
  g_list_store_splice (self->log, self->position, n_undone, (gpointer *) &entry, 1);
  self->position++;
  last = self->snapshots->len == 0 ? NULL : g_ptr_array_index (self->snapshots, self->snapshots->len - 1);
  if (self->position - (last == NULL ? 0 : last->position) >= SNAPSHOT_EVERY)
    take_snapshot (self);
  hk_session_tell (self);
  learned = hk_move_get_learned (move);
  for (guint i = 0; i < learned->len; i++)
    {
      HkLearned *component = g_ptr_array_index (learned, i);

      hk_session_tell_learned (self, component);
    }
  return TRUE;
}

/* Takes back what is last in @from; @to gets what would take that back. */
static void
step (GPtrArray *from,
      GPtrArray *to)
{
  g_autoptr (HkRecordChanges) changes = g_ptr_array_steal_index (from, from->len - 1);
  HkRecordChanges *back = hk_record_changes_begin ();

  hk_record_changes_revert (changes);
  hk_record_changes_end (back);
  add_changes (to, back);
}

/* Follows the log to @to from where the table stands, or from a snapshot. The table is as it was after an error. */
static gboolean
follow_to (HkSession *self,
           guint      from,
           guint      to,
           GError   **error)
{
  const gboolean is_ahead = to > from && to - from <= SNAPSHOT_EVERY;
  g_autoptr (HkTable) before = hk_table_copy (self->table);

  g_ptr_array_set_size (self->undone, 0);
  if (!is_ahead)
    {
      g_autoptr (HkTable) start = get_start (self, to, &from, error);

      if (start == NULL)
        return FALSE;
      if (hk_session_is_replay (self))
        hk_session_call_people (self, start);
      hk_record_assign (self->table, start);
      g_ptr_array_set_size (self->done, 0);
    }
  if (follow (self, self->table, from, to, self->done, error))
    return TRUE;
  hk_record_assign (self->table, before);
  g_ptr_array_set_size (self->done, 0);
  return FALSE;
}

/* Brings the table from one position to another: by what is known of the moves between them, or by following the log. */
static gboolean
move_table (HkSession *self,
            guint      from,
            guint      to,
            GError   **error)
{
  GPtrArray *steps = to < from ? self->done : self->undone;
  const guint n = to < from ? from - to : to - from;

  if (n > steps->len)
    return follow_to (self, from, to, error);
  for (guint i = 0; i < n; i++)
    step (steps, steps == self->done ? self->undone : self->done);
  return TRUE;
}

/* Undoes or redoes as many moves as it takes. Returns whether it worked.
 * @position: how many moves from the start the table should stand */
gboolean
hk_session_jump (HkSession *self,
                 guint      position,
                 GError   **error)
{
  const guint n_moves = hk_session_get_n_moves (self);
  const guint before = self->position;
  g_autoptr (JsonObject) line = NULL;

  g_return_val_if_fail (HK_IS_SESSION (self), FALSE);

  if (hk_session_is_read_only (self, error))
    return FALSE;
  if (position > n_moves)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is nothing to redo."));
      return FALSE;
    }
  if (position == self->position)
    return TRUE;
  if (!move_table (self, before, position, error))
    return FALSE;
  line = json_object_new ();
  if (position < before)
    json_object_set_int_member (line, "undo", before - position);
  else
    json_object_set_int_member (line, "redo", position - before);
  hk_session_add_standing (self, line);
  if (!hk_session_append (self, line, error))
    {
      move_table (self, position, before, NULL);
      return FALSE;
    }
  for (guint i = MIN (position, before); i < MAX (position, before); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), i);

      hk_log_entry_set_undone (entry, position < before);
    }
  self->position = position;
  hk_session_tell (self);
  return TRUE;
}

/* Takes moves back. Returns whether it worked. */
gboolean
hk_session_undo (HkSession *self,
                 guint      n_moves,
                 GError   **error)
{
  if (n_moves > self->position)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is nothing to undo."));
      return FALSE;
    }
  return hk_session_jump (self, self->position - n_moves, error);
}

/* Makes undone moves again, with the same chance. Returns whether it worked. */
gboolean
hk_session_redo (HkSession *self,
                 guint      n_moves,
                 GError   **error)
{
  if (n_moves > hk_session_get_n_moves (self) - self->position)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is nothing to redo."));
      return FALSE;
    }
  return hk_session_jump (self, self->position + n_moves, error);
}

/* Returns (transfer full): the same moves to be looked at from the first to the last, at the beginning; what is done in it changes
 * neither @self nor a file. */
HkSession *
hk_session_new_replay (HkSession *self)
{
  g_autoptr (HkSession) replay = g_object_new (HK_TYPE_SESSION, NULL);

  g_return_val_if_fail (HK_IS_SESSION (self), NULL);

  replay->game = self->game;
  replay->title = g_strdup (self->title);
  replay->header = json_object_ref (self->header);
  replay->reading = TRUE;
  replay->people = self->people == NULL ? NULL : g_object_ref (self->people);
  if (!hk_session_settle (replay, 0, NULL))
    return NULL;
  for (guint i = 0; i < self->position; i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), i);

      g_list_store_append (replay->log, entry);
    }
  for (guint i = 0; i < self->snapshots->len; i++)
    {
      const HkSnapshot *snapshot = g_ptr_array_index (self->snapshots, i);

      if (snapshot->position <= self->position)
        {
          g_ptr_array_add (replay->snapshots, g_memdup2 (snapshot, sizeof (HkSnapshot)));
          g_bytes_ref (snapshot->text);
        }
    }
  return g_steal_pointer (&replay);
}

/* (transfer none): the same for each copy of the game. */
const char *
hk_session_get_id (HkSession *self)
{
  return json_object_get_string_member_with_default (self->header, "id", "");
}

/* (transfer none) (nullable): when the table was laid out, ISO 8601. */
const char *
hk_session_get_created (HkSession *self)
{
  return json_object_get_string_member_with_default (self->header, "created", NULL);
}

/* Returns whether nothing can be played in it because it is only looked at. */
gboolean
hk_session_is_replay (HkSession *self)
{
  return self->reading;
}

/* Shows the table as it stood then. Returns whether that could be done. Errors: %HK_ERROR_FORMAT.
 * @self: of hk_session_new_replay() or open for reading only
 * @position: how many moves from the start */
gboolean
hk_session_show (HkSession *self,
                 guint      position,
                 GError   **error)
{
  g_return_val_if_fail (self->reading, FALSE);
  g_return_val_if_fail (position <= hk_session_get_n_moves (self), FALSE);

  if (position == self->position)
    return TRUE;
  if (!move_table (self, self->position, position, error))
    return FALSE;
  self->position = position;
  hk_session_tell (self);
  return TRUE;
}
