/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-combat-json.h"

/* An army has no more of them. */
#define N_SLOTS 3

/* A combat told as JSON, and how it ends as JSON. Whatever is not understood is refused, so that no
 * slip of the pen passes for an answer. */

static const char * const sides[] = { "left", "right", NULL };

/* Finds a member that may be left out or null; FALSE when there is none. */
static gboolean
find (JsonObject  *object,
      const char  *member,
      JsonNode   **node)
{
  *node = json_object_get_member (object, member);
  return *node != NULL && !JSON_NODE_HOLDS_NULL (*node);
}

static gboolean
check_members (JsonObject         *object,
               const char         *what,
               const char * const *known,
               GError            **error)
{
  JsonObjectIter iter;
  const char *member;

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &member, NULL))
    if (!g_strv_contains (known, member))
      {
        g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” knows no “%s”."), what, member);
        return FALSE;
      }
  return TRUE;
}

static gboolean
to_int (JsonNode   *node,
        const char *what,
        int         minimum,
        int         maximum,
        int        *value,
        GError    **error)
{
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64)
    return hk_error_expect (what, _("a whole number"), error);
  if (!hk_error_check_range (what, json_node_get_int (node), minimum, maximum, HK_ERROR_PARAMETER, error))
    return FALSE;
  *value = (int) json_node_get_int (node);
  return TRUE;
}

/* The three readers of what may be left out: @value stays as it is then. */
static gboolean
read_int (JsonObject *object,
          const char *member,
          int         minimum,
          int         maximum,
          int        *value,
          GError    **error)
{
  JsonNode *node;

  return !find (object, member, &node) || to_int (node, member, minimum, maximum, value, error);
}

static gboolean
read_boolean (JsonObject *object,
              const char *member,
              gboolean   *value,
              GError    **error)
{
  JsonNode *node;

  if (!find (object, member, &node))
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_BOOLEAN)
    return hk_error_expect (member, _("true or false"), error);
  *value = json_node_get_boolean (node);
  return TRUE;
}

static gboolean
read_string (JsonObject  *object,
             const char  *member,
             const char **value,
             GError     **error)
{
  JsonNode *node;

  if (!find (object, member, &node))
    return TRUE;
  if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    return hk_error_expect (member, _("a text"), error);
  *value = json_node_get_string (node);
  return TRUE;
}

/* Reads one of @choices; @value stays as it is when the member is left out. */
static gboolean
read_choice (JsonObject         *object,
             const char         *member,
             const char * const *choices,
             const char         *expected,
             int                *value,
             GError            **error)
{
  const char *text = NULL;

  if (!read_string (object, member, &text, error))
    return FALSE;
  for (int i = 0; text != NULL && choices[i] != NULL; i++)
    if (g_str_equal (choices[i], text))
      {
        *value = i;
        return TRUE;
      }
  return text == NULL || hk_error_expect (member, expected, error);
}

/* An object among the members; NULL without an error when it is left out. */
static gboolean
read_object (JsonObject  *object,
             const char  *member,
             JsonObject **value,
             GError     **error)
{
  JsonNode *node;

  *value = NULL;
  if (!find (object, member, &node))
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return hk_error_expect (member, _("an object"), error);
  *value = json_node_get_object (node);
  return TRUE;
}

