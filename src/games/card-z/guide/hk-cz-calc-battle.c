/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/odds/hk-cz-tohit.h"
#include "hk-cz-calc-battle.h"
#include "hk-cz-situations.h"

/* The calculators of a battle: rolls to hit, what firing comes to, bites, the alarm die, initiative, and the order in which
 * Encounters act. */

#define RULE(id) "card-z/" id
#define FACES 10

static gboolean
read_range (HkMove    *query,
            HkCzRange *range,
            GError   **error)
{
  JsonNode *node = hk_move_get_node (query, "range");

  if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64)
    *range = hk_cz_range_from_hexes ((int) CLAMP (json_node_get_int (node), 1, 99));
  else if (node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    {
      *range = HK_CZ_RANGE_OUT;
      for (int i = HK_CZ_RANGE_MELEE; i < HK_CZ_RANGE_OUT; i++)
        if (g_str_equal (json_node_get_string (node), hk_cz_range_get_id ((HkCzRange) i)))
          *range = (HkCzRange) i;
    }
  else
    *range = HK_CZ_RANGE_CLOSE;
  if (*range != HK_CZ_RANGE_OUT && *range != HK_CZ_RANGE_MELEE)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("The range of a ranged attack is close, medium or long, or 2 to 9 hexes."));
}

static gboolean
read_to_hit (HkMove    *query,
             HkCzToHit *input,
             GError   **error)
{
  *input = (HkCzToHit) { .how = HK_CZ_HOW_SHOOT };
  hk_cz_how_from_id (hk_move_get_string (query, "how"), &input->how);
  if (input->how != HK_CZ_HOW_SHOOT)
    input->range = HK_CZ_RANGE_MELEE;
  else if (!read_range (query, &input->range, error))
    return FALSE;
  input->weapon = hk_move_get_string (query, "weapon");
  input->target = hk_move_get_int (query, "target", 0);
  input->fallback = hk_move_get_int (query, "push-target", 0);
  input->skill = hk_move_get_int (query, "skill", 0);
  input->night = hk_move_get_boolean (query, "night", FALSE);
  input->outside = hk_move_get_boolean (query, "outside", TRUE);
  input->weather = hk_move_get_int (query, "weather", 0);
  input->distracted = hk_move_get_boolean (query, "distracted", FALSE);
  input->helmet = hk_move_get_boolean (query, "helmet", FALSE);
  input->pushed = hk_move_get_boolean (query, "pushed", FALSE);
  input->engaged = hk_move_get_int (query, "engaged", 0);
  input->charge = hk_move_get_boolean (query, "charge", FALSE);
  input->impaled_by_attacker = hk_move_get_boolean (query, "impaler", FALSE);
  input->impaled = !input->impaled_by_attacker && hk_move_get_boolean (query, "impaled", FALSE);
  input->restart = hk_move_get_boolean (query, "restart", FALSE);
  input->starving = hk_move_get_boolean (query, "starving", FALSE);
  input->sleep_deprived = hk_move_get_boolean (query, "sleep-deprived", FALSE);
  input->sick = hk_move_get_int (query, "sick", 0);
  input->other = hk_move_get_int (query, "other", 0);
  return TRUE;
}

static JsonObject *
describe_to_hit (const HkCzToHit       *input,
                 const HkCzToHitResult *result)
{
  JsonObject *object = json_object_new ();

  json_object_set_int_member (object, "modifier", result->modifier);
  json_object_set_int_member (object, "needed", result->needed);
  json_object_set_double_member (object, "chance", result->chance);
  json_object_set_double_member (object, "critical", result->critical);
  json_object_set_boolean_member (object, "automatic", result->automatic);
  if (input->how == HK_CZ_HOW_KILL && input->fallback > 0)
    {
      json_object_set_int_member (object, "needed-push", result->needed_push);
      json_object_set_double_member (object, "chance-push", result->chance_push);
    }
  return object;
}

static JsonNode *
run_to_hit (HkMove       *query,
            HkBreakdown **breakdown,
            GError      **error)
{
  HkCzToHitResult result;
  HkCzToHit input;

  if (!read_to_hit (query, &input, error))
    return NULL;
  hk_cz_to_hit_resolve (&input, &result);
  *breakdown = hk_cz_to_hit_explain (&input, &result);
  return hk_content_take_object (describe_to_hit (&input, &result));
}

