/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/session/hk-session-replay.h"
#include "hk-ui-fixture.h"
#include "ui/app/hk-application.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/story/hk-course-view.h"
#include "ui/story/hk-replay-page.h"
#include "ui/story/hk-what-if-view.h"
#include "ui/table/hk-table-page.h"
#include "ui/widgets/hk-chart.h"

/* Somebody makes a note in a game that Ann has led, and now Bo. */
static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open_lead (fixture, data);
  hk_fixture_play_move (fixture->session, hk_move_build ("note", "s:text", "Pizza is here", NULL));
}

static GtkWidget *
get_dialog (HkFixture *fixture)
{
  return hk_fixture_get_dialog (fixture->window);
}

/* The chart has its words, the turning point its line, and that leads to the table as it stood then. */
static void
test_course (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *chart;
  GtkWidget *list;
  AdwNavigationPage *page;

  hk_fixture_activate (fixture->page, "table.course");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = get_dialog (fixture);
  chart = hk_fixture_find (dialog, HK_TYPE_CHART, NULL);
  g_assert_nonnull (chart);
  g_assert_true (gtk_widget_get_mapped (chart));
  g_assert_true (hk_fixture_says (dialog, "Bo takes the lead. Victory Points: 31"));
  g_assert_true (hk_fixture_says (dialog, "After move 2"));
  list = hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, NULL);
  g_assert_true (gtk_widget_activate (list));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_REPLAY_PAGE (page));
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (page), "Bo takes the lead"));
}

static HkSession *
find_replay (GtkWidget *page)
{
  return hk_replay_page_get_session (HK_REPLAY_PAGE (page));
}

/* Step by step, to the turning point and to the end; the game itself stays where it is, and so does its file. */
static void
test_replay (HkFixture     *fixture,
             gconstpointer  data)
{
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  GtkWidget *page;
  HkSession *replay;

  g_assert_true (g_file_get_contents (hk_session_get_path (fixture->session), &before, NULL, NULL));
  hk_replay_page_present (fixture->page, fixture->session, 0);
  page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  g_assert_true (HK_IS_REPLAY_PAGE (page));
  replay = find_replay (page);
  g_assert_true (hk_session_is_replay (replay));
  g_assert_cmpuint (hk_session_get_position (replay), ==, 0);
  g_assert_true (hk_fixture_says (page, "The beginning"));
  hk_fixture_activate (page, "replay.forward");
  g_assert_cmpuint (hk_session_get_position (replay), ==, 1);
  hk_fixture_activate (page, "replay.turn-forward");
  g_assert_cmpuint (hk_session_get_position (replay), ==, 2);
  hk_fixture_activate (page, "replay.forward");
  g_assert_cmpuint (hk_session_get_position (replay), ==, 3);
  hk_fixture_activate (page, "replay.turn-back");
  g_assert_cmpuint (hk_session_get_position (replay), ==, 2);
  hk_fixture_activate (page, "replay.back");
  g_assert_true (hk_fixture_mentions (page, "1. "));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 3);
  g_assert_true (g_file_get_contents (hk_session_get_path (fixture->session), &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

/* Whoever comes late reads where it stands, and what happened last. */
static void
test_recap (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_activate (fixture->page, "table.recap");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = get_dialog (fixture);
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (dialog, "Where It Stands"));
  g_assert_true (hk_fixture_mentions (dialog, "Pizza is here"));
  g_assert_true (hk_fixture_says (dialog, "Left to Do"));
  g_assert_true (hk_fixture_mentions (dialog, "Victory points 31"));
  g_assert_true (hk_fixture_says (dialog, "Left in the Box"));
  g_assert_true (hk_fixture_mentions (dialog, " of 65 in play"));
}

static void
show_page (GtkWidget  *dialog,
           const char *page)
{
  adw_view_stack_set_visible_child_name (ADW_VIEW_STACK (hk_fixture_find (dialog, ADW_TYPE_VIEW_STACK, NULL)), page);
  hk_fixture_settle ();
}

/* Whoever has another name now is called so in the story, the recap and the replay, on its table as in its sentences. */
static void
test_renamed (HkFixture     *fixture,
              gconstpointer  data)
{
  HkPeople *people = hk_application_get_people (hk_application_get_default ());
  g_autofree char *before = hk_people_save (people);
  GtkWidget *dialog;
  GtkWidget *page;

  g_assert_true (hk_people_rename (people, "Bo", "Roberta", NULL));
  hk_fixture_activate (fixture->page, "table.course");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = get_dialog (fixture);
  g_assert_true (hk_fixture_says (dialog, "Roberta takes the lead. Victory Points: 31"));
  show_page (dialog, "time");
  g_assert_false (hk_fixture_says (dialog, "Bo"));
  show_page (dialog, "recap");
  g_assert_true (hk_fixture_says (dialog, "Roberta"));
  g_assert_false (hk_fixture_mentions (dialog, "Bo "));
  g_assert_true (gtk_widget_activate (hk_fixture_find (dialog, ADW_TYPE_ACTION_ROW, NULL)));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  g_assert_true (HK_IS_REPLAY_PAGE (page));
  g_assert_true (hk_fixture_mentions (page, "Roberta takes the lead"));
  g_assert_true (hk_fixture_says (page, "Roberta"));
  g_assert_false (hk_fixture_says (page, "Bo"));
  g_assert_true (hk_people_restore (people, before, NULL));
}

/* Luck is told at the end alone; time at once. */
static void
test_luck_and_time (HkFixture     *fixture,
                    gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_activate (fixture->page, "table.course");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = get_dialog (fixture);
  show_page (dialog, "luck");
  g_assert_true (hk_fixture_says (dialog, "Not Yet"));
  show_page (dialog, "time");
  g_assert_true (hk_fixture_says (dialog, "The Game"));
  g_assert_true (hk_fixture_says (dialog, "Day 1"));
}

/* The result has the chart with what decided it, and leads on. */
static void
test_result (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "phase", "s:value", "over", NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = get_dialog (fixture);
  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_CHART, NULL));
  g_assert_true (hk_fixture_says (dialog, "1. Bo takes the lead. Victory Points: 31"));
  hk_fixture_click (dialog, "Replay");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (HK_IS_REPLAY_PAGE (hk_fixture_get_page (fixture->window)));
}

