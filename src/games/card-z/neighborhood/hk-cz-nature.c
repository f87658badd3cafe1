/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-gear.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-day.h"
#include "hk-cz-nature.h"

/* Hunting, fishing and trapping at a Terrain (Hunting, Clear a Location). */

#define GAME_FOOD  2
#define HUNT_ADDED 2

/* Looks for game by d10+2: an odd sum finds some, 1 at close range, 3 to 5 at medium, 7 to 9 at long; 11 is out of
 * range. Skill in hunting may be taken off (ruling.hunting-skill). Returns whether there is game at all.
 * @die: the d10, 0 to 9
 * @skill: what the hunter takes off the sum, 0 or more
 * @range: (out): where the game is; %HK_CZ_RANGE_OUT when it is too far */
gboolean
hk_cz_hunt_resolve (int        die,
                    int        skill,
                    HkCzRange *range)
{
  const int sum = die + HUNT_ADDED - skill;

  *range = sum == 1 ? HK_CZ_RANGE_CLOSE : sum >= 3 && sum <= 5 ? HK_CZ_RANGE_MEDIUM
           : sum >= 7 && sum <= 9 ? HK_CZ_RANGE_LONG : HK_CZ_RANGE_OUT;
  return sum > 0 && sum % 2 == 1;
}

/* Who uses a resource of the Location where the group of the current player has cleared everything. */
static HkCzSurvivor *
read_user (HkCzTable  *self,
           HkMove     *move,
           const char *resource,
           int        *number,
           GError    **error)
{
  const int player = hk_cz_table_take_turn (self, move, error);
  HkCzSurvivor *survivor = player < 0 ? NULL : hk_cz_read_survivor (self, move, "survivor", number, error);
  HkCzLocation *location = survivor == NULL ? NULL : hk_cz_table_get_location (self, survivor->place);

  if (survivor == NULL)
    return NULL;
  if (survivor->player != player || location == NULL)
    {
      g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("%s is not led by the player whose turn it is."), survivor->name);
      return NULL;
    }
  if (survivor->kind == HK_CZ_SURVIVOR_DEPENDANT
      && !hk_move_require_rule (move, "card-z/encounter.friendly", error, _("%s is a Dependant."), survivor->name))
    return NULL;
  if (g_strcmp0 (location->resource, resource) != 0
      && !hk_move_require_rule (move, "card-z/location.types", error, _("%s is not a place for that."), location->name))
    return NULL;
  if (!location->safe && !hk_move_require_rule (move, "card-z/turn.clear", error, _("%s has to be cleared first."),
                                                location->name))
    return NULL;
  if (location->hunted && !hk_move_require_rule (move, "card-z/character.hunting", error,
                                                 _("One Character has tried at %s in this phase."), location->name))
    return NULL;
  return survivor;
}

static void
mark (HkCzTable    *self,
      HkCzSurvivor *survivor)
{
  HkCzLocation *location = hk_cz_table_get_location (self, survivor->place);
  HkCzPlayer *player = hk_cz_table_get_player (self, survivor->player);

  hk_record_set_boolean (location, &location->hunted, TRUE);
  hk_record_set_boolean (survivor, &survivor->hunted, TRUE);
  hk_record_set_boolean (player, &player->scouted, TRUE);
  hk_record_set_boolean (player, &player->retreated, TRUE);
}

/* Fresh Food is left at the Location, to be taken. */
static gboolean
find_food (HkCzTable *self,
           HkMove    *move,
           int        place,
           int        count,
           GError   **error)
{
  JsonArray *told = hk_move_get_array (move, "loot");

  for (int i = 0; i < count; i++)
    {
      const gboolean named = told != NULL && (guint) i < json_array_get_length (told);
      g_autofree char *kind = hk_cz_table_lay_loot (self, move, place, "fresh", named ? json_array_get_string_element (told, (guint) i) : NULL, error);

      if (kind == NULL)
        return FALSE;
      hk_move_log (move, _("There is %s."), kind);
    }
  return TRUE;
}

/* A natural zero jams a firearm whose second d10 is no more than its jam rating; an arrow or bolt is lost with it, and picked up
 * after any other shot (Ranged Attack, page 10). */
static gboolean
settle_zero (HkCzTable *self,
             HkMove    *move,
             int        player,
             HkCzLoot  *loot,
             HkCzGear  *gear,
             GError   **error)
{
  int second = 0;

  if (gear != NULL && g_strcmp0 (gear->type, "bow") == 0)
    hk_move_log (move, _("A natural zero: the arrow or bolt is lost."));
  if (gear == NULL || gear->jam < 0)
    return TRUE;
  if (!hk_cz_table_roll_die (self, move, "second", 0, 9, &second, error))
    return FALSE;
  hk_move_add_die (move, player, N_("Dice against a jam"), second, 0, 9);
  hk_record_set_boolean (loot, &loot->jammed, second <= gear->jam);
  if (loot->jammed)
    hk_move_log (move, _("A natural zero, and a second die of %d: it jams."), second);
  else
    hk_move_log (move, _("A natural zero, and a second die of %d: it does not jam."), second);
  return TRUE;
}

