/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-move.h"

/* What the parameters of a move say. */

/**
 * hk_move_get_node:
 * @self: a move
 * @param: the name of a parameter
 *
 * Returns: (transfer none) (nullable): its value; %NULL when it is left out or null
 */
JsonNode *
hk_move_get_node (HkMove     *self,
                  const char *param)
{
  JsonNode *node = json_object_get_member (hk_move_get_params (self), param);

  return node == NULL || JSON_NODE_HOLDS_NULL (node) ? NULL : node;
}

/**
 * hk_move_has:
 * @self: a move
 * @param: the name of a parameter
 *
 * Returns: whether it is given
 */
gboolean
hk_move_has (HkMove     *self,
             const char *param)
{
  return hk_move_get_node (self, param) != NULL;
}

static JsonNode *
get_value (HkMove     *self,
           const char *param,
           GType       type)
{
  JsonNode *node = hk_move_get_node (self, param);

  return node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == type ? node : NULL;
}

/**
 * hk_move_get_int:
 * @self: a move
 * @param: the name of a parameter
 * @fallback: what to return when it is not given
 *
 * Returns: the number
 */
int
hk_move_get_int (HkMove     *self,
                 const char *param,
                 int         fallback)
{
  JsonNode *node = get_value (self, param, G_TYPE_INT64);

  return node == NULL ? fallback : (int) CLAMP (json_node_get_int (node), G_MININT, G_MAXINT);
}

/**
 * hk_move_get_boolean:
 * @self: a move
 * @param: the name of a parameter
 * @fallback: what to return when it is not given
 *
 * Returns: the truth value
 */
gboolean
hk_move_get_boolean (HkMove     *self,
                     const char *param,
                     gboolean    fallback)
{
  JsonNode *node = get_value (self, param, G_TYPE_BOOLEAN);

  return node == NULL ? fallback : json_node_get_boolean (node);
}

/**
 * hk_move_get_string:
 * @self: a move
 * @param: the name of a parameter
 *
 * Returns: (transfer none) (nullable): the text
 */
const char *
hk_move_get_string (HkMove     *self,
                    const char *param)
{
  JsonNode *node = get_value (self, param, G_TYPE_STRING);

  return node == NULL ? NULL : json_node_get_string (node);
}

/**
 * hk_move_get_array:
 * @self: a move
 * @param: the name of a parameter
 *
 * Returns: (transfer none) (nullable): the array
 */
JsonArray *
hk_move_get_array (HkMove     *self,
                   const char *param)
{
  JsonNode *node = hk_move_get_node (self, param);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/**
 * hk_move_get_object:
 * @self: a move
 * @param: the name of a parameter
 *
 * Returns: (transfer none) (nullable): the object
 */
JsonObject *
hk_move_get_object (HkMove     *self,
                    const char *param)
{
  JsonNode *node = hk_move_get_node (self, param);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}
