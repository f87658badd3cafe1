/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/state/hk-cz-gear.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-carrying.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-cz-act.h"
#include "hk-cz-battle-flow.h"
#include "hk-cz-battle-moves.h"
#include "hk-cz-battle-private.h"
#include "hk-cz-battle-read.h"
#include "hk-cz-human.h"
#include "hk-cz-noise.h"

/* How a battle goes on between the blows: who stands where, rooms, fences, walls, and regrouping (book, Battleground Rules). */

/* What is told of an Encounter counts more than where it stands, until it is placed again. */
static void
lift (HkCzEncounter *encounter)
{
  hk_record_set_int (encounter, &encounter->column, -1);
  hk_record_set_int (encounter, &encounter->row, -1);
}

static gboolean
apply_distance (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int hexes = hk_move_get_int (move, "hexes", 0);
  const int nearest = hk_move_get_int (move, "nearest", -1);
  HkCzEncounter *encounter;
  g_autofree char *name = NULL;
  int number;

  if (self->battle == NULL)
    return hk_cz_check_battle (self, error);
  encounter = hk_cz_read_encounter (self, move, "encounter", &number, error);
  if (encounter == NULL)
    return FALSE;
  if (nearest >= 0 && hk_cz_table_get_survivor (self, nearest) == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no survivor of that number."));
  name = hk_cz_encounter_describe (encounter);
  lift (encounter);
  if (hexes != 1)
    hk_cz_encounter_disengage (encounter, -1);
  if (nearest >= 0)
    hk_record_set_int (encounter, &encounter->nearest, nearest);
  if (hexes == 1 && nearest >= 0)
    hk_cz_encounter_engage (encounter, nearest);
  hk_record_set_int (encounter, &encounter->distance, hexes);
  if (hexes == 0)
    hk_move_log (move, _("How far away %s is, is not known any more."), name);
  else
    hk_move_log (move, ngettext ("%s is %d hex away.", "%s is %d hexes away.", (gulong) hexes), name, hexes);
  return TRUE;
}

static gboolean
apply_engage (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonArray *survivors = hk_move_get_array (move, "survivors");
  HkCzEncounter *encounter;
  g_autofree char *name = NULL;
  int number;

  if (self->battle == NULL)
    return hk_cz_check_battle (self, error);
  encounter = hk_cz_read_encounter (self, move, "encounter", &number, error);
  if (encounter == NULL)
    return FALSE;
  name = hk_cz_encounter_describe (encounter);
  lift (encounter);
  hk_cz_encounter_disengage (encounter, -1);
  for (guint i = 0; i < json_array_get_length (survivors); i++)
    {
      const int survivor = (int) json_array_get_int_element (survivors, i);

      if (hk_cz_table_get_survivor (self, survivor) == NULL)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no survivor of that number."));
      hk_cz_encounter_engage (encounter, survivor);
    }
  if (json_array_get_length (survivors) == 0)
    hk_move_log (move, _("Nobody is engaged with %s."), name);
  else
    hk_move_log (move, ngettext ("%s is engaged with %u survivor.", "%s is engaged with %u survivors.",
                                 json_array_get_length (survivors)), name,
                 json_array_get_length (survivors));
  return TRUE;
}

static gboolean
apply_quarantine (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  int survivor, number;

  if (!hk_cz_begin_action (self, move, &survivor, error) || hk_cz_read_encounter (self, move, "encounter", &number, error) == NULL)
    return FALSE;
  hk_move_log (move, _("%s steps up to the door of the room."), hk_cz_table_get_survivor_name (self, survivor));
  if (!hk_cz_table_quarantine (self, move, number, error))
    return FALSE;
  hk_cz_spend_action (self, survivor);
  return TRUE;
}

/* How many walls or fences stand between two zones. */
static int
count_dividers (const char *layout,
                int         from,
                int         to,
                char        divider)
{
  int n = 0;

  for (int zone = from + 1; layout != NULL && zone <= to; zone++)
    n += hk_cz_layout_get_divider (layout, zone) == divider;
  return n;
}

/* Human Enemies who have been turned up come in their group. */
static gboolean
group_humans (HkCzTable *self,
              HkMove    *move,
              GError   **error)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (encounter->revealed && g_strcmp0 (encounter->type, "human-enemies") == 0)
      return hk_cz_table_group_humans (self, move, i, error);
  return TRUE;
}

static void
log_left (HkMove *move,
          int     left)
{
  if (left > 0)
    hk_move_log (move, ngettext ("%d arrow or bolt does not fit and stays behind.", "%d arrows or bolts do not fit and stay behind.", (gulong) left), left);
}

