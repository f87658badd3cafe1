/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-error.h"
#include "hk-record-private.h"

/* Saving and restoring of records as JSON, and reaching one value by its path. */

static JsonNode *save (gpointer self, gboolean compact);

/* Returns (transfer none) (nullable): a text, or the word of an enum; %NULL where it is none.
 * @self: a record
 * @field: one of its fields, a text or an enum */
const char *
hk_record_peek_text (gpointer       self,
                     const HkField *field)
{
  gconstpointer member = (char *) self + field->offset;

  g_assert (field->kind == HK_FIELD_STRING || field->kind == HK_FIELD_ENUM);
  return field->kind == HK_FIELD_STRING ? *(char * const *) member : hk_words_get (field->words, *(const int *) member);
}

static JsonNode *
save_member (gpointer       self,
             const HkField *field,
             gboolean       compact)
{
  gpointer member = (char *) self + field->offset;
  JsonNode *node = NULL;

  switch (field->kind)
    {
    case HK_FIELD_INT:
      if (compact && *(int *) member == field->initial)
        return NULL;
      return json_node_init_int (json_node_alloc (), *(int *) member);
    case HK_FIELD_BOOLEAN:
      if (compact && !*(gboolean *) member)
        return NULL;
      return json_node_init_boolean (json_node_alloc (), *(gboolean *) member);
    case HK_FIELD_ENUM:
    case HK_FIELD_STRING:
      {
        const char *text = hk_record_peek_text (self, field);

        if (text == NULL)
          return compact ? NULL : json_node_init_null (json_node_alloc ());
        return json_node_init_string (json_node_alloc (), text);
      }
    case HK_FIELD_STRV:
      {
        GStrv texts = *(GStrv *) member;
        JsonArray *array;

        if (compact && texts == NULL)
          return NULL;
        array = json_array_new ();
        for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
          json_array_add_string_element (array, texts[i]);
        node = json_node_alloc ();
        json_node_init_array (node, array);
        json_array_unref (array);
        return node;
      }
    case HK_FIELD_RECORD:
      if (*(gpointer *) member == NULL)
        return compact ? NULL : json_node_init_null (json_node_alloc ());
      return save (*(gpointer *) member, compact);
    case HK_FIELD_LIST:
      {
        GListModel *list = *(GListModel **) member;
        const guint n = g_list_model_get_n_items (list);
        JsonArray *array;

        if (compact && n == 0)
          return NULL;
        array = json_array_sized_new (n);
        for (guint i = 0; i < n; i++)
          {
            g_autoptr (HkRecord) item = g_list_model_get_item (list, i);

            json_array_add_element (array, save (item, compact));
          }
        node = json_node_alloc ();
        json_node_init_array (node, array);
        json_array_unref (array);
        return node;
      }
    }
  g_assert_not_reached ();
}

static JsonNode *
save (gpointer self,
      gboolean compact)
{
  HkRecordClass *klass = HK_RECORD_GET_CLASS (self);
  g_autoptr (JsonObject) object = json_object_new ();

  for (guint i = 0; i < klass->n_fields; i++)
    {
      JsonNode *node = save_member (self, &klass->fields[i], compact);

      if (node != NULL)
        json_object_set_member (object, klass->fields[i].name, node);
    }
  return json_node_init_object (json_node_alloc (), object);
}

/* Returns (transfer full): an object with every field of @self.
 * @self: a record */
JsonNode *
hk_record_save (gpointer self)
{
  g_return_val_if_fail (HK_IS_RECORD (self), NULL);

  return save (self, FALSE);
}

/* Returns (transfer full): an object with the fields of @self that are not at their initial value.
 * @self: a record */
JsonNode *
hk_record_save_compact (gpointer self)
{
  g_return_val_if_fail (HK_IS_RECORD (self), NULL);

  return save (self, TRUE);
}

static gboolean
wrong (const HkField *field,
       JsonNode      *node,
       GError       **error)
{
  g_autofree char *text = hk_error_quote (node);

  g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” cannot be %.60s."), field->name, text);
  return FALSE;
}

static gboolean restore_member (gpointer self, const HkField *field, JsonNode *node, GError **error);

static gboolean
restore_list (HkRecordList  *list,
              const HkField *field,
              JsonNode      *node,
              GError       **error)
{
  JsonArray *array = node == NULL ? NULL : json_node_get_array (node);
  const guint n = array == NULL ? 0 : json_array_get_length (array);
  const guint n_old = g_list_model_get_n_items (G_LIST_MODEL (list));
  g_autoptr (GPtrArray) added = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    {
      JsonNode *element = json_array_get_element (array, i);
      g_autoptr (HkRecord) item = i < n_old ? g_list_model_get_item (G_LIST_MODEL (list), i)
                                            : g_object_new (field->item_type (), NULL);

      if (!hk_record_restore (item, element, error))
        return FALSE;
      if (i >= n_old)
        g_ptr_array_add (added, g_steal_pointer (&item));
    }
  if (n < n_old || added->len > 0)
    hk_record_list_splice (list, MIN (n, n_old), n < n_old ? n_old - n : 0, added->pdata, added->len);
  return TRUE;
}

