/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-encounter.h"
#include "games/card-z/team/hk-cz-carrying.h"
#include "games/card-z/team/hk-cz-characters.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-moves.h"
#include "hk-cz-battle-private.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-field.h"
#include "hk-cz-strike.h"

/* The actions of survivors in a battle-round (book, Player Battle-Round). */

/* How many survivors fight, or with @idle how many of them have not acted. */
static int
count_fighters (HkCzTable *self,
                gboolean   idle)
{
  HkCzSurvivor *survivor;
  int n = 0;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    n += hk_cz_is_fighting (survivor) && !(idle && survivor->acted);
  return n;
}

/* Checks that the survivor of the move may act now: once a battle-round, on the battlefield, while the survivors
 * act. After regrouping actions are without limit. Returns whether the survivor may.
 * @survivor: (out): who acts */
gboolean
hk_cz_begin_action (HkCzTable *self,
                    HkMove    *move,
                    int       *survivor,
                    GError   **error)
{
  HkCzSurvivor *record;

  if (!hk_cz_check_battle (self, error))
    return FALSE;
  record = hk_cz_read_survivor (self, move, "survivor", survivor, error);
  if (record == NULL)
    return FALSE;
  if (record->dead)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is dead."), record->name);
  if (record->kind == HK_CZ_SURVIVOR_DEPENDANT &&
      !hk_move_require_rule (move, "card-z/encounter.dependant", error, _("%s is a Dependant and cannot battle."),
                             record->name))
    return FALSE;
  if (!record->on_field && !hk_move_require_rule (move, "card-z/battle.rounds", error,
                                                  _("%s is not on the battlefield."), record->name))
    return FALSE;
  if (self->battle->side == HK_CZ_SIDE_ENCOUNTERS &&
      !hk_move_require_rule (move, "card-z/battle.rounds", error, _("The Encounters act now; their bites come first.")))
    return FALSE;
  return !record->acted || self->battle->side == HK_CZ_SIDE_REGROUP ||
         hk_move_require_rule (move, "card-z/battle.rounds", error, _("%s has acted in this battle-round."),
                               record->name);
}

/* The survivor has used the action of this battle-round. */
void
hk_cz_spend_action (HkCzTable *self,
                    int        survivor)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);

  if (self->battle != NULL && self->battle->side != HK_CZ_SIDE_REGROUP)
    hk_record_set_boolean (record, &record->acted, TRUE);
}

static gboolean
apply_attack (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzStrike strike = { .table = self, .move = move };

  if (!hk_cz_begin_action (self, move, &strike.survivor, error))
    return FALSE;
  strike.record = hk_cz_table_get_survivor (self, strike.survivor);
  if (!hk_cz_strike_read (&strike, error) || !hk_cz_strike_resolve (&strike, error))
    return FALSE;
  hk_cz_spend_action (self, strike.survivor);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* The survivor leaves all adjacent hexes. */
static void
leave (HkCzTable *self,
       int        survivor)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (hk_cz_encounter_is_engaged_by (encounter, survivor) || encounter->impaled_by == survivor)
      hk_cz_encounter_disengage (encounter, survivor);
}

/* Distances after a move as they were told once: a list of [encounter, hexes]. */
static gboolean
read_pairs (HkCzTable *self,
            HkMove    *move,
            int        survivor,
            GError   **error)
{
  JsonArray *told = hk_move_get_array (move, "distances");

  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      JsonNode *node = json_array_get_element (told, i);
      JsonArray *pair = JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
      HkCzEncounter *encounter = pair == NULL || json_array_get_length (pair) != 2
                                   ? NULL : hk_cz_table_get_encounter (self, (int) json_array_get_int_element (pair, 0));
      const gint64 hexes = encounter == NULL ? 0 : json_array_get_int_element (pair, 1);

      if (hexes < 1 || hexes > HK_CZ_MOST_HEXES)
        return hk_move_ask (move, "away", error, _("An Encounter is 1 to %d hexes away."), HK_CZ_MOST_HEXES);
      hk_cz_encounter_set_distance (encounter, survivor, (int) hexes);
    }
  return TRUE;
}

