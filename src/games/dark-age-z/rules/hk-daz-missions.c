/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cards.h"
#include "hk-daz-missions.h"
#include "hk-daz-planning.h"
#include "hk-daz-play-army.h"
#include "hk-daz-supply.h"

/* What the missions give, by themselves where the app sees that they are fulfilled, and claimed by the
 * group where it does not. */

#define KILLS_PER_RELIC 7

/* --- Rewards --- */

/* Whether the player's mission is kept and known to be @id. */
static gboolean
has_mission (HkDazTable *self,
             int         player,
             const char *id)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  return kingdom != NULL && !kingdom->barbarian && hk_table_keeps (HK_TABLE (self), "missions") && g_strcmp0 (kingdom->mission, id) == 0;
}

/* Whether the kills of the day have earned more Relic Cards than they gave. */
static gboolean
is_relic_due (HkDazKingdom *kingdom)
{
  return kingdom->relics_by_mission < MIN (hk_daz_content_find_mission ("seven-kills")->most, kingdom->kills / KILLS_PER_RELIC);
}

static gboolean
draw_relic_reward (HkDazTable *self,
                   HkMove     *move,
                   int         player,
                   GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  g_autofree char *relic = NULL;

  if (!hk_table_keeps (HK_TABLE (self), "hands"))
    {
      hk_record_set_int (kingdom, &kingdom->relics_by_mission, MIN (99, kingdom->relics_by_mission + 1));
      hk_move_log (move, _("The mission of %s gives a Relic Card."), kingdom->name);
      return TRUE;
    }
  if (self->cards_by != HK_BY_HAND && !hk_deck_can_draw (self->relic_deck, 1))
    {
      hk_move_log (move, _("The mission of %s would give a Relic Card, but none is left."), kingdom->name);
      return TRUE;
    }
  relic = hk_daz_draw_relic (self, move, NULL, error);
  if (relic == NULL)
    return FALSE;
  hk_daz_kingdom_add_relic (kingdom, relic);
  hk_record_set_int (kingdom, &kingdom->relics_by_mission, kingdom->relics_by_mission + 1);
  hk_record_set_boolean (kingdom, &kingdom->mission_shown, TRUE);
  hk_move_log (move, _("The mission of %s gives a Relic Card."), kingdom->name);
  return TRUE;
}

/* What it gives, in a few words. */
static char *
describe_reward (const HkDazMission *mission)
{
  g_autofree char *points = g_strdup_printf (ngettext ("%d Victory Point", "%d Victory Points", mission->points), mission->points);

  if (mission->tokens > 0)
    /* Translators: %d: Command Tokens; %s: Victory Points. */
    return g_strdup_printf (ngettext ("%d Command Token and %s", "%d Command Tokens and %s", mission->tokens), mission->tokens, points);
  if (mission->cards > 0)
    return g_strdup_printf (ngettext ("%d Army Card", "%d Army Cards", mission->cards), mission->cards);
  if (mission->relics > 0)
    return g_strdup_printf (ngettext ("%d Relic Card", "%d Relic Cards", mission->relics), mission->relics);
  if (mission->reactivations > 0)
    return g_strdup_printf (ngettext ("%d defeated army reactivated", "up to %d defeated armies reactivated", mission->reactivations),
                            mission->reactivations);
  return g_steal_pointer (&points);
}

static gboolean
give (HkDazTable         *self,
      HkMove             *move,
      int                 player,
      const HkDazMission *mission,
      GError            **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  g_autofree char *reward = describe_reward (mission);

  hk_record_set_boolean (kingdom, &kingdom->mission_shown, TRUE);
  /* Translators: %s: a player; %s: the reward. */
  hk_move_log (move, _("The mission of %s is fulfilled: %s."), kingdom->name, reward);
  hk_daz_table_add_points (self, player, mission->points);
  hk_daz_kingdom_add_tokens (kingdom, hk_daz_supply_take_tokens (self, move, mission->tokens));
  if (hk_table_keeps (HK_TABLE (self), "frontiers"))
    hk_record_set_int (kingdom, &kingdom->reactivations_due, MIN (99, kingdom->reactivations_due + mission->reactivations));
  return mission->cards == 0 || !hk_table_keeps (HK_TABLE (self), "hands") || hk_daz_draw_armies (self, move, player, (guint) mission->cards, NULL, NULL, error);
}

