/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/moves/hk-move-option.h"
#include "core/moves/hk-step.h"
#include "cz-game.h"
#include "games/card-z/guide/hk-cz-legal.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"

/* More than one player: the order of turns, joint missions and battles between players (Multi-Player). */

static HkCzTable *
new_day (const char *mode)
{
  g_autofree char *more = g_strdup_printf (",\"mode\":\"%s\",\"characters-per-player\":1", mode);
  HkCzTable *table = cz_game_new_by_hand (CZ_TWO, more);

  cz_game_play (table, "{\"move\":\"weather\",\"card\":\"1\"}");
  return table;
}

/* Player 1 starts at the Alpha Base, player 2 at the Bravo Base (Home Base & Character Selection, page 13). */
static void
test_bases (void)
{
  g_autoptr (HkCzTable) table = new_day ("co-op");

  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, cz_game_at (table, -3, 0));
  g_assert_cmpint (hk_cz_table_get_player_place (table, 1), ==, cz_game_at (table, 3, 0));
  g_assert_true (hk_cz_table_get_location (table, cz_game_at (table, 3, 0))->safe);
}

/* Together, players take turns in any order; a move can say whose turn it is (page 13). */
static void
test_co_op (void)
{
  g_autoptr (HkCzTable) table = new_day ("co-op");
  const int garage = cz_game_find (table, "Garage");

  g_assert_cmpint (table->current_player, ==, -1);
  cz_game_not (table, HK_ERROR_PARAMETER, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", garage);
  cz_game_refuse (table, "{\"move\":\"initiative\",\"rolls\":[1,2]}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"defer\"}", HK_ERROR_IMPOSSIBLE);
  cz_game_play (table, "{\"move\":\"take-turn\",\"player\":1}");
  cz_game_refuse (table, "{\"move\":\"take-turn\",\"player\":1}", HK_ERROR_IMPOSSIBLE);
  cz_game_refuse (table, "{\"move\":\"take-turn\",\"player\":4}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"take-turn\",\"player\":0}");        /* nothing done yet: change of mind */
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":0,\"player\":0}", garage);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->current_player, ==, -1);
  g_assert_false (table->phase_over);
  cz_game_refuse (table, "{\"move\":\"take-turn\",\"player\":0}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"end-turn\"}");                      /* only Bo is left */
  g_assert_true (table->phase_over);
}

/* Against each other, the higher roll goes first; who has won it may defer (Initiative, page 13). */
static void
test_initiative (void)
{
  g_autoptr (HkCzTable) table = new_day ("competitive");

  cz_game_refuse (table, "{\"move\":\"end-turn\",\"player\":0}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"initiative\"}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"initiative\",\"rolls\":[4,4]}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"initiative\",\"rolls\":[3,8]}");
  g_assert_cmpint (table->current_player, ==, 1);
  cz_game_refuse (table, "{\"move\":\"initiative\",\"rolls\":[3,8]}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"take-turn\",\"player\":0}", HK_ERROR_REFUSED);
  cz_game_play (table, "{\"move\":\"defer\"}");
  g_assert_cmpint (table->current_player, ==, 0);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  cz_game_refuse (table, "{\"move\":\"defer\"}", HK_ERROR_IMPOSSIBLE);
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  g_assert_true (table->phase_over);
  cz_game_play (table, "{\"move\":\"next-phase\"}");
  g_assert_cmpint (hk_cz_table_get_player (table, 0)->initiative, ==, -1);
  cz_game_refuse (table, "{\"move\":\"end-turn\",\"player\":0}", HK_ERROR_REFUSED);
}