static gboolean
restore_member (gpointer       self,
                const HkField *field,
                JsonNode      *node,
                GError       **error)
{
  gpointer member = (char *) self + field->offset;
  const gboolean absent = node == NULL || JSON_NODE_HOLDS_NULL (node);

  switch (field->kind)
    {
    case HK_FIELD_INT:
      {
        gint64 value = field->initial;

        if (node != NULL)
          {
            if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
              return wrong (field, node, error);
            value = json_node_get_int (node);
          }
        if (!hk_error_check_range (field->name, value, field->minimum, field->maximum, HK_ERROR_FORMAT, error))
          return FALSE;
        hk_record_set_int (self, member, (int) value);
        return TRUE;
      }
    case HK_FIELD_ENUM:
      {
        const int value = absent || !JSON_NODE_HOLDS_VALUE (node) ? -1 : hk_words_find (field->words, json_node_get_string (node));

        if (!absent && value < 0)
          return wrong (field, node, error);
        hk_record_set_enum (self, member, value);
        return TRUE;
      }
    case HK_FIELD_BOOLEAN:
      if (node != NULL && (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN))
        return wrong (field, node, error);
      hk_record_set_boolean (self, member, node != NULL && json_node_get_boolean (node));
      return TRUE;
    case HK_FIELD_STRING:
      if (!absent && (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING))
        return wrong (field, node, error);
      hk_record_set_string (self, member, absent ? NULL : json_node_get_string (node));
      return TRUE;
    case HK_FIELD_STRV:
      {
        g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
        g_auto (GStrv) texts = NULL;

        if (!absent && !JSON_NODE_HOLDS_ARRAY (node))
          return wrong (field, node, error);
        for (guint i = 0; !absent && i < json_array_get_length (json_node_get_array (node)); i++)
          {
            JsonNode *element = json_array_get_element (json_node_get_array (node), i);

            if (!JSON_NODE_HOLDS_VALUE (element) || json_node_get_value_type (element) != G_TYPE_STRING)
              return wrong (field, node, error);
            g_strv_builder_add (builder, json_node_get_string (element));
          }
        texts = g_strv_builder_end (builder);
        hk_record_set_strv (self, member, (const char * const *) texts);
        return TRUE;
      }
    case HK_FIELD_RECORD:
      {
        HkRecord *old = *(HkRecord **) member;
        g_autoptr (HkRecord) item = NULL;

        if (absent)
          {
            hk_record_set_record (self, member, NULL);
            return TRUE;
          }
        if (old != NULL)
          return hk_record_restore (old, node, error);
        item = g_object_new (field->item_type (), NULL);
        if (!hk_record_restore (item, node, error))
          return FALSE;
        hk_record_set_record (self, member, item);
        return TRUE;
      }
    case HK_FIELD_LIST:
      if (!absent && !JSON_NODE_HOLDS_ARRAY (node))
        return wrong (field, node, error);
      return restore_list (*(HkRecordList **) member, field, absent ? NULL : node, error);
    }
  g_assert_not_reached ();
}

/* Makes @self what @node says, in place: nothing is notified but what differs, and items of lists are reused. A
 * field that @node leaves out gets its initial value. After an error @self may be half restored: restore into a new
 * record first where @node is not to be trusted. Returns whether it worked. Errors: %HK_ERROR_FORMAT.
 * @self: a record
 * @node: an object from hk_record_save() or hk_record_save_compact() */
gboolean
hk_record_restore (gpointer   self,
                   JsonNode  *node,
                   GError   **error)
{
  HkRecordClass *klass;
  JsonObject *object;
  guint n_found = 0;
  gboolean ok = TRUE;

  g_return_val_if_fail (HK_IS_RECORD (self), FALSE);
  g_return_val_if_fail (node != NULL, FALSE);

  klass = HK_RECORD_GET_CLASS (self);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("An object was expected here."));
      return FALSE;
    }
  object = json_node_get_object (node);
  g_object_freeze_notify (self);
  for (guint i = 0; i < klass->n_fields && ok; i++)
    {
      JsonNode *member = json_object_get_member (object, klass->fields[i].name);

      n_found += member != NULL;
      ok = restore_member (self, &klass->fields[i], member, error);
    }
  g_object_thaw_notify (self);
  if (ok && n_found < json_object_get_size (object))
    {
      g_autoptr (GList) members = json_object_get_members (object);

      for (GList *l = members; l != NULL; l = l->next)
        if (hk_record_find_field (self, l->data) == NULL)
          {
            g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("There is no “%s” here."), (char *) l->data);
            return FALSE;
          }
    }
  return ok;
}

