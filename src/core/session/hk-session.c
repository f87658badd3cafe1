/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-limits.h"
#include "core/record/hk-error.h"
#include "hk-log-entry-private.h"
#include "hk-session-private.h"

/* An evening at a table: the table, and the journal of all that happened at it. Every change goes through
 * hk_session_play(), hk_session_undo() or hk_session_redo() and is on the disk when they return. */

typedef enum
{
  PROP_TITLE = 1,
  PROP_UNDO_TEXT,
  PROP_REDO_TEXT,
  PROP_LOG_ONLY,
  PROP_WARNING,
  PROP_UNSAVED,
} HkSessionProps;

static GParamSpec *props[PROP_UNSAVED + 1];

enum
{
  MOVED,
  LEARNED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkSession, hk_session, G_TYPE_OBJECT)

static const char *
text_at (HkSession *self,
         guint      position)
{
  g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), position);

  return entry == NULL ? NULL : hk_log_entry_get_text (entry);
}

static void
hk_session_get_property (GObject    *object,
                         guint       property_id,
                         GValue     *value,
                         GParamSpec *pspec)
{
  HkSession *self = HK_SESSION (object);

  switch ((HkSessionProps) property_id)
    {
    case PROP_TITLE:
      g_value_set_string (value, self->title);
      break;
    case PROP_UNDO_TEXT:
      g_value_set_string (value, self->position > 0 ? text_at (self, self->position - 1) : NULL);
      break;
    case PROP_REDO_TEXT:
      g_value_set_string (value, text_at (self, self->position));
      break;
    case PROP_LOG_ONLY:
      g_value_set_boolean (value, self->done->len > 0 && hk_record_changes_is_empty (g_ptr_array_index (self->done, self->done->len - 1)));
      break;
    case PROP_WARNING:
      g_value_set_string (value, hk_session_get_warning (self));
      break;
    case PROP_UNSAVED:
      g_value_set_string (value, self->unsaved);
      break;
    }
}

static void
hk_session_finalize (GObject *object)
{
  HkSession *self = HK_SESSION (object);

  g_free (self->title);
  g_free (self->path);
  g_free (self->unsaved);
  g_clear_pointer (&self->header, json_object_unref);
  g_clear_object (&self->table);
  g_clear_object (&self->people);
  g_clear_object (&self->next);
  g_clear_object (&self->journal);
  g_object_unref (self->log);
  g_object_unref (self->steps);
  g_ptr_array_unref (self->snapshots);
  g_ptr_array_unref (self->done);
  g_ptr_array_unref (self->undone);
  g_clear_pointer (&self->taught, g_ptr_array_unref);
  G_OBJECT_CLASS (hk_session_parent_class)->finalize (object);
}

static void
hk_session_class_init (HkSessionClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READABLE | G_PARAM_STATIC_STRINGS | G_PARAM_EXPLICIT_NOTIFY;

  object_class->get_property = hk_session_get_property;
  object_class->finalize = hk_session_finalize;

  props[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, flags);
  props[PROP_UNDO_TEXT] = g_param_spec_string ("undo-text", NULL, NULL, NULL, flags);
  props[PROP_REDO_TEXT] = g_param_spec_string ("redo-text", NULL, NULL, NULL, flags);
  props[PROP_LOG_ONLY] = g_param_spec_boolean ("log-only", NULL, NULL, FALSE, flags);
  props[PROP_WARNING] = g_param_spec_string ("warning", NULL, NULL, NULL, flags);
  props[PROP_UNSAVED] = g_param_spec_string ("unsaved", NULL, NULL, NULL, flags);
  g_object_class_install_properties (object_class, G_N_ELEMENTS (props), props);

  /**
   * HkSession::moved:
   * @self: a session
   *
   * The table or the position in the log has changed.
   */
  signals[MOVED] = g_signal_new ("moved", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);

  /**
   * HkSession::learned:
   * @self: a session
   * @kind: a kind of component
   * @component: (type JsonObject): its values
   *
   * A move has told values that the owner's pack should remember.
   */
  signals[LEARNED] = g_signal_new ("learned", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_STRING, JSON_TYPE_OBJECT);
}

