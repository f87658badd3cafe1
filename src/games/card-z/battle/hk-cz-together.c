/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "hk-cz-battle-flow.h"

/* Players in one battle: with each other or against each other (Joint Missions, Player versus Player). */

#define DEFENDER_BONUS 5

/* Puts the living survivors of a player who are at @place onto the battlefield.
 * @acted: whether they act from the next battle-round on */
static void
enter_field (HkCzTable *self,
             int        player,
             int        place,
             gboolean   acted)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player != player || survivor->place != place || !hk_cz_survivor_is_alive (survivor))
        continue;
      hk_record_set_boolean (survivor, &survivor->on_field, TRUE);
      hk_record_set_boolean (survivor, &survivor->acted, acted);
    }
}

static gboolean
permit_join (HkCzTable  *self,
             HkMove     *move,
             HkCzPlayer *item,
             int         from,
             GError    **error)
{
  HkCzBattle *battle = self->battle;

  if (hk_cz_table_is_competitive (self) && !hk_cz_table_has_house_rule (self, "joint-rivals")
      && !hk_move_require_rule (move, "card-z/multi.joint", error,
                                _("Players fight side by side when they play together.")))
    return FALSE;
  if (battle->round < 2 && !hk_move_require_rule (move, "card-z/multi.joint", error,
                                                  _("Others join from the second battle-round on.")))
    return FALSE;
  if ((item->done || item->scouted) && !hk_move_require_rule (move, "card-z/multi.joint", error,
                                                              _("%s has no turn left in this phase."), item->name))
    return FALSE;
  return from == battle->place || hk_cz_table_is_adjacent (self, from, battle->place)
         || hk_move_require_rule (move, "card-z/multi.joint", error, _("%s is not next to the battle."), item->name);
}

static gboolean
apply_join (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_move_get_int (move, "player", -1);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  const int from = hk_cz_table_get_player_place (self, player);

  if (!hk_cz_table_can_act (self, move, error))
    return FALSE;
  if (self->battle == NULL || !self->battle->started || item == NULL || player == self->battle->player || from < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, self->battle == NULL || !self->battle->started ? _("There is no battle to join.") : _("This player cannot join the battle."));
  if (!permit_join (self, move, item, from, error))
    return FALSE;
  hk_cz_table_move_group (self, player, from, self->battle->place, NULL, 0);
  enter_field (self, player, self->battle->place, TRUE);
  hk_record_set_boolean (item, &item->scouted, TRUE);
  /* Translators: %s: a player; %s: a Location. */
  hk_move_log (move, _("%s joins the battle at %s, on restart hexes of zone 1."), item->name,
               hk_cz_table_get_location_name (self, self->battle->place));
  return TRUE;
}

static gboolean
permit_attack (HkCzTable *self,
               HkMove    *move,
               int        player,
               int        rival,
               GError   **error)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  const int from = hk_cz_table_get_player_place (self, player);
  const int place = hk_cz_table_get_player_place (self, rival);

  if (rival == player || place < 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Say which other player is attacked."));
  if (self->battle != NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is a battle already."));
  if (!hk_cz_table_is_competitive (self)
      && !hk_move_require_rule (move, "card-z/multi.pvp", error,
                                _("Players attack each other in competitive games alone.")))
    return FALSE;
  if (hk_cz_table_is_church (self, place) && !hk_move_require_rule (move, "card-z/multi.pvp", error,
                                                                    _("Nobody is attacked at the Church.")))
    return FALSE;
  if (item->scouted && !hk_move_require_rule (move, "card-z/turn.scout", error, _("%s has scouted in this phase."),
                                              item->name))
    return FALSE;
  return hk_cz_table_is_adjacent (self, from, place)
         || hk_move_require_rule (move, "card-z/multi.pvp", error, _("%s is not next to %s."), item->name,
                                  hk_cz_table_get_player_name (self, rival));
}

/* Who acts first in a round between players; in the first the defender has a bonus. */
static gboolean
roll_duel (HkCzTable *self,
           HkMove    *move,
           GError   **error)
{
  HkCzBattle *battle = self->battle;
  const int bonus = battle->round <= 1 ? DEFENDER_BONUS : 0;
  const gboolean settled = hk_cz_table_has_house_rule (self, "duel-tie-defender");
  int attacker;
  int defender;

  do
    {
      if (!hk_cz_table_roll_die (self, move, "attacker", 0, 9, &attacker, error)
          || !hk_cz_table_roll_die (self, move, "defender", 0, 9, &defender, error))
        return FALSE;
      if (attacker == defender + bonus && !settled && hk_move_has (move, "attacker") && hk_move_has (move, "defender"))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("Both have the same: both roll again."));
      hk_move_add_die (move, battle->player, N_("Dice for the initiative"), attacker, 0, 9);
      hk_move_add_die (move, battle->pvp, N_("Dice for the initiative"), defender, 0, 9);
    }
  while (attacker == defender + bonus && !settled);
  hk_record_set_enum (battle, &battle->initiative, attacker > defender + bonus ? HK_CZ_INITIATIVE_SURVIVORS : HK_CZ_INITIATIVE_RIVALS);
  /* Translators: %s: a player; %d: a die; %s: a player; %d: a die; %d: a bonus. */
  hk_move_log (move, _("%s rolls %d, %s rolls %d + %d."), hk_cz_table_get_player_name (self, battle->player), attacker,
               hk_cz_table_get_player_name (self, battle->pvp), defender, bonus);
  hk_move_log (move, _("%s acts first."), hk_cz_table_get_player_name (self,
                                                                       attacker > defender + bonus ? battle->player : battle->pvp));
  return TRUE;
}

