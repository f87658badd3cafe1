/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-moves.h"
#include "games/card-z/battle/hk-cz-battle-private.h"
#include "games/card-z/battle/hk-cz-battle-read.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-party.h"

#define MAX_TRIES 80

void
hk_cz_party_init (HkCzParty *bot,
                guint64  seed)
{
  bot->random = hk_random_new (seed);
  bot->reckless = FALSE;
  bot->restless = FALSE;
  bot->n_refused = 0;
}

void
hk_cz_party_clear (HkCzParty *bot)
{
  g_clear_pointer (&bot->random, hk_random_unref);
}

/**
 * hk_cz_party_make_setup:
 * @scenario: its id
 * @mode: "solo", "co-op" or "competitive"
 * @n_players: 1 to 4
 * @more: (nullable): further options, an object
 *
 * Returns: (transfer full): the setup with the stand-in
 */
JsonObject *
hk_cz_party_make_setup (const char *scenario,
                  const char *mode,
                  guint       n_players,
                  const char *more)
{
  static const char * const names[] = { "Ann", "Bo", "Cy", "Dee" };
  g_autoptr (JsonNode) node = json_from_string (more == NULL ? "{}" : more, NULL);
  JsonObject *setup = json_object_ref (json_node_get_object (node));
  JsonArray *players = json_array_new ();

  for (guint i = 0; i < n_players; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (setup, "players", players);
  json_object_set_string_member (setup, "scenario", scenario);
  json_object_set_string_member (setup, "mode", mode);
  return setup;
}

int
hk_cz_party_roll (HkCzParty *bot,
                int      below)
{
  return below <= 1 ? 0 : (int) hk_random_below (bot->random, (guint32) below);
}

static gboolean
is_named (HkMoveOption *offer,
          const char   *name)
{
  return g_str_equal (hk_move_get_name (hk_move_option_get_move (offer)), name);
}

/* What the group does to the table by hand, which a game does not need. */
static gboolean
is_by_hand (HkMoveOption *offer)
{
  return is_named (offer, "move-location") || is_named (offer, "tell-location") || is_named (offer, "lay");
}

/* One of the legal offers, or of those of that name. */
static HkMove *
pick_offer (HkCzParty  *bot,
            HkCzTable  *table,
            GPtrArray  *offers,
            const char *name)
{
  g_autoptr (GPtrArray) legal = g_ptr_array_new ();

  for (guint i = 0; i < offers->len; i++)
    if (hk_move_option_is_legal (g_ptr_array_index (offers, i))
        && (name == NULL ? !is_by_hand (g_ptr_array_index (offers, i)) : is_named (g_ptr_array_index (offers, i),
                                                                                   name)))
      g_ptr_array_add (legal, g_ptr_array_index (offers, i));
  return legal->len == 0 ? NULL : hk_cz_party_fill (bot, table, g_ptr_array_index (legal, hk_cz_party_roll (bot, (int) legal->len)));
}

static int
find_named (HkCzTable  *table,
            const char *name)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    if (g_strcmp0 (hk_cz_table_get_location (table, i)->name, name) == 0)
      return i;
  return -1;
}

static int
find_base (HkCzTable  *table,
           const char *base)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    if (g_strcmp0 (hk_cz_table_get_location (table, i)->base, base) == 0)
      return i;
  return -1;
}

/* The closest Cache that does not burn, or the S-Mart. */
static int
find_cache (HkCzTable *table,
            int        from)
{
  int best = -1;

  for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (table, i);
      const gboolean wanted = location->cache || (g_strcmp0 (location->name, "S-Mart") == 0 && location->clearings < 1);

      if (wanted && !location->fire && (best < 0 || hk_cz_table_get_distance (table, from, i) < hk_cz_table_get_distance (table, from, best)))
        best = i;
    }
  return best;
}