static JsonArray *
list_chances (HkDistribution *distribution)
{
  JsonArray *array = json_array_new ();

  for (int i = 0; i <= hk_distribution_get_highest (distribution); i++)
    json_array_add_double_element (array, hk_distribution_get_exactly (distribution, i));
  return array;
}

static JsonNode *
run_odds (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  g_autoptr (HkCzFireOdds) odds = NULL;
  g_autoptr (HkBreakdown) part = NULL;
  HkCzToHitResult result;
  HkCzToHit input;
  HkCzFire fire;
  JsonObject *object;

  if (!read_to_hit (query, &input, error))
    return NULL;
  hk_cz_to_hit_resolve (&input, &result);
  if (result.automatic)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("An impaled target is eradicated without a roll: there are no odds to work out."));
      return NULL;
    }
  fire = (HkCzFire) { result.chance, hk_move_get_int (query, "jam", -1), hk_move_get_boolean (query, "rapid", FALSE),
                      hk_move_get_int (query, "ammo", 1), hk_move_get_int (query, "wanted", 0) };
  odds = hk_cz_fire_get_odds (&fire);
  part = hk_cz_to_hit_explain (&input, &result);
  *breakdown = hk_cz_fire_explain (&fire, odds);
  hk_breakdown_append (*breakdown, part);
  object = describe_to_hit (&input, &result);
  json_object_set_int_member (object, "shots", odds->shots);
  json_object_set_double_member (object, "jam-chance", fire.jam < 0 ? 0 : result.critical * (fire.jam + 1) / FACES);
  json_object_set_double_member (object, "any", odds->any);
  json_object_set_double_member (object, "jammed", odds->jammed);
  json_object_set_double_member (object, "mean-hits", hk_distribution_get_mean (odds->hits));
  json_object_set_double_member (object, "mean-ammo", hk_distribution_get_mean (odds->ammo));
  json_object_set_array_member (object, "hits", list_chances (odds->hits));
  json_object_set_array_member (object, "ammo", list_chances (odds->ammo));
  return hk_content_take_object (object);
}

static JsonNode *
run_bite (HkMove       *query,
          HkBreakdown **breakdown,
          GError      **error)
{
  const char *type = hk_move_get_string (query, "type");
  const int armour = hk_move_get_int (query, "armour", 0);
  const int distance = hk_move_get_int (query, "distance", 1);
  const gboolean wounded = hk_move_get_boolean (query, "wounded", FALSE);
  const gboolean dog = g_str_equal (type, "dog");
  JsonObject *object = json_object_new ();
  HkCzBite bite;

  hk_cz_bite_resolve (type, armour, distance, wounded, &bite);
  *breakdown = hk_breakdown_new (hk_cz_type_get_title (type), dog ? RULE ("encounter.dog") : RULE ("ai.bite"));
  hk_breakdown_add_int (*breakdown, _("Hexes away"), distance, RULE ("ai.move-and-bite"));
  hk_breakdown_add_outcome (*breakdown, _("Chance that it gets to bite"), bite.reach,
                            g_str_equal (type, "rigored") ? RULE ("encounter.rigored") : RULE ("ai.move-and-bite"));
  hk_breakdown_add_int (*breakdown, dog ? _("Wounds from") : _("Bite rating"), hk_cz_type_get_bite (type),
                        RULE ("ai.bite"));
  if (armour != 0)
    hk_breakdown_add_int (*breakdown, _("Armour, off the die"), -armour, RULE ("ai.armour"));
  if (bite.needed >= FACES)
    hk_breakdown_add (*breakdown, _("No face of the die is enough"), RULE ("ai.armour"));
  else
    hk_breakdown_set_mark (hk_breakdown_add_int (*breakdown, dog ? _("Needed to wound") : _("Needed on the d10"),
                                                 bite.needed, RULE ("ai.bite")),
                           HK_BREAKDOWN_RESULT);
  hk_breakdown_add_outcome (*breakdown, dog ? _("Chance to wound or kill") : _("Chance to be infected"), bite.hit,
                            dog ? RULE ("ai.dog-bite") : RULE ("ai.infection"));
  if (dog)
    hk_breakdown_add_outcome (*breakdown,
                              wounded ? _("Chance to be killed, as there is a Wound already") : _("Chance to be killed"), bite.kill,
                              RULE ("ai.dog-bite"));
  json_object_set_double_member (object, "reach", bite.reach);
  json_object_set_int_member (object, "needed", bite.needed);
  if (dog)
    json_object_set_int_member (object, "needed-kill", bite.needed_kill);
  json_object_set_double_member (object, "hit", bite.hit);
  json_object_set_double_member (object, "kill", bite.kill);
  return hk_content_take_object (object);
}