/* The survivor stands somewhere else; the Encounters in "engages" are adjacent now. */
static gboolean
settle_step (HkCzTable *self,
             HkMove    *move,
             int        survivor,
             GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  JsonArray *engages = hk_move_get_array (move, "engages");
  int column, row;

  if (!hk_cz_field_read_hex (self, move, &column, &row, error))
    return FALSE;
  leave (self, survivor);
  if (hk_move_has (move, "hex"))
    hk_record_set_string (record, &record->hex, hk_move_get_string (move, "hex"));
  hk_record_set_int (record, &record->column, column);
  hk_record_set_int (record, &record->row, row);
  for (guint i = 0; engages != NULL && i < json_array_get_length (engages); i++)
    {
      HkCzEncounter *encounter = hk_cz_table_get_encounter (self, (int) json_array_get_int_element (engages, i));

      if (encounter == NULL)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such Encounter on the battlefield."));
      hk_cz_encounter_engage (encounter, survivor);
      hk_record_set_boolean (encounter, &encounter->distracted, FALSE);
    }
  if (!read_pairs (self, move, survivor, error) || !hk_cz_read_distances (self, move, "away", survivor, error))
    return FALSE;
  hk_cz_field_measure (self);
  return TRUE;
}

/* How far the survivor moves at most; −1 when the move rating is not known. */
static int
get_longest (HkCzTable    *self,
             HkCzSurvivor *record)
{
  HkCzIllness *illness = record->sick == NULL ? NULL : hk_cz_table_find_illness (self, record->sick);

  if (record->move < 0 && !hk_cz_table_has_house_rule (self, "move-three"))
    return -1;
  return MAX (0, (record->move > 0 && !hk_cz_table_has_house_rule (self, "move-three") ? record->move : 3) + (illness == NULL ? 0 : illness->move));
}

/* A survivor moves off the battlefield and waits there for the others; the retreat itself is a move in the neighborhood. */
static gboolean
leave_field (HkCzTable *self,
             HkMove    *move,
             int        survivor,
             GError   **error)
{
  HkCzSurvivor *record = hk_cz_table_get_survivor (self, survivor);
  HkCzPlayer *player = hk_cz_table_get_player (self, self->battle->player);

  if (self->battle->to_the_death &&
      !hk_move_require_rule (move, "card-z/turn.retreat-death", error, _("There is no retreat from this battle.")))
    return FALSE;
  if (player != NULL && player->retreated && !hk_move_is_replay (move)
      && !hk_move_require_rule (move, "card-z/turn.retreat", error, _("%s has no retreat left in this phase."), player->name))
    return FALSE;
  if (hk_cz_table_has_dog (self, self->battle->place) && !hk_move_require_rule (move, "card-z/turn.retreat-dogs",
                                                                                error, _("Nobody outruns Feral Dogs: they have to be fought first.")))
    return FALSE;
  leave (self, survivor);
  hk_record_set_boolean (record, &record->on_field, FALSE);
  hk_record_set_int (record, &record->column, -1);
  hk_record_set_int (record, &record->row, -1);
  hk_cz_field_measure (self);
  hk_move_log (move, _("%s moves off the battlefield."), record->name);
  if (count_fighters (self, FALSE) == 0)
    hk_move_log (move, _("Everybody has left it: the group retreats to an adjacent Location."));
  hk_cz_spend_action (self, survivor);
  return TRUE;
}

/* A move rating that is told is kept. Whether it is known, or one hex is enough to go by. */
static gboolean
learn_rating (HkCzTable    *self,
              HkMove       *move,
              HkCzSurvivor *record,
              int           hexes,
              GError      **error)
{
  if (record->move < 0 && hk_move_has (move, "rating"))
    {
      hk_record_set_int (record, &record->move, hk_move_get_int (move, "rating", 0));
      hk_cz_character_learn (move, record);
    }
  return hexes <= 1 || get_longest (self, record) >= 0 || hk_move_is_replay (move)
         || hk_move_ask (move, "rating", error, _("What is the move rating of %s?"), record->name);
}

/* How far the survivor goes: as told, or to the hex that is told. */
static int
count_hexes (HkCzSurvivor *record,
             HkMove       *move)
{
  if (record->column >= 0 && hk_move_has (move, "column") && hk_move_has (move, "row"))
    return hk_cz_field_get_distance (record->column, record->row, hk_move_get_int (move, "column", 0), hk_move_get_int (move, "row", 0));
  return hk_move_get_int (move, "hexes", 1);
}

