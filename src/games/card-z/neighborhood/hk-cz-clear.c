/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-decks.h"
#include "hk-cz-day.h"
#include "hk-cz-hordes.h"
#include "hk-cz-scout.h"

/* Clearing a Location, camping out and ending the turn (Player Turn). */

/* Turns a Location over: from Cache to Terrain, or the S-Mart from Terrain to Cache the first time (ruling.s-mart). One whose other side
 * is not known only changes its colour. */
static void
turn_over (HkCzLocation *location)
{
  if (location->reverse != NULL)
    hk_cz_location_swap_sides (location);
  hk_record_set_boolean (location, &location->cache, !location->cache);
}

/* A Terrain that turns to a Cache when it is cleared for the first time: the S-Mart. */
static gboolean
is_two_phase (HkCzLocation *location)
{
  return !location->cache && location->clearings == 0
         && (location->reward_roll != NULL || g_strcmp0 (location->name, "S-Mart") == 0);
}

/* Returns whether it has been cleared once and takes a scout roll of its own before it can be cleared for the
 * reward: the S-Mart (page 14, ruling.s-mart). */
gboolean
hk_cz_table_is_second_phase (HkCzTable *self,
                             int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  return location != NULL && location->cache && location->clearings == 1 && !location->scouted
         && !hk_cz_table_has_house_rule (self, "s-mart-no-roll");
}

/* Whether enemies are left there who are not quarantined. */
static gboolean
has_enemies (HkCzLocation *location)
{
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (hk_cz_encounter_is_enemy (encounter) && !encounter->locked)
        return TRUE;
    }
  return FALSE;
}

