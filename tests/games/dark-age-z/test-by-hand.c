/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "core/moves/hk-move-option.h"
#include "games/dark-age-z/combat/hk-daz-gate.h"
#include "games/dark-age-z/combat/hk-daz-scoring.h"
#include "games/dark-age-z/content/hk-daz-pack.h"
#include "games/dark-age-z/guide/hk-daz-legal.h"
#include "games/dark-age-z/rules/hk-daz-cleanup.h"

#include "daz-game.h"

/* A day of a group that draws its own cards and has told the app nothing of its box: the primary
 * button always knows what to ask for. */

#define SETUP \
  "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"first-player\":0," \
  "\"components\":\"none\",\"cards-by\":\"hand\",\"dice-by\":\"hand\",\"missions\":\"choose\"}"

static void
expect_ask (HkDazTable *table,
            const char *asks)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));

  g_assert_nonnull (next);
  g_assert_cmpstr (hk_primary_action_get_asks (next), ==, asks);
}

/* Does what the button does. */
static void
press (HkDazTable *table,
       const char *name)
{
  g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (next);
  g_assert_nonnull (hk_primary_action_get_move (next));
  g_assert_cmpstr (hk_move_get_name (hk_primary_action_get_move (next)), ==, name);
  hk_table_apply (HK_TABLE (table), hk_primary_action_get_move (next), &error);
  g_assert_no_error (error);
}

