/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/dark-age-z/combat/hk-daz-combat.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-tools.h"
#include "ui/tools/hk-tool-outcome.h"
#include "ui/widgets/hk-words.h"

/* The sheets of the calculators of Dark Age Z. */

static const HkWord *
list_commanders (void)
{
  static GArray *words = NULL;

  if (words == NULL)
    {
      guint n;
      const HkDazCommander *commanders = hk_daz_content_list_commanders (&n);

      words = g_array_new (TRUE, TRUE, sizeof (HkWord));
      for (guint i = 0; i < n; i++)
        g_array_append_vals (words, &(HkWord) { commanders[i].id, commanders[i].name }, 1);
    }
  return (const HkWord *) (gpointer) words->data;
}

static const HkWord *
list_bosses (void)
{
  static GArray *words = NULL;

  if (words == NULL)
    {
      guint n;
      const HkDazBoss *bosses = hk_daz_content_list_bosses (&n);

      words = g_array_new (TRUE, TRUE, sizeof (HkWord));
      for (guint i = 0; i < n; i++)
        g_array_append_vals (words, &(HkWord) { bosses[i].id, bosses[i].name }, 1);
    }
  return (const HkWord *) (gpointer) words->data;
}

/* The number on a card is none of the calculator's. */
static JsonNode *
encode_nothing (JsonNode *told)
{
  return NULL;
}

/* Nothing else counts in a zone without an army. */
static JsonNode *
encode_zone (JsonNode *told)
{
  return json_object_has_member (json_node_get_object (told), "army") ? json_node_copy (told) : NULL;
}

static const HkWord ranks[] = {
  { "weakened", N_("Weakened") }, { "bronze", N_("Bronze") }, { "silver", N_("Silver") }, { "gold", N_("Gold") }, { NULL, NULL },
};
static const HkWord loyalties[] = { { "left", N_("Left kingdom") }, { "right", N_("Right kingdom") }, { NULL, NULL } };

static const HkToolField army[] = {
  { .name = "card", .kind = HK_TOOL_CARD, .title = N_("Card"), .pack_kind = "army-card", .encode = encode_nothing },
  { .name = "rank", .kind = HK_TOOL_CHOICE, .title = N_("Rank"), .required = TRUE, .words = ranks },
  { .name = "attack", .kind = HK_TOOL_INT, .title = N_("Attack Power"), .maximum = 10 },
  { .name = "zombification", .kind = HK_TOOL_INT, .title = N_("Zombification"), .maximum = 5 },
  { .name = "ranged", .kind = HK_TOOL_SWITCH, .title = N_("Ranged Bronze army") },
  { NULL },
};
static const HkToolField zone[] = {
  { .name = "army", .kind = HK_TOOL_GROUP, .title = N_("Army"), .fields = army },
  { .name = "loyalty", .kind = HK_TOOL_CHOICE, .title = N_("Loyalty"), .words = loyalties, .preset = "\"left\"" },
  { .name = "reinforcements", .kind = HK_TOOL_NUMBERS, .title = N_("Reinforcements"), .maximum = 10, .most = 3 },
  { .name = "commander", .kind = HK_TOOL_CHOICE, .title = N_("Commander"), .list_words = list_commanders },
  { .name = "pair-points", .kind = HK_TOOL_INT, .title = N_("Points of a pair"), .minimum = 1, .maximum = 3 },
  { .name = "supporter", .kind = HK_TOOL_INT, .title = N_("Adjacent zone that supports it, 0 for none"), .maximum = HK_DAZ_COMBAT_ZONES },
  { .name = "defeated", .kind = HK_TOOL_SWITCH, .title = N_("Defeated") },
  { .name = "skipped", .kind = HK_TOOL_SWITCH, .title = N_("Skipped") },
  { NULL },
};
static const HkToolField zone_item[] = { { .name = "zone", .kind = HK_TOOL_GROUP, .title = N_("Zone"), .fields = zone, .encode = encode_zone }, { NULL } };
static const HkToolField protection[] = {
  { .name = "left", .kind = HK_TOOL_INT, .title = N_("Left kingdom"), .maximum = 10 },
  { .name = "right", .kind = HK_TOOL_INT, .title = N_("Right kingdom"), .maximum = 10 },
  { NULL },
};

#define COMBAT_FIELDS \
  { .name = "zombies", .kind = HK_TOOL_INT, .title = N_("Zombies before Zone 1"), .required = TRUE, .maximum = 99 }, \
  { .name = "hp", .kind = HK_TOOL_INT, .title = N_("Hit Points of each"), .required = TRUE, .minimum = 1, .maximum = 20 }, \
  { .name = "damage", .kind = HK_TOOL_INT, .title = N_("Damage of each at the City Gate"), .maximum = 9 }, \
  { .name = "zones", .kind = HK_TOOL_LIST, .title = N_("Zones"), .required = TRUE, .maximum = HK_DAZ_COMBAT_ZONES, .fields = zone_item }, \
  { .name = "protection", .kind = HK_TOOL_GROUP, .title = N_("Gate Protection"), .fields = protection }, \
  { .name = "boss", .kind = HK_TOOL_CHOICE, .title = N_("Boss"), .list_words = list_bosses }, \
  { .name = "names", .kind = HK_TOOL_CARRIED }, \
  { .name = "source", .kind = HK_TOOL_CARRIED }

