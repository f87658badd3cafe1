/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-tools.h"

/* The sheets of the calculators of RFYL. */

#define MOST_SPACES 99

/* Every Determination card of the box. */
static JsonNode *
list_determination (HkPack *pack)
{
  GPtrArray *cards = hk_pack_list (pack, "determination");
  g_autoptr (JsonArray) values = json_array_new ();

  for (guint i = 0; i < cards->len; i++)
    {
      JsonObject *card = g_ptr_array_index (cards, i);
      const gint64 copies = json_object_get_int_member_with_default (card, "copies", 1);

      for (gint64 j = 0; j < copies && json_array_get_length (values) < 500; j++)
        json_array_add_int_element (values, json_object_get_int_member_with_default (card, "value", 0));
    }
  return json_array_get_length (values) == 0 ? NULL : json_node_init_array (json_node_alloc (), values);
}

static const HkToolField fight[] = {
  { .name = "left", .kind = HK_TOOL_NUMBERS, .title = N_("Determination cards left in the deck"), .required = TRUE, .maximum = 20, .most = 500,
    .from_pack = list_determination },
  { .name = "bonus", .kind = HK_TOOL_INT, .title = N_("Added by the weapons"), .minimum = -20, .maximum = 20 },
  { NULL },
};
static const HkToolField zombies[] = {
  { .name = "zombies", .kind = HK_TOOL_NUMBERS, .title = N_("Spaces of the zombies"), .required = TRUE, .maximum = MOST_SPACES },
  { .name = "humans", .kind = HK_TOOL_NUMBERS, .title = N_("Spaces of the humans"), .required = TRUE, .maximum = MOST_SPACES },
  { .name = "hunters", .kind = HK_TOOL_NUMBERS, .title = N_("Spaces of the zombie players"), .maximum = MOST_SPACES },
  { NULL },
};
static const HkToolField infection[] = {
  { .name = "bloods", .kind = HK_TOOL_INT, .title = N_("Hidden Blood cards before the player"), .maximum = 10, .preset = "1" },
  { NULL },
};

const HkToolForm hk_rf_tool_forms[] = {
  { "fight-odds", fight, NULL },
  { "infection-odds", infection, NULL },
  { "zombie-move", zombies, NULL },
  { NULL, NULL, NULL },
};
