/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/rules/hk-daz-missions.h"
#include "games/dark-age-z/rules/hk-daz-reveal.h"
#include "games/dark-age-z/rules/hk-daz-supply.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-gate.h"
#include "hk-daz-invade.h"
#include "hk-daz-scoring.h"

/* The combats of Phase 3: the table as a combat finds it, and what a combat does to the table. */

/* The first frontier is the one to the left of the starting player, and the others follow clockwise. Returns the
 * frontier whose combat is next, or −1 when all have been fought. */
int
hk_daz_find_next_invasion (HkDazTable *self)
{
  int n;

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), -1);

  n = (int) hk_daz_table_get_n_kingdoms (self);
  for (int i = 0; i < n; i++)
    {
      const int number = (self->starting_player + i) % n;
      g_autofree char *step = hk_daz_combat_step_id (number);

      if (!hk_daz_table_get_frontier (self, number)->fought && !hk_table_is_ticked (HK_TABLE (self), step))
        return number;
    }
  return -1;
}

static void
add_army (HkDazFrontier   *frontier,
          HkDazZone       *zone,
          HkDazCombatZone *fight)
{
  const guint n = hk_record_list_get_length (zone->reinforcements);

  if (zone->army == NULL || !hk_daz_frontier_borders (frontier, zone->loyalty))
    return;
  fight->has_army = TRUE;
  fight->defeated = zone->defeated;
  fight->army = hk_daz_army_get_name (zone->army);
  fight->attack = zone->army->attack;
  fight->type = hk_daz_combat_get_type (zone->army->rank, zone->ranged);
  fight->zombification = zone->army->zombification;
  fight->side = zone->loyalty == frontier->left ? HK_DAZ_LEFT : HK_DAZ_RIGHT;
  fight->stand_in = g_strcmp0 (zone->army->source, "stand-in") == 0;
  for (guint i = 0; i < n && fight->n_reinforcements < (int) G_N_ELEMENTS (fight->reinforcements); i++)
    {
      HkDazReinforcement *item = hk_record_list_get (zone->reinforcements, i);

      fight->reinforcements[fight->n_reinforcements++] = item->bonus;
    }
}

static void
add_commander (HkDazZone       *zone,
               HkDazCombatZone *fight)
{
  const HkDazCommander *facts = zone->commander == NULL ? NULL : hk_daz_content_find_commander (zone->commander);

  if (facts != NULL && fight->has_army)
    hk_daz_combat_set_commander (fight, facts);
}

static void
fill_zones (HkDazTable    *self,
            HkDazFrontier *board,
            const int     *supporters,
            HkDazCombat   *combat)
{
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      HkDazZone *zone = hk_daz_frontier_get_zone (board, i + 1);

      add_army (board, zone, &combat->zones[i]);
      add_commander (zone, &combat->zones[i]);
      combat->zones[i].skipped = zone->skipped;
      combat->zones[i].pair_points = zone->pair_points;
      combat->zones[i].supporter = supporters == NULL ? 0 : supporters[i];
      if (g_strcmp0 (zone->commander, "lancelot") == 0 && hk_daz_table_has_house_rule (self, "lancelot-falls"))
        combat->zones[i].guards[zone->recruiter == board->left ? HK_DAZ_LEFT : HK_DAZ_RIGHT] = hk_daz_frontier_borders (board, zone->recruiter);
    }
}

