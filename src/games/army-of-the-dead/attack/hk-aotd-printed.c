/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "hk-aotd-printed.h"

/* What the rulebook itself prints of the weapons, in its pictures and its examples. */

static JsonObject *
find_card (const char *card)
{
  JsonArray *cards = json_object_get_array_member (hk_content_get (HK_AOTD_GAME, "components"), "equipment");

  for (guint i = 0; i < json_array_get_length (cards); i++)
    {
      JsonObject *object = json_array_get_object_element (cards, i);

      if (g_strcmp0 (json_object_get_string_member (object, "id"), card) == 0)
        return object;
    }
  return NULL;
}

/* Returns (nullable): what the rulebook prints of the weapon, as a pack has it.
 * @card: (nullable): the id of an Equipment card */
JsonObject *
hk_aotd_printed_find (const char *card)
{
  JsonObject *object = find_card (card);

  return object != NULL && json_object_has_member (object, "printed") ? json_object_get_object_member (object, "printed") : NULL;
}

/* Returns the page of the rulebook that prints it; 0 when none does. */
int
hk_aotd_printed_get_page (const char *card)
{
  JsonObject *object = find_card (card);

  return object == NULL ? 0 : (int) json_object_get_int_member_with_default (object, "printed-page", 0);
}

/* Returns whether the rulebook prints that, so that nobody has to be asked.
 * @member: what of it, such as "dice" */
gboolean
hk_aotd_printed_has (const char *card,
                     const char *member)
{
  JsonObject *printed = hk_aotd_printed_find (card);

  return printed != NULL && json_object_has_member (printed, member);
}

/* Returns whether it is a weapon of that kind, or one whose kind the rulebook does not print.
 * @kind: "melee", "ranged" or "thrown" */
gboolean
hk_aotd_printed_may_be (const char *card,
                        const char *kind)
{
  JsonObject *printed = hk_aotd_printed_find (card);
  const char *known = printed == NULL ? NULL : json_object_get_string_member_with_default (printed, "kind", NULL);

  return hk_aotd_card_is_weapon (card) && (known == NULL || g_str_equal (known, kind));
}

/* Returns whether the rulebook counts it among the Explosives (page 26 names all six). */
gboolean
hk_aotd_printed_is_explosive (const char *card)
{
  JsonObject *printed = hk_aotd_printed_find (card);

  return printed != NULL && json_object_get_int_member_with_default (printed, "explosive", 0) == 1;
}

/* Lays what is told over what is printed.
 * @component: a component of kind "weapon"; what the rulebook prints and nobody has told is added */
void
hk_aotd_printed_complete (JsonObject *component)
{
  const char *id = json_object_get_string_member_with_default (component, "id", NULL);
  JsonObject *printed = hk_aotd_printed_find (id);
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  if (printed == NULL)
    return;
  json_object_iter_init_ordered (&iter, printed);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    if (!json_object_has_member (component, member))
      json_object_set_member (component, member, json_node_copy (node));
}

/* Returns whether it has Combat characteristics, known or not. */
gboolean
hk_aotd_card_is_weapon (const char *card)
{
  static const char * const others[] = {
    "aaahh", "adrenaline-shot", "ammo-clip", "first-aid-kit", "silencer", NULL
  };

  return !g_strv_contains (others, card);
}
