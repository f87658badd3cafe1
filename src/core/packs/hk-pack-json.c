/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-pack-private.h"

/* Packs as JSON: the file of a pack, and what is passed on to other owners. */

/* Whether this version can read it. A pack without a number was written before there were any. */
static gboolean
check_format (JsonObject *pack,
              const char *where,
              GError    **error)
{
  JsonNode *node = json_object_get_member (pack, "format");

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64 || json_node_get_int (node) < 1)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not a pack."), where);
      return FALSE;
    }
  if (json_node_get_int (node) > HK_PACK_FORMAT)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_NEWER,
                   _("%s was written by a newer Hordekeeper; update the app to use it. It has not been touched."), where);
      return FALSE;
    }
  return TRUE;
}

/* Reads {"game", "components": {kind: […]}} into a table of lists; nothing of @self changes. */
GHashTable *
hk_pack_read_components (HkPack     *self,
                         JsonNode   *node,
                         const char *where,
                         GError    **error)
{
  g_autoptr (HkPack) trial = g_object_new (HK_TYPE_PACK, NULL);
  JsonObject *all;
  JsonObjectIter iter;
  const char *kind;
  const char *game;
  JsonNode *value;

  trial->game = self->game;
  trial->schema = json_node_ref (self->schema);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is not a pack."), where);
      return NULL;
    }
  if (!check_format (json_node_get_object (node), where, error))
    return NULL;
  game = hk_content_string (json_node_get_object (node), "game", where, error);
  if (game == NULL)
    return NULL;
  if (!g_str_equal (game, self->game->id))
    {
      /* Translators: %s: a file; %s: a game. */
      g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("%s is a pack for another game, not for %s."), where, self->game->title);
      return NULL;
    }
  all = hk_content_object (json_node_get_object (node), "components", where, error);
  if (all == NULL)
    return NULL;
  json_object_iter_init_ordered (&iter, all);
  while (json_object_iter_next_ordered (&iter, &kind, &value))
    {
      if (hk_pack_find_kind (self, kind, error) == NULL)
        return NULL;
      if (!JSON_NODE_HOLDS_ARRAY (value))
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” should be %s in %s."), kind, _("a list"), where);
          return NULL;
        }
      if (json_array_get_length (json_node_get_array (value)) > HK_PACK_MAX_COMPONENTS)
        {
          g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” has more than %d entries in %s."), kind, HK_PACK_MAX_COMPONENTS, where);
          return NULL;
        }
      for (guint i = 0; i < json_array_get_length (json_node_get_array (value)); i++)
        {
          JsonNode *component = json_array_get_element (json_node_get_array (value), i);

          if (!JSON_NODE_HOLDS_OBJECT (component))
            {
              g_set_error (error, HK_ERROR, HK_ERROR_FORMAT, _("“%s” should be %s in %s."), kind, _("a list of objects"), where);
              return NULL;
            }
          if (!hk_pack_check_kept (self, kind, json_node_get_object (component), error))
            return NULL;
          hk_pack_place (trial, kind, json_node_get_object (component));
        }
    }
  return g_hash_table_ref (trial->components);
}

/* Returns (transfer full): an object with the game's id and the components by kind. */
JsonNode *
hk_pack_to_json (HkPack *self)
{
  g_autoptr (JsonObject) object = json_object_new ();
  JsonObject *all = json_object_new ();
  JsonArray *kinds = hk_pack_list_kinds (self);

  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GPtrArray *list = hk_pack_list (self, kind);
      JsonArray *array = json_array_new ();

      for (guint j = 0; j < list->len; j++)
        json_array_add_object_element (array, json_object_ref (g_ptr_array_index (list, j)));
      json_object_set_array_member (all, kind, array);
    }
  json_object_set_int_member (object, "format", HK_PACK_FORMAT);
  json_object_set_string_member (object, "game", self->game->id);
  if (self->about != NULL && json_object_get_size (self->about) > 0)
    json_object_set_object_member (object, "about", json_object_ref (self->about));
  json_object_set_object_member (object, "components", all);
  return json_node_init_object (json_node_alloc (), object);
}

/* Returns (transfer full): a pack with that component alone, to be passed on as a file.
 * @kind: the id of a kind */
char *
hk_pack_component_to_text (HkPack     *self,
                           const char *kind,
                           JsonObject *component)
{
  g_autoptr (JsonNode) node = json_node_alloc ();
  JsonObject *object = json_object_new ();
  JsonObject *all = json_object_new ();
  JsonArray *array = json_array_new ();

  json_array_add_object_element (array, json_object_ref (component));
  json_object_set_array_member (all, kind, array);
  json_object_set_int_member (object, "format", HK_PACK_FORMAT);
  json_object_set_string_member (object, "game", self->game->id);
  json_object_set_object_member (object, "components", all);
  json_node_take_object (node, object);
  return json_to_string (node, TRUE);
}

/* Adds the components of another pack; those with the same key are replaced. All or nothing. Returns whether it
 * worked. Errors: %HK_ERROR_FORMAT. */
gboolean
hk_pack_import_json (HkPack     *self,
                     const char *text,
                     GError    **error)
{
  g_autoptr (JsonNode) node = hk_content_parse (text, -1, _("The file"), error);
  g_autoptr (GHashTable) components = node == NULL ? NULL : hk_pack_read_components (self, node, _("the file"), error);

  return components != NULL && hk_pack_merge (self, components, error);
}
