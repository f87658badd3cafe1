/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/army-of-the-dead/content/hk-aotd-pack.h"
#include "games/army-of-the-dead/rules/hk-aotd-house.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"
#include "games/army-of-the-dead/state/hk-aotd-words.h"
#include "games/army-of-the-dead/team/hk-aotd-actions.h"
#include "games/army-of-the-dead/team/hk-aotd-skills.h"
#include "hk-aotd-kill.h"
#include "hk-aotd-printed.h"
#include "hk-aotd-strike.h"

/* An attack told by a move: its weapon, its targets and its dice (book, pages 24 to 26). */

/* What the rulebook prints and the owner has entered of a card before, with what the group reads off it now laid over it. */
static JsonObject *
complete_component (HkAotdTable *self,
                    JsonObject  *component)
{
  JsonNode *id = json_object_get_member (component, "id");
  HkAotdGear *known = id != NULL && JSON_NODE_HOLDS_VALUE (id) ? hk_aotd_table_find_gear (self, json_node_get_string (id)) : NULL;
  JsonObject *whole;
  JsonObjectIter iter;
  const char *member;
  JsonNode *node;

  whole = known == NULL || g_strcmp0 (known->source, "owner") != 0 ? json_object_new () : hk_aotd_pack_from_gear (known);
  json_object_iter_init_ordered (&iter, component);
  while (json_object_iter_next_ordered (&iter, &member, &node))
    json_object_set_member (whole, member, json_node_ref (node));
  hk_aotd_printed_complete (whole);
  return whole;
}

/* Returns (transfer full) (nullable): the numbers of the weapon. How far it reaches has to be told with the rest:
 * what nobody has told is not taken for 0.
 * @self: a table; left as it is
 * @component: what the group has read off a card, as a pack has it */
HkAotdGear *
hk_aotd_read_told_gear (HkAotdTable *self,
                        JsonObject  *component,
                        GError     **error)
{
  g_autoptr (JsonObject) whole = complete_component (self, component);
  g_autoptr (HkAotdGear) gear = hk_aotd_pack_to_gear (whole, error);

  if (gear != NULL && g_strcmp0 (gear->kind, "melee") != 0 && !json_object_has_member (whole, "maximum-range"))
    {
      g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("How far does the weapon reach? Its card prints the Range."));
      return NULL;
    }
  return g_steal_pointer (&gear);
}

/* Keeps what the group has read off a card. */
static HkAotdGear *
learn_gear (HkAotdTable *self,
            HkMove      *move,
            JsonObject  *component,
            GError     **error)
{
  g_autoptr (HkAotdGear) gear = hk_aotd_read_told_gear (self, component, error);
  g_autoptr (JsonObject) learned = NULL;
  HkAotdGear *known;

  if (gear == NULL)
    return NULL;
  known = hk_aotd_table_find_gear (self, gear->card);
  hk_record_list_remove (self->gears, known);
  hk_record_list_append (self->gears, gear);
  if (hk_aotd_card_lookup (gear->card) != NULL)
    {
      learned = hk_aotd_pack_from_gear (gear);
      hk_move_learn (move, "weapon", learned);
    }
  return hk_aotd_table_find_gear (self, gear->card);
}

static const char *
get_gear_id (const char *weapon)
{
  return g_str_equal (weapon, "truck-attack") ? "taco-truck-attack"
         : g_str_equal (weapon, "truck-gun") ? "taco-truck-gun" : weapon;
}

/* Returns (nullable): the numbers of the weapon, which are kept when they were told.
 * @param: the parameter that tells the weapon: its id, or an object as a pack has it */
HkAotdGear *
hk_aotd_read_gear (HkAotdTable *self,
                   HkMove      *move,
                   const char  *param,
                   GError     **error)
{
  JsonNode *node = hk_move_get_node (move, param);
  HkAotdGear *gear = NULL;
  const char *id;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return learn_gear (self, move, json_node_get_object (node), error);
  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != G_TYPE_STRING)
    {
      hk_move_ask (move, param, error, _("With which weapon?"));
      return NULL;
    }
  id = get_gear_id (json_node_get_string (node));
  gear = hk_aotd_table_find_gear (self, id);
  if (gear == NULL)
    hk_move_ask (move, param, error, _("What does the card of %s print: its kind, Range, dice, Accuracy and Damage?"), hk_aotd_card_get_title (id));
  return gear;
}

static int
get_int (JsonObject *object,
         const char *member)
{
  return (int) json_object_get_int_member_with_default (object, member, 0);
}

