/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-game.h"
#include "games/army-of-the-dead/spawn/hk-aotd-horde.h"
#include "games/army-of-the-dead/spawn/hk-aotd-spawn-moves.h"
#include "games/army-of-the-dead/spawn/hk-aotd-zombies.h"

/* The spawn step (book, pages 22 and 23). */

#define THREE_ZONES ",\"spawns\":[{\"name\":\"Gate\"},{\"name\":\"Pool\"},{\"name\":\"Temple\",\"kind\":\"zeus\"}]"

/* A table in its first spawn step, with a pack whose cards are all alike. */
static HkAotdTable *
new_in_spawn (const char *type,
              const char *order,
              const char *more)
{
  g_autofree char *pack = aotd_make_pack (type, order);
  g_autofree char *setup = g_strconcat ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"personal\":[]", pack, more, "}", NULL);
  HkAotdTable *table = aotd_new (setup, 5);

  aotd_end_turns (table);
  aotd_pass_zombies (table);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
  return table;
}

static void
end_round (HkAotdTable *table)
{
  aotd_play (table, "{\"move\":\"end-round\",\"noise\":\"Gate\"}");
  aotd_end_turns (table);
  aotd_pass_zombies (table);
}

static void
test_one_tap (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", THREE_ZONES);
  g_autofree char *said = aotd_say (table, "{\"move\":\"spawn\"}");

  g_assert_cmpint (table->shamblers, ==, 4);
  g_assert_cmpint (table->alphas, ==, 1);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
  g_assert_nonnull (strstr (said, "Gate: 2 Shamblers."));
  g_assert_nonnull (strstr (said, "Temple: 1 Alpha."));
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 0)->placed, ==, 2);
  g_assert_nonnull (hk_aotd_table_get_spawn (table, 0)->card);
  g_assert_true (hk_aotd_table_get_spawn (table, 2)->done);
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck), ==, 16);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->zombie_deck), ==, 2);
  g_assert_cmpuint (hk_deck_get_n_left (table->zeus_deck), ==, 9);
  aotd_refuse (table, "{\"move\":\"spawn\"}", HK_ERROR_REFUSED);
}

/* The line of the Survivor with most Adrenaline counts for all, as in the example of page 23. */
static void
test_highest_level (void)
{
  static const int adrenaline[] = { 6, 7, 18, 19, 42, 43 };
  static const int expected[] = { 2, 3, 3, 4, 4, 5 };

  for (guint i = 0; i < G_N_ELEMENTS (adrenaline); i++)
    {
      g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", "");
      HkAotdSurvivor *scott = hk_aotd_table_get_survivor (table, 0);

      hk_record_set_int (scott, &scott->adrenaline, adrenaline[i]);
      aotd_play (table, "{\"move\":\"spawn\"}");
      g_assert_cmpint (table->shamblers, ==, 2 * expected[i]);
    }
}

/* Eighteen cards of two a round: the tenth round begins with the deck shuffled anew. */
static void
test_reshuffle (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("queen", "none", "");

  for (int round = 1; round <= 9; round++)
    {
      aotd_play (table, "{\"move\":\"spawn\"}");
      end_round (table);
    }
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->zombie_deck), ==, 18);
  {
    g_autofree char *said = aotd_say (table, "{\"move\":\"spawn\"}");

    g_assert_nonnull (strstr (said, "shuffled"));
  }
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck), ==, 16);
}

