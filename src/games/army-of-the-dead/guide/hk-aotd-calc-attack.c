/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/attack/hk-aotd-attack-json.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "hk-aotd-calc-attack.h"
#include "hk-aotd-situations.h"

/* The calculators of an attack: what rolled dice do, how likely an attack ends in which way, and which
 * weapon serves best. */

#define MOST_WEAPONS 8

static JsonNode *
run_attack (HkMove       *query,
            HkBreakdown **breakdown,
            GError      **error)
{
  HkAotdAttackQuery told;
  HkAotdOutcome outcome;

  if (!hk_aotd_attack_query_read (query, &told, error)
      || !hk_aotd_attack_resolve (&told.attack, &told.roll, told.has_allotment ? &told.allotment : NULL, &outcome, error))
    return NULL;
  *breakdown = hk_aotd_attack_explain (&told.attack, &told.roll, &outcome);
  return hk_content_take_object (hk_aotd_outcome_to_json (&outcome, &told.attack));
}

static JsonNode *
run_odds (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  g_autoptr (HkAotdOdds) odds = NULL;
  HkAotdWeapon weapon;
  HkAotdAttack attack;

  if (!hk_aotd_weapon_read (hk_move_get_object (query, "weapon"), &weapon, error)
      || !hk_aotd_attack_read (query, &weapon, &attack, error))
    return NULL;
  odds = hk_aotd_attack_get_odds (&attack);
  *breakdown = hk_aotd_odds_explain (odds, &attack);
  return hk_content_take_object (hk_aotd_odds_to_json (odds, &attack));
}

/* One way to attack. */
typedef struct
{
  int          weapon;
  HkAotdAttack attack;
  HkAotdOdds  *odds;
} Way;

static void
way_clear (gpointer data)
{
  hk_aotd_odds_free (((Way *) data)->odds);
}

static void
add_way (GArray             *ways,
         int                 weapon,
         const HkAotdAttack *attack)
{
  const Way way = { weapon, *attack, hk_aotd_attack_get_odds (attack) };

  g_array_append_val (ways, way);
}

/* The plain attack, and a concentrated one on each type that may be chosen. */
static void
add_ways (GArray             *ways,
          int                 weapon,
          const HkAotdAttack *plain)
{
  add_way (ways, weapon, plain);
  for (HkAotdTarget target = HK_AOTD_TARGET_SHAMBLER; target < HK_AOTD_TARGET_ABOMINATION; target++)
    {
      HkAotdAttack attack = *plain;

      if (plain->target != HK_AOTD_TARGET_NONE && plain->target != target
          && !(plain->target == HK_AOTD_TARGET_ABOMINATION && hk_aotd_target_is_abomination (target)))
        continue;
      if (!hk_aotd_attack_may_concentrate (plain, target))
        continue;
      attack.concentrated = TRUE;
      attack.target = target;
      add_way (ways, weapon, &attack);
    }
}

/* The better way first: by the aim, then fewer Wounds to friends, then the order in which they were told. */
static int
compare_ways (gconstpointer a,
              gconstpointer b)
{
  const Way *one = a;
  const Way *other = b;
  const double wounds = hk_distribution_get_mean (one->odds->wounds) + hk_distribution_get_mean (one->odds->blast_wounds)
                        - hk_distribution_get_mean (other->odds->wounds) - hk_distribution_get_mean (other->odds->blast_wounds);

  if (one->odds->worth > other->odds->worth + 1e-12)
    return -1;
  if (one->odds->worth < other->odds->worth - 1e-12)
    return 1;
  if (wounds < -1e-12 || wounds > 1e-12)
    return wounds < 0 ? -1 : 1;
  if (one->weapon != other->weapon)
    return one->weapon - other->weapon;
  return one->attack.concentrated - other->attack.concentrated;
}