/* A group that draws its own cards has more on hand than it has told: a weapon that it names is on hand. */
static void
take_named (HkCzTable *self,
            HkMove    *move,
            int        number)
{
  JsonNode *node = hk_move_get_node (move, "weapon");
  const char *name = node != NULL && JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING ? json_node_get_string (node) : NULL;
  g_autoptr (HkCzLoot) loot = NULL;

  if (name == NULL || name[0] == '\0' || !hk_cz_table_draws_by_hand (self) || hk_cz_survivor_find_loot (hk_cz_table_get_survivor (self, number), name) >= 0)
    return;
  loot = hk_cz_loot_make (self, name);
  hk_cz_survivor_add_loot (self, number, loot, FALSE);
}

/* The shot at the game: everything counts that counts outside. */
static gboolean
shoot (HkCzTable    *self,
       HkMove       *move,
       int           number,
       HkCzRange     range,
       gboolean     *hit,
       GError      **error)
{
  HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, number);
  HkCzToHit input = { .how = HK_CZ_HOW_SHOOT, .range = range, .outside = TRUE };
  HkCzToHitResult result;
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkCzGear *gear;
  HkCzLoot *loot;
  int weapon;
  int die;

  take_named (self, move, number);
  loot = hk_cz_read_loot (self, move, "weapon", number, &weapon, error);
  if (loot == NULL)
    return FALSE;
  gear = hk_cz_table_find_gear (self, loot->kind);
  if (gear == NULL && !hk_move_has (move, "target"))
    return hk_move_ask (move, "target", error, _("Which number does %s need at that range? It is printed on its card."), loot->kind);
  if (gear != NULL && !hk_cz_gear_is_ranged (gear) && !hk_move_require_rule (move, "card-z/character.hunting", error,
                                                                             _("Game is shot at from afar.")))
    return FALSE;
  if (loot->jammed && !hk_move_require_rule (move, "card-z/action.jam", error, _("%s is jammed."), loot->kind))
    return FALSE;
  if (gear != NULL)
    hk_cz_fill_to_hit (self, number, NULL, gear, &input);
  else
    hk_cz_table_fill_rolls (self, number, &input);
  input.how = HK_CZ_HOW_SHOOT;
  input.range = range;
  input.outside = TRUE;
  input.night = hk_cz_table_is_night (self);
  input.weather = hk_cz_table_get_weather_modifier (self, range);
  if ((input.night || input.weather != 0) && hk_table_follow_house_rule (HK_TABLE (self), move, "hunting-plain"))
    {
      input.night = FALSE;
      input.weather = 0;
    }
  input.target = hk_move_has (move, "target") ? hk_move_get_int (move, "target", 0) : hk_cz_gear_get_target (gear, HK_CZ_HOW_SHOOT, range);
  input.weapon = loot->kind;
  if (input.target < 1)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not reach that far."), loot->kind);
  if (!hk_cz_table_spend_supply (self, move, number, weapon, 1, error) || !hk_cz_table_roll_die (self, move, "attack", 0, 9, &die, error))
    return FALSE;
  hk_move_add_die (move, survivor->player, N_("Attack dice"), die, 0, 9);
  hk_cz_to_hit_resolve (&input, &result);
  breakdown = hk_cz_to_hit_explain (&input, &result);
  hk_move_set_breakdown (move, breakdown);
  *hit = die > 0 && die >= result.needed;
  /* Translators: %s: a survivor; %s: a card; %d: what is needed; %d: what the die shows. */
  hk_move_log (move, _("%s shoots with %s, needs %d and rolls %d."), survivor->name, loot->kind, result.needed, die);
  if (die == 0)
    return settle_zero (self, move, survivor->player, loot, gear, error);
  if (gear != NULL && g_strcmp0 (gear->type, "bow") == 0)
    {
      hk_record_set_int (loot, &loot->spent, loot->spent + 1);
      hk_cz_survivor_recover (self, survivor, loot);
    }
  return TRUE;
}

/* How lucky the die of a hunt was: game that is nearer is luckier. */
static void
note_game (HkMove       *move,
           HkCzSurvivor *survivor,
           int           die,
           int           skill)
{
  double weights[HK_CZ_RANGE_OUT + 1] = { 0 };
  HkCzRange range;
  int value = 0;

  for (int face = 0; face <= 9; face++)
    {
      const int worth = hk_cz_hunt_resolve (face, skill, &range) ? HK_CZ_RANGE_OUT - (int) range : 0;

      weights[worth] += 1;
      if (face == die)
        value = worth;
    }
  hk_move_add_chance (move, survivor->player, N_("Nearness of game in hunts"), value, hk_distribution_new_weighted (0, weights, G_N_ELEMENTS (weights)));
}