/* Reads @object, whose members are numbers up to 60, but for "abominations" with @types. */
static gboolean
check_numbers (const char *name,
               JsonObject *object,
               gboolean    types,
               GError    **error)
{
  const HkParamSpec params[] = {
    { "shamblers", HK_PARAM_INT, FALSE, 0, 60, NULL, NULL, N_("Shamblers") },
    { "alphas", HK_PARAM_INT, FALSE, 0, 60, NULL, NULL, N_("Alphas") },
    { "abominations", types ? HK_PARAM_STRINGS : HK_PARAM_INT, FALSE, 0, 60, NULL, NULL },
  };

  return hk_move_check_params (name, object, params, G_N_ELEMENTS (params), NULL, error);
}

/* The Abomination of @id as it is on the board now. */
static HkAotdTarget
get_target (HkAotdTable *self,
            const char  *id)
{
  HkAotdTarget target = hk_aotd_target_lookup (id);
  HkAotdAbomination *zeus = hk_aotd_table_get_abomination (self, "zeus");

  if (target == HK_AOTD_TARGET_ZEUS && zeus != NULL && zeus->form == HK_AOTD_ZEUS_HELMETED)
    target = HK_AOTD_TARGET_HELMETED_ZEUS;
  return target;
}

/* With real cards and miniatures the app may have missed some who came, as long as the box could hold them. */
static gboolean
check_there (HkAotdTable *self,
             const char  *type,
             int          count,
             GError     **error)
{
  return (self->cards_by == HK_BY_HAND
          && count <= hk_aotd_table_get_on_board (self, type) + hk_aotd_table_get_pool (self, type))
         || hk_aotd_check_kill (self, type, count, error);
}

static gboolean
read_targets (HkAotdStrike *strike,
              HkAotdTable  *self,
              HkMove       *move,
              GError      **error)
{
  JsonObject *targets = hk_move_get_object (move, "targets");
  HkAotdAttack *attack = &strike->attack;
  JsonArray *types;

  if (targets == NULL)
    return hk_move_ask (move, "targets", error, _("Who stands in the Zone that is attacked?"));
  if (!check_numbers ("targets", targets, TRUE, error))
    return FALSE;
  attack->shamblers = get_int (targets, "shamblers");
  attack->alphas = get_int (targets, "alphas");
  if (!check_there (self, "shambler", attack->shamblers, error) || !check_there (self, "alpha", attack->alphas, error))
    return FALSE;
  types = json_object_has_member (targets, "abominations") ? json_object_get_array_member (targets, "abominations") : NULL;
  for (guint i = 0; types != NULL && i < json_array_get_length (types); i++)
    {
      const char *id = json_array_get_string_element (types, i);

      if (!hk_aotd_is_abomination (id) || i >= HK_AOTD_ATTACK_ABOMINATIONS)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Only Valentine, the Queen and Zeus are Abominations."));
      if (!hk_aotd_check_kill (self, id, 1, error))
        return FALSE;
      if (hk_aotd_attack_has_target (attack, get_target (self, id)))
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is only one of them: %s."), hk_aotd_zombie_get_title (id));
      hk_aotd_attack_add_abomination (attack, get_target (self, id));
    }
  if (attack->shamblers + attack->alphas + attack->n_abominations == 0)
    {
      return hk_move_ask (move, "targets", error, _("No Zombie stands in the Zone that is attacked."));
    }
  return TRUE;
}

/* A Concentrated Attack on somebody whom a Bola holds adds 2 to each die. */
static gboolean
read_concentrated (HkAotdStrike *strike,
                   HkAotdTable  *self,
                   HkMove       *move,
                   GError      **error)
{
  HkAotdAttack *attack = &strike->attack;
  const char *target = hk_move_get_string (move, "target");
  gboolean trapped = FALSE;

  attack->concentrated = hk_move_get_boolean (move, "concentrated", FALSE);
  if (target != NULL)
    attack->target = get_target (self, target);
  if (target != NULL && attack->target == HK_AOTD_TARGET_NONE)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no Zombie of the type “%s”."), target);
  if (!attack->concentrated)
    return TRUE;
  if (hk_aotd_target_is_abomination (attack->target) && target != NULL)
    trapped = hk_aotd_table_get_trapped (self, attack->target == HK_AOTD_TARGET_HELMETED_ZEUS ? "zeus" : target) > 0;
  attack->bola_bonus = hk_move_get_boolean (move, "trapped", trapped) ? 2 : 0;
  return TRUE;
}

/* Whether the number at @position stands in @numbers before as well. */
static gboolean
is_repeated (JsonArray *numbers,
             guint      position)
{
  for (guint i = 0; i < position; i++)
    if (json_array_get_int_element (numbers, i) == json_array_get_int_element (numbers, position))
      return TRUE;
  return FALSE;
}