static JsonNode *
run_alarm (HkMove       *query,
           HkBreakdown **breakdown,
           GError      **error)
{
  const int skulls = hk_move_get_int (query, "skulls", 1);
  const double skull = skulls / 6.0;
  JsonObject *object = json_object_new ();
  JsonArray *counts = json_array_new ();

  *breakdown = hk_breakdown_new (_("The first loud noise outside in a battle"), RULE ("noise.alarm"));
  hk_breakdown_add_int (*breakdown, _("Faces of the red die with the skull"), skulls, RULE ("ruling.alarm-skull"));
  hk_breakdown_add_outcome (*breakdown, _("Chance that nobody comes"), 1 - skull, RULE ("noise.alarm"));
  json_array_add_double_element (counts, 1 - skull);
  for (int n = 1; n <= 6; n++)
    {
      g_autofree char *label = g_strdup_printf (ngettext ("%d Encounter comes", "%d Encounters come", (gulong) n), n);

      hk_breakdown_add_outcome (*breakdown, label, skull / 6, RULE ("noise.alarm"));
      json_array_add_double_element (counts, skull / 6);
    }
  json_object_set_double_member (object, "skull", skull);
  json_object_set_double_member (object, "mean", skull * 3.5);
  json_object_set_array_member (object, "counts", counts);
  return hk_content_take_object (object);
}

static JsonNode *
run_initiative (HkMove       *query,
                HkBreakdown **breakdown,
                GError      **error)
{
  const int bonus = hk_move_get_int (query, "bonus", 0);
  const int against = hk_move_get_int (query, "against", 0);
  const gboolean pvp = hk_move_get_boolean (query, "pvp", FALSE);
  JsonObject *object = json_object_new ();
  int wins = 0, ties = 0;
  double first;

  for (int a = 0; a < FACES; a++)
    for (int b = 0; b < FACES; b++)
      {
        wins += a + bonus > b + against;
        ties += a + bonus == b + against;
      }
  /* A tie between players is rolled again, against Human Enemies it is won. */
  first = pvp ? (double) wins / (FACES * FACES - ties) : (double) (wins + ties) / (FACES * FACES);
  *breakdown = hk_breakdown_new (_("Initiative"), pvp ? RULE ("multi.pvp") : RULE ("encounter.initiative"));
  if (bonus != 0)
    hk_breakdown_add_int (*breakdown, _("Added to the die"), bonus, RULE ("encounter.initiative"));
  if (against != 0)
    hk_breakdown_add_int (*breakdown, _("Added to the die of the other side"), against,
                          pvp ? RULE ("multi.pvp") : RULE ("encounter.initiative"));
  hk_breakdown_add_outcome (*breakdown,
                            pvp ? _("Chance of a tie, which is rolled again") : _("Chance of a tie, which the survivors win"), ties / 100.0,
                            pvp ? RULE ("ruling.d10-ties") : RULE ("encounter.initiative"));
  hk_breakdown_add_outcome (*breakdown, _("Chance to act first"), first,
                            pvp ? RULE ("multi.pvp") : RULE ("encounter.initiative"));
  json_object_set_double_member (object, "first", first);
  json_object_set_double_member (object, "tie", ties / 100.0);
  return hk_content_take_object (object);
}