static void
read_house_rules (HkDazTable  *self,
                  HkDazCombat *combat)
{
  const struct
  {
    const char *id;
    gboolean   *flag;
  } rules[] = {
    { "commander-does-not-charge", &combat->commanders_walk },
    { "supporter-nearer-horde", &combat->supporter_before },
    { "support-must-be-needed", &combat->support_needed },
    { "empty-zone-not-attacked", &combat->empty_quiet },
    { "charge-takes-reward", &combat->charge_rewards },
    { "commander-outlasts-army", &combat->commanders_outlast },
    { "saved-army-is-done", &combat->saved_done },
    { "skipped-commander-shoots", &combat->skipped_shoot },
    { "immune-slots-count", &combat->immune_slots },
    { "roar-pairs-only", &combat->roar_pairs_only },
    { "protection-brings-points", &combat->protection_pays },
    { "tokens-run-out", &combat->is_limited },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    *rules[i].flag = hk_daz_table_has_house_rule (self, rules[i].id);
  combat->supply = MAX (0, hk_daz_supply_count_zombies (self));
}

/* Returns whether there is such a frontier and the zombies are known. Errors: %HK_ERROR_IMPOSSIBLE.
 * @frontier: from 0
 * @supporters: (nullable) (array fixed-size=5): for each zone the one that gets its supporting fire reward, 0 for
 *   the one nearer the City Gate
 * @combat: (out caller-allocates): the frontier as a combat finds it; its texts belong to the table */
gboolean
hk_daz_build_combat (HkDazTable  *self,
                     int          frontier,
                     const int   *supporters,
                     HkDazCombat *combat,
                     GError     **error)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  HkDazInvasion *invasion = hk_daz_table_get_invasion (self);

  if (board == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such frontier."));
  if (invasion == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The invasion card of today has not been revealed."));
  hk_daz_combat_init (combat);
  combat->names[HK_DAZ_LEFT] = hk_daz_table_get_name_of (self, board->left);
  combat->names[HK_DAZ_RIGHT] = hk_daz_table_get_name_of (self, board->right);
  combat->zombies = board->horde;
  combat->hp = MAX (1, hk_daz_table_get_zombie_hp (self));
  combat->damage = hk_daz_table_get_damage (self);
  read_house_rules (self, combat);
  combat->protection[HK_DAZ_LEFT] = hk_daz_gate_protection (self, frontier, board->left);
  combat->protection[HK_DAZ_RIGHT] = hk_daz_gate_protection (self, frontier, board->right);
  hk_daz_combat_set_boss (combat, self->boss_active ? hk_daz_get_boss (self) : NULL);
  combat->stand_in = g_strcmp0 (invasion->source, "stand-in") == 0;
  fill_zones (self, board, supporters, combat);
  return TRUE;
}

/* Tells what is known of a combat before the invasion card is: the attack power that meets the zombies in each zone
 * while its army and those beside it stand, which is the most that they meet. Returns (transfer full): a sentence.
 * @self: a table where the zombies of today are not known
 * @frontier: from 0 */
char *
hk_daz_combat_summarise_power (HkDazTable *self,
                               int         frontier)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  gboolean fallen[HK_DAZ_COMBAT_ZONES] = { FALSE };
  HkDazCombat combat;
  int power[HK_DAZ_COMBAT_ZONES];
  int most = 0;

  g_return_val_if_fail (board != NULL, NULL);

  hk_daz_combat_init (&combat);
  fill_zones (self, board, NULL, &combat);
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    {
      power[i] = hk_daz_combat_get_power (&combat, i, fallen);
      most += power[i];
    }
  if (most == 0)
    return g_strdup (_("No army attacks here yet"));
  /* Translators: the attack power in Zones 1 to 5, and all of it together. */
  return g_strdup_printf (_("Power by zone: %d, %d, %d, %d, %d; at most %d in all"), power[0], power[1], power[2], power[3], power[4], most);
}

/* Works out a combat without touching the table. Returns whether it can be worked out.
 * @frontier: from 0
 * @supporters: (nullable) (array fixed-size=5): as for hk_daz_build_combat()
 * @result: (out caller-allocates): how the combat would end as the table stands
 * @breakdown: (out) (optional) (transfer full): how that comes about */
gboolean
hk_daz_preview_invasion (HkDazTable        *self,
                         int                frontier,
                         const int         *supporters,
                         HkDazCombatResult *result,
                         HkBreakdown      **breakdown,
                         GError           **error)
{
  HkDazCombat combat;

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  if (!hk_daz_build_combat (self, frontier, supporters, &combat, error))
    return FALSE;
  hk_daz_combat_resolve (&combat, result);
  if (breakdown != NULL)
    *breakdown = hk_daz_combat_explain (&combat, result);
  return TRUE;
}

/* Takes from the move "invade" what the invasion card of today would tell, where it is not kept: how many come to a frontier, and once
 * a day what they are like. Returns whether all of it is known now. Errors: %HK_ERROR_PARAMETER.
 * @frontier: from 0 */
gboolean
hk_daz_tell_zombies (HkDazTable *self,
                     HkMove     *move,
                     int         frontier,
                     GError    **error)
{
  static const char * const values[] = { "zombies", "hp", "damage" };
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  const gboolean is_known = hk_daz_table_get_invasion (self) != NULL;
  const char *asked = NULL;

  if (hk_table_keeps (HK_TABLE (self), "days") || board == NULL)
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (values); i++)
    if ((i == 0 ? board->horde == 0 : !is_known) && !hk_move_has (move, values[i]))
      {
        hk_move_ask_also (move, values[i]);
        asked = values[i];
      }
  if (asked != NULL)
    return hk_move_ask (move, asked, error, _("Which zombies come to this frontier?"));
  if (hk_move_has (move, "zombies"))
    hk_record_set_int (board, &board->horde, hk_move_get_int (move, "zombies", 0));
  if (!is_known)
    {
      g_autoptr (HkDazInvasion) invasion = g_object_new (HK_TYPE_DAZ_INVASION,
                                                         "hp", hk_move_get_int (move, "hp", 1),
                                                         "damage", hk_move_get_int (move, "damage", 0),
                                                         "source", "by-hand",
                                                         NULL);

      hk_record_list_append (self->invasions, invasion);
    }
  return TRUE;
}