static void
snapshot_free (HkSnapshot *snapshot)
{
  g_clear_pointer (&snapshot->text, g_bytes_unref);
  g_free (snapshot);
}

static void
hk_session_init (HkSession *self)
{
  self->log = g_list_store_new (HK_TYPE_LOG_ENTRY);
  self->steps = g_list_store_new (HK_TYPE_STEP);
  self->snapshots = g_ptr_array_new_with_free_func ((GDestroyNotify) snapshot_free);
  self->done = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_record_changes_free);
  self->undone = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_record_changes_free);
}

/* Brings the checklist to what the table says, changing only the lines that differ. */
static void
update_steps (HkSession *self)
{
  g_autoptr (GPtrArray) now = hk_table_list_steps (self->table);
  const guint n_old = g_list_model_get_n_items (G_LIST_MODEL (self->steps));
  guint head = 0;
  guint tail = 0;

  while (head < n_old && head < now->len)
    {
      g_autoptr (HkStep) old = g_list_model_get_item (G_LIST_MODEL (self->steps), head);

      if (!hk_step_equal (old, g_ptr_array_index (now, head)))
        break;
      head++;
    }
  while (head + tail < n_old && head + tail < now->len)
    {
      g_autoptr (HkStep) old = g_list_model_get_item (G_LIST_MODEL (self->steps), n_old - 1 - tail);

      if (!hk_step_equal (old, g_ptr_array_index (now, now->len - 1 - tail)))
        break;
      tail++;
    }
  if (head + tail < n_old || head + tail < now->len)
    g_list_store_splice (self->steps, head, n_old - head - tail, now->pdata + head, now->len - head - tail);
}

/* Finds out what is to be done, unless that is known: of most games that are only read nobody asks for it. */
static void
find_next (HkSession *self)
{
  if (self->is_next_known)
    return;
  self->is_next_known = TRUE;
  g_clear_object (&self->next);
  self->next = hk_table_get_primary_action (self->table);
  update_steps (self);
}

/* Tells everyone that the table has changed. */
void
hk_session_tell (HkSession *self)
{
  self->is_next_known = FALSE;
  find_next (self);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNDO_TEXT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_REDO_TEXT]);
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_LOG_ONLY]);
  g_signal_emit (self, signals[MOVED], 0);
}

/* Tells everyone when the journal had to be written again under another name. */
void
hk_session_follow_journal (HkSession *self)
{
  if (!g_set_str (&self->path, hk_journal_get_path (self->journal)) && !self->unmade)
    return;
  self->unmade = FALSE;
  g_object_notify_by_pspec (G_OBJECT (self), props[PROP_WARNING]);
  hk_session_keep_copy (self);
}

/* Tells everyone whether the last moves are on the disk. */
void
hk_session_set_unsaved (HkSession  *self,
                        const char *why,
                        guint       n_saved)
{
  g_autofree char *text = NULL;

  if (why == NULL && self->unsaved == NULL)
    return;
  if (self->unsaved == NULL)
    self->n_saved = n_saved;
  if (why != NULL && self->unmade)
    /* Translators: %s: a sentence that says why. */
    text = g_strdup_printf (_("Nothing of this game is saved. %s"), why);
  else if (why != NULL)
    /* Translators: %u: the number of a move; %s: a sentence that says why. */
    text = g_strdup_printf (_("Not saved since move %u. %s"), self->n_saved, why);
  if (g_set_str (&self->unsaved, text))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_UNSAVED]);
}

/* Tells everyone what a move has told of a component. */
void
hk_session_tell_learned (HkSession       *self,
                         const HkLearned *learned)
{
  g_signal_emit (self, signals[LEARNED], 0, learned->kind, learned->component);
}

