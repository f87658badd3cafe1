/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-game.h"
#include "games/army-of-the-dead/rules/hk-aotd-turn.h"

/* Turns and rounds (book, pages 8, 14 and 19). */

static void
give_skill (HkAotdTable *table,
            int          number,
            const char  *skill)
{
  HkAotdSurvivor *survivor = hk_aotd_table_get_survivor (table, number);

  hk_record_set_string (survivor, &survivor->blue, skill);
}

static void
spawn_twice (HkAotdTable *table)
{
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":0}");
  aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":0}");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_END);
}

/* Ann activates her three Survivors in any order, then Bo his. */
static void
test_whose_turn (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":3}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":2}");
  g_assert_cmpint (table->current_survivor, ==, 2);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 2)->actions, ==, 3);
  g_assert_cmpint (aotd_get_state (table, "player-turns-2"), ==, HK_STEP_CURRENT);
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":2}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");   /* Martin had done nothing yet */
  aotd_play (table, "{\"move\":\"action\",\"survivor\":0,\"what\":\"looks around\"}");
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":1}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"end-turn\"}");
  g_assert_true (hk_aotd_table_get_survivor (table, 0)->activated);
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":0}", HK_ERROR_REFUSED);
  aotd_refuse (table, "{\"move\":\"end-turn\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":1}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":2}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  aotd_end_turns (table);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);   /* nobody is on the board who could act */
}

/* A Tactician goes before or after any other, also when another player has the Turn. */
static void
test_tactician (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  give_skill (table, 3, "tactician");
  g_assert_true (hk_aotd_turn_may_go (table, 3));
  g_assert_false (hk_aotd_turn_may_go (table, 4));
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":3}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->current_player, ==, 0);
  give_skill (table, 0, "tactician");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":1}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":2}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"end-turn\",\"pass\":true}");   /* Scott waits */
  g_assert_cmpint (table->current_player, ==, 1);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":4}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":5}");
  aotd_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_SPAWN);
}

/* Whoever is eliminated takes no Turn, and a player with nobody left is passed over. */
static void
test_eliminated (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"wound\",\"survivor\":%d,\"wounds\":4}", i);

      aotd_play (table, line);
    }
  g_assert_cmpint (aotd_get_state (table, "player-turns-0"), ==, HK_STEP_SKIPPED);
  aotd_play (table, "{\"move\":\"end-turn\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  aotd_end_turns (table);
  spawn_twice (table);
  aotd_play (table, "{\"move\":\"end-round\"}");
  g_assert_cmpint (table->current_player, ==, 1);
  aotd_end_turns (table);
  spawn_twice (table);
  aotd_play (table, "{\"move\":\"end-round\"}");
  g_assert_cmpint (table->first_player, ==, 0);
  g_assert_cmpint (table->current_player, ==, 1);
}

static void
test_end_phase (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"shamblers\":6,\"sleepers\":4,\"time-limit\":5");

  give_skill (table, 1, "regeneration");
  aotd_refuse (table, "{\"move\":\"end-round\"}", HK_ERROR_REFUSED);
  aotd_end_turns (table);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"to\":[1,1,2]}");
  aotd_pass_zombies (table);
  spawn_twice (table);
  g_assert_cmpint (aotd_get_state (table, "end-noise"), ==, HK_STEP_CURRENT);
  g_assert_cmpint (aotd_get_state (table, "end-regeneration"), ==, HK_STEP_TODO);
  aotd_play (table, "{\"move\":\"end-round\",\"noise\":\"the lobby\"}");
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 1)->wounds, ==, 0);
  g_assert_cmpint (hk_aotd_table_get_survivor (table, 2)->wounds, ==, 1);
  g_assert_false (hk_aotd_table_get_survivor (table, 2)->hurt);
  g_assert_cmpstr (table->noise, ==, "the lobby");
  g_assert_cmpint (table->sleepers, ==, 4);
  g_assert_cmpint (table->time_used, ==, 1);
  g_assert_cmpint (table->round, ==, 2);
  g_assert_cmpint (table->first_player, ==, 1);
  g_assert_cmpint (table->current_player, ==, 1);
  g_assert_false (hk_aotd_table_get_survivor (table, 1)->activated);
}

/* Whoever comes to the rescue has a free Action when somebody was wounded in the round. */
static void
test_rescue (void)
{
  for (int hurt = 0; hurt <= 1; hurt++)
    {
      g_autoptr (HkAotdTable) table = aotd_new_plain (",\"shamblers\":1");
      HkAotdSurvivor *peters = hk_aotd_table_get_survivor (table, 5);

      give_skill (table, 5, "to-the-rescue");
      aotd_end_turns (table);
      aotd_play (table, hurt ? "{\"move\":\"zombie-attacks\",\"to\":[0]}" : "{\"move\":\"zombie-attacks\"}");
      aotd_pass_zombies (table);
      spawn_twice (table);
      g_assert_cmpuint (peters->free_actions == NULL ? 0 : g_strv_length (peters->free_actions), ==, (guint) hurt);
      g_assert_cmpint (aotd_get_state (table, "spawn-rescue"), ==, hurt ? HK_STEP_CURRENT : HK_STEP_DONE);
      if (hurt)
        aotd_play (table, "{\"move\":\"action\",\"survivor\":5,\"what\":\"helps\"}");
      aotd_refuse (table, "{\"move\":\"action\",\"survivor\":5,\"what\":\"helps again\"}", HK_ERROR_REFUSED);
      aotd_play (table, "{\"move\":\"end-round\"}");
      g_assert_true (peters->free_actions == NULL || peters->free_actions[0] == NULL);
    }
}