/* Where the app rolls, nobody ties (Initiative, page 13). */
static void
test_initiative_by_app (void)
{
  for (guint64 seed = 1; seed <= 60; seed++)
    {
      g_autoptr (HkCzTable) table = cz_game_new ("{" CZ_TWO ",\"mode\":\"competitive\",\"scenario\":\"own\",\"pattern\":\"b\"}", seed);
      int first;

      cz_game_play (table, "{\"move\":\"initiative\"}");
      first = hk_cz_table_get_player (table, 0)->initiative > hk_cz_table_get_player (table, 1)->initiative ? 0 : 1;
      g_assert_cmpint (hk_cz_table_get_player (table, 0)->initiative, !=, hk_cz_table_get_player (table, 1)->initiative);
      g_assert_cmpint (table->current_player, ==, first);
    }
}

/* Players who start at the same Location combine their turns (page 13). */
static void
test_together (void)
{
  g_autoptr (HkCzTable) table = new_day ("co-op");
  const int garage = cz_game_find (table, "Garage");

  cz_game_go (table, 1, cz_game_at (table, -3, 0));
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1,\"player\":0,\"together\":true}", garage);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 1), ==, garage);
  g_assert_true (hk_cz_table_get_player (table, 1)->scouted);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"battle\"}");
  g_assert_true (hk_cz_table_get_survivor (table, 0)->on_field);
  g_assert_true (hk_cz_table_get_survivor (table, 1)->on_field);
  cz_game_empty (table, garage);
  cz_game_play (table, "{\"move\":\"clear\",\"rewards\":[]}");
  cz_game_play (table, "{\"move\":\"end-turn\"}");
  g_assert_true (table->phase_over);
}

/* Whoever is next to a battle joins it from the second round on and uses up the turn (Joint Missions, page 13). */
static void
test_join (void)
{
  g_autoptr (HkCzTable) table = new_day ("co-op");
  const int garage = cz_game_find (table, "Garage");

  cz_game_refuse (table, "{\"move\":\"join\",\"player\":1}", HK_ERROR_IMPOSSIBLE);
  cz_game_move (table, "{\"move\":\"scout\",\"place\":%d,\"roll\":1,\"player\":0}", garage);
  cz_game_play (table, "{\"move\":\"lay\",\"type\":\"zombie\",\"zone\":1}");
  cz_game_play (table, "{\"move\":\"battle\"}");
  cz_game_go (table, 1, cz_game_find (table, "Gas Station"));
  cz_game_refuse (table, "{\"move\":\"join\",\"player\":1}", HK_ERROR_REFUSED);
  hk_record_set_int (table->battle, &table->battle->round, 2);
  cz_game_refuse (table, "{\"move\":\"join\",\"player\":0}", HK_ERROR_IMPOSSIBLE);
  cz_game_go (table, 1, cz_game_at (table, 3, 0));
  cz_game_refuse (table, "{\"move\":\"join\",\"player\":1}", HK_ERROR_REFUSED);
  cz_game_go (table, 1, cz_game_find (table, "Gas Station"));
  cz_game_play (table, "{\"move\":\"join\",\"player\":1}");
  g_assert_true (hk_cz_table_get_survivor (table, 1)->on_field);
  g_assert_true (hk_cz_table_get_player (table, 1)->scouted);
  g_assert_cmpint (hk_cz_table_get_survivor (table, 1)->place, ==, garage);
  cz_game_refuse (table, "{\"move\":\"join\",\"player\":1}", HK_ERROR_REFUSED);
}

/* The big button says @label, which makes or asks for @name. */
static void
assert_next (HkCzTable  *table,
             const char *label,
             const char *name)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
  HkMove *move = hk_primary_action_get_move (next);

  g_assert_cmpstr (hk_primary_action_get_label (next), ==, label);
  g_assert_cmpstr (move != NULL ? hk_move_get_name (move) : hk_primary_action_get_asks (next), ==, name);
}

