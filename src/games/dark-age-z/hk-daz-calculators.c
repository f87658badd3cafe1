/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-content.h"
#include "hk-daz-calculators.h"
#include "hk-daz-content.h"
#include "hk-error.h"

/* The calculators of Dark Age Z: sums of a table that is described as JSON. */

#define MAX_NUMBER 999

static const char * const sides[] = { "left", "right", NULL };
static const char * const ranks[] = { "weakened", "bronze", "silver", "gold", NULL };

static gboolean
wrong (const char *what,
       const char *expected,
       GError    **error)
{
  g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("“%s” should be %s."), what, expected);
  return FALSE;
}

/* A number that may be left out. */
static gboolean
read_int (JsonObject *object,
          const char *member,
          const char *where,
          int        *value,
          GError    **error)
{
  return !json_object_has_member (object, member)
         || hk_content_int (object, member, where, 0, MAX_NUMBER, value, error);
}

static int
find (const char * const *texts,
      const char         *text)
{
  for (int i = 0; texts[i] != NULL; i++)
    if (g_str_equal (texts[i], text))
      return i;
  return -1;
}

static gboolean
read_army (JsonObject      *object,
           HkDazCombatZone *zone,
           GError         **error)
{
  static const char * const names[] = { N_("Weakened Army"), N_("Swordsman"), N_("Archer"), N_("Cavalry") };
  static const int zombies[] = { 2, 2, 1, 0 };
  const char *rank_id = hk_content_string (object, "rank", _("an army"), error);
  int rank;

  if (rank_id == NULL)
    return FALSE;
  rank = find (ranks, rank_id);
  if (rank < 0)
    return wrong ("rank", _("weakened, bronze, silver or gold"), error);
  zone->has_army = TRUE;
  zone->army = _(names[rank]);
  zone->zombification = zombies[rank];
  zone->type = rank == 2 ? HK_DAZ_RANGED : rank == 3 ? HK_DAZ_CAVALRY : HK_DAZ_MELEE;
  if (json_object_get_boolean_member_with_default (object, "ranged", FALSE))
    zone->type = HK_DAZ_RANGED;
  return read_int (object, "attack", _("an army"), &zone->attack, error)
         && read_int (object, "zombification", _("an army"), &zone->zombification, error);
}

static gboolean
read_reinforcements (JsonObject      *object,
                     HkDazCombatZone *zone,
                     GError         **error)
{
  JsonArray *array;

  if (!json_object_has_member (object, "reinforcements"))
    return TRUE;
  array = hk_content_array (object, "reinforcements", _("a zone"), error);
  if (array == NULL)
    return FALSE;
  if (json_array_get_length (array) > G_N_ELEMENTS (zone->reinforcements))
    return wrong ("reinforcements", _("at most three numbers"), error);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_INT64
          || json_node_get_int (node) < 0 || json_node_get_int (node) > MAX_NUMBER)
        return wrong ("reinforcements", _("at most three numbers"), error);
      zone->reinforcements[zone->n_reinforcements++] = (int) json_node_get_int (node);
    }
  return TRUE;
}

static gboolean
read_zone (JsonObject      *object,
           HkDazCombatZone *zone,
           GError         **error)
{
  const char *loyalty;
  const char *commander;

  if (json_object_has_member (object, "army"))
    {
      JsonObject *army = hk_content_object (object, "army", _("a zone"), error);

      if (army == NULL || !read_army (army, zone, error))
        return FALSE;
      loyalty = hk_content_string (object, "loyalty", _("a zone with an army"), error);
      if (loyalty == NULL)
        return FALSE;
      zone->side = find (sides, loyalty);
      if (zone->side == HK_DAZ_NOBODY)
        return wrong ("loyalty", _("left or right"), error);
    }
  commander = json_object_get_string_member_with_default (object, "commander", NULL);
  if (commander != NULL)
    {
      const HkDazCommander *facts = hk_daz_content_find_commander (commander);

      if (facts == NULL || !zone->has_army)
        return wrong ("commander", _("the id of a commander, with an army"), error);
      zone->commander = facts->name;
      zone->commander_attack = facts->attack;
      zone->commander_type = g_str_equal (facts->type, "ranged")    ? HK_DAZ_RANGED
                             : g_str_equal (facts->type, "cavalry") ? HK_DAZ_CAVALRY
                                                                    : HK_DAZ_MELEE;
      zone->undefeatable = g_str_equal (facts->id, "alexander");
    }
  zone->defeated = json_object_get_boolean_member_with_default (object, "defeated", FALSE);
  zone->skipped = json_object_get_boolean_member_with_default (object, "skipped", FALSE);
  return read_reinforcements (object, zone, error)
         && read_int (object, "pair-points", _("a zone"), &zone->pair_points, error)
         && read_int (object, "supporter", _("a zone"), &zone->supporter, error);
}

