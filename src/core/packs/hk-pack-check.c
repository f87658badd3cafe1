/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-pack-cell.h"
#include "hk-pack-private.h"

/* The check of a component against the fields of its kind. */

static gboolean
wrong (JsonObject *field,
       const char *expected,
       GError    **error)
{
  return hk_error_expect (json_object_get_string_member_with_default (field, "title", json_object_get_string_member (field, "id")),
                          expected, error);
}

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

static gboolean
check_int (JsonObject *field,
           JsonNode   *node,
           GError    **error)
{
  const gint64 minimum = json_object_get_int_member_with_default (field, "min", 0);
  const gint64 maximum = json_object_get_int_member_with_default (field, "max", 999);

  if (!holds (node, G_TYPE_INT64))
    return wrong (field, _("a whole number"), error);
  return hk_error_check_range (json_object_get_string_member_with_default (field, "title", json_object_get_string_member (field, "id")),
                               json_node_get_int (node), minimum, maximum, HK_ERROR_PARAMETER, error);
}

static gboolean
check_enum (JsonObject *field,
            JsonNode   *node,
            GError    **error)
{
  JsonArray *values = json_object_get_array_member (field, "values");
  GString *all = NULL;
  g_autofree char *text = NULL;

  if (!holds (node, G_TYPE_STRING))
    return wrong (field, _("one of its choices"), error);
  for (guint i = 0; i < json_array_get_length (values); i++)
    if (g_strcmp0 (json_array_get_string_element (values, i), json_node_get_string (node)) == 0)
      return TRUE;
  all = g_string_new (NULL);
  for (guint i = 0; i < json_array_get_length (values); i++)
    g_string_append_printf (all, i == 0 ? "%s" : ", %s", json_array_get_string_element (values, i));
  text = g_string_free_and_steal (all);
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” is not a choice for “%s”; it can be: %s."),
               json_node_get_string (node), json_object_get_string_member (field, "id"), text);
  return FALSE;
}

/* Returns whether the text has the form that the field asks for, such as that of a roll. */
gboolean
hk_pack_has_form (JsonObject *field,
                  const char *text)
{
  const char *pattern = json_object_get_string_member_with_default (field, "pattern", NULL);

  return pattern == NULL || text[0] == '\0' || g_regex_match_simple (pattern, text, 0, 0);
}

static gboolean
check_type (JsonObject *field,
            JsonNode   *node,
            GError    **error)
{
  const char *type = json_object_get_string_member_with_default (field, "type", "string");

  if (g_str_equal (type, "int"))
    return check_int (field, node, error);
  if (g_str_equal (type, "enum"))
    return check_enum (field, node, error);
  if (g_str_equal (type, "setup"))
    return JSON_NODE_HOLDS_OBJECT (node) || wrong (field, _("the settings of a game"), error);
  if (g_str_equal (type, "int-list"))
    {
      if (!JSON_NODE_HOLDS_ARRAY (node) || json_array_get_length (json_node_get_array (node)) > HK_PACK_MAX_COMPONENTS)
        return wrong (field, _("a list of whole numbers"), error);
      for (guint i = 0; i < json_array_get_length (json_node_get_array (node)); i++)
        if (!check_int (field, json_array_get_element (json_node_get_array (node), i), error))
          return FALSE;
      return TRUE;
    }
  if (!holds (node, G_TYPE_STRING))
    return wrong (field, _("a text"), error);
  if (strlen (json_node_get_string (node)) > HK_PACK_MAX_TEXT)
    return wrong (field, _("a shorter text"), error);
  if (json_node_get_string (node)[0] == '\0' && !json_object_get_boolean_member_with_default (field, "optional", FALSE))
    return wrong (field, _("filled in"), error);
  return TRUE;
}

/* Returns whether the value is one that the field can have. Errors: %HK_ERROR_PARAMETER. */
gboolean
hk_pack_check_field (JsonObject *field,
                     JsonNode   *node,
                     GError    **error)
{
  if (!check_type (field, node, error))
    return FALSE;
  if (!holds (node, G_TYPE_STRING) || hk_pack_has_form (field, json_node_get_string (node)))
    return TRUE;
  /* Translators: %s: what stands in a cell; %s: the title of its field; %s: what may stand there, such as “d6, 2d6-2 or a number”. */
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not of the form that “%s” has: %s."), json_node_get_string (node),
                        json_object_get_string_member_with_default (field, "title", json_object_get_string_member (field, "id")),
                        json_object_get_string_member (field, "form"));
}