/* Only what the box holds is placed, then all of the type activate; two shortages in a row are two. */
static void
test_shortage (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", "");
  g_autofree char *said = NULL;

  hk_record_set_int (table, &table->shamblers, 29);
  said = aotd_say (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (table->shamblers, ==, 30);
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 0)->placed, ==, 1);
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 0)->missing, ==, 1);
  g_assert_nonnull (strstr (said, "1 Shambler is missing."));
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
  g_assert_cmpstr (table->extra_activations[0], ==, "shambler");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
  g_assert_cmpstr (hk_aotd_table_get_spawn (table, 0)->type, ==, "shambler");
  /* Zeus stands by while the Shamblers act. */
  hk_record_set_enum (hk_aotd_table_get_abomination (table, "zeus"), &hk_aotd_table_get_abomination (table, "zeus")->place, HK_AOTD_PLACE_BOARD);
  g_assert_cmpint (hk_aotd_zombies_get_most_wounds (table), ==, 30);
  g_assert_false (hk_aotd_zombies_has_double (table));
  hk_record_set_strv (table, &table->extra_activations, (const char *[]) { "all@Pool", NULL });
  g_assert_cmpint (hk_aotd_zombies_get_most_wounds (table), ==, 32);
  g_assert_true (hk_aotd_zombies_has_double (table));
  hk_record_set_strv (table, &table->extra_activations, (const char *[]) { "shambler", NULL });
  hk_record_set_enum (hk_aotd_table_get_abomination (table, "zeus"), &hk_aotd_table_get_abomination (table, "zeus")->place, HK_AOTD_PLACE_BOX);
  aotd_refuse (table, "{\"move\":\"spawn\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"activation-done\"}");
  g_clear_pointer (&said, g_free);
  said = aotd_say (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 1)->placed, ==, 0);
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 1)->missing, ==, 2);
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
  aotd_play (table, "{\"move\":\"activation-done\"}");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
  aotd_refuse (table, "{\"move\":\"activation-done\"}", HK_ERROR_IMPOSSIBLE);
}

/* Wounds of an extra Activation are given out before it is resolved. */
static void
test_wounds_of_extra (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", "");

  hk_record_set_int (table, &table->shamblers, 30);
  aotd_play (table, "{\"move\":\"spawn\"}");
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"wounds\":2,\"among\":[1,2]}");
  aotd_refuse (table, "{\"move\":\"activation-done\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"split-wounds\",\"to\":[1]}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"split-wounds\",\"to\":[1,0]}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"split-wounds\",\"to\":[1,2]}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 1);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 2)->wounds, ==, 1);
  aotd_play (table, "{\"move\":\"activation-done\"}");
}

/* Miniatures that lie on a Personal Objective are missing in the box. */
static void
test_held (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", ",\"personal\":[{\"survivor\":\"cruz\",\"text\":\"Ten of them\",\"kills\":10,\"kill-type\":\"shambler\"}]");
  HkAotdObjective *objective = hk_aotd_table_get_objective (table, 0);

  hk_record_set_int (objective, &objective->held, 9);
  hk_record_set_int (table, &table->shamblers, 20);
  g_assert_cmpint (hk_aotd_table_get_pool (table, "shambler"), ==, 1);
  aotd_play (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (table->shamblers, ==, 21);
  g_assert_cmpuint (g_strv_length (table->extra_activations), ==, 1);
}

/* Of an Abomination there is one, and it comes once. */
static void
test_abominations (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("valentine", "none", "");
  HkAotdAbomination *valentine = hk_aotd_table_get_abomination (table, "valentine");

  aotd_play (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (valentine->place, ==, HK_AOTD_PLACE_BOARD);
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 0)->placed, ==, 1);
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 1)->placed, ==, 0);
  g_assert_null (table->extra_activations == NULL ? NULL : table->extra_activations[0]);
  hk_aotd_table_kill_abomination (table, "valentine");
  g_assert_cmpint (hk_aotd_table_get_pool (table, "valentine"), ==, 0);
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck) + hk_deck_get_n_discarded (table->zombie_deck), ==, 0);
  aotd_refuse (table, "{\"move\":\"place-zombies\",\"type\":\"valentine\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"valentine\",\"house\":true}");
  g_assert_cmpint (valentine->place, ==, HK_AOTD_PLACE_BOARD);
}