/* Arrows and bolts that were fired are picked up again, as many as fit. */
static void
pick_up_arrows (HkCzTable *self,
                HkMove    *move)
{
  HkCzSurvivor *survivor;
  HkCzLoot *loot;
  int n = 0;
  int left = 0;

  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    for (int j = 0; survivor->on_field && (loot = hk_cz_survivor_get_loot (survivor, j)) != NULL; j++)
      if (loot->spent > 0)
        {
          n += loot->spent;
          left += hk_cz_survivor_recover (self, survivor, loot);
        }
  if (n > left)
    hk_move_log (move, ngettext ("%d arrow or bolt is recovered.", "%d arrows or bolts are recovered.", (gulong) (n - left)), n - left);
  log_left (move, left);
}

/* Friendly humans who have been revealed join now. */
static void
welcome (HkCzTable *self,
         HkMove    *move)
{
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL;)
    {
      const int before = hk_cz_location_get_n_encounters (hk_cz_table_get_battlefield (self));
      HkCzSurvivor *survivor;

      if (!encounter->set_aside || !encounter->revealed)
        {
          i++;
          continue;
        }
      survivor = hk_cz_table_get_survivor (self, hk_cz_table_adopt (self, move, self->battle->place, i, self->battle->player));
      if (survivor != NULL)
        hk_record_set_boolean (survivor, &survivor->on_field, TRUE);
      if (hk_cz_location_get_n_encounters (hk_cz_table_get_battlefield (self)) == before)
        i++;
    }
}

/* The group takes breath: the infected die, actions are free, arrows are picked up, friends join. Returns whether anybody
 * is left; else the battle is over. */
static gboolean
regroup (HkCzTable *self,
         HkMove    *move)
{
  HkCzSurvivor *survivor;

  hk_move_log (move, _("No dangerous Encounter is left: the group regroups, with actions without limit."));
  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    {
      if (survivor->infected > 0)
        hk_cz_table_hurt (self, move, i, "bitten");
      hk_record_set_boolean (survivor, &survivor->acted, FALSE);
    }
  hk_record_set_enum (self->battle, &self->battle->side, HK_CZ_SIDE_REGROUP);
  pick_up_arrows (self, move);
  if (!hk_cz_table_has_house_rule (self, "friends-at-clear"))
    welcome (self, move);
  return !hk_cz_battle_check_lost (self, move);
}

