/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-pack-cell.h"
#include "hk-pack-merge-private.h"

/* A component of theirs beside ours: what differs, what was chosen, and what comes of it. */

G_DEFINE_FINAL_TYPE (HkPackMeeting, hk_pack_meeting, G_TYPE_OBJECT)

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

/* Whether the owner of a box has numbered or named the components, so that two people may use a key for two of them. */
gboolean
hk_pack_has_own_keys (JsonObject *schema)
{
  return json_object_get_boolean_member_with_default (schema, "own-key", FALSE);
}

/* What a component of theirs is beside ours. Returns whether it is more than ours, or something else.
 * @ours: (nullable): the one with the same key */
gboolean
hk_pack_meeting_compare (JsonObject         *schema,
                         JsonObject         *ours,
                         JsonObject         *other,
                         HkPackMeetingState *state)
{
  gboolean fills = FALSE;
  gboolean conflicts = FALSE;

  for (guint i = 0; ours != NULL && i < count_fields (schema); i++)
    {
      JsonNode *mine = get_value (ours, get_field_id (schema, i));
      JsonNode *yours = get_value (other, get_field_id (schema, i));

      fills |= mine == NULL && yours != NULL;
      conflicts |= differs (mine, yours);
    }
  *state = ours == NULL ? HK_PACK_MEETING_NEW : conflicts ? HK_PACK_MEETING_DIFFERS : HK_PACK_MEETING_FILLS;
  return ours == NULL || fills || conflicts;
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
JsonObject *
hk_pack_meeting_unite (HkPackMeeting *self)
{
  const gboolean theirs = self->choice == HK_PACK_MEETING_THEIRS;
  JsonObject *first = theirs ? self->other : self->ours;
  JsonObject *second = theirs ? self->ours : self->other;
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
  return hk_pack_cell_dup_name (self->pack, self->schema, self->other);
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

/* Returns whether ours and theirs can be two components: they differ, and their key is of the owners' own making. */
gboolean
hk_pack_meeting_can_keep_both (HkPackMeeting *self)
{
  return self->state == HK_PACK_MEETING_DIFFERS && hk_pack_has_own_keys (self->schema);
}

HkPackMeetingChoice
hk_pack_meeting_get_choice (HkPackMeeting *self)
{
  return self->choice;
}

/* Chooses what is kept; both only where that can be. */
void
hk_pack_meeting_set_choice (HkPackMeeting      *self,
                            HkPackMeetingChoice choice)
{
  if (choice != HK_PACK_MEETING_BOTH || hk_pack_meeting_can_keep_both (self))
    self->choice = choice;
}
