/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "hk-supply.h"

/* What is in play of what the box has only so many of. */

/* Frees it. */
void
hk_supply_free (HkSupply *self)
{
  g_free (self->title);
  g_free (self);
}

static JsonObject *
find_component (const char *game,
                const char *id)
{
  JsonObject *content = hk_content_get (game, "components");
  JsonArray *components = content == NULL ? NULL : json_object_get_array_member (content, "components");

  for (guint i = 0; components != NULL && i < json_array_get_length (components); i++)
    {
      JsonObject *component = json_array_get_object_element (components, i);

      if (g_strcmp0 (json_object_get_string_member_with_default (component, "id", NULL), id) == 0)
        return component;
    }
  return NULL;
}

/* Returns (transfer full) (element-type HkSupply): what the game has named of its box. */
GPtrArray *
hk_supply_list (HkTable *table)
{
  const char *game = hk_table_get_game (table)->id;
  const HkCourseSpec *spec = hk_course_spec_lookup (game);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_supply_free);

  for (guint i = 0; i < spec->n_supplies; i++)
    {
      JsonObject *component = find_component (game, spec->supplies[i].component);
      HkSupply *supply;

      g_return_val_if_fail (component != NULL, list);

      supply = g_new (HkSupply, 1);
      supply->title = g_strdup (json_object_get_string_member_with_default (component, "title", ""));
      supply->count = (int) json_object_get_int_member_with_default (component, "count", 0);
      supply->used = spec->supplies[i].read (table);
      g_ptr_array_add (list, supply);
    }
  return list;
}