/* Reads {"zombies", "hp", "damage", "zones": […], "names", "protection", "boss"}. */
static gboolean
read_combat (HkMove      *query,
             HkDazCombat *combat,
             GError     **error)
{
  JsonArray *zones = hk_move_get_array (query, "zones");
  JsonObject *protection = hk_move_get_object (query, "protection");
  JsonObject *names = hk_move_get_object (query, "names");
  const char *boss = hk_move_get_string (query, "boss");

  hk_daz_combat_init (combat);
  combat->zombies = hk_move_get_int (query, "zombies", 0);
  combat->hp = hk_move_get_int (query, "hp", 1);
  combat->damage = hk_move_get_int (query, "damage", 0);
  for (int side = 0; side < 2; side++)
    {
      combat->names[side] = side == 0 ? _("left") : _("right");
      if (names != NULL)
        combat->names[side] = json_object_get_string_member_with_default (names, sides[side], combat->names[side]);
      if (protection != NULL && !read_int (protection, sides[side], "protection", &combat->protection[side], error))
        return FALSE;
    }
  if (boss != NULL)
    {
      const HkDazBoss *facts = hk_daz_content_find_boss (boss);

      if (facts == NULL)
        return wrong ("boss", _("the id of a boss"), error);
      combat->immune_ranged = g_strcmp0 (facts->ability, "ranged-immune") == 0;
      combat->immune_melee = g_strcmp0 (facts->ability, "melee-immune") == 0;
    }
  if (zones == NULL || json_array_get_length (zones) > HK_DAZ_COMBAT_ZONES)
    return wrong ("zones", _("a list of at most five zones"), error);
  for (guint i = 0; i < json_array_get_length (zones); i++)
    {
      JsonNode *node = json_array_get_element (zones, i);

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      if (!JSON_NODE_HOLDS_OBJECT (node))
        return wrong ("zones", _("a list of objects, null for a zone without an army"), error);
      if (!read_zone (json_node_get_object (node), &combat->zones[i], error))
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

static JsonNode *
to_node (JsonObject *object)
{
  JsonNode *node = json_node_init_object (json_node_alloc (), object);

  json_object_unref (object);
  return node;
}

static JsonNode *
describe_result (const HkDazCombatResult *result)
{
  JsonObject *object = json_object_new ();
  JsonArray *zones = json_array_new ();
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
  return to_node (object);
}

static JsonNode *
run_combat (HkMove     *query,
            HkWorking **working,
            GError    **error)
{
  HkDazCombat combat;
  HkDazCombatResult result;

  if (!read_combat (query, &combat, error))
    return NULL;
  hk_daz_combat_resolve (&combat, &result);
  *working = hk_daz_combat_explain (&combat, &result);
  return describe_result (&result);
}

static JsonNode *
run_smallest_power (HkMove     *query,
                    HkWorking **working,
                    GError    **error)
{
  HkDazCombat combat;
  HkDazCombatResult changed;
  JsonObject *object;
  int zone;
  int added;

  if (!read_combat (query, &combat, error))
    return NULL;
  object = json_object_new ();
  if (!hk_daz_combat_smallest_power (&combat, hk_move_get_int (query, "zone", 0), &zone, &added, &changed))
    {
      *working = hk_working_new (_("No added power changes the outcome"), "dark-age-z/combat.kills");
      json_object_set_boolean_member (object, "possible", FALSE);
      return to_node (object);
    }
  json_object_set_boolean_member (object, "possible", TRUE);
  json_object_set_int_member (object, "zone", zone);
  json_object_set_int_member (object, "added", added);
  json_object_set_member (object, "outcome", describe_result (&changed));
  combat.zones[zone - 1].attack += added;
  *working = hk_daz_combat_explain (&combat, &changed);
  return to_node (object);
}

/* Reads one card of the stack: {"zombies", "hp", "power-up-zombies", "power-up-hp"}. */
static gboolean
add_card (JsonObject *card,
          gboolean    current,
          HkWorking  *number,
          HkWorking  *points,
          int         totals[2],
          GError    **error)
{
  static const char * const basic[] = { "zombies", "hp" };
  static const char * const power_up[] = { "power-up-zombies", "power-up-hp" };
  HkWorking *workings[2];

  workings[0] = number;
  workings[1] = points;
  for (int i = 0; i < 2; i++)
    {
      int value = 0;

      if (current)
        {
          if (!hk_content_int (card, basic[i], _("a card"), 0, MAX_NUMBER, &value, error))
            return FALSE;
          totals[i] += value;
          hk_working_add_int (workings[i], _("Basic Column of the current card"), value, "dark-age-z/setup.zombie-attributes");
        }
      if (!hk_content_int (card, power_up[i], _("a card"), 0, MAX_NUMBER, &value, error))
        return FALSE;
      totals[i] += value;
      hk_working_add_int (workings[i], current ? _("Power Up Column of the current card") : _("Power Up Column of an earlier card"),
                          value, "dark-age-z/combat.power-up");
    }
  return TRUE;
}

static JsonNode *
run_zombies (HkMove     *query,
             HkWorking **working,
             GError    **error)
{
  JsonArray *cards = hk_move_get_array (query, "cards");
  HkWorking *number;
  HkWorking *points;
  JsonObject *object;
  int totals[2] = { 0, 0 };

  if (cards == NULL || json_array_get_length (cards) == 0)
    {
      wrong ("cards", _("a list of cards, the current one last"), error);
      return NULL;
    }
  *working = hk_working_new (_("The horde of the day"), "dark-age-z/combat.power-up");
  number = hk_working_add (*working, _("Number of zombies"), "dark-age-z/setup.zombie-attributes");
  points = hk_working_add (*working, _("Hit Points of each"), "dark-age-z/term.hit-points");
  for (guint i = json_array_get_length (cards); i-- > 0;)
    {
      JsonNode *node = json_array_get_element (cards, i);

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          wrong ("cards", _("a list of objects"), error);
          return NULL;
        }
      if (!add_card (json_node_get_object (node), i == json_array_get_length (cards) - 1, number, points, totals, error))
        return NULL;
    }
  hk_working_set_int (number, totals[0]);
  hk_working_set_int (points, totals[1]);
  object = json_object_new ();
  json_object_set_int_member (object, "zombies", totals[0]);
  json_object_set_int_member (object, "hp", totals[1]);
  return to_node (object);
}

static JsonNode *
run_gate_damage (HkMove     *query,
                 HkWorking **working,
                 GError    **error)
{
  const int damage = hk_move_get_int (query, "damage", 0);
  const int zombies = hk_move_get_int (query, "zombies", 0);
  const int protection = hk_move_get_int (query, "protection", 0);
  const int lost = MAX (0, damage * zombies - protection);
  g_autofree char *product = g_strdup_printf (_("Damage %d × zombies %d"), damage, zombies);
  JsonObject *object = json_object_new ();

  *working = hk_working_new (_("Victory Points lost at the City Gate"), "dark-age-z/combat.gate-damage");
  hk_working_set_int (*working, lost);
  hk_working_add_int (*working, product, damage * zombies, "dark-age-z/combat.gate-damage");
  if (protection > 0)
    hk_working_add_int (*working, _("Gate protection"), -protection, "dark-age-z/combat.gate-protection");
  json_object_set_int_member (object, "lost", lost);
  return to_node (object);
}

#define COMBAT_PARAMS \
  { "zombies", HK_PARAM_INT, TRUE, 0, MAX_NUMBER, NULL, N_("The zombies in front of Zone 1") }, \
  { "hp", HK_PARAM_INT, TRUE, 1, MAX_NUMBER, NULL, N_("The Hit Points of each") }, \
  { "damage", HK_PARAM_INT, FALSE, 0, MAX_NUMBER, NULL, N_("The damage that each does at the City Gate") }, \
  { "zones", HK_PARAM_ANY, TRUE, 0, 0, NULL, \
    N_("Up to five zones: null, or {\"army\": {\"rank\", \"attack\", …}, \"loyalty\", \"reinforcements\", \"commander\", \"defeated\", …}") }, \
  { "protection", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("Gate protection: {\"left\": 0, \"right\": 1}") }, \
  { "names", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The names of the kingdoms: {\"left\", \"right\"}") }, \
  { "boss", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The id of the boss who leads the zombies") }

static const HkParamSpec combat_params[] = { COMBAT_PARAMS };

static const HkParamSpec smallest_params[] = {
  COMBAT_PARAMS,
  { "zone", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The zone to make stronger; 0 for whichever needs least") },
};

static const HkParamSpec zombies_params[] = {
  { "cards", HK_PARAM_ANY, TRUE, 0, 0, NULL,
    N_("The cards at the spawning area, the current one last: {\"zombies\", \"hp\", \"power-up-zombies\", \"power-up-hp\"}") },
};

static const HkParamSpec gate_params[] = {
  { "damage", HK_PARAM_INT, TRUE, 0, MAX_NUMBER, NULL, N_("The damage value of the invasion card") },
  { "zombies", HK_PARAM_INT, TRUE, 0, MAX_NUMBER, NULL, N_("The zombies at the City Gate") },
  { "protection", HK_PARAM_INT, FALSE, 0, MAX_NUMBER, NULL, N_("The gate protection of the player") },
};

const HkCalculatorSpec hk_daz_calculators[] = {
  { "combat", N_("The combat of one frontier"), combat_params, G_N_ELEMENTS (combat_params), run_combat },
  { "smallest-power", N_("The smallest added power that changes a combat"), smallest_params, G_N_ELEMENTS (smallest_params), run_smallest_power },
  { "zombies", N_("The horde of the day from its cards"), zombies_params, G_N_ELEMENTS (zombies_params), run_zombies },
  { "gate-damage", N_("What a player loses at a City Gate"), gate_params, G_N_ELEMENTS (gate_params), run_gate_damage },
};

const guint hk_daz_n_calculators = G_N_ELEMENTS (hk_daz_calculators);
