/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-day.h"
#include "hk-cz-decks.h"
#include "hk-cz-hordes.h"
#include "hk-cz-map.h"
#include "hk-cz-scout-private.h"
#include "hk-cz-scout.h"

/* Scouting Locations and retreating from them (Player Turn). */

/* Returns whether nobody can stay there: it burns, or its card calls it occupied (Occupied Locations,
 * ruling.occupied). */
gboolean
hk_cz_table_is_occupied (HkCzTable *self,
                         int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  return location != NULL && (location->fire || (location->name != NULL && strstr (location->name, "Occupied") != NULL));
}

/* Returns the first other player of a competitive game with a living survivor there; −1 none. */
int
hk_cz_table_find_rival (HkCzTable *self,
                        int        place,
                        int        player)
{
  for (int i = 0; hk_cz_table_is_competitive (self) && i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->place == place && survivor->player >= 0 && survivor->player != player && hk_cz_survivor_is_alive (survivor))
        return survivor->player;
    }
  return -1;
}

/* Returns whether going there attacks a rival (Player versus Player): nobody is attacked at the Church, and whoever
 * shares a home base lives there side by side (ruling.shared-base). */
gboolean
hk_cz_table_is_attack (HkCzTable *self,
                       int        place,
                       int        player)
{
  const int rival = hk_cz_table_find_rival (self, place, player);

  if (rival < 0 || hk_cz_table_is_church (self, place))
    return FALSE;
  return hk_cz_table_get_player (self, player)->base != place || hk_cz_table_get_player (self, rival)->base != place
         || hk_cz_table_has_house_rule (self, "shared-base-attack");
}

/* Moves survivors without any check.
 * @from: the number of the Location that the group leaves
 * @to: the number of another
 * @survivors: (nullable) (array length=n): who goes; %NULL all of the player who are there */
void
hk_cz_table_move_group (HkCzTable *self,
                        int        player,
                        int        from,
                        int        to,
                        const int *survivors,
                        guint      n)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      gboolean goes = survivors == NULL;

      for (guint j = 0; survivors != NULL && j < n; j++)
        goes |= survivors[j] == i;
      if (!goes || survivor->player != player || survivor->place != from || !hk_cz_survivor_is_alive (survivor))
        continue;
      hk_record_set_int (survivor, &survivor->place, to);
      hk_record_set_boolean (survivor, &survivor->on_field, FALSE);
    }
}

/* Turns Human Enemies! into Human Enemies where it has come up. */
static gboolean
group_humans (HkCzTable *self,
              HkMove    *move,
              int        place,
              GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (encounter->revealed && g_strcmp0 (encounter->type, "human-enemies") == 0)
        return hk_cz_table_group_humans (self, move, i, error);
    }
  return TRUE;
}

/* Sets the battlefield up where something dangerous is turned up; friendly humans join where nothing is. */
static gboolean
set_up_battle (HkCzTable      *self,
               HkMove         *move,
               int             player,
               int             place,
               HkCzBattleFlags flags,
               GError        **error)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  if (!hk_cz_table_has_danger (self, place) && (flags & HK_CZ_BATTLE_HORDE) == 0)
    {
      hk_record_set_boolean (item, &item->scouted, item->scouted || hk_table_follow_house_rule (HK_TABLE (self), move, "no-free-scout"));
      hk_cz_table_welcome_friends (self, move, place, player);
      return TRUE;
    }
  hk_record_set_boolean (item, &item->scouted, TRUE);
  if (self->battle == NULL)
    hk_cz_battle_begin (self, move, place, flags);
  if (!group_humans (self, move, place, error))
    return FALSE;
  if ((flags & HK_CZ_BATTLE_TO_THE_DEATH) != 0 && self->battle != NULL)
    {
      hk_move_log (move, _("There is no retreat left: it is a fight to the death."));
      hk_cz_battle_start (self, move);
    }
  return TRUE;
}