static gboolean
is_tried (gpointer dialog)
{
  return !hk_what_if_view_is_trying (HK_WHAT_IF_VIEW (hk_fixture_find (dialog, HK_TYPE_WHAT_IF_VIEW, NULL)));
}

/* What is next is tried at once, on a copy; two can be compared. */
static void
test_what_if (HkFixture     *fixture,
              gconstpointer  data)
{
  const guint n_moves = hk_session_get_n_moves (fixture->session);
  GtkWidget *dialog;
  GtkWidget *view;
  GtkWidget *row;

  hk_fixture_activate (fixture->page, "table.what-if");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = get_dialog (fixture);
  g_assert_true (hk_fixture_wait (is_tried, dialog));
  g_assert_true (hk_fixture_says (dialog, "What Happens"));
  g_assert_true (hk_fixture_says (dialog, "What Changes"));
  view = hk_fixture_find (dialog, HK_TYPE_WHAT_IF_VIEW, NULL);
  row = hk_fixture_find (view, ADW_TYPE_COMBO_ROW, NULL);
  adw_combo_row_set_selected (ADW_COMBO_ROW (row), 0);
  g_assert_false (hk_fixture_says (view, "What Happens"));
  g_assert_cmpuint (hk_session_get_n_moves (fixture->session), ==, n_moves);
}

/* Nobody has to learn other colours for the lines than those that the players have been given. */
static void
test_colours (void)
{
  g_autoptr (GEnumClass) accents = g_type_class_ref (ADW_TYPE_ACCENT_COLOR);

  for (guint i = 0; i < HK_N_PLAYER_COLOURS - 1; i++)
    g_assert_cmpstr (g_enum_get_value (accents, (int) hk_chart_get_colour (i))->value_nick, ==, hk_player_colour_get_name (i));
  g_assert_true (hk_chart_get_colour (HK_N_PLAYER_COLOURS - 1) == ADW_ACCENT_COLOR_SLATE);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/story/course", 0, test_course },
    { "/story/course-narrow", 360, test_course },
    { "/story/course-wide", 1920, test_course },
    { "/story/replay", 0, test_replay },
    { "/story/replay-narrow", 360, test_replay },
    { "/story/replay-wide", 1920, test_replay },
    { "/story/recap", 0, test_recap },
    { "/story/recap-narrow", 360, test_recap },
    { "/story/recap-wide", 1920, test_recap },
    { "/story/renamed", 0, test_renamed },
    { "/story/renamed-narrow", 360, test_renamed },
    { "/story/renamed-wide", 1920, test_renamed },
    { "/story/luck-and-time", 0, test_luck_and_time },
    { "/story/luck-and-time-narrow", 360, test_luck_and_time },
    { "/story/luck-and-time-wide", 1920, test_luck_and_time },
    { "/story/what-if", 0, test_what_if },
    { "/story/what-if-narrow", 360, test_what_if },
    { "/story/what-if-wide", 1920, test_what_if },
    { "/story/result", 0, test_result },
    { "/story/result-narrow", 360, test_result },
    { "/story/result-wide", 1920, test_result },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  g_test_add_func ("/story/colours", test_colours);
  return g_test_run ();
}
