/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "hk-pack-merge-private.h"
#include "hk-pack-private.h"

/* Two packs of the same game become one. */

struct _HkPackUnion
{
  GObject     parent_instance;

  HkPack     *pack;
  GHashTable *components; /* theirs, by kind */
  JsonObject *about;      /* (nullable): what their pack says of itself */
  GPtrArray  *meetings;
  GHashTable *apart;      /* the kinds of which they have other components than ours under the same keys */
  guint       counts[HK_PACK_N_MEETING_STATES];
  guint       n_equal;
};

static GType
get_item_type (GListModel *model)
{
  return HK_TYPE_PACK_MEETING;
}

static guint
get_n_items (GListModel *model)
{
  return HK_PACK_UNION (model)->meetings->len;
}

static gpointer
get_item (GListModel *model,
          guint       position)
{
  GPtrArray *meetings = HK_PACK_UNION (model)->meetings;

  return position < meetings->len ? g_object_ref (g_ptr_array_index (meetings, position)) : NULL;
}

static void
list_model_init (GListModelInterface *iface)
{
  iface->get_item_type = get_item_type;
  iface->get_n_items = get_n_items;
  iface->get_item = get_item;
}

G_DEFINE_FINAL_TYPE_WITH_CODE (HkPackUnion, hk_pack_union, G_TYPE_OBJECT,
                               G_IMPLEMENT_INTERFACE (G_TYPE_LIST_MODEL, list_model_init))

static void
hk_pack_union_finalize (GObject *object)
{
  HkPackUnion *self = HK_PACK_UNION (object);

  g_clear_object (&self->pack);
  g_clear_pointer (&self->components, g_hash_table_unref);
  g_clear_pointer (&self->about, json_object_unref);
  g_ptr_array_unref (self->meetings);
  g_hash_table_unref (self->apart);
  G_OBJECT_CLASS (hk_pack_union_parent_class)->finalize (object);
}

static void
hk_pack_union_class_init (HkPackUnionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_pack_union_finalize;
}

static void
hk_pack_union_init (HkPackUnion *self)
{
  self->meetings = g_ptr_array_new_with_free_func (g_object_unref);
  self->apart = g_hash_table_new (g_str_hash, g_str_equal);
}

static JsonObject *
find_ours (HkPackUnion *self,
           JsonObject  *schema,
           JsonObject  *other)
{
  g_autofree char *key = hk_pack_key_of (schema, other);

  return hk_pack_lookup (self->pack, json_object_get_string_member (schema, "id"), key);
}

/* Compares a component of theirs with ours. */
static void
meet (HkPackUnion *self,
      JsonObject  *schema,
      JsonObject  *other)
{
  const gboolean apart = hk_pack_union_get_apart (self, json_object_get_string_member (schema, "id"));
  JsonObject *same = find_ours (self, schema, other);
  JsonObject *ours = apart ? NULL : same;
  HkPackMeeting *meeting;
  HkPackMeetingState state;

  if (!hk_pack_meeting_compare (schema, ours, other, &state))
    {
      self->n_equal++;
      return;
    }
  meeting = g_object_new (HK_TYPE_PACK_MEETING, NULL);
  meeting->pack = g_object_ref (self->pack);
  meeting->schema = schema;
  meeting->ours = ours == NULL ? NULL : json_object_ref (ours);
  meeting->other = json_object_ref (other);
  meeting->gets_key = apart && same != NULL;
  meeting->state = state;
  if (hk_pack_meeting_can_keep_both (meeting))
    meeting->choice = HK_PACK_MEETING_BOTH;
  self->counts[meeting->state]++;
  g_ptr_array_add (self->meetings, meeting);
}

/* (nullable): theirs of a kind. */
static GPtrArray *
list_theirs (HkPackUnion *self,
             JsonObject  *schema)
{
  return g_hash_table_lookup (self->components, json_object_get_string_member (schema, "id"));
}

static void
update (HkPackUnion *self)
{
  JsonArray *kinds = hk_pack_list_kinds (self->pack);
  const guint n_before = self->meetings->len;

  g_ptr_array_set_size (self->meetings, 0);
  memset (self->counts, 0, sizeof self->counts);
  self->n_equal = 0;
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *schema = json_array_get_object_element (kinds, i);
      GPtrArray *list = list_theirs (self, schema);

      for (guint j = 0; list != NULL && j < list->len; j++)
        meet (self, schema, g_ptr_array_index (list, j));
    }
  g_list_model_items_changed (G_LIST_MODEL (self), 0, n_before, self->meetings->len);
}

