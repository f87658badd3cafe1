/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/hk-rf-game.h"
#include "games/rfyl/odds/hk-rf-order.h"
#include "games/rfyl/rules/hk-rf-walk.h"
#include "rf-game.h"

/* Each ruling of ours that a group plays otherwise: once as we rule, once by the switch. */

/* Every switch names a ruling that the rulebook of ours has. */
static void
test_named (void)
{
  const HkGameSpec *game = hk_rfyl_get_spec ();

  for (guint i = 0; i < game->n_house_rules; i++)
    g_assert_true (g_str_has_prefix (game->house_rules[i].rule, "rfyl/ruling."));
}

/* ruling.tie-cards: who has won the first tie stays ahead, unless only the last card counts. */
static void
test_tie_cards (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "last-tie-card", "");

      rf_speeds (table, 4, 4, 4);
      rf_assert_says (table, "{\"move\":\"tie-break\",\"values\":[5,3,3]}", "House rule", i == 1);
      rf_play (table, "{\"move\":\"tie-break\",\"values\":[9,2]}");
      g_assert_cmpint (hk_rf_find_fastest (table, 30), ==, i == 0 ? ANN : BO);
    }
}

/* ruling.leaving */
static void
test_leaving (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "held-by-zombies", "");

      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30}");
      rf_speeds (table, 5, 4, 3);
      g_assert_cmpint (hk_rf_find_way (table, ANN), ==, i == 0 ? 25 : 30);
      if (i == 0)
        rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":28}");
      else
        {
          rf_refuse (table, "{\"move\":\"move\",\"player\":0,\"to\":28}");
          rf_play (table, "{\"move\":\"move\",\"player\":0,\"to\":28,\"shots\":[0]}");
        }
    }
}

/* ruling.pick-up-when */
static void
test_pick_up (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "late-pick-up", "");

      rf_play (table, "{\"move\":\"drop\",\"player\":0,\"what\":\"bullet\"}");
      rf_speeds (table, 3, 5, 4);
      rf_stay (table);
      rf_play (table, "{\"move\":\"next-phase\"}");
      g_assert_cmpint (rf_player (table, BO)->bullets, ==, i == 0 ? 4 : 3);
      rf_no_events (table);
      rf_assert_says (table, "{\"move\":\"next-phase\"}", "House rule", i == 1);
      g_assert_cmpint (table->turn, ==, 2);
      g_assert_cmpint (rf_player (table, BO)->bullets, ==, 4);
    }
}

/* ruling.waiting */
static void
test_waiting (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "safe-waiting", "");
      HkRfPlayer *ann = rf_player (table, ANN);

      hk_record_set_int (ann, &ann->blood_due, 1);
      rf_play (table, "{\"move\":\"draw-blood\",\"player\":0,\"drops\":5}");
      rf_place (table, ANN, 0);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":0}");
      rf_to_combat (table);
      g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, i == 0);
    }
}

/* ruling.prevent-all */
static void
test_unpaid (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "unpaid-lost", "");

      rf_to_events (table);
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Trap\",\"icons\":\"blood,bullets\",\"bullets\":-2}}");
      rf_assert_says (table, "{\"move\":\"resolve-event\"}", "House rule", i == 1);
      g_assert_cmpint (rf_player (table, ANN)->bullets, ==, i == 0 ? 3 : 1);
    }
}

/* ruling.encounter-who */
static void
test_encounter (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "shared-encounter", "");

      rf_to_events (table);
      rf_play (table, "{\"move\":\"event\",\"facts\":{\"name\":\"Door\",\"icons\":\"encounter\",\"zombies\":4,\"everybody\":1}}");
      rf_assert_says (table, "{\"move\":\"resolve-event\"}", "House rule", i == 1);
      g_assert_cmpint (hk_rf_table_get_n_fights (table), ==, i == 0 ? 12 : 4);
      g_assert_cmpint (hk_rf_table_get_fight (table, 1)->player, ==, ANN);
    }
}

/* ruling.dead-items */
static void
test_dead (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "dead-leave-nothing", "");

      rf_assert_says (table, "{\"move\":\"die\",\"player\":2}", "House rule", i == 1);
      g_assert_true ((hk_rf_table_find_pile (table, 30) != NULL) == (i == 0));
    }
}

/* ruling.dead-items: their cards go to the discards, all of them. */
static void
test_dead_cards (void)
{
  g_autoptr (HkRfTable) table = HK_RF_TABLE (hk_play_new (HK_RF_GAME, "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"house\":{\"dead-leave-nothing\":true}}", 1));

  for (int i = 0; i < 2; i++)
    {
      g_autofree char *card = hk_deck_draw (table->event_deck, NULL, NULL);
      g_autoptr (HkRfItem) item = g_object_new (HK_TYPE_RF_ITEM, "name", card, "kind", "item", "card", card, NULL);

      hk_record_list_append (rf_player (table, BO)->items, item);
    }
  rf_play (table, "{\"move\":\"die\",\"player\":1}");
  g_assert_cmpuint (hk_deck_get_n_discarded (table->event_deck), ==, 2);
}

/* ruling.decks-empty */
static void
test_decks (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autofree char *setup = g_strdup_printf ("{\"players\":[{\"name\":\"Ann\"}],\"components\":\"owner\",%s\"pack\":{\"blood\":["
                                                "{\"id\":\"A\",\"drops\":2,\"infected\":0}]}}", i == 0 ? "" : "\"house\":{\"decks-end\":true},");
      g_autoptr (HkRfTable) table = HK_RF_TABLE (hk_play_new ("rfyl", setup, 1));
      g_autofree char *card = hk_deck_draw (table->blood_deck, NULL, NULL);

      hk_deck_discard (table->blood_deck, card);
      g_assert_true (hk_rf_table_app_draws (table, table->blood_deck) == (i == 0));
    }
}