/* The line of the checklist that is on in a battle; no line of it is about Encounters. */
static void
assert_step (HkCzTable  *table,
             const char *title)
{
  g_autoptr (GPtrArray) steps = hk_table_list_steps (HK_TABLE (table));
  const char *current = NULL;

  for (guint i = 0; i < steps->len; i++)
    {
      HkStep *step = g_ptr_array_index (steps, i);

      g_assert_null (strstr (hk_step_get_title (step), "Encounters act"));
      if (g_str_equal (hk_step_get_phase (step), "battle") && hk_step_get_state (step) == HK_STEP_CURRENT)
        current = hk_step_get_title (step);
    }
  g_assert_cmpstr (current, ==, title);
}

/* In a battle between players the button goes from one to the next, whoever won the roll first, and never claims the Location (Player
 * versus Player, page 13). */
static void
test_next_of_a_duel (void)
{
  g_autoptr (HkCzTable) table = new_day ("competitive");
  const int garage = cz_game_find (table, "Garage");
  HkCzSurvivor *first;
  HkCzSurvivor *second;
  g_autofree char *first_acts = NULL;
  g_autofree char *second_acts = NULL;

  cz_game_play (table, "{\"move\":\"initiative\",\"rolls\":[9,1]}");
  cz_game_go (table, 1, garage);
  cz_game_play (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":5,\"defender\":1}");
  first = hk_cz_table_get_survivor (table, 0);
  second = hk_cz_table_get_survivor (table, 1);
  first_acts = g_strdup_printf ("%s Acts", first->name);
  second_acts = g_strdup_printf ("%s Acts", second->name);
  assert_next (table, second_acts, "attack");
  assert_step (table, "The survivors of Bo act first");
  hk_record_set_boolean (second, &second->acted, TRUE);
  assert_next (table, first_acts, "attack");
  assert_step (table, "The survivors of Ann act");
  hk_record_set_boolean (first, &first->acted, TRUE);
  assert_next (table, "Next Round Between Players", "duel-round");
  assert_step (table, "Roll for who acts first in the next round");
  cz_game_play (table, "{\"move\":\"duel-round\",\"attacker\":5,\"defender\":1}");
  assert_next (table, first_acts, "attack");
  hk_record_set_boolean (second, &second->dead, TRUE);
  hk_record_set_boolean (second, &second->on_field, FALSE);
  assert_next (table, "End the Battle Between Players", "end-duel");
}

/* An attack is going where another player is; the defender has +5 on the first roll (Player versus Player, page 13). */
static void
test_pvp (void)
{
  g_autoptr (HkCzTable) table = new_day ("competitive");
  const int garage = cz_game_find (table, "Garage");
  const int alpha = cz_game_at (table, -3, 0);

  cz_game_play (table, "{\"move\":\"initiative\",\"rolls\":[9,1]}");
  cz_game_refuse (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":5,\"defender\":1}", HK_ERROR_REFUSED);
  cz_game_go (table, 1, garage);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"scout\",\"place\":%d,\"roll\":0}", garage);
  cz_game_refuse (table, "{\"move\":\"attack-player\",\"rival\":0,\"attacker\":5,\"defender\":1}", HK_ERROR_PARAMETER);
  cz_game_refuse (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":6,\"defender\":1}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":5,\"defender\":1}");
  g_assert_cmpint (table->battle->pvp, ==, 1);
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_RIVALS);
  cz_game_play (table, "{\"move\":\"duel-round\",\"attacker\":5,\"defender\":1}");
  g_assert_cmpint (table->battle->initiative, ==, HK_CZ_INITIATIVE_SURVIVORS);
  g_assert_cmpint (table->battle->round, ==, 2);
  cz_game_refuse (table, "{\"move\":\"end-duel\"}", HK_ERROR_REFUSED);
  cz_game_refuse (table, "{\"move\":\"clear\"}", HK_ERROR_REFUSED);
  cz_game_not (table, HK_ERROR_REFUSED, "{\"move\":\"end-duel\",\"back\":%d}", cz_game_at (table, 3, 0));
  cz_game_move (table, "{\"move\":\"end-duel\",\"back\":%d}", alpha);
  g_assert_null (table->battle);
  g_assert_cmpint (hk_cz_table_get_player_place (table, 0), ==, alpha);
  g_assert_cmpint (table->current_player, ==, 1);
}

