/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-daz-combat-json.h"

/* A combat told as JSON, and how it ends as JSON. Whatever is not understood is refused, so that no
 * slip of the pen passes for an answer. */

/* An army has no more of them. */
#define N_SLOTS 3

static const char * const sides[] = { "left", "right", NULL };
static const char * const ranks[] = { "weakened", "bronze", "silver", "gold", NULL };

static const HkParamSpec army_params[] = {
  { "rank", HK_PARAM_STRING, TRUE, 0, 0, ranks },
  { "attack", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_MOST },
  { "zombification", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_MOST },
  { "ranged", HK_PARAM_BOOLEAN },
  { "name", HK_PARAM_STRING },
  { "source", HK_PARAM_STRING },
};

static const HkParamSpec zone_params[] = {
  { "army", HK_PARAM_OBJECT },
  { "loyalty", HK_PARAM_STRING, FALSE, 0, 0, sides },
  { "reinforcements", HK_PARAM_INTS, FALSE, 0, HK_DAZ_COMBAT_MOST },
  { "commander", HK_PARAM_STRING },
  { "defeated", HK_PARAM_BOOLEAN },
  { "skipped", HK_PARAM_BOOLEAN },
  { "pair-points", HK_PARAM_INT, FALSE, 1, 3 },
  { "supporter", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_ZONES },
};

static const HkParamSpec protection_params[] = {
  { "left", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_MOST },
  { "right", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_MOST },
};

static const HkParamSpec name_params[] = {
  { "left", HK_PARAM_STRING },
  { "right", HK_PARAM_STRING },
};

/* Returns (transfer full): the parts of @object, checked; NULL with @error set when they are not as @params have them. */
static HkMove *
read_parts (JsonObject        *object,
            const char        *what,
            const HkParamSpec *params,
            guint              n_params,
            GError           **error)
{
  return hk_move_check_params (what, object, params, n_params, NULL, error) ? hk_move_new (what, object) : NULL;
}

/* The place of the text among @choices; −1 when there is none. */
static int
find_choice (const char * const *choices,
             const char         *text)
{
  for (int i = 0; text != NULL && choices[i] != NULL; i++)
    if (g_str_equal (choices[i], text))
      return i;
  return -1;
}

static gboolean
read_army (JsonObject      *object,
           HkDazCombatZone *zone,
           GError         **error)
{
  g_autoptr (HkMove) army = read_parts (object, "army", army_params, G_N_ELEMENTS (army_params), error);
  const char *name = army == NULL ? NULL : hk_move_get_string (army, "name");
  gboolean ranged;
  int rank;

  if (army == NULL)
    return FALSE;
  rank = find_choice (ranks, hk_move_get_string (army, "rank"));
  ranged = hk_move_get_boolean (army, "ranged", FALSE);
  if (ranged && rank != HK_DAZ_RANK_BRONZE)
    return hk_error_expect ("ranged", _("true for a Bronze army only"), error);
  zone->has_army = TRUE;
  zone->army = name == NULL ? hk_daz_rank_get_unit (rank) : name;
  zone->type = hk_daz_combat_get_type (rank, ranged);
  zone->attack = hk_move_get_int (army, "attack", 0);
  zone->zombification = hk_move_get_int (army, "zombification", hk_daz_rank_get_icons (rank));
  zone->stand_in = g_strcmp0 (hk_move_get_string (army, "source"), "stand-in") == 0;
  return TRUE;
}

static gboolean
read_reinforcements (JsonArray       *array,
                     HkDazCombatZone *zone,
                     GError         **error)
{
  const guint n = array == NULL ? 0 : json_array_get_length (array);

  if (n > N_SLOTS)
    return hk_error_expect ("reinforcements", _("at most three numbers"), error);
  if (n > 0 && !zone->has_army)
    return hk_error_expect ("reinforcements", _("of an army"), error);
  for (guint i = 0; i < n; i++)
    zone->reinforcements[zone->n_reinforcements++] = (int) json_array_get_int_element (array, i);
  return TRUE;
}

static gboolean
read_zone (JsonObject      *object,
           int              number,
           HkDazCombatZone *zone,
           GError         **error)
{
  g_autoptr (HkMove) parts = read_parts (object, "zones", zone_params, G_N_ELEMENTS (zone_params), error);
  JsonObject *army = parts == NULL ? NULL : hk_move_get_object (parts, "army");
  const char *commander = parts == NULL ? NULL : hk_move_get_string (parts, "commander");
  const HkDazCommander *facts = commander == NULL ? NULL : hk_daz_content_find_commander (commander);

  if (parts == NULL || (army != NULL && !read_army (army, zone, error)))
    return FALSE;
  zone->side = (HkDazSide) find_choice (sides, hk_move_get_string (parts, "loyalty"));
  zone->defeated = hk_move_get_boolean (parts, "defeated", FALSE);
  zone->skipped = hk_move_get_boolean (parts, "skipped", FALSE);
  zone->pair_points = hk_move_get_int (parts, "pair-points", zone->pair_points);
  zone->supporter = hk_move_get_int (parts, "supporter", 0);
  if (zone->has_army && zone->side == HK_DAZ_NOBODY)
    return hk_error_expect ("loyalty", _("left or right"), error);
  if (commander != NULL && (facts == NULL || !zone->has_army))
    return hk_error_expect ("commander", _("the id of a commander, with an army"), error);
  if (facts != NULL)
    hk_daz_combat_set_commander (zone, facts);
  if (zone->supporter != 0 && ABS (zone->supporter - number) != 1)
    return hk_error_expect ("supporter", _("the number of an adjacent zone, or 0"), error);
  return read_reinforcements (hk_move_get_array (parts, "reinforcements"), zone, error);
}

