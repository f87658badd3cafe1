/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-card.h"
#include "hk-zz-tools.h"

/* The sheets of the calculators of Zombiez. */

/* A card by its id, with the Barricades on top of it. */
static char *
make_card_id (JsonObject *card)
{
  const char *kind = json_object_get_string_member_with_default (card, "kind", "zombie");
  const int value = (int) json_object_get_int_member_with_default (card, "value", 1);
  const int colour = (int) json_object_get_int_member_with_default (card, "colour", 1);
  const int barricades = (int) json_object_get_int_member_with_default (card, "barricades", 0);
  GString *text = g_string_new (NULL);

  for (int i = 0; i < barricades; i++)
    g_string_append (text, "barricade>");
  g_string_append (text, kind);
  if (g_str_equal (kind, "zombie"))
    g_string_append_printf (text, "-%d", value);
  if (!g_str_equal (kind, "barricade"))
    g_string_append_printf (text, "-%d", colour);
  return g_string_free_and_steal (text);
}

static JsonNode *
encode_card (JsonNode *told)
{
  JsonObject *card = json_node_get_object (told);
  const int copies = (int) json_object_get_int_member_with_default (card, "copies", 1);
  g_autofree char *id = make_card_id (card);
  g_autofree char *text = copies == 1 ? g_strdup (id) : g_strdup_printf ("%s*%d", id, copies);

  return json_node_init_string (json_node_alloc (), text);
}

/* The cards of a row with spaces between. */
static JsonNode *
encode_row (JsonNode *told)
{
  JsonArray *cards = json_node_get_array (told);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;
  g_autofree char *text = NULL;

  for (guint i = 0; i < json_array_get_length (cards); i++)
    g_strv_builder_add (builder, json_array_get_string_element (cards, i));
  ids = g_strv_builder_end (builder);
  text = g_strjoinv (" ", ids);
  return json_node_init_string (json_node_alloc (), text);
}

static void
add_cards (JsonArray  *cards,
           JsonObject *component,
           const char *kind,
           int         value)
{
  static const char * const colours[] = { "first", "second", "third", "fourth", "fifth", "sixth" };

  for (guint i = 0; i < G_N_ELEMENTS (colours); i++)
    {
      const gint64 copies = json_object_get_int_member_with_default (component, colours[i], 0);
      JsonObject *card = copies == 0 ? NULL : json_object_new ();

      if (card == NULL)
        continue;
      json_object_set_string_member (card, "kind", kind);
      json_object_set_int_member (card, "value", MAX (1, value));
      json_object_set_int_member (card, "colour", i + 1);
      json_object_set_int_member (card, "copies", copies);
      json_array_add_object_element (cards, card);
    }
}

/* Every card of the box. */
static JsonNode *
list_deck (HkPack *pack)
{
  GPtrArray *zombies = hk_pack_list (pack, "zombie");
  GPtrArray *actions = hk_pack_list (pack, "action");
  g_autoptr (JsonArray) cards = json_array_new ();

  for (guint i = 0; i < zombies->len; i++)
    add_cards (cards, g_ptr_array_index (zombies, i), "zombie",
               (int) json_object_get_int_member_with_default (g_ptr_array_index (zombies, i), "value", 1));
  for (guint i = 0; i < actions->len; i++)
    add_cards (cards, g_ptr_array_index (actions, i),
               json_object_get_string_member_with_default (g_ptr_array_index (actions, i), "action", "axe"), 0);
  return json_array_get_length (cards) == 0 ? NULL : json_node_init_array (json_node_alloc (), cards);
}

/* What each player has becomes a list of sets and one of cards. */
static void
encode_players (JsonObject *params)
{
  static const char * const lists[] = { "sets", "cards" };
  JsonArray *players = json_object_get_array_member (params, "players");

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      JsonArray *list = json_array_new ();

      for (guint j = 0; j < json_array_get_length (players); j++)
        json_array_add_int_element (list, json_object_get_int_member_with_default (json_array_get_object_element (players, j), lists[i], 0));
      json_object_set_array_member (params, lists[i], list);
    }
  json_object_remove_member (params, "players");
}

static const HkWord kinds[] = {
  { "zombie", N_("Zombie") }, { "axe", N_("Axe") }, { "net", N_("Net") }, { "shotgun", N_("Shotgun") }, { "barricade", N_("Barricade") }, { NULL, NULL },
};
static const HkWord values[] = { { "1", "1" }, { "2", "2" }, { "3", "3" }, { "4", "4" }, { "5", "5" }, { NULL, NULL } };

