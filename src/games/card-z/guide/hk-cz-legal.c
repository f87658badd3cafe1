/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-dry-run.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-look.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "hk-cz-guide.h"
#include "hk-cz-legal.h"

/* What can be done at a Location and by a player, found out by trying it on a copy. */

typedef struct
{
  HkCzTable    *table;
  HkDryRun      trial;
  GPtrArray    *offers; /* HkMoveOption */
  int           player; /* −1 nobody has a turn */
  int           place;  /* where the group of the player is */
  int           here;   /* the Location that is asked for */
  HkCzLocation *location;
} Search;

/* Somebody who would do it, so that only the Location and the turn count; −1 nobody. */
static int
find_somebody (Search *search)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (search->table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (search->table, i);

      if (survivor->player == search->player && survivor->place == search->here && hk_cz_survivor_is_alive (survivor)
          && survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        return i;
    }
  return -1;
}

/* Offers @taken_move, which has been judged without trying it. */
static void
offer_judged (Search     *search,
              const char *title,
              HkMove     *taken_move,
              const char *first,
              const char *second,
              GError     *reason)
{
  g_autoptr (HkMove) move = taken_move;
  const char * const missing[] = { first != NULL ? first : second, first != NULL ? second : NULL, NULL };

  g_ptr_array_add (search->offers, hk_move_option_new (title, NULL, move, missing,
                                                       reason == NULL ? NULL : reason->message));
}

/* Tries @taken_move; a parameter that the person has yet to give does not count against it. */
static void
offer (Search     *search,
       const char *title,
       const char *hint,
       HkMove     *taken_move,
       const char *first,
       const char *second)
{
  g_autoptr (HkMove) move = taken_move;
  g_autoptr (HkMove) trial_move = hk_move_copy (move);
  g_autofree char *reason = NULL;
  const char * const missing[] = { first != NULL ? first : second, first != NULL ? second : NULL, NULL };

  if (g_strcmp0 (first, "survivor") == 0 && find_somebody (search) >= 0)
    json_object_set_int_member (hk_move_get_params (trial_move), "survivor", find_somebody (search));
  reason = hk_dry_run_find_reason (&search->trial, trial_move);
  g_ptr_array_add (search->offers, hk_move_option_new (title, hint, move, missing, reason));
}

/* The parameter with the scout roll, where the group has to give it. */
static const char *
ask_roll (Search *search)
{
  HkCzLocation *location = search->location;

  if (location->scouted || (location->safe && !hk_cz_table_is_second_phase (search->table, search->here)) || hk_cz_table_is_occupied (search->table, search->here)
      || hk_cz_table_find_horde (search->table, search->here) >= 0)
    return NULL;
  return hk_cz_table_rolls_by_hand (search->table) || location->encounter_roll == NULL ? "roll" : NULL;
}

/* The move, with the player where it is not the one whose turn it is. */
static HkMove *
build (Search     *search,
       const char *name)
{
  HkMove *move = hk_move_build (name, NULL);

  if (search->player >= 0 && search->table->current_player != search->player)
    json_object_set_int_member (hk_move_get_params (move), "player", search->player);
  return move;
}

static HkMove *
build_place (Search     *search,
             const char *name)
{
  HkMove *move = build (search, name);

  json_object_set_int_member (hk_move_get_params (move), "place", search->here);
  return move;
}

static void
offer_going (Search *search)
{
  const gboolean battle = search->table->battle != NULL && search->table->battle->player == search->player;
  const int rival = hk_cz_table_find_rival (search->table, search->here, search->player);
  const gboolean stays = search->here == search->place;

  if (!battle && (!stays || search->location->dawn_patrol || hk_cz_table_is_second_phase (search->table, search->here) || hk_cz_location_get_n_encounters (search->location) > 0))
    {
      g_autoptr (GError) error = NULL;

      hk_cz_table_may_scout (search->table, search->player, search->here, &error);
      offer_judged (search, stays ? _("Scout This Location") : _("Scout"), build_place (search, "scout"), ask_roll (search), NULL, error);
    }
  if (!stays && (battle || hk_cz_table_is_occupied (search->table, search->place) || hk_cz_table_is_blockaded (search->table, search->player)))
    {
      g_autoptr (GError) error = NULL;

      hk_cz_table_may_retreat (search->table, search->player, search->here, &error);
      offer_judged (search, _("Retreat to This Location"), build_place (search, "retreat"), ask_roll (search), NULL, error);
    }
  if (rival >= 0)
    {
      HkMove *move = build (search, "attack-player");

      json_object_set_int_member (hk_move_get_params (move), "rival", rival);
      offer (search, _("Attack Who Is There"), NULL, move, hk_cz_table_rolls_by_hand (search->table) ? "attacker" : NULL,
             hk_cz_table_rolls_by_hand (search->table) ? "defender" : NULL);
    }
}