static const HkToolField combat[] = { COMBAT_FIELDS, { NULL } };
static const HkToolField power[] = {
  COMBAT_FIELDS,
  { .name = "zone", .kind = HK_TOOL_INT, .title = N_("Zone whose power is asked for"), .required = TRUE, .minimum = 1, .maximum = HK_DAZ_COMBAT_ZONES, .preset = "1" },
  { NULL },
};
static const HkToolField smallest[] = {
  COMBAT_FIELDS,
  { .name = "zone", .kind = HK_TOOL_INT, .title = N_("Zone to make stronger, 0 for whichever needs least"), .maximum = HK_DAZ_COMBAT_ZONES },
  { NULL },
};
static const HkToolField invasion[] = {
  { .name = "name", .kind = HK_TOOL_CARD, .title = N_("Card"), .pack_kind = "invasion-card", .encode = encode_nothing },
  { .name = "zombies", .kind = HK_TOOL_INT, .title = N_("Zombies"), .maximum = 20, .preset = "0" },
  { .name = "hp", .kind = HK_TOOL_INT, .title = N_("Hit Points"), .maximum = 10, .preset = "0" },
  { .name = "power-up-zombies", .kind = HK_TOOL_INT, .title = N_("Zombies in the Power Up Column"), .maximum = 10, .preset = "0" },
  { .name = "power-up-hp", .kind = HK_TOOL_INT, .title = N_("Hit Points in the Power Up Column"), .maximum = 10, .preset = "0" },
  { NULL },
};
static const HkToolField invasion_item[] = { { .name = "card", .kind = HK_TOOL_GROUP, .title = N_("Day"), .fields = invasion }, { NULL } };
static const HkToolField zombies[] = {
  { .name = "cards", .kind = HK_TOOL_LIST, .title = N_("Invasion cards"), .required = TRUE, .minimum = 1, .maximum = 6, .fields = invasion_item },
  { NULL },
};
static const HkToolField gate[] = {
  { .name = "damage", .kind = HK_TOOL_INT, .title = N_("Damage of the invasion card"), .required = TRUE, .maximum = 9 },
  { .name = "zombies", .kind = HK_TOOL_INT, .title = N_("Zombies at the City Gate"), .required = TRUE, .maximum = 99 },
  { .name = "protection", .kind = HK_TOOL_INT, .title = N_("Gate Protection"), .maximum = 10 },
  { NULL },
};

/* Adds what two kingdoms gain and lose, and how many zombies are left at the gate. */
static void
show_gate (JsonObject *result,
           AdwWrapBox *outcomes)
{
  JsonObject *points = json_object_get_object_member (result, "points");
  static const struct { const char *side; const char *title; } sides[] = { { "left", N_("Left kingdom") }, { "right", N_("Right kingdom") } };
  const int at_gate = (int) json_object_get_int_member (result, "at-gate");

  hk_tool_outcome_add_int (outcomes, at_gate == 0 ? HK_OUTCOME_BEST : HK_OUTCOME_PLAIN, _("At the City Gate"), at_gate, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (sides); i++)
    {
      const int value = (int) json_object_get_int_member (points, sides[i].side);
      g_autofree char *text = hk_word_sign (value);

      hk_tool_outcome_add (outcomes, HK_OUTCOME_PLAIN, _(sides[i].title), text, _("Victory Points"));
    }
}

/* Zone by zone what is killed, then the gate. */
static void
show_zones (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  JsonArray *zones = json_object_get_array_member (result, "zones");

  for (guint i = 0; i < json_array_get_length (zones); i++)
    {
      JsonObject *line = json_array_get_object_element (zones, i);
      g_autofree char *title = g_strdup_printf (_("Zone %u"), i + 1);
      const int came = (int) json_object_get_int_member (line, "zombies");
      const int killed = (int) json_object_get_int_member (line, "killed");
      g_autofree char *value = g_strdup_printf (_("%d → %d"), came, came - killed);
      g_autofree char *strength = g_strdup_printf (_("Power %d"), (int) json_object_get_int_member (line, "power"));

      hk_tool_outcome_add (outcomes, HK_OUTCOME_PLAIN, title, value, json_object_get_boolean_member (line, "defeated") ? _("Army defeated") : strength);
    }
  show_gate (result, outcomes);
}

/* The combat once the smallest power that changes it is added. */
static void
show_changed (JsonObject *result,
              JsonObject *params,
              AdwWrapBox *outcomes)
{
  g_autofree char *title = NULL;

  if (!json_object_get_boolean_member (result, "possible"))
    return;
  title = g_strdup_printf (_("Added in Zone %d"), (int) json_object_get_int_member (result, "zone"));
  hk_tool_outcome_add_int (outcomes, HK_OUTCOME_BEST, title, (int) json_object_get_int_member (result, "added"), NULL);
  show_zones (json_object_get_object_member (result, "outcome"), params, outcomes);
}

static void
show_horde (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  hk_tool_outcome_add_int (outcomes, HK_OUTCOME_PLAIN, _("Number of zombies"), (int) json_object_get_int_member (result, "zombies"), NULL);
  hk_tool_outcome_add_int (outcomes, HK_OUTCOME_PLAIN, _("Hit Points of each"), (int) json_object_get_int_member (result, "hp"), NULL);
}

const HkToolForm hk_daz_tool_forms[] = {
  { .calculator = "combat", .fields = combat, .measure = "at-gate", .less_is_better = TRUE, .show = show_zones },
  { .calculator = "power", .fields = power, .measure = "power" },
  { .calculator = "smallest-power", .fields = smallest, .show = show_changed },
  { .calculator = "zombies", .fields = zombies, .show = show_horde },
  { .calculator = "gate-damage", .fields = gate, .measure = "lost", .less_is_better = TRUE },
  { NULL },
};