/* Lays out a table, not yet with a journal. Returns (transfer full): the session, or %NULL. */
static HkSession *
begin (const HkGameSpec *game,
       JsonObject       *setup,
       const char       *title,
       guint64           seed,
       const char       *path,
       GError          **error)
{
  g_autoptr (HkSession) self = g_object_new (HK_TYPE_SESSION, NULL);
  g_autoptr (GDateTime) now = g_date_time_new_now_utc ();
  g_autofree char *created = g_date_time_format_iso8601 (now);
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *seed_text = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);
  g_autoptr (JsonObject) header = json_object_new ();
  g_autoptr (HkMove) move = NULL;
  JsonNode *luck;

  if (title != NULL && !hk_limits_check_name (title, error))
    return NULL;
  self->game = game;
  self->title = g_strdup (title == NULL || title[0] == '\0' ? game->title : title);
  self->path = g_strdup (path);
  json_object_set_int_member (header, "hordekeeper", HK_JOURNAL_FORMAT);
  json_object_set_string_member (header, "game", game->id);
  json_object_set_string_member (header, "id", id);
  json_object_set_string_member (header, "title", self->title);
  json_object_set_string_member (header, "seed", seed_text);
  json_object_set_object_member (header, "setup", json_object_ref (setup));
  self->table = hk_session_lay_out (self, header, &move, error);
  if (self->table == NULL)
    return NULL;
  json_object_set_string_member (header, "created", created);
  luck = hk_random_log_to_json (hk_move_get_random_log (move));
  if (luck != NULL)
    json_object_set_member (header, "luck", luck);
  if (hk_move_get_logged (move) != NULL)
    json_object_set_string_member (header, "said", hk_move_get_logged (move));
  hk_session_add_standing (self, header);
  self->taught = g_ptr_array_ref (hk_move_get_learned (move));
  self->header = g_steal_pointer (&header);
  return g_steal_pointer (&self);
}

/* Lays out a table and starts its journal. Returns (transfer full): the session, or %NULL. Errors: %HK_ERROR_STORAGE where the journal
 * cannot be made, others of the setup.
 * @title: (nullable): what to call the evening
 * @seed: the seed of all chance
 * @path: (nullable): the journal to make, or %NULL to keep the session in memory only */
HkSession *
hk_session_new (const HkGameSpec *game,
                JsonObject       *setup,
                const char       *title,
                guint64           seed,
                const char       *path,
                GError          **error)
{
  g_autoptr (HkSession) self = begin (game, setup, title, seed, path, error);
  g_autofree char *line = NULL;

  if (self == NULL || path == NULL)
    return g_steal_pointer (&self);
  line = hk_session_to_line (self->header);
  self->journal = hk_journal_create (path, line, error);
  if (self->journal == NULL)
    return NULL;
  hk_session_keep_copy (self);
  return g_steal_pointer (&self);
}

/* Does the same where the journal cannot be made: the session plays on in memory, and makes it as soon as it can. Returns (transfer full):
 * the session, or %NULL.
 * @path: the journal to make
 * @why: the sentence that says why it cannot be made */
HkSession *
hk_session_new_unsaved (const HkGameSpec *game,
                        JsonObject       *setup,
                        const char       *title,
                        guint64           seed,
                        const char       *path,
                        const char       *why,
                        GError          **error)
{
  HkSession *self = begin (game, setup, title, seed, path, error);
  g_autofree char *line = NULL;

  if (self == NULL)
    return NULL;
  line = hk_session_to_line (self->header);
  self->journal = hk_journal_create_held (path, line);
  self->unmade = TRUE;
  hk_session_set_plays_on (self, TRUE);
  hk_session_set_unsaved (self, why, 0);
  return self;
}