/* The example of page 23: two Alphas come, and all Alphas in that Zone activate. */
static void
test_zeus_orders (void)
{
  static const struct
  {
    const char *order;
    const char *activation;
  } cases[] = {
    { "none", NULL },
    { "those", "alpha+@Temple" },
    { "alphas-there", "alpha@Temple" },
    { "all-there", "all@Temple" },
    { "shamblers", "shambler" },
    { "alphas", "alpha" },
    { "all", "all" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", cases[i].order, THREE_ZONES);

      aotd_play (table, "{\"move\":\"spawn\"}");
      g_assert_cmpint (table->alphas, ==, 1);
      if (cases[i].activation == NULL)
        g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
      else
        {
          g_autofree char *text = hk_aotd_describe_activation (table->extra_activations[0]);

          g_assert_cmpstr (table->extra_activations[0], ==, cases[i].activation);
          g_assert_true (g_str_has_suffix (text, "."));
          g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
        }
    }
}

/* With Zeus on the board his Spawn token is gone. */
static void
test_zeus_appears (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", THREE_ZONES);

  aotd_play (table, "{\"move\":\"zeus-appears\"}");
  g_assert_false (hk_aotd_table_get_spawn (table, 2)->open);
  g_assert_cmpint (hk_aotd_table_get_on_board (table, "zeus"), ==, 1);
  aotd_refuse (table, "{\"move\":\"zeus-appears\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"open-spawn\",\"zone\":2}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (table->alphas, ==, 0);
  g_assert_cmpuint (hk_deck_get_n_left (table->zeus_deck), ==, 10);
}

/* A coloured Zone sleeps until it is opened; opened late in a round it waits for the next. */
static void
test_coloured (void)
{
  g_autofree char *pack = aotd_make_pack ("shambler", "none");
  g_autofree char *setup = g_strconcat ("{" AOTD_PLAYERS "," AOTD_TEAM ",\"personal\":[],\"spawns\":[{\"name\":\"Gate\"},"
                                        "{\"name\":\"Roof\",\"kind\":\"blue\"},{\"name\":\"Cellar\",\"kind\":\"green\"}]", pack, "}", NULL);
  g_autoptr (HkAotdTable) table = aotd_new (setup, 1);

  aotd_refuse (table, "{\"move\":\"open-spawn\",\"colour\":\"purple\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"open-spawn\",\"colour\":\"blue\"}");
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 1)->from_round, ==, 1);
  aotd_end_turns (table);
  aotd_play (table, "{\"move\":\"open-spawn\",\"colour\":\"green\"}");
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 2)->from_round, ==, 2);
  aotd_play (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (table->shamblers, ==, 4);
  end_round (table);
  aotd_play (table, "{\"move\":\"spawn\"}");
  g_assert_cmpint (table->shamblers, ==, 10);
}

/* Where somebody may act on each card the big button draws one at a time. */
static void
test_reactions (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", THREE_ZONES);
  HkAotdSurvivor *cruz = hk_aotd_table_get_survivor (table, 1);
  g_autoptr (HkPrimaryAction) all = hk_table_get_primary_action (HK_TABLE (table));
  g_autoptr (HkPrimaryAction) one = NULL;

  g_assert_false (hk_move_has (hk_primary_action_get_move (all), "zone"));
  hk_record_set_string (cruz, &cruz->blue, "sidestep");
  one = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpint (hk_move_get_int (hk_primary_action_get_move (one), "zone", -1), ==, 0);
  g_assert_true (hk_table_apply (HK_TABLE (table), hk_primary_action_get_move (one), NULL));
  g_assert_cmpint (table->shamblers, ==, 2);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
}

static void
test_spawns_wait (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"spawns\":[{\"name\":\"Gate\"},{\"name\":\"Roof\",\"kind\":\"blue\"}],\"house\":{\"spawns-wait\":true}");

  aotd_play (table, "{\"move\":\"open-spawn\",\"colour\":\"blue\"}");
  g_assert_cmpint (hk_aotd_table_get_spawn (table, 1)->from_round, ==, 2);
}

/* Cards that the group draws: in order, known by their number or told and learned. */
static void
test_by_hand (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (THREE_ZONES ",\"cards-by\":\"hand\"");
  HkAotdSpawnCard *card;

  aotd_end_turns (table);
  aotd_refuse (table, "{\"move\":\"spawn\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"spawn\",\"card\":\"2\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"spawn\",\"zone\":1,\"type\":\"shambler\",\"count\":2}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"spawn\",\"type\":\"none\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"spawn\",\"card\":\"2\",\"type\":\"shambler\",\"blue\":2,\"yellow\":2,\"orange\":4,\"red\":4}");
  g_assert_cmpint (table->shamblers, ==, 2);
  card = hk_aotd_table_find_spawn_card (table, "zombie", "2");
  g_assert_nonnull (card);
  g_assert_cmpint (card->orange, ==, 4);
  g_assert_cmpuint (hk_deck_get_n_discarded (table->zombie_deck), ==, 1);
  aotd_play (table, "{\"move\":\"spawn\",\"zone\":1,\"type\":\"alpha\",\"count\":3}");
  g_assert_cmpint (table->alphas, ==, 3);
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"alpha\",\"count\":2,\"activates\":\"alphas-there\"}");
  g_assert_cmpstr (table->extra_activations[0], ==, "alpha@Temple");
  aotd_play (table, "{\"move\":\"activation-done\"}");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
}