/* What the scout roll brings is laid out. */
static void
lay_rolled (HkCzTable *self,
            HkMove    *move,
            int        place,
            int        rolled,
            gboolean   edge)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  guint laid;

  hk_record_set_boolean (location, &location->scouted, TRUE);
  hk_record_set_int (location, &location->rolled, rolled);
  hk_record_set_boolean (location, &location->laid, FALSE);
  if (rolled == 0)
    {
      hk_record_set_boolean (location, &location->safe, TRUE);
      hk_move_log (move, _("Nobody is there: %s is safe."), location->name);
      return;
    }
  hk_record_set_boolean (location, &location->safe, FALSE);
  hk_move_log (move, ngettext ("%d Encounter is at %s.", "%d Encounters are at %s.", rolled), rolled, location->name);
  laid = hk_cz_table_lay_encounters (self, move, place, (guint) rolled, edge);
  if (laid < (guint) rolled)
    hk_move_log (move, laid == 0 ? ngettext ("The group draws it and lays it out.", "The group draws them and lays them out.", (gulong) rolled)
                                 : _("The group draws the others and lays them out."));
}

/* Returns whether the roll is known. Errors: %HK_ERROR_PARAMETER.
 * @rolled: (out): how many Encounters a group finds that comes there for the first time today; −1 when nothing is
 *   rolled */
gboolean
hk_cz_scout_roll (HkCzTable *self,
                  HkMove    *move,
                  int        place,
                  int       *rolled,
                  GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  *rolled = -1;
  if (location->unknown && !hk_cz_table_deal (self, move, place, error))
    return FALSE;
  if (location->scouted || (location->safe && !hk_cz_table_is_second_phase (self, place)) || hk_cz_table_is_occupied (self, place) || hk_cz_table_find_horde (self, place) >= 0)
    return TRUE;
  if (!hk_cz_table_roll (self, move, "roll", location->encounter_roll, rolled, error))
    return FALSE;
  hk_cz_roll_note_luck (location->encounter_roll, move, -1, N_("Rolls for Encounters"), *rolled, FALSE);
  return TRUE;
}

/* What is at the Location is laid out and turned up, and a battlefield is set up where there is danger. Returns
 * whether all is known.
 * @player: a seat, whose group has come
 * @rolled: as hk_cz_scout_roll() gave it
 * @flags: what kind of battle it would be */
gboolean
hk_cz_scout_arrive (HkCzTable      *self,
                    HkMove         *move,
                    int             player,
                    int             place,
                    int             rolled,
                    HkCzBattleFlags flags,
                    GError        **error)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const int horde = hk_cz_table_find_horde (self, place);
  const gboolean burning = location->fire;

  if (hk_cz_table_is_occupied (self, place))
    {
      hk_record_set_boolean (item, &item->scouted, TRUE);
      hk_move_log (move, _("Nobody can stay at %s: the group has to go on at once."), location->name);
      return TRUE;
    }
  if (horde >= 0)
    return hk_cz_table_lay_horde (self, move, horde, error)
           && set_up_battle (self, move, player, place, flags | HK_CZ_BATTLE_HORDE, error);
  if (rolled >= 0)
    lay_rolled (self, move, place, rolled, (flags & HK_CZ_BATTLE_EDGE) != 0);
  hk_cz_table_reveal_zones (self, move, place, 0);
  if (location->fire && !burning)
    {
      hk_record_set_boolean (item, &item->scouted, TRUE);
      hk_cz_table_turn_face_down (self, place);
      return TRUE;
    }
  return set_up_battle (self, move, player, place, flags, error);
}

/* Returns whether Encounters have been rolled for where the player on turn is that the group has still to draw and lay out. */
gboolean
hk_cz_table_awaits_encounters (HkCzTable *self)
{
  HkCzPlayer *player = hk_cz_table_get_player (self, self->current_player);
  HkCzLocation *location = hk_cz_table_get_location (self, hk_cz_table_get_player_place (self, self->current_player));

  return location != NULL && location->rolled > 0 && !location->laid && hk_cz_location_get_n_encounters (location) == 0 && player != NULL && (!player->scouted || player->retreated)
         && !location->safe && !hk_cz_table_app_draws (self, self->encounter_deck);
}

/* Nobody goes on before what was rolled lies on the battlefield (book, Scout a Location): who is there decides it. Journals of before went
 * on all the same. */
