/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/neighborhood/hk-cz-map.h"
#include "hk-cz-tools.h"
#include "ui/tools/hk-tool-value.h"

/* The sheets of the calculators of Card-Z. */

#define MOST_HEXES 19

/* The column for the kind of attack and the range that are told. */
static const char *
find_column (HkToolValue *values)
{
  const char *how = hk_tool_value_get_text (hk_tool_value_find (values, "how"));
  const char *range = hk_tool_value_get_text (hk_tool_value_find (values, "range"));

  if (how != NULL && !g_str_equal (how, "shoot"))
    return g_str_equal (how, "drive") ? "push" : how;
  return range != NULL ? range : "close";
}

/* The number that a weapon asks for stands on its card. */
static void
fill_weapon (HkToolValue *self,
             JsonObject  *card)
{
  HkToolValue *values = hk_tool_value_get_parent (self);
  const char *column = find_column (values);
  const int target = (int) json_object_get_int_member_with_default (card, column, 0);
  HkToolValue *jam = hk_tool_value_find (values, "jam");

  if (target >= 1 && target <= 10)
    hk_tool_value_set_int (hk_tool_value_find (values, "target"), target);
  if (jam != NULL && json_object_has_member (card, "jam"))
    hk_tool_value_set_int (jam, (int) json_object_get_int_member (card, "jam"));
}

static const HkToolHex *
list_hexes (HkToolValue *self,
            guint       *n_hexes)
{
  static HkToolHex hexes[MOST_HEXES];
  HkToolValue *pattern = hk_tool_value_find (hk_tool_value_get_parent (self), "pattern");
  const HkCzSpot *spots = hk_cz_map_list_spots (hk_tool_value_get_text (pattern), n_hexes);

  g_assert (*n_hexes <= MOST_HEXES);
  for (guint i = 0; i < *n_hexes; i++)
    hexes[i] = (HkToolHex) { spots[i].q, spots[i].r };
  return hexes;
}

/* A roll as the cards print it, such as 2d6-2. */
static JsonNode *
encode_roll (JsonNode *told)
{
  JsonObject *object = json_node_get_object (told);
  const int dice = (int) json_object_get_int_member_with_default (object, "dice", 0);
  const int more = (int) json_object_get_int_member_with_default (object, "more", 0);
  g_autofree char *text = dice == 0   ? g_strdup_printf ("%d", MAX (0, more))
                          : more == 0 ? g_strdup_printf ("%dd6", dice)
                                      : g_strdup_printf ("%dd6%+d", dice, more);

  return json_node_init_string (json_node_alloc (), text);
}

static const HkWord hows[] = {
  { "shoot", N_("Shoot") }, { "kill", N_("Kill") }, { "push", N_("Push") }, { "drive", N_("Drive") }, { "impale", N_("Impale") }, { NULL, NULL },
};
static const HkWord ranges[] = { { "close", N_("Close") }, { "medium", N_("Medium") }, { "long", N_("Long") }, { NULL, NULL } };
static const HkWord types[] = {
  { "zombie", N_("Zombie") }, { "fast", N_("Fast Zombie") }, { "slow", N_("Slow Zombie") }, { "rigored", N_("Rigored Zombie") }, { "dog", N_("Feral Dog") }, { NULL, NULL },
};
static const HkWord foods[] = { { "junk", N_("Junk Food") }, { "normal", N_("Normal Food") }, { "fresh", N_("Fresh Food") }, { NULL, NULL } };
static const HkWord kinds[] = { { "character", N_("Character") }, { "ally", N_("Ally") }, { "dependant", N_("Dependant") }, { NULL, NULL } };
static const HkWord patterns[] = { { "a", N_("Map A") }, { "b", N_("Map B") }, { "c", N_("Map C") }, { NULL, NULL } };

