/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/guide/hk-rf-legal.h"
#include "rf-game.h"

/* What the table and its players are offered in each phase: each offer as its move, what it lacks after "?", "(no)" where it is greyed. */

static void
describe (GString      *out,
          HkMoveOption *offer)
{
  g_autoptr (HkMove) move = hk_move_option_make_move (offer);
  g_autoptr (JsonNode) node = json_node_init_object (json_node_alloc (), hk_move_get_params (move));
  g_autofree char *params = json_to_string (node, FALSE);
  const char * const *missing = hk_move_option_get_missing (offer);

  g_strdelimit (params, "\"", '\'');
  g_string_append_printf (out, "%s%s", hk_move_get_name (move), params);
  for (guint i = 0; missing != NULL && missing[i] != NULL; i++)
    g_string_append_printf (out, "?%s", missing[i]);
  g_string_append (out, hk_move_option_is_legal (offer) ? "\n" : " (no)\n");
}

/* @player is a seat, or −1 for the table. */
static void
assert_offers (HkRfTable  *table,
               int         player,
               const char *expected)
{
  g_autoptr (GPtrArray) offers = player < 0 ? hk_rf_list_table_moves (table) : hk_rf_list_player_moves (table, player);
  g_autoptr (GString) got = g_string_new (NULL);

  for (guint i = 0; i < offers->len; i++)
    describe (got, g_ptr_array_index (offers, i));
  g_assert_cmpstr (got->str, ==, expected);
}

/* Each player begins with a bullet that can be left; a phase with something left is not over. */
#define BULLET "drop{'player':0,'what':'bullet'}\n"
#define LATER  "next-phase{} (no)\nfinish{}\n"
#define SHOTS  "shoot{'player':0,'zombie':0}\nshoot{'player':0,'zombie':1}\nshoot{'player':0,'zombie-player':2}\n"

/* Movement: cards first, then as far as they reach, also back, and shots at what stands in the way. */
static void
test_movement (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");
  g_autoptr (HkPrimaryAction) free_way = NULL;
  g_autoptr (HkPrimaryAction) stopped = NULL;

  assert_offers (table, -1, "draw-speed{}?values\n" LATER);
  assert_offers (table, ANN, BULLET);
  rf_speeds (table, 5, 3, 2);
  assert_offers (table, -1, LATER);
  assert_offers (table, ANN, "move{'player':0,'to':25}\nmove{'player':0,'to':35}\nmove{'player':0}?to?shots\npass-move{'player':0}\ndrop{'player':0,'what':'bullet'}\n");
  assert_offers (table, BO, "move{'player':1,'to':27} (no)\nmove{'player':1,'to':33} (no)\nmove{'player':1}?to?shots\npass-move{'player':1} (no)\ndrop{'player':1,'what':'bullet'}\n");
  free_way = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_hint (free_way), ==, "Or another way, on the board.");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":27}");
  stopped = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_hint (stopped), ==, "Zombies stand there. Or another way, on the board.");
  assert_offers (table, ANN, "move{'player':0,'to':25,'shots':[0]}\nmove{'player':0,'to':27}\nmove{'player':0,'to':35}\n"
                 "move{'player':0}?to?shots\npass-move{'player':0}\n" BULLET);
  /* Without a bullet nobody shoots a way free. */
  rf_play (table, "{\"move\":\"set\",\"path\":\"players/0/bullets\",\"value\":0}");
  assert_offers (table, ANN, "move{'player':0,'to':25,'shots':[0]} (no)\nmove{'player':0,'to':27}\nmove{'player':0,'to':35}\n"
                 "move{'player':0}?to?shots\npass-move{'player':0}\n");
}