/* Hordes beside the map that the group can go out to fight. */
static void
offer_hordes (Search *search)
{
  HkCzTable *table = search->table;
  HkCzHorde *horde;

  if (!hk_cz_table_is_scenario (table, "horde-annihilation") || table->battle != NULL)
    return;
  for (int i = 0; (horde = hk_cz_table_get_horde (table, i)) != NULL; i++)
    if (!horde->gone && hk_cz_table_find_location_at (table, horde->q, horde->r) < 0
        && hk_cz_map_get_distance (horde->q, horde->r, search->location->q, search->location->r) == 1)
      {
        HkMove *move = build (search, "battle");

        json_object_set_int_member (hk_move_get_params (move), "horde", i);
        offer (search, _("Fight the Horde Beside the Map"), NULL, move, hk_cz_table_rolls_by_hand (table) && horde->size < 0 ? "size" : NULL, NULL);
      }
}

/* What the group does where it stands. */
static void
offer_staying (Search *search)
{
  HkCzLocation *location = search->location;
  HkCzBattle *battle = search->table->battle;
  const gboolean by_hand = hk_cz_table_rolls_by_hand (search->table);

  if (battle == NULL || !battle->started)
    if (hk_cz_location_get_n_encounters (location) > 0 || hk_cz_table_find_horde (search->table, search->here) >= 0)
      offer (search, _("Begin the Battle"), NULL, build (search, "battle"),
             by_hand && battle == NULL && hk_cz_table_find_horde (search->table, search->here) >= 0 ? "size" : NULL, NULL);
  if (battle != NULL && !battle->started && hk_cz_table_can_look (search->table, NULL, NULL))
    offer (search, _("Look Behind the First Wall"), NULL, hk_move_build ("look", NULL), NULL, NULL);
  if ((location->scouted || location->safe) && !hk_cz_table_awaits_encounters (search->table))
    offer (search, _("Clear the Location"), location->cache ? _("Reward") : NULL, build (search, "clear"),
           location->cache && (by_hand || location->reward_roll == NULL) ? "roll" : NULL, location->cache && hk_cz_table_group_draws_reward (search->table, location) ? "rewards" : NULL);
  if (location->garden && !location->garden_looted)
    offer (search, _("Loot the Garden"), _("2 Fresh Food"), build (search, "garden"), hk_cz_table_group_names_fresh (search->table) ? "loot" : NULL, NULL);
  if (g_strcmp0 (location->resource, "hunting") == 0)
    offer (search, _("Hunt"), _("2 Fresh Food"), build (search, "hunt"), "survivor", NULL);
  if (g_strcmp0 (location->resource, "fishing") == 0)
    offer (search, _("Fish"), NULL, build (search, "fish"), "survivor", "food");
  if (g_strcmp0 (location->resource, "trapping") == 0)
    offer (search, _("Set a Trap"), NULL, build (search, "trap"), "survivor", "food");
  if (hk_cz_table_is_church (search->table, search->here))
    {
      if (!location->stocked)
        offer (search, _("Draw the Loot of the Church"), NULL, build (search, "church-draw"), hk_cz_table_group_draws (search->table, search->table->residential_deck) ? "loot" : NULL, NULL);
      else
        offer (search, _("Trade at the Church"), NULL, build (search, "church-trade"), "survivor", "get");
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (search->table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (search->table, i);

      if (survivor->place == search->here && survivor->player == search->player && hk_cz_survivor_find_loot (survivor, "Boombox") >= 0)
        offer (search, _("Set Up the Boombox"), NULL, hk_move_build ("boombox", "i:survivor", i, NULL), NULL, NULL);
    }
  offer_hordes (search);
  if (hk_cz_location_get_n_encounters (location) > 0)
    offer (search, _("Camp Out"), _("Ends the turn"), build (search, "camp-out"), NULL, NULL);
}

/* Whose turn it is, or who has it when it is clear. */
static int
find_player (HkCzTable *self)
{
  if (self->current_player >= 0)
    return self->current_player;
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (hk_cz_table_is_waiting (self, i))
      return i;
  return -1;
}

/* Lists what can be done with a Location now, legal or not, by the player whose turn it is. Returns (transfer full)
 * (element-type HkMoveOption): the offers. */
GPtrArray *
hk_cz_list_location_moves (HkCzTable *self,
                           int        location)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref), .here = location
  };

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), search.offers);

  search.location = hk_cz_table_get_location (self, location);
  if (search.location == NULL || self->outcome != HK_CZ_OUTCOME_NONE)
    return search.offers;
  search.player = find_player (self);
  search.place = hk_cz_table_get_player_place (self, search.player);
  if (search.place >= 0)
    {
      offer_going (&search);
      if (search.place == location)
        offer_staying (&search);
    }
  if (hk_cz_table_find_homeless (self) >= 0)
    {
      /* Translators: %s: a player */
      g_autofree char *title = g_strdup_printf (_("%s Starts Here"), hk_cz_table_get_player_name (self, hk_cz_table_find_homeless (self)));

      offer_judged (&search, title, hk_move_build ("start-at", "i:player", hk_cz_table_find_homeless (self), "i:place", location, NULL), NULL, NULL, NULL);
    }
  offer_judged (&search, _("Lay Out Encounters"), hk_move_build ("lay", "i:place", location, NULL), "type", "count", NULL);
  offer_judged (&search, _("Say What It Is Like"), hk_move_build ("tell-location", "i:place", location, NULL), "layout", "encounters", NULL);
  offer_judged (&search, _("Move It on the Map"), hk_move_build ("move-location", "i:location", location, NULL), "q", "r", NULL);
  return search.offers;
}