static gboolean
read_sides (HkMove      *query,
            HkDazCombat *combat,
            GError     **error)
{
  JsonObject *protection = hk_move_get_object (query, "protection");
  JsonObject *names = hk_move_get_object (query, "names");

  combat->names[HK_DAZ_LEFT] = _("left");
  combat->names[HK_DAZ_RIGHT] = _("right");
  if ((protection != NULL &&
       !hk_move_check_params ("protection", protection, protection_params, G_N_ELEMENTS (protection_params), NULL, error)) ||
      (names != NULL && !hk_move_check_params ("names", names, name_params, G_N_ELEMENTS (name_params), NULL, error)))
    return FALSE;
  for (int side = 0; side < 2; side++)
    {
      if (protection != NULL)
        combat->protection[side] = (int) json_object_get_int_member_with_default (protection, sides[side], 0);
      if (names != NULL)
        combat->names[side] = json_object_get_string_member_with_default (names, sides[side], combat->names[side]);
    }
  return TRUE;
}

/* Returns whether @query describes a combat. Errors: %HK_ERROR_PARAMETER.
 * @query: what a calculator was asked, with "zombies", "hp", "damage", "protection", "names", "boss", "source" and
 *   "zones": a list of at most five, null for a zone without an army, else an object with "army" ({"rank", "attack",
 *   "zombification", "ranged", "name", "source"}), "loyalty" (left or right), "reinforcements" (a list of numbers),
 *   "commander", "defeated", "skipped", "pair-points" and "supporter"
 * @combat: (out caller-allocates): the combat; its texts belong to @query and to the game */
gboolean
hk_daz_combat_read (HkMove      *query,
                    HkDazCombat *combat,
                    GError     **error)
{
  JsonArray *zones = hk_move_get_array (query, "zones");
  const char *boss = hk_move_get_string (query, "boss");
  const HkDazBoss *facts = boss == NULL ? NULL : hk_daz_content_find_boss (boss);

  hk_daz_combat_init (combat);
  combat->zombies = hk_move_get_int (query, "zombies", 0);
  combat->hp = hk_move_get_int (query, "hp", 1);
  combat->damage = hk_move_get_int (query, "damage", 0);
  combat->stand_in = g_strcmp0 (hk_move_get_string (query, "source"), "stand-in") == 0;
  hk_daz_combat_set_boss (combat, facts);
  if (boss != NULL && facts == NULL)
    return hk_error_expect ("boss", _("the id of a boss"), error);
  if (zones == NULL || json_array_get_length (zones) > HK_DAZ_COMBAT_ZONES)
    return hk_error_expect ("zones", _("a list of at most five zones"), error);
  for (guint i = 0; i < json_array_get_length (zones); i++)
    {
      JsonNode *node = json_array_get_element (zones, i);

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      if (!JSON_NODE_HOLDS_OBJECT (node))
        return hk_error_expect ("zones", _("a list of objects, null for a zone without an army"), error);
      if (!read_zone (json_node_get_object (node), (int) i + 1, &combat->zones[i], error))
        return FALSE;
    }
  return read_sides (query, combat, error);
}

static void
set_pair (JsonObject *object,
          const char *member,
          const int   values[2])
{
  JsonObject *pair = json_object_new ();

  json_object_set_int_member (pair, "left", values[0]);
  json_object_set_int_member (pair, "right", values[1]);
  json_object_set_object_member (object, member, pair);
}

/* Returns (transfer full): the same as an object: the zones that zombies came to, those at the City Gate, and for
 * each side its tokens, points gained, points lost and their difference.
 * @result: how a combat ends */
JsonNode *
hk_daz_combat_result_to_json (const HkDazCombatResult *result)
{
  const int points[2] = { result->gained[0] - result->lost[0], result->gained[1] - result->lost[1] };
  JsonObject *object = json_object_new ();
  JsonArray *zones = json_array_new ();

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES && result->zones[i].reached; i++)
    {
      const HkDazZoneResult *zone = &result->zones[i];
      JsonObject *line = json_object_new ();

      json_object_set_int_member (line, "zombies", zone->zombies);
      json_object_set_int_member (line, "charged", zone->charged);
      json_object_set_int_member (line, "power", zone->power);
      json_object_set_int_member (line, "killed", zone->killed);
      set_pair (line, "tokens", zone->tokens);
      json_object_set_int_member (line, "discarded", zone->discarded);
      json_object_set_int_member (line, "supporter", zone->supporter);
      json_object_set_boolean_member (line, "defeated", zone->defeated);
      json_object_set_int_member (line, "added", zone->added);
      json_array_add_object_element (zones, line);
    }
  json_object_set_array_member (object, "zones", zones);
  json_object_set_int_member (object, "at-gate", result->at_gate);
  set_pair (object, "tokens", result->tokens);
  set_pair (object, "gained", result->gained);
  set_pair (object, "lost", result->lost);
  set_pair (object, "points", points);
  return hk_content_take_object (object);
}
