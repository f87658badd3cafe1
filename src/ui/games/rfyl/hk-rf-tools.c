/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "hk-rf-tools.h"
#include "ui/tools/hk-tool-outcome.h"

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
  { .name = "bonus", .kind = HK_TOOL_INT, .title = N_("Added by the weapons"), .minimum = -3, .maximum = 10, .preset = "0", .beside = TRUE },
  { NULL },
};
static const HkToolField zombies[] = {
  { .name = "zombies", .kind = HK_TOOL_NUMBERS, .title = N_("Spaces of the zombies"), .required = TRUE, .maximum = MOST_SPACES },
  { .name = "humans", .kind = HK_TOOL_NUMBERS, .title = N_("Spaces of the humans"), .required = TRUE, .maximum = MOST_SPACES },
  { .name = "hunters", .kind = HK_TOOL_NUMBERS, .title = N_("Spaces of the zombie players"), .maximum = MOST_SPACES },
  { NULL },
};
static const HkToolField infection[] = {
  { .name = "bloods", .kind = HK_TOOL_INT, .title = N_("Hidden Blood cards before the player"), .maximum = 8, .preset = "1", .beside = TRUE },
  { NULL },
};

static void
show_fight (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  const double win = json_object_get_double_member (result, "win");

  hk_tool_outcome_add_chance (outcomes, win >= 0.5 ? HK_OUTCOME_BEST : HK_OUTCOME_PLAIN, _("The human wins"), win, NULL);
  hk_tool_outcome_add_chance (outcomes, win < 0.5 ? HK_OUTCOME_BEST : HK_OUTCOME_PLAIN, _("The zombie wins"), 1 - win, NULL);
  hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_FAINT, _("First a tie"), json_object_get_double_member (result, "tie"), NULL);
}

static void
show_infection (JsonObject *result,
                JsonObject *params,
                AdwWrapBox *outcomes)
{
  const double chance = json_object_get_double_member (result, "chance");
  const int infected = (int) json_object_get_int_member (params, "infected");
  const int clean = (int) json_object_get_int_member (params, "clean");
  const int bloods = (int) json_object_get_int_member_with_default (params, "bloods", 1);
  g_autofree char *unseen = g_strdup_printf (ngettext ("of %d card nobody has seen", "of %d cards nobody has seen", (gulong) (infected + clean)), infected + clean);
  g_autofree char *hidden = g_strdup_printf (ngettext ("by %d hidden card", "by %d hidden cards", (gulong) bloods), bloods);

  hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _("Infected"), chance, hidden);
  hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _("Not infected"), 1 - chance, hidden);
  hk_tool_outcome_add_int (outcomes, HK_OUTCOME_FAINT, _("Say infected"), infected, unseen);
}

/* Where each zombie goes. */
static void
show_moves (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  JsonArray *moved = json_object_get_array_member (result, "zombies");

  for (guint i = 0; i < json_array_get_length (moved); i++)
    {
      JsonObject *zombie = json_array_get_object_element (moved, i);
      g_autofree char *title = g_strdup_printf (_("Zombie %u"), i + 1);
      g_autofree char *value = g_strdup_printf (_("%d → %d"), (int) json_object_get_int_member (zombie, "from"),
                                                (int) json_object_get_int_member (zombie, "to"));
      const char *note = json_object_get_boolean_member (zombie, "joins")  ? _("joins a zombie player")
                         : json_object_get_boolean_member (zombie, "held") ? _("stays in Combat")
                                                                           : NULL;

      hk_tool_outcome_add (outcomes, HK_OUTCOME_PLAIN, title, value, note);
    }
}

const HkToolForm hk_rf_tool_forms[] = {
  { .calculator = "fight-odds", .fields = fight, .measure = "win", .show = show_fight },
  { .calculator = "infection-odds", .fields = infection, .measure = "chance", .less_is_better = TRUE, .show = show_infection },
  { .calculator = "zombie-move", .fields = zombies, .show = show_moves },
  { NULL },
};