/* Reads "supporters" of the move; FALSE with @error set when a zone is given to one that is not next to it. */
static gboolean
read_supporters (HkMove  *move,
                 int     *supporters,
                 GError **error)
{
  JsonArray *told = hk_move_get_array (move, "supporters");

  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      const int zone = (int) json_array_get_int_element (told, i);

      if (i >= HK_DAZ_COMBAT_ZONES || (zone != 0 && ABS (zone - (int) i - 1) != 1))
        {
          return hk_move_ask (move, "supporters", error, _("A zone gets supporting fire from the zone before or behind it only."));
        }
      supporters[i] = zone;
    }
  return TRUE;
}

static gboolean
check_turn (HkDazTable *self,
            HkMove     *move,
            int         frontier,
            GError    **error)
{
  const int next = hk_daz_find_next_invasion (self);
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  g_autofree char *name = NULL;

  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_COMBAT &&
      !hk_move_require_rule (move, "dark-age-z/combat.overview", error,
                             _("The zombies invade in Phase 3, and it is not Phase 3 now.")))
    return FALSE;
  if (board->fought)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("That frontier has been invaded today."));
  if (next < 0 || frontier == next)
    return TRUE;
  name = hk_daz_table_get_frontier_name (self, next);
  return hk_move_require_rule (move, "dark-age-z/combat.order", error,
                               _("The next frontier to be invaded is that of %s."), name);
}

/* Counts zombie tokens for a kingdom; the Barbarian King has no use for his. */
static gboolean
credit (HkDazTable *self,
        HkMove     *move,
        int         number,
        int         tokens,
        GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, number);

  if (tokens <= 0 || kingdom->barbarian)
    return TRUE;
  hk_record_set_int (kingdom, &kingdom->kills, MIN (999, kingdom->kills + tokens));
  return hk_daz_missions_note_kills (self, move, number, error);
}

/* The house rule by which points are lost right after the combat, not at scoring. */
static void
lose_at_gate (HkDazTable    *self,
              HkMove        *move,
              HkDazFrontier *board,
              int            number)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, number);
  const int damage = hk_daz_gate_damage (self, board->number, number, NULL);

  if (damage <= 0 || kingdom->barbarian)
    return;
  hk_daz_table_add_points (self, number, -damage);
  hk_move_log (move, ngettext ("%s loses %d Victory Point at the gate at once, as the house rule has it.",
                               "%s loses %d Victory Points at the gate at once, as the house rule has it.", damage), kingdom->name, damage);
}

/* How many of the tokens of a side count as its kills. */
static int
count_kills (HkDazTable              *self,
             const HkDazCombat       *combat,
             const HkDazCombatResult *result,
             HkDazSide                side)
{
  int n = result->tokens[side];

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES && hk_daz_table_has_house_rule (self, "rewards-are-no-kills"); i++)
    n -= result->zones[i].supporter > 0 && combat->zones[result->zones[i].supporter - 1].side == side;
  return n;
}

