/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "core/record/hk-deck.h"
#include "hk-supply.h"

/* What is in play of what the box has only so many of. */

/* Frees it. */
static void
supply_free (HkSupply *self)
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

/* How many cards the decks of a game hold that the app draws; −1 where people draw, who do not tell every card. */
static int
count_rest (HkTable    *table,
            const char *decks)
{
  g_auto (GStrv) names = g_strsplit (decks == NULL ? "" : decks, "|", -1);
  g_autoptr (JsonNode) by = hk_record_get_by_path (table, "cards-by", NULL);
  int n = 0;

  if (names[0] == NULL || (by != NULL && g_strcmp0 (json_node_get_string (by), "hand") == 0))
    return -1;
  for (guint i = 0; names[i] != NULL; i++)
    {
      g_autoptr (HkDeck) deck = NULL;
      g_auto (GStrv) removed = NULL;

      g_object_get (table, names[i], &deck, NULL);
      if (deck == NULL)
        continue;
      g_object_get (deck, "removed", &removed, NULL);
      n += (int) (hk_deck_get_n_left (deck) + hk_deck_get_n_discarded (deck) + (removed == NULL ? 0 : g_strv_length (removed)));
    }
  return n > 0 ? n : -1;
}

/* Returns (transfer full) (element-type HkSupply): what the game has named of its box. */
GPtrArray *
hk_supply_list (HkTable *table)
{
  const char *game = hk_table_get_game (table)->id;
  const HkCourseSpec *spec = hk_course_spec_lookup (game);
  GPtrArray *list = g_ptr_array_new_with_free_func ((GDestroyNotify) supply_free);

  for (guint i = 0; i < spec->n_supplies; i++)
    {
      const HkSupplySpec *named = &spec->supplies[i];
      JsonObject *component = find_component (game, named->component);
      HkSupply *supply;
      int count;

      g_return_val_if_fail (component != NULL, list);

      supply = g_new (HkSupply, 1);
      supply->title = g_strdup (json_object_get_string_member_with_default (component, "title", ""));
      count = named->count == NULL ? 0 : named->count (table);
      supply->count = count > 0 ? count : (int) json_object_get_int_member_with_default (component, "count", 0);
      supply->used = named->read (table);
      supply->rest = count_rest (table, named->decks);
      g_ptr_array_add (list, supply);
    }
  return list;
}