static const HkToolField to_hit[] = {
  { .name = "how", .kind = HK_TOOL_CHOICE, .title = N_("How"), .words = hows, .preset = "\"shoot\"" },
  { .name = "range", .kind = HK_TOOL_CHOICE, .title = N_("Range"), .words = ranges, .preset = "\"close\"" },
  { .name = "weapon", .kind = HK_TOOL_CARD, .title = N_("Weapon"), .pack_kind = "loot", .fill = fill_weapon },
  { .name = "outside", .kind = HK_TOOL_SWITCH, .title = N_("Outside"), .preset = "true" },
  { NULL },
};
static const HkToolField bite[] = {
  { .name = "type", .kind = HK_TOOL_CHOICE, .title = N_("Type"), .required = TRUE, .words = types },
  { .name = "distance", .kind = HK_TOOL_INT, .title = N_("Hexes away"), .minimum = 1, .maximum = 30, .preset = "1" },
  { NULL },
};
static const HkToolField alarm_fields[] = {
  { .name = "skulls", .kind = HK_TOOL_INT, .title = N_("Skulls on the red die"), .maximum = 6, .preset = "1" },
  { NULL },
};
static const HkToolField encounter[] = {
  { .name = "type", .kind = HK_TOOL_CHOICE, .title = N_("Type"), .required = TRUE, .words = types },
  { .name = "distance", .kind = HK_TOOL_INT, .title = N_("Hexes away"), .maximum = 30, .preset = "1" },
  { NULL },
};
static const HkToolField encounter_item[] = { { .name = "encounter", .kind = HK_TOOL_GROUP, .title = N_("Encounter"), .fields = encounter }, { NULL } };
static const HkToolField act[] = {
  { .name = "encounters", .kind = HK_TOOL_LIST, .title = N_("Encounters"), .required = TRUE, .minimum = 1, .maximum = 40, .fields = encounter_item },
  { NULL },
};
static const HkToolField roll_parts[] = {
  { .name = "dice", .kind = HK_TOOL_INT, .title = N_("Six-sided dice"), .maximum = 6, .preset = "2" },
  { .name = "more", .kind = HK_TOOL_INT, .title = N_("Added to the roll"), .minimum = -20, .maximum = 20, .preset = "0" },
  { NULL },
};
static const HkToolField scout[] = {
  { .name = "roll", .kind = HK_TOOL_GROUP, .title = N_("Roll"), .required = TRUE, .fields = roll_parts, .encode = encode_roll },
  { NULL },
};
#define PATTERN { .name = "pattern", .kind = HK_TOOL_CHOICE, .title = N_("Map"), .words = patterns, .preset = "\"a\"" }
static const HkToolField fire[] = {
  PATTERN,
  { .name = "fires", .kind = HK_TOOL_HEXES, .title = N_("Hexes that burn"), .required = TRUE, .minimum = 1, .maximum = 5, .list_hexes = list_hexes },
  { NULL },
};
static const HkToolField horde[] = {
  PATTERN,
  { .name = "at", .kind = HK_TOOL_HEXES, .title = N_("Where the horde is"), .maximum = 1, .list_hexes = list_hexes, .preset = "[0, 0]" },
  { .name = "watched", .kind = HK_TOOL_HEXES, .title = N_("Location that is watched"), .maximum = 1, .list_hexes = list_hexes },
  { .name = "phases", .kind = HK_TOOL_INT, .title = N_("Ends of phases to look ahead"), .minimum = 1, .maximum = 60, .preset = "4" },
  { NULL },
};
static const HkToolField sickness[] = {
  { .name = "food", .kind = HK_TOOL_CHOICE, .title = N_("Food"), .required = TRUE, .words = foods },
  { NULL },
};
static const HkToolField eater[] = {
  { .name = "kind", .kind = HK_TOOL_CHOICE, .title = N_("What kind"), .words = kinds, .preset = "\"character\"" },
  { .name = "name", .kind = HK_TOOL_TEXT, .title = N_("Name") },
  { .name = "skill", .kind = HK_TOOL_INT, .title = N_("Skill against sickness"), .minimum = -9, .maximum = 9 },
  { .name = "starving", .kind = HK_TOOL_SWITCH, .title = N_("Starving") },
  { .name = "sleep-deprived", .kind = HK_TOOL_SWITCH, .title = N_("Sleep deprived") },
  { NULL },
};
static const HkToolField eater_item[] = { { .name = "survivor", .kind = HK_TOOL_GROUP, .title = N_("Survivor"), .fields = eater }, { NULL } };
static const HkToolField reckoning[] = {
  { .name = "survivors", .kind = HK_TOOL_LIST, .title = N_("Survivors"), .required = TRUE, .minimum = 1, .maximum = 16, .fields = eater_item },
  { NULL },
};

const HkToolForm hk_cz_tool_forms[] = {
  { "to-hit", to_hit, NULL },
  { "attack-odds", to_hit, NULL },
  { "bite", bite, NULL },
  { "alarm", alarm_fields, NULL },
  { "act", act, NULL },
  { "scout-odds", scout, NULL },
  { "fire-odds", fire, NULL },
  { "horde-odds", horde, NULL },
  { "sickness", sickness, NULL },
  { "reckoning", reckoning, NULL },
  { NULL, NULL, NULL },
};