static int
find_goal (HkCzTable *table,
           int        player,
           int        from)
{
  if (hk_cz_table_is_scenario (table, "home-run"))
    return find_base (table, "alpha");
  if (hk_cz_table_is_scenario (table, "rescue-911"))
    {
      for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
        {
          HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

          if (hk_cz_survivor_is_alive (survivor) && survivor->player < 0)
            return find_base (table, "bravo");
        }
      return find_base (table, "alpha");
    }
  if (hk_cz_table_is_scenario (table, "horde-annihilation"))
    for (int i = 0; i < hk_cz_table_get_n_locations (table); i++)
      if (hk_cz_table_find_horde (table, i) >= 0)
        return i;
  if (hk_cz_table_is_scenario (table, "pub-run"))
    return MAX (find_named (table, "Pub"), find_named (table, "Looted Pub"));
  if (hk_cz_table_get_player (table, player)->discs > 0)
    return find_named (table, "Church");
  return find_cache (table, from);
}

static gboolean
stays_out (HkCzTable *table,
           int        place)
{
  return hk_cz_table_is_occupied (table, place) || (hk_cz_table_find_horde (table, place) >= 0 && !hk_cz_table_is_scenario (table, "horde-annihilation"));
}

/* Toward the goal, mostly. */
static HkMove *
make_scout (HkCzParty *bot,
            HkCzTable *table,
            int        player)
{
  const int from = hk_cz_table_get_player_place (table, player);
  const int goal = find_goal (table, player, from);
  int to = -1;
  g_autoptr (GPtrArray) offers = NULL;

  if (from >= 0 && hk_cz_table_get_location (table, from)->dawn_patrol)
    to = from;
  for (int i = 1; to < 0 && goal >= 0 && goal != from && i <= HK_CZ_N_DIRECTIONS && hk_cz_party_roll (bot, 5) != 0; i++)
    {
      const int next = hk_cz_table_get_neighbour (table, from, i);

      if (next >= 0 && !stays_out (table, next) && hk_cz_table_get_distance (table, next, goal) < hk_cz_table_get_distance (table, from, goal)
          && hk_cz_party_roll (bot, 3) != 0)
        to = next;
    }
  if (to < 0)
    to = hk_cz_table_get_neighbour (table, from, 1 + hk_cz_party_roll (bot, HK_CZ_N_DIRECTIONS));
  if (to < 0)
    return NULL;
  offers = hk_cz_list_location_moves (table, to);
  return pick_offer (bot, table, offers, hk_cz_party_roll (bot, 12) == 0 ? "attack-player" : "scout");
}

static HkMove *
make_retreat (HkCzParty *bot,
              HkCzTable *table,
              int        player)
{
  const int from = table->battle != NULL ? table->battle->place : hk_cz_table_get_player_place (table, player);
  const int goal = find_goal (table, MAX (0, player), from);
  int to = hk_cz_table_get_neighbour (table, from, 1 + hk_cz_party_roll (bot, HK_CZ_N_DIRECTIONS));
  g_autoptr (GPtrArray) offers = NULL;

  for (int i = 1; goal >= 0 && goal != from && i <= HK_CZ_N_DIRECTIONS && hk_cz_party_roll (bot, 8) != 0; i++)
    {
      const int next = hk_cz_table_get_neighbour (table, from, i);

      if (next >= 0 && !stays_out (table, next) && hk_cz_table_get_distance (table, next, goal) < hk_cz_table_get_distance (table, from, goal))
        to = next;
    }
  if (to < 0)
    return NULL;
  offers = hk_cz_list_location_moves (table, to);
  return pick_offer (bot, table, offers, "retreat");
}

static int
count_dangerous (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  HkCzEncounter *encounter;
  int n = 0;

  for (int i = 0; field != NULL && (encounter = hk_cz_location_get_encounter (field, i)) != NULL; i++)
    n += hk_cz_encounter_is_dangerous (encounter);
  return n;
}

static int
count_group (HkCzTable *table,
             int        place)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      n += hk_cz_survivor_is_alive (survivor) && survivor->place == place && survivor->player >= 0;
    }
  return n;
}

/* Somebody on the battlefield who has not acted; −1 none. */
static int
find_fighter (HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);

      if (hk_cz_is_fighting (survivor) && !survivor->acted)
        return i;
    }
  return -1;
}

/* Anybody on the battlefield, Dependants too; −1 nobody. */
static int
find_prey (HkCzTable *table)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    if (hk_cz_table_get_survivor (table, i)->on_field)
      return i;
  return -1;
}

