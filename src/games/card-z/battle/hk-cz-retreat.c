/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout-private.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "hk-cz-battle-flow.h"

/* Retreating from a battle, a fire or a blockade (Retreat Option). */

/* Whether everybody who lives has left the battlefield. */
static gboolean
has_left (HkCzTable *self)
{
  gboolean left = self->battle != NULL && self->battle->started;

  for (int i = 0; left && i < hk_cz_table_get_n_survivors (self); i++)
    left = !hk_cz_table_get_survivor (self, i)->on_field;
  return left;
}

/* Whether there is something to retreat from. */
static gboolean
permit_reason (HkCzTable *self,
               HkMove    *move,
               int        player,
               int        from,
               GError   **error)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  if (hk_cz_table_is_occupied (self, from))
    return TRUE;
  if (self->battle == NULL && hk_cz_table_is_blockaded (self, player))
    return !item->scouted
           || hk_move_require_rule (move, "card-z/horde.blockade", error,
                                    _("Who leaves a blockade gives up the scout move, and %s has none left."), item->name);
  if (self->battle == NULL && !hk_cz_table_has_danger (self, from)
      && !hk_move_require_rule (move, "card-z/turn.retreat", error, _("There is nothing to retreat from.")))
    return FALSE;
  if (self->battle != NULL && self->battle->horde && self->battle->started && self->battle->round < 2
      && !hk_move_require_rule (move, "card-z/horde.walk", error, _("A horde is fought for one battle-round first.")))
    return FALSE;
  if (hk_cz_table_has_dog (self, from) && !has_left (self)
      && !hk_move_require_rule (move, "card-z/turn.retreat-dogs", error,
                                _("Nobody outruns Feral Dogs: they have to be fought first.")))
    return FALSE;
  return (!item->retreated && (self->battle == NULL || !self->battle->to_the_death))
         || hk_move_require_rule (move, "card-z/turn.retreat", error, _("%s has no retreat left in this phase."),
                                  item->name);
}

/* Whether every Location next to a burning one burns too, so that the way out leads through a fire (ruling.fire-retreat). */
static gboolean
is_surrounded (HkCzTable *self,
               int        place)
{
  if (!hk_cz_table_is_occupied (self, place))
    return FALSE;
  for (int die = 1; die <= HK_CZ_N_DIRECTIONS; die++)
    {
      const int next = hk_cz_table_get_neighbour (self, place, die);

      if (next >= 0 && !hk_cz_table_is_occupied (self, next))
        return FALSE;
    }
  return TRUE;
}

/* Whether a player is in the battle of another: the turn is begun and not over. */
static gboolean
fights_along (HkCzTable *self,
              int        player)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  return !hk_cz_table_is_competitive (self) && item->scouted && !item->done;
}

/* Whether anybody stands at @from who goes along when @player retreats. */
static gboolean
anybody_goes (HkCzTable *self,
              int        player,
              int        from)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->place == from && survivor->player >= 0 && hk_cz_survivor_is_alive (survivor)
          && (survivor->player == player || fights_along (self, survivor->player)))
        return TRUE;
    }
  return FALSE;
}

/* Whether the group can leave @from for @place. */
static gboolean
permit_retreat (HkCzTable *self,
                HkMove    *move,
                int        player,
                int        from,
                int        place,
                GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (location == NULL)
    return hk_move_ask (move, "place", error, _("Which Location?"));
  if (hk_cz_table_get_location (self, from) == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has nobody left."), hk_cz_table_get_player_name (self, player));
  if (!permit_reason (self, move, player, from, error))
    return FALSE;
  if (!hk_cz_table_is_adjacent (self, from, place)
      /* Translators: %s: a Location; %s: a Location. */
      && !hk_move_require_rule (move, "card-z/turn.retreat", error, _("%s is not next to %s."), location->name,
                                hk_cz_table_get_location_name (self, from)))
    return FALSE;
  if (hk_cz_table_is_occupied (self, place) && !is_surrounded (self, from)
      && !(hk_cz_table_is_occupied (self, from) && hk_table_follow_house_rule (HK_TABLE (self), move, "fire-through"))
      && !hk_move_require_rule (move, "card-z/location.occupied", error, _("Nobody can stay at %s."), location->name))
    return FALSE;
  return !hk_cz_table_is_attack (self, place, player)
         || hk_move_require_rule (move, "card-z/multi.pvp", error, _("%s is there: going there is an attack."),
                                  hk_cz_table_get_player_name (self, hk_cz_table_find_rival (self, place, player)));
}

/* Asks without trying whether the group of the player can retreat to a Location now. Returns whether it can.
 * @player: a seat, whose turn it is */
gboolean
hk_cz_table_may_retreat (HkCzTable *self,
                         int        player,
                         int        place,
                         GError   **error)
{
  g_autoptr (HkMove) move = hk_move_new ("retreat", NULL);
  const int from = self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player);

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  return hk_cz_table_can_act (self, move, error) && permit_retreat (self, move, player, from, place, error);
}