/* Whether most of theirs that have a key of ours are other components: then both have numbered their own from the beginning. Where
 * most are the same, one pack began as a copy of the other. */
static gboolean
seem_apart (HkPackUnion *self,
            JsonObject  *schema)
{
  GPtrArray *list = list_theirs (self, schema);
  guint n_shared = 0;
  guint n_others = 0;

  for (guint i = 0; list != NULL && i < list->len; i++)
    {
      JsonObject *ours = find_ours (self, schema, g_ptr_array_index (list, i));
      HkPackMeetingState state;

      n_shared += ours != NULL;
      n_others += hk_pack_meeting_compare (schema, ours, g_ptr_array_index (list, i), &state) && state == HK_PACK_MEETING_DIFFERS;
    }
  return n_others * 2 > n_shared;
}

/* Reads a pack that is to be joined with ours. Returns (transfer full): what they have that we have not, or otherwise; or %NULL.
 * Errors: those of hk_pack_import_json().
 * @text: a pack as JSON */
HkPackUnion *
hk_pack_union_new (HkPack     *pack,
                   const char *text,
                   GError    **error)
{
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, _("The file"), error);
  g_autoptr (GHashTable) components = node == NULL ? NULL : hk_pack_read_components (pack, node, _("the file"), error);
  JsonArray *kinds = hk_pack_list_kinds (pack);
  HkPackUnion *self;

  if (components == NULL)
    return NULL;
  self = g_object_new (HK_TYPE_PACK_UNION, NULL);
  self->pack = g_object_ref (pack);
  self->components = g_steal_pointer (&components);
  self->about = hk_pack_read_about (json_node_get_object (node));
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      JsonObject *schema = json_array_get_object_element (kinds, i);

      if (hk_pack_has_own_keys (schema) && seem_apart (self, schema))
        g_hash_table_add (self->apart, (gpointer) json_object_get_string_member (schema, "id"));
    }
  update (self);
  return self;
}

/* Returns how many components are so. */
guint
hk_pack_union_count (HkPackUnion       *self,
                     HkPackMeetingState state)
{
  return self->counts[state];
}