/* Returns (transfer full) (nullable): what a person calls @record, which is the one at @position of @list: by its own name,
 * else by that of the list. */
char *
hk_record_dup_name (HkRecord      *record,
                    const HkField *list,
                    guint          position)
{
  const HkField *field = hk_record_find_field (record, "name");
  const char *name = field == NULL || field->kind != HK_FIELD_STRING ? NULL : *(char **) ((char *) record + field->offset);

  if (name != NULL && *name != '\0')
    return g_strdup (name);
  /* Translators: one of several things on the table, such as “Frontier 2” */
  return list->title == NULL ? NULL : g_strdup_printf (C_("thing", "%s %u"), _(list->title), position + 1);
}

/* Follows @path to the record that holds the last name; gives that name's field, and what a person calls the nearest thing
 * on the way that is called anything. */
static HkRecord *
follow (HkRecord       *self,
        const char     *path,
        const HkField **field,
        char          **whose,
        GError        **error)
{
  g_auto (GStrv) names = g_strsplit (path, "/", -1);
  HkRecord *at = self;

  for (guint i = 0; names[i] != NULL; i++)
    {
      const HkField *found = hk_record_find_field (at, names[i]);
      gpointer member;

      if (found == NULL)
        break;
      if (names[i + 1] == NULL)
        {
          *field = found;
          return at;
        }
      member = (char *) at + found->offset;
      if (found->kind == HK_FIELD_RECORD)
        at = *(HkRecord **) member;
      else if (found->kind == HK_FIELD_LIST)
        {
          guint64 position = 0;
          HkRecord *item;

          i++;
          if (names[i + 1] == NULL || !g_ascii_string_to_unsigned (names[i], 10, 0, G_MAXINT, &position, NULL))
            break;
          item = hk_record_list_get (*(HkRecordList **) member, (int) position);
          at = item;
          if (whose != NULL && item != NULL)
            {
              char *name = hk_record_dup_name (item, found, (guint) position);

              if (name != NULL)
                {
                  g_free (*whose);
                  *whose = name;
                }
            }
        }
      else
        break;
      if (at == NULL)
        break;
    }
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("The table has nothing at “%s”."), path);
  return NULL;
}

/* Returns (transfer full): the value there, or %NULL. Errors: %HK_ERROR_PARAMETER.
 * @self: a record
 * @path: names and positions from 0, such as "kingdoms/1/victory-points" */
JsonNode *
hk_record_get_by_path (gpointer    self,
                       const char *path,
                       GError    **error)
{
  const HkField *field = NULL;
  HkRecord *at = follow (self, path, &field, NULL, error);

  return at == NULL ? NULL : save_member (at, field, FALSE);
}

/* Sets one value by hand. Nothing changes on an error. Returns whether it worked. Errors: %HK_ERROR_PARAMETER or
 * %HK_ERROR_FORMAT.
 * @self: a record
 * @path: names and positions from 0, such as "kingdoms/1/victory-points"
 * @value: the new value, of the kind and in the range of the field
 * @old_value: (out) (optional): the value before */
gboolean
hk_record_set_by_path (gpointer    self,
                       const char *path,
                       JsonNode   *value,
                       JsonNode  **old_value,
                       GError    **error)
{
  const HkField *field = NULL;
  HkRecord *at = follow (self, path, &field, NULL, error);
  g_autoptr (JsonNode) old = NULL;

  if (at == NULL)
    return FALSE;
  old = save_member (at, field, FALSE);
  if (field->kind == HK_FIELD_RECORD || field->kind == HK_FIELD_LIST)
    {
      /* Nested values are tried on a copy, so that a wrong one leaves no trace. */
      g_autoptr (HkRecord) trial = hk_record_copy (at);

      if (!restore_member (trial, field, value, error))
        return FALSE;
    }
  if (!restore_member (at, field, value, error))
    return FALSE;
  if (old_value != NULL)
    *old_value = g_steal_pointer (&old);
  return TRUE;
}

/* Returns (nullable): what a person calls the value, translated.
 * @self: a record
 * @path: names and positions from 0, such as "kingdoms/1/victory-points"
 * @whose: (out) (transfer full) (nullable): what a person calls the thing that has the value */
const char *
hk_record_describe_path (gpointer    self,
                         const char *path,
                         char      **whose)
{
  const HkField *field = NULL;

  *whose = NULL;
  if (follow (self, path, &field, whose, NULL) == NULL || field->title == NULL)
    return NULL;
  return _(field->plural != NULL ? field->plural : field->title);
}
