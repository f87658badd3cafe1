/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "hk-cz-tools.h"
#include "ui/tools/hk-tool-outcome.h"
#include "ui/tools/hk-tool-value.h"

/* The sheets of the calculators of Card-Z. */

#define MOST_HEXES 40

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

/* Those of the map that is told, as that of a game is, or else those of its pattern. */
static const HkToolHex *
list_hexes (HkToolValue *self,
            guint       *n_hexes)
{
  static HkToolHex hexes[MOST_HEXES];
  HkToolValue *values = hk_tool_value_get_parent (self);
  JsonNode *told = hk_tool_value_get_node (hk_tool_value_find (values, "hexes"));
  JsonArray *map = told == NULL ? NULL : json_node_get_array (told);
  const HkCzSpot *spots = hk_cz_map_list_spots (hk_tool_value_get_text (hk_tool_value_find (values, "pattern")), n_hexes);

  if (map != NULL)
    *n_hexes = MIN (json_array_get_length (map), MOST_HEXES);
  g_assert (*n_hexes <= MOST_HEXES);
  for (guint i = 0; i < *n_hexes; i++)
    {
      JsonArray *hex = map == NULL ? NULL : json_array_get_array_element (map, i);

      hexes[i] = map == NULL ? (HkToolHex) { spots[i].q, spots[i].r }
                             : (HkToolHex) { (int) json_array_get_int_element (hex, 0), (int) json_array_get_int_element (hex, 1) };
    }
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

static JsonNode *
decode_roll (JsonNode *given)
{
  g_autoptr (JsonObject) object = json_object_new ();
  HkCzRoll roll = { 0 };

  if (hk_cz_roll_parse (json_node_get_string (given), &roll, NULL))
    {
      json_object_set_int_member (object, "dice", roll.count);
      json_object_set_int_member (object, "more", roll.modifier);
    }
  return json_node_init_object (json_node_alloc (), object);
}

static const HkWord hows[] = {
  { "shoot", N_("Shoot") }, { "kill", N_("Kill") }, { "push", N_("Push") }, { "drive", N_("Drive") }, { "impale", N_("Impale") }, { NULL, NULL },
};
static const HkWord ranges[] = { { "close", N_("Close range") }, { "medium", N_("Medium") }, { "long", N_("Long") }, { NULL, NULL } };
static const HkWord types[] = {
  { "zombie", N_("Zombie") }, { "fast", N_("Fast Zombie") }, { "slow", N_("Slow Zombie") }, { "rigored", N_("Rigored Zombie") }, { "dog", N_("Feral Dog") }, { NULL, NULL },
};
static const HkWord foods[] = { { "junk", N_("Junk Food") }, { "normal", N_("Normal Food") }, { "fresh", N_("Fresh Food") }, { NULL, NULL } };
static const HkWord kinds[] = { { "character", N_("Character") }, { "ally", N_("Ally") }, { "dependant", N_("Dependant") }, { NULL, NULL } };
static const HkWord patterns[] = { { "a", N_("Map A") }, { "b", N_("Map B") }, { "c", N_("Map C") }, { NULL, NULL } };

static const HkToolField to_hit[] = {
  { .name = "how", .kind = HK_TOOL_CHOICE, .title = N_("How"), .words = hows, .preset = "\"shoot\"" },
  { .name = "range", .kind = HK_TOOL_CHOICE, .title = N_("Range"), .words = ranges, .preset = "\"close\"", .beside = TRUE },
  { .name = "weapon", .kind = HK_TOOL_CARD, .title = N_("Weapon"), .pack_kind = "loot", .fill = fill_weapon, .beside = TRUE },
  { .name = "outside", .kind = HK_TOOL_SWITCH, .title = N_("Outside"), .preset = "true" },
  { NULL },
};
static const HkToolField bite[] = {
  { .name = "type", .kind = HK_TOOL_CHOICE, .title = N_("Type"), .required = TRUE, .words = types, .beside = TRUE },
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
  { .name = "roll", .kind = HK_TOOL_GROUP, .title = N_("Roll"), .required = TRUE, .fields = roll_parts, .encode = encode_roll, .decode = decode_roll },
  { NULL },
};
#define PATTERN { .name = "pattern", .kind = HK_TOOL_CHOICE, .title = N_("Map"), .words = patterns, .preset = "\"a\"" }
static const HkToolField fire[] = {
  PATTERN,
  { .name = "fires", .kind = HK_TOOL_HEXES, .title = N_("Hexes that burn"), .required = TRUE, .minimum = 1, .maximum = 5, .list_hexes = list_hexes,
    .forecast = "chances" },
  { NULL },
};
static const HkToolField horde[] = {
  PATTERN,
  { .name = "at", .kind = HK_TOOL_HEXES, .title = N_("Where the horde is"), .maximum = 1, .list_hexes = list_hexes, .preset = "[0, 0]" },
  { .name = "watched", .kind = HK_TOOL_HEXES, .title = N_("Location that is watched"), .maximum = 1, .list_hexes = list_hexes, .forecast = "visits" },
  { .name = "phases", .kind = HK_TOOL_INT, .title = N_("Ends of phases to look ahead"), .minimum = 1, .maximum = 60, .preset = "4" },
  { .name = "twice-gone", .kind = HK_TOOL_SWITCH, .title = N_("Gone with the second step beside the map") },
  { NULL },
};
static const HkToolField sickness[] = {
  { .name = "food", .kind = HK_TOOL_CHOICE, .title = N_("Food"), .required = TRUE, .words = foods, .beside = TRUE },
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

/* The ten faces of the die, those that are enough among them. */
static void
show_faces (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  const int needed = (int) json_object_get_int_member (result, "needed");
  const gboolean automatic = json_object_get_boolean_member (result, "automatic");

  for (int face = 0; face <= 9; face++)
    hk_tool_outcome_add_int (outcomes, automatic || face >= needed ? HK_OUTCOME_BEST : HK_OUTCOME_FAINT, NULL, face, NULL);
}

/* How likely each number of hits is. */
static void
show_hits (JsonObject *result,
           JsonObject *params,
           AdwWrapBox *outcomes)
{
  JsonArray *hits = json_object_get_array_member (result, "hits");

  for (guint i = 0; i < json_array_get_length (hits) && i < 12; i++)
    {
      g_autofree char *title = g_strdup_printf (ngettext ("%u hit", "%u hits", i), i);

      hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, title, json_array_get_double_element (hits, i), NULL);
    }
}

static void
show_bite (JsonObject *result,
           JsonObject *params,
           AdwWrapBox *outcomes)
{
  hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _("It gets to bite"), json_object_get_double_member (result, "reach"), NULL);
  hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _("Its bite tells"), json_object_get_double_member (result, "hit"), NULL);
  if (json_object_get_double_member (result, "kill") > 0)
    hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, _("It kills"), json_object_get_double_member (result, "kill"), NULL);
}