static gboolean
read_actors (HkMove  *query,
             GArray  *actors,
             GError **error)
{
  JsonArray *told = hk_move_get_array (query, "encounters");

  for (guint i = 0; told != NULL && i < json_array_get_length (told) && i < 40; i++)
    {
      JsonNode *node = json_array_get_element (told, i);
      JsonObject *one = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
      const char *type = one == NULL ? NULL : json_object_get_string_member_with_default (one, "type", NULL);
      const HkCzActor actor = { (int) i, type, one == NULL ? 0 : (int) json_object_get_int_member_with_default (one, "distance", 0) };

      if (hk_cz_type_get_bite (type) == 0 || actor.distance < 0 || actor.distance > 30)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("“encounters” is a list of objects with “type”, zombie, fast, slow, rigored or dog, and “distance”."));
      g_array_append_val (actors, actor);
    }
  if (actors->len > 0)
    return TRUE;
  return hk_error_fail (error, HK_ERROR_PARAMETER, _("“encounters” should list one Encounter at least."));
}

static JsonObject *
explain_actor (const HkCzActor *actor,
               HkBreakdown     *breakdown)
{
  const int hexes = hk_cz_type_get_move (actor->type);
  JsonObject *object = json_object_new ();
  HkBreakdown *term = hk_breakdown_add (breakdown, hk_cz_type_get_title (actor->type), RULE ("ai.order"));
  HkCzBite bite;

  hk_cz_bite_resolve (actor->type, 0, actor->distance, FALSE, &bite);
  if (actor->distance == 0)
    bite.reach = 0;
  if (actor->distance > 0)
    hk_breakdown_add_int (term, _("Hexes away"), actor->distance, RULE ("ai.order"));
  if (hexes < 0)
    hk_breakdown_add (term, _("It moves by a d10: 0–4 not at all, 5–8 one hex, 9 two"), RULE ("encounter.rigored"));
  else
    hk_breakdown_add_int (term, _("Hexes that it moves"), hexes, RULE ("encounter.ratings"));
  hk_breakdown_add_outcome (term, _("Chance that it gets to bite"), bite.reach, RULE ("ai.move-and-bite"));
  json_object_set_int_member (object, "number", actor->number);
  json_object_set_string_member (object, "type", actor->type);
  json_object_set_int_member (object, "distance", actor->distance);
  json_object_set_int_member (object, "move", hexes);
  json_object_set_double_member (object, "reach", bite.reach);
  if (hexes >= 0 && actor->distance > 0)
    json_object_set_int_member (object, "after", MAX (1, actor->distance - hexes));
  return object;
}

static JsonNode *
run_act (HkMove       *query,
         HkBreakdown **breakdown,
         GError      **error)
{
  g_autoptr (GArray) actors = g_array_new (FALSE, FALSE, sizeof (HkCzActor));
  JsonObject *object;
  JsonArray *order;

  if (!read_actors (query, actors, error))
    return NULL;
  g_array_sort (actors, hk_cz_actor_compare);
  object = json_object_new ();
  order = json_array_new ();
  *breakdown = hk_breakdown_new (_("Who acts when: the closest first, then the fastest"), RULE ("ai.order"));
  for (guint i = 0; i < actors->len; i++)
    json_array_add_object_element (order, explain_actor (&g_array_index (actors, HkCzActor, i), *breakdown));
  json_object_set_array_member (object, "order", order);
  return hk_content_take_object (object);
}

static const char * const hows[] = { "kill", "push", "drive", "impale", "shoot", NULL };
static const char * const biters[] = { "zombie", "fast", "slow", "rigored", "dog", NULL };

#define TO_HIT_PARAMS \
  { "how", HK_PARAM_STRING, FALSE, 0, 0, hows, N_("The kind of attack; shoot when left out"), N_("How") }, \
  { "range", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("close, medium or long, or how many hexes; close when left out"), N_("Range") }, \
  { "target", HK_PARAM_INT, TRUE, 1, 10, NULL, N_("The number that the card asks for"), N_("Target number") }, \
  { "push-target", HK_PARAM_INT, FALSE, 1, 10, NULL, N_("The number of the push that a club makes when the kill falls short"), N_("Target number of the push") }, \
  { "weapon", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What the weapon is called"), N_("Weapon") }, \
  { "skill", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What skills add"), N_("Skill") }, \
  { "night", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is night"), N_("At night") }, \
  { "outside", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it happens outside; it does when left out"), N_("Outside") }, \
  { "weather", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What the Weather adds outside at this range"), N_("Weather") }, \
  { "distracted", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the target is distracted"), N_("Distracted") }, \
  { "helmet", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the target wears a helmet"), N_("Wears a helmet") }, \
  { "pushed", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the target was pushed"), N_("The target was pushed") }, \
  { "engaged", HK_PARAM_INT, FALSE, 0, 6, NULL, N_("How many Encounters engage the attacker"), N_("Encounters that engage the attacker") }, \
  { "charge", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the attacker charges"), N_("Charge") }, \
  { "impaled", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether another survivor holds the target impaled"), N_("The target is impaled") }, \
  { "impaler", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the attacker holds the target impaled"), N_("The attacker impales it") }, \
  { "restart", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a survivor on a restart hex is attacked by another player"), N_("Behind a restart hex") }, \
  { "starving", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the attacker is starving"), N_("Starving") }, \
  { "sleep-deprived", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the attacker is sleep deprived"), N_("Sleep deprived") }, \
  { "sick", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What the Sick card of the attacker adds to rolls"), N_("Sick card") }, \
  { "other", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What anything else adds"), N_("Other changes of the roll") }