static gboolean
apply_regroup (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  if (!hk_cz_check_fighters (self, move, error))
    return FALSE;
  if (!hk_cz_battle_is_calm (self) &&
      !hk_move_require_rule (move, "card-z/battle.regroup", error,
                             _("Dangerous Encounters are left; the group cannot regroup.")))
    return FALSE;
  regroup (self, move);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_cross (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *layout;
  HkCzEncounter *encounter;
  HkCzSurvivor *survivor;
  int zone, walls, fences;

  if (!hk_cz_check_fighters (self, move, error))
    return FALSE;
  zone = hk_move_get_int (move, "zone", self->battle->zone + 1);
  layout = hk_cz_battle_get_layout (self);
  if (zone <= self->battle->zone || zone > HK_CZ_N_ZONES)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The group has reached zone %d; there is no such zone beyond it."), self->battle->zone);
  walls = count_dividers (layout, self->battle->zone, zone, '|');
  fences = count_dividers (layout, self->battle->zone, zone, ':');
  if (walls > 1 && !hk_move_require_rule (move, "card-z/location.wall", error, _("One wall is passed at a time.")))
    return FALSE;
  if (walls > 0 && !hk_cz_battle_is_calm (self) &&
      !hk_move_require_rule (move, "card-z/location.wall", error,
                             _("The zones in front of a wall have to be clear before anybody passes it.")))
    return FALSE;
  if (fences > 0 && hk_cz_table_has_house_rule (self, "fence-clear") && !hk_cz_battle_is_calm (self) &&
      !hk_move_require_rule (move, "card-z/ruling.crossing-regroup", error,
                             _("The zones in front of a fence have to be clear before anybody passes it.")))
    return FALSE;
  if (walls > 0 && self->battle->side != HK_CZ_SIDE_REGROUP && hk_cz_battle_is_calm (self) && !regroup (self, move))
    {
      hk_cz_table_check_end (self, move);
      return TRUE;
    }
  hk_record_set_int (self->battle, &self->battle->zone, zone);
  if (self->battle->side == HK_CZ_SIDE_REGROUP)
    {
      hk_record_set_enum (self->battle, &self->battle->side, HK_CZ_SIDE_SURVIVORS);
      hk_record_set_int (self->battle, &self->battle->round, MIN (999, self->battle->round + 1));
    }
  for (int i = 0; (survivor = hk_cz_table_get_survivor (self, i)) != NULL; i++)
    hk_record_set_boolean (survivor, &survivor->acted, survivor->acted && walls == 0);
  hk_move_log (move, walls > 0 ? _("The group passes the wall to zone %d by a restart hex and moves again at once.")
                     : fences > 0 ? _("The group climbs the fence to zone %d by a restart hex and moves again at once.")
                             : _("The group goes on to zone %d."), zone);
  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (encounter->behind_fence && encounter->zone <= zone)
      hk_record_set_boolean (encounter, &encounter->behind_fence, FALSE);
  if (walls > 0)
    hk_cz_table_reveal_zones (self, move, self->battle->place, zone);
  return group_humans (self, move, error);
}

static gboolean
check_stake (HkCzTable *self,
             HkMove    *move,
             HkCzLoot  *loot,
             GError   **error)
{
  HkCzGear *gear = hk_cz_table_find_gear (self, loot->kind);

  if (loot->packed && !hk_move_require_rule (move, "card-z/action.hand", error,
                                             _("%s is in the Backpack; grabbing it is a hand action."), loot->kind))
    return FALSE;
  if (loot->jammed && !hk_move_require_rule (move, "card-z/action.jam", error,
                                             _("%s is jammed; unjamming it is a hand action."), loot->kind))
    return FALSE;
  return (gear != NULL && gear->stake) ||
         hk_move_require_rule (move, "card-z/location.fence", error, _("%s is not known to be fit for stake-tactics."),
                               loot->kind);
}

/* Zombies and Feral Dogs that a fence keeps away: all of them, or the one that is told. */
static GPtrArray *
list_trapped (HkCzTable *self,
              HkMove    *move)
{
  GPtrArray *trapped = g_ptr_array_new_with_free_func (g_object_unref);
  HkCzEncounter *encounter;

  for (int i = 0; (encounter = hk_cz_table_get_encounter (self, i)) != NULL; i++)
    if (encounter->revealed && encounter->behind_fence && !encounter->locked && hk_cz_type_get_bite (encounter->type) > 0 &&
        (!hk_move_has (move, "encounter") || hk_move_get_int (move, "encounter", -1) == i))
      g_ptr_array_add (trapped, g_object_ref (encounter));
  return trapped;
}

static gboolean
apply_stake (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (GPtrArray) trapped = NULL;
  HkCzLoot *loot;
  HkCzGear *gear;
  const gboolean once = hk_cz_table_has_house_rule (self, "stake-one-ammo");
  gboolean fires;
  int survivor, number, n = 0;

  if (!hk_cz_begin_action (self, move, &survivor, error))
    return FALSE;
  loot = hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL || !check_stake (self, move, loot, error))
    return FALSE;
  trapped = list_trapped (self, move);
  if (trapped->len == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No Zombie or Feral Dog is trapped behind a fence there."));
  gear = hk_cz_table_find_gear (self, loot->kind);
  fires = hk_cz_gear_is_ranged (gear);
  if (fires && loot->supply == 0 && !hk_move_require_rule (move, "card-z/supply.clip", error, _("%s has no ammo."),
                                                           loot->kind))
    return FALSE;
  for (guint i = 0; i < trapped->len; i++)
    {
      const int found = hk_record_list_index (hk_cz_table_get_battlefield (self)->encounters, g_ptr_array_index (trapped, i));

      if (fires && loot->supply == 0 && (!once || n == 0) && !hk_move_is_house (move))
        break;
      if (found < 0)
        continue;
      if (fires && loot->supply > 0 && (!once || n == 0))
        hk_record_set_int (loot, &loot->supply, loot->supply - 1);
      hk_cz_table_eradicate (self, move, found);
      n++;
    }
  if (fires)
    hk_record_set_boolean (loot, &loot->clip, TRUE);
  /* Translators: %s: a survivor; %d: how many Encounters; %s: a card. */
  hk_move_log (move, ngettext ("%s eradicates %d Encounter through the fence with %s.",
                               "%s eradicates %d Encounters through the fence with %s.",
                               (gulong) n), hk_cz_table_get_survivor_name (self, survivor), n, loot->kind);
  if (gear != NULL && gear->loud)
    hk_cz_table_make_noise (self, move, hk_cz_battle_is_outside (self, self->battle->zone), FALSE);
  hk_cz_spend_action (self, survivor);
  return TRUE;
}

/* A purple disc becomes Residential Loot in the hands of who stands next to it. */
static gboolean
take_disc (HkCzTable *self,
           HkMove    *move,
           int        survivor,
           GError   **error)
{
  g_autofree char *kind = NULL;
  g_autoptr (HkCzLoot) loot = NULL;

  if (self->battle->discs == 0 &&
      !hk_move_require_rule (move, "card-z/encounter.loot", error, _("No purple disc lies on the battlefield.")))
    return FALSE;
  kind = hk_cz_table_draw_loot (self, move, "residential", hk_move_get_string (move, "name"), error);
  if (kind == NULL || !hk_cz_check_weight (self, move, survivor, kind, FALSE, error))
    return FALSE;
  hk_record_set_int (self->battle, &self->battle->discs, MAX (0, self->battle->discs - 1));
  loot = hk_cz_loot_make (self, kind);
  hk_cz_survivor_add_loot (self, survivor, loot, FALSE);
  /* Translators: %s: a survivor; %s: a card. */
  hk_move_log (move, _("%s picks up the disc: %s."), hk_cz_table_get_survivor_name (self, survivor), kind);
  return TRUE;
}

static gboolean
apply_recover (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzLoot *loot;
  int survivor, number, n, left;

  if (!hk_cz_check_battle (self, error) || hk_cz_read_survivor (self, move, "survivor", &survivor, error) == NULL)
    return FALSE;
  if (!hk_move_has (move, "loot"))
    return take_disc (self, move, survivor, error);
  loot = hk_cz_read_loot (self, move, "loot", survivor, &number, error);
  if (loot == NULL)
    return FALSE;
  if (self->battle->side != HK_CZ_SIDE_REGROUP &&
      !hk_move_require_rule (move, "card-z/battle.regroup", error,
                             _("Arrows and bolts are recovered when the group regroups.")))
    return FALSE;
  if (loot->spent == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Nothing fired with %s lies about."), loot->kind);
  n = loot->spent;
  left = hk_cz_survivor_recover (self, hk_cz_table_get_survivor (self, survivor), loot);
  if (n > left)
    hk_move_log (move, ngettext ("%s recovers %d arrow or bolt.", "%s recovers %d arrows or bolts.", (gulong) (n - left)),
                 hk_cz_table_get_survivor_name (self, survivor), n - left);
  log_left (move, left);
  return TRUE;
}

static const HkParamSpec distance_params[] = {
  HK_CZ_ENCOUNTER_PARAM,
  { "hexes", HK_PARAM_INT, TRUE, 0, 30, NULL, N_("Hexes to the closest survivor: 1 adjacent, 0 not known"), N_("Hexes away") },
  { "nearest", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("The closest survivor"), N_("Closest survivor"), "survivors" },
};

static const HkParamSpec engage_params[] = {
  HK_CZ_ENCOUNTER_PARAM,
  { "survivors", HK_PARAM_INTS, TRUE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("All survivors in adjacent hexes; none for nobody"), N_("Survivors") },
};

static const HkParamSpec quarantine_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  HK_CZ_ENCOUNTER_PARAM,
};

static const HkParamSpec cross_params[] = {
  { "zone", HK_PARAM_INT, FALSE, 1, 3, NULL, N_("The zone that is entered; the next one when left out"), N_("Zone") },
};

static const HkParamSpec stake_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "loot", HK_PARAM_ANY, TRUE, 0, 0, NULL, N_("The weapon"), N_("Loot") },
  { "encounter", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which Encounter behind the fence; all of them when left out"), N_("Encounter") },
};

