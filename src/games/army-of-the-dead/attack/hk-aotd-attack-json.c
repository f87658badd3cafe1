/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/army-of-the-dead/state/hk-aotd-gear.h"
#include "hk-aotd-attack-json.h"

/* An attack told as JSON, and how it ends as JSON. Whatever is not understood is refused, so that no
 * slip of the pen passes for an answer. */

static int
get_int (JsonObject *object,
         const char *member,
         int         fallback)
{
  return json_object_has_member (object, member) ? (int) json_object_get_int_member (object, member) : fallback;
}

static const char *
get_string (JsonObject *object,
            const char *member)
{
  return json_object_has_member (object, member) ? json_object_get_string_member (object, member) : NULL;
}

/* True and false, or 1 and 0 as a card in a pack has them. */
static gboolean
read_flag (JsonObject *object,
           const char *member,
           gboolean   *value,
           GError    **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_BOOLEAN)
    *value = json_node_get_boolean (node);
  else if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_INT64
           && (json_node_get_int (node) == 0 || json_node_get_int (node) == 1))
    *value = json_node_get_int (node) == 1;
  else
    return hk_error_expect (member, _("true or false"), error);
  return TRUE;
}

static const char * const kinds[] = {
  [HK_AOTD_WEAPON_MELEE] = "melee",
  [HK_AOTD_WEAPON_RANGED] = "ranged",
  [HK_AOTD_WEAPON_THROWN] = "thrown",
  NULL,
};