/* Returns (transfer full) (nullable): what it gives, in a few translated words.
 * @mission: the id of a mission */
char *
hk_daz_missions_get_reward (const char *mission)
{
  const HkDazMission *facts = hk_daz_content_find_mission (mission);

  return facts == NULL ? NULL : describe_reward (facts);
}

/* Gives the rewards of all missions of a type that are known and fulfilled and have not been claimed yet. All are
 * judged before any reward is given. Returns whether it worked.
 * @type: "daily" or "end-game" */
gboolean
hk_daz_missions_reward_type (HkDazTable *self,
                             HkMove     *move,
                             const char *type,
                             GError    **error)
{
  const gboolean daily = g_str_equal (type, "daily");
  int met[8] = { 0 };

  for (guint i = 0; i < hk_daz_table_get_n_players (self) && i < G_N_ELEMENTS (met); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);
      const HkDazMission *facts = kingdom->mission == NULL ? NULL : hk_daz_content_find_mission (kingdom->mission);
      const gboolean claimed = daily ? kingdom->daily_done : kingdom->mission_done;

      if (facts != NULL && !claimed && g_str_equal (facts->type, type))
        met[i] = hk_daz_missions_count_met (self, (int) i, kingdom->mission);
    }
  for (guint i = 0; i < hk_daz_table_get_n_players (self) && i < G_N_ELEMENTS (met); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

      if (met[i] == 0)
        continue;
      if (daily)
        hk_record_set_boolean (kingdom, &kingdom->daily_done, TRUE);
      else
        hk_record_set_boolean (kingdom, &kingdom->mission_done, TRUE);
      for (int j = 0; j < met[i]; j++)
        if (!give (self, move, (int) i, hk_daz_content_find_mission (kingdom->mission), error))
          return FALSE;
    }
  return TRUE;
}

/* Returns whether missions of a type can be claimed in the phase that the table is in, or in any where it is in none
 * (page 4).
 * @type: "all-time", "daily" or "end-game" */
gboolean
hk_daz_missions_pays_now (HkDazTable *self,
                          const char *type)
{
  const HkDazPhase phase = hk_daz_table_get_phase (self);

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  if (phase == HK_DAZ_PHASE_NONE || hk_table_goes_by_hand (HK_TABLE (self)) || g_str_equal (type, "all-time"))
    return TRUE;
  return phase >= HK_DAZ_PHASE_COMBAT && (g_str_equal (type, "daily") || self->day >= self->last_day);
}

/* Returns whether a player is known to have that mission, of which there is one card.
 * @mission: the id of a mission */
gboolean
hk_daz_missions_is_shown (HkDazTable *self,
                          const char *mission)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), FALSE);

  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if (g_strcmp0 (hk_daz_table_get_kingdom (self, (int) i)->mission, mission) == 0)
      return TRUE;
  return FALSE;
}

/* --- All-time missions --- */

/* Counts a happening that an all-time mission rewards, for a mission that is shown later too. */
static void
count (HkDazKingdom *kingdom,
       int          *happenings)
{
  hk_record_set_int (kingdom, happenings, MIN (99, *happenings + 1));
}

/* Gives a reward of an all-time mission, where the mission is known to be @id. */
static gboolean
reward (HkDazTable *self,
        HkMove     *move,
        int         player,
        const char *id,
        GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (!has_mission (self, player, id))
    return TRUE;
  count (kingdom, &kingdom->mission_rewards);
  return give (self, move, player, hk_daz_content_find_mission (id), error);
}

/* Returns whether what follows from it for the player's mission could be done.
 * @player: who has played a relic */
