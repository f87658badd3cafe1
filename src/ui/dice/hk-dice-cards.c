/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/content/hk-content-words.h"
#include "hk-dice-cards.h"
#include "ui/tools/hk-tool-keys.h"

/* A card that is there more often is shuffled in so often at most. */
#define MOST_COPIES 500

/* How often a card is in the box. */
static gint64
count_copies (JsonObject *card)
{
  static const char * const colours[] = { "first", "second", "third", "fourth", "fifth", "sixth" };
  gint64 copies = 0;

  if (json_object_has_member (card, "copies"))
    return json_object_get_int_member (card, "copies");
  if (json_object_has_member (card, "cards"))
    return json_object_get_int_member (card, "cards");
  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    copies += json_object_get_int_member_with_default (card, colours[i], 0);
  return MAX (copies, 1);
}

/* What is no value of a card but says how often it is there. */
static gboolean
is_count (const char *field)
{
  static const char * const counts[] = { "copies", "cards", "first", "second", "third", "fourth", "fifth", "sixth", NULL };

  return g_strv_contains (counts, field);
}

/* What the card shows, so that cards that are alike have one name: its words, then its numbers; (transfer full). */
static char *
describe_card (HkPack     *pack,
               const char *kind,
               JsonObject *card)
{
  JsonArray *fields = json_object_get_array_member (hk_pack_find_kind (pack, kind, NULL), "fields");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) numbers = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (fields); i++)
    {
      JsonObject *field = json_array_get_object_element (fields, i);
      const char *id = json_object_get_string_member (field, "id");
      JsonNode *node = json_object_get_member (card, id);

      if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || is_count (id) || g_str_equal (id, "id") || g_str_equal (id, "text"))
        continue;
      if (json_node_get_value_type (node) == G_TYPE_INT64)
        g_string_append_printf (numbers, "%s%d", numbers->len > 0 ? "/" : "", (int) json_node_get_int (node));
      else if (json_node_get_value_type (node) == G_TYPE_STRING)
        g_string_append_printf (text, "%s%s", text->len > 0 ? " · " : "", hk_content_say_value (json_node_get_string (node)));
    }
  if (text->len == 0 && numbers->len == 0)
    return hk_tool_card_name (pack, kind, card);
  return g_strdup_printf ("%s%s%s", text->str, text->len > 0 && numbers->len > 0 ? " · " : "", numbers->str);
}

/* Returns (transfer full) (element-type utf8): what each card of a kind shows, as often as it is in the box. */
GPtrArray *
hk_dice_list_cards (HkPack     *pack,
                    const char *kind)
{
  GPtrArray *cards = hk_pack_list (pack, kind);
  GPtrArray *names = g_ptr_array_new_with_free_func (g_free);

  for (guint i = 0; i < cards->len; i++)
    for (gint64 j = MIN (count_copies (g_ptr_array_index (cards, i)), MOST_COPIES); j > 0; j--)
      g_ptr_array_add (names, describe_card (pack, kind, g_ptr_array_index (cards, i)));
  return names;
}