static gboolean
commit (HkDazTable              *self,
        HkMove                  *move,
        HkDazFrontier           *board,
        const HkDazCombat       *combat,
        const HkDazCombatResult *result,
        GError                 **error)
{
  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    if (result->zones[i].defeated)
      {
        HkDazZone *zone = hk_daz_frontier_get_zone (board, i + 1);

        hk_record_set_boolean (zone, &zone->defeated, TRUE);
      }
  hk_record_set_int (board, &board->horde, 0);
  hk_record_set_int (board, &board->at_gate, MIN (999, result->at_gate));
  hk_record_set_int (board, &board->kills_left, MIN (999, result->tokens[HK_DAZ_LEFT]));
  hk_record_set_int (board, &board->kills_right, MIN (999, result->tokens[HK_DAZ_RIGHT]));
  hk_record_set_int (board, &board->points_left, MIN (999, result->gained[HK_DAZ_LEFT]));
  hk_record_set_int (board, &board->points_right, MIN (999, result->gained[HK_DAZ_RIGHT]));
  hk_record_set_int (board, &board->reached_zone, result->reached);
  hk_record_set_boolean (board, &board->fought, TRUE);
  if (hk_daz_table_has_house_rule (self, "gate-losses-at-once"))
    {
      lose_at_gate (self, move, board, board->left);
      lose_at_gate (self, move, board, board->right);
    }
  return credit (self, move, board->left, count_kills (self, combat, result, HK_DAZ_LEFT), error)
         && credit (self, move, board->right, count_kills (self, combat, result, HK_DAZ_RIGHT), error);
}

/* How the combat went, as the log tells it. */
static void
tell (HkMove                  *move,
      const HkDazCombat       *combat,
      const HkDazCombatResult *result)
{
  int fallen = 0;

  for (int i = 0; i < HK_DAZ_COMBAT_ZONES; i++)
    fallen += result->zones[i].defeated;
  if (combat->zombies == 0)
    return;
  if (fallen > 0)
    hk_move_log (move, ngettext ("%d army is defeated.", "%d armies are defeated.", fallen), fallen);
  if (result->at_gate > 0)
    hk_move_log (move, ngettext ("%d zombie reaches the City Gate.", "%d zombies reach the City Gate.",
                                 result->at_gate), result->at_gate);
  else
    hk_move_log (move, _("No zombie reaches the City Gate."));
  /* Translators: %s: a player; %d: tokens; %s: a player; %d: tokens. */
  hk_move_log (move, _("Zombie tokens: %s %d, %s %d."), combat->names[HK_DAZ_LEFT], result->tokens[HK_DAZ_LEFT],
               combat->names[HK_DAZ_RIGHT], result->tokens[HK_DAZ_RIGHT]);
}

static gboolean
apply_invade (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int frontier = hk_move_get_int (move, "frontier", hk_daz_find_next_invasion (self));
  int supporters[HK_DAZ_COMBAT_ZONES] = { 0 };
  HkDazCombatResult result;
  HkDazCombat combat;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autofree char *name = NULL;

  if (!read_supporters (move, supporters, error) || !hk_daz_tell_zombies (self, move, frontier, error) || !hk_daz_build_combat (self, frontier, supporters, &combat, error) ||
      !check_turn (self, move, frontier, error))
    return FALSE;
  hk_daz_combat_resolve (&combat, &result);
  breakdown = hk_daz_combat_explain (&combat, &result);
  hk_move_set_breakdown (move, breakdown);
  name = hk_daz_table_get_frontier_name (self, frontier);
  hk_move_log (move, ngettext ("%d zombie invades the frontier of %s.", "%d zombies invade the frontier of %s.",
                               combat.zombies),
               combat.zombies, name);
  tell (move, &combat, &result);
  return commit (self, move, hk_daz_table_get_frontier (self, frontier), &combat, &result, error);
}

static const HkParamSpec invade_params[] = {
  { "frontier", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The frontier; the next one when left out"), N_("Frontier"), "frontiers" },
  { "supporters", HK_PARAM_INTS, FALSE, 0, 5, NULL,
    N_("For Zones 1 to 5 the zone that gets the supporting fire reward where two support; 0 for the one nearer the City Gate") },
  { "zombies", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("How many zombies come, where the days are not kept"), N_("Zombies") },
  { "hp", HK_PARAM_INT, FALSE, 1, 99, NULL, N_("The attack power that kills one, where the days are not kept"), N_("Hit Points of a zombie") },
  { "damage", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("What each does at a City Gate, where the days are not kept"), N_("Damage of a zombie") },
};

const HkMoveSpec hk_daz_invade_moves[] = {
  { "invade", N_("Fight the Combat of a Frontier"), "dark-age-z/combat.overview", invade_params, G_N_ELEMENTS (invade_params), apply_invade },
};

const guint hk_daz_n_invade_moves = G_N_ELEMENTS (hk_daz_invade_moves);
