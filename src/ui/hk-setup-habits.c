/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-setup-habits.h"

/* What the person at this machine brings to every new game: habits, and the values of the own box. */

/**
 * hk_setup_list_habits:
 * @application: the application
 * @game: a game
 *
 * Returns: (transfer full): the options that a group most likely wants: its habits, and the values
 *   that it has
 */
JsonObject *
hk_setup_list_habits (HkApplication    *application,
                      const HkGameSpec *game)
{
  GSettings *settings = hk_application_get_settings (application);
  g_autoptr (JsonObject) habits = json_object_new ();
  g_autofree char *cards_by = g_settings_get_string (settings, "cards-by");
  g_autofree char *dice_by = g_settings_get_string (settings, "dice-by");
  HkPack *pack = hk_application_get_pack (application, game, NULL);
  gboolean has_pack = FALSE;

  if (pack != NULL)
    {
      JsonArray *kinds = hk_pack_list_kinds (pack);

      for (guint i = 0; i < json_array_get_length (kinds); i++)
        has_pack = has_pack || hk_pack_count (pack, json_object_get_string_member (json_array_get_object_element (kinds, i), "id")) > 0;
    }
  json_object_set_string_member (habits, "cards-by", cards_by);
  json_object_set_string_member (habits, "dice-by", dice_by);
  json_object_set_string_member (habits, "components",
                                 has_pack ? "owner" : g_str_equal (cards_by, "app") ? "stand-in" : "none");
  return g_steal_pointer (&habits);
}

/**
 * hk_setup_add_pack:
 * @application: the application
 * @game: a game
 * @setup: the setup of a new session
 * @error: return location for why the pack cannot be read
 *
 * Copies the values of the pack of the owner into @setup, so that a journal can be read without the pack.
 *
 * Returns: whether that could be done
 */
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
