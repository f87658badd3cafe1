/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session.h"
#include "hk-pack-cell.h"
#include "hk-pack-leave-out.h"
#include "hk-pack-mission.h"

/* A card that is wrong in a pack stops nobody: the game begins without it, and asks for it as for any other that nobody has entered. */

/* Returns (transfer full) (nullable): why no table can be laid out so.
 * @components: the pack to try, as lists by their kind */
static char *
find_reason (HkPack     *pack,
             JsonObject *setup,
             JsonObject *components)
{
  g_autoptr (JsonObject) trial = hk_pack_mission_copy (setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  json_object_set_object_member (trial, "pack", json_object_ref (components));
  session = hk_session_new (hk_pack_get_game (pack), trial, NULL, 1, NULL, &error);
  return session == NULL ? g_strdup (error->message) : NULL;
}

/* (transfer full) (nullable): why the component alone is refused. */
static char *
find_reason_alone (HkPack     *pack,
                   JsonObject *setup,
                   const char *kind,
                   JsonNode   *component)
{
  g_autoptr (JsonObject) alone = json_object_new ();
  JsonArray *array = json_array_new ();

  json_array_add_element (array, json_node_copy (component));
  json_object_set_array_member (alone, kind, array);
  return find_reason (pack, setup, alone);
}

/* Takes out the component that is the reason, and with it those of its kind that would be the next. Returns whether there was one. */
static gboolean
take_out_wrong (HkPack       *pack,
                JsonObject   *setup,
                JsonObject   *components,
                const char   *reason,
                GStrvBuilder *names)
{
  g_autoptr (GList) kinds = json_object_get_members (components);
  gboolean found = FALSE;

  for (GList *l = kinds; l != NULL && !found; l = l->next)
    {
      JsonArray *array = json_object_get_array_member (components, l->data);
      g_autoptr (GPtrArray) refused = g_ptr_array_new ();

      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          g_autofree char *why = find_reason_alone (pack, setup, l->data, json_array_get_element (array, i));

          found = found || g_strcmp0 (why, reason) == 0;
          if (why != NULL)
            g_ptr_array_add (refused, GUINT_TO_POINTER (i));
        }
      for (guint i = refused->len; found && i > 0; i--)
        {
          const guint position = GPOINTER_TO_UINT (g_ptr_array_index (refused, i - 1));

          g_strv_builder_take (names, hk_pack_cell_dup_name (pack, hk_pack_find_kind (pack, l->data, NULL),
                                                             json_array_get_object_element (array, position)));
          json_array_remove_element (array, position);
        }
    }
  return found;
}

/* Takes out the next kind of which there is something, where no single card is the reason, such as a count that is wrong. Returns whether
 * there was one. */
static gboolean
take_out_kind (HkPack       *pack,
               JsonObject   *components,
               GStrvBuilder *names)
{
  g_autoptr (GList) kinds = json_object_get_members (components);

  for (GList *l = kinds; l != NULL; l = l->next)
    if (json_array_get_length (json_object_get_array_member (components, l->data)) > 0)
      {
        g_strv_builder_add (names, json_object_get_string_member (hk_pack_find_kind (pack, l->data, NULL), "plural"));
        json_object_remove_member (components, l->data);
        return TRUE;
      }
  return FALSE;
}

/* Makes @setup one that a table can be laid out with, by taking out of its "pack" no more than has to be. Returns (transfer full) (nullable):
 * what was taken out, by name; %NULL where the pack is not what stops it, and @setup is as it was.
 * @pack: the pack that @setup has the components of
 * @setup: a setup that is refused
 * @why: the sentence with which it was */
GStrv
hk_pack_leave_out (HkPack     *pack,
                   JsonObject *setup,
                   const char *why)
{
  g_autoptr (JsonObject) own = json_object_has_member (setup, "pack") ? hk_pack_mission_copy (json_object_get_object_member (setup, "pack")) : NULL;
  g_autoptr (JsonObject) nothing = json_object_new ();
  g_autoptr (GStrvBuilder) names = g_strv_builder_new ();
  g_autofree char *anyhow = own == NULL ? NULL : find_reason (pack, setup, nothing);
  g_autofree char *reason = g_strdup (why);

  if (own == NULL || anyhow != NULL)
    return NULL;
  while (reason != NULL)
    {
      if (!take_out_wrong (pack, setup, own, reason, names) && !take_out_kind (pack, own, names))
        return NULL;
      g_free (reason);
      reason = find_reason (pack, setup, own);
    }
  json_object_set_object_member (setup, "pack", g_steal_pointer (&own));
  return g_strv_builder_end (names);
}