/* Whether @number can be hit besides the one who attacks. Who sits in the Taco Truck is safe from it. */
static gboolean
check_friend (HkAotdStrike *strike,
              HkAotdTable  *self,
              int           number,
              GError      **error)
{
  HkAotdSurvivor *record = hk_aotd_find_survivor (self, number, error);

  if (record == NULL)
    return FALSE;
  if (number == strike->survivor)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("Nobody is hit by the own attack: name only the others in the Zone."));
  else if (record->eliminated)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is out of the game."), record->name);
  else if (record->seat != HK_AOTD_SEAT_NONE && g_str_equal (strike->gear->card, "taco-truck-attack"))
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s sits in the Taco Truck; its attack hits those outside."), record->name);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_companion (HkAotdTable *self,
                 int          number,
                 GError     **error)
{
  HkAotdCompanion *companion = hk_aotd_table_get_companion (self, number);

  if (companion == NULL)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("There is no Companion of that number in this mission."));
  else if (companion->eliminated)
    g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("The Companion %s is eliminated."), companion->name);
  return companion != NULL && !companion->eliminated;
}

/* The other Survivors and the Companions in the Zone. */
static gboolean
read_friends (HkAotdStrike *strike,
              HkAotdTable  *self,
              HkMove       *move,
              GError      **error)
{
  JsonArray *friends = hk_move_get_array (move, "friends");
  JsonArray *companions = hk_move_get_array (move, "companions");
  const guint n_friends = friends == NULL ? 0 : json_array_get_length (friends);
  const guint n_companions = companions == NULL ? 0 : json_array_get_length (companions);
  gboolean repeated = FALSE;

  for (guint i = 0; i < n_friends; i++)
    {
      if (!check_friend (strike, self, (int) json_array_get_int_element (friends, i), error))
        return FALSE;
      repeated |= is_repeated (friends, i);
    }
  for (guint i = 0; i < n_companions; i++)
    {
      if (!check_companion (self, (int) json_array_get_int_element (companions, i), error))
        return FALSE;
      repeated |= is_repeated (companions, i);
    }
  strike->attack.friends = (int) (n_friends + n_companions);
  if (repeated)
    g_set_error (error, HK_ERROR, HK_ERROR_PARAMETER, _("Name everybody in the Zone once."));
  return !repeated;
}

static HkAotdWeaponKind
get_kind (HkAotdGear *gear)
{
  return g_strcmp0 (gear->kind, "melee") == 0 ? HK_AOTD_WEAPON_MELEE
         : g_strcmp0 (gear->kind, "thrown") == 0 ? HK_AOTD_WEAPON_THROWN : HK_AOTD_WEAPON_RANGED;
}

/* Tells the reckoning what a weapon is like.
 * @gear: the numbers of a weapon
 * @weapon: (out caller-allocates): the same for the reckoning; its texts belong to @gear */
static void
gear_to_weapon (HkAotdGear   *gear,
                HkAotdWeapon *weapon)
{
  *weapon = (HkAotdWeapon) {
    .id = gear->card,
    .kind = get_kind (gear),
    .minimum_range = gear->minimum_range,
    .maximum_range = gear->maximum_range,
    .dice = gear->dice,
    .ammo_dice = gear->ammo_dice,
    .accuracy = gear->accuracy,
    .damage = gear->damage,
    .noisy = gear->noisy,
    .explosive = gear->explosive,
    .backpack = gear->backpack,
    .skill = gear->skill,
  };
}

static gboolean
read_allotment (HkAotdStrike *strike,
                HkMove       *move,
                GError      **error)
{
  JsonObject *allot = hk_move_get_object (move, "allot");

  if (allot == NULL)
    return TRUE;
  if (!check_numbers ("allot", allot, FALSE, error))
    return FALSE;
  strike->has_allotment = TRUE;
  strike->allotment = (HkAotdAllotment) { get_int (allot, "shamblers"), get_int (allot, "alphas"), get_int (allot, "abominations") };
  return TRUE;
}

