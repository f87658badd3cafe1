/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-first-round.h"

/* first-round.json of a game: the setup, the chance, the moves that were made "before", and the notes. A note "awaits" a move by its
 * name and those of its parameters that matter; the others, without which the move cannot be made, are in "with". A note that
 * awaits none is only read. The last note ends the round. */
struct _HkFirstRound
{
  GObject    parent_instance;

  HkSession *session;
  JsonArray *notes;
  guint      note;
  GArray    *starts;   /* guint: after which move each note so far has come */
  gboolean   strayed;
};

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

G_DEFINE_FINAL_TYPE (HkFirstRound, hk_first_round, G_TYPE_OBJECT)

static JsonObject *
get_note (HkFirstRound *self)
{
  return json_array_get_object_element (self->notes, self->note);
}

static guint
get_start (HkFirstRound *self)
{
  return g_array_index (self->starts, guint, self->note);
}

/* Whether the move is the one that the note awaits. */
static gboolean
is_awaited (JsonObject *note,
            HkMove     *move)
{
  JsonObject *awaited;
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  if (!json_object_has_member (note, "awaits"))
    return FALSE;
  awaited = json_object_get_object_member (note, "awaits");
  if (!g_str_equal (json_object_get_string_member (awaited, "move"), hk_move_get_name (move)))
    return FALSE;
  json_object_iter_init (&iter, awaited);
  while (json_object_iter_next (&iter, &member, &value))
    {
      JsonNode *made = g_str_equal (member, "move") ? value : json_object_get_member (hk_move_get_params (move), member);

      if (made == NULL || !json_node_equal (made, value))
        return FALSE;
    }
  return TRUE;
}

static void
begin_next (HkFirstRound *self,
            guint         start)
{
  self->note++;
  g_array_append_val (self->starts, start);
}

/* Follows the moves that were made since the note has come, forth and back. */
static void
moved_cb (HkFirstRound *self)
{
  GListModel *log = hk_session_get_log (self->session);
  const guint position = hk_session_get_position (self->session);
  const guint before = self->note;
  const gboolean had_strayed = self->strayed;

  while (self->note > 0 && position < get_start (self))
    {
      g_array_set_size (self->starts, self->note);
      self->note--;
    }
  for (guint i = get_start (self); i < position; i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (log, i);

      if (!hk_first_round_is_over (self) && is_awaited (get_note (self), hk_log_entry_get_move (entry)))
        begin_next (self, i + 1);
    }
  self->strayed = position != get_start (self);
  if (self->note != before || self->strayed != had_strayed)
    g_signal_emit (self, signals[CHANGED], 0);
}

static void
hk_first_round_dispose (GObject *object)
{
  HkFirstRound *self = HK_FIRST_ROUND (object);

  g_clear_object (&self->session);
  g_clear_pointer (&self->starts, g_array_unref);
  g_clear_pointer (&self->notes, json_array_unref);
  G_OBJECT_CLASS (hk_first_round_parent_class)->dispose (object);
}

