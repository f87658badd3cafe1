/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "aotd-game.h"
#include "games/army-of-the-dead/attack/hk-aotd-harm.h"
#include "games/army-of-the-dead/rules/hk-aotd-end.h"

/* Winning and losing (book, page 8). */

#define TWO_OBJECTIVES ",\"objectives\":[{\"name\":\"The keys\"},{\"name\":\"The money\",\"needed\":2},{\"name\":\"A tiger’s head\",\"optional\":true}]"
#define GOAL ",\"personal\":[{\"survivor\":\"cruz\",\"text\":\"Cruz has a goal\"}]"

static void
assert_over (HkAotdTable *table,
             const char  *outcome)
{
  g_autofree char *text = hk_table_get_outcome (HK_TABLE (table));
  g_autoptr (HkScoreSheet) sheet = hk_table_get_score_sheet (HK_TABLE (table));

  g_assert_cmpstr (hk_words_get (hk_aotd_endings, table->outcome), ==, outcome);
  g_assert_cmpint (table->phase, ==, HK_AOTD_PHASE_OVER);
  g_assert_true (hk_table_is_over (HK_TABLE (table)));
  g_assert_nonnull (text);
  g_assert_cmpstr (hk_score_sheet_get_outcome (sheet), ==, text);
  g_assert_null (hk_table_get_primary_action (HK_TABLE (table)));
  aotd_refuse (table, "{\"move\":\"activate\",\"survivor\":3}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"spawn\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"end-round\"}", HK_ERROR_IMPOSSIBLE);
  aotd_refuse (table, "{\"move\":\"finish\",\"outcome\":\"won\"}", HK_ERROR_IMPOSSIBLE);
}

/* Won at once with the last Objective, the optional one left open. */
static void
test_won (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (TWO_OBJECTIVES GOAL);

  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  aotd_play (table, "{\"move\":\"objective\",\"objective\":1,\"by\":2}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  aotd_refuse (table, "{\"move\":\"finish\",\"outcome\":\"won\"}", HK_ERROR_REFUSED);
  aotd_play (table, "{\"move\":\"objective\",\"objective\":3}");
  assert_over (table, "won");
}

/* Lost with a Survivor who has a Personal Objective, even when it is accomplished. */
static void
test_lost_with_survivor (void)
{
  for (int done = 0; done <= 1; done++)
    {
      g_autoptr (HkAotdTable) table = aotd_new_plain (TWO_OBJECTIVES GOAL);

      if (done)
        aotd_play (table, "{\"move\":\"objective\",\"objective\":3}");
      aotd_play (table, "{\"move\":\"wound\",\"survivor\":2,\"wounds\":3}");
      g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);   /* Martin has none */
      aotd_play (table, "{\"move\":\"wound\",\"survivor\":1,\"wounds\":3}");
      assert_over (table, "lost");
      g_assert_nonnull (strstr (table->reason, "Cruz"));
    }
}

static void
test_lost_in_time (void)
{
  for (int ends = 0; ends <= 1; ends++)
    {
      g_autoptr (HkAotdTable) table = aotd_new_plain (ends ? ",\"spawns\":[{\"name\":\"Gate\"}],\"time-limit\":2"
                                                           : ",\"spawns\":[{\"name\":\"Gate\"}],\"time-limit\":2,\"time-ends\":false");

      for (int round = 1; round <= 2; round++)
        {
          g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
          aotd_end_turns (table);
          aotd_play (table, "{\"move\":\"spawn\",\"type\":\"shambler\",\"count\":0}");
          aotd_play (table, "{\"move\":\"end-round\"}");
        }
      if (ends)
        assert_over (table, "lost");
      else
        g_assert_cmpint (table->round, ==, 3);
    }
}

/* What is corrected by hand after the end does not change how it ended. */
static void
test_after_the_end (void)
{
  g_autoptr (HkMove) move = hk_move_build ("wound", NULL);
  g_autoptr (HkAotdTable) table = aotd_new_plain (GOAL ",\"objectives\":[{\"name\":\"The keys\"}]");

  aotd_play (table, "{\"move\":\"objective\",\"objective\":0}");
  aotd_play (table, "{\"move\":\"objective\",\"objective\":1}");
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_WON);
  hk_aotd_table_eliminate (table, move, 1);
  assert_over (table, "won");
}

/* One attack that kills the last Zombie needed and a friend with a Personal Objective loses the mission. */
static void
test_both_at_once (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (GOAL ",\"objectives\":[{\"name\":\"The keys\"}]");
  g_autoptr (HkMove) move = hk_move_build ("attack", NULL);

  for (guint i = 0; i < g_list_model_get_n_items (G_LIST_MODEL (table->objectives)); i++)
    {
      HkAotdObjective *objective = hk_aotd_table_get_objective (table, (int) i);

      hk_record_set_boolean (objective, &objective->done, TRUE);
    }
  hk_aotd_table_wound (table, move, 2, 3);   /* Martin has no goal: nothing is decided in the midst of the move */
  g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
  hk_aotd_table_wound (table, move, 1, 3);
  g_assert_true (hk_aotd_table_check_end (table, move));
  assert_over (table, "lost");
}

static void
test_declared (void)
{
  g_autoptr (HkAotdTable) lost = aotd_new_plain (TWO_OBJECTIVES);
  g_autoptr (HkAotdTable) won = aotd_new_plain ("");

  aotd_refuse (lost, "{\"move\":\"finish\",\"outcome\":\"drawn\"}", HK_ERROR_PARAMETER);
  aotd_play (lost, "{\"move\":\"finish\",\"outcome\":\"lost\",\"reason\":\"The helicopter is gone.\"}");
  g_assert_cmpstr (lost->reason, ==, "The helicopter is gone.");
  assert_over (lost, "lost");
  aotd_play (won, "{\"move\":\"finish\",\"outcome\":\"won\"}");
  assert_over (won, "won");
}

static void
test_nobody_left (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain ("");

  for (int i = 0; i < 6; i++)
    {
      g_autofree char *line = g_strdup_printf ("{\"move\":\"wound\",\"survivor\":%d,\"wounds\":4}", i);

      g_assert_cmpint (table->outcome, ==, HK_AOTD_ENDING_NONE);
      aotd_play (table, line);
    }
  assert_over (table, "lost");
}

/* In the midst of the Zombies' attacks nothing is left hanging. */
static void
test_lost_in_attack (void)
{
  g_autoptr (HkAotdTable) table = aotd_new_plain (",\"shamblers\":8" GOAL);

  aotd_end_turns (table);
  aotd_play (table, "{\"move\":\"zombie-attacks\",\"to\":[0,1,1,1,2]}");
  assert_over (table, "lost");
  g_assert_cmpint (table->wounds_to_split, ==, 0);
  g_assert_cmpint (table->activation, ==, 0);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/army-of-the-dead/ends/won", test_won);
  g_test_add_func ("/army-of-the-dead/ends/lost-with-survivor", test_lost_with_survivor);
  g_test_add_func ("/army-of-the-dead/ends/lost-in-time", test_lost_in_time);
  g_test_add_func ("/army-of-the-dead/ends/after-the-end", test_after_the_end);
  g_test_add_func ("/army-of-the-dead/ends/both-at-once", test_both_at_once);
  g_test_add_func ("/army-of-the-dead/ends/declared", test_declared);
  g_test_add_func ("/army-of-the-dead/ends/nobody-left", test_nobody_left);
  g_test_add_func ("/army-of-the-dead/ends/lost-in-attack", test_lost_in_attack);
  return g_test_run ();
}
