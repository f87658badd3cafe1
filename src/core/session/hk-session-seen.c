/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-deck.h"
#include "core/record/hk-record-private.h"
#include "hk-session-private.h"
#include "hk-session-seen.h"

/* A session as a viewer sees it: its table holds nothing that the viewer may not see, so that no view of it can tell more. */

typedef struct
{
  HkSession *of;  /* not owned: it tells the session that follows it, which it outlives by a weak reference */
  int        viewer;
} Source;

static GQuark source_quark (void);

G_DEFINE_QUARK (hk-session-source, source)

static void
source_free (gpointer data)
{
  Source *source = data;

  g_clear_weak_pointer (&source->of);
  g_free (source);
}

/* Of a deck that is hidden, a reader is told how much is left, which is no part of the record. */
static void
drop_counts (HkTable    *table,
             JsonObject *seen)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (table);

  for (guint i = 0; i < klass->n_fields; i++)
    {
      const HkField *field = &klass->fields[i];
      JsonNode *node = json_object_get_member (seen, field->name);

      if (field->kind == HK_FIELD_RECORD && g_type_is_a (field->item_type (), HK_TYPE_DECK) && node != NULL && JSON_NODE_HOLDS_OBJECT (node))
        json_object_remove_member (json_node_get_object (node), "left");
    }
  json_object_remove_member (seen, "random");
}

static void
follow (HkSession *self)
{
  const Source *source = g_object_get_qdata (G_OBJECT (self), source_quark ());
  g_autoptr (JsonNode) seen = hk_table_save_seen (source->of->table, source->viewer);
  g_autoptr (GError) error = NULL;

  drop_counts (source->of->table, json_node_get_object (seen));
  if (!hk_record_restore (self->table, seen, &error))
    g_critical ("What is seen of a table cannot be read: %s", error->message);
  self->position = source->of->position;
}

static void
moved_cb (HkSession *self)
{
  follow (self);
  g_signal_emit_by_name (self, "moved");
}

static void
title_cb (HkSession  *self,
          GParamSpec *pspec,
          HkSession  *of)
{
  if (g_set_str (&self->title, of->title))
    g_object_notify (G_OBJECT (self), "title");
}

/* Returns (transfer full): a session whose table is what a viewer may see of another one's. It follows that one, cannot be played
 * itself, and has no log, no steps and no primary action.
 * @of: a session
 * @viewer: a player, from 0, or %HK_VIEWER_NOBODY */
HkSession *
hk_session_new_seen (HkSession *of,
                     int        viewer)
{
  HkSession *self;
  Source *source;

  g_return_val_if_fail (HK_IS_SESSION (of), NULL);

  self = g_object_new (HK_TYPE_SESSION, NULL);
  source = g_new0 (Source, 1);
  g_set_weak_pointer (&source->of, of);
  source->viewer = viewer;
  g_object_set_qdata_full (G_OBJECT (self), source_quark (), source, source_free);
  self->game = of->game;
  self->title = g_strdup (of->title);
  self->header = json_object_ref (of->header);
  self->table = hk_table_new (of->game, 0);
  self->reading = TRUE;
  follow (self);
  g_signal_connect_object (of, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (of, "notify::title", G_CALLBACK (title_cb), self, G_CONNECT_SWAPPED);
  return self;
}

/* What the group does to its own record is no happening of the game, and may tell what lies face down. */
static gboolean
is_happening (HkLogEntry *entry)
{
  static const char * const others[] = { "set", "tick", "note", "house-rule", NULL };

  return !g_strv_contains (others, hk_log_entry_get_name (entry));
}

/* Returns (transfer full) (nullable): the sentence of the last move that everybody at the table has seen; %NULL before the first.
 * Of a game that is over it is the last one that does not only say how it ended. */
char *
hk_session_dup_happening (HkSession *self)
{
  g_autofree char *outcome = NULL;

  g_return_val_if_fail (HK_IS_SESSION (self), NULL);

  outcome = hk_table_get_outcome (self->table);

  for (guint i = self->position; i > 0; i--)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (G_LIST_MODEL (self->log), i - 1);

      if (is_happening (entry) && (outcome == NULL || !g_str_equal (hk_log_entry_get_name (entry), "finish")))
        return g_strdup (hk_log_entry_get_text (entry));
    }
  return NULL;
}