static const HkParamSpec to_hit_params[] = {
  TO_HIT_PARAMS,
};

static const HkParamSpec odds_params[] = {
  TO_HIT_PARAMS,
  { "ammo", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("What is loaded; 1 when left out"), N_("Ammo") },
  { "rapid", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether 2 more ammo fire it again at once"), N_("Rapid-fire") },
  { "jam", HK_PARAM_INT, FALSE, -1, 9, NULL, N_("The jam rating; −1 none"), N_("Jam rating") },
  { "wanted", HK_PARAM_INT, FALSE, 0, 50, NULL, N_("Hits after which the shooter stops; 0 fires all ammo"), N_("Hits that are enough") },
};

static const HkParamSpec bite_params[] = {
  { "type", HK_PARAM_STRING, TRUE, 0, 0, biters, N_("What bites"), N_("Type") },
  { "armour", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("What armour takes off the die"), N_("Armor") },
  { "distance", HK_PARAM_INT, FALSE, 1, 30, NULL, N_("Hexes to the survivor; 1 engaged"), N_("Hexes away") },
  { "wounded", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the survivor has a Wound"), N_("Wounded") },
};

static const HkParamSpec alarm_params[] = {
  { "skulls", HK_PARAM_INT, FALSE, 0, 6, NULL, N_("How many faces of the red die show the skull; 1 when left out"), N_("Skulls on the red die") },
};

static const HkParamSpec initiative_params[] = {
  { "bonus", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What is added to the die"), N_("Added to the die") },
  { "against", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What is added to the die of the other side, such as 5 for who defends against a player"), N_("Added to the other die") },
  { "pvp", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is a battle between players"), N_("Between players") },
};

static const HkParamSpec act_params[] = {
  { "encounters", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("Objects with “type” and “distance”; a distance of 0 is not known"), N_("Encounters") },
};

const HkCalculatorSpec hk_cz_battle_calculators[] = {
  { "to-hit", N_("What an attack needs"), to_hit_params, G_N_ELEMENTS (to_hit_params), run_to_hit, hk_cz_list_attack_situations,
    .keywords = N_("shoot roll target number modifiers") },
  { "attack-odds", N_("What firing comes to"), odds_params, G_N_ELEMENTS (odds_params), run_odds, hk_cz_list_attack_situations,
    .keywords = N_("shoot ammo hits jam") },
  { "bite", N_("A bite"), bite_params, G_N_ELEMENTS (bite_params), run_bite, hk_cz_list_bites,
    .keywords = N_("bites wound armor zombie attack") },
  { "alarm", N_("The alarm die"), alarm_params, G_N_ELEMENTS (alarm_params), run_alarm, hk_cz_list_alarms,
    .keywords = N_("noise loud skull red die") },
  { "initiative", N_("Initiative"), initiative_params, G_N_ELEMENTS (initiative_params), run_initiative, hk_cz_list_initiatives,
    .keywords = N_("who acts first Human Enemies") },
  { "act", N_("The order in which Encounters act"), act_params, G_N_ELEMENTS (act_params), run_act, hk_cz_list_orders,
    .keywords = N_("activation turn zombies closest") },
};

const guint hk_cz_n_battle_calculators = G_N_ELEMENTS (hk_cz_battle_calculators);
