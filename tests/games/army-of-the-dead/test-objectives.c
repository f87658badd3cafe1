/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "aotd-play.h"

/* Page 20: taking an Objective costs an Action, brings its points, wakes Sleepers and opens a Spawn Zone. */
static void
test_take (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdSurvivor *guzman = aotd_survivor (table, 0);

  aotd_refuse (table, "{\"move\":\"take-objective\",\"objective\":7}", HK_ERROR_PARAMETER);
  g_assert_false (hk_aotd_table_get_spawn (table, 1)->open);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":1,\"sleepers\":1,\"values\":[3]}");
  g_assert_true (hk_aotd_table_get_objective (table, 1)->done);
  g_assert_true (hk_aotd_table_get_spawn (table, 1)->open);
  g_assert_cmpint (guzman->adrenaline, ==, 5);
  g_assert_cmpint (guzman->actions, ==, 2);
  g_assert_cmpint (table->shamblers, ==, 3);
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  aotd_refuse (table, "{\"move\":\"take-objective\",\"objective\":1}", HK_ERROR_REFUSED);
}

/* Page 8: the mission is won the moment all Objectives are accomplished. */
static void
test_win (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);

  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  aotd_play (table, "{\"move\":\"objective\",\"objective\":0,\"by\":-1}");
  g_assert_false (hk_aotd_table_get_objective (table, 0)->done);
  aotd_refuse (table, "{\"move\":\"objective\",\"objective\":0,\"by\":-1}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":0}");
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":1}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_WON);
  aotd_refuse (table, "{\"move\":\"move\",\"survivor\":0}", HK_ERROR_IMPOSSIBLE);
}

/* Who tells an Objective during the game may tell another one: the group is asked before the mission is won. */
static void
test_so_far (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkPrimaryAction) next = NULL;
  g_autoptr (HkPrimaryAction) after = NULL;

  hk_record_list_remove_all (table->objectives);
  aotd_play (table, "{\"move\":\"add-objective\",\"name\":\"Find the keys\",\"so-far\":true}");
  aotd_refuse (table, "{\"move\":\"judge-win\",\"objectives\":\"complete\"}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":0}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  next = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_asks (next), ==, "judge-win");
  aotd_play (table, "{\"move\":\"judge-win\",\"objectives\":\"incomplete\"}");
  after = hk_table_get_primary_action (HK_TABLE (table));
  g_assert_cmpstr (hk_primary_action_get_asks (after), !=, "judge-win");
  aotd_play (table, "{\"move\":\"add-objective\",\"name\":\"Fly away\",\"so-far\":true}");
  aotd_play (table, "{\"move\":\"objective\",\"objective\":1}");
  aotd_play (table, "{\"move\":\"judge-win\",\"objectives\":\"complete\"}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_WON);
}

/* An Objective that has to be done several times. */
static void
test_several (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  HkAotdObjective *objective = hk_aotd_table_get_objective (table, 0);

  hk_record_set_int (objective, &objective->needed, 3);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":0}");
  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  g_assert_cmpint (objective->count, ==, 2);
  g_assert_false (objective->done);
  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  g_assert_true (objective->done);
}

/* A name that is a sentence is quoted without its full stop. */
static void
test_full_stop (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) sentence = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Take the tape. Bring it to 1.B.", NULL);
  g_autoptr (HkAotdObjective) open_ended = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Wait...", NULL);
  g_autofree char *said = NULL;
  g_autofree char *waited = NULL;

  hk_record_list_append (table->objectives, sentence);
  hk_record_list_append (table->objectives, open_ended);
  said = aotd_say (table, "{\"move\":\"objective\",\"objective\":2}");
  g_assert_cmpstr (said, ==, "Accomplished: “Take the tape. Bring it to 1.B”.");
  waited = aotd_say (table, "{\"move\":\"objective\",\"objective\":3}");
  g_assert_cmpstr (waited, ==, "Accomplished: “Wait...”.");
}

/* Page 28: an accomplished kill count wins, and gives the miniatures back. */
static void
test_kills_win (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) kills = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Payback", "survivor", 0, "needed", 2,
                                                    "kill-type", "shambler", NULL);

  hk_record_list_append (table->objectives, kills);
  aotd_horde (table, 4, 0);
  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  aotd_play (table, "{\"move\":\"objective\",\"objective\":1}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  aotd_play (table, "{\"move\":\"take-objective\",\"objective\":2}");
  g_assert_cmpint (kills->count, ==, 0);
  aotd_play (table, "{\"move\":\"kill\",\"type\":\"shambler\"}");
  g_assert_cmpint (kills->held, ==, 1);
  aotd_play (table, "{\"move\":\"kill\",\"type\":\"shambler\"}");
  g_assert_cmpint (kills->held, ==, 0);
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_WON);
}

/* Page 8: the game is lost with a Survivor who has a Personal Objective; page 20: Wounds eliminate. */
static void
test_lost (void)
{
  g_autoptr (HkAotdTable) table = aotd_begin (0);
  g_autoptr (HkAotdObjective) personal = g_object_new (HK_TYPE_AOTD_OBJECTIVE, "name", "Payback", "survivor", 4, "done", TRUE, NULL);

  hk_record_list_append (table->objectives, personal);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":3,\"wounds\":3}");
  g_assert_true (aotd_survivor (table, 3)->eliminated);
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  aotd_refuse (table, "{\"move\":\"wound\",\"survivor\":3}", HK_ERROR_IMPOSSIBLE);
  aotd_play (table, "{\"move\":\"wound\",\"survivor\":4,\"wounds\":3}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_LOST);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/aotd/objectives/page-20-take", test_take);
  g_test_add_func ("/aotd/objectives/page-8-win", test_win);
  g_test_add_func ("/aotd/objectives/so-far", test_so_far);
  g_test_add_func ("/aotd/objectives/several", test_several);
  g_test_add_func ("/aotd/objectives/full-stop", test_full_stop);
  g_test_add_func ("/aotd/objectives/page-28-kills-win", test_kills_win);
  g_test_add_func ("/aotd/objectives/page-8-lost", test_lost);
  return g_test_run ();
}