static char *
get_way_title (const Way *way)
{
  const char *id = way->attack.weapon.id;
  g_autofree char *name = id == NULL                          ? g_strdup_printf (_("Weapon %d"), way->weapon + 1)
                          : hk_aotd_card_lookup (id) == NULL ? g_strdup (id)
                                                             : g_strdup (hk_aotd_card_get_title (id));

  if (way->attack.concentrated)
    /* Translators: a weapon, and the target of its Concentrated Attack */
    return g_strdup_printf (_("%s, concentrated on: %s"), name, hk_aotd_target_get_title (way->attack.target));
  return g_steal_pointer (&name);
}

static JsonNode *
explain_ways (GArray       *ways,
              HkBreakdown **breakdown)
{
  JsonObject *object = json_object_new ();
  JsonArray *list = json_array_new ();

  g_array_sort (ways, compare_ways);
  *breakdown = hk_breakdown_new (_("The attacks, the best first"), "army-of-the-dead/player.combat");
  for (guint i = 0; i < ways->len; i++)
    {
      const Way *way = &g_array_index (ways, Way, i);
      g_autofree char *title = get_way_title (way);
      g_autofree char *worth = way->attack.aim == HK_AOTD_AIM_ADRENALINE ? g_strdup_printf ("%.2f", way->odds->worth)
                                                                         : g_strdup_printf ("%.1f %%", 100 * way->odds->worth);
      JsonObject *one = hk_aotd_odds_to_json (way->odds, &way->attack);

      json_object_set_int_member (one, "weapon", way->weapon);
      if (way->attack.weapon.id != NULL)
        json_object_set_string_member (one, "id", way->attack.weapon.id);
      json_object_set_boolean_member (one, "concentrated", way->attack.concentrated);
      if (way->attack.concentrated)
        json_object_set_string_member (one, "target", hk_aotd_target_get_id (way->attack.target));
      json_array_add_object_element (list, one);
      hk_breakdown_set_value (hk_breakdown_add (*breakdown, title,
                                                way->attack.concentrated ? "army-of-the-dead/combat.concentrated"
                                                                                          : "army-of-the-dead/combat.dice"), worth);
    }
  json_object_set_array_member (object, "attacks", list);
  return hk_content_take_object (object);
}

static JsonNode *
run_best (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  JsonArray *weapons = hk_move_get_array (query, "weapons");
  g_autoptr (GArray) ways = g_array_new (FALSE, FALSE, sizeof (Way));

  g_array_set_clear_func (ways, way_clear);
  if (weapons == NULL || json_array_get_length (weapons) == 0 || json_array_get_length (weapons) > MOST_WEAPONS)
    {
      g_set_error_literal (error, HK_ERROR, HK_ERROR_PARAMETER, _("“weapons” should be a list of one to eight weapons."));
      return NULL;
    }
  for (guint i = 0; i < json_array_get_length (weapons); i++)
    {
      JsonNode *node = json_array_get_element (weapons, i);
      g_autoptr (GError) refused = NULL;
      HkAotdWeapon weapon;
      HkAotdAttack attack;

      if (!JSON_NODE_HOLDS_OBJECT (node))
        {
          g_set_error_literal (error, HK_ERROR, HK_ERROR_PARAMETER, _("“weapons” should be a list of objects."));
          return NULL;
        }
      if (!hk_aotd_weapon_read (json_node_get_object (node), &weapon, error))
        return NULL;
      if (hk_aotd_attack_read (query, &weapon, &attack, &refused))
        {
          add_ways (ways, (int) i, &attack);
          continue;
        }
      if (g_error_matches (refused, HK_ERROR, HK_ERROR_REFUSED))
        continue;
      g_propagate_error (error, g_steal_pointer (&refused));
      return NULL;
    }
  return explain_ways (ways, breakdown);
}

static const char * const aims[] = { "adrenaline", "clear", "target", NULL };