static const HkParamSpec recover_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "loot", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The bow whose arrows or bolts are recovered; a purple disc is picked up when left out"), N_("Loot") },
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Which Residential Loot was drawn for the disc"), N_("Name") },
  HK_CZ_WEIGHT_PARAMS,
};

const HkMoveSpec hk_cz_cross_moves[] = {
  { "distance", N_("Tell a Distance"), "card-z/action.ranges", distance_params, G_N_ELEMENTS (distance_params), apply_distance },
  { "engage", N_("Tell Who Is Engaged"), "card-z/battle.rules", engage_params, G_N_ELEMENTS (engage_params), apply_engage },
  { "quarantine", N_("Quarantine a Zombie"), "card-z/battlefield.quarantine", quarantine_params, G_N_ELEMENTS (quarantine_params), apply_quarantine },
  { "cross", N_("Pass a Wall or Fence"), "card-z/battle.crossing", cross_params, G_N_ELEMENTS (cross_params), apply_cross },
  { "regroup", N_("Regroup"), "card-z/battle.regroup", NULL, 0, apply_regroup },
  { "stake-tactics", N_("Stake-tactics"), "card-z/location.fence", stake_params, G_N_ELEMENTS (stake_params), apply_stake },
  { "recover", N_("Recover"), "card-z/battle.regroup", recover_params, G_N_ELEMENTS (recover_params), apply_recover },
};

const guint hk_cz_n_cross_moves = G_N_ELEMENTS (hk_cz_cross_moves);