static void
offer_day (Search *search)
{
  HkCzTable *table = search->table;

  /* A card that the group draws has a question of its own, behind the big button. */
  if (table->weather == NULL && hk_cz_table_app_draws (table, table->weather_deck))
    offer (search, _("Draw the Weather"), NULL, hk_move_build ("weather", NULL), NULL, NULL);
  if (!table->fires_spread)
    offer (search, _("See Where the Fires Spread"), NULL, hk_move_build ("spread-fire", NULL), hk_cz_table_rolls_by_hand (table) ? "rolls" : NULL, NULL);
  if (hk_cz_table_is_competitive (table) && table->current_player < 0 && !table->phase_over && hk_cz_table_get_phase (table) <= HK_CZ_PHASE_NIGHT)
    offer (search, _("Roll for Initiative"), NULL, hk_move_build ("initiative", NULL), hk_cz_table_rolls_by_hand (table) ? "rolls" : NULL, NULL);
  if (table->phase_over)
    offer (search, _("End the Phase"), NULL, hk_move_build ("next-phase", NULL),
           hk_cz_table_rolls_by_hand (table) && hk_cz_table_has_rolling_horde (table) ? "rolls" : NULL, NULL);
}

/* Lists what a player can do now besides what belongs to a Location or a survivor, legal or not. Returns (transfer
 * full) (element-type HkMoveOption): the offers. */
GPtrArray *
hk_cz_list_player_moves (HkCzTable *self,
                         int        player)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref), .player = player, .here = -1
  };

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), search.offers);

  if (hk_cz_table_get_player (self, player) == NULL || self->outcome != HK_CZ_OUTCOME_NONE)
    return search.offers;
  search.place = hk_cz_table_get_player_place (self, player);
  offer_day (&search);
  if (hk_cz_table_is_waiting (self, player))
    {
      g_autofree char *take = g_strdup_printf (_("%s Takes the Turn"), hk_cz_table_get_player_name (self, player));
      g_autofree char *end = g_strdup_printf (_("End the Turn of %s"), hk_cz_table_get_player_name (self, player));

      if (self->current_player != player)
        offer (&search, take, NULL, hk_move_build ("take-turn", "i:player", player, NULL), NULL, NULL);
      if (self->current_player == player && hk_cz_table_is_competitive (self))
        offer (&search, _("Let the Next Player Go First"), NULL, hk_move_build ("defer", NULL), NULL, NULL);
      if (self->battle != NULL && self->battle->started && self->battle->player != player)
        offer (&search, _("Join the Battle"), NULL, hk_move_build ("join", "i:player", player, NULL), NULL, NULL);
      offer (&search, end, NULL, build (&search, "end-turn"), NULL, NULL);
    }
  if (self->battle != NULL && self->battle->pvp >= 0)
    {
      offer (&search, _("Next Round Between Players"), NULL, hk_move_build ("duel-round", NULL), hk_cz_table_rolls_by_hand (self) ? "attacker" : NULL,
             hk_cz_table_rolls_by_hand (self) ? "defender" : NULL);
      offer (&search, _("End the Battle Between Players"), NULL, hk_move_build ("end-duel", NULL), NULL, NULL);
    }
  return search.offers;
}

/* Lists how the group ends the game where the scenario leaves that to them: it declares the end of a scenario of its own, and in
 * Mission from God each player retires at any time (Scenarios, page 14). Returns (transfer full) (element-type HkMoveOption): the
 * offers. */
GPtrArray *
hk_cz_list_endings (HkCzTable *self)
{
  Search search = {
    .table = self, .trial = { .table = HK_TABLE (self) }, .offers = g_ptr_array_new_with_free_func (g_object_unref), .player = -1, .here = -1
  };

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), search.offers);

  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return search.offers;
  if (hk_cz_table_is_scenario (self, "own"))
    offer_judged (&search, _("Declare the End"), hk_move_build ("finish", NULL), "outcome", NULL, NULL);
  for (int i = 0; hk_cz_table_is_scenario (self, "mission-from-god") && i < hk_cz_table_get_n_players (self); i++)
    if (!hk_cz_table_get_player (self, i)->retired)
      {
        g_autofree char *title = g_strdup_printf (_("%s Retires"), hk_cz_table_get_player_name (self, i));

        offer (&search, title, NULL, hk_move_build ("retire", "i:player", i, NULL), NULL, NULL);
      }
  return search.offers;
}

/* HkTableFuncs.list_options */
GPtrArray *
hk_cz_table_list_options (HkTable *table,
                          int      viewer)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  GPtrArray *options = g_ptr_array_new_with_free_func (g_object_unref);

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (viewer < 0 || viewer == i)
      g_ptr_array_extend_and_steal (options, hk_cz_list_player_moves (self, i));
  g_ptr_array_extend_and_steal (options, hk_cz_list_endings (self));
  return options;
}
