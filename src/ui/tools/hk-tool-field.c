/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-tool-field.h"

static gboolean
holds (JsonNode *node,
       GType     type)
{
  return JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type;
}

/* Returns whether that can be told for it, a leaf: what comes from a file may be anything. */
gboolean
hk_tool_field_accepts (const HkToolField *field,
                       JsonNode          *told)
{
  JsonArray *array = JSON_NODE_HOLDS_ARRAY (told) ? json_node_get_array (told) : NULL;

  switch (field->kind)
    {
    case HK_TOOL_INT:
      return holds (told, G_TYPE_INT64);
    case HK_TOOL_SWITCH:
      return holds (told, G_TYPE_BOOLEAN);
    case HK_TOOL_CHOICE:
    case HK_TOOL_TEXT:
    case HK_TOOL_CARD:
      return holds (told, G_TYPE_STRING);
    case HK_TOOL_NUMBERS:
    case HK_TOOL_COUNTS:
      for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
        if (!holds (json_array_get_element (array, i), G_TYPE_INT64))
          return FALSE;
      return array != NULL;
    case HK_TOOL_SEVERAL:
    case HK_TOOL_HEXES:
      return array != NULL;
    case HK_TOOL_CARRIED:
      return TRUE;
    case HK_TOOL_NONE:
    case HK_TOOL_GROUP:
    case HK_TOOL_LIST:
      break;
    }
  return FALSE;
}
