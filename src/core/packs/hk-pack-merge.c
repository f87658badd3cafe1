/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-pack-cell.h"
#include "hk-pack-merge.h"
#include "hk-pack-private.h"

/* Two packs of the same game become one. */

struct _HkPackMeeting
{
  GObject            parent_instance;

  HkPack            *pack;
  JsonObject        *schema; /* of the kind */
  HkPackMeetingState state;
  JsonObject        *ours;   /* NULL when it is new */
  JsonObject        *other;
  gboolean           theirs; /* whose values are taken where both differ */
};

G_DEFINE_FINAL_TYPE (HkPackMeeting, hk_pack_meeting, G_TYPE_OBJECT)

struct _HkPackUnion
{
  GObject     parent_instance;

  HkPack     *pack;
  GHashTable *components; /* theirs, by kind */
  JsonObject *about;      /* (nullable): what their pack says of itself */
  GPtrArray  *meetings;
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
hk_pack_meeting_finalize (GObject *object)
{
  HkPackMeeting *self = HK_PACK_MEETING (object);

  g_clear_object (&self->pack);
  g_clear_pointer (&self->ours, json_object_unref);
  g_clear_pointer (&self->other, json_object_unref);
  G_OBJECT_CLASS (hk_pack_meeting_parent_class)->finalize (object);
}

static void
hk_pack_meeting_class_init (HkPackMeetingClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = hk_pack_meeting_finalize;
}

static void
hk_pack_meeting_init (HkPackMeeting *self)
{
}

static void
hk_pack_union_finalize (GObject *object)
{
  HkPackUnion *self = HK_PACK_UNION (object);

  g_clear_object (&self->pack);
  g_clear_pointer (&self->components, g_hash_table_unref);
  g_clear_pointer (&self->about, json_object_unref);
  g_ptr_array_unref (self->meetings);
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
}

/* (nullable): the value of the field; an empty text is none. */
static JsonNode *
get_value (JsonObject *component,
           const char *field)
{
  JsonNode *node = component == NULL ? NULL : json_object_get_member (component, field);

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return NULL;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING && json_node_get_string (node)[0] == '\0')
    return NULL;
  return node;
}

static gboolean
differs (JsonNode *a,
         JsonNode *b)
{
  return a != NULL && b != NULL && !json_node_equal (a, b);
}

static const char *
get_field_id (JsonObject *schema,
              guint       i)
{
  return hk_pack_field_get_id (json_array_get_object_element (json_object_get_array_member (schema, "fields"), i));
}

static guint
count_fields (JsonObject *schema)
{
  return json_array_get_length (json_object_get_array_member (schema, "fields"));
}

/* Who has entered a component of which two people had the same, in the order of the alphabet. */
static void
join_names (JsonObject *whole,
            const char *a,
            const char *b)
{
  g_autofree char *all = g_strjoin (", ", a == NULL ? "" : a, b == NULL ? "" : b, NULL);
  g_auto (GStrv) parts = g_strsplit (all, ", ", -1);
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *joined = NULL;

  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] != '\0' && !g_ptr_array_find_with_equal_func (names, parts[i], g_str_equal, NULL))
      g_ptr_array_add (names, parts[i]);
  if (names->len == 0)
    return;
  g_ptr_array_sort_values (names, (GCompareFunc) g_strcmp0);
  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (", ", (char **) names->pdata);
  json_object_set_string_member (whole, HK_PACK_BY, joined);
}

/* (transfer full): what both know of it; where they differ, what was chosen. */
static JsonObject *
unite (HkPackMeeting *self)
{
  JsonObject *first = self->theirs ? self->other : self->ours;
  JsonObject *second = self->theirs ? self->ours : self->other;
  JsonObject *whole;

  if (self->ours == NULL)
    return json_object_ref (self->other);
  whole = json_object_new ();
  for (guint i = 0; i < count_fields (self->schema); i++)
    {
      const char *id = get_field_id (self->schema, i);
      JsonNode *value = get_value (first, id) != NULL ? get_value (first, id) : get_value (second, id);

      if (value == NULL)
        value = json_object_get_member (first, id);
      if (value != NULL)
        json_object_set_member (whole, id, json_node_copy (value));
    }
  /* Copies are counted of each kind, whether it has a field for them or not. */
  if (!json_object_has_member (whole, "copies") && (json_object_has_member (first, "copies") || json_object_has_member (second, "copies")))
    json_object_set_int_member (whole, "copies", json_object_get_int_member (json_object_has_member (first, "copies") ? first : second, "copies"));
  json_object_set_string_member (whole, "source", "owner");
  join_names (whole, json_object_get_string_member_with_default (self->ours, HK_PACK_BY, NULL),
              json_object_get_string_member_with_default (self->other, HK_PACK_BY, NULL));
  return whole;
}

