/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>

#include "core/session/hk-session-replay.h"
#include "core/session/hk-session-store.h"
#include "core/story/hk-luck.h"
#include "core/story/hk-pace.h"
#include "hk-tally-game.h"

static HkSession *
new_session (const char *path)
{
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, path, &error);

  g_assert_no_error (error);
  return session;
}

static void
score (HkSession *session,
       int        player,
       int        points)
{
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", player, "i:points", points, NULL);
  g_autoptr (HkMove) house = points < 0 ? hk_move_override (move) : NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_play (session, house != NULL ? house : move, &error));
  g_assert_no_error (error);
}

static void
expect (HkCourse   *course,
        guint       line,
        const char *numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < hk_course_get_n_points (course); i++)
    {
      int value;

      if (hk_course_get_value (course, 0, line, i, &value))
        g_string_append_printf (text, i == 0 ? "%d" : " %d", value);
      else
        g_string_append (text, i == 0 ? "-" : " -");
    }
  g_assert_cmpstr (text->str, ==, numbers);
}

static void
expect_turn (HkCourse   *course,
             guint       number,
             guint       position,
             int         series,
             const char *text)
{
  const HkTurn *turn = g_ptr_array_index (hk_course_get_turns (course), number);

  g_assert_cmpuint (turn->position, ==, position);
  g_assert_cmpint (turn->series, ==, series);
  g_assert_cmpstr (turn->text, ==, text);
}

/* Both begin with 5. Ann leads first, which is no change; at 9 to 9 nobody does; then Bo. */
static void
test_numbers_and_turns (void)
{
  g_autoptr (HkSession) session = new_session (NULL);
  g_autoptr (HkCourse) course = hk_course_new (session);
  g_autofree char *words = NULL;

  score (session, 0, 4);
  score (session, 1, 4);
  g_assert_false (hk_course_advance (course, 1));
  expect (course, 0, "5 9");
  score (session, 1, 3);
  score (session, 0, 1);
  hk_course_finish (course);
  expect (course, 0, "5 9 9 9 10");
  expect (course, 1, "5 5 9 12 12");
  g_assert_cmpstr (hk_course_get_line_name (course, 0, 1), ==, "Bo");
  g_assert_cmpuint (hk_course_get_turns (course)->len, ==, 3);
  expect_turn (course, 0, 3, 0, "Bo takes the lead. Points: 12");
  expect_turn (course, 1, 3, -1, "Bo: 10.");
  expect_turn (course, 2, 4, -1, "Ann: 10.");
  words = hk_course_describe (course, 0);
  g_assert_cmpstr (words, ==, "Ann: from 5 to 10. Bo: from 5 to 12.");
}

static void
test_undo_is_followed (void)
{
  g_autoptr (HkSession) session = new_session (NULL);
  g_autoptr (HkCourse) course = hk_course_new (session);

  score (session, 0, 1);
  score (session, 1, 6);
  hk_course_finish (course);
  g_assert_cmpuint (hk_course_get_turns (course)->len, ==, 2);
  g_assert_true (hk_session_undo (session, 1, NULL));
  hk_course_finish (course);
  expect (course, 1, "5 5");
  g_assert_cmpuint (hk_course_get_turns (course)->len, ==, 0);
  /* Another move in its place, then the lead changes as if nothing had been undone. */
  score (session, 1, 2);
  hk_course_finish (course);
  expect (course, 0, "5 6 6");
  expect (course, 1, "5 5 7");
  g_assert_cmpuint (hk_course_get_turns (course)->len, ==, 1);
  expect_turn (course, 0, 2, 0, "Bo takes the lead. Points: 7");
}

/* Less than nothing is not known here. */
static void
test_gaps (void)
{
  g_autoptr (HkSession) session = new_session (NULL);
  g_autoptr (HkCourse) course = hk_course_new (session);

  score (session, 0, -7);
  score (session, 0, 9);
  hk_course_finish (course);
  expect (course, 0, "5 - 7");
  g_assert_true (hk_course_has_values (course, 0, 0));
}

static void
test_replay_writes_nothing (void)
{
  g_autofree char *path = g_build_filename (g_get_user_data_dir (), "replay.hordekeeper", NULL);
  g_autoptr (HkSession) session = NULL;
  g_autoptr (HkSession) replay = NULL;
  g_autoptr (HkMove) move = hk_move_build ("draw", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  HkTable *table;

  g_mkdir_with_parents (g_get_user_data_dir (), 0700);
  session = new_session (path);
  for (int i = 0; i < 150; i++)
    score (session, i % 2, 1);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  replay = hk_session_new_replay (session);
  table = hk_session_get_table (replay);
  g_assert_true (hk_session_is_replay (replay));
  g_assert_false (hk_session_is_replay (session));
  g_assert_cmpuint (hk_session_get_position (replay), ==, 0);
  g_assert_cmpint (hk_tally_get_player (table, 0)->score, ==, 5);
  g_assert_true (hk_session_show (replay, 141, &error));
  g_assert_cmpint (hk_tally_get_player (table, 0)->score, ==, 5 + 71);
  g_assert_true (hk_session_show (replay, 140, &error));
  g_assert_cmpint (hk_tally_get_player (table, 0)->score, ==, 5 + 70);
  g_assert_true (hk_session_show (replay, 3, &error));
  g_assert_cmpint (hk_tally_get_player (table, 0)->score, ==, 5 + 2);
  g_assert_true (hk_session_show (replay, 150, &error));
  g_assert_true (hk_record_equal (table, hk_session_get_table (session)));
  g_assert_no_error (error);
  g_assert_true (table == hk_session_get_table (replay));
  g_assert_false (hk_session_play (replay, move, &error));
  g_assert_nonnull (error);
  /* What was looked at is as it was: its table, its log and its file. */
  g_assert_cmpuint (hk_session_get_position (session), ==, 150);
  for (guint i = 0; i < 150; i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), i);

      g_assert_false (hk_log_entry_is_undone (entry));
    }
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
  g_unlink (path);
}

