/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "hk-cz-party.h"

/* What the bot answers when a move asks for something. */

static const char * const dice[] = { "die", "player-die", "human-die", "attacker", "defender", "attack" };
static const char * const ranges[] = { "close", "medium", "long" };
static const char * const types[] = { "zombie", "zombie", "slow", "fast", "rigored", "dog", "ally", "dependant" };
static const char * const loot[] = { "Ka-Bar", "Baseball Bat", "Junk Food", "Canned Food", "Machete" };

static void
set_node (HkMove     *move,
          const char *param,
          JsonNode   *node)
{
  json_object_set_member (hk_move_get_params (move), param, node);
}

static void
set_int (HkMove     *move,
         const char *param,
         int         value)
{
  set_node (move, param, json_node_init_int (json_node_alloc (), value));
}

static void
set_array (HkMove     *move,
           const char *param,
           JsonArray  *taken_array)
{
  json_object_set_array_member (hk_move_get_params (move), param, taken_array);
}

static JsonArray *
roll_several (HkCzParty *bot,
              int      n,
              int      lowest,
              int      highest)
{
  JsonArray *rolls = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_int_element (rolls, lowest + hk_cz_party_roll (bot, highest - lowest + 1));
  return rolls;
}

/* No two the same. */
static JsonArray *
roll_different (HkCzParty *bot,
                int      n)
{
  const int first = hk_cz_party_roll (bot, 10);
  JsonArray *rolls = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_int_element (rolls, (first + 3 * i) % 10);
  return rolls;
}

static JsonArray *
draw_loot (HkCzParty *bot,
           int      n)
{
  JsonArray *names = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_string_element (names, loot[hk_cz_party_roll (bot, G_N_ELEMENTS (loot))]);
  return names;
}

static JsonArray *
draw_encounters (HkCzParty *bot,
                 int      n)
{
  JsonArray *drawn = json_array_new ();

  for (int i = 0; i < n; i++)
    json_array_add_string_element (drawn, types[hk_cz_party_roll (bot, 6)]);
  return drawn;
}

static int
find_somebody (HkCzParty *bot,
               HkCzTable *table)
{
  const int n = hk_cz_table_get_n_survivors (table);

  for (int i = 0; i < 30; i++)
    {
      const int number = hk_cz_party_roll (bot, n);
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, number);

      if (survivor != NULL && hk_cz_survivor_is_alive (survivor) && survivor->player >= 0 && (table->battle == NULL || survivor->on_field || i > 20))
        return number;
    }
  return 0;
}

/* Where everybody stands after a step: nobody is closer than 2 hexes, mostly. */
static void
fill_distances (HkCzParty *bot,
                HkCzTable *table,
                HkMove    *move)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  JsonObject *away = json_object_new ();
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  HkCzEncounter *encounter;

  for (int i = 0; field != NULL && (encounter = hk_cz_location_get_encounter (field, i)) != NULL; i++)
    if (hk_cz_encounter_is_dangerous (encounter) && hk_cz_party_roll (bot, 2) == 0)
      {
        g_autofree char *number = g_strdup_printf ("%d", i);

        json_object_set_int_member (away, number, 1 + hk_cz_party_roll (bot, 6));
      }
  json_node_take_object (node, away);
  set_node (move, "away", node);
}

static int
count_rigored (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);
  HkCzEncounter *encounter;
  int n = 0;

  for (int i = 0; field != NULL && (encounter = hk_cz_location_get_encounter (field, i)) != NULL; i++)
    n += g_strcmp0 (encounter->type, "rigored") == 0;
  return n;
}

static gboolean
fill_die (HkCzParty  *bot,
          HkMove     *move,
          const char *param)
{
  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    if (g_str_equal (param, dice[i]))
      {
        set_int (move, param, hk_cz_party_roll (bot, 10));
        return TRUE;
      }
  return FALSE;
}