static gboolean
apply_attack_player (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int rival = hk_move_get_int (move, "rival", -1);
  const int player = hk_cz_table_take_turn (self, move, error);
  const int from = hk_cz_table_get_player_place (self, player);
  const int place = hk_cz_table_get_player_place (self, rival);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (player < 0 || !permit_attack (self, move, player, rival, error))
    return FALSE;
  hk_cz_table_move_group (self, player, from, place, NULL, 0);
  hk_record_set_boolean (item, &item->scouted, TRUE);
  /* Translators: %s: a player; %s: a player; %s: a Location. */
  hk_move_log (move, _("%s attacks %s at %s."), item->name, hk_cz_table_get_player_name (self, rival), location->name);
  if (hk_move_get_boolean (move, "cache-side", FALSE) && !location->cache && location->reverse != NULL)
    /* Translators: %s: a player; %s: a Location. */
    hk_move_log (move, _("%s defends on the Cache side, %s."), hk_cz_table_get_player_name (self, rival),
                 location->reverse);
  hk_cz_battle_begin (self, move, place, HK_CZ_BATTLE_PLAIN);
  hk_record_set_int (self->battle, &self->battle->pvp, rival);
  hk_cz_battle_start (self, move);
  enter_field (self, rival, place, FALSE);
  return roll_duel (self, move, error);
}

static gboolean
apply_duel_round (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  if (self->battle == NULL || self->battle->pvp < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no battle between players."));
  hk_record_set_int (self->battle, &self->battle->round, self->battle->round + 1);
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      hk_record_set_boolean (survivor, &survivor->acted, FALSE);
    }
  return roll_duel (self, move, error);
}

/* Whoever is left keeps the Location; the attackers may go back where they came from. */
static gboolean
apply_end_duel (HkTable *table,
                HkMove  *move,
                GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int back = hk_move_get_int (move, "back", -1);
  int player;
  int place;

  if (self->battle == NULL || self->battle->pvp < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no battle between players."));
  player = self->battle->player;
  place = self->battle->place;
  if (hk_cz_table_find_rival (self, place, player) >= 0 && hk_cz_table_get_player_place (self, player) == place && back < 0
      && !hk_move_require_rule (move, "card-z/multi.pvp", error,
                                _("Both players are still there: somebody has to give way.")))
    return FALSE;
  if (back >= 0 && !hk_cz_table_is_adjacent (self, place, back)
      && !hk_move_require_rule (move, "card-z/turn.retreat", error,
                                _("The attackers go back to a Location next to it.")))
    return FALSE;
  hk_cz_battle_end (self, move, "left");
  if (hk_cz_table_get_location (self, back) != NULL)
    {
      hk_cz_table_move_group (self, player, place, back, NULL, 0);
      /* Translators: %s: a player; %s: a Location. */
      hk_move_log (move, _("%s goes back to %s."), hk_cz_table_get_player_name (self, player),
                   hk_cz_table_get_location_name (self, back));
    }
  hk_move_log (move, _("The battle between players is over."));
  hk_cz_table_end_turn (self, move, player);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

#define DUEL_PARAMS \
  { "attacker", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the attacker, when rolled by hand"), N_("The d10 of the attacker") }, \
  { "defender", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The d10 of the defender, when rolled by hand"), N_("The d10 of the defender") }

static const HkParamSpec join_params[] = {
  { "player", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("Who joins"), N_("Player"), "players" },
};

static const HkParamSpec attack_params[] = {
  { "rival", HK_PARAM_INT, TRUE, 0, 5, NULL, N_("The player who is attacked"), N_("Player who is attacked"), "players" },
  { "cache-side", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the defender uses the Cache side of the Location"), N_("On the Cache side") },
  DUEL_PARAMS,
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

static const HkParamSpec duel_params[] = {
  DUEL_PARAMS,
};

static const HkParamSpec end_duel_params[] = {
  { "back", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The Location that the attackers go back to; they stay when left out"), N_("Location to go back to") },
};

const HkMoveSpec hk_cz_together_moves[] = {
  { "join", N_("Join the Battle"), "card-z/multi.joint", join_params, G_N_ELEMENTS (join_params), apply_join },
  { "attack-player", N_("Attack a Player"), "card-z/multi.pvp", attack_params, G_N_ELEMENTS (attack_params), apply_attack_player },
  { "duel-round", N_("Next Round Between Players"), "card-z/multi.pvp", duel_params, G_N_ELEMENTS (duel_params), apply_duel_round },
  { "end-duel", N_("End the Battle Between Players"), "card-z/multi.pvp", end_duel_params, G_N_ELEMENTS (end_duel_params), apply_end_duel },
};

const guint hk_cz_n_together_moves = G_N_ELEMENTS (hk_cz_together_moves);
