/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/reckoning/hk-cz-reckoning.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-guide.h"
#include "hk-cz-steps.h"

/* What the one big button does. */

/* Asks where the group rolls, acts where the app does. */
static HkPrimaryAction *
make_roll (HkCzTable  *self,
           const char *label,
           const char *name,
           const char *hint)
{
  return hk_cz_table_rolls_by_hand (self) ? hk_primary_action_new_ask_with_hint (label, name,
                                                                     hint) : hk_primary_action_new_with_hint (label,
                                                                                                              hk_move_build (name, NULL), hint);
}

/* Whether a horde has not walked in this phase. */
static gboolean
has_waiting_horde (HkCzTable *self)
{
  HkCzHorde *horde;

  for (int i = 0; (horde = hk_cz_table_get_horde (self, i)) != NULL; i++)
    if (!horde->gone && !horde->walked)
      return TRUE;
  return FALSE;
}

/* Returns the next living survivor in the battle who has not acted; −1 none. */
int
hk_cz_table_find_actor (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->place == self->battle->place && survivor->on_field && !survivor->acted && hk_cz_survivor_is_alive (survivor)
          && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        return i;
    }
  return -1;
}

/* Returns whether anybody is still on the battlefield. */
gboolean
hk_cz_table_is_anybody_there (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (hk_cz_table_get_survivor (self, i)->on_field)
      return TRUE;
  return FALSE;
}

/* Whether a bite waits for its die. */
static gboolean
is_bite_due (HkCzTable *self)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);

  for (int i = 0; field != NULL && i < hk_cz_location_get_n_encounters (field); i++)
    if (hk_cz_location_get_encounter (field, i)->bite_due)
      return TRUE;
  return FALSE;
}

/* Returns (nullable): the first Human Enemy who has not acted in this battle-round; its card says how (Human Enemy A.I.). */
HkCzEncounter *
hk_cz_table_find_human (HkCzTable *self)
{
  HkCzLocation *location = hk_cz_table_get_battlefield (self);

  for (int i = 0; location != NULL && i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (hk_cz_human_is_waiting (encounter))
        return encounter;
    }
  return NULL;
}

/* The horde of the battle that the group has still to lay out; NULL where there is none. */
static HkCzHorde *
find_horde_to_lay (HkCzTable *self)
{
  HkCzHorde *horde = self->battle->horde ? hk_cz_table_get_horde (self, hk_cz_table_find_horde (self, self->battle->place)) : NULL;

  return horde == NULL || horde->laid || horde->size <= 0 || hk_cz_table_app_draws (self, self->encounter_deck) ? NULL : horde;
}

/* The next survivor of a player in a battle between players who has not acted; −1 none. */
static int
find_fighter (HkCzTable *self,
              int        player)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player == player && survivor->on_field && !survivor->acted && hk_cz_survivor_is_alive (survivor)
          && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        return i;
    }
  return -1;
}

/* Returns the survivor who acts next in the battle between players: of whoever acts first, then of the other
 * (Multi-Player); −1 none. */
int
hk_cz_table_find_duellist (HkCzTable *self)
{
  HkCzBattle *battle = self->battle;
  const gboolean rivals_first = battle != NULL && battle->initiative == HK_CZ_INITIATIVE_RIVALS;
  int actor;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  if (battle == NULL || battle->pvp < 0)
    return -1;
  actor = find_fighter (self, rivals_first ? battle->pvp : battle->player);
  return actor >= 0 ? actor : find_fighter (self, rivals_first ? battle->player : battle->pvp);
}

/* A battle between players goes on until one side is gone (Multi-Player). */
static HkPrimaryAction *
get_next_duel (HkCzTable *self)
{
  HkCzBattle *battle = self->battle;
  const int actor = hk_cz_table_find_duellist (self);

  if (hk_cz_table_find_rival (self, battle->place, battle->player) < 0 || hk_cz_table_get_player_place (self, battle->player) != battle->place)
    return hk_primary_action_new (_("End the Battle Between Players"), hk_move_build ("end-duel", NULL));
  if (actor >= 0)
    {
      g_autofree char *label = g_strdup_printf (_("%s Acts"), hk_cz_table_get_survivor_name (self, actor));

      return hk_primary_action_new_ask_with_hint (label, "attack", _("Or moves, uses a hand action or passes."));
    }
  return make_roll (self, _("Next Round Between Players"), "duel-round", NULL);
}