/* No battle between players at the Church (Player versus Player, page 13). */
static void
test_pvp_church (void)
{
  g_autoptr (HkCzTable) table = new_day ("competitive");

  cz_game_play (table, "{\"move\":\"initiative\",\"rolls\":[9,1]}");
  cz_game_go (table, 1, cz_game_find (table, "Church"));
  cz_game_go (table, 0, cz_game_find (table, "Gas Station"));
  cz_game_refuse (table, "{\"move\":\"attack-player\",\"rival\":1,\"attacker\":5,\"defender\":1}", HK_ERROR_REFUSED);
}

static const HkMoveOption *
find_offer (GPtrArray  *offers,
            const char *name)
{
  for (guint i = 0; i < offers->len; i++)
    if (g_str_equal (hk_move_get_name (hk_move_option_get_move (g_ptr_array_index (offers, i))), name))
      return g_ptr_array_index (offers, i);
  return NULL;
}

/* What is offered for a Location and for a player says what is missing, and why it is not legal. */
static void
test_offers (void)
{
  g_autoptr (HkCzTable) table = new_day ("co-op");
  const int garage = cz_game_find (table, "Garage");
  g_autoptr (HkTable) before = hk_table_copy (HK_TABLE (table));
  g_autoptr (GPtrArray) near = hk_cz_list_location_moves (table, garage);
  g_autoptr (GPtrArray) far = hk_cz_list_location_moves (table, cz_game_find (table, "Church"));
  g_autoptr (GPtrArray) player = hk_cz_list_player_moves (table, 1);
  HkMoveOption *scout = (HkMoveOption *) find_offer (near, "scout");

  g_assert_nonnull (scout);
  g_assert_true (hk_move_option_is_legal (scout));
  g_assert_cmpstr (hk_move_option_get_missing (scout)[0], ==, "roll");
  scout = (HkMoveOption *) find_offer (far, "scout");
  g_assert_nonnull (scout);
  g_assert_false (hk_move_option_is_legal (scout));
  g_assert_nonnull (hk_move_option_get_reason (scout));
  g_assert_nonnull (find_offer (player, "take-turn"));
  g_assert_null (find_offer (player, "initiative"));
  g_assert_true (hk_record_equal (before, table));
}

/* The group declares the end (Scenarios, page 14: a scenario of your own). */
static void
test_finish (void)
{
  g_autoptr (HkCzTable) table = new_day ("competitive");

  cz_game_refuse (table, "{\"move\":\"finish\",\"outcome\":\"won\",\"winner\":4}", HK_ERROR_PARAMETER);
  cz_game_play (table, "{\"move\":\"finish\",\"outcome\":\"won\",\"winner\":1,\"reason\":\"It is late.\"}");
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  g_assert_cmpint (table->winner, ==, 1);
  cz_game_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_IMPOSSIBLE);
  cz_game_refuse (table, "{\"move\":\"finish\",\"outcome\":\"lost\"}", HK_ERROR_IMPOSSIBLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/card-z/players/bases", test_bases);
  g_test_add_func ("/card-z/players/co-op", test_co_op);
  g_test_add_func ("/card-z/players/initiative", test_initiative);
  g_test_add_func ("/card-z/players/initiative-by-app", test_initiative_by_app);
  g_test_add_func ("/card-z/players/together", test_together);
  g_test_add_func ("/card-z/players/join", test_join);
  g_test_add_func ("/card-z/players/pvp", test_pvp);
  g_test_add_func ("/card-z/players/next-of-a-duel", test_next_of_a_duel);
  g_test_add_func ("/card-z/players/pvp-church", test_pvp_church);
  g_test_add_func ("/card-z/players/offers", test_offers);
  g_test_add_func ("/card-z/players/finish", test_finish);
  return g_test_run ();
}