static void
hk_first_round_class_init (HkFirstRoundClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = hk_first_round_dispose;

  signals[CHANGED] = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
hk_first_round_init (HkFirstRound *self)
{
  self->starts = g_array_new (FALSE, FALSE, sizeof (guint));
}

static gboolean
prepare (HkSession  *session,
         JsonArray  *moves,
         GError    **error)
{
  for (guint i = 0; i < json_array_get_length (moves); i++)
    {
      JsonNode *line = json_array_get_element (moves, i);
      g_autoptr (HkMove) move = JSON_NODE_HOLDS_OBJECT (line) ? hk_move_new_from_json (json_node_get_object (line), error) : NULL;

      if (move == NULL || !hk_session_play (session, move, error))
        {
          if (error != NULL && *error == NULL)
            hk_error_fail (error, HK_ERROR_FORMAT, _("It is not an object."));
          g_prefix_error (error, "before, %u: ", i + 1);
          return FALSE;
        }
    }
  return TRUE;
}

/* Returns (transfer full) (nullable): the round at its first note. Errors: %HK_ERROR_UNKNOWN where the game has none. */
HkFirstRound *
hk_first_round_new (const HkGameSpec *game,
                    GError          **error)
{
  if (!hk_content_has (game->id, "first-round"))
    {
      g_autoptr (GBytes) none = hk_content_load_bytes (game->id, "first-round", error);

      return NULL;
    }
  return hk_first_round_new_from_content (game, hk_content_get (game->id, "first-round"), error);
}

/* Returns (transfer full) (nullable): the round at its first note, as a first-round.json tells it that may have been changed.
 * @content: what the file holds */
HkFirstRound *
hk_first_round_new_from_content (const HkGameSpec *game,
                                 JsonObject       *content,
                                 GError          **error)
{
  g_autoptr (HkFirstRound) self = g_object_new (HK_TYPE_FIRST_ROUND, NULL);
  guint start;

  self->notes = json_array_ref (json_object_get_array_member (content, "notes"));
  /* Translators: the name of the game in which somebody learns how to play */
  self->session = hk_session_new (game, json_object_get_object_member (content, "setup"), _("First Round"),
                                  (guint64) json_object_get_int_member (content, "seed"), NULL, error);
  if (self->session == NULL || !prepare (self->session, json_object_get_array_member (content, "before"), error))
    return NULL;
  start = hk_session_get_position (self->session);
  g_array_append_val (self->starts, start);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  return g_steal_pointer (&self);
}

/* (transfer none): the game that is played. */
HkSession *
hk_first_round_get_session (HkFirstRound *self)
{
  return self->session;
}

/* Returns which note is on, from 0. */
guint
hk_first_round_get_note (HkFirstRound *self)
{
  return self->note;
}

guint
hk_first_round_get_n_notes (HkFirstRound *self)
{
  return json_array_get_length (self->notes);
}

/* (transfer none): what is done now, in a few words. */
const char *
hk_first_round_get_title (HkFirstRound *self)
{
  return json_object_get_string_member (get_note (self), "title");
}

/* (transfer none): what to press and why. */
const char *
hk_first_round_get_text (HkFirstRound *self)
{
  return json_object_get_string_member (get_note (self), "text");
}

/* (transfer none) (nullable): the id of the rule behind the note, without the game's id. */
const char *
hk_first_round_get_rule (HkFirstRound *self)
{
  return json_object_get_string_member_with_default (get_note (self), "rule", NULL);
}

/* Whether the last note is on. */
gboolean
hk_first_round_is_over (HkFirstRound *self)
{
  return self->note + 1 == json_array_get_length (self->notes);
}

/* Returns (transfer full) (nullable): the move that the note awaits, with all that it needs; %NULL for a note that is only read. */
HkMove *
hk_first_round_dup_move (HkFirstRound *self)
{
  JsonObject *note = get_note (self);
  const char *parts[] = { "awaits", "with" };
  g_autoptr (JsonObject) line = json_object_new ();

  if (!json_object_has_member (note, "awaits"))
    return NULL;
  for (gsize i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      if (!json_object_has_member (note, parts[i]))
        continue;
      json_object_iter_init (&iter, json_object_get_object_member (note, parts[i]));
      while (json_object_iter_next (&iter, &member, &value))
        json_object_set_member (line, member, json_node_copy (value));
    }
  return hk_move_new_from_json (line, NULL);
}

/* Whether other moves were made since the note has come, or some were undone. */
gboolean
hk_first_round_has_strayed (HkFirstRound *self)
{
  return self->strayed;
}

/* Takes other moves back, so that the table is as the note has found it. Returns whether it worked. */
gboolean
hk_first_round_go_back (HkFirstRound *self,
                        GError      **error)
{
  return hk_session_jump (self->session, get_start (self), error);
}

/* Goes on from a note that is only read; any other one waits for its move. */
void
hk_first_round_go_on (HkFirstRound *self)
{
  if (hk_first_round_is_over (self) || json_object_has_member (get_note (self), "awaits"))
    return;
  begin_next (self, hk_session_get_position (self->session));
  self->strayed = FALSE;
  g_signal_emit (self, signals[CHANGED], 0);
}