/* The move is refused, and the question is about @params, with blanks between them; the sentence names no parameter. */
static void
expect_question (HkDazTable *table,
                 const char *line,
                 const char *params)
{
  g_autoptr (JsonNode) node = json_from_string (line, NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *asked = NULL;

  g_assert_false (hk_table_apply (HK_TABLE (table), move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  g_assert_null (strstr (error->message, "“"));
  asked = g_strjoinv (" ", (char **) hk_move_get_asked (move));
  g_assert_cmpstr (asked, ==, params);
}

static void
play_planning (HkDazTable *table)
{
  expect_ask (table, "reveal-invasion");
  expect_question (table, "{\"move\":\"reveal-invasion\"}", "zombies hp power-up-zombies power-up-hp damage speed steps");
  expect_question (table, "{\"move\":\"reveal-invasion\",\"zombies\":3,\"hp\":3}", "power-up-zombies power-up-hp damage speed steps");
  daz_play (table, "{\"move\":\"reveal-invasion\",\"name\":\"Moaners\",\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,"
                   "\"power-up-hp\":0,\"damage\":2,\"speed\":1,\"steps\":12}");
  g_assert_cmpint (hk_daz_table_get_zombies (table), ==, 5);
  expect_ask (table, "reveal-commanders");
  daz_play (table, "{\"move\":\"reveal-commanders\",\"commanders\":[\"lilith\",\"erina\"]}");
  expect_ask (table, "command");
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0,\"rank\":1,\"attack\":7,\"silver-bonus\":3}");
  daz_play (table, "{\"move\":\"draw-army\",\"cost\":1}");
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":2,\"rank\":2,\"attack\":3}");
  daz_play (table, "{\"move\":\"pass\",\"commander\":\"lilith\",\"frontier\":0,\"zone\":1}");
  daz_play (table, "{\"move\":\"pass\"}");
  daz_play (table, "{\"move\":\"pass\"}");
}

/* Step by step; each asks for just what it lacks. */
static void
play_cleanup (HkDazTable *table)
{
  expect_ask (table, "clean-up");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  expect_question (table, "{\"move\":\"cleanup-step\"}", "zombies hp power-up-zombies power-up-hp damage speed");
  daz_play (table, "{\"move\":\"cleanup-step\",\"name\":\"Crawlers\",\"zombies\":4,\"hp\":2,\"power-up-zombies\":1,"
                   "\"power-up-hp\":1,\"damage\":1,\"speed\":2}");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  g_assert_cmpint (hk_daz_table_get_frontier (table, 1)->horde, ==, 7);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  expect_question (table, "{\"move\":\"cleanup-step\"}", "restoration");
  daz_play (table, "{\"move\":\"cleanup-step\",\"restoration\":{\"draw-army\":2}}");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  expect_question (table, "{\"move\":\"cleanup-step\"}", "tokens");
  daz_play (table, "{\"move\":\"cleanup-step\",\"counts\":[6,4,5]}");
  g_assert_cmpint (hk_daz_table_get_kingdom (table, 1)->command_tokens, ==, 4);
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  expect_question (table, "{\"move\":\"cleanup-step\"}", "army-cards");
  daz_play (table, "{\"move\":\"cleanup-step\",\"counts\":[1,2,3]}");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  daz_play (table, "{\"move\":\"cleanup-step\"}");
  daz_play (table, "{\"move\":\"cleanup-step\",\"commanders\":[\"terric\",\"lilith\"]}");
}

static void
test_day (void)
{
  g_autoptr (HkDazTable) table = daz_new (SETUP, 1);
  g_autofree char *headline = NULL;

  play_planning (table);
  for (int i = 0; i < 3; i++)
    press (table, "end-rally");
  for (int i = 0; i < 3; i++)
    press (table, "invade");
  press (table, "score");
  daz_play (table, "{\"move\":\"mission\",\"player\":1,\"mission\":\"gate-unharmed\",\"house\":true}");
  press (table, "daily-missions");
  play_cleanup (table);
  g_assert_cmpint (table->day, ==, 2);
  expect_ask (table, "command");
  headline = hk_table_get_headline (HK_TABLE (table));
  g_assert_nonnull (strstr (headline, "Day 2 of 5"));
}

/* A table of that group, with the first invasion card told and without its name. */
static HkDazTable *
new_table (void)
{
  HkDazTable *table = daz_new (SETUP, 1);

  daz_play (table, "{\"move\":\"reveal-invasion\",\"zombies\":3,\"hp\":3,\"power-up-zombies\":2,\"power-up-hp\":0,\"damage\":2,"
                   "\"speed\":1,\"steps\":12}");
  return table;
}

/* Whoever is told twice is named. */
static void
test_commander_twice (void)
{
  g_autoptr (HkDazTable) table = new_table ();
  g_autoptr (JsonNode) node = json_from_string ("{\"move\":\"reveal-commanders\",\"commanders\":[\"erina\",\"erina\"]}", NULL);
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (hk_table_apply (HK_TABLE (table), move, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE);
  g_assert_cmpstr (error->message, ==, "Erina is not in the Commander Deck any more.");
  daz_refuse (table, "{\"move\":\"reveal-commanders\",\"commanders\":[\"erina\",\"nobody\"]}", HK_ERROR_PARAMETER);
}

/* Each command asks for what it lacks and refuses first what cannot be done whatever is told. */
static void
test_questions (void)
{
  g_autoptr (HkDazTable) table = new_table ();
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);

  expect_question (table, "{\"move\":\"reveal-commanders\"}", "commanders");
  expect_question (table, "{\"move\":\"play-army\",\"frontier\":0}", "rank attack");
  expect_question (table, "{\"move\":\"draw-army\"}", "cost");
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":1}", HK_ERROR_REFUSED);
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":0,\"zone\":2}", HK_ERROR_REFUSED);
  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0,\"rank\":1,\"attack\":7}");
  hk_record_set_int (table, &table->steps_left, -1);
  expect_question (table, "{\"move\":\"take-token\"}", "steps");
  daz_refuse (table, "{\"move\":\"play-army\",\"frontier\":2}", HK_ERROR_REFUSED);
  hk_record_set_int (table, &table->steps_left, 9);

  /* Pages 8 and 12: slots are unlocked by technology; what a slot adds is on the card. */
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_RALLYING);
  hk_record_set_int (table, &table->current_player, 0);
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1}", HK_ERROR_REFUSED);
  hk_record_set_int (ann, &ann->technology, 1);
  expect_question (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1}", "rank");
  expect_question (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"rank\":2}", "bonus");
  daz_play (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"rank\":2,\"bonus\":3}");
  daz_refuse (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"rank\":1}", HK_ERROR_IMPOSSIBLE);
}

/* What a slot adds is told once: at the table, and for the next army that shows the same (page 12). */
static void
test_slot_once (void)
{
  static const char *again = "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"rank\":2}";
  g_autoptr (HkDazTable) table = new_table ();
  HkDazKingdom *ann = hk_daz_table_get_kingdom (table, 0);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);
  g_autoptr (HkDazArmy) unseen = hk_daz_army_new_unknown ();
  g_autoptr (JsonObject) component = NULL;
  g_autoptr (HkDazArmy) army = NULL;

  daz_play (table, "{\"move\":\"play-army\",\"frontier\":0,\"rank\":1,\"attack\":7}");
  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_RALLYING);
  hk_record_set_int (table, &table->current_player, 0);
  hk_record_set_int (ann, &ann->technology, 2);
  expect_question (table, again, "bonus");
  daz_play (table, "{\"move\":\"reinforce\",\"frontier\":0,\"zone\":1,\"rank\":2,\"bonus\":3}");
  g_assert_cmpint (hk_daz_army_get_bonus (zone->army, 2), ==, 3);
  hk_record_list_remove_all (zone->reinforcements);
  daz_play (table, again);
  /* The other slots are still not known. */
  hk_record_list_append (ann->hand, unseen);
  expect_question (table, again, "bonus");
  component = hk_daz_pack_from_army (zone->army);
  g_assert_cmpint (json_object_get_int_member (component, "silver-bonus"), ==, 3);
  g_assert_false (json_object_has_member (component, "bronze-bonus"));
  army = hk_daz_pack_to_army (component, NULL);
  g_assert_true (army->slots_unknown);
  g_assert_cmpint (army->silver_bonus, ==, 3);
}