#define ZONE_PARAMS \
  { "skills", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Skills of the Survivor, such as plus-die:melee"), N_("Skills") }, \
  { "escalation", HK_PARAM_INT, FALSE, 0, 10, NULL, N_("How many Actions of the same type came just before in this Turn, for the Skill Escalation"), N_("Escalation") }, \
  { "bonus-dice", HK_PARAM_INT, FALSE, -10, 10, NULL, N_("More regular dice for any other reason"), N_("Dice more or less") }, \
  { "bonus-damage", HK_PARAM_INT, FALSE, -10, 10, NULL, N_("More Damage for any other reason"), N_("Damage more or less") }, \
  { "bonus-accuracy", HK_PARAM_INT, FALSE, -4, 4, NULL, N_("By how much the Accuracy is better"), N_("Better Accuracy") }, \
  { "rerolls", HK_PARAM_INT, FALSE, 0, 3, NULL, N_("How many more times than with Lucky all dice may be rolled again"), N_("Rolled again") }, \
  { "trapped", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the Bola Gun has trapped the target of a Concentrated Attack"), N_("A Bola holds the Target") }, \
  { "ammo-faces", HK_PARAM_INT, FALSE, 0, 6, NULL, N_("How many faces of an Ammo die show Out of Ammo; 1 when left out"), N_("Faces that are Out of Ammo") }, \
  { "target", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The target: shambler, alpha, valentine, queen, zeus, helmeted-zeus, or any abomination"), N_("Target") }, \
  { "aim", HK_PARAM_STRING, FALSE, 0, 0, aims, N_("What hits are placed and dice are rolled again for; adrenaline when left out"), N_("Aim") }, \
  { "targets", HK_PARAM_OBJECT, TRUE, 0, 0, NULL, N_("Who stands in the Zone: {\"shamblers\", \"alphas\", \"abominations\": [types]}"), N_("Zombies in the Zone") }, \
  { "friends", HK_PARAM_INT, FALSE, 0, 12, NULL, N_("How many other Survivors stand in the Zone"), N_("Other Survivors in the Zone") }, \
  { "explosives", HK_PARAM_INTS, FALSE, 0, 20, NULL, N_("The Damage of each other Explosive in the Zone"), N_("Damage of the other Explosives") }, \
  { "range", HK_PARAM_INT, FALSE, 0, 20, NULL, N_("How many Zones away the Zone is"), N_("Range in Zones") }

#define WEAPON_PARAMS \
  { "weapon", HK_PARAM_OBJECT, TRUE, 0, 0, NULL, \
    N_("The weapon: {\"kind\", \"damage\", \"dice\", \"ammo-dice\", \"accuracy\", \"explosive\", \"skill\", …} as its card has it"), N_("Weapon") }, \
  { "concentrated", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether all hits go to the target"), N_("Concentrated Attack") }, \
  ZONE_PARAMS

static const HkParamSpec attack_params[] = {
  WEAPON_PARAMS,
  { "dice", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("What the regular dice show"), N_("Faces of the dice") },
  { "ammo", HK_PARAM_INTS, FALSE, 0, 6, NULL, N_("What the Ammo dice show; 0 for Out of Ammo"), N_("Faces of the Ammo Dice") },
  { "extra", HK_PARAM_INTS, FALSE, 1, 6, NULL, N_("What the dice show that the sixes have added"), N_("Faces of the additional dice") },
  { "allot", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("Where the hits of a Melee Action go: {\"shamblers\", \"alphas\", \"abominations\"}"), N_("Where the hits go") },
};

static const HkParamSpec odds_params[] = { WEAPON_PARAMS };

static const HkParamSpec best_params[] = {
  { "weapons", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("One to eight weapons; those that do not reach are passed over"), N_("Weapons") },
  ZONE_PARAMS,
};

const HkCalculatorSpec hk_aotd_attack_calculators[] = {
  { "attack", N_("What the dice of an attack do"), attack_params, G_N_ELEMENTS (attack_params), run_attack, hk_aotd_list_attacks,
    .keywords = N_("dice hits roll kills Survivor weapon") },
  { "attack-odds", N_("The odds of an attack"), odds_params, G_N_ELEMENTS (odds_params), run_odds, hk_aotd_list_attacks,
    .keywords = N_("weapon hit chance kill Adrenaline") },
  { "best-attack", N_("The best of several attacks"), best_params, G_N_ELEMENTS (best_params), run_best, hk_aotd_list_weapons,
    .keywords = N_("weapons compare side by side odds") },
};

const guint hk_aotd_n_attack_calculators = G_N_ELEMENTS (hk_aotd_attack_calculators);