gboolean
hk_cz_table_permit_to_go (HkCzTable *self,
                          HkMove    *move,
                          GError   **error)
{
  return hk_move_is_replay (move) || self->battle != NULL || !hk_cz_table_awaits_encounters (self)
         || hk_move_require_rule (move, "card-z/turn.scout", error, _("The Encounters that were rolled have still to be laid out."));
}

/* Who goes: all of the player who are at the same place, or those that are told. */
static gboolean
read_group (HkCzTable *self,
            HkMove    *move,
            int        player,
            GArray    *group,
            int       *from,
            GError   **error)
{
  JsonArray *told = hk_move_get_array (move, "survivors");
  gboolean leads = FALSE;

  *from = told == NULL ? hk_cz_table_get_player_place (self, player) : -1;
  for (guint i = 0; told != NULL && i < json_array_get_length (told); i++)
    {
      const int number = (int) json_array_get_int_element (told, i);
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, number);

      if (survivor == NULL || survivor->player != player || !hk_cz_survivor_is_alive (survivor) || (*from >= 0 && survivor->place != *from))
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("A group is made of living survivors of one player at one place."));
      *from = survivor->place;
      leads |= survivor->kind == HK_CZ_SURVIVOR_CHARACTER;
      g_array_append_val (group, number);
    }
  if (*from < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has nobody left who could scout."), hk_cz_table_get_player_name (self, player));
  return told == NULL || leads
         || hk_move_require_rule (move, "card-z/encounter.friendly", error,
                                  _("Allies and Dependants do not scout on their own."));
}

/* Whether the place where the group stands lets it go. */
static gboolean
permit_leaving (HkCzTable *self,
                HkMove    *move,
                int        player,
                int        from,
                int        place,
                GError   **error)
{
  HkCzLocation *here = hk_cz_table_get_location (self, from);

  if (self->battle != NULL && self->battle->place == from && !hk_cz_battle_is_calm (self)
      && !hk_move_require_rule (move, "card-z/turn.scout", error,
                                _("Dangerous Encounters are there: it takes a battle or a retreat.")))
    return FALSE;
  if (place != from && here->fire
      && !hk_move_require_rule (move, "card-z/encounter.fire", error, _("%s burns: the group has to retreat."),
                                here->name))
    return FALSE;
  if (place != from && here->dawn_patrol
      && !hk_move_require_rule (move, "card-z/reckoning.dawn-patrol", error,
                                _("The group slept outside and has to scout %s first."), here->name))
    return FALSE;
  if (place == from || hk_cz_table_find_horde (self, from) < 0)
    return TRUE;
  if (hk_cz_table_is_inside (self, from))
    return hk_move_require_rule (move, "card-z/horde.blockade", error,
                                 _("A horde blockades the group: it can only retreat in place of its scout move."));
  return hk_move_require_rule (move, "card-z/horde.walk", error,
                               _("A horde is there: the group has to start a battle with it."));
}

/* Whether there is anything to scout where the group is already. */
static gboolean
permit_staying (HkCzTable *self,
                HkMove    *move,
                int        place,
                GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  return location->dawn_patrol || hk_cz_location_get_n_encounters (location) > 0 || hk_cz_table_find_horde (self, place) >= 0 || !location->scouted
         || hk_move_require_rule (move, "card-z/turn.scout", error, _("The group is at %s already."), location->name);
}