/* A card that lies in the discards cannot have been drawn while the pile still holds others. */
static void
test_by_hand_with_pack (void)
{
  g_autoptr (HkAotdTable) table = new_in_spawn ("shambler", "none", ",\"cards-by\":\"hand\"");

  aotd_play (table, "{\"move\":\"spawn\",\"card\":\"7\"}");
  g_assert_cmpint (table->shamblers, ==, 2);
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck), ==, 17);
  g_assert_cmpuint (hk_deck_count (table->zombie_deck, "7"), ==, 0);
  aotd_refuse (table, "{\"move\":\"spawn\",\"card\":\"7\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"spawn\",\"card\":\"8\"}");
  g_assert_cmpuint (hk_deck_get_n_left (table->zombie_deck) + hk_deck_get_n_discarded (table->zombie_deck), ==, 18);
}

static void
test_learned (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"cards-by\":\"hand\"");
  g_autoptr (HkMove) move = hk_move_build ("spawn", "s:card", "11", "s:type", "alpha", "i:blue", 1, "i:yellow", 2, "i:orange", 3, "i:red", 4, NULL);
  HkLearned *learned;

  aotd_end_turns (table);
  g_assert_true (hk_table_apply (HK_TABLE (table), move, NULL));
  g_assert_cmpuint (hk_move_get_learned (move)->len, ==, 1);
  learned = g_ptr_array_index (hk_move_get_learned (move), 0);
  g_assert_cmpstr (learned->kind, ==, "zombie-card");
  g_assert_cmpint (json_object_get_int_member (learned->component, "red"), ==, 4);
}

static void
test_place_by_hand (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"alpha\",\"count\":14}");
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"alpha\",\"count\":5,\"reason\":\"the mission\"}");
  g_assert_cmpint (table->alphas, ==, 16);
  g_assert_cmpstr (table->extra_activations[0], ==, "alpha");
  aotd_play (table, "{\"move\":\"activation-done\"}");
  aotd_refuse (table, "{\"move\":\"remove-zombies\",\"type\":\"alpha\",\"count\":17}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"remove-zombies\",\"type\":\"alpha\",\"count\":16}");
  g_assert_cmpint (hk_aotd_table_get_pool (table, "alpha"), ==, 16);
  aotd_play (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}");
  aotd_refuse (table, "{\"move\":\"place-zombies\",\"type\":\"queen\"}", HK_ERROR_IMPOSSIBLE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/spawn/one-tap", test_one_tap);
  g_test_add_func ("/army-of-the-dead/spawn/highest-level", test_highest_level);
  g_test_add_func ("/army-of-the-dead/spawn/reshuffle", test_reshuffle);
  g_test_add_func ("/army-of-the-dead/spawn/shortage", test_shortage);
  g_test_add_func ("/army-of-the-dead/spawn/wounds-of-extra", test_wounds_of_extra);
  g_test_add_func ("/army-of-the-dead/spawn/held", test_held);
  g_test_add_func ("/army-of-the-dead/spawn/abominations", test_abominations);
  g_test_add_func ("/army-of-the-dead/spawn/zeus-orders-page-23", test_zeus_orders);
  g_test_add_func ("/army-of-the-dead/spawn/zeus-appears", test_zeus_appears);
  g_test_add_func ("/army-of-the-dead/spawn/coloured", test_coloured);
  g_test_add_func ("/army-of-the-dead/spawn/reactions", test_reactions);
  g_test_add_func ("/army-of-the-dead/spawn/spawns-wait", test_spawns_wait);
  g_test_add_func ("/army-of-the-dead/spawn/by-hand", test_by_hand);
  g_test_add_func ("/army-of-the-dead/spawn/by-hand-with-pack", test_by_hand_with_pack);
  g_test_add_func ("/army-of-the-dead/spawn/learned", test_learned);
  g_test_add_func ("/army-of-the-dead/spawn/place-by-hand", test_place_by_hand);
  return g_test_run ();
}