static gboolean
read_army (JsonObject      *object,
           HkDazCombatZone *zone,
           GError         **error)
{
  static const char * const known[] = { "rank", "attack", "zombification", "ranged", "name", "source", NULL };
  static const char * const ranks[] = { "weakened", "bronze", "silver", "gold", NULL };
  static const char * const names[] = { N_("Weakened Army"), N_("Swordsman"), N_("Archer"), N_("Cavalry") };
  static const HkDazAttackType types[] = { HK_DAZ_MELEE, HK_DAZ_MELEE, HK_DAZ_RANGED, HK_DAZ_CAVALRY };
  static const int zombies[] = { 2, 2, 1, 0 };
  const char *source = NULL;
  gboolean ranged = FALSE;
  int rank = -1;

  if (!check_members (object, "army", known, error)
      || !read_choice (object, "rank", ranks, _("weakened, bronze, silver or gold"), &rank, error))
    return FALSE;
  if (rank < 0)
    return hk_error_expect ("rank", _("weakened, bronze, silver or gold"), error);
  zone->has_army = TRUE;
  zone->army = _(names[rank]);
  zone->zombification = zombies[rank];
  zone->type = types[rank];
  if (!read_boolean (object, "ranged", &ranged, error))
    return FALSE;
  if (ranged && rank != 1)
    return hk_error_expect ("ranged", _("true for a Bronze army only"), error);
  if (ranged)
    zone->type = HK_DAZ_RANGED;
  if (!read_string (object, "source", &source, error))
    return FALSE;
  zone->stand_in = g_strcmp0 (source, "stand-in") == 0;
  return read_string (object, "name", &zone->army, error)
         && read_int (object, "attack", 0, HK_DAZ_COMBAT_MOST, &zone->attack, error)
         && read_int (object, "zombification", 0, HK_DAZ_COMBAT_MOST, &zone->zombification, error);
}

static gboolean
read_reinforcements (JsonObject      *object,
                     HkDazCombatZone *zone,
                     GError         **error)
{
  JsonNode *node;
  JsonArray *array;

  if (!find (object, "reinforcements", &node))
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return hk_error_expect ("reinforcements", _("at most three numbers"), error);
  array = json_node_get_array (node);
  if (json_array_get_length (array) > N_SLOTS)
    return hk_error_expect ("reinforcements", _("at most three numbers"), error);
  if (json_array_get_length (array) > 0 && !zone->has_army)
    return hk_error_expect ("reinforcements", _("of an army"), error);
  for (guint i = 0; i < json_array_get_length (array); i++)
    if (!to_int (json_array_get_element (array, i), "reinforcements", 0, HK_DAZ_COMBAT_MOST,
                 &zone->reinforcements[zone->n_reinforcements++], error))
      return FALSE;
  return TRUE;
}

static gboolean
read_commander (JsonObject      *object,
                HkDazCombatZone *zone,
                GError         **error)
{
  const char *id = NULL;
  const HkDazCommander *facts;

  if (!read_string (object, "commander", &id, error))
    return FALSE;
  if (id == NULL)
    return TRUE;
  facts = hk_daz_content_find_commander (id);
  if (facts == NULL || !zone->has_army)
    return hk_error_expect ("commander", _("the id of a commander, with an army"), error);
  zone->commander = facts->name;
  zone->commander_attack = facts->attack;
  zone->commander_type = g_str_equal (facts->type, "ranged")    ? HK_DAZ_RANGED
                         : g_str_equal (facts->type, "cavalry") ? HK_DAZ_CAVALRY
                                                                : HK_DAZ_MELEE;
  zone->undefeatable = g_str_equal (facts->id, "alexander");
  return TRUE;
}

static gboolean
read_zone (JsonObject      *object,
           int              number,
           HkDazCombatZone *zone,
           GError         **error)
{
  static const char * const known[] = { "army", "loyalty", "reinforcements", "commander", "defeated", "skipped",
                                        "pair-points", "supporter", NULL };
  JsonObject *army;
  int side = HK_DAZ_NOBODY;

  if (!check_members (object, "zones", known, error) || !read_object (object, "army", &army, error)
      || (army != NULL && !read_army (army, zone, error))
      || !read_choice (object, "loyalty", sides, _("left or right"), &side, error))
    return FALSE;
  if (zone->has_army && side == HK_DAZ_NOBODY)
    return hk_error_expect ("loyalty", _("left or right"), error);
  zone->side = (HkDazSide) side;
  if (!read_commander (object, zone, error) || !read_reinforcements (object, zone, error)
      || !read_boolean (object, "defeated", &zone->defeated, error)
      || !read_boolean (object, "skipped", &zone->skipped, error)
      || !read_int (object, "pair-points", 1, 3, &zone->pair_points, error)
      || !read_int (object, "supporter", 0, HK_DAZ_COMBAT_ZONES, &zone->supporter, error))
    return FALSE;
  return zone->supporter == 0 || ABS (zone->supporter - number) == 1
         || hk_error_expect ("supporter", _("the number of an adjacent zone, or 0"), error);
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
  if ((protection != NULL && !check_members (protection, "protection", sides, error))
      || (names != NULL && !check_members (names, "names", sides, error)))
    return FALSE;
  for (int side = 0; side < 2; side++)
    if ((protection != NULL && !read_int (protection, sides[side], 0, HK_DAZ_COMBAT_MOST, &combat->protection[side], error))
        || (names != NULL && !read_string (names, sides[side], &combat->names[side], error)))
      return FALSE;
  return TRUE;
}