static gboolean
fill_list (HkCzParty  *bot,
           HkCzTable  *table,
           HkMove     *move,
           const char *param)
{
  const char *name = hk_move_get_name (move);

  if (g_str_equal (param, "rigored"))
    set_array (move, param, roll_several (bot, count_rigored (table), 0, 9));
  else if (g_str_equal (param, "rolls") && g_str_equal (name, "initiative"))
    set_array (move, param, roll_different (bot, hk_cz_table_get_n_players (table)));
  else if (g_str_equal (param, "rolls") && g_str_equal (name, "spread-fire"))
    set_array (move, param, roll_several (bot, 1 + hk_cz_party_roll (bot, 5), 0, 9));
  else if (g_str_equal (param, "rolls") && g_str_equal (name, "next-phase"))
    set_array (move, param, roll_several (bot, hk_cz_table_count_hordes (table), 1, 6));
  else if (g_str_equal (param, "rewards"))
    set_array (move, param, draw_loot (bot, hk_cz_party_roll (bot, 4)));
  else if (g_str_equal (param, "loot") && g_str_equal (name, "garden"))
    set_array (move, param, draw_loot (bot, 2));
  else if (g_str_equal (param, "loot") && g_str_equal (name, "church-draw"))
    set_array (move, param, draw_loot (bot, 9));
  else if (g_str_equal (param, "encounters"))
    set_array (move, param, draw_encounters (bot, MAX (1, table->battle == NULL ? 1 : table->battle->drawn)));
  else if (g_str_equal (param, "away"))
    fill_distances (bot, table, move);
  else
    return FALSE;
  return TRUE;
}

static gboolean
fill_text (HkCzParty  *bot,
           HkMove     *move,
           const char *param)
{
  const char *text = NULL;
  g_autofree char *made = NULL;

  if (g_str_equal (param, "range"))
    text = ranges[hk_cz_party_roll (bot, 3)];
  else if (g_str_equal (param, "type"))
    text = types[hk_cz_party_roll (bot, G_N_ELEMENTS (types))];
  else if (g_str_equal (param, "name"))
    text = loot[hk_cz_party_roll (bot, G_N_ELEMENTS (loot))];
  else if (g_str_equal (param, "card"))
    text = made = g_strdup_printf ("%d", 1 + hk_cz_party_roll (bot, 9));
  else
    return FALSE;
  set_node (move, param, json_node_init_string (json_node_alloc (), text));
  return TRUE;
}

void
hk_cz_party_fill_param (HkCzParty  *bot,
                      HkCzTable  *table,
                      HkMove     *move,
                      const char *param)
{
  if (fill_die (bot, move, param) || fill_list (bot, table, move, param) || fill_text (bot, move, param))
    return;
  if (g_str_equal (param, "survivor") || g_str_equal (param, "on"))
    set_int (move, param, find_somebody (bot, table));
  else if (g_str_equal (param, "skull"))
    set_node (move, param, json_node_init_boolean (json_node_alloc (), hk_cz_party_roll (bot, 6) == 0));
  else if (g_str_equal (param, "target") || g_str_equal (param, "size") || g_str_equal (param, "count"))
    set_int (move, param, 1 + hk_cz_party_roll (bot, 6));
  else
    set_int (move, param, hk_cz_party_roll (bot, 4));
}

/**
 * hk_cz_party_fill:
 * @bot: a bot
 * @table: its table
 * @offer: an offer
 *
 * Returns: (transfer full): the move of the offer with everything that it asks for
 */
HkMove *
hk_cz_party_fill (HkCzParty    *bot,
                  HkCzTable    *table,
                  HkMoveOption *offer)
{
  HkMove *move = hk_move_option_make_move (offer);
  const char * const *missing = hk_move_option_get_missing (offer);

  for (guint i = 0; missing != NULL && missing[i] != NULL; i++)
    hk_cz_party_fill_param (bot, table, move, missing[i]);
  return move;
}
