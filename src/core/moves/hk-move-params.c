/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-words.h"
#include "hk-move.h"

/* What the parameters of a move say. */

/* Returns (nullable): its value; %NULL when it is left out or null.
 * @param: the name of a parameter */
JsonNode *
hk_move_get_node (HkMove     *self,
                  const char *param)
{
  JsonNode *node = json_object_get_member (hk_move_get_params (self), param);

  return node == NULL || JSON_NODE_HOLDS_NULL (node) ? NULL : node;
}

/* Returns whether it is given.
 * @param: the name of a parameter */
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

/* Returns the number.
 * @param: the name of a parameter
 * @fallback: what to return when it is not given */
int
hk_move_get_int (HkMove     *self,
                 const char *param,
                 int         fallback)
{
  JsonNode *node = get_value (self, param, G_TYPE_INT64);

  return node == NULL ? fallback : (int) CLAMP (json_node_get_int (node), G_MININT, G_MAXINT);
}

/* Returns the truth value.
 * @param: the name of a parameter
 * @fallback: what to return when it is not given */
gboolean
hk_move_get_boolean (HkMove     *self,
                     const char *param,
                     gboolean    fallback)
{
  JsonNode *node = get_value (self, param, G_TYPE_BOOLEAN);

  return node == NULL ? fallback : json_node_get_boolean (node);
}

/* Returns (nullable): the text.
 * @param: the name of a parameter */
const char *
hk_move_get_string (HkMove     *self,
                    const char *param)
{
  JsonNode *node = get_value (self, param, G_TYPE_STRING);

  return node == NULL ? NULL : json_node_get_string (node);
}

/* Returns the value that the text stands for; −1 where it is none of them.
 * @param: the name of a parameter
 * @words: what files call the values from 0 on, %NULL at the end
 * @fallback: what a missing parameter stands for */
int
hk_move_get_enum (HkMove             *self,
                  const char         *param,
                  const char * const *words,
                  int                 fallback)
{
  JsonNode *node = get_value (self, param, G_TYPE_STRING);

  return node == NULL ? fallback : hk_words_find (words, json_node_get_string (node));
}

/* Returns (nullable): the array.
 * @param: the name of a parameter */
JsonArray *
hk_move_get_array (HkMove     *self,
                   const char *param)
{
  JsonNode *node = hk_move_get_node (self, param);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* Returns (nullable): the object.
 * @param: the name of a parameter */
JsonObject *
hk_move_get_object (HkMove     *self,
                    const char *param)
{
  JsonNode *node = hk_move_get_node (self, param);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}