/* Says how far somebody is of whom nobody has said it. */
static HkMove *
make_distance (HkCzParty *bot,
               HkCzTable *table)
{
  const int nearest = find_prey (table);
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  HkCzEncounter *encounter;

  for (int i = 0; nearest >= 0 && (encounter = hk_cz_location_get_encounter (field, i)) != NULL; i++)
    if (hk_cz_encounter_is_dangerous (encounter) && encounter->distance == 0 && hk_cz_party_roll (bot, 4) != 0)
      return hk_move_build ("distance", "i:encounter", i, "i:hexes", (bot->reckless ? 2 : 4) + hk_cz_party_roll (bot, 6), "i:nearest", nearest, NULL);
  return NULL;
}

/* The attack that promises most, mostly. */
static HkMove *
make_fight (HkCzParty *bot,
            HkCzTable *table,
            int        survivor)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_battle_moves (table, survivor);
  HkMoveOption *best = NULL;

  for (guint i = 0; best == NULL && i < offers->len; i++)
    if (hk_move_option_is_legal (g_ptr_array_index (offers, i)) && is_named (g_ptr_array_index (offers, i), "attack"))
      best = g_ptr_array_index (offers, i);
  if (best != NULL && hk_cz_party_roll (bot, 5) != 0)
    return hk_cz_party_fill (bot, table, best);
  return pick_offer (bot, table, offers, NULL);
}

/* A battle between players: a few blows, and an end. */
static HkMove *
make_duel (HkCzParty *bot,
           HkCzTable *table)
{
  const int n = hk_cz_table_get_n_survivors (table);

  switch (hk_cz_party_roll (bot, 6))
    {
    case 0:
      return hk_move_build ("end-duel", NULL);
    case 1:
      return hk_move_build ("duel-round", NULL);
    default:
      return hk_move_build ("attack", "i:survivor", hk_cz_party_roll (bot, n), "i:victim", hk_cz_party_roll (bot, n), "i:loot", hk_cz_party_roll (bot, 4),
                            "s:range", "close", "i:target", 5, NULL);
    }
}

static HkMove *
make_calm (HkCzParty *bot,
           HkCzTable *table)
{
  g_autoptr (GPtrArray) offers = NULL;

  switch (hk_cz_party_roll (bot, 5))
    {
    case 0:
      return hk_move_build ("camp-out", NULL);
    case 1:
      return hk_move_build ("end-turn", NULL);
    case 2:
      offers = hk_cz_list_battle_moves (table, MAX (0, find_fighter (table)));
      return pick_offer (bot, table, offers, "recover");
    case 3:
      offers = hk_cz_list_location_moves (table, table->battle->place);
      return pick_offer (bot, table, offers, NULL);
    default:
      offers = hk_cz_list_battle_moves (table, -1);
      return pick_offer (bot, table, offers, "cross");
    }
}

static HkMove *make_asked (HkCzParty *bot, HkCzTable *table, const char *asks);

static HkMove *
make_battle (HkCzParty       *bot,
             HkCzTable       *table,
             HkPrimaryAction *next)
{
  HkCzBattle *battle = table->battle;
  g_autoptr (GPtrArray) offers = NULL;
  const int fighter = find_fighter (table);
  HkMove *move = NULL;

  if (!battle->started)
    {
      if (hk_cz_party_roll (bot, 3) == 0)
        return hk_move_build ("look", NULL);
      if (!bot->reckless && count_dangerous (table) > count_group (table, battle->place) && hk_cz_party_roll (bot, 6) != 0)
        return make_retreat (bot, table, battle->player);
      return hk_move_build ("battle", NULL);
    }
  if (battle->pvp >= 0 && hk_cz_party_roll (bot, 10) != 0)
    return make_duel (bot, table);
  if (g_strcmp0 (hk_primary_action_get_asks (next), "lay") == 0 && hk_cz_party_roll (bot, 4) != 0)
    return make_asked (bot, table, "lay");
  if (hk_cz_party_roll (bot, 12) == 0)
    {
      offers = hk_cz_list_battle_moves (table, -1);
      return pick_offer (bot, table, offers, NULL);
    }
  if (hk_primary_action_get_move (next) != NULL && !g_str_equal (hk_move_get_name (hk_primary_action_get_move (next)),
                                                                 "encounters-act"))
    return hk_move_copy (hk_primary_action_get_move (next));
  if (g_strcmp0 (hk_primary_action_get_asks (next), "retreat") == 0)
    return make_retreat (bot, table, battle->player);
  if (g_strcmp0 (hk_primary_action_get_asks (next), "clear") == 0 && hk_cz_party_roll (bot, 4) != 0)
    {
      offers = hk_cz_list_location_moves (table, battle->place);
      return pick_offer (bot, table, offers, "clear");
    }
  if (g_strcmp0 (hk_primary_action_get_asks (next), "cross") == 0 || g_strcmp0 (hk_primary_action_get_asks (next),
                                                                                "clear") == 0)
    return make_calm (bot, table);
  move = make_distance (bot, table);
  if (move != NULL)
    return move;
  if (fighter >= 0 && battle->side != HK_CZ_SIDE_ENCOUNTERS && !battle->noise_pending && battle->drawn == 0)
    return make_fight (bot, table, fighter);
  if (hk_cz_party_roll (bot, 8) == 0)
    return make_retreat (bot, table, battle->player);
  if (hk_primary_action_get_move (next) != NULL)
    return hk_move_copy (hk_primary_action_get_move (next));
  offers = hk_cz_list_battle_moves (table, -1);
  return pick_offer (bot, table, offers, hk_cz_party_roll (bot, 4) == 0 ? NULL : hk_primary_action_get_asks (next));
}

