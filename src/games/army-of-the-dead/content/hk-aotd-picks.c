/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-picks.h"

/* What the fields of an owner's components name. */

static void
add_skills (GStrvBuilder *pairs)
{
  g_auto (GStrv) skills = hk_aotd_list_all_skills ();

  for (guint i = 0; skills[i] != NULL; i++)
    {
      g_strv_builder_add (pairs, skills[i]);
      g_strv_builder_take (pairs, hk_aotd_skill_get_title (skills[i]));
    }
}

static void
add_equipment (GStrvBuilder *pairs)
{
  JsonArray *equipment = json_object_get_array_member (hk_content_get (HK_AOTD_GAME, "components"), "equipment");

  for (guint i = 0; i < json_array_get_length (equipment); i++)
    {
      JsonObject *card = json_array_get_object_element (equipment, i);

      g_strv_builder_add (pairs, json_object_get_string_member (card, "id"));
      g_strv_builder_add (pairs, json_object_get_string_member (card, "title"));
    }
}

/* Returns (transfer full) (nullable): the ids of a list, each with its title behind it.
 * @list: "skills" or "equipment"; of another there is none */
GStrv
hk_aotd_list_picks (const char *list)
{
  g_autoptr (GStrvBuilder) pairs = g_strv_builder_new ();

  if (g_str_equal (list, "skills"))
    add_skills (pairs);
  else if (g_str_equal (list, "equipment"))
    add_equipment (pairs);
  else
    return NULL;
  return g_strv_builder_end (pairs);
}
