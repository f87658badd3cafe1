/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "hk-rf-reach.h"

/* Who is on turn and where they can go, for the track and the panels beside it. */

/* The zombie player who moves next; −1 none. */
static int
find_hunter (HkRfTable *table)
{
  g_autoptr (GArray) hunters = hk_rf_list_hunters (table);

  for (guint i = 0; hk_rf_table_have_zombies_moved (table) && i < hunters->len; i++)
    if (!hk_rf_table_get_player (table, g_array_index (hunters, int, i))->moved)
      return g_array_index (hunters, int, i);
  return -1;
}

/* Who moves next, or draws to break a tie before that; −1 none. */
static int
find_mover (HkRfTable *table)
{
  g_autoptr (GArray) tied = hk_rf_list_tied (table);

  return tied->len > 0 ? g_array_index (tied, int, 0) : hk_rf_find_next_mover (table);
}

/* Returns the player whose turn it is now: to fight, to move, to draw an Event card or to hunt; −1 nobody's. */
int
hk_rf_reach_find_turn (HkRfTable *table)
{
  HkRfFight *fight = hk_rf_table_get_fight (table, hk_rf_find_open_fight (table, -1));
  HkRfDraw *draw;

  if (hk_table_goes_by_hand (HK_TABLE (table)) || hk_rf_table_get_phase (table) == HK_RF_PHASE_OVER)
    return -1;
  if (fight != NULL)
    return fight->player;
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_MOVEMENT)
    return find_mover (table);
  if (hk_rf_table_get_phase (table) == HK_RF_PHASE_ZOMBIES)
    return find_hunter (table);
  draw = hk_rf_table_get_phase (table) == HK_RF_PHASE_EVENTS ? hk_rf_table_get_draw (table, hk_rf_find_next_draw (table)) : NULL;
  return draw == NULL ? -1 : draw->player;
}

/* Finds out where a player can go whose movement it is: a human by the movement card, or on after a space was
 * cleared, a zombie player by the card of the zombie phase. Returns whether the player moves at all now.
 * @reach: (out): where the player can go */
gboolean
hk_rf_reach_find (HkRfTable *table,
                  int        player,
                  HkRfReach *reach)
{
  HkRfPlayer *record = hk_rf_table_get_player (table, player);
  int far;
  int furthest;

  *reach = (HkRfReach) { .player = -1 };
  if (record == NULL || record->speed < 0 || record->safe || hk_table_goes_by_hand (HK_TABLE (table))
      || hk_rf_table_get_phase (table) != (record->zombie ? HK_RF_PHASE_ZOMBIES : HK_RF_PHASE_MOVEMENT))
    return FALSE;
  *reach = (HkRfReach) { player, record->space, record->space, record->space, record->space, record->space };
  if (!record->zombie && record->moved)
    {
      if (!hk_rf_can_follow (table, player, &furthest))
        return FALSE;
      reach->front = MIN (furthest, record->space);
      reach->back = MAX (furthest, record->space);
    }
  else if (record->moved)
    return FALSE;
  else
    {
      far = record->zombie ? record->speed : hk_rf_get_reach (record);
      reach->front = MAX (record->space - far, 0);
      reach->back = MIN (record->space + far, 9999);
    }
  reach->front_stop = record->zombie ? reach->front : hk_rf_find_stop (table, record->space, reach->front);
  reach->back_stop = record->zombie ? reach->back : hk_rf_find_stop (table, record->space, reach->back);
  return TRUE;
}

/* Returns whether the player can get there, by bullets if need be.
 * @reach: where a player can go
 * @space: counted from the victory space */
gboolean
hk_rf_reach_holds (const HkRfReach *reach,
                   int              space)
{
  return reach->player >= 0 && space >= reach->front && space <= reach->back;
}

/* Zombie players on the way are shot too. */
static JsonArray *
list_hunters (HkRfTable *table,
              int        from,
              int        to)
{
  JsonArray *array = json_array_new ();

  for (int i = 0; i < hk_rf_table_get_n_players (table); i++)
    {
      HkRfPlayer *other = hk_rf_table_get_player (table, i);

      if (other->zombie && other->space > MIN (from, to) && other->space < MAX (from, to))
        json_array_add_int_element (array, i);
    }
  return array;
}

static void
add_array (HkMove     *move,
           const char *param,
           JsonArray  *taken_array)
{
  if (json_array_get_length (taken_array) > 0)
    json_object_set_array_member (hk_move_get_params (move), param, taken_array);
  else
    json_array_unref (taken_array);
}

/* Returns (transfer full): the move that brings the player there: along the way, shooting what stands on it, when
 * the player moves now, else by hand.
 * @to: a space, counted from the victory space */
HkMove *
hk_rf_reach_make_move (HkRfTable *table,
                       int        player,
                       int        to)
{
  HkRfPlayer *record = hk_rf_table_get_player (table, player);
  HkRfReach reach;
  HkMove *move;
  g_autoptr (GArray) way = NULL;
  JsonArray *shots;

  g_return_val_if_fail (record != NULL, NULL);

  if (!hk_rf_reach_find (table, player, &reach))
    return hk_move_build ("place", "i:player", player, "i:space", to, NULL);
  if (record->zombie)
    return hk_move_build ("zombie-player-move", "i:player", player, "i:to", to, NULL);
  move = hk_move_build ("move", "i:player", player, "i:to", to, NULL);
  way = hk_rf_list_in_the_way (table, player, to);
  shots = json_array_new ();
  for (guint i = 0; i < way->len; i++)
    json_array_add_int_element (shots, g_array_index (way, int, i));
  add_array (move, "shots", shots);
  add_array (move, "shot-players", list_hunters (table, record->space, to));
  return move;
}

/* Returns the bullets that it takes to clear the way there.
 * @player: a human
 * @to: a space, counted from the victory space */
int
hk_rf_reach_count_bullets (HkRfTable *table,
                           int        player,
                           int        to)
{
  g_autoptr (GArray) way = hk_rf_list_in_the_way (table, player, to);
  g_autoptr (JsonArray) hunters = list_hunters (table, hk_rf_table_get_player (table, player)->space, to);
  int n = (int) json_array_get_length (hunters);

  for (guint i = 0; i < way->len; i++)
    n += hk_rf_table_find_zombie (table, g_array_index (way, int, i))->bullets;
  return n;
}