/* What a survivor does with things. */
static HkMove *
make_thing (HkCzParty *bot,
            HkCzTable *table)
{
  g_autoptr (GPtrArray) offers = hk_cz_list_survivor_moves (table, hk_cz_party_roll (bot, hk_cz_table_get_n_survivors (table)));

  return pick_offer (bot, table, offers, hk_cz_party_roll (bot, 3) == 0 ? NULL : "take");
}

static HkMove *
make_turn (HkCzParty *bot,
           HkCzTable *table)
{
  const int player = table->current_player;
  const int place = hk_cz_table_get_player_place (table, player);
  g_autoptr (GPtrArray) offers = NULL;

  switch (hk_cz_party_roll (bot, 8))
    {
    case 0:
      offers = hk_cz_list_player_moves (table, player);
      return pick_offer (bot, table, offers, NULL);
    case 1:
      return make_retreat (bot, table, player);
    case 2:
      if (hk_cz_table_is_scenario (table, "mission-from-god") && hk_cz_party_roll (bot, 60) == 0)
        return hk_move_build ("retire", NULL);
      return hk_move_build ("end-turn", NULL);
    case 3:
    case 4:
      offers = hk_cz_list_location_moves (table, place);
      return pick_offer (bot, table, offers, hk_cz_party_roll (bot, 3) == 0 ? NULL : "clear");
    default:
      return hk_cz_table_get_player (table, player)->scouted ? hk_move_build ("end-turn", NULL) : make_scout (bot, table, player);
    }
}

static HkMove *
make_asked (HkCzParty  *bot,
            HkCzTable  *table,
            const char *asks)
{
  HkMove *move = hk_move_build (asks, NULL);
  static const char * const asked[][3] = {
    { "weather", "card", NULL }, { "spread-fire", "rolls", NULL }, { "initiative", "rolls", NULL }, { "next-phase", "rolls", NULL },
    { "lay", "type", NULL },
  };

  for (guint i = 0; i < G_N_ELEMENTS (asked); i++)
    if (g_str_equal (asks, asked[i][0]))
      hk_cz_party_fill_param (bot, table, move, asked[i][1]);
  if (g_str_equal (asks, "take-turn"))
    json_object_set_int_member (hk_move_get_params (move), "player", hk_cz_party_roll (bot, hk_cz_table_get_n_players (table)));
  if (g_str_equal (asks, "deal"))
    {
      g_auto (GStrv) names = hk_cz_table_list_undealt (table);
      const guint n = g_strv_length (names);
      g_autofree char *own = g_strdup_printf ("Lot %d", hk_cz_table_find_open (table));

      json_object_set_string_member (hk_move_get_params (move), "name", n == 0 ? own : names[hk_cz_party_roll (bot, (int) n)]);
      if (n == 0)
        json_object_set_boolean_member (hk_move_get_params (move), "cache", hk_cz_party_roll (bot, 2) == 0);
    }
  if (g_str_equal (asks, "reckon"))
    {
      JsonArray *rolls = json_array_new ();

      for (int i = hk_cz_party_roll (bot, 7); i > 0; i--)
        json_array_add_int_element (rolls, hk_cz_party_roll (bot, 10));
      json_object_set_array_member (hk_move_get_params (move), "rolls", rolls);
      hk_cz_party_fill_param (bot, table, move, "horde-rolls");
      rolls = json_array_new ();
      for (int i = 0; i < hk_cz_table_count_hordes (table); i++)
        json_array_add_int_element (rolls, 1 + hk_cz_party_roll (bot, 6));
      json_object_set_array_member (hk_move_get_params (move), "horde-rolls", rolls);
    }
  return move;
}