gboolean
hk_daz_missions_note_relic_played (HkDazTable *self,
                                   HkMove     *move,
                                   int         player,
                                   GError    **error)
{
  return reward (self, move, player, "relic-played", error);
}

/* Returns whether what follows from it for the player's mission could be done.
 * @player: who has played an army card
 * @frontier: where it lies
 * @zone: the zone that holds it now */
gboolean
hk_daz_missions_note_army_played (HkDazTable *self,
                                  HkMove     *move,
                                  int         player,
                                  int         frontier,
                                  int         zone,
                                  GError    **error)
{
  HkDazZone *place = hk_daz_table_get_zone (self, frontier, zone);
  HkDazZone *front = hk_daz_table_get_zone (self, frontier, hk_daz_table_has_house_rule (self, "in-front-is-gate") ? zone + 1 : zone - 1);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  gboolean gold;
  gboolean loyal;

  gold = place->army->rank == HK_DAZ_RANK_GOLD;
  loyal = front != NULL && hk_daz_zone_is_active (front) && front->loyalty == place->loyalty;
  if (gold)
    count (kingdom, &kingdom->golds_played);
  if (loyal)
    count (kingdom, &kingdom->loyals_played);
  return (!gold || reward (self, move, player, "gold-played", error))
         && (!loyal || reward (self, move, player, "same-loyalty", error));
}

/* Returns whether what follows from it for the owner's mission could be done.
 * @owner: the kingdom whose active army the horde has consumed */
gboolean
hk_daz_missions_note_consumed (HkDazTable *self,
                               HkMove     *move,
                               int         owner,
                               GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, owner);

  if (kingdom == NULL)
    return TRUE;
  count (kingdom, &kingdom->consumed);
  return reward (self, move, owner, "consumed", error);
}

/* Returns whether what follows from it for the kingdom's mission could be done.
 * @kingdom: whose kills of the day have grown */
gboolean
hk_daz_missions_note_kills (HkDazTable *self,
                            HkMove     *move,
                            int         kingdom,
                            GError    **error)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);

  if (!has_mission (self, kingdom, "seven-kills"))
    return TRUE;
  while (is_relic_due (record))
    {
      const int before = record->relics_by_mission;

      if (!draw_relic_reward (self, move, kingdom, error))
        return FALSE;
      if (record->relics_by_mission == before)
        break;
    }
  return TRUE;
}

/* --- Moves --- */

static int
check_player (HkDazTable *self,
              HkMove     *move,
              GError    **error)
{
  const int player = hk_move_get_int (move, "player", hk_daz_table_get_on_turn (self));
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (kingdom != NULL && !kingdom->barbarian)
    return player;
  hk_move_ask (move, "player", error, _("Whose mission is it?"));
  return -1;
}

