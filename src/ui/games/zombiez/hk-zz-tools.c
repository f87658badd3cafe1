/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdlib.h>

#include <glib/gi18n.h>

#include "games/zombiez/state/hk-zz-card.h"
#include "hk-zz-tools.h"
#include "ui/tools/hk-tool-outcome.h"

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

static JsonNode *
decode_card (JsonNode *given)
{
  g_auto (GStrv) copies = g_strsplit (json_node_get_string (given), "*", 2);
  g_auto (GStrv) parts = g_strsplit (copies[0], ">", -1);
  const guint n = g_strv_length (parts);
  g_auto (GStrv) words = g_strsplit (n == 0 ? "" : parts[n - 1], "-", 3);
  const gboolean is_zombie = g_strcmp0 (words[0], "zombie") == 0;
  g_autoptr (JsonObject) card = json_object_new ();

  json_object_set_string_member (card, "kind", words[0] != NULL ? words[0] : "zombie");
  if (is_zombie && words[1] != NULL)
    json_object_set_int_member (card, "value", atoi (words[1]));
  if (words[0] != NULL && words[1] != NULL && (!is_zombie || words[2] != NULL))
    json_object_set_int_member (card, "colour", atoi (words[is_zombie ? 2 : 1]));
  if (n > 1)
    json_object_set_int_member (card, "barricades", n - 1);
  if (copies[1] != NULL)
    json_object_set_int_member (card, "copies", atoi (copies[1]));
  return json_node_init_object (json_node_alloc (), card);
}

static JsonNode *
decode_row (JsonNode *given)
{
  g_auto (GStrv) ids = g_strsplit (json_node_get_string (given), " ", -1);
  g_autoptr (JsonArray) cards = json_array_new ();

  for (guint i = 0; ids[i] != NULL; i++)
    if (ids[i][0] != '\0')
      json_array_add_string_element (cards, ids[i]);
  return json_node_init_array (json_node_alloc (), cards);
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

static void
decode_players (JsonObject *params)
{
  JsonArray *sets = json_object_get_array_member (params, "sets");
  JsonArray *cards = json_object_get_array_member (params, "cards");
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < json_array_get_length (sets); i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_int_member (player, "sets", json_array_get_int_element (sets, i));
      json_object_set_int_member (player, "cards", json_array_get_int_element (cards, i));
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (params, "players", players);
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
static const HkToolField row_item[] = { { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Card"), .fields = row_card, .encode = encode_card, .decode = decode_card }, { NULL } };
static const HkToolField rows_item[] = {
  { .name = "row", .kind = HK_TOOL_LIST, .title = N_("Row"), .maximum = 20, .fields = row_item, .encode = encode_row, .decode = decode_row },
  { NULL },
};
static const HkToolField unseen_item[] = { { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Card"), .fields = unseen_card, .encode = encode_card, .decode = decode_card }, { NULL } };

#define ROWS \
  { .name = "rows", .kind = HK_TOOL_LIST, .title = N_("Rows"), .required = TRUE, .maximum = 3, .fields = rows_item }, \
  { .name = "house", .kind = HK_TOOL_CARRIED }

static const HkToolField bust[] = {
  ROWS,
  { .name = "unseen", .kind = HK_TOOL_LIST, .title = N_("Unseen cards"), .required = TRUE, .minimum = 1, .maximum = 100, .fields = unseen_item,
    .from_pack = list_deck },
  { NULL },
};
static const HkToolField placement[] = {
  ROWS,
  { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Card to be placed"), .required = TRUE, .fields = card, .encode = encode_card, .decode = decode_card },
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

/* The cards that have no place among those that are left. */
static void
show_cards (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  const int left = (int) json_object_get_int_member (result, "left");
  const int unplaceable = (int) json_object_get_int_member (result, "unplaceable");

  hk_tool_outcome_add_int (outcomes, HK_OUTCOME_PLAIN, _("Cards with a place"), left - unplaceable, NULL);
  hk_tool_outcome_add_int (outcomes, HK_OUTCOME_PLAIN, _("Cards without a place"), unplaceable, NULL);
}

/* Each end of each row. */
static void
show_places (JsonObject *result,
             JsonObject *params,
             AdwWrapBox *outcomes)
{
  JsonArray *places = json_object_get_array_member (result, "places");

  for (guint i = 0; i < json_array_get_length (places); i++)
    {
      JsonObject *place = json_array_get_object_element (places, i);
      const char *side = json_object_get_string_member (place, "side");
      const gboolean fits = json_object_get_boolean_member (place, "fits");
      g_autofree char *title = g_strdup_printf (_("Row %d"), (int) json_object_get_int_member (place, "row") + 1);
      const char *value = g_str_equal (side, "left")    ? _("Left end")
                          : g_str_equal (side, "right") ? _("Right end")
                          : g_str_equal (side, "new")   ? _("New row")
                                                        : _("On top");

      hk_tool_outcome_add (outcomes, fits ? HK_OUTCOME_BEST : HK_OUTCOME_FAINT, title, value,
                           json_object_get_string_member_with_default (place, "reason", NULL));
    }
}

/* The points of each player, and who has won. */
static void
show_points (JsonObject *result,
             JsonObject *params,
             AdwWrapBox *outcomes)
{
  JsonArray *points = json_object_get_array_member (result, "points");
  JsonArray *winners = json_object_get_array_member (result, "winners");

  for (guint i = 0; i < json_array_get_length (points); i++)
    {
      g_autofree char *title = g_strdup_printf (_("Player %u"), i + 1);
      gboolean won = FALSE;

      for (guint j = 0; j < json_array_get_length (winners); j++)
        won = won || json_array_get_int_element (winners, j) == i;
      hk_tool_outcome_add_int (outcomes, won ? HK_OUTCOME_BEST : HK_OUTCOME_PLAIN, title, (int) json_array_get_int_element (points, i),
                               won ? _("wins") : NULL);
    }
}

const HkToolForm hk_zz_tool_forms[] = {
  { .calculator = "bust-chance", .fields = bust, .measure = "chance", .less_is_better = TRUE, .show = show_cards },
  { .calculator = "placement", .fields = placement, .show = show_places },
  { .calculator = "row-worth", .fields = worth, .measure = "worth" },
  { .calculator = "final-score", .fields = score, .encode = encode_players, .decode = decode_players, .show = show_points },
  { NULL },
};