/* ruling.hunters-pass */
static void
test_hunters (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "hunters-stop", "");

      rf_play (table, "{\"move\":\"die\",\"player\":2}");
      rf_place (table, CY, 32);
      rf_to_zombies (table);
      rf_play (table, "{\"move\":\"zombies-move\"}");
      if (i == 1)
        rf_refuse (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":5,\"to\":28}");
      else
        rf_play (table, "{\"move\":\"zombie-player-move\",\"player\":2,\"value\":5,\"to\":28}");
    }
}

/* ruling.weapon-bonus, ruling.unarmed-weapons */
static void
test_weapons (void)
{
  for (int i = 0; i < 3; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : i == 1 ? "best-weapon" : "armed-helpers", "");
      g_autoptr (JsonNode) node = NULL;
      g_autoptr (HkMove) move = NULL;
      g_autofree char *text = NULL;

      rf_speeds (table, 5, 4, 3);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":30,\"count\":2}");
      rf_to_combat (table);
      rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Axe\",\"kind\":\"weapon\",\"bonus\":2}");
      rf_play (table, "{\"move\":\"gain-item\",\"player\":2,\"name\":\"Pipe\",\"kind\":\"weapon\",\"bonus\":1}");
      if (i == 2)
        rf_play (table, "{\"move\":\"unarmed\",\"fight\":1,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}");
      else
        rf_refuse (table, "{\"move\":\"unarmed\",\"fight\":1,\"players\":[0,1,2],\"human\":[5,6,7],\"zombie\":[3]}");
      node = json_from_string ("{\"move\":\"fight\",\"fight\":0,\"weapons\":[\"Pipe\",\"Axe\"],\"human\":[4],\"zombie\":[1]}", NULL);
      move = hk_move_new_from_json (json_node_get_object (node), NULL);
      g_assert_true (hk_table_apply (HK_TABLE (table), move, NULL));
      g_assert_cmpint (hk_rf_table_get_fight (table, 0)->bonus, ==, i == 1 ? 2 : 3);
      /* What does not count adds nothing. */
      text = hk_breakdown_to_text (hk_move_get_breakdown (move));
      g_test_message ("%s", text);
      g_assert_true ((strstr (text, i == 1 ? "Pipe: 0" : "Pipe: 1")) != NULL);
    }
}

/* ruling.lost-horde, ruling.respawn */
static void
test_killed (void)
{
  static const char * const rules[] = { NULL, "horde-goes-along", "respawn-at-start" };

  for (guint i = 0; i < G_N_ELEMENTS (rules); i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (rules[i], "");

      rf_play (table, "{\"move\":\"die\",\"player\":2}");
      rf_place (table, CY, 25);
      rf_play (table, "{\"move\":\"add-zombies\",\"space\":25}");
      hk_record_set_int (hk_rf_table_get_zombie (table, 0), &hk_rf_table_get_zombie (table, 0)->leader, CY);
      rf_assert_says (table, "{\"move\":\"kill\",\"zombie-player\":2}", "House rule", i > 0);
      g_assert_cmpint (rf_player (table, CY)->space, ==, i == 2 ? 30 : 35);
      g_assert_cmpint (hk_rf_table_get_zombie (table, 0)->space, ==, i == 1 ? 35 : 25);
      g_assert_cmpint (hk_rf_table_get_zombie (table, 0)->leader, ==, i == 1 ? CY : -1);
    }
}

/* ruling.same-turn: a later phase of the turn is longer alive, unless the turn alone counts. */
static void
test_same_turn (void)
{
  for (int i = 0; i < 2; i++)
    {
      g_autoptr (HkRfTable) table = rf_new_by (i == 0 ? NULL : "same-turn", "");
      g_autofree char *winners = NULL;

      rf_play (table, "{\"move\":\"die\",\"player\":0}");
      rf_play (table, "{\"move\":\"die\",\"player\":1}");
      rf_to_events (table);
      rf_play (table, "{\"move\":\"die\",\"player\":2}");
      winners = g_strjoinv (",", table->winners);
      g_assert_cmpstr (winners, ==, i == 0 ? "2" : "0,1,2");
    }
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/house-rules/named", test_named);
  g_test_add_func ("/rfyl/house-rules/tie-cards", test_tie_cards);
  g_test_add_func ("/rfyl/house-rules/leaving", test_leaving);
  g_test_add_func ("/rfyl/house-rules/pick-up", test_pick_up);
  g_test_add_func ("/rfyl/house-rules/waiting", test_waiting);
  g_test_add_func ("/rfyl/house-rules/unpaid", test_unpaid);
  g_test_add_func ("/rfyl/house-rules/encounter", test_encounter);
  g_test_add_func ("/rfyl/house-rules/dead", test_dead);
  g_test_add_func ("/rfyl/house-rules/dead-cards", test_dead_cards);
  g_test_add_func ("/rfyl/house-rules/decks", test_decks);
  g_test_add_func ("/rfyl/house-rules/hunters", test_hunters);
  g_test_add_func ("/rfyl/house-rules/weapons", test_weapons);
  g_test_add_func ("/rfyl/house-rules/killed", test_killed);
  g_test_add_func ("/rfyl/house-rules/same-turn", test_same_turn);
  return g_test_run ();
}