/* Page 15: whoever has the icon of Zone 5 uncovered loses a point less, whether anybody has entered the boards or not. */
static void
test_gate_icon (void)
{
  g_autoptr (HkDazTable) table = new_table ();
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 0);

  hk_record_set_int (frontier, &frontier->at_gate, 2);
  g_assert_cmpint (hk_daz_gate_damage (table, 0, frontier->left, NULL), ==, 2 * 2 - 1);
  g_assert_cmpstr (hk_daz_frontier_get_reward (frontier, 5, frontier->left), ==, "gate");
  g_assert_null (hk_daz_frontier_get_reward (frontier, 4, frontier->left));
}

/* Another player’s frontier is no offer, though the card is not known. */
static void
test_offers (void)
{
  g_autoptr (HkDazTable) table = new_table ();
  g_autoptr (GPtrArray) own = hk_daz_list_zone_moves (table, 0, 1);
  g_autoptr (GPtrArray) foreign = hk_daz_list_zone_moves (table, 1, 1);

  g_assert_true (hk_move_option_is_legal (g_ptr_array_index (own, 0)));
  g_assert_false (hk_move_option_is_legal (g_ptr_array_index (foreign, 0)));
  g_assert_nonnull (strstr (hk_move_option_get_reason (g_ptr_array_index (foreign, 0)), "frontier"));
}

/* All of Phase 4 in one move, once what the boards show is told. Cards in people’s hands are theirs to discard. */
static void
test_clean_up (void)
{
  g_autoptr (HkDazTable) table = new_table ();
  HkDazKingdom *bo = hk_daz_table_get_kingdom (table, 1);

  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_CLEANUP);
  hk_record_set_int (hk_daz_table_get_track (table, "draw-army"), &hk_daz_table_get_track (table, "draw-army")->position, 1);
  expect_ask (table, "clean-up");
  expect_question (table, "{\"move\":\"clean-up\"}",
                   "zombies hp power-up-zombies power-up-hp damage speed restoration tokens army-cards commanders");
  daz_play (table, "{\"move\":\"clean-up\",\"zombies\":2,\"hp\":2,\"power-up-zombies\":1,\"power-up-hp\":1,\"damage\":1,\"speed\":1,"
                   "\"restoration\":{\"draw-army\":1},\"tokens\":[6,4,5],\"army-cards\":[1,9,3],"
                   "\"commanders\":[\"lilith\",\"erina\"]}");
  g_assert_cmpint (table->day, ==, 2);
  g_assert_true (hk_daz_table_get_phase (table) == HK_DAZ_PHASE_PLANNING);
  g_assert_cmpint (bo->command_tokens, ==, 5 + 4);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (bo), ==, 10);
  g_assert_cmpuint (hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (table, 0)), ==, 3 + 1);
  g_assert_cmpuint (g_strv_length (table->gathering), ==, 2);
  g_assert_cmpint (table->steps_left, ==, 12);
}

/* Who has claimed a mission of its own is on turn, or anybody after the combats; nobody once the game is over. */
static void
test_mission_claims (void)
{
  static const struct
  {
    HkDazPhase phase;
    int        current;
    guint      n;
  } cases[] = { { HK_DAZ_PHASE_PLANNING, 1, 1 }, { HK_DAZ_PHASE_COMBAT, -1, 3 }, { HK_DAZ_PHASE_OVER, -1, 0 }, { HK_DAZ_PHASE_OVER, 1, 0 } };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkDazTable) table = new_table ();
      g_autoptr (GPtrArray) claims = NULL;

      hk_record_set_enum (table, &table->phase, cases[i].phase);
      hk_record_set_int (table, &table->current_player, cases[i].current);
      claims = hk_daz_list_common_moves (table);
      g_assert_cmpuint (claims->len, ==, cases[i].n);
    }
}

