/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session-replay.h"
#include "core/story/hk-turn-clock.h"
#include "hk-tally-game.h"

/* How long a turn takes, by a clock that the test turns. In this game nobody has a turn of their own: a round is one. */

#define SECOND G_TIME_SPAN_SECOND
#define MINUTE G_TIME_SPAN_MINUTE

/* Long after the table was laid out. */
static gint64
begin (void)
{
  return g_get_real_time () + G_TIME_SPAN_DAY;
}

static HkSession *
new_session (void)
{
  g_autoptr (JsonObject) setup = hk_tally_make_setup (2);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_tally_get_spec (), setup, "Friday night", 11, NULL, &error);

  g_assert_no_error (error);
  return session;
}

static void
score (HkSession *session)
{
  g_autoptr (HkMove) move = hk_move_build ("score", "i:player", 0, "i:points", 1, NULL);

  g_assert_true (hk_session_play (session, move, NULL));
}

static void
set_round (HkSession *session,
           int        round)
{
  g_autoptr (HkMove) move = hk_move_build ("set", "s:path", "round", "i:value", round, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (hk_session_play (session, move, &error));
  g_assert_no_error (error);
}

/* It does not count what lies before, and begins anew with the turn. */
static void
test_turns (void)
{
  g_autoptr (HkSession) session = new_session ();
  gint64 now = begin ();
  g_autoptr (HkTurnClock) clock = hk_turn_clock_new (session, now);

  g_assert_cmpint (hk_turn_clock_get_time (clock, now), ==, 0);
  now += 40 * SECOND;
  score (session);
  hk_turn_clock_follow (clock, now);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 2 * SECOND), ==, 42 * SECOND);
  g_assert_cmpuint (hk_turn_clock_get_start (clock), ==, 0);
  g_assert_null (hk_turn_clock_dup_player (clock));
  set_round (session, 2);
  hk_turn_clock_follow (clock, now);
  g_assert_cmpuint (hk_turn_clock_get_start (clock), ==, 2);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + MINUTE), ==, MINUTE);
  /* A clock of the machine that is set back. */
  g_assert_cmpint (hk_turn_clock_get_time (clock, now - MINUTE), ==, 0);
}

/* Who undoes the end of a turn has the time of that turn again. */
static void
test_undo (void)
{
  g_autoptr (HkSession) session = new_session ();
  const gint64 now = begin ();
  g_autoptr (HkTurnClock) clock = hk_turn_clock_new (session, now);

  set_round (session, 2);
  hk_turn_clock_follow (clock, now + MINUTE);
  g_assert_true (hk_session_undo (session, 1, NULL));
  hk_turn_clock_follow (clock, now + 2 * MINUTE);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 2 * MINUTE), ==, 2 * MINUTE);
  g_assert_true (hk_session_redo (session, 1, NULL));
  hk_turn_clock_follow (clock, now + 3 * MINUTE);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 3 * MINUTE), ==, 2 * MINUTE);
  /* Another move in its place. */
  g_assert_true (hk_session_undo (session, 1, NULL));
  hk_turn_clock_follow (clock, now + 4 * MINUTE);
  set_round (session, 3);
  hk_turn_clock_follow (clock, now + 5 * MINUTE);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 6 * MINUTE), ==, MINUTE);
}

static void
test_pause (void)
{
  g_autoptr (HkSession) session = new_session ();
  const gint64 now = begin ();
  g_autoptr (HkTurnClock) clock = hk_turn_clock_new (session, now);

  hk_turn_clock_set_runs (clock, FALSE, now + MINUTE);
  hk_turn_clock_set_runs (clock, FALSE, now + 2 * MINUTE);
  g_assert_false (hk_turn_clock_get_runs (clock));
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 5 * MINUTE), ==, MINUTE);
  hk_turn_clock_set_runs (clock, TRUE, now + 6 * MINUTE);
  g_assert_true (hk_turn_clock_get_runs (clock));
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 8 * MINUTE), ==, 3 * MINUTE);
  /* A turn that begins in a pause has none of it. */
  hk_turn_clock_set_runs (clock, FALSE, now + 8 * MINUTE);
  set_round (session, 2);
  hk_turn_clock_follow (clock, now + 9 * MINUTE);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 10 * MINUTE), ==, 0);
  hk_turn_clock_set_runs (clock, TRUE, now + 10 * MINUTE);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + 11 * MINUTE), ==, MINUTE);
}

/* A game that is opened again: the turn goes on with what it had taken, without long pauses. */
static void
test_opened_again (void)
{
  static const int minutes[] = { 1, 2, 22, 23 }; /* before the turn, its first, after a long pause, and the last */
  g_autoptr (HkSession) session = new_session ();
  const gint64 now = begin ();
  const gint64 began = now - G_TIME_SPAN_HOUR;
  g_autoptr (HkTurnClock) clock = NULL;
  g_autoptr (HkCourse) course = NULL;

  score (session);
  set_round (session, 2);
  score (session);
  score (session);
  for (guint i = 0; i < G_N_ELEMENTS (minutes); i++)
    {
      g_autoptr (HkLogEntry) entry = g_list_model_get_item (hk_session_get_log (session), i);
      g_autoptr (GDateTime) time = g_date_time_new_from_unix_utc_usec (began + minutes[i] * MINUTE);
      g_autofree char *text = g_date_time_format_iso8601 (time);

      hk_move_set_time (hk_log_entry_get_move (entry), text);
    }
  clock = hk_turn_clock_new (session, now);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now), ==, 0);
  course = hk_course_new (session);
  hk_course_finish (course);
  hk_turn_clock_look_back (clock, course);
  g_assert_cmpuint (hk_turn_clock_get_start (clock), ==, 2);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now), ==, MINUTE);
  g_assert_cmpint (hk_turn_clock_get_time (clock, now + MINUTE), ==, 2 * MINUTE);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);

  g_test_add_func ("/turn-clock/turns", test_turns);
  g_test_add_func ("/turn-clock/undo", test_undo);
  g_test_add_func ("/turn-clock/pause", test_pause);
  g_test_add_func ("/turn-clock/opened-again", test_opened_again);

  return g_test_run ();
}