/* What the rules of combat refuse may be played by a house rule. */
static gboolean
permit_attack (HkAotdStrike *strike,
               HkMove       *move,
               GError      **error)
{
  g_autoptr (GError) local = NULL;
  const gboolean chosen = strike->has_allotment && strike->attack.weapon.kind == HK_AOTD_WEAPON_RANGED
                          && !strike->attack.concentrated && !hk_aotd_attack_is_blast (&strike->attack);

  if (hk_aotd_attack_check (&strike->attack, &local))
    {
      if (!chosen)
        return TRUE;
      strike->attack.by_house = hk_move_require_rule (move, "army-of-the-dead/combat.targeting", error,
                                             _("The hits of a Ranged Action go by the Targeting Priority Order."));
      return strike->attack.by_house;
    }
  if (g_error_matches (local, HK_ERROR, HK_ERROR_REFUSED))
    {
      strike->attack.by_house = hk_move_require_rule (move, "army-of-the-dead/combat.targeting", error, "%s",
                                                      local->message);
      return strike->attack.by_house;
    }
  g_propagate_error (error, g_steal_pointer (&local));
  return FALSE;
}

/* Reads the attack: its targets, the Skills that count for it, and what else bears on it. Returns whether the rules
 * allow the attack.
 * @strike: a strike whose survivor, gear, item and truck are set, and the rest 0
 * @move: a move with %HK_AOTD_STRIKE_PARAMS */
gboolean
hk_aotd_strike_read (HkAotdStrike *strike,
                     HkAotdTable  *self,
                     HkMove       *move,
                     GError      **error)
{
  HkAotdSurvivor *record = hk_aotd_table_get_survivor (self, strike->survivor);
  HkAotdWeapon weapon;

  gear_to_weapon (strike->gear, &weapon);
  if (strike->truck)
    weapon.kind = HK_AOTD_WEAPON_RANGED;
  hk_aotd_attack_init (&strike->attack, &weapon);
  if (!strike->truck)
    {
      g_auto (GStrv) skills = hk_aotd_table_list_skills (self, strike->survivor, NULL);
      const int first = (hk_aotd_list_attack_rules (self) & HK_AOTD_RULE_ESCALATION_FIRST) != 0;
      const HkAotdEscalation escalation = { record->escalation + first, record->escalation_melee + first, record->escalation_ranged + first };

      hk_aotd_attack_add_skills (&strike->attack, (const char * const *) skills, &escalation);
    }
  hk_aotd_attack_play_by (&strike->attack, hk_aotd_list_attack_rules (self));
  strike->attack.bonus_dice = hk_move_get_int (move, "bonus-dice", 0);
  strike->attack.bonus_damage = hk_move_get_int (move, "bonus-damage", 0);
  if (hk_move_has (move, "range") && !hk_aotd_weapon_reaches (&weapon, hk_move_get_int (move, "range", 0)) &&
      !hk_move_require_rule (move, "army-of-the-dead/combat.range", error, _("%s reaches Range %d to %d only."),
                             hk_aotd_card_get_title (strike->gear->card), strike->gear->minimum_range, strike->gear->maximum_range))
    return FALSE;
  return read_targets (strike, self, move, error) && read_concentrated (strike, self, move, error)
         && read_friends (strike, self, move, error) && hk_aotd_strike_read_chain (strike, self, move, error)
         && read_allotment (strike, move, error)
         && permit_attack (strike, move, error);
}

static int
read_faces (HkMove     *move,
            const char *param,
            int        *faces)
{
  JsonArray *array = hk_move_get_array (move, param);
  const int n = array == NULL ? 0 : MIN ((int) json_array_get_length (array), HK_AOTD_STRIKE_FACES);

  for (int i = 0; i < n; i++)
    faces[i] = (int) json_array_get_int_element (array, (guint) i);
  return n;
}

static void
throw_dice (HkMove *move,
            int    *faces,
            int     n)
{
  for (int i = 0; i < n; i++)
    faces[i] = 1 + (int) hk_move_pick (move, 6);
}

static int
add_up (const int *faces,
        int        n)
{
  int sum = 0;

  for (int i = 0; i < n; i++)
    sum += faces[i];
  return sum;
}

static void
note_pips (HkMove     *move,
           int         player,
           const char *title,
           int         sum,
           int         n)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);

  if (n > 0)
    hk_move_add_chance (move, player, title, sum, hk_distribution_repeat (die, (guint) n));
}

/* The dice that are thrown at once, and those that their sixes add. */
static void
note_luck (HkAotdStrike *strike,
           HkAotdTable  *self,
           HkMove       *move)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (self, strike->survivor);
  const int player = survivor == NULL ? -1 : survivor->player;
  const HkAotdRoll *roll = &strike->roll;

  note_pips (move, player, N_("Pips of the attack dice"), add_up (strike->faces[0], roll->n_dice) + add_up (strike->faces[1], roll->n_ammo),
             roll->n_dice + roll->n_ammo);
  note_pips (move, player, N_("Pips of the dice that sixes add"), add_up (strike->faces[2], roll->n_extra), roll->n_extra);
}