static gboolean
apply_hunt (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int number;
  HkCzSurvivor *survivor = read_user (self, move, "hunting", &number, error);
  const int skill = survivor == NULL ? 0 : hk_cz_survivor_get_skill (survivor, "hunting");
  const int used = hk_move_get_int (move, "skill", 0);
  HkCzRange range;
  gboolean hit = FALSE;
  int die;

  if (survivor == NULL)
    return FALSE;
  if (used > skill && !hk_move_require_rule (move, "card-z/character.hunting-close", error,
                                             _("%s has a skill of %d in hunting."), survivor->name, skill))
    return FALSE;
  if (!hk_cz_table_roll_die (self, move, "die", 0, 9, &die, error))
    return FALSE;
  note_game (move, survivor, die, used);
  mark (self, survivor);
  if (!hk_cz_hunt_resolve (die, used, &range))
    {
      hk_move_log (move, _("%s hunts and rolls %d: there is no game."), survivor->name, die + HUNT_ADDED - used);
      return TRUE;
    }
  if (range == HK_CZ_RANGE_OUT)
    {
      hk_move_log (move, _("%s hunts and rolls %d: the game is out of range."), survivor->name,
                   die + HUNT_ADDED - used);
      return TRUE;
    }
  /* Translators: %s: a survivor; %d: what the die shows; %s: a range. */
  hk_move_log (move, _("%s hunts and rolls %d: there is game, %s."), survivor->name, die + HUNT_ADDED - used,
               hk_cz_range_get_title (range));
  if (!hk_move_has (move, "weapon"))
    return hk_move_ask (move, "weapon", error, _("With which weapon does %s shoot?"), survivor->name);
  if (!shoot (self, move, number, range, &hit, error))
    return FALSE;
  if (!hit)
    {
      hk_move_log (move, _("The game escapes."));
      return TRUE;
    }
  return find_food (self, move, survivor->place, GAME_FOOD, error);
}

/* What fishing and trapping need and bring is printed on cards: the group tells it. */
static gboolean
gather (HkCzTable  *self,
        HkMove     *move,
        const char *resource,
        const char *said,
        GError    **error)
{
  int number;
  HkCzSurvivor *survivor = read_user (self, move, resource, &number, error);
  const int food = hk_move_get_int (move, "food", -1);

  if (survivor == NULL)
    return FALSE;
  if (food < 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Say how much Fresh Food it brings."));
  mark (self, survivor);
  hk_move_log (move, "%s", said);
  if (hk_move_has (move, "die"))
    hk_move_log (move, _("%s rolls %d."), survivor->name, hk_move_get_int (move, "die", 0));
  if (food == 0)
    hk_move_log (move, _("It brings nothing."));
  else
    hk_move_log (move, ngettext ("%d Fresh Food is brought in.", "%d Fresh Food are brought in.", food), food);
  return find_food (self, move, survivor->place, food, error);
}

static gboolean
apply_fish (HkTable *table,
            HkMove  *move,
            GError **error)
{
  return gather (HK_CZ_TABLE (table), move, "fishing", _("The group goes fishing."), error);
}

static gboolean
apply_trap (HkTable *table,
            HkMove  *move,
            GError **error)
{
  return gather (HK_CZ_TABLE (table), move, "trapping", _("The group sets a trap."), error);
}

static const HkParamSpec hunt_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 for the game, when rolled by hand"), N_("The d10 for the game") },
  { "skill", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("How much of the skill in hunting is taken off the sum"), N_("Skill") },
  { "weapon", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The number or the name of the weapon, once there is game"), N_("Weapon") },
  { "target", HK_PARAM_INT, FALSE, 1, 10, NULL, N_("The target number, where it is not known"), N_("Target number") },
  { "attack", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the shot, when rolled by hand"), N_("The d10 of the attack") },
  { "second", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 that is rolled for the jam after a natural zero"), N_("The second d10") },
  { "loot", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Fresh Food, when drawn by hand"), N_("Fresh Food drawn") },
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

static const HkParamSpec gather_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "food", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("How much Fresh Food it brings, as the card says"), N_("Fresh Food") },
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 that was rolled for it"), N_("The d10") },
  { "loot", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Fresh Food, when drawn by hand"), N_("Fresh Food drawn") },
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

const HkMoveSpec hk_cz_nature_moves[] = {
  { "hunt", N_("Hunt"), "card-z/character.hunting", hunt_params, G_N_ELEMENTS (hunt_params), apply_hunt },
  { "fish", N_("Fish"), "card-z/turn.use-skill", gather_params, G_N_ELEMENTS (gather_params), apply_fish },
  { "trap", N_("Set a Trap"), "card-z/turn.use-skill", gather_params, G_N_ELEMENTS (gather_params), apply_trap },
};

const guint hk_cz_n_nature_moves = G_N_ELEMENTS (hk_cz_nature_moves);