/* Returns (transfer full): how many components are new, filled in, different and the same, on one line. */
char *
hk_pack_union_describe (HkPackUnion *self)
{
  const guint *n = self->counts;
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;

  if (n[HK_PACK_MEETING_NEW] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u new", "%u new", n[HK_PACK_MEETING_NEW]), n[HK_PACK_MEETING_NEW]));
  if (n[HK_PACK_MEETING_FILLS] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u filled in", "%u filled in", n[HK_PACK_MEETING_FILLS]), n[HK_PACK_MEETING_FILLS]));
  if (n[HK_PACK_MEETING_DIFFERS] > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u different", "%u different", n[HK_PACK_MEETING_DIFFERS]), n[HK_PACK_MEETING_DIFFERS]));
  if (self->n_equal > 0)
    g_strv_builder_take (builder, g_strdup_printf (ngettext ("%u equal", "%u equal", self->n_equal), self->n_equal));
  parts = g_strv_builder_end (builder);
  return parts[0] == NULL ? g_strdup (_("The other pack is empty.")) : g_strjoinv (" · ", parts);
}

/* Returns (transfer full) (nullable): what tells their box from ours: a sentence when its edition or its language is another. */
char *
hk_pack_union_describe_other (HkPackUnion *self)
{
  static const char * const members[] = { HK_PACK_EDITION, HK_PACK_LANGUAGE };

  for (guint i = 0; self->about != NULL && i < G_N_ELEMENTS (members); i++)
    {
      const char *ours = hk_pack_get_about (self->pack, members[i]);
      const char *other = json_object_get_string_member_with_default (self->about, members[i], "");

      if (*ours == '\0' || *other == '\0' || g_str_equal (ours, other))
        continue;
      return i == 0 ? g_strdup_printf (_("Their box is of another edition, “%s”; yours is “%s”."), other, ours)
                    : g_strdup_printf (_("Their box is in another language, “%s”; yours is “%s”."), other, ours);
    }
  return NULL;
}

/* Returns how many of theirs have a key that we use too, in a kind whose keys are of the owners' own making; 0 in others.
 * @kind: the id of a kind */
guint
hk_pack_union_count_shared (HkPackUnion *self,
                            const char  *kind)
{
  JsonObject *schema = hk_pack_find_kind (self->pack, kind, NULL);
  GPtrArray *list = list_theirs (self, schema);
  guint n = 0;

  for (guint i = 0; hk_pack_has_own_keys (schema) && list != NULL && i < list->len; i++)
    n += find_ours (self, schema, g_ptr_array_index (list, i)) != NULL;
  return n;
}

/* Returns whether theirs of the kind are other components than ours, whatever their keys. At first they are when most of those with the
 * same key differ. */
gboolean
hk_pack_union_get_apart (HkPackUnion *self,
                         const char  *kind)
{
  return g_hash_table_contains (self->apart, kind);
}

/* Says whether theirs of the kind are other components than ours. Choices that were made are as at first.
 * @kind: the id of a kind whose keys are of the owners' own making */
void
hk_pack_union_set_apart (HkPackUnion *self,
                         const char  *kind,
                         gboolean     apart)
{
  JsonObject *schema = hk_pack_find_kind (self->pack, kind, NULL);

  g_return_if_fail (schema != NULL && hk_pack_has_own_keys (schema));
  if (hk_pack_union_get_apart (self, kind) == apart)
    return;
  if (apart)
    g_hash_table_add (self->apart, (gpointer) json_object_get_string_member (schema, "id"));
  else
    g_hash_table_remove (self->apart, kind);
  update (self);
}

static gboolean
is_number (const char *key)
{
  return *key != '\0' && strspn (key, "0123456789") == strlen (key);
}

/* The keys of a kind in both packs. */
static GHashTable *
list_keys (HkPackUnion *self,
           JsonObject  *schema)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GPtrArray *lists[2] = { hk_pack_list (self->pack, json_object_get_string_member (schema, "id")), list_theirs (self, schema) };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint j = 0; lists[i] != NULL && j < lists[i]->len; j++)
      g_hash_table_add (keys, hk_pack_key_of (schema, g_ptr_array_index (lists[i], j)));
  return keys;
}

/* (transfer full): the component under a key that is free: a number, or its name with a number behind it. */
static JsonObject *
give_key (HkPackUnion   *self,
          HkPackMeeting *meeting,
          GHashTable    *all)
{
  const char *kind = hk_pack_meeting_get_kind (meeting);
  g_autofree char *old = hk_pack_key_of (meeting->schema, meeting->other);
  GHashTable *keys = g_hash_table_lookup (all, kind);
  JsonObject *copy = hk_pack_copy_component (meeting->other);
  g_autofree char *key = NULL;

  if (keys == NULL)
    {
      keys = list_keys (self, meeting->schema);
      g_hash_table_insert (all, (gpointer) kind, keys);
    }
  for (guint n = is_number (old) ? 1 : 2; key == NULL || g_hash_table_contains (keys, key); n++)
    {
      g_free (key);
      key = is_number (old) ? g_strdup_printf ("%u", n) : g_strdup_printf ("%s %u", old, n);
    }
  json_object_set_string_member (copy, json_object_get_string_member (meeting->schema, "key"), key);
  g_hash_table_add (keys, g_steal_pointer (&key));
  return copy;
}

/* (transfer full): what both packs come to, kind by kind. */
static GHashTable *
list_whole (HkPackUnion *self)
{
  GHashTable *components = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);
  g_autoptr (GHashTable) keys = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) g_hash_table_unref);

  for (guint i = 0; i < self->meetings->len; i++)
    {
      HkPackMeeting *meeting = g_ptr_array_index (self->meetings, i);
      const char *kind = hk_pack_meeting_get_kind (meeting);
      GPtrArray *list = g_hash_table_lookup (components, kind);

      if (list == NULL)
        {
          list = g_ptr_array_new_with_free_func ((GDestroyNotify) json_object_unref);
          g_hash_table_insert (components, g_strdup (kind), list);
        }
      g_ptr_array_add (list, meeting->gets_key || meeting->choice == HK_PACK_MEETING_BOTH ? give_key (self, meeting, keys) : hk_pack_meeting_unite (meeting));
    }
  return components;
}

/* Joins the packs, as one change; what ours does not say of its box it learns of theirs. Returns whether it worked. */
gboolean
hk_pack_union_apply (HkPackUnion *self,
                     GError     **error)
{
  g_autoptr (GHashTable) components = list_whole (self);

  return hk_pack_join (self->pack, components, self->about, error);
}
