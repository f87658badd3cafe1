/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-pack-private.h"

/* What an evening teaches the pack. */

typedef struct
{
  const char *kind;
  JsonObject *component;
} Told;

/* Whether all that was told of a component stands there already. */
static gboolean
says (JsonObject *known,
      JsonObject *told)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  json_object_iter_init (&iter, told);
  while (json_object_iter_next (&iter, &member, &node))
    if (!json_object_has_member (known, member) || !json_node_equal (json_object_get_member (known, member), node))
      return FALSE;
  return TRUE;
}

/* Returns (nullable): what is known of that component. Where the table told nothing of its key, for it is a name of the owner's own, that is
 * the first one like it. */
static JsonObject *
find_told (HkPack     *self,
           const Told *told)
{
  JsonObject *schema = hk_pack_find_kind (self, told->kind, NULL);
  GPtrArray *list = hk_pack_list (self, told->kind);
  g_autofree char *key = hk_pack_key_of (schema, told->component);

  if (key[0] != '\0' || !json_object_has_member (schema, "own-key"))
    return hk_pack_lookup (self, told->kind, key);
  for (guint i = 0; i < list->len; i++)
    if (says (g_ptr_array_index (list, i), told->component))
      return g_ptr_array_index (list, i);
  return NULL;
}

/* What nobody has told of a component that is new: its own key is the next free number, and a field that has to be there may say what
 * stands in it for "not known". */
static void
fill_unknown (HkPack     *self,
              const char *kind,
              JsonObject *component)
{
  JsonObject *schema = hk_pack_find_kind (self, kind, NULL);
  const char *key = json_object_get_string_member_with_default (schema, "key", NULL);
  JsonArray *fields = json_object_get_array_member (schema, "fields");

  for (guint n = 1; key != NULL && json_object_has_member (schema, "own-key") && !json_object_has_member (component, key); n++)
    {
      g_autofree char *number = g_strdup_printf ("%u", n);

      if (hk_pack_lookup (self, kind, number) == NULL)
        json_object_set_string_member (component, key, number);
    }
  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *id = json_object_get_string_member (field, "id");

      if (json_object_has_member (field, "unknown") && !json_object_has_member (component, id))
        json_object_set_member (component, id, json_node_copy (json_object_get_member (field, "unknown")));
    }
}

static gboolean
learn (HkPack  *self,
       gpointer data,
       GError **error)
{
  const Told *told = data;
  g_autoptr (JsonObject) whole = hk_pack_lay_over (find_told (self, told), told->component);
  g_autoptr (JsonObject) signed_one = NULL;

  fill_unknown (self, told->kind, whole);
  if (!hk_pack_check_kept (self, told->kind, whole, error))
    return FALSE;
  signed_one = hk_pack_sign (self, whole);
  hk_pack_place (self, told->kind, signed_one);
  return TRUE;
}

/* Keeps what was told at the table. Values that the owner has entered before and that were not told now stay as they
 * were. Returns whether it worked.
 * @kind: the id of a kind
 * @component: (transfer none): what a move has told of it */
gboolean
hk_pack_learn (HkPack     *self,
               const char *kind,
               JsonObject *component,
               GError    **error)
{
  Told told = { kind, component };
  JsonObject *known;

  if (hk_pack_find_kind (self, kind, error) == NULL)
    return FALSE;
  known = find_told (self, &told);
  return (known != NULL && says (known, component)) || hk_pack_commit (self, learn, &told, error);
}
