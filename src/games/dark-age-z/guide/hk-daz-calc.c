/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/combat/hk-daz-combat-json.h"
#include "hk-daz-calc.h"
#include "hk-daz-situations.h"

/* The calculators of Dark Age Z: sums of a table that is described as JSON. */

static JsonNode *
run_combat (HkMove       *query,
            HkBreakdown **breakdown,
            GError      **error)
{
  HkDazCombat combat;
  HkDazCombatResult result;

  if (!hk_daz_combat_read (query, &combat, error))
    return NULL;
  hk_daz_combat_resolve (&combat, &result);
  *breakdown = hk_daz_combat_explain (&combat, &result);
  return hk_daz_combat_result_to_json (&result);
}

static JsonNode *
run_power (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  static const gboolean fallen[HK_DAZ_COMBAT_ZONES] = { FALSE };
  const int at = hk_move_get_int (query, "zone", 1) - 1;
  HkDazCombat combat;
  JsonObject *object;
  int power;

  if (!hk_daz_combat_read (query, &combat, error))
    return NULL;
  power = hk_daz_combat_get_power (&combat, at, fallen);
  object = json_object_new ();
  json_object_set_int_member (object, "power", power);
  json_object_set_int_member (object, "kills", power / combat.hp);
  *breakdown = hk_daz_combat_explain_power (&combat, at);
  return hk_content_take_object (object);
}

static JsonNode *
run_smallest_power (HkMove       *query,
                    HkBreakdown **breakdown,
                    GError      **error)
{
  HkDazCombat combat;
  HkDazCombatResult changed;
  JsonObject *object;
  int zone;
  int added;

  if (!hk_daz_combat_read (query, &combat, error))
    return NULL;
  object = json_object_new ();
  if (!hk_daz_combat_smallest_power (&combat, hk_move_get_int (query, "zone", 0), &zone, &added, &changed))
    {
      *breakdown = hk_breakdown_new (_("No added power changes the outcome"), "dark-age-z/combat.kills");
      json_object_set_boolean_member (object, "possible", FALSE);
      return hk_content_take_object (object);
    }
  json_object_set_boolean_member (object, "possible", TRUE);
  json_object_set_int_member (object, "zone", zone);
  json_object_set_int_member (object, "added", added);
  json_object_set_member (object, "outcome", hk_daz_combat_result_to_json (&changed));
  combat.zones[zone - 1].attack += added;
  *breakdown = hk_daz_combat_explain (&combat, &changed);
  return hk_content_take_object (object);
}

/* Reads one card of the stack: {"zombies", "hp", "power-up-zombies", "power-up-hp"}. */
static gboolean
add_card (JsonObject  *card,
          gboolean     current,
          HkBreakdown *number,
          HkBreakdown *points,
          int          totals[2],
          GError     **error)
{
  static const char * const basic[] = { "zombies", "hp" };
  static const char * const power_up[] = { "power-up-zombies", "power-up-hp" };
  HkBreakdown *breakdowns[] = { number, points };

  for (int i = 0; i < 2; i++)
    {
      int value = 0;

      if (current)
        {
          if (!hk_content_int (card, basic[i], _("a card"), 0, HK_DAZ_COMBAT_MOST, &value, error))
            return FALSE;
          totals[i] += value;
          hk_breakdown_add_int (breakdowns[i], _("Basic Column of the current card"), value,
                                "dark-age-z/setup.zombie-attributes");
        }
      if (!hk_content_int (card, power_up[i], _("a card"), 0, HK_DAZ_COMBAT_MOST, &value, error))
        return FALSE;
      totals[i] += value;
      hk_breakdown_add_int (breakdowns[i],
                            current ? _("Power Up Column of the current card") : _("Power Up Column of an earlier card"),
                            value, "dark-age-z/combat.power-up");
    }
  return TRUE;
}

static JsonNode *
run_zombies (HkMove       *query,
             HkBreakdown **breakdown,
             GError      **error)
{
  JsonArray *cards = hk_move_get_array (query, "cards");
  g_autoptr (HkBreakdown) horde = hk_breakdown_new (_("The horde of the day"), "dark-age-z/combat.power-up");
  HkBreakdown *number;
  HkBreakdown *points;
  JsonObject *object;
  int totals[2] = { 0, 0 };

  if (cards == NULL || json_array_get_length (cards) == 0)
    {
      hk_error_expect ("cards", _("a list of cards, the current one last"), error);
      return NULL;
    }
  number = hk_breakdown_add (horde, _("Number of zombies"), "dark-age-z/setup.zombie-attributes");
  points = hk_breakdown_add (horde, _("Hit Points of each"), "dark-age-z/term.hit-points");
  for (guint i = json_array_get_length (cards); i-- > 0;)
    {
      JsonNode *node = json_array_get_element (cards, i);

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          hk_error_expect ("cards", _("a list of objects"), error);
          return NULL;
        }
      if (!add_card (json_node_get_object (node), i == json_array_get_length (cards) - 1, number, points, totals, error))
        return NULL;
    }
  hk_breakdown_set_int (number, totals[0]);
  hk_breakdown_set_int (points, totals[1]);
  *breakdown = g_steal_pointer (&horde);
  object = json_object_new ();
  json_object_set_int_member (object, "zombies", totals[0]);
  json_object_set_int_member (object, "hp", totals[1]);
  return hk_content_take_object (object);
}