static gboolean
permit_clear (HkCzTable *self,
              HkMove    *move,
              int        player,
              int        place,
              GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  if (location == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has nobody left."), item->name);
  if (hk_cz_table_is_occupied (self, place)
      && !hk_move_require_rule (move, "card-z/location.occupied", error, _("Nobody can stay at %s."), location->name))
    return FALSE;
  if (hk_cz_table_find_horde (self, place) >= 0 && !(self->battle != NULL && self->battle->horde && hk_cz_battle_is_clear (self))
      && !hk_move_require_rule (move, "card-z/horde.battle", error, _("The horde on %s has to be eradicated first."),
                                location->name))
    return FALSE;
  if (self->battle != NULL && self->battle->pvp >= 0 && hk_cz_table_find_rival (self, place, player) >= 0 && !hk_move_is_replay (move)
      && !hk_move_require_rule (move, "card-z/multi.pvp", error, _("Both players are still there: somebody has to give way.")))
    return FALSE;
  if (has_enemies (location) && hk_table_keeps (HK_TABLE (self), "battles") && !hk_move_require_rule (move, "card-z/turn.clear", error,
                                                       _("Encounters are left at %s."), location->name))
    return FALSE;
  if (!location->scouted && !location->safe && (self->battle == NULL || !self->battle->horde)
      && !hk_move_require_rule (move, "card-z/turn.scout", error, _("%s has not been scouted today."), location->name))
    return FALSE;
  if (hk_cz_table_is_second_phase (self, place)
      && !hk_move_require_rule (move, "card-z/ruling.s-mart", error,
                                _("%s takes a second scout roll before its reward."), location->name))
    return FALSE;
  return location->cache || is_two_phase (location) || !location->safe || self->battle != NULL
         || hk_move_require_rule (move, "card-z/turn.clear", error, _("%s is cleared already."), location->name);
}

static const char *
get_reward_deck (HkCzLocation *location)
{
  return location->reward_deck == NULL ? "residential" : location->reward_deck;
}

/* Returns whether the group says which Loot is the reward of clearing the Location. */
gboolean
hk_cz_table_group_draws_reward (HkCzTable    *self,
                                HkCzLocation *location)
{
  return hk_cz_table_group_draws (self, hk_cz_table_get_loot_deck (self, get_reward_deck (location)));
}

/* Whether the app would draw, but every card of the deck is in play. */
static gboolean
is_exhausted (HkCzTable  *self,
              const char *deck)
{
  HkDeck *cards = hk_cz_table_get_loot_deck (self, deck);

  return cards != NULL && !hk_cz_table_group_draws (self, cards) && self->components != HK_VALUES_UNKNOWN && (!hk_deck_can_draw (cards, 1) || (hk_deck_get_n_left (cards) == 0 && hk_cz_table_has_house_rule (self, "loot-runs-out")));
}

/* The reward: as many Loot as the roll says, less one for each locked room, and what the group names or the app draws. */
static gboolean
take_reward (HkCzTable *self,
             HkMove    *move,
             int        place,
             GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  JsonArray *told = hk_move_get_array (move, "rewards");
  const char *deck = get_reward_deck (location);
  const int n_told = told == NULL ? -1 : (int) json_array_get_length (told);
  const gboolean asks = told == NULL && hk_cz_table_group_draws_reward (self, location);
  int count = n_told;

  /* The Loot that the group names is the whole reward, unless rooms are locked: they are taken off what was rolled (page 6). */
  if (told != NULL && location->locked_rooms > 0 && !hk_move_has (move, "roll"))
    return hk_move_ask (move, "roll", error, ngettext ("What was rolled for the reward, before %d is taken off for the locked room?",
                                                       "What was rolled for the reward, before %d is taken off for the locked rooms?",
                                                       (gulong) location->locked_rooms), location->locked_rooms);
  if (asks && !hk_move_has (move, "roll") && hk_cz_table_rolls_by_hand (self) && location->locked_rooms == 0)
    {
      hk_move_ask (move, "rewards", error, _("Which Loot is the reward? Where there is none, say what was rolled."));
      hk_move_ask_also (move, "roll");
      return FALSE;
    }
  if ((told == NULL || hk_move_has (move, "roll")) && !hk_cz_table_roll (self, move, "roll", location->reward_roll, &count, error))
    return FALSE;
  if (told == NULL || hk_move_has (move, "roll"))
    hk_cz_roll_note_luck (location->reward_roll, move, self->current_player, N_("Rolls for rewards"), count, TRUE);
  if ((told == NULL || hk_move_has (move, "roll")) && location->locked_rooms > 0)
    {
      hk_move_log (move, ngettext ("The reward is %d, less %d for locked rooms.",
                                   "The reward is %d, less %d for locked rooms.", count),
                   count, location->locked_rooms);
      count = MAX (0, count - location->locked_rooms);
    }
  if (n_told > count
      && !hk_move_require_rule (move, "card-z/battlefield.quarantine-reward", error,
                                ngettext ("The reward is %d Loot, not more.", "The reward is %d Loot, not more.",
                                          count), count))
    return FALSE;
  if (told != NULL)
    count = n_told;
  hk_record_set_int (location, &location->locked_rooms, 0);
  hk_move_log (move, ngettext ("The reward is %d Loot.", "The reward is %d Loot.", count), count);
  if (asks && count > 0)
    return hk_move_ask (move, "rewards", error, ngettext ("Which %d Loot is the reward?", "Which %d Loot are the reward?", count), count);
  for (int i = 0; i < count; i++)
    {
      g_autofree char *kind = NULL;

      if (told == NULL && is_exhausted (self, deck))
        {
          hk_move_log (move, _("No more Loot of this kind is left."));
          break;
        }
      kind = hk_cz_table_lay_loot (self, move, place, deck, told == NULL ? NULL : json_array_get_string_element (told, (guint) i), error);
      if (kind == NULL)
        return FALSE;
      hk_move_log (move, _("There is %s."), kind);
    }
  return TRUE;
}

/* All that is left is turned up, and friends join. */
static void
gather_friends (HkCzTable *self,
                HkMove    *move,
                int        place,
                int        player)
{
  hk_cz_table_reveal_zones (self, move, place, HK_CZ_N_ZONES);
  hk_cz_table_adopt_friends (self, move, place, player);
}

/* Those that were fought on the table. */
static void
discard_enemies (HkCzTable    *self,
                 HkCzLocation *location)
{
  for (int i = hk_cz_location_get_n_encounters (location) - 1; i >= 0; i--)
    {
      g_autoptr (HkCzEncounter) encounter = g_object_ref (hk_cz_location_get_encounter (location, i));

      if (encounter->revealed && !hk_cz_encounter_is_enemy (encounter))
        continue;
      hk_record_list_remove_at (location->encounters, (guint) i);
      hk_cz_table_discard_encounter (self, encounter);
    }
}

static gboolean
apply_clear (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_cz_table_take_turn (self, move, error);
  const int place = self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  gboolean horde;
  gboolean first;
  gboolean burnt;

  if (player < 0 || !permit_clear (self, move, player, place, error))
    return FALSE;
  horde = self->battle != NULL && self->battle->horde;
  first = is_two_phase (location);
  if (horde)
    hk_cz_table_mark_horde (self, place);
  hk_cz_table_settle_horde (self, move, place);
  if (self->battle != NULL)
    hk_cz_battle_end (self, move, "cleared");
  if (horde && !location->scouted)
    {
      hk_move_log (move, _("%s itself has still to be scouted."), location->name);
      hk_cz_table_check_end (self, move);
      return TRUE;
    }
  if (!hk_table_keeps (table, "battles"))
    discard_enemies (self, location);
  burnt = location->fire;
  gather_friends (self, move, place, player);
  if (location->fire && !burnt)
    {
      /* Fire! came up last: everybody leaves, and nothing is cleared (Fire!). */
      hk_move_log (move, _("%s cannot be cleared: it burns, and everybody has to leave."), location->name);
      hk_cz_table_check_end (self, move);
      return TRUE;
    }
  /* Translators: %s: a player; %s: a Location. */
  hk_move_log (move, _("%s clears %s."), item->name, location->name);
  if (location->side_unknown)
    {
      if (!hk_move_has (move, "cache"))
        return hk_move_ask (move, "cache", error, _("Is %s a Cache, with its blue side up, or Terrain?"), location->name);
      hk_record_set_boolean (location, &location->cache, hk_move_get_boolean (move, "cache", FALSE));
      hk_record_set_boolean (location, &location->side_unknown, FALSE);
    }
  if (location->cache && !take_reward (self, move, place, error))
    return FALSE;
  hk_record_set_int (location, &location->cleared_by, player);
  hk_record_set_int (location, &location->clearings, MIN (9, location->clearings + 1));
  hk_record_set_boolean (location, &location->blockaded, FALSE);
  hk_record_set_boolean (location, &location->dawn_patrol, FALSE);
  hk_record_set_boolean (location, &location->safe, TRUE);
  if (location->cache || first)
    {
      const gboolean named = location->reverse != NULL;

      turn_over (location);
      if (named)
        hk_move_log (move, _("It is turned over: %s."), location->name);
      else
        hk_move_log (move, _("It is turned over."));
    }
  if (first)
    {
      hk_record_set_boolean (location, &location->scouted, FALSE);
      hk_record_set_int (location, &location->rolled, -1);
      hk_move_log (move, _("It takes a second phase to clear it."));
    }
  hk_record_set_boolean (item, &item->scouted, TRUE);
  hk_record_set_boolean (item, &item->retreated, TRUE);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* Encounters that are left behind a wall or a fence keep the group outside: it camps on them. */
static void
camp (HkCzTable *self,
      HkMove    *move,
      int        player,
      int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  hk_record_set_boolean (location, &location->blockaded, TRUE);
  /* Translators: %s: a player; %s: a Location. */
  hk_move_log (move, _("%s camps out at %s: the Encounters inside are blockaded."), hk_cz_table_get_player_name (self,
                                                                                                                 player), location->name);
}

/* Whether survivors of another player stand there, away from a home base. */
static gboolean
has_others (HkCzTable *self,
            int        player,
            int        place)
{
  gboolean found = FALSE;

  for (int i = 0; hk_cz_table_get_location (self, place)->base == NULL && i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      found |= survivor->place == place && survivor->player >= 0 && survivor->player != player && hk_cz_survivor_is_alive (survivor);
    }
  return found;
}

static gboolean
permit_end (HkCzTable *self,
            HkMove    *move,
            int        player,
            int        place,
            GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (location == NULL)
    return TRUE;
  if (hk_cz_table_is_occupied (self, place)
      && !hk_move_require_rule (move, "card-z/location.occupied", error, _("A turn cannot end at %s."), location->name))
    return FALSE;
  if (has_others (self, player, place) && hk_table_follow_house_rule (HK_TABLE (self), move, "occupied-by-players")
      && !hk_move_require_rule (move, "card-z/ruling.occupied", error,
                                _("Other players are at %s: a turn cannot end there."), location->name))
    return FALSE;
  if (hk_cz_table_find_horde (self, place) >= 0 && !hk_cz_table_is_inside (self, place)
      && !(self->battle != NULL && self->battle->horde && hk_cz_battle_is_clear (self))
      && !hk_move_require_rule (move, "card-z/horde.walk", error, _("A horde is at %s: the group has to fight it."),
                                location->name))
    return FALSE;
  return !hk_cz_table_has_danger (self, place)
         || hk_move_require_rule (move, "card-z/turn.pass", error,
                                  _("Dangerous Encounters are at %s: it takes a battle or a retreat."), location->name);
}

static gboolean
end_turn (HkCzTable *self,
          HkMove    *move,
          gboolean   camps,
          GError   **error)
{
  const int player = self->battle != NULL ? self->battle->player : hk_cz_table_take_turn (self, move, error);
  const int place = self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (player < 0 || !hk_cz_table_can_act (self, move, error) || !hk_cz_table_permit_to_go (self, move, error) || !permit_end (self, move, player, place, error))
    return FALSE;
  if (camps && (location == NULL || !has_enemies (location))
      && !hk_move_require_rule (move, "card-z/turn.camping", error, _("No Encounters are left to camp on.")))
    return FALSE;
  hk_cz_table_settle_horde (self, move, place);
  if (self->battle != NULL)
    hk_cz_battle_end (self, move, "left");
  if (location != NULL)
    hk_cz_table_welcome_friends (self, move, place, player);
  if (location != NULL && has_enemies (location))
    camp (self, move, player, place);
  else if (location != NULL && location->scouted && !location->fire)
    hk_record_set_boolean (location, &location->safe, TRUE);
  hk_move_log (move, _("The turn of %s is over."), hk_cz_table_get_player_name (self, player));
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *other = hk_cz_table_get_player (self, i);

      if (i != player && !hk_cz_table_is_competitive (self) && other->scouted && hk_cz_table_is_waiting (self, i)
          && hk_cz_table_get_player_place (self, i) == place)
        hk_cz_table_end_turn (self, move, i);
    }
  hk_cz_table_end_turn (self, move, player);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_camp_out (HkTable *table,
                HkMove  *move,
                GError **error)
{
  return end_turn (HK_CZ_TABLE (table), move, TRUE, error);
}

static gboolean
apply_end_turn (HkTable *table,
                HkMove  *move,
                GError **error)
{
  return end_turn (HK_CZ_TABLE (table), move, FALSE, error);
}

/* Whether danger is left in a zone outside. */
static gboolean
has_outside_enemies (HkCzLocation *location)
{
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (hk_cz_encounter_is_enemy (encounter) && !encounter->locked && hk_cz_layout_is_outside (location->layout, encounter->zone))
        return TRUE;
    }
  return FALSE;
}

static gboolean
apply_garden (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_cz_table_take_turn (self, move, error);
  const int place = self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player);
  HkCzPlayer *item = hk_cz_table_get_player (self, player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  JsonArray *told = hk_move_get_array (move, "loot");

  if (player < 0)
    return FALSE;
  if (location == NULL || !location->garden)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no garden."));
  if (location->garden_looted && !hk_move_require_rule (move, "card-z/location.garden", error,
                                                        _("The garden has been looted already.")))
    return FALSE;
  if (!location->scouted && !location->safe
      && !hk_move_require_rule (move, "card-z/turn.scout", error, _("%s has not been scouted today."), location->name))
    return FALSE;
  if (!hk_cz_table_permit_to_go (self, move, error))
    return FALSE;
  if (has_outside_enemies (location)
      && !hk_move_require_rule (move, "card-z/location.garden", error, _("The zones outside are not clear.")))
    return FALSE;
  for (guint i = 0; i < HK_CZ_GARDEN_FOOD; i++)
    {
      g_autofree char *kind = hk_cz_table_lay_loot (self, move, place, "fresh",
                                                    told != NULL && i < json_array_get_length (told) ? json_array_get_string_element (told, i) : NULL, error);

      if (kind == NULL)
        return FALSE;
      hk_move_log (move, _("The garden yields %s."), kind);
    }
  hk_record_set_boolean (location, &location->garden_looted, TRUE);
  hk_record_set_boolean (item, &item->scouted, TRUE);
  return TRUE;
}

static const HkParamSpec clear_params[] = {
  { "rewards", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Loot of the reward, when drawn by hand"), N_("Loot drawn by hand") },
  { "roll", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The reward roll: what it comes to, or the list of its dice"), N_("Reward roll") },
  { "cache", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the blue side is up, where nobody has said it yet"), N_("Its blue side is up (a Cache)") },
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

static const HkParamSpec end_params[] = {
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

static const HkParamSpec garden_params[] = {
  { "loot", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Fresh Food, when drawn by hand"), N_("Loot") },
  { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, N_("Whose turn it is, where it is not clear"), N_("Player"), "players" },
};

const HkMoveSpec hk_cz_clear_moves[] = {
  { "clear", N_("Clear the Location"), "card-z/turn.clear", clear_params, G_N_ELEMENTS (clear_params), apply_clear },
  { "camp-out", N_("Camp Out"), "card-z/turn.camping", end_params, G_N_ELEMENTS (end_params), apply_camp_out },
  { "end-turn", N_("End the Turn"), "card-z/turn.pass", end_params, G_N_ELEMENTS (end_params), apply_end_turn },
  { "garden", N_("Loot the Garden"), "card-z/location.garden", garden_params, G_N_ELEMENTS (garden_params), apply_garden },
};

const guint hk_cz_n_clear_moves = G_N_ELEMENTS (hk_cz_clear_moves);