static gboolean
apply_act_move (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const gboolean start = hk_move_get_boolean (move, "start", FALSE);
  const gboolean is_free = start && !hk_cz_table_has_house_rule (self, "start-hex-action");
  const char *hex = hk_move_get_string (move, "hex");
  HkCzSurvivor *record;
  int survivor, longest;

  if (!hk_cz_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_cz_table_get_survivor (self, survivor);
  if (!learn_rating (self, move, record, count_hexes (record, move), error))
    return FALSE;
  longest = get_longest (self, record);
  if (hk_cz_count_engaged (self, survivor) > 0 &&
      !hk_move_require_rule (move, "card-z/action.melee", error,
                             _("%s is engaged and may only melee; push off to get away."), record->name))
    return FALSE;
  if (longest >= 0 && count_hexes (record, move) > longest &&
      !hk_move_require_rule (move, "card-z/action.move", error, ngettext ("%s moves %d hex at most.",
                                                                          "%s moves %d hexes at most.", (gulong) longest), record->name, longest))
    return FALSE;
  if (start && record->hex != NULL &&
      !hk_move_require_rule (move, "card-z/battle.start-restart", error,
                             _("Only the first move onto the battlefield is free on a start hex.")))
    return FALSE;
  if (hk_move_get_boolean (move, "off", FALSE))
    return leave_field (self, move, survivor, error);
  if (!settle_step (self, move, survivor, error))
    return FALSE;
  if (start && record->hex == NULL)
    hk_record_set_string (record, &record->hex, "start");
  if (hex == NULL)
    hk_move_log (move, is_free ? _("%s steps onto a start hex and acts again at once.") : _("%s moves."), record->name);
  else if (is_free)
    /* Translators: %s: a survivor; %s: a hex. */
    hk_move_log (move, _("%s steps onto the start hex %s and acts again at once."), record->name, hex);
  else
    /* Translators: %s: a survivor; %s: a hex. */
    hk_move_log (move, _("%s moves to %s."), record->name, hex);
  if (hk_cz_count_engaged (self, survivor) > 0)
    hk_move_log (move, _("The move ends engaged."));
  if (!is_free)
    hk_cz_spend_action (self, survivor);
  return TRUE;
}

static gboolean
apply_push_off (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzStrike strike = { .table = self, .move = move, .victim = -1, .number = -1, .shots = 1 };
  g_autoptr (HkBreakdown) breakdown = NULL;
  HkCzEncounter *encounter;
  g_autofree char *name = NULL;
  int number, die;

  if (!hk_cz_begin_action (self, move, &strike.survivor, error))
    return FALSE;
  strike.record = hk_cz_table_get_survivor (self, strike.survivor);
  encounter = hk_cz_read_encounter (self, move, "encounter", &number, error);
  if (encounter == NULL)
    return FALSE;
  name = hk_cz_encounter_describe (encounter);
  if (g_strcmp0 (encounter->type, "dog") == 0 &&
      !hk_move_require_rule (move, "card-z/encounter.dog", error,
                             _("Nobody pushes off from a Feral Dog; they cannot be pushed.")))
    return FALSE;
  if (!hk_cz_encounter_is_engaged_by (encounter, strike.survivor) && encounter->engaged != NULL &&
      /* Translators: %s: a survivor; %s: an Encounter. */
      !hk_move_require_rule (move, "card-z/action.push-off", error, _("%s is not engaged with %s."),
                             strike.record->name, name))
    return FALSE;
  strike.input.how = HK_CZ_HOW_PUSH;
  strike.input.range = HK_CZ_RANGE_MELEE;
  hk_cz_fill_to_hit (self, strike.survivor, encounter, NULL, &strike.input);
  strike.input.other = hk_move_get_int (move, "other", 0);
  strike.input.target = hk_move_get_int (move, "target", strike.input.target);
  strike.input.by_hand = hk_move_has (move, "target");
  if (strike.input.target <= 0)
    return hk_move_ask (move, "target", error, _("What is the push rating of %s?"), strike.record->name);
  if (strike.record->push == 0)
    hk_record_set_int (strike.record, &strike.record->push, strike.input.target);
  hk_cz_to_hit_resolve (&strike.input, &strike.result);
  breakdown = hk_cz_to_hit_explain (&strike.input, &strike.result);
  if (!hk_cz_table_roll_die (self, move, "die", 0, 9, &die, error))
    return FALSE;
  hk_move_add_die (move, strike.record->player, N_("Dice to push off"), die, 0, 9);
  hk_breakdown_add_int (breakdown, _("The die shows"), die, "card-z/dice.blue");
  hk_move_set_breakdown (move, breakdown);
  /* Translators: %s: a survivor; %s: an Encounter; %d: what the die shows; %d: what is needed. */
  hk_move_log (move, _("%s pushes off from %s: the die shows %d, %d or more is needed."), strike.record->name, name,
               die, strike.result.needed);
  if (die > 0 && die >= strike.result.needed && hk_cz_count_engaged (self, strike.survivor) > 1 && hk_cz_table_has_house_rule (self, "push-off-one"))
    {
      hk_cz_encounter_disengage (encounter, strike.survivor);
      hk_move_log (move, _("%s gets free of it, and is still engaged."), strike.record->name);
    }
  else if (die > 0 && die >= strike.result.needed)
    {
      const int longest = get_longest (self, strike.record);

      if (!settle_step (self, move, strike.survivor, error))
        return FALSE;
      if (longest < 0)
        hk_move_log (move, _("%s gets away and may move."), strike.record->name);
      else
        hk_move_log (move, ngettext ("%s gets away and may move up to %d hex.",
                                   "%s gets away and may move up to %d hexes.", (gulong) longest), strike.record->name, longest);
    }
  else
    hk_move_log (move, _("It fails."));
  hk_cz_spend_action (self, strike.survivor);
  return TRUE;
}

static const char * const hands[] = { "reload", "grab", "unjam", NULL };

/* Moves supply of the same type from other Loot, as much as fits. */
static gboolean
reload (HkCzTable    *self,
        HkMove       *move,
        HkCzSurvivor *record,
        HkCzLoot     *loot,
        GError      **error)
{
  HkCzLoot *from = hk_cz_survivor_get_loot (record, hk_move_get_int (move, "from", -1));
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);
  HkCzGear *source = from == NULL ? NULL : hk_cz_table_find_gear (self, from->kind);
  const int full = gear == NULL || gear->supply <= 0 ? 99 : gear->supply;
  const gboolean unknown = hk_cz_loot_stays_unknown (move, loot);
  int moved;

  if (from == NULL || from == loot)
    return hk_move_ask (move, "from", error, _("From which Loot is the supply taken?"));
  if ((from->supply < 0 || unknown) && !hk_move_has (move, "supply"))
    return hk_move_ask (move, "supply", error, _("How much %s holds is not known: say how much is moved."), unknown ? loot->kind : from->kind);
  if (!hk_cz_gear_takes_from (gear, source) && g_strcmp0 (gear->supply_type, source->supply_type) != 0 &&
      /* Translators: %s: a card; %s: a card. */
      !hk_move_require_rule (move, "card-z/supply.resupply", error, _("%s does not hold the supply that %s takes."),
                             from->kind, loot->kind))
    return FALSE;
  moved = hk_move_get_int (move, "supply", MIN (full - MAX (0, loot->supply), from->supply));
  if (moved <= 0 || (from->supply >= 0 && moved > from->supply))
    {
      /* Translators: %s: a card; %s: a card. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has no supply to give, or %s is full."), from->kind, loot->kind);
    }
  if (moved + MAX (0, loot->supply) > full &&
      !hk_move_require_rule (move, "card-z/supply.resupply", error, _("%s holds %d at most."), loot->kind, full))
    return FALSE;
  hk_record_set_int (loot, &loot->supply, unknown ? -1 : MIN (99, MAX (0, loot->supply) + moved));
  hk_record_set_boolean (loot, &loot->clip, TRUE);
  if (from->supply >= 0)
    hk_record_set_int (from, &from->supply, from->supply - moved);
  /* Translators: %s: a survivor; %s: a card; %d: a number of supplies. */
  hk_move_log (move, _("%s reloads %s with %d."), record->name, loot->kind, moved);
  return TRUE;
}

static gboolean
apply_hand (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *what = hk_move_get_string (move, "what");
  HkCzSurvivor *record;
  HkCzLoot *loot;
  int survivor, number;

  if (!hk_cz_begin_action (self, move, &survivor, error))
    return FALSE;
  record = hk_cz_table_get_survivor (self, survivor);
  if (hk_cz_count_engaged (self, survivor) > 0 && !hk_cz_table_has_house_rule (self, "engaged-hands") &&
      !hk_move_require_rule (move, "card-z/ruling.engaged-hands", error, _("%s is engaged and may only melee."),
                             record->name))
    return FALSE;
  loot = hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL)
    return FALSE;
  if (g_str_equal (what, "reload"))
    {
      if (!reload (self, move, record, loot, error))
        return FALSE;
    }
  else if (g_str_equal (what, "grab"))
    {
      if (!loot->packed && !hk_move_require_rule (move, "card-z/action.hand", error, _("%s is on hand already."),
                                                  loot->kind))
        return FALSE;
      if (loot->packed && !hk_cz_check_weight (self, move, survivor, loot->kind, FALSE, error))
        return FALSE;
      hk_record_set_boolean (loot, &loot->packed, FALSE);
      /* Translators: %s: a survivor; %s: a card. */
      hk_move_log (move, _("%s grabs %s from the Backpack."), record->name, loot->kind);
    }
  else
    {
      if (!loot->jammed && !hk_move_require_rule (move, "card-z/action.jam", error, _("%s is not jammed."), loot->kind))
        return FALSE;
      hk_record_set_boolean (loot, &loot->jammed, FALSE);
      /* Translators: %s: a survivor; %s: a card. */
      hk_move_log (move, _("%s unjams %s."), record->name, loot->kind);
    }
  hk_cz_spend_action (self, survivor);
  return TRUE;
}

