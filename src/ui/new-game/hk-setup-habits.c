/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-habits.h"

/* What the person at this machine brings to every new game: how it was played last, and the values of the own box. */

/* Returns how many components of their own box the group has entered. */
guint
hk_setup_count_pack (HkApplication    *application,
                     const HkGameSpec *game)
{
  HkPack *pack = hk_application_get_pack (application, game, NULL);
  JsonArray *kinds = pack == NULL ? NULL : hk_pack_list_kinds (pack);
  guint n = 0;

  for (guint i = 0; kinds != NULL && i < json_array_get_length (kinds); i++)
    n += hk_pack_count (pack, json_object_get_string_member (json_array_get_object_element (kinds, i), "id"));
  return n;
}

/* Returns (transfer full): where the values come from by the choice that the group made last for @game: "none" (they
 * are asked for), "owner" or "stand-in"; before any choice from the pack, where anything stands in it, else they are
 * asked for. */
char *
hk_setup_dup_way (HkApplication    *application,
                  const HkGameSpec *game)
{
  g_autoptr (GVariant) ways = g_settings_get_value (hk_application_get_settings (application), "last-ways");
  char *way = NULL;

  return g_variant_lookup (ways, game->id, "s", &way) ? way : g_strdup (hk_setup_count_pack (application, game) > 0 ? "owner" : "none");
}

/* Lets the next new game of @game begin with @way.
 * @way: (nullable): where its values come from now; %NULL when the game does not ask for that */
void
hk_setup_remember_way (HkApplication    *application,
                       const HkGameSpec *game,
                       const char       *way)
{
  GSettings *settings = hk_application_get_settings (application);
  g_autoptr (GVariant) ways = g_settings_get_value (settings, "last-ways");
  GVariantBuilder builder;
  GVariantIter iter;
  const char *id;
  const char *other;

  if (way == NULL)
    return;
  g_variant_builder_init (&builder, G_VARIANT_TYPE ("a{ss}"));
  g_variant_iter_init (&iter, ways);
  while (g_variant_iter_next (&iter, "{&s&s}", &id, &other))
    if (!g_str_equal (id, game->id))
      g_variant_builder_add (&builder, "{ss}", id, other);
  g_variant_builder_add (&builder, "{ss}", game->id, way);
  g_settings_set_value (settings, "last-ways", g_variant_builder_end (&builder));
}

/* Copies the values of the pack of the owner into @setup, so that a journal can be read without the pack. Returns
 * whether that could be done.
 * @setup: the setup of a new session */
gboolean
hk_setup_add_pack (HkApplication    *application,
                   const HkGameSpec *game,
                   JsonObject       *setup,
                   GError          **error)
{
  HkPack *pack = hk_application_get_pack (application, game, error);
  JsonObject *copy;
  JsonArray *kinds;

  if (pack == NULL)
    return FALSE;
  copy = json_object_new ();
  json_object_set_object_member (setup, "pack", copy);
  kinds = hk_pack_list_kinds (pack);
  for (guint i = 0; i < json_array_get_length (kinds); i++)
    {
      const char *kind = json_object_get_string_member (json_array_get_object_element (kinds, i), "id");
      GPtrArray *components = hk_pack_list (pack, kind);
      JsonArray *array = json_array_new ();

      for (guint j = 0; j < components->len; j++)
        json_array_add_object_element (array, json_object_ref (g_ptr_array_index (components, j)));
      json_object_set_array_member (copy, kind, array);
    }
  return TRUE;
}

/* Has the values asked for when they should come from a box of which nothing has been entered, whatever the game.
 * Returns whether that was so.
 * @setup: the setup of a new session */
gboolean
hk_setup_ask_for_empty_box (HkApplication    *application,
                            const HkGameSpec *game,
                            JsonObject       *setup)
{
  if (g_strcmp0 (json_object_get_string_member_with_default (setup, "components", NULL), "owner") != 0
      || hk_setup_count_pack (application, game) > 0)
    return FALSE;
  json_object_set_string_member (setup, "components", "none");
  json_object_remove_member (setup, "pack");
  return TRUE;
}
