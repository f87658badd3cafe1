/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-component.h"
#include "hk-content.h"

/* Components of a pack, as its schema has them, and the records of a table that are made of them. */

/* Returns (nullable): its text; %NULL when there is none, when it is empty or no text.
 * @member: the name of a member */
const char *
hk_component_get_text (JsonObject *component,
                       const char *member)
{
  JsonNode *node = json_object_get_member (component, member);
  const char *text = node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING
                     ? json_node_get_string (node) : NULL;

  return text == NULL || text[0] == '\0' ? NULL : text;
}

/* Returns (nullable): its text, as hk_component_get_text() has it; %NULL also for "none".
 * @member: the name of a member */
const char *
hk_component_get_option (JsonObject *component,
                         const char *member)
{
  const char *text = hk_component_get_text (component, member);

  return g_strcmp0 (text, "none") == 0 ? NULL : text;
}

/* Returns where it comes from, such as "stand-in"; "owner" when it does not say. */
const char *
hk_component_get_source (JsonObject *component)
{
  const char *source = hk_component_get_text (component, "source");

  return source == NULL ? "owner" : source;
}

/* Reads a number; a truth value is 1 or 0. Returns whether it is well formed. Errors: %HK_ERROR_FORMAT.
 * @member: the name of a member
 * @minimum: the least that it may be
 * @value: (inout): where it goes; left alone when the member is not there or is null */
gboolean
hk_component_get_number (JsonObject *component,
                         const char *member,
                         int         minimum,
                         int         maximum,
                         int        *value,
                         GError    **error)
{
  JsonNode *node = json_object_get_member (component, member);

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    {
      *value = json_node_get_boolean (node);
      return TRUE;
    }
  return hk_content_int (component, member, _("the pack"), minimum, maximum, value, error);
}

/* Adds a text that is known.
 * @member: the name of a member
 * @value: (nullable): its text; nothing is set when there is none or when it is empty */
void
hk_component_set_text (JsonObject *component,
                       const char *member,
                       const char *value)
{
  if (value != NULL && value[0] != '\0')
    json_object_set_string_member (component, member, value);
}

/* Sets the properties of a record. What the component leaves out stays as it is. Returns whether the component is
 * well formed. Errors: %HK_ERROR_FORMAT.
 * @record: a record with a property "source"
 * @fields: (array length=n_fields): what to read of the component */
gboolean
hk_component_fill (gpointer                record,
                   const HkComponentField *fields,
                   guint                   n_fields,
                   JsonObject             *component,
                   GError                **error)
{
  for (guint i = 0; i < n_fields; i++)
    {
      const gboolean is_text = fields[i].kind == HK_COMPONENT_TEXT || fields[i].kind == HK_COMPONENT_OPTION;
      const char *text = fields[i].kind == HK_COMPONENT_OPTION ? hk_component_get_option (component, fields[i].member)
                                                               : hk_component_get_text (component, fields[i].member);
      int value = G_MININT;

      if (is_text && text != NULL)
        g_object_set (record, fields[i].property, text, NULL);
      if (!is_text && !hk_component_get_number (component, fields[i].member, fields[i].minimum, fields[i].maximum, &value, error))
        return FALSE;
      if (!is_text && value != G_MININT)
        g_object_set (record, fields[i].property, value, NULL);
    }
  g_object_set (record, "source", hk_component_get_source (component), NULL);
  return TRUE;
}

/* Returns (transfer full): a component of the owner with the properties of a record; texts that are not known are
 * left out, and numbers are brought into their range.
 * @record: a record
 * @fields: (array length=n_fields): what to tell of it */
JsonObject *
hk_component_tell (gpointer                record,
                   const HkComponentField *fields,
                   guint                   n_fields)
{
  JsonObject *component = json_object_new ();

  for (guint i = 0; i < n_fields; i++)
    {
      g_autofree char *text = NULL;
      int value = 0;

      if (fields[i].kind == HK_COMPONENT_TEXT || fields[i].kind == HK_COMPONENT_OPTION)
        {
          g_object_get (record, fields[i].property, &text, NULL);
          hk_component_set_text (component, fields[i].member, text);
          continue;
        }
      g_object_get (record, fields[i].property, &value, NULL);
      json_object_set_int_member (component, fields[i].member, CLAMP (value, fields[i].minimum, fields[i].maximum));
    }
  json_object_set_string_member (component, "source", "owner");
  return component;
}

typedef struct
{
  const char *key;
  const char *value;
  JsonObject *found;
} Search;

static gboolean
is_not_sought (JsonObject *component,
               gpointer    data,
               GError    **error)
{
  Search *search = data;

  if (g_strcmp0 (hk_component_get_text (component, search->key), search->value) == 0)
    search->found = component;
  return search->found == NULL;
}

/* Returns (nullable): the first such component.
 * @pack: (nullable): lists of components by their kind
 * @kind: a kind of the schema
 * @key: the member that tells components apart
 * @value: what it has to be */
JsonObject *
hk_component_find (JsonObject *pack,
                   const char *kind,
                   const char *key,
                   const char *value)
{
  Search search = { key, value, NULL };

  hk_content_for_each (pack, kind, is_not_sought, &search, NULL);
  return search.found;
}