static HkPrimaryAction *
get_next_battle (HkCzTable *self)
{
  HkCzHorde *horde = find_horde_to_lay (self);
  const int face_down = hk_cz_battle_find_face_down (self);
  HkCzEncounter *human;
  HkCzBattle *battle = self->battle;
  HkCzLocation *location = hk_cz_table_get_location (self, battle->place);
  g_autofree char *label = NULL;
  int actor;

  if (horde != NULL)
    {
      g_autofree char *hint = g_strdup_printf (ngettext ("Draw %d Encounter; only Zombies stay.", "Draw %d Encounters; only Zombies stay.", horde->size), horde->size);

      return hk_primary_action_new_ask_with_hint (_("Lay Out the Horde"), "lay", hint);
    }
  if (!battle->started)
    {
      label = g_strdup_printf (_("Battle at %s"), hk_cz_table_get_location_name (self, battle->place));
      return hk_primary_action_new_with_hint (label, hk_move_build ("battle", NULL),
                                              battle->to_the_death ? _("No retreat is left in this phase.") : _("Or retreat to a Location next to it."));
    }
  if (battle->noise_pending)
    return make_roll (self, _("Roll the Alarm Die"), "alarm", _("The first loud noise outside."));
  if (battle->drawn > 0)
    return hk_primary_action_new_ask (_("Lay Out What the Noise Has Drawn"), "place-drawn");
  if (battle->pvp >= 0)
    return get_next_duel (self);
  if (hk_cz_table_is_occupied (self, battle->place))
    {
      label = g_strdup_printf (_("Retreat from %s"), hk_cz_table_get_location_name (self, battle->place));
      return hk_primary_action_new_ask_with_hint (label, "retreat", _("Nobody can stay there."));
    }
  if (face_down >= 0)
    {
      label = g_strdup_printf (_("Turn Up the Encounter in Zone %d"), hk_cz_location_get_encounter (location, face_down)->zone);
      return hk_primary_action_new_with_hint (label, hk_move_build ("reveal", "i:encounter", face_down, NULL), _("It is in sight."));
    }
  if (hk_cz_battle_is_clear (self))
    {
      label = g_strdup_printf (_("Clear %s"), hk_cz_table_get_location_name (self, battle->place));
      if (location != NULL && location->cache && (location->reward_roll == NULL || hk_cz_table_rolls_by_hand (self) || hk_cz_table_group_draws_reward (self, location)))
        return hk_primary_action_new_ask_with_hint (label, "clear", _("Claim the reward."));
      return hk_primary_action_new (label, hk_move_build ("clear", NULL));
    }
  if (hk_cz_battle_is_calm (self))
    return hk_primary_action_new_ask_with_hint (_("Pass the Wall or Fence"), "cross",
                                                _("Or camp out, which ends the turn."));
  if (!hk_cz_table_is_anybody_there (self) && battle->side != HK_CZ_SIDE_ENCOUNTERS)
    {
      label = g_strdup_printf (_("Retreat from %s"), hk_cz_table_get_location_name (self, battle->place));
      return hk_primary_action_new_ask_with_hint (label, "retreat", _("Everybody has left the battlefield."));
    }
  /* Nobody is left to be bitten: no die has to be rolled for what is left of the round. */
  if (!hk_cz_table_is_anybody_there (self))
    return hk_primary_action_new (_("The Encounters Act"), hk_move_build ("encounters-act", NULL));
  if (is_bite_due (self))
    return hk_primary_action_new_ask (_("Roll for the Bite"), "bite");
  human = hk_cz_table_find_human (self);
  if (human != NULL && battle->initiative == HK_CZ_INITIATIVE_NONE)
    return make_roll (self, _("Roll for Initiative"), "human-initiative", _("The survivors win a tie."));
  actor = battle->side == HK_CZ_SIDE_ENCOUNTERS || (human != NULL && battle->initiative == HK_CZ_INITIATIVE_HUMANS) ? -1 : hk_cz_table_find_actor (self);
  if (actor >= 0)
    {
      label = g_strdup_printf (_("%s Acts"), hk_cz_table_get_survivor_name (self, actor));
      return hk_primary_action_new_ask_with_hint (label, "attack", _("Or moves, uses a hand action or passes."));
    }
  if (human != NULL)
    {
      label = g_strdup_printf (_("%s Acts"), human->name == NULL ? _("A Human Enemy") : human->name);
      return hk_primary_action_new_ask_with_hint (label, "human-act", _("As its card says."));
    }
  return make_roll (self, _("The Encounters Act"), "encounters-act", NULL);
}