/* Turns up the mission of which the app did not know. */
static gboolean
show_mission (HkMove       *move,
              HkDazKingdom *kingdom,
              GError      **error)
{
  const char *told = hk_move_get_string (move, "mission");

  if (told != NULL && hk_daz_content_find_mission (told) == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no mission “%s”."), told);
  if (told == NULL && kingdom->mission == NULL)
    return hk_move_ask (move, "mission", error, _("Which mission does %s show?"), kingdom->name);
  if (told != NULL && kingdom->mission != NULL && !g_str_equal (told, kingdom->mission) &&
      !hk_move_require_rule (move, "dark-age-z/mission.types", error, _("The mission of %s is another one."),
                             kingdom->name))
    return FALSE;
  if (told != NULL)
    hk_record_set_string (kingdom, &kingdom->mission, told);
  hk_record_set_boolean (kingdom, &kingdom->mission_shown, TRUE);
  return TRUE;
}

/* A relic is given away for an army that stands up again. */
static gboolean
pay_with_relic (HkDazTable *self,
                HkMove     *move,
                int         player,
                GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  const char *relic = hk_move_get_string (move, "relic");

  if (hk_daz_table_get_phase (self) != HK_DAZ_PHASE_PLANNING && hk_daz_table_get_phase (self) != HK_DAZ_PHASE_RALLYING &&
      !hk_move_require_rule (move, "dark-age-z/mission.types", error,
                             _("A relic can be given away for this mission in Phases 1 and 2 only.")))
    return FALSE;
  if (player != hk_daz_table_get_on_turn (self) && hk_daz_table_get_on_turn (self) >= 0 &&
      /* Translators: %s: a player; %s: a player. */
      !hk_move_require_rule (move, "dark-age-z/mission.types", error,
                             _("It is the turn of %s, and %s gives a relic away in the own turn only."),
                             hk_daz_table_get_name_of (self, self->current_player), kingdom->name))
    return FALSE;
  if (!hk_table_keeps (HK_TABLE (self), "hands"))
    return TRUE;
  if (hk_daz_kingdom_get_n_relics (kingdom) == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s holds no Relic Card."), kingdom->name);
  if (relic == NULL && hk_daz_kingdom_has_relic (kingdom, ""))
    relic = "";
  if (relic == NULL)
    return hk_move_ask (move, "relic", error, _("Which Relic Card does %s discard?"), kingdom->name);
  if (!hk_daz_kingdom_remove_relic (kingdom, relic))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not hold that Relic Card."), kingdom->name);
  if (relic[0] != '\0')
    hk_deck_discard (self->relic_deck, relic);
  hk_move_log (move, _("%s discards a Relic Card for the mission."), kingdom->name);
  return TRUE;
}

/* Whether what an all-time mission rewards has happened today more often than it was rewarded. */
static gboolean
is_reward_due (HkDazKingdom *kingdom,
               const char   *mission)
{
  if (g_str_equal (mission, "seven-kills"))
    return is_relic_due (kingdom);
  if (g_str_equal (mission, "relic-played"))
    return kingdom->mission_rewards < kingdom->relics_played;
  if (g_str_equal (mission, "gold-played"))
    return kingdom->mission_rewards < kingdom->golds_played;
  if (g_str_equal (mission, "same-loyalty"))
    return kingdom->mission_rewards < kingdom->loyals_played;
  return !g_str_equal (mission, "consumed") || kingdom->mission_rewards < kingdom->consumed;
}

static gboolean
check_all_time (HkMove             *move,
                HkDazKingdom       *kingdom,
                const HkDazMission *facts,
                GError            **error)
{
  if (!is_reward_due (kingdom, facts->id) &&
      !hk_move_require_rule (move, "dark-age-z/mission.types", error,
                             _("Nothing that the mission of %s rewards has happened today, or all of it has been rewarded."), kingdom->name))
    return FALSE;
  if (!g_str_equal (facts->id, "seven-kills"))
    count (kingdom, &kingdom->mission_rewards);
  return TRUE;
}

static gboolean
check_claim (HkDazTable         *self,
             HkMove             *move,
             int                 player,
             const HkDazMission *facts,
             GError            **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  const gboolean daily = g_str_equal (facts->type, "daily");

  if (g_str_equal (facts->type, "all-time"))
    return check_all_time (move, kingdom, facts, error);
  if ((daily ? kingdom->daily_done : kingdom->mission_done) &&
      !hk_move_require_rule (move, "dark-age-z/mission.types", error,
                             _("%s has had the reward of this mission already."), kingdom->name))
    return FALSE;
  if (hk_daz_missions_count_met (self, player, kingdom->mission) == 0 &&
      !hk_move_require_rule (move, "dark-age-z/mission.types", error,
                             _("As the table stands, the mission of %s is not fulfilled."), kingdom->name))
    return FALSE;
  if (daily)
    hk_record_set_boolean (kingdom, &kingdom->daily_done, TRUE);
  else
    hk_record_set_boolean (kingdom, &kingdom->mission_done, TRUE);
  return TRUE;
}

static gboolean
apply_mission (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int player = check_player (self, move, error);
  const HkDazMission *facts;
  HkDazKingdom *kingdom;

  if (player < 0)
    return FALSE;
  kingdom = hk_daz_table_get_kingdom (self, player);
  if (!show_mission (move, kingdom, error))
    return FALSE;
  facts = hk_daz_content_find_mission (kingdom->mission);
  if (facts == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no mission “%s”."), kingdom->mission);
  if (g_str_equal (facts->id, "relic-discarded") && !pay_with_relic (self, move, player, error))
    return FALSE;
  if (!check_claim (self, move, player, facts, error))
    return FALSE;
  if (g_str_equal (facts->id, "seven-kills"))
    return draw_relic_reward (self, move, player, error);
  return give (self, move, player, facts, error);
}

static gboolean
apply_show_mission (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int player = check_player (self, move, error);
  HkDazKingdom *kingdom = player < 0 ? NULL : hk_daz_table_get_kingdom (self, player);

  if (kingdom == NULL || !show_mission (move, kingdom, error))
    return FALSE;
  hk_move_log (move, _("%s turns the mission face up."), kingdom->name);
  return TRUE;
}

static gboolean
apply_reactivate_by_mission (HkTable *table,
                             HkMove  *move,
                             GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int player = check_player (self, move, error);
  const int frontier = hk_move_get_int (move, "frontier", -1);
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  HkDazZone *zone = hk_daz_table_get_zone (self, frontier, hk_move_get_int (move, "zone", 0));

  if (player < 0)
    return FALSE;
  if (kingdom->reactivations_due == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("No mission lets %s reactivate an army now."), kingdom->name);
  if (hk_move_get_boolean (move, "skip", FALSE))
    {
      hk_record_set_int (kingdom, &kingdom->reactivations_due, 0);
      hk_move_log (move, _("%s leaves the defeated armies as they lie."), kingdom->name);
      return TRUE;
    }
  if (zone == NULL || zone->army == NULL || !zone->defeated)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no defeated army there to reactivate."));
  if (hk_daz_table_has_house_rule (self, "mission-raises-own") && !hk_daz_check_frontier (self, move, player, frontier, error))
    return FALSE;
  if (!hk_daz_raise_army (self, move, player, frontier, zone, "loyalty", TRUE, error))
    return FALSE;
  hk_record_set_int (kingdom, &kingdom->reactivations_due, kingdom->reactivations_due - 1);
  return TRUE;
}

#define MISSION_PLAYER \
  { "player", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("Whose mission it is"), N_("Player"), "kingdoms" }

static const HkParamSpec mission_params[] = {
  MISSION_PLAYER,
  { "mission", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The mission, where the app does not know it"), N_("Mission") },
  { "relic", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The relic that is discarded for a mission that asks for one"),
    N_("Relic") },
};

static const HkParamSpec show_mission_params[] = {
  MISSION_PLAYER,
  { "mission", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The mission, where the app does not know it"), N_("Mission") },
};

static const HkParamSpec reactivate_params[] = {
  MISSION_PLAYER,
  { "frontier", HK_PARAM_INT, FALSE, 0, 4, NULL, N_("The frontier, by the player on whose left hand it lies"), N_("Frontier"), "frontiers" },
  { "zone", HK_PARAM_INT, FALSE, 1, 5, NULL, N_("The zone of the defeated army"), N_("Zone") },
  HK_DAZ_LOYALTY_PARAM,
  { "skip", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether to reactivate no army at all"), N_("Reactivate no army") },
};

const HkMoveSpec hk_daz_mission_moves[] = {
  { "mission", N_("Claim the Reward of a Mission"), "dark-age-z/mission.types", mission_params, G_N_ELEMENTS (mission_params), apply_mission },
  { "show-mission", N_("Turn a Mission Face Up"), "dark-age-z/mission.types",
    show_mission_params, G_N_ELEMENTS (show_mission_params), apply_show_mission },
  { "reactivate-by-mission", N_("Reactivate an Army for a Mission"), "dark-age-z/mission.types",
    reactivate_params, G_N_ELEMENTS (reactivate_params), apply_reactivate_by_mission },
};

const guint hk_daz_n_mission_moves = G_N_ELEMENTS (hk_daz_mission_moves);