/* Emits "learned" for what the setup of a new game told of components, once: nobody could hear it before. */
void
hk_session_tell_taught (HkSession *self)
{
  g_autoptr (GPtrArray) taught = g_steal_pointer (&self->taught);

  for (guint i = 0; taught != NULL && i < taught->len; i++)
    hk_session_tell_learned (self, g_ptr_array_index (taught, i));
}

/* Makes the table of a session that has been read stand at @position. */
gboolean
hk_session_settle (HkSession *self,
                   guint      position,
                   GError   **error)
{
  self->table = hk_session_get_table_at (self, position, error);
  if (self->table == NULL)
    return FALSE;
  self->position = position;
  for (guint i = position; i < hk_session_get_n_moves (self); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), i);

      hk_log_entry_set_undone (entry, TRUE);
    }
  self->is_next_known = FALSE;
  return TRUE;
}

/* Returns the table, the same object for the life of the session. */
HkTable *
hk_session_get_table (HkSession *self)
{
  return self->table;
}

/* Returns the moves, oldest first, undone ones last; a list of #HkLogEntry. */
GListModel *
hk_session_get_log (HkSession *self)
{
  return G_LIST_MODEL (self->log);
}

/* How many moves from the start the table stands. */
guint
hk_session_get_position (HkSession *self)
{
  return self->position;
}

/* How many moves the log has, with the undone ones. */
guint
hk_session_get_n_moves (HkSession *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->log));
}

/* (transfer none): what the evening is called. */
const char *
hk_session_get_title (HkSession *self)
{
  return self->title;
}

/* Returns whether it worked.
 * @title: what to call the evening; not empty */
gboolean
hk_session_set_title (HkSession  *self,
                      const char *title,
                      GError    **error)
{
  g_autofree char *stripped = g_strstrip (g_strdup (title));
  g_autoptr (JsonObject) line = json_object_new ();

  if (hk_session_is_read_only (self, error))
    return FALSE;
  if (stripped[0] == '\0')
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("A game needs a name."));
      return FALSE;
    }
  if (!hk_limits_check_name (stripped, error))
    return FALSE;
  json_object_set_string_member (line, "title", stripped);
  if (!hk_session_append (self, line, error))
    return FALSE;
  if (g_set_str (&self->title, stripped))
    g_object_notify_by_pspec (G_OBJECT (self), props[PROP_TITLE]);
  return TRUE;
}

/* (transfer none) (nullable): the journal. */
const char *
hk_session_get_path (HkSession *self)
{
  return self->path;
}

/* (transfer none) (nullable): what was found amiss when the journal was opened. */
const char *
hk_session_get_warning (HkSession *self)
{
  return self->journal == NULL ? NULL : hk_journal_get_warning (self->journal);
}

/* (transfer none) (nullable): a second copy that has moves which the file lacked when it was opened. */
const char *
hk_session_get_ahead (HkSession *self)
{
  return self->journal == NULL ? NULL : hk_journal_get_ahead (self->journal);
}

/* (transfer none): the setup object. */
JsonObject *
hk_session_get_setup (HkSession *self)
{
  return json_object_get_object_member (self->header, "setup");
}

/* (transfer none) (nullable): what the primary button does now. */
HkPrimaryAction *
hk_session_get_primary_action (HkSession *self)
{
  find_next (self);
  return self->next;
}

/* (transfer none): the checklist, a list of HkStep. */
GListModel *
hk_session_get_steps (HkSession *self)
{
  find_next (self);
  return G_LIST_MODEL (self->steps);
}

/* Returns (transfer full): the evening as numbered sentences, a line each. */
char *
hk_session_to_story (HkSession *self)
{
  GString *story = g_string_new (NULL);
  const char *said = json_object_get_string_member_with_default (self->header, "said", NULL);

  if (said != NULL)
    g_string_append_printf (story, "%s\n", said);
  for (guint i = 0; i < self->position; i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), i);

      g_string_append_printf (story, "%u. %s\n", i + 1, hk_log_entry_get_text (entry));
    }
  return g_string_free_and_steal (story);
}