/* Returns whether a group there can clear the Location without a battle: it has been scouted, nobody is left there,
 * and it has something to be turned over for. */
static gboolean
can_claim (HkCzTable *self,
           int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (location == NULL || location->fire || !(location->scouted || location->safe) || hk_cz_table_is_second_phase (self, place) || hk_cz_table_find_horde (self, place) >= 0)
    return FALSE;
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    if (hk_cz_encounter_is_enemy (hk_cz_location_get_encounter (location, i)) && !hk_cz_location_get_encounter (location, i)->locked)
      return FALSE;
  return location->cache || (location->reward_roll != NULL && location->clearings == 0);
}

static HkPrimaryAction *
get_next_turn (HkCzTable *self)
{
  HkCzPlayer *player = hk_cz_table_get_player (self, self->current_player);
  const int place = hk_cz_table_get_player_place (self, self->current_player);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  g_autofree char *label = NULL;
  g_autofree char *hint = NULL;

  if (location != NULL && hk_cz_table_is_occupied (self, place))
    {
      label = g_strdup_printf (_("Retreat from %s"), location->name);
      return hk_primary_action_new_ask_with_hint (label, "retreat", _("Nobody can stay there."));
    }
  if (hk_cz_table_awaits_encounters (self))
    {
      hint = g_strdup_printf (ngettext ("Draw %d Encounter.", "Draw %d Encounters.", location->rolled), location->rolled);
      return hk_primary_action_new_ask_with_hint (_("Lay Out the Encounters"), "lay", hint);
    }
  if (location != NULL && hk_cz_table_find_horde (self, place) >= 0 && !hk_cz_table_is_inside (self, place))
    return make_roll (self, _("Battle with the Horde"), "battle", NULL);
  if (!player->retreated && can_claim (self, place))
    {
      label = g_strdup_printf (_("Clear %s"), location->name);
      if (hk_cz_table_rolls_by_hand (self) || location->reward_roll == NULL || hk_cz_table_group_draws_reward (self, location))
        return hk_primary_action_new_ask_with_hint (label, "clear", _("Or scout on."));
      return hk_primary_action_new_with_hint (label, hk_move_build ("clear", NULL), _("Or scout on."));
    }
  if (!player->scouted)
    {
      label = g_strdup_printf (_("%s Scouts"), player->name);
      return hk_primary_action_new_ask_with_hint (label, "scout", _("Or ends the turn where it is safe."));
    }
  label = g_strdup_printf (_("End the Turn of %s"), player->name);
  return hk_primary_action_new (label, hk_move_build ("end-turn", NULL));
}

static HkPrimaryAction *
get_next_player (HkCzTable *self)
{
  int only = -1;
  int n = 0;
  gboolean rolled = FALSE;
  g_autofree char *label = NULL;

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      rolled |= hk_cz_table_get_player (self, i)->initiative >= 0;
      if (!hk_cz_table_is_waiting (self, i))
        continue;
      only = i;
      n++;
    }
  if (n == 0)
    return NULL;
  if (hk_cz_table_is_competitive (self) && !rolled)
    return make_roll (self, _("Roll for Initiative"), "initiative", NULL);
  if (n > 1)
    return hk_primary_action_new_ask (_("Who takes a turn?"), "take-turn");
  label = g_strdup_printf (_("%s Takes the Turn"), hk_cz_table_get_player_name (self, only));
  return hk_primary_action_new (label, hk_move_build ("take-turn", "i:player", only, NULL));
}

