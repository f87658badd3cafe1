/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-record-when.h"

/* Returns how many the value of a field stands for: a number itself, of a list its items, of anything else 1 where there is one.
 * @value: (nullable): as hk_record_get_by_path() gives it */
int
hk_record_count_value (JsonNode *value)
{
  if (value == NULL || JSON_NODE_HOLDS_NULL (value))
    return 0;
  if (JSON_NODE_HOLDS_ARRAY (value))
    return (int) json_array_get_length (json_node_get_array (value));
  if (JSON_NODE_HOLDS_OBJECT (value))
    return 1;
  if (json_node_get_value_type (value) == G_TYPE_STRING)
    return *json_node_get_string (value) != '\0';
  if (json_node_get_value_type (value) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (value);
  return (int) json_node_get_int (value);
}

/* Whether the value of a field is the one that is asked for, or one of those. True and false ask whether there is any. */
static gboolean
is_value (JsonNode *value,
          JsonNode *wanted)
{
  JsonArray *choices = JSON_NODE_HOLDS_ARRAY (wanted) ? json_node_get_array (wanted) : NULL;

  for (guint i = 0; choices != NULL && i < json_array_get_length (choices); i++)
    if (is_value (value, json_array_get_element (choices, i)))
      return TRUE;
  if (choices != NULL)
    return FALSE;
  if (json_node_get_value_type (wanted) == G_TYPE_BOOLEAN)
    return json_node_get_boolean (wanted) == (hk_record_count_value (value) > 0);
  return value != NULL && json_node_equal (value, wanted);
}

/* Returns whether the record is as "when" of an object of the content wants it: fields by their paths, each with its value or a list of
 * values. What has no "when" fits every record. */
gboolean
hk_record_fits (gpointer    self,
                JsonObject *object)
{
  JsonObjectIter iter;
  const char *path;
  JsonNode *wanted;

  if (!json_object_has_member (object, "when"))
    return TRUE;
  json_object_iter_init (&iter, json_object_get_object_member (object, "when"));
  while (json_object_iter_next (&iter, &path, &wanted))
    {
      g_autoptr (JsonNode) value = hk_record_get_by_path (self, path, NULL);

      if (!is_value (value, wanted))
        return FALSE;
    }
  return TRUE;
}
