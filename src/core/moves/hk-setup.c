/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content.h"
#include "hk-setup.h"

/* What the setups of all games have in common. */

const char * const hk_by_words[] = { "app", "hand", NULL };
const char * const hk_values[] = { "stand-in", "owner", "none", NULL };

/* Returns (transfer full): the name without space around it.
 * @player: one of the players of a setup */
char *
hk_setup_get_name (JsonObject *player)
{
  return g_strstrip (g_strdup (json_object_get_string_member (player, "name")));
}

/* Returns (nullable): what the group has chosen.
 * @option: the name of an option
 * @fallback: (nullable): what it is when it is left out */
const char *
hk_setup_get_choice (HkMove     *move,
                     const char *option,
                     const char *fallback)
{
  const char *choice = hk_move_get_string (move, option);

  return choice == NULL ? fallback : choice;
}

/* Returns (transfer full): the ids of the house rules that its option "house" switches on. */
GStrv
hk_setup_list_house_rules (HkMove *move)
{
  JsonObject *house = hk_move_get_object (move, "house");
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  if (house == NULL)
    return g_strv_builder_end (builder);
  json_object_iter_init_ordered (&iter, house);
  while (json_object_iter_next_ordered (&iter, &member, &value))
    if (JSON_NODE_HOLDS_VALUE (value) && json_node_get_value_type (value) == G_TYPE_BOOLEAN && json_node_get_boolean (value))
      g_strv_builder_add (builder, member);
  return g_strv_builder_end (builder);
}

/* Returns (nullable): the components, as lists by their kind.
 * @game: the id of the game */
JsonObject *
hk_setup_get_pack (HkMove     *move,
                   const char *game,
                   HkValues    values)
{
  if (values == HK_VALUES_INVENTED)
    return json_object_get_object_member (hk_content_get (game, "stand-in"), "components");
  return values == HK_VALUES_UNKNOWN ? NULL : hk_move_get_object (move, "pack");
}

/* Lays out a deck. Returns the deck.
 * @self: the table that is being laid out
 * @member: its member for the deck
 * @name: what the log calls the deck
 * @reshuffles: whether an empty draw pile is made of the discards
 * @ids: (element-type utf8): its cards
 * @move: the setup, whose chance shuffles it */
HkDeck *
hk_setup_make_deck (gpointer    self,
                    HkDeck    **member,
                    const char *name,
                    gboolean    reshuffles,
                    GPtrArray  *ids,
                    HkMove     *move)
{
  g_autoptr (HkDeck) deck = hk_deck_new_shuffled (name, reshuffles, ids, hk_move_get_random_log (move));

  hk_record_set_record (self, member, deck);
  return *member;
}