/* Whether the meals of this reckoning are still to come. */
static gboolean
is_before_eating (HkCzTable *self)
{
  return self->reckoning_step >= HK_CZ_RECKONING_CHIPS && self->reckoning_step <= HK_CZ_RECKONING_EAT;
}

/* Who draws the cards says what everybody eats. */
static HkPrimaryAction *
get_next_meal (HkCzTable *self)
{
  const int survivor = hk_cz_table_find_hungry (self);
  g_autofree char *label = g_strdup_printf (_("What does %s eat?"), hk_cz_table_get_survivor_name (self, survivor));

  return hk_primary_action_new (label, hk_move_build ("plan-food", "i:survivor", survivor, NULL));
}

/* The neighborhood is told as it lies, hex by hex. */
static HkPrimaryAction *
get_next_deal (HkCzTable *self)
{
  const int left = hk_cz_table_count_open (self);
  g_autofree char *hint = g_strdup_printf (ngettext ("%d hex is still open.", "%d hexes are still open.", (gulong) left), left);

  return hk_primary_action_new_ask_with_hint (_("Lay the Neighborhood"), "deal", hint);
}

/* What a Sick card does is asked once somebody has it; NULL when all are known. */
static HkPrimaryAction *
get_next_sick (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      g_autofree char *label = NULL;

      if (survivor->sick == NULL || !hk_cz_survivor_is_alive (survivor) || hk_cz_table_find_illness (self, survivor->sick) != NULL)
        continue;
      label = g_strdup_printf (_("What does %s do?"), survivor->sick);
      return hk_primary_action_new_with_hint (label, hk_move_build ("learn-sick", "s:name", survivor->sick, NULL), _("The card shows it."));
    }
  return NULL;
}

HkPrimaryAction *
hk_cz_table_get_primary_action (HkTable *table)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkPrimaryAction *next = NULL;

  if (self->phase == HK_CZ_PHASE_NONE || self->outcome != HK_CZ_OUTCOME_NONE)
    return NULL;
  next = get_next_sick (self);
  if (next != NULL)
    return next;
  if (hk_cz_table_get_phase (self) == HK_CZ_PHASE_RECKONING && is_before_eating (self) && hk_cz_table_find_hungry (self) >= 0)
    return get_next_meal (self);
  if (hk_cz_table_get_phase (self) == HK_CZ_PHASE_RECKONING)
    return make_roll (self, _("Do the Reckoning"), "reckon", _("Everybody eats as planned, and the next day begins."));
  if (self->weather == NULL && self->battle == NULL && !self->dealt && hk_cz_table_find_open (self) >= 0)
    return get_next_deal (self);
  if (hk_cz_table_find_homeless (self) >= 0)
    {
      g_autofree char *label = g_strdup_printf (_("Where does %s start?"), hk_cz_table_get_player_name (self, hk_cz_table_find_homeless (self)));

      return hk_primary_action_new_with_hint (label, hk_move_build ("start-at", "i:player", hk_cz_table_find_homeless (self), NULL),
                                              _("Or tap its hex on the map."));
    }
  if (self->weather == NULL)
    return hk_cz_table_app_draws (self, self->weather_deck) ? hk_primary_action_new (_("Draw the Weather"),
                                                                                     hk_move_build ("weather", NULL))
                                                            : hk_primary_action_new_ask (_("Draw the Weather"),
                                                                                         "weather");
  if (!self->fires_spread)
    return make_roll (self, _("See Where the Fires Spread"), "spread-fire", NULL);
  if (self->battle != NULL)
    return get_next_battle (self);
  if (self->current_player >= 0)
    next = get_next_turn (self);
  else if (!self->phase_over)
    next = get_next_player (self);
  if (next != NULL)
    return next;
  if (has_waiting_horde (self))
    return make_roll (self, hk_cz_table_is_night (self) ? _("End the Night") : _("End the Phase"), "next-phase", _("The hordes walk first."));
  return hk_primary_action_new (hk_cz_table_is_night (self) ? _("End the Night") : _("End the Phase"),
                                hk_move_build ("next-phase", NULL));
}