/* Throws all dice, with those that sixes add. */
static void
throw_all (HkAotdStrike *strike,
           HkAotdTable  *self,
           HkMove       *move)
{
  strike->roll.n_dice = hk_aotd_attack_count_dice (&strike->attack);
  strike->roll.n_ammo = strike->attack.weapon.ammo_dice;
  strike->roll.n_extra = 0;
  throw_dice (move, strike->faces[0], strike->roll.n_dice);
  throw_dice (move, strike->faces[1], strike->roll.n_ammo);
  while (hk_aotd_attack_count_due (&strike->attack, &strike->roll) > 0 && strike->roll.n_extra < HK_AOTD_STRIKE_FACES)
    throw_dice (move, &strike->faces[2][strike->roll.n_extra++], 1);
  note_luck (strike, self, move);
}

static gboolean
resolve (HkAotdStrike *strike,
         GError      **error)
{
  return hk_aotd_attack_resolve (&strike->attack, &strike->roll, strike->has_allotment ? &strike->allotment : NULL,
                                 &strike->outcome, error);
}

/* The app throws, and again as often as it may and it pays. */
static gboolean
throw_by_app (HkAotdStrike *strike,
              HkAotdTable  *self,
              HkMove       *move,
              GError      **error)
{
  int rerolls = hk_move_get_int (move, "rerolls", strike->attack.lucky);
  g_autoptr (HkAotdOdds) odds = NULL;

  throw_all (strike, self, move);
  if (rerolls > 0)
    odds = hk_aotd_attack_get_odds (&strike->attack);
  if (!resolve (strike, error))
    return FALSE;
  for (; rerolls > 0 && hk_aotd_outcome_get_worth (&strike->outcome, strike->attack.aim) < odds->keep_from; rerolls--)
    {
      if (strike->outcome.out_of_ammo && (strike->attack.rules & HK_AOTD_RULE_LUCKY_KEEPS_AMMO))
        break;
      hk_move_log (move, ngettext ("%d hit: all dice are rolled again.", "%d hits: all dice are rolled again.",
                                   (gulong) strike->outcome.hits),
                   strike->outcome.hits);
      throw_all (strike, self, move);
      if (!resolve (strike, error))
        return FALSE;
    }
  return TRUE;
}

/* Throws the dice, or reads those that the group has thrown, and finds out how the attack ends. Returns whether that
 * worked.
 * @strike: a strike that has been read
 * @move: a move with %HK_AOTD_STRIKE_PARAMS */
gboolean
hk_aotd_strike_roll (HkAotdStrike *strike,
                     HkAotdTable  *self,
                     HkMove       *move,
                     GError      **error)
{
  const gboolean thrown = strike->attack.weapon.kind == HK_AOTD_WEAPON_THROWN;
  const int rerolls = hk_move_get_int (move, "rerolls", 0);
  int due;

  strike->roll = (HkAotdRoll) { .dice = strike->faces[0], .ammo = strike->faces[1], .extra = strike->faces[2] };
  if (rerolls > strike->attack.lucky &&
      !hk_move_require_rule (move, "army-of-the-dead/skill.lucky", error,
                             _("Only the Skill “Lucky” lets all dice be rolled again.")))
    return FALSE;
  if (thrown)
    return resolve (strike, error);
  if (!hk_move_has (move, "dice") && !hk_move_has (move, "ammo"))
    {
      if (self->dice_by != HK_BY_HAND || hk_move_get_boolean (move, "by-app", FALSE))
        return throw_by_app (strike, self, move, error);
      due = hk_aotd_attack_count_dice (&strike->attack);
      if (strike->attack.weapon.ammo_dice > 0)
        hk_move_ask_also (move, "ammo");
      return hk_move_ask (move, "dice", error,
                          ngettext ("Roll %d die, and %d Ammo Dice besides: what do they show?",
                                    "Roll %d dice, and %d Ammo Dice besides: what do they show?", (gulong) due), due, strike->attack.weapon.ammo_dice);
    }
  strike->roll.n_dice = read_faces (move, "dice", strike->faces[0]);
  strike->roll.n_ammo = read_faces (move, "ammo", strike->faces[1]);
  strike->roll.n_extra = read_faces (move, "extra", strike->faces[2]);
  if (!hk_aotd_attack_check_roll (&strike->attack, &strike->roll, error))
    return FALSE;
  note_luck (strike, self, move);
  due = hk_aotd_attack_count_due (&strike->attack, &strike->roll);
  if (due > 0)
    return hk_move_ask (move, "extra", error, ngettext ("The sixes bring %d die more: what does it show?",
                                                        "The sixes bring %d dice more: what do they show?", (gulong) due), due);
  return resolve (strike, error);
}