/* A die and a coin as a move tells them. */
static void
add (GPtrArray  *chances,
     GArray     *positions,
     const char *title,
     int         value,
     int         lowest,
     int         highest)
{
  const HkChance chance = { 0, title, value, hk_distribution_new_uniform (lowest, highest) };
  const guint position = chances->len + 1;

  g_ptr_array_add (chances, g_memdup2 (&chance, sizeof chance));
  g_array_append_val (positions, position);
}

/* A 5 of a d6 is luckier than 4 1/2 of 6. The steps of its faces are 2, 5, 8, 12, 15 and 18 of 20: 5 and 2 together make 20, which
 * six of 36 pairs do, and 15 make less; a tail besides, with steps 5 and 15, makes 25 of what has 72 ways. */
static void
test_luck (void)
{
  g_autoptr (GPtrArray) chances = g_ptr_array_new_with_free_func ((GDestroyNotify) hk_chance_free);
  g_autoptr (GArray) positions = g_array_new (FALSE, FALSE, sizeof (guint));
  HkLuck *luck;
  const HkLuckKind *kind;

  luck = hk_luck_measure (chances, positions, 0);
  g_assert_cmpfloat (luck->share, ==, 0.5);
  g_assert_null (luck->best);
  hk_luck_free (luck);

  add (chances, positions, "Dice", 5, 1, 6);
  luck = hk_luck_measure (chances, positions, 0);
  g_assert_cmpfloat_with_epsilon (luck->share, 0.75, 1e-12);
  g_assert_cmpfloat_with_epsilon (luck->best->rank, 0.75, 1e-12);
  hk_luck_free (luck);

  add (chances, positions, "Dice", 2, 1, 6);
  luck = hk_luck_measure (chances, positions, 0);
  g_assert_cmpfloat_with_epsilon (luck->share, 18.0 / 36, 1e-12);
  hk_luck_free (luck);

  /* Sums of two dice: 23 in 2, 24 in 1, 20 in 6 … of 36; with 5: below 25 are those below 20; with 15: those below 10. */
  add (chances, positions, "Coins", 0, 0, 1);
  luck = hk_luck_measure (chances, positions, 0);
  g_assert_cmpuint (luck->draws->len, ==, 3);
  g_assert_cmpuint (luck->best->position, ==, 1);
  g_assert_cmpuint (luck->worst->position, ==, 2);
  /* Heads: 15 pairs below 20 and 6 at it. Tails, which is 10 less: 2+2=4, 2+5=7 twice and 5+5=10: 3 below 10, 2+8=10 twice with it. */
  g_assert_cmpfloat_with_epsilon (luck->share, (15 + 6 / 2.0 + 3 + 3 / 2.0) / 72, 1e-12);
  kind = &g_array_index (luck->kinds, HkLuckKind, 0);
  g_assert_cmpuint (luck->kinds->len, ==, 2);
  g_assert_cmpuint (kind->n, ==, 2);
  g_assert_cmpint (kind->sum, ==, 7);
  g_assert_cmpfloat_with_epsilon (kind->mean, 7, 1e-12);
  hk_luck_free (luck);
  luck = hk_luck_measure (chances, positions, 1);
  g_assert_cmpuint (luck->draws->len, ==, 0);
  hk_luck_free (luck);
}

/* Half a minute, a pause of an hour, and a minute. */
static void
test_pace (void)
{
  static const char * const times[] = { "2026-05-01T20:00:30Z", "2026-05-01T21:00:30Z", "2026-05-01T21:01:30Z" };
  g_autoptr (HkSession) session = new_session (NULL);
  g_autoptr (HkCourse) course = NULL;
  g_autoptr (HkPace) pace = NULL;
  g_autofree char *words = hk_pace_describe_time (90 * G_TIME_SPAN_SECOND);

  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    score (session, 0, 1);
  /* As if they had been made then; the table was laid out at eight. */
  for (guint i = 0; i < G_N_ELEMENTS (times); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), i);

      hk_move_set_time (hk_log_entry_get_move (entry), times[i]);
    }
  course = hk_course_new (session);
  hk_course_finish (course);
  pace = hk_pace_new_from (course, "2026-05-01T20:00:00Z");
  g_assert_cmpint (pace->time, ==, 90 * G_TIME_SPAN_SECOND);
  g_assert_cmpint (pace->pauses, ==, G_TIME_SPAN_HOUR);
  g_assert_cmpuint (pace->n_pauses, ==, 1);
  g_assert_cmpuint (pace->rounds->len, ==, 1);
  g_assert_cmpint (g_array_index (pace->rounds, HkPacePart, 0).number, ==, 1);
  g_assert_cmpint (g_array_index (pace->rounds, HkPacePart, 0).time, ==, 90 * G_TIME_SPAN_SECOND);
  g_assert_cmpuint (pace->players->len, ==, 0);
  g_assert_cmpstr (words, ==, "1 min 30 s");
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/course/numbers-and-turns", test_numbers_and_turns);
  g_test_add_func ("/course/undo-is-followed", test_undo_is_followed);
  g_test_add_func ("/course/gaps", test_gaps);
  g_test_add_func ("/course/luck", test_luck);
  g_test_add_func ("/course/pace", test_pace);
  g_test_add_func ("/course/replay-writes-nothing", test_replay_writes_nothing);

  return g_test_run ();
}