static JsonNode *
run_gate_damage (HkMove       *query,
                 HkBreakdown **breakdown,
                 GError      **error)
{
  const int damage = hk_move_get_int (query, "damage", 0);
  const int zombies = hk_move_get_int (query, "zombies", 0);
  const int protection = hk_move_get_int (query, "protection", 0);
  const int lost = MAX (0, damage * zombies - protection);
  g_autofree char *product = g_strdup_printf (_("Damage %d × zombies %d"), damage, zombies);
  JsonObject *object = json_object_new ();

  *breakdown = hk_breakdown_new (_("Victory Points lost at the City Gate"), "dark-age-z/combat.gate-damage");
  hk_breakdown_set_int (*breakdown, lost);
  hk_breakdown_add_int (*breakdown, product, damage * zombies, "dark-age-z/combat.gate-damage");
  if (protection > 0)
    hk_breakdown_add_int (*breakdown, _("Gate protection"), -protection, "dark-age-z/combat.gate-protection");
  json_object_set_int_member (object, "lost", lost);
  return hk_content_take_object (object);
}

#define COMBAT_PARAMS \
  { "zombies", HK_PARAM_INT, TRUE, 0, HK_DAZ_COMBAT_MOST, NULL, N_("The zombies in front of Zone 1") }, \
  { "hp", HK_PARAM_INT, TRUE, 1, HK_DAZ_COMBAT_MOST, NULL, N_("The Hit Points of each") }, \
  { "damage", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_MOST, NULL, N_("The damage that each does at the City Gate") }, \
  { "zones", HK_PARAM_ANY, TRUE, 0, 0, NULL, \
    N_("Up to five zones: null, or {\"army\": {\"rank\", \"attack\", …}, \"loyalty\", \"reinforcements\", \"commander\", \"defeated\", …}") }, \
  { "protection", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("Gate protection: {\"left\": 0, \"right\": 1}") }, \
  { "names", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The names of the kingdoms: {\"left\", \"right\"}") }, \
  { "boss", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The boss who leads the zombies") }, \
  { "source", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Where the zombies’ numbers come from: stand-in marks them as invented") }

static const HkParamSpec combat_params[] = { COMBAT_PARAMS };

static const HkParamSpec power_params[] = {
  COMBAT_PARAMS,
  { "zone", HK_PARAM_INT, TRUE, 1, 5, NULL, N_("The zone whose power is asked for") },
};

static const HkParamSpec smallest_params[] = {
  COMBAT_PARAMS,
  { "zone", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("The zone to make stronger; 0 for whichever needs least") },
};

static const HkParamSpec zombies_params[] = {
  { "cards", HK_PARAM_ANY, TRUE, 0, 0, NULL,
    N_("The cards at the spawning area, the current one last: {\"zombies\", \"hp\", \"power-up-zombies\", \"power-up-hp\"}") },
};

static const HkParamSpec gate_params[] = {
  { "damage", HK_PARAM_INT, TRUE, 0, HK_DAZ_COMBAT_MOST, NULL, N_("The damage value of the invasion card") },
  { "zombies", HK_PARAM_INT, TRUE, 0, HK_DAZ_COMBAT_MOST, NULL, N_("The zombies at the City Gate") },
  { "protection", HK_PARAM_INT, FALSE, 0, HK_DAZ_COMBAT_MOST, NULL, N_("The gate protection of the player") },
};

const HkCalculatorSpec hk_daz_calculators[] = {
  { "combat", N_("The combat of one frontier"), combat_params, G_N_ELEMENTS (combat_params), run_combat, hk_daz_list_combats,
    .keywords = N_("battle fight armies what if zombies damage") },
  { "power", N_("The total attack power of a zone"), power_params, G_N_ELEMENTS (power_params), run_power, hk_daz_list_powers,
    .keywords = N_("strength armies sum") },
  { "smallest-power", N_("The smallest added power that changes a combat"), smallest_params, G_N_ELEMENTS (smallest_params), run_smallest_power, hk_daz_list_combats,
    .keywords = N_("what if reinforce needed fight battle") },
  { "zombies", N_("The horde of the day from its cards"), zombies_params, G_N_ELEMENTS (zombies_params), run_zombies, hk_daz_list_hordes,
    .keywords = N_("invasion cards hit points damage number") },
  { "gate-damage", N_("What a player loses at a City Gate"), gate_params, G_N_ELEMENTS (gate_params), run_gate_damage, hk_daz_list_gates,
    .keywords = N_("Victory Points loss breach") },
};

const guint hk_daz_n_calculators = G_N_ELEMENTS (hk_daz_calculators);