#define CARD_FIELDS \
  { .name = "kind", .kind = HK_TOOL_CHOICE, .title = N_("Card"), .words = kinds, .preset = "\"zombie\"" }, \
  { .name = "value", .kind = HK_TOOL_INT, .title = N_("Value of a zombie"), .minimum = 1, .maximum = HK_ZZ_N_VALUES, .preset = "1" }, \
  { .name = "colour", .kind = HK_TOOL_INT, .title = N_("Color"), .minimum = 1, .maximum = HK_ZZ_MAX_COLOURS, .preset = "1" }

static const HkToolField card[] = { CARD_FIELDS, { NULL } };
static const HkToolField row_card[] = {
  CARD_FIELDS,
  { .name = "barricades", .kind = HK_TOOL_INT, .title = N_("Barricades on top"), .maximum = 3 },
  { NULL },
};
static const HkToolField unseen_card[] = {
  CARD_FIELDS,
  { .name = "copies", .kind = HK_TOOL_INT, .title = N_("Copies"), .minimum = 1, .maximum = 20, .preset = "1" },
  { NULL },
};
static const HkToolField row_item[] = { { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Card"), .fields = row_card, .encode = encode_card }, { NULL } };
static const HkToolField rows_item[] = {
  { .name = "row", .kind = HK_TOOL_LIST, .title = N_("Row"), .maximum = 20, .fields = row_item, .encode = encode_row },
  { NULL },
};
static const HkToolField unseen_item[] = { { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Card"), .fields = unseen_card, .encode = encode_card }, { NULL } };

#define ROWS \
  { .name = "rows", .kind = HK_TOOL_LIST, .title = N_("Rows"), .required = TRUE, .maximum = 3, .fields = rows_item }, \
  { .name = "house", .kind = HK_TOOL_NONE }

static const HkToolField bust[] = {
  ROWS,
  { .name = "unseen", .kind = HK_TOOL_LIST, .title = N_("Cards that nobody has seen"), .required = TRUE, .minimum = 1, .maximum = 100, .fields = unseen_item,
    .from_pack = list_deck },
  { NULL },
};
static const HkToolField placement[] = {
  ROWS,
  { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Card to be placed"), .required = TRUE, .fields = card, .encode = encode_card },
  { NULL },
};
static const HkToolField worth[] = {
  { .name = "zombies", .kind = HK_TOOL_COUNTS, .title = N_("Zombies of each value in the row"), .required = TRUE, .maximum = 99, .words = values },
  { .name = "axes", .kind = HK_TOOL_INT, .title = N_("Axes in the row"), .maximum = 2 },
  { .name = "nets", .kind = HK_TOOL_INT, .title = N_("Nets in the row"), .maximum = 2 },
  { .name = "shotguns", .kind = HK_TOOL_INT, .title = N_("Shotguns in the row"), .maximum = 2 },
  { .name = "collection", .kind = HK_TOOL_COUNTS, .title = N_("Collection of the player"), .maximum = 99, .words = values },
  { .name = "others", .kind = HK_TOOL_COUNTS, .title = N_("Collections of the others"), .maximum = 99, .words = values },
  { NULL },
};
static const HkToolField player[] = {
  { .name = "sets", .kind = HK_TOOL_INT, .title = N_("Horde sets"), .maximum = 10, .preset = "0" },
  { .name = "cards", .kind = HK_TOOL_INT, .title = N_("Other cards"), .maximum = 99, .preset = "0" },
  { NULL },
};
static const HkToolField player_item[] = { { .name = "player", .kind = HK_TOOL_GROUP, .title = N_("Player"), .fields = player }, { NULL } };
static const HkToolField score[] = {
  { .name = "players", .kind = HK_TOOL_LIST, .title = N_("Players"), .required = TRUE, .minimum = 1, .maximum = 6, .fields = player_item },
  { .name = "sets", .kind = HK_TOOL_NONE },
  { .name = "cards", .kind = HK_TOOL_NONE },
  { NULL },
};

const HkToolForm hk_zz_tool_forms[] = {
  { "bust-chance", bust, NULL },
  { "placement", placement, NULL },
  { "row-worth", worth, NULL },
  { "final-score", score, encode_players },
  { NULL, NULL, NULL },
};