static const HkParamSpec weapon_params[] = {
  { "id", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The card"), N_("Card") },
  { "kind", HK_PARAM_STRING, TRUE, 0, 0, kinds, N_("How it is used"), N_("Kind") },
  { "minimum-range", HK_PARAM_INT, FALSE, 0, HK_AOTD_MOST_RANGE, NULL, N_("The smallest Range, in Zones"), N_("Nearest Range") },
  { "maximum-range", HK_PARAM_INT, FALSE, 0, HK_AOTD_MOST_RANGE, NULL, N_("The largest Range, in Zones"), N_("Farthest Range") },
  { "dice", HK_PARAM_INT, FALSE, 0, HK_AOTD_MOST_DICE, NULL, N_("Regular dice"), N_("Faces of the dice") },
  { "ammo-dice", HK_PARAM_INT, FALSE, 0, HK_AOTD_MOST_AMMO_DICE, NULL, N_("Ammo dice"), N_("Ammo Dice") },
  { "accuracy", HK_PARAM_INT, FALSE, HK_AOTD_BEST_ACCURACY, HK_AOTD_WORST_ACCURACY, NULL, N_("What a die must show to hit"), N_("Accuracy") },
  { "damage", HK_PARAM_INT, TRUE, 0, HK_AOTD_MOST_DAMAGE, NULL, N_("The Damage of a hit"), N_("Damage") },
  { "noisy", HK_PARAM_ANY, FALSE, 0, 1, NULL, N_("Whether it makes Noise"), N_("Noisy") },
  { "explosive", HK_PARAM_ANY, FALSE, 0, 1, NULL, N_("Whether it is an Explosive"), N_("Explosive") },
  { "backpack", HK_PARAM_ANY, FALSE, 0, 1, NULL, N_("Whether it may be used from the Backpack"), N_("In the Backpack") },
  { "skill", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Skill that it gives"), N_("Skill") },
};

/* Returns whether @object describes a weapon. Errors: %HK_ERROR_PARAMETER.
 * @object: a weapon as a pack has it: "kind" and "damage", and unless it is thrown "dice" or "ammo-dice" and
 *   "accuracy"; the rest may be left out
 * @weapon: (out caller-allocates): the weapon; its texts belong to @object */
gboolean
hk_aotd_weapon_read (JsonObject   *object,
                     HkAotdWeapon *weapon,
                     GError      **error)
{
  const char *kind;

  *weapon = (HkAotdWeapon) { 0 };
  if (!hk_move_check_params ("weapon", object, weapon_params, G_N_ELEMENTS (weapon_params), "source", error)
      || !read_flag (object, "noisy", &weapon->noisy, error) || !read_flag (object, "explosive", &weapon->explosive, error)
      || !read_flag (object, "backpack", &weapon->backpack, error))
    return FALSE;
  kind = json_object_get_string_member (object, "kind");
  while (g_strcmp0 (kinds[weapon->kind], kind) != 0)
    weapon->kind++;
  weapon->id = get_string (object, "id");
  weapon->skill = get_string (object, "skill");
  weapon->minimum_range = get_int (object, "minimum-range", 0);
  weapon->maximum_range = get_int (object, "maximum-range", HK_AOTD_MOST_RANGE);
  weapon->dice = get_int (object, "dice", 0);
  weapon->ammo_dice = get_int (object, "ammo-dice", 0);
  weapon->accuracy = get_int (object, "accuracy", 0);
  weapon->damage = get_int (object, "damage", 0);
  if (weapon->kind == HK_AOTD_WEAPON_THROWN)
    weapon->explosive = TRUE;
  else if (weapon->accuracy == 0)
    return hk_error_expect ("accuracy", _("told for a weapon that rolls dice"), error);
  if (weapon->minimum_range > weapon->maximum_range)
    return hk_error_expect ("minimum-range", _("no larger than the maximum Range"), error);
  return TRUE;
}

static const HkParamSpec target_params[] = {
  { "shamblers", HK_PARAM_INT, FALSE, 0, HK_AOTD_ATTACK_MOST, NULL, N_("How many Shamblers"), N_("Shamblers") },
  { "alphas", HK_PARAM_INT, FALSE, 0, HK_AOTD_ATTACK_MOST, NULL, N_("How many Alphas"), N_("Alphas") },
  { "abominations", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Abominations by type"), N_("Abominations") },
};

static gboolean
read_targets (JsonObject   *object,
              HkAotdAttack *attack,
              GError      **error)
{
  JsonArray *types;

  if (!hk_move_check_params ("targets", object, target_params, G_N_ELEMENTS (target_params), NULL, error))
    return FALSE;
  attack->shamblers = get_int (object, "shamblers", 0);
  attack->alphas = get_int (object, "alphas", 0);
  types = json_object_has_member (object, "abominations") ? json_object_get_array_member (object, "abominations") : NULL;
  for (guint i = 0; types != NULL && i < json_array_get_length (types); i++)
    {
      const HkAotdTarget type = hk_aotd_target_lookup (json_array_get_string_element (types, i));

      if (i >= HK_AOTD_ATTACK_ABOMINATIONS || !hk_aotd_target_is_abomination (type) || type == HK_AOTD_TARGET_ABOMINATION)
        return hk_error_expect ("abominations", _("at most five of valentine, queen, zeus, mounted-zeus and helmeted-zeus"), error);
      hk_aotd_attack_add_abomination (attack, type);
    }
  return TRUE;
}

static gboolean
read_chain (HkMove       *query,
            HkAotdAttack *attack,
            GError      **error)
{
  JsonArray *chain = hk_move_get_array (query, "explosives");

  if (chain == NULL)
    return TRUE;
  if (json_array_get_length (chain) > HK_AOTD_ATTACK_CHAIN)
    return hk_error_expect ("explosives", _("at most eight numbers"), error);
  for (guint i = 0; i < json_array_get_length (chain); i++)
    attack->chain[attack->n_chain++] = (int) json_array_get_int_element (chain, i);
  return TRUE;
}

static gboolean
read_skills (HkMove       *query,
             HkAotdAttack *attack,
             GError      **error)
{
  JsonArray *skills = hk_move_get_array (query, "skills");
  const int before = hk_move_get_int (query, "escalation", 0);
  const HkAotdEscalation escalation = { before, before, before };
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) ids = NULL;

  for (guint i = 0; skills != NULL && i < json_array_get_length (skills); i++)
    g_strv_builder_add (builder, json_array_get_string_element (skills, i));
  ids = g_strv_builder_end (builder);
  for (guint i = 0; ids[i] != NULL; i++)
    if (!hk_aotd_attack_knows_skill (ids[i]))
      return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” is not a Skill."), ids[i]);
  if (attack->weapon.skill != NULL && !hk_aotd_attack_knows_skill (attack->weapon.skill))
    return hk_error_expect ("skill", _("the id of a Skill"), error);
  hk_aotd_attack_add_skills (attack, (const char * const *) ids, &escalation);
  return TRUE;
}

static gboolean
read_aim (HkMove       *query,
          HkAotdAttack *attack,
          GError      **error)
{
  const char *aim = hk_move_get_string (query, "aim");
  const char *target = hk_move_get_string (query, "target");

  if (g_strcmp0 (aim, "clear") == 0)
    attack->aim = HK_AOTD_AIM_CLEAR;
  else if (g_strcmp0 (aim, "target") == 0)
    attack->aim = HK_AOTD_AIM_TARGET;
  attack->concentrated = hk_move_get_boolean (query, "concentrated", FALSE);
  attack->target = hk_aotd_target_lookup (target);
  if (target != NULL && attack->target == HK_AOTD_TARGET_NONE)
    return hk_error_expect ("target", _("shambler, alpha, abomination, valentine, queen, zeus or helmeted-zeus"), error);
  if (attack->aim == HK_AOTD_AIM_TARGET && attack->target == HK_AOTD_TARGET_NONE)
    return hk_error_expect ("target", _("told when it is what the attack is about"), error);
  if (attack->target != HK_AOTD_TARGET_NONE && !hk_aotd_attack_has_target (attack, attack->target))
    return hk_error_expect ("target", _("somebody who stands in the Zone"), error);
  return TRUE;
}

/* Returns whether @query describes an attack that the rules allow. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED.
 * @query: what a calculator was asked: "skills", "escalation", "bonus-dice", "bonus-damage", "bonus-accuracy",
 *   "lucky", "trapped", "ammo-faces", "concentrated", "target", "aim", "targets", "friends", "explosives", "range"
 * @weapon: what the attack is made with
 * @attack: (out caller-allocates): the attack; its texts belong to @query and to @weapon */
gboolean
hk_aotd_attack_read (HkMove             *query,
                     const HkAotdWeapon *weapon,
                     HkAotdAttack       *attack,
                     GError            **error)
{
  JsonObject *targets = hk_move_get_object (query, "targets");

  hk_aotd_attack_init (attack, weapon);
  if (hk_move_has (query, "range") && !hk_aotd_weapon_reaches (weapon, hk_move_get_int (query, "range", 0)))
    return hk_error_fail (error, HK_ERROR_REFUSED, _("The weapon does not reach that Zone."));
  attack->bonus_dice = hk_move_get_int (query, "bonus-dice", 0);
  attack->bonus_damage = hk_move_get_int (query, "bonus-damage", 0);
  attack->bonus_accuracy = hk_move_get_int (query, "bonus-accuracy", 0);
  attack->bola_bonus = hk_move_get_boolean (query, "trapped", FALSE) ? 2 : 0;
  attack->ammo_faces = hk_move_get_int (query, "ammo-faces", 1);
  attack->friends = hk_move_get_int (query, "friends", 0);
  if (!read_skills (query, attack, error) || !read_chain (query, attack, error)
      || (targets != NULL && !read_targets (targets, attack, error)) || !read_aim (query, attack, error))
    return FALSE;
  attack->lucky = MIN (attack->lucky + hk_move_get_int (query, "rerolls", 0), 2 * HK_AOTD_ATTACK_SKILLS);
  return hk_aotd_attack_check (attack, error);
}

static gboolean
read_faces (HkMove     *query,
            const char *param,
            int        *faces,
            const int **list,
            int        *n_faces,
            GError    **error)
{
  JsonArray *array = hk_move_get_array (query, param);

  *list = faces;
  *n_faces = array == NULL ? 0 : (int) json_array_get_length (array);
  if (*n_faces > HK_AOTD_ATTACK_MOST)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("“%s” holds more dice than there are."), param);
  for (int i = 0; i < *n_faces; i++)
    faces[i] = (int) json_array_get_int_element (array, (guint) i);
  return TRUE;
}

static const HkParamSpec allot_params[] = {
  { "shamblers", HK_PARAM_INT, FALSE, 0, HK_AOTD_ATTACK_MOST, NULL, N_("Hits on Shamblers"), N_("Shamblers") },
  { "alphas", HK_PARAM_INT, FALSE, 0, HK_AOTD_ATTACK_MOST, NULL, N_("Hits on Alphas"), N_("Alphas") },
  { "abominations", HK_PARAM_INT, FALSE, 0, HK_AOTD_ATTACK_MOST, NULL, N_("Hits on Abominations"), N_("Abominations") },
};

/* Returns whether @query describes an attack. Errors: %HK_ERROR_PARAMETER or %HK_ERROR_REFUSED.
 * @query: what hk_aotd_attack_read() takes, with "weapon", "dice", "ammo", "extra" and "allot"
 * @self: (out caller-allocates): the attack with its throw; it points into itself and must not be copied */
gboolean
hk_aotd_attack_query_read (HkMove            *query,
                           HkAotdAttackQuery *self,
                           GError           **error)
{
  JsonObject *allot = hk_move_get_object (query, "allot");
  HkAotdWeapon weapon;

  *self = (HkAotdAttackQuery) { 0 };
  if (!hk_aotd_weapon_read (hk_move_get_object (query, "weapon"), &weapon, error)
      || !hk_aotd_attack_read (query, &weapon, &self->attack, error)
      || !read_faces (query, "dice", self->faces[0], &self->roll.dice, &self->roll.n_dice, error)
      || !read_faces (query, "ammo", self->faces[1], &self->roll.ammo, &self->roll.n_ammo, error)
      || !read_faces (query, "extra", self->faces[2], &self->roll.extra, &self->roll.n_extra, error))
    return FALSE;
  if (allot == NULL)
    return TRUE;
  if (!hk_move_check_params ("allot", allot, allot_params, G_N_ELEMENTS (allot_params), NULL, error))
    return FALSE;
  self->has_allotment = TRUE;
  self->allotment.shamblers = get_int (allot, "shamblers", 0);
  self->allotment.alphas = get_int (allot, "alphas", 0);
  self->allotment.abominations = get_int (allot, "abominations", 0);
  return TRUE;
}

/* A number of a struct and the member that says it. */
typedef struct
{
  const char *member;
  gsize       offset;
} Member;

#define OUTCOME(name, field) { name, G_STRUCT_OFFSET (HkAotdOutcome, field) }
#define ODDS(name, field)    { name, G_STRUCT_OFFSET (HkAotdOdds, field) }

static void
set_ints (JsonObject   *object,
          const void   *self,
          const Member *members,
          gsize         n)
{
  for (gsize i = 0; i < n; i++)
    json_object_set_int_member (object, members[i].member, G_STRUCT_MEMBER (int, self, members[i].offset));
}

/* Returns (transfer full): the same as an object. */
JsonObject *
hk_aotd_outcome_to_json (const HkAotdOutcome *self,
                         const HkAotdAttack  *attack)
{
  static const Member numbers[] = {
    OUTCOME ("hits", hits), OUTCOME ("misses", misses), OUTCOME ("sixes", sixes), OUTCOME ("damage", damage),
    OUTCOME ("total-damage", total_damage), OUTCOME ("wasted", wasted), OUTCOME ("adrenaline", adrenaline),
    OUTCOME ("adrenaline-all", adrenaline_all), OUTCOME ("friendly-hits", friendly_hits), OUTCOME ("friendly-damage", friendly_damage),
    OUTCOME ("wounds", wounds), OUTCOME ("blast-wounds", blast_wounds), OUTCOME ("n-trapped", n_trapped),
  };
  static const Member flags[] = {
    OUTCOME ("blast", blast), OUTCOME ("out-of-ammo", out_of_ammo), OUTCOME ("helmet-off", helmet_off), OUTCOME ("cleared", cleared),
    OUTCOME ("target-dead", target_dead),
  };
  static const Member kinds_killed[] = { OUTCOME ("shamblers", shamblers), OUTCOME ("alphas", alphas) };
  static const Member allotted[] = {
    OUTCOME ("shamblers", allotment.shamblers), OUTCOME ("alphas", allotment.alphas), OUTCOME ("abominations", allotment.abominations),
  };
  JsonObject *object = json_object_new ();
  JsonObject *kills = json_object_new ();
  JsonObject *allotment = json_object_new ();
  JsonArray *dead = json_array_new ();

  set_ints (object, self, numbers, G_N_ELEMENTS (numbers));
  set_ints (kills, self, kinds_killed, G_N_ELEMENTS (kinds_killed));
  set_ints (allotment, self, allotted, G_N_ELEMENTS (allotted));
  for (gsize i = 0; i < G_N_ELEMENTS (flags); i++)
    json_object_set_boolean_member (object, flags[i].member, G_STRUCT_MEMBER (gboolean, self, flags[i].offset));
  for (int i = 0; i < attack->n_abominations; i++)
    if (self->dead[i])
      json_array_add_string_element (dead, hk_aotd_target_get_id (attack->abominations[i]));
  json_object_set_array_member (kills, "abominations", dead);
  json_object_set_object_member (object, "allotment", allotment);
  json_object_set_object_member (object, "kills", kills);
  json_object_set_int_member (object, "hunted", self->hunted[0] + self->hunted[1] + self->hunted[2]);
  if (self->reaped != HK_AOTD_TARGET_NONE)
    json_object_set_string_member (object, "reaped", hk_aotd_target_get_id (self->reaped));
  if (self->n_trapped > 0)
    json_object_set_string_member (object, "trapped", hk_aotd_target_get_id (self->trapped));
  return object;
}

/* {"lowest", "chances", "mean"}; what is less likely than one in 10^12 is left out at the end. */
static void
set_distribution (JsonObject     *object,
                  const char     *member,
                  HkDistribution *distribution)
{
  JsonObject *told = json_object_new ();
  JsonArray *chances = json_array_new ();
  const int lowest = hk_distribution_get_lowest (distribution);

  for (int i = lowest; i <= hk_distribution_get_highest (distribution); i++)
    if (i == lowest || hk_distribution_get_at_least (distribution, i) > 1e-12)
      json_array_add_double_element (chances, hk_distribution_get_exactly (distribution, i));
  json_object_set_int_member (told, "lowest", lowest);
  json_object_set_array_member (told, "chances", chances);
  json_object_set_double_member (told, "mean", hk_distribution_get_mean (distribution));
  json_object_set_object_member (object, member, told);
}

/* Returns (transfer full): the same as an object; chances go from 0 to 1.
 * @attack: the attack that they are of */
JsonObject *
hk_aotd_odds_to_json (const HkAotdOdds   *self,
                      const HkAotdAttack *attack)
{
  static const Member distributions[] = {
    ODDS ("hits", hits), ODDS ("shamblers", shamblers), ODDS ("alphas", alphas), ODDS ("abominations", abominations),
    ODDS ("adrenaline", adrenaline), ODDS ("wounds", wounds), ODDS ("blast-wounds", blast_wounds),
  };
  static const Member chances[] = {
    ODDS ("cleared", cleared), ODDS ("target-dead", target_dead), ODDS ("out-of-ammo", out_of_ammo), ODDS ("helmet-off", helmet_off),
    ODDS ("trapped", trapped), ODDS ("reroll", reroll), ODDS ("keep-from", keep_from), ODDS ("worth", worth),
  };
  JsonObject *object = json_object_new ();
  JsonArray *dead = json_array_new ();

  for (gsize i = 0; i < G_N_ELEMENTS (distributions); i++)
    set_distribution (object, distributions[i].member, G_STRUCT_MEMBER (HkDistribution *, self, distributions[i].offset));
  for (gsize i = 0; i < G_N_ELEMENTS (chances); i++)
    json_object_set_double_member (object, chances[i].member, G_STRUCT_MEMBER (double, self, chances[i].offset));
  for (int i = 0; i < attack->n_abominations; i++)
    {
      JsonObject *one = json_object_new ();

      json_object_set_string_member (one, "type", hk_aotd_target_get_id (attack->abominations[i]));
      json_object_set_double_member (one, "chance", self->dead[i]);
      json_array_add_object_element (dead, one);
    }
  json_object_set_array_member (object, "dead", dead);
  return object;
}