/* Returns whether every field is there that must be, and is of its type and in its range. Texts of another form than their fields ask for
 * are let be: they were kept before there were forms, or come from somebody else. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_UNKNOWN.
 * @kind: the id of a kind
 * @component: the values of a component */
gboolean
hk_pack_check_kept (HkPack     *self,
                    const char *kind,
                    JsonObject *component,
                    GError    **error)
{
  JsonObject *schema = hk_pack_find_kind (self, kind, error);
  JsonArray *fields;
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  if (schema == NULL)
    return FALSE;
  fields = json_object_get_array_member (schema, "fields");
  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);

      node = json_object_get_member (component, json_object_get_string_member (field, "id"));
      if (node == NULL || JSON_NODE_HOLDS_NULL (node))
        {
          if (!json_object_get_boolean_member_with_default (field, "optional", FALSE))
            return wrong (field, _("filled in"), error);
        }
      else if (!check_type (field, node, error))
        return FALSE;
    }
  json_object_iter_init_ordered (&iter, component);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    {
      gboolean known = g_str_equal (member, "source") || (g_str_equal (member, HK_PACK_BY) && holds (node, G_TYPE_STRING)) || g_str_equal (member, "copies");

      for (guint i = 0; !known && i < json_array_get_length (fields); i++)
        known = g_str_equal (json_object_get_string_member (json_array_get_object_element (fields, i), "id"), member);
      if (!known)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” knows no “%s”."), kind, member);
          return FALSE;
        }
    }
  return TRUE;
}

/* Returns whether a component can be kept that somebody enters now: as hk_pack_check_kept(), and its texts have the forms that their fields
 * ask for. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_UNKNOWN.
 * @kind: the id of a kind
 * @component: the values of a component */
gboolean
hk_pack_check (HkPack     *self,
               const char *kind,
               JsonObject *component,
               GError    **error)
{
  JsonArray *fields;

  if (!hk_pack_check_kept (self, kind, component, error))
    return FALSE;
  fields = json_object_get_array_member (hk_pack_find_kind (self, kind, NULL), "fields");
  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      JsonNode *node = json_object_get_member (component, json_object_get_string_member (field, "id"));

      if (node != NULL && !JSON_NODE_HOLDS_NULL (node) && !hk_pack_check_field (field, node, error))
        return FALSE;
    }
  return TRUE;
}

/* Returns whether the value of an optional field says that there is none: an empty text, the choice "none", or a no.
 * @node: (nullable) */
gboolean
hk_pack_is_none (JsonObject *field,
                 JsonNode   *node)
{
  if (node == NULL || !json_object_get_boolean_member_with_default (field, "optional", FALSE))
    return FALSE;
  if (hk_pack_field_is_yes_no (field))
    return holds (node, G_TYPE_INT64) && json_node_get_int (node) == 0;
  return JSON_NODE_HOLDS_NULL (node)
         || (holds (node, G_TYPE_STRING)
             && (json_node_get_string (node)[0] == '\0'
                 || (g_str_equal (json_object_get_string_member_with_default (field, "type", "string"), "enum")
                     && g_str_equal (json_node_get_string (node), "none"))));
}

/* Returns (transfer full): the component as it is kept: what it has none of is not there, however that was said, so that a card is the
 * same whether it was pasted, typed or picked. */
JsonObject *
hk_pack_tidy (JsonObject *kind,
              JsonObject *component)
{
  JsonArray *fields = json_object_get_array_member (kind, "fields");
  JsonObject *copy = NULL;

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *id = json_object_get_string_member (field, "id");

      if (!hk_pack_is_none (field, json_object_get_member (component, id)))
        continue;
      if (copy == NULL)
        copy = hk_pack_copy_component (component);
      json_object_remove_member (copy, id);
    }
  return copy == NULL ? json_object_ref (component) : copy;
}