/* The group of the current player leaves its Location for the one next to it, also from a battle that goes on. What
 * it leaves is turned face down. Where it comes to something dangerous it has to fight to the death (Retreat
 * Option). Returns whether it could.
 * @move: the move that is being applied; its parameter "roll" is the scout roll of the Location that is reached
 * @place: the number of the Location to retreat to */
static gboolean
go_back (HkCzTable *self,
         HkMove    *move,
         int        place,
         GError   **error)
{
  const int player = self->battle != NULL ? self->battle->player : hk_cz_table_take_turn (self, move, error);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const int from = self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player);
  int rolled;

  if (item == NULL || !permit_retreat (self, move, player, from, place, error))
    return FALSE;
  if (!hk_cz_scout_roll (self, move, place, &rolled, error))
    return FALSE;
  hk_cz_table_settle_horde (self, move, from);
  if (self->battle != NULL)
    hk_cz_battle_end (self, move, "retreat");
  hk_cz_table_turn_face_down (self, from);
  if (!anybody_goes (self, player, from))
    {
      /* Who was infected has died as the battle ended. */
      hk_move_log (move, _("Nobody of %s is left to retreat."), item->name);
      return TRUE;
    }
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (i == player || fights_along (self, i))
      hk_cz_table_move_group (self, i, from, place, NULL, 0);
  hk_record_set_boolean (item, &item->scouted, TRUE);
  hk_record_set_boolean (item, &item->retreated, TRUE);
  /* Translators: %s: a player; %s: a Location; %s: a Location. */
  hk_move_log (move, _("%s retreats from %s to %s."), item->name, hk_cz_table_get_location_name (self, from),
               location->name);
  return hk_cz_scout_arrive (self, move, player, place, rolled, HK_CZ_BATTLE_TO_THE_DEATH, error);
}

static gboolean
apply_retreat (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);

  if (!hk_table_keeps (table, "neighborhood"))
    {
      if (self->battle == NULL)
        return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no battle now."));
      if (hk_cz_battle_is_clear (self))
        {
          hk_move_log (move, _("The battle is over: nobody is left to fight."));
          hk_cz_battle_end (self, move, "left");
          return TRUE;
        }
      hk_move_log (move, _("%s retreats."), hk_cz_table_get_player_name (self, self->battle->player));
      hk_cz_battle_end (self, move, "retreat");
      return TRUE;
    }
  if (!hk_move_has (move, "place"))
    return hk_move_ask (move, "place", error, _("Which Location?"));
  if (!hk_cz_table_can_act (self, move, error) || !go_back (self, move, hk_move_get_int (move, "place", -1), error))
    return FALSE;
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static const HkParamSpec retreat_params[] = {
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which Location; none where the neighborhood is not kept"), N_("Location"), "locations" },
  HK_CZ_CARD_PARAMS,
  HK_CZ_ROLL_PARAM,
  HK_CZ_SIZE_PARAM,
  HK_CZ_TURN_PARAM,
};

const HkMoveSpec hk_cz_retreat_moves[] = {
  { "retreat", N_("Retreat"), "card-z/turn.retreat", retreat_params, G_N_ELEMENTS (retreat_params), apply_retreat },
};

const guint hk_cz_n_retreat_moves = G_N_ELEMENTS (hk_cz_retreat_moves);
