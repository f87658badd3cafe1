/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-pack-private.h"

/* The changes of a pack since it was opened, and how the last one is taken back. */

/* @before: the components as they were, @after: as they became; lists by kind
 * @about: (nullable): what the pack said of itself before, @about_after: what it said then */
typedef struct
{
  GHashTable *before;
  GHashTable *after;
  JsonObject *about;
  JsonObject *about_after;
} HkPackChange;

void
hk_pack_change_free (gpointer data)
{
  HkPackChange *change = data;

  g_hash_table_unref (change->before);
  g_hash_table_unref (change->after);
  g_clear_pointer (&change->about, json_object_unref);
  g_clear_pointer (&change->about_after, json_object_unref);
  g_free (change);
}

/* (transfer full): what is known of a component with what is told of it laid over.
 * @known: (nullable): its values so far */
JsonObject *
hk_pack_lay_over (JsonObject *known,
                  JsonObject *told)
{
  JsonObject *whole = known == NULL ? json_object_new () : hk_pack_copy_component (known);
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init_ordered (&iter, told);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    json_object_set_member (whole, member, json_node_copy (node));
  return whole;
}

/* (transfer full): its values once more. */
JsonObject *
hk_pack_copy_component (JsonObject *component)
{
  return hk_pack_lay_over (NULL, component);
}

static gpointer
copy_reference (gconstpointer component,
                gpointer      unused)
{
  return json_object_ref ((JsonObject *) component);
}

/* (transfer full): the lists of components as they are, to be given back when a change cannot be kept or is taken back. */
GHashTable *
hk_pack_copy_components (GHashTable *components)
{
  GHashTable *copy = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  GHashTableIter iter;
  gpointer kind;
  gpointer list;

  g_hash_table_iter_init (&iter, components);
  while (g_hash_table_iter_next (&iter, &kind, &list))
    g_hash_table_insert (copy, g_strdup (kind), g_ptr_array_copy (list, copy_reference, NULL));
  return copy;
}

static gboolean
are_equal (GHashTable *a,
           GHashTable *b,
           const char *kind)
{
  GPtrArray *lists[2] = { g_hash_table_lookup (a, kind), g_hash_table_lookup (b, kind) };
  const guint n = lists[0] == NULL ? 0 : lists[0]->len;

  if (n != (lists[1] == NULL ? 0 : lists[1]->len))
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (!json_object_equal (g_ptr_array_index (lists[0], i), g_ptr_array_index (lists[1], i)))
      return FALSE;
  return TRUE;
}

static gboolean
are_all_equal (HkPack     *self,
               GHashTable *others)
{
  JsonArray *kinds = hk_pack_list_kinds (self);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    if (!are_equal (self->components, others, json_object_get_string_member (json_array_get_object_element (kinds, i), "id")))
      return FALSE;
  return TRUE;
}

/* Remembers a change that has just been made to the components, if one was.
 * @before: the components as they were
 * @about: (nullable): what the pack said of itself */
void
hk_pack_remember (HkPack     *self,
                  GHashTable *before,
                  JsonObject *about)
{
  HkPackChange *change;

  if (are_all_equal (self, before))
    return;
  change = g_new0 (HkPackChange, 1);
  change->before = g_hash_table_ref (before);
  change->after = hk_pack_copy_components (self->components);
  change->about = about == NULL ? NULL : json_object_ref (about);
  change->about_after = self->about == NULL ? NULL : json_object_ref (self->about);
  g_queue_push_head (&self->changes, change);
  if (self->changes.length > HK_PACK_MAX_CHANGES)
    hk_pack_change_free (g_queue_pop_tail (&self->changes));
}

static gboolean
take_back (HkPack  *self,
           gpointer data,
           GError **error)
{
  const HkPackChange *last = data;

  if (!are_all_equal (self, last->after))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The pack has been changed elsewhere since, so nothing was undone."));
  g_hash_table_unref (self->components);
  self->components = hk_pack_copy_components (last->before);
  /* What has been said of the box since stays. */
  if (self->about != NULL && last->about_after != NULL && json_object_equal (self->about, last->about_after))
    {
      json_object_unref (self->about);
      self->about = last->about == NULL ? NULL : json_object_ref (last->about);
    }
  return TRUE;
}

/* Takes the last change back, unless another program has made one since. Returns whether it worked. */
gboolean
hk_pack_undo (HkPack  *self,
              GError **error)
{
  HkPackChange *last = g_queue_pop_head (&self->changes);

  if (last == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is nothing to undo."));
  if (!hk_pack_commit (self, take_back, last, error))
    {
      g_queue_push_head (&self->changes, last);
      return FALSE;
    }
  /* The way back is not a change that could be taken back. */
  hk_pack_change_free (g_queue_pop_head (&self->changes));
  hk_pack_change_free (last);
  return TRUE;
}
