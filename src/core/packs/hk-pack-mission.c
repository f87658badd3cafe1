/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-pack-mission.h"

/* Missions, maps and scenarios: what a group has agreed on before a game, kept as components. The kind names in "options" the
 * members of a setup that belong to it; who plays and with which values does not. "named" is the one of them that is what the mission
 * is called, unless the group has called it otherwise. */

#define SETUP "setup"

/* Returns whether its components are set up as a new game is. */
gboolean
hk_pack_kind_is_mission (JsonObject *kind)
{
  return json_object_has_member (kind, "options");
}

/* Returns (nullable): the kind of the missions of the game. */
JsonObject *
hk_pack_mission_find_kind (HkPack *pack)
{
  JsonArray *kinds = hk_pack_list_kinds (pack);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    if (hk_pack_kind_is_mission (json_array_get_object_element (kinds, i)))
      return json_array_get_object_element (kinds, i);
  return NULL;
}

/* Returns (transfer full): a component with what @setup has of a mission.
 * @kind: the kind of the missions
 * @text: notes; "" for none
 * @setup: the setup of a new game */
JsonObject *
hk_pack_mission_new (JsonObject *kind,
                     const char *name,
                     const char *text,
                     JsonObject *setup)
{
  JsonArray *options = json_object_get_array_member (kind, "options");
  JsonObject *mission = json_object_new ();
  JsonObject *kept = json_object_new ();

  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      JsonNode *value = json_object_get_member (setup, json_array_get_string_element (options, i));

      if (value != NULL)
        json_object_set_member (kept, json_array_get_string_element (options, i), json_node_copy (value));
    }
  json_object_set_string_member (mission, "name", name);
  if (*text != '\0')
    json_object_set_string_member (mission, "text", text);
  json_object_set_object_member (mission, SETUP, kept);
  json_object_set_string_member (mission, "source", "owner");
  return mission;
}

/* (nullable): what a mission says of an option. */
static JsonNode *
get_value (JsonObject *kind,
           JsonObject *mission,
           const char *option)
{
  JsonNode *value = json_object_get_member (json_object_get_object_member (mission, SETUP), option);

  if (value == NULL && g_strcmp0 (option, json_object_get_string_member_with_default (kind, "named", NULL)) == 0)
    return json_object_get_member (mission, "name");
  return value;
}

/* Sets @setup up as the mission says; of what belongs to a mission nothing else stays.
 * @kind: the kind of the missions
 * @mission: one of them */
void
hk_pack_mission_apply (JsonObject *kind,
                       JsonObject *mission,
                       JsonObject *setup)
{
  JsonArray *options = json_object_get_array_member (kind, "options");

  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      const char *option = json_array_get_string_element (options, i);
      JsonNode *value = get_value (kind, mission, option);

      if (value != NULL)
        json_object_set_member (setup, option, json_node_copy (value));
      else
        json_object_remove_member (setup, option);
    }
}

static gboolean
is_set_up (JsonObject *kind,
           JsonObject *mission,
           JsonObject *setup)
{
  JsonArray *options = json_object_get_array_member (kind, "options");

  for (guint i = 0; i < json_array_get_length (options); i++)
    {
      const char *option = json_array_get_string_element (options, i);
      JsonNode *wanted = get_value (kind, mission, option);
      JsonNode *value = json_object_get_member (setup, option);

      if ((wanted == NULL) != (value == NULL) || (wanted != NULL && !json_node_equal (wanted, value)))
        return FALSE;
    }
  return TRUE;
}

/* Returns (nullable): the mission of the pack that @setup has set up.
 * @setup: the setup of a game */
JsonObject *
hk_pack_mission_find (HkPack     *pack,
                      JsonObject *setup)
{
  JsonObject *kind = hk_pack_mission_find_kind (pack);
  GPtrArray *missions = kind == NULL ? NULL : hk_pack_list (pack, json_object_get_string_member (kind, "id"));

  for (guint i = 0; missions != NULL && i < missions->len; i++)
    {
      JsonObject *mission = g_ptr_array_index (missions, i);

      if (is_set_up (kind, mission, setup))
        return mission;
    }
  return NULL;
}

/* Returns (transfer full): a setup of its own. */
JsonObject *
hk_pack_mission_copy (JsonObject *setup)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  g_autoptr (JsonNode) copy = NULL;
  g_autofree char *text = NULL;

  json_node_init_object (node, setup);
  text = json_to_string (node, FALSE);
  copy = json_from_string (text, NULL);
  return json_object_ref (json_node_get_object (copy));
}