static gboolean
read_boss (HkMove      *query,
           HkDazCombat *combat,
           GError     **error)
{
  const char *id = hk_move_get_string (query, "boss");
  const HkDazBoss *facts = id == NULL ? NULL : hk_daz_content_find_boss (id);

  if (id == NULL)
    return TRUE;
  if (facts == NULL)
    return hk_error_expect ("boss", _("the id of a boss"), error);
  combat->immune_ranged = g_strcmp0 (facts->ability, "ranged-immune") == 0;
  combat->immune_melee = g_strcmp0 (facts->ability, "melee-immune") == 0;
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

  hk_daz_combat_init (combat);
  combat->zombies = hk_move_get_int (query, "zombies", 0);
  combat->hp = hk_move_get_int (query, "hp", 1);
  combat->damage = hk_move_get_int (query, "damage", 0);
  combat->stand_in = g_strcmp0 (hk_move_get_string (query, "source"), "stand-in") == 0;
  if (!read_sides (query, combat, error) || !read_boss (query, combat, error))
    return FALSE;
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
  return TRUE;
}

static JsonObject *
make_pair (const int values[2])
{
  JsonObject *pair = json_object_new ();

  json_object_set_int_member (pair, "left", values[0]);
  json_object_set_int_member (pair, "right", values[1]);
  return pair;
}

/* Returns (transfer full): the same as an object: the zones that zombies came to, those at the City Gate, and for
 * each side its tokens, points gained, points lost and their difference.
 * @result: how a combat ends */
JsonNode *
hk_daz_combat_result_to_json (const HkDazCombatResult *result)
{
  JsonObject *object = json_object_new ();
  JsonArray *zones = json_array_new ();
  JsonNode *node;
  int points[2];

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES && result->zones[i].reached; i++)
    {
      const HkDazZoneResult *zone = &result->zones[i];
      JsonObject *line = json_object_new ();

      json_object_set_int_member (line, "zombies", zone->zombies);
      json_object_set_int_member (line, "charged", zone->charged);
      json_object_set_int_member (line, "power", zone->power);
      json_object_set_int_member (line, "killed", zone->killed);
      json_object_set_object_member (line, "tokens", make_pair (zone->tokens));
      json_object_set_int_member (line, "discarded", zone->discarded);
      json_object_set_int_member (line, "supporter", zone->supporter);
      json_object_set_boolean_member (line, "defeated", zone->defeated);
      json_object_set_int_member (line, "added", zone->added);
      json_array_add_object_element (zones, line);
    }
  for (int side = 0; side < 2; side++)
    points[side] = result->gained[side] - result->lost[side];
  json_object_set_array_member (object, "zones", zones);
  json_object_set_int_member (object, "at-gate", result->at_gate);
  json_object_set_object_member (object, "tokens", make_pair (result->tokens));
  json_object_set_object_member (object, "gained", make_pair (result->gained));
  json_object_set_object_member (object, "lost", make_pair (result->lost));
  json_object_set_object_member (object, "points", make_pair (points));
  node = json_node_init_object (json_node_alloc (), object);
  json_object_unref (object);
  return node;
}