/* What the boards show is told once, and every board of its kind shows it. */
static void
test_boards (void)
{
  g_autoptr (HkDazTable) table = new_table ();
  HkDazFrontier *frontier = hk_daz_table_get_frontier (table, 1);

  expect_question (table, "{\"move\":\"tell-boards\"}", "icons");
  daz_refuse (table, "{\"move\":\"tell-boards\",\"icons\":[\"none\",\"army\",\"army\",\"gate\"]}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"tell-boards\",\"icons\":[\"none\",\"army\",\"army\",\"crown\",\"gate\"]}", HK_ERROR_PARAMETER);
  daz_refuse (table, "{\"move\":\"tell-boards\",\"board\":[4,3,2]}", HK_ERROR_PARAMETER);
  daz_play (table, "{\"move\":\"tell-boards\",\"icons\":[\"none\",\"command\",\"army\",\"army\",\"gate\"]}");
  g_assert_cmpstr (hk_daz_frontier_get_reward (frontier, 1, frontier->left), ==, "none");
  g_assert_cmpstr (hk_daz_frontier_get_reward (frontier, 2, frontier->left), ==, "command");
  g_assert_cmpstr (hk_daz_frontier_get_reward (frontier, 4, frontier->left), ==, "army");
  g_assert_cmpstr (hk_daz_frontier_get_reward (frontier, 5, frontier->right), ==, "gate");
  daz_play (table, "{\"move\":\"tell-boards\",\"board\":[5,4,2,1]}");
  g_assert_cmpint (table->command_icons[0], ==, 5);
  g_assert_cmpint (table->command_icons[3], ==, 1);
}

/* Whoever begins a day by hand has put the Commanders of the frontiers back, as the end of a day does. */
static void
test_day_begun_by_hand (void)
{
  g_autoptr (HkDazTable) table = daz_new (DAZ_TWO, 1);
  HkDazZone *zone = hk_daz_table_get_zone (table, 0, 1);
  g_autofree char *commander = hk_deck_draw (table->commander_deck, NULL, NULL);
  guint n;

  g_assert_nonnull (commander);
  n = hk_deck_get_n_left (table->commander_deck) + g_strv_length (table->gathering);
  hk_record_set_string (zone, &zone->commander, commander);
  hk_daz_begin_day_by_hand (HK_TABLE (table));
  g_assert_null (zone->commander);
  g_assert_cmpuint (hk_deck_get_n_left (table->commander_deck), ==, n + 1);
  g_assert_cmpuint (hk_deck_count (table->commander_deck, commander), ==, 1);
}

/* Whatever is set by hand, there is a way on. */
static void
test_no_dead_end (void)
{
  for (HkDazPhase phase = HK_DAZ_PHASE_PLANNING; phase < HK_DAZ_PHASE_OVER; phase++)
    for (int player = -1; player < 4; player++)
      {
        g_autoptr (HkDazTable) table = daz_new (DAZ_FOUR, 1);
        g_autoptr (HkPrimaryAction) next = NULL;
        g_autoptr (GPtrArray) steps = NULL;

        hk_record_set_enum (table, &table->phase, phase);
        hk_record_set_int (table, &table->current_player, player);
        next = hk_table_get_primary_action (HK_TABLE (table));
        steps = hk_table_list_steps (HK_TABLE (table));
        g_assert_nonnull (next);
        g_assert_cmpuint (steps->len, >, 10);
        if (hk_primary_action_get_move (next) != NULL)
          {
            g_autoptr (GError) error = NULL;
            HkMove *move = hk_primary_action_get_move (next);
            g_autoptr (HkMove) house = hk_move_new (hk_move_get_name (move), hk_move_get_params (move));

            json_object_set_boolean_member (hk_move_get_params (house), "house", TRUE);
            hk_table_apply (HK_TABLE (table), house, &error);
            g_assert_no_error (error);
          }
      }
}

/* Zombies that come before their card was turned up wait for it (Combat, page 10): the button asks for the card. */
static void
test_card_before_combat (void)
{
  g_autoptr (HkDazTable) table = daz_new (SETUP, 1);

  hk_record_set_enum (table, &table->phase, HK_DAZ_PHASE_COMBAT);
  hk_record_set_int (table, &table->current_player, -1);
  expect_ask (table, "reveal-invasion");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dark-age-z/by-hand/day", test_day);
  g_test_add_func ("/dark-age-z/by-hand/commander-twice", test_commander_twice);
  g_test_add_func ("/dark-age-z/by-hand/questions", test_questions);
  g_test_add_func ("/dark-age-z/by-hand/slot-once", test_slot_once);
  g_test_add_func ("/dark-age-z/by-hand/gate-icon", test_gate_icon);
  g_test_add_func ("/dark-age-z/by-hand/offers", test_offers);
  g_test_add_func ("/dark-age-z/by-hand/clean-up", test_clean_up);
  g_test_add_func ("/dark-age-z/by-hand/mission-claims", test_mission_claims);
  g_test_add_func ("/dark-age-z/by-hand/boards", test_boards);
  g_test_add_func ("/dark-age-z/by-hand/day-begun-by-hand", test_day_begun_by_hand);
  g_test_add_func ("/dark-age-z/by-hand/card-before-combat", test_card_before_combat);
  g_test_add_func ("/dark-age-z/by-hand/no-dead-end", test_no_dead_end);
  return g_test_run ();
}