/* What lies on a space is picked up there, or one thing of it in passing. */
static void
test_piles (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"set\",\"path\":\"players/0/bullets\",\"value\":2}");
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Map\"}");
  assert_offers (table, ANN, "use-item{'player':0,'item':'Map'}\ndrop{'player':0,'what':'Map'}\n" BULLET);
  rf_play (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"Map\"}");
  rf_play (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}");
  assert_offers (table, ANN, "pick-up{'player':0,'space':30,'what':'all'} (no)\n" BULLET);
}

/* Events: a card for whoever is next, what it is, and what prevents it. */
static void
test_events (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_to_events (table);
  assert_offers (table, -1, "event{}?card?facts\npass-event{} (no)\n" LATER);
  rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Trap\",\"icons\":\"blood,bullets\",\"bullets\":-1,\"blood\":1}}");
  assert_offers (table, -1, "resolve-event{}\npass-event{} (no)\npay-bullets{}?by\n" LATER);
}

/* Zombies: those of the game, then those that are players. */
static void
test_zombies (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_play (table, "{\"move\":\"die\",\"player\":2}");
  rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":2}");
  rf_to_zombies (table);
  assert_offers (table, -1, "zombies-move{}?value\n" LATER);
  assert_offers (table, CY, "zombie-player-move{'player':2}?to?take (no)\n");
  rf_play (table, "{\"move\":\"zombies-move\",\"value\":0}");
  assert_offers (table, -1, "draw-hunt{}?values\n" LATER);
  rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":0,\"take\":true}");
  rf_play (table, "{\"move\":\"next-phase\"}");
  g_assert_true (hk_rf_table_get_phase (table) == HK_RF_PHASE_COMBAT);
  assert_offers (table, CY, "target{'fight':0}?player\ntarget{'fight':1}?player\ntarget{'fight':2}?player\n");
  assert_offers (table, ANN, SHOTS "fight{'fight':0}?human?zombie\nfight{'fight':2}?human?zombie\n" BULLET);
  rf_play (table, "{\"move\":\"gain-item\",\"player\":0,\"name\":\"Axe\",\"kind\":\"weapon\",\"uses\":1}");
  rf_play (table, "{\"move\":\"set\",\"path\":\"players/0/bullets\",\"value\":1}");
  assert_offers (table, ANN, SHOTS "fight{'fight':0}?human?zombie\nfight{'fight':0,'weapons':['Axe']}?human?zombie\n"
                 "fight{'fight':2}?human?zombie\nfight{'fight':2,'weapons':['Axe']}?human?zombie\ndrop{'player':0,'what':'Axe'}\n" BULLET);
}

/* Countdown; and nothing any more when the game is over. */
static void
test_countdown (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_to_countdown (table);
  assert_offers (table, -1, "draw-speed{}?values\n" LATER);
  rf_play (table, "{\"move\":\"finish\"}");
  assert_offers (table, -1, "");
  assert_offers (table, ANN, "");
}

/* Nobody is offered what another player can do. */
static void
test_own (void)
{
  g_autoptr (HkRfTable) table = rf_new ("");

  rf_speeds (table, 5, 3, 2);
  for (int viewer = -1; viewer < 3; viewer++)
    {
      g_autoptr (GPtrArray) options = hk_table_list_options (HK_TABLE (table), viewer);
      guint n[3] = { 0 };

      for (guint i = 0; i < options->len; i++)
        {
          const int player = hk_move_get_int (hk_move_option_get_move (g_ptr_array_index (options, i)), "player", -1);

          if (player >= 0)
            n[player]++;
        }
      for (int i = 0; i < 3; i++)
        g_assert_true ((n[i] > 0) == (viewer < 0 || viewer == i));
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/legal/movement", test_movement);
  g_test_add_func ("/rfyl/legal/piles", test_piles);
  g_test_add_func ("/rfyl/legal/events", test_events);
  g_test_add_func ("/rfyl/legal/zombies", test_zombies);
  g_test_add_func ("/rfyl/legal/countdown", test_countdown);
  g_test_add_func ("/rfyl/legal/own", test_own);
  return g_test_run ();
}