/* A meal that nobody carries for all that the app knows is told. */
static HkMove *
make_next (HkCzParty *bot,
           HkMove    *next)
{
  static const char * const meals[] = { "Junk Food", "Normal Food", "Fresh Food", "nothing" };
  HkMove *move = hk_move_copy (next);

  if (g_str_equal (hk_move_get_name (move), "plan-food"))
    json_object_set_string_member (hk_move_get_params (move), "food", meals[hk_cz_party_roll (bot, G_N_ELEMENTS (meals))]);
  if (g_str_equal (hk_move_get_name (move), "start-at"))
    json_object_set_int_member (hk_move_get_params (move), "place", hk_cz_party_roll (bot, HK_CZ_N_LOCATIONS));
  return move;
}

static HkMove *
make_reckoning (HkCzParty       *bot,
                HkCzTable       *table,
                HkPrimaryAction *next)
{
  switch (hk_cz_party_roll (bot, 8))
    {
    case 0:
      return hk_move_build ("plan-food", "i:survivor", hk_cz_party_roll (bot, hk_cz_table_get_n_survivors (table)), "s:food", "nothing", NULL);
    case 1:
      return hk_move_build ("shelter", "i:survivor", hk_cz_party_roll (bot, hk_cz_table_get_n_survivors (table)), "b:inside", hk_cz_party_roll (bot, 2), NULL);
    case 2:
      return hk_move_build ("reckon-step", NULL);
    default:
      return hk_primary_action_get_move (next) == NULL ? make_asked (bot, table,
                                                                     hk_primary_action_get_asks (next)) : make_next (bot, hk_primary_action_get_move (next));
    }
}

static HkMove *
make_move (HkCzParty *bot,
           HkCzTable *table)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  if (next == NULL)
    return NULL;
  if (hk_cz_table_get_phase (table) == HK_CZ_PHASE_RECKONING)
    return make_reckoning (bot, table, next);
  if (hk_cz_party_roll (bot, bot->restless ? 4 : 14) == 0)
    return make_thing (bot, table);
  if (table->battle != NULL && table->weather != NULL && table->fires_spread)
    return make_battle (bot, table, next);
  if (hk_primary_action_get_move (next) != NULL && hk_cz_party_roll (bot, 8) != 0)
    return make_next (bot, hk_primary_action_get_move (next));
  if (g_strcmp0 (hk_primary_action_get_asks (next), "lay") != 0 && table->current_player >= 0 && table->weather != NULL && table->fires_spread)
    return make_turn (bot, table);
  return hk_primary_action_get_move (next) != NULL ? make_next (bot,
                                                                hk_primary_action_get_move (next)) : make_asked (bot,
                                                                                                                 table, hk_primary_action_get_asks (next));
}

/**
 * hk_cz_party_act:
 * @bot: a bot
 * @table: its table
 * @attempt: plays a move
 * @data: for @attempt
 *
 * Tries moves until one is allowed.
 *
 * Returns: whether one was; %FALSE is a dead end
 */
gboolean
hk_cz_party_act (HkCzParty *bot,
               HkCzTable *table,
               HkCzPartyTry attempt,
               gpointer   data)
{
  for (guint i = 0; i < MAX_TRIES; i++)
    {
      g_autoptr (HkMove) move = make_move (bot, table);

      if (move == NULL)
        continue;
      if (attempt (data, move))
        return TRUE;
      bot->n_refused++;
    }
  return FALSE;
}