static gboolean
apply_pass (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int survivor;

  if (!hk_cz_begin_action (self, move, &survivor, error))
    return FALSE;
  hk_cz_spend_action (self, survivor);
  hk_move_log (move, _("%s passes."), hk_cz_table_get_survivor_name (self, survivor));
  return TRUE;
}

static const HkParamSpec attack_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  HK_CZ_STRIKE_PARAMS,
};

#define STEP_PARAMS \
  { "hex", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Where the survivor stands then, in the words of the group"), N_("Hex") }, \
  { "engages", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Encounters in adjacent hexes then"), N_("Encounters engaged") }, \
  { "away", HK_PARAM_OBJECT, FALSE, 1, HK_CZ_MOST_HEXES, NULL, N_("How many hexes away Encounters are then, by their numbers"), N_("Hexes away after it") }, \
  { "distances", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The same as a list, such as [[0, 4], [2, 1]]"), NULL }, \
  HK_CZ_HEX_PARAMS

static const HkParamSpec move_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "hexes", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("How many hexes the survivor moves"), N_("Hexes moved") },
  { "start", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is the first move, onto a start hex, after which the survivor acts at once"), N_("From a start hex") },
  { "rating", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The move rating of the survivor, when it is not known"), N_("Move rating") },
  { "off", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the survivor moves off the battlefield, to retreat"), N_("Off the battlefield") },
  STEP_PARAMS,
};

static const HkParamSpec push_off_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  HK_CZ_ENCOUNTER_PARAM,
  { "target", HK_PARAM_INT, FALSE, 1, 10, NULL, N_("The push rating, when it is not known"), N_("Target number") },
  { "other", HK_PARAM_INT, FALSE, -9, 9, NULL, N_("What anything else adds to the die"), N_("Other changes of the roll") },
  { "die", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10"), N_("The d10") },
  STEP_PARAMS,
};

static const HkParamSpec hand_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "what", HK_PARAM_STRING, TRUE, 0, 0, hands, N_("reload, grab from the Backpack, or unjam"), N_("What") },
  { "loot", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The Loot: its number, or its name"), N_("Loot") },
  { "from", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The Loot whose supply is taken, a number"), N_("From") },
  { "supply", HK_PARAM_INT, FALSE, 1, 99, NULL, N_("How much; all that fits when left out"), N_("Supply") },
  HK_CZ_UNKNOWN_PARAM,
  HK_CZ_WEIGHT_PARAMS,
};

static const HkParamSpec pass_params[] = {
  HK_CZ_SURVIVOR_PARAM,
};

const HkMoveSpec hk_cz_attack_moves[] = {
  { "attack", N_("Attack"), "card-z/to-hit.roll", attack_params, G_N_ELEMENTS (attack_params), apply_attack },
  { "act-move", N_("Move on the Battlefield"), "card-z/action.move", move_params, G_N_ELEMENTS (move_params), apply_act_move },
  { "push-off", N_("Push Off"), "card-z/action.push-off", push_off_params, G_N_ELEMENTS (push_off_params), apply_push_off },
  { "hand", N_("Hand Action"), "card-z/action.hand", hand_params, G_N_ELEMENTS (hand_params), apply_hand },
  { "pass-round", N_("Pass"), "card-z/battle.rounds", pass_params, G_N_ELEMENTS (pass_params), apply_pass },
};

const guint hk_cz_n_attack_moves = G_N_ELEMENTS (hk_cz_attack_moves);