/* What is to be laid out on the real table stands on the checklist until the first Turn. */
static void
test_setup_steps (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"sleepers\":3");
  g_autoptr (GPtrArray) steps = NULL;

  g_assert_cmpint (aotd_get_state (table, "setup-tiles"), ==, HK_STEP_TODO);
  aotd_play (table, "{\"move\":\"tick\",\"step\":\"setup-tiles\"}");
  g_assert_cmpint (aotd_get_state (table, "setup-tiles"), ==, HK_STEP_DONE);
  g_assert_cmpint (aotd_get_state (table, "setup-sleepers"), ==, HK_STEP_TODO);
  aotd_play (table, "{\"move\":\"activate\",\"survivor\":0}");
  steps = hk_table_list_steps (HK_TABLE (table));
  g_assert_cmpstr (hk_step_get_id (g_ptr_array_index (steps, 0)), ==, "player-turns-0");
}

static void
test_counters (void)
{
  g_autoptr (HkAotdTable) table = aotd_new (AOTD_PLAIN, 1);

  aotd_play (table, "{\"move\":\"add-counter\",\"name\":\"Doors\",\"maximum\":2}");
  aotd_refuse (table, "{\"move\":\"add-counter\",\"name\":\"Doors\"}", HK_ERROR_PARAMETER);
  aotd_refuse (table, "{\"move\":\"add-counter\",\"name\":\" \"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"count\",\"counter\":\"Doors\"}");
  aotd_play (table, "{\"move\":\"count\",\"counter\":\"Doors\"}");
  aotd_refuse (table, "{\"move\":\"count\",\"counter\":\"Doors\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"count\",\"counter\":\"Windows\"}", HK_ERROR_PARAMETER);
  aotd_play (table, "{\"move\":\"count\",\"counter\":\"Doors\",\"by\":-2}");
  aotd_refuse (table, "{\"move\":\"count\",\"counter\":\"Doors\",\"by\":-1}", HK_ERROR_IMPOSSIBLE);
  g_assert_cmpint (hk_aotd_table_find_counter (table, "Doors")->value, ==, 0);
}

/* The big button alone plays a round when nothing is asked. */
static void
test_big_button (void)
{
  g_autoptr (HkAotdTable) table = aotd_new ("{\"players\":[{\"name\":\"Ann\"}],\"personal\":[]}", 3);

  for (int i = 0; i < 400 && table->round < 4; i++)
    {
      g_autoptr (HkPrimaryAction) next = hk_table_get_primary_action (HK_TABLE (table));
      g_autoptr (HkMove) move = NULL;
      g_autofree char *headline = hk_table_get_headline (HK_TABLE (table));
      g_auto (GStrv) reminders = hk_table_list_reminders (HK_TABLE (table));
      g_autoptr (GError) error = NULL;
      int ready = 0;

      g_assert_nonnull (next);
      g_assert_nonnull (headline);
      g_assert_nonnull (reminders);
      while (ready < 5 && (hk_aotd_table_get_survivor (table, ready)->activated))
        ready++;
      if (hk_primary_action_get_move (next) != NULL)
        move = g_object_ref (hk_primary_action_get_move (next));
      else if (g_str_equal (hk_primary_action_get_asks (next), "activate"))
        move = hk_move_build ("activate", "i:survivor", ready, NULL);
      else
        move = hk_move_build (hk_primary_action_get_asks (next), NULL);
      hk_table_apply (HK_TABLE (table), move, &error);
      g_assert_no_error (error);
    }
  g_assert_cmpint (table->round, ==, 4);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/rounds/whose-turn", test_whose_turn);
  g_test_add_func ("/army-of-the-dead/rounds/tactician", test_tactician);
  g_test_add_func ("/army-of-the-dead/rounds/eliminated", test_eliminated);
  g_test_add_func ("/army-of-the-dead/rounds/end-phase", test_end_phase);
  g_test_add_func ("/army-of-the-dead/rounds/rescue", test_rescue);
  g_test_add_func ("/army-of-the-dead/rounds/setup-steps", test_setup_steps);
  g_test_add_func ("/army-of-the-dead/rounds/counters", test_counters);
  g_test_add_func ("/army-of-the-dead/rounds/big-button", test_big_button);
  return g_test_run ();
}