/* Compares a component of theirs with ours. */
static void
meet (HkPackUnion *self,
      JsonObject  *schema,
      JsonObject  *other)
{
  g_autofree char *key = hk_pack_key_of (schema, other);
  JsonObject *ours = hk_pack_lookup (self->pack, json_object_get_string_member (schema, "id"), key);
  HkPackMeeting *meeting;
  gboolean fills = FALSE;
  gboolean conflicts = FALSE;

  for (guint i = 0; ours != NULL && i < count_fields (schema); i++)
    {
      JsonNode *mine = get_value (ours, get_field_id (schema, i));
      JsonNode *yours = get_value (other, get_field_id (schema, i));

      fills |= mine == NULL && yours != NULL;
      conflicts |= differs (mine, yours);
    }
  if (ours != NULL && !fills && !conflicts)
    {
      self->n_equal++;
      return;
    }
  meeting = g_object_new (HK_TYPE_PACK_MEETING, NULL);
  meeting->pack = g_object_ref (self->pack);
  meeting->schema = schema;
  meeting->ours = ours == NULL ? NULL : json_object_ref (ours);
  meeting->other = json_object_ref (other);
  meeting->state = ours == NULL ? HK_PACK_MEETING_NEW : conflicts ? HK_PACK_MEETING_DIFFERS : HK_PACK_MEETING_FILLS;
  self->counts[meeting->state]++;
  g_ptr_array_add (self->meetings, meeting);
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
      GPtrArray *list = g_hash_table_lookup (self->components, json_object_get_string_member (schema, "id"));

      for (guint j = 0; list != NULL && j < list->len; j++)
        meet (self, schema, g_ptr_array_index (list, j));
    }
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

/* Joins the packs, as one change. Returns whether it worked. */
gboolean
hk_pack_union_apply (HkPackUnion *self,
                     GError     **error)
{
  g_autoptr (GHashTable) components = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) g_ptr_array_unref);

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
      g_ptr_array_add (list, unite (meeting));
    }
  return self->meetings->len == 0 || hk_pack_merge (self->pack, components, error);
}

HkPackMeetingState
hk_pack_meeting_get_state (HkPackMeeting *self)
{
  return self->state;
}

/* Returns the id of its kind. */
const char *
hk_pack_meeting_get_kind (HkPackMeeting *self)
{
  return json_object_get_string_member (self->schema, "id");
}

/* Returns (transfer full): what it is called. */
char *
hk_pack_meeting_dup_title (HkPackMeeting *self)
{
  const char *kind = json_object_get_string_member (self->schema, "title");
  const char *key = json_object_get_string_member_with_default (self->schema, "key", NULL);
  g_autofree char *name = key == NULL ? NULL : hk_pack_cell_show (self->pack, hk_pack_find_field (self->schema, key),
                                                                   json_object_get_member (self->other, key));

  /* Translators: %s: a kind of component, such as “Vault Card”; %s: its name. */
  return name == NULL ? g_strdup (kind) : g_strdup_printf (_("%s “%s”"), kind, name);
}

/* Returns (transfer full): field by field what differs, ours first. */
char *
hk_pack_meeting_describe (HkPackMeeting *self)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) parts = NULL;
  JsonArray *fields = json_object_get_array_member (self->schema, "fields");

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      JsonNode *mine = get_value (self->ours, hk_pack_field_get_id (field));
      JsonNode *yours = get_value (self->other, hk_pack_field_get_id (field));
      g_autofree char *my_text = NULL;
      g_autofree char *your_text = NULL;

      if (g_strcmp0 (hk_pack_field_get_id (field), json_object_get_string_member_with_default (self->schema, "key", NULL)) == 0)
        continue;
      if (self->state == HK_PACK_MEETING_DIFFERS ? !differs (mine, yours) : mine != NULL || yours == NULL)
        continue;
      my_text = hk_pack_cell_show (self->pack, field, mine);
      your_text = hk_pack_cell_show (self->pack, field, yours);
      if (mine != NULL)
        /* Translators: %s: a field of a card; %s: what we have in it; %s: what the others have. */
        g_strv_builder_take (builder, g_strdup_printf (_("%s: yours %s, theirs %s"), hk_pack_field_get_title (field), my_text, your_text));
      else
        g_strv_builder_take (builder, g_strdup_printf (_("%s: %s"), hk_pack_field_get_title (field), your_text));
    }
  parts = g_strv_builder_end (builder);
  return g_strjoinv (" · ", parts);
}

/* Returns whether their values are taken where both differ. */
gboolean
hk_pack_meeting_get_theirs (HkPackMeeting *self)
{
  return self->theirs;
}

void
hk_pack_meeting_set_theirs (HkPackMeeting *self,
                            gboolean       theirs)
{
  self->theirs = theirs;
}