static gboolean
permit_scout (HkCzTable *self,
              HkMove    *move,
              int        player,
              int        from,
              int        place,
              GError   **error)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  if (hk_cz_table_get_location (self, place) == NULL)
    return hk_move_ask (move, "place", error, _("Which Location?"));
  if (self->battle != NULL && self->battle->place != from
      && !hk_move_require_rule (move, "card-z/battle.rounds", error, _("The battle is not over.")))
    return FALSE;
  if (!hk_cz_table_permit_to_go (self, move, error) || !permit_leaving (self, move, player, from, place, error))
    return FALSE;
  if (item->scouted && !hk_move_require_rule (move, "card-z/turn.scout", error, _("%s has scouted in this phase."),
                                              item->name))
    return FALSE;
  if (hk_cz_table_is_attack (self, place, player)
      && !hk_move_require_rule (move, "card-z/multi.pvp", error, _("%s is there: going there is an attack."),
                                hk_cz_table_get_player_name (self, hk_cz_table_find_rival (self, place, player))))
    return FALSE;
  if (place == from)
    return permit_staying (self, move, place, error);
  return hk_cz_table_is_adjacent (self, from, place)
         || hk_move_require_rule (move, "card-z/turn.scout", error, _("%s is not next to %s."),
                                  hk_cz_table_get_location_name (self, place),
                                  hk_cz_table_get_location_name (self, from));
}

/* Asks without trying whether the whole group of the player can scout a Location now. Returns whether it can.
 * @player: a seat, whose turn it is or could be */
gboolean
hk_cz_table_may_scout (HkCzTable *self,
                       int        player,
                       int        place,
                       GError   **error)
{
  g_autoptr (HkMove) move = hk_move_new ("scout", NULL);
  const int from = hk_cz_table_get_player_place (self, player);

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (from < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has nobody left who could scout."), hk_cz_table_get_player_name (self, player));
  return hk_cz_table_can_act (self, move, error)
         && (!hk_cz_table_is_competitive (self) || self->current_player >= 0
             || hk_move_require_rule (move, "card-z/multi.initiative", error, _("Roll for initiative first.")))
         && permit_scout (self, move, player, from, place, error);
}

/* Others who start at the same place and combine their turns with this one (Joint Missions). */
static void
take_along (HkCzTable *self,
            HkMove    *move,
            int        player,
            int        from,
            int        place)
{
  if (!hk_move_get_boolean (move, "together", FALSE))
    return;
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *other = hk_cz_table_get_player (self, i);

      if (i == player || !hk_cz_table_is_waiting (self, i) || other->scouted || hk_cz_table_get_player_place (self, i) != from)
        continue;
      hk_cz_table_move_group (self, i, from, place, NULL, 0);
      hk_record_set_boolean (other, &other->scouted, TRUE);
      hk_move_log (move, _("%s comes along."), other->name);
    }
}

static gboolean
apply_scout (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int place = hk_move_get_int (move, "place", -1);
  const int player = hk_cz_table_take_turn (self, move, error);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  g_autoptr (GArray) group = g_array_new (FALSE, FALSE, sizeof (int));
  HkCzBattleFlags flags = HK_CZ_BATTLE_PLAIN;
  int from;
  int rolled;

  if (player < 0 || !read_group (self, move, player, group, &from, error) || !permit_scout (self, move, player, from, place, error)
      || !hk_cz_scout_roll (self, move, place, &rolled, error))
    return FALSE;
  if (self->battle != NULL)
    hk_cz_battle_end (self, move, "left");
  if (place == from && location->dawn_patrol)
    flags |= HK_CZ_BATTLE_DAWN_PATROL | HK_CZ_BATTLE_EDGE;
  hk_record_set_boolean (location, &location->dawn_patrol, FALSE);
  hk_cz_table_move_group (self, player, from, place, group->len == 0 ? NULL : (const int *) (void *) group->data, group->len);
  /* Translators: %s: a player; %s: a Location. */
  hk_move_log (move, _("%s scouts %s."), hk_cz_table_get_player_name (self, player), location->name);
  take_along (self, move, player, from, place);
  if (!hk_cz_scout_arrive (self, move, player, place, rolled, flags, error))
    return FALSE;
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* A battle where the neighborhood is not kept: at a place of its own, to which the survivors come, and without Encounters until the
 * group tells which are there. One that goes on is over then. */
static gboolean
begin_anywhere (HkCzTable *self,
                HkMove    *move,
                int        player,
                GError   **error)
{
  const int n = hk_cz_table_get_n_locations (self);
  HkCzLocation *last = hk_cz_table_get_location (self, n - 1);
  const gboolean is_there = last != NULL && g_strcmp0 (last->source, HK_CZ_FIELD) == 0;
  const int place = is_there ? n - 1 : n;

  if (player < 0)
    return FALSE;
  hk_cz_battle_end (self, move, "left");
  if (is_there)
    hk_record_list_remove_all (last->encounters);
  else
    {
      g_autoptr (HkCzLocation) field = g_object_new (HK_TYPE_CZ_LOCATION, "name", _("the battlefield"), "scouted", TRUE, "source", HK_CZ_FIELD, NULL);

      hk_record_list_append (self->locations, field);
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player == player || (survivor->player >= 0 && !hk_cz_table_is_competitive (self)))
        hk_record_set_int (survivor, &survivor->place, place);
    }
  hk_cz_battle_begin (self, move, place, HK_CZ_BATTLE_PLAIN);
  hk_cz_battle_start (self, move);
  hk_move_log (move, _("%s begins a battle."), hk_cz_table_get_player_name (self, player));
  return TRUE;
}