/* What each survivor best eats. */
static void
show_meals (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  JsonArray *meals = json_object_get_array_member (result, "meals");
  JsonArray *survivors = json_object_get_array_member (params, "survivors");

  for (guint i = 0; i < json_array_get_length (meals); i++)
    {
      JsonObject *survivor = json_array_get_object_element (survivors, i);
      const char *meal = json_array_get_string_element (meals, i);
      const char *food = hk_word_find (foods, G_N_ELEMENTS (foods) - 1, meal);
      const char *value = food != NULL ? food : g_str_equal (meal, "dies") ? _("Dies") : _("Starves");
      g_autofree char *number = g_strdup_printf (_("Survivor %u"), i + 1);

      hk_tool_outcome_add (outcomes, food != NULL ? HK_OUTCOME_PLAIN : HK_OUTCOME_FAINT,
                           json_object_get_string_member_with_default (survivor, "name", number), value, NULL);
    }
}

/* Who acts when. */
static void
show_order (JsonObject *result,
            JsonObject *params,
            AdwWrapBox *outcomes)
{
  JsonArray *order = json_object_get_array_member (result, "order");

  for (guint i = 0; i < json_array_get_length (order); i++)
    {
      JsonObject *one = json_array_get_object_element (order, i);
      g_autofree char *title = g_strdup_printf (_("Acts as number %u"), i + 1);
      g_autofree char *note = g_strdup_printf (_("Hexes away: %d"), (int) json_object_get_int_member (one, "distance"));

      hk_tool_outcome_add (outcomes, HK_OUTCOME_PLAIN, title,
                           hk_word_tell (types, G_N_ELEMENTS (types) - 1, json_object_get_string_member (one, "type")), note);
    }
}

/* How likely the horde is gone after each phase. */
static void
show_phases (JsonObject *result,
             JsonObject *params,
             AdwWrapBox *outcomes)
{
  JsonArray *gone = json_object_get_array_member (result, "gone");

  if (json_object_has_member (result, "visit"))
    hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_BEST, _("It comes to the hex"), json_object_get_double_member (result, "visit"), NULL);
  for (guint i = 0; i < json_array_get_length (gone) && i < 12; i++)
    {
      g_autofree char *title = g_strdup_printf (ngettext ("Gone after %u phase", "Gone after %u phases", i + 1), i + 1);

      hk_tool_outcome_add_chance (outcomes, HK_OUTCOME_PLAIN, title, json_array_get_double_element (gone, i), NULL);
    }
}

const HkToolForm hk_cz_tool_forms[] = {
  { .calculator = "to-hit", .fields = to_hit, .measure = "chance", .show = show_faces },
  { .calculator = "attack-odds", .fields = to_hit, .measure = "mean-hits", .show = show_hits },
  { .calculator = "bite", .fields = bite, .measure = "hit", .less_is_better = TRUE, .show = show_bite },
  { .calculator = "alarm", .fields = alarm_fields },
  { .calculator = "initiative", .measure = "first" },
  { .calculator = "act", .fields = act, .show = show_order },
  { .calculator = "scout-odds", .fields = scout, .average = "mean", .measure = "mean" },
  { .calculator = "fire-odds", .fields = fire, .average = "mean", .measure = "mean" },
  { .calculator = "horde-odds", .fields = horde, .show = show_phases },
  { .calculator = "sickness", .fields = sickness, .measure = "chance", .less_is_better = TRUE },
  { .calculator = "reckoning", .fields = reckoning, .show = show_meals },
  { NULL },
};