static gboolean
apply_battle (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_cz_table_take_turn (self, move, error);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  const int place = self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (!hk_table_keeps (table, "neighborhood"))
    return begin_anywhere (self, move, player, error);
  if (player < 0)
    return FALSE;
  if (location == NULL || (self->battle != NULL && self->battle->started))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no battle to begin."));
  if (hk_cz_table_is_occupied (self, place) && !hk_move_require_rule (move, "card-z/encounter.fire", error,
                                                                      _("Nobody can stay at %s."), location->name))
    return FALSE;
  if (self->battle == NULL && hk_move_has (move, "horde"))
    {
      if (item->scouted && !hk_move_require_rule (move, "card-z/turn.scout", error, _("%s has scouted in this phase."),
                                                  item->name))
        return FALSE;
      if (!hk_cz_table_meet_horde (self, move, hk_move_get_int (move, "horde", 0), place, error)
          || !hk_cz_scout_arrive (self, move, player, place, -1, HK_CZ_BATTLE_PLAIN, error))
        return FALSE;
    }
  else if (self->battle == NULL && hk_cz_table_find_horde (self, place) >= 0 && !hk_cz_table_is_inside (self, place))
    {
      if (!hk_cz_scout_arrive (self, move, player, place, -1, HK_CZ_BATTLE_PLAIN, error))
        return FALSE;
    }
  else if (self->battle == NULL)
    {
      if (hk_cz_location_get_n_encounters (location) == 0 && location->rolled <= 0
          && !hk_move_require_rule (move, "card-z/turn.clear", error, _("Nobody is at %s to fight with."),
                                    location->name))
        return FALSE;
      hk_cz_battle_begin (self, move, place, HK_CZ_BATTLE_PLAIN);
    }
  hk_record_set_boolean (item, &item->scouted, TRUE);
  if (self->battle != NULL && !self->battle->started)
    hk_cz_battle_start (self, move);
  /* Translators: %s: a player; %s: a Location. */
  hk_move_log (move, _("%s begins the battle at %s."), item->name, location->name);
  return TRUE;
}

static const HkParamSpec scout_params[] = {
  { "place", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which Location"), N_("Location"), "locations" },
  HK_CZ_CARD_PARAMS,
  { "survivors", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("Who goes; all who are together when left out"), N_("Survivors") },
  { "together", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether players who start at the same Location combine their turns"), N_("Together with them") },
  HK_CZ_ROLL_PARAM,
  HK_CZ_SIZE_PARAM,
  HK_CZ_TURN_PARAM,
};

static const HkParamSpec battle_params[] = {
  { "horde", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("A horde beside the map that the group goes out to fight"), N_("Horde") },
  HK_CZ_SIZE_PARAM,
  HK_CZ_TURN_PARAM,
};

const HkMoveSpec hk_cz_scout_moves[] = {
  { "scout", N_("Scout a Location"), "card-z/turn.scout", scout_params, G_N_ELEMENTS (scout_params), apply_scout },
  { "battle", N_("Begin the Battle"), "card-z/turn.clear", battle_params, G_N_ELEMENTS (battle_params), apply_battle },
};

const guint hk_cz_n_scout_moves = G_N_ELEMENTS (hk_cz_scout_moves);
