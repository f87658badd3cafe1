/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gstdio.h>
#include <locale.h>

#include "hk-ui-fixture.h"
#include "ui/app/hk-opening-mark.h"
#include "ui/library/hk-session-row.h"
#include "ui/story/hk-replay-page.h"

/* A game that ended the app. */

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  char          *path;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autoptr (HkSession) session = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1000, 700);
  session = hk_fixture_make_session (fixture->application, "Stormy", group);
  fixture->path = g_strdup (hk_session_get_path (session));
  g_clear_object (&session);
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
  g_free (fixture->path);
}

static gboolean
has_no_mark (gpointer path)
{
  g_autofree char *list = g_build_filename (g_get_user_state_dir (), "hordekeeper", "opening", NULL);
  g_autofree char *text = NULL;

  return !g_file_get_contents (list, &text, NULL, NULL) || strstr (text, path) == NULL;
}

static gpointer
get_child (GtkWidget  *page,
           const char *name)
{
  return gtk_widget_get_template_child (page, G_OBJECT_TYPE (page), name);
}

static void
open_by_launcher (Fixture *fixture)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "continue", NULL);
}

static void
open_by_card (Fixture *fixture)
{
  hk_fixture_press (get_child (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "continue_button"));
}

static void
open_by_row (Fixture *fixture)
{
  gtk_widget_activate (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_SESSION_ROW, NULL));
}

static void
open_by_double_click (Fixture *fixture)
{
  g_autoptr (GFile) file = g_file_new_for_path (fixture->path);

  hk_window_open_file (fixture->window, file);
}

/* A game that ended the app is not opened again without asking, whatever was opened since; one that opened is. */
static void
test_ended_the_app (Fixture       *fixture,
                    gconstpointer  data)
{
  void (*open_game) (Fixture *fixture) = data;
  g_autoptr (HkSession) other = hk_fixture_make_session (fixture->application, "Calm", group);
  g_autofree char *other_path = g_strdup (hk_session_get_path (other));
  g_autofree char *other_removed = g_strconcat (other_path, ".removed", NULL);

  hk_fixture_mark_ended (fixture->path);
  g_clear_object (&other);
  g_assert_true (hk_window_open_path (fixture->window, other_path));
  g_assert_true (hk_fixture_wait (has_no_mark, other_path));
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_session, fixture->window));
  g_assert_cmpint (g_rename (other_path, other_removed), ==, 0);
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
  hk_fixture_settle ();

  open_game (fixture);
  g_assert_nonnull (strstr (adw_alert_dialog_get_body (hk_fixture_wait_for_alert (fixture->window)), "Stormy"));
  hk_fixture_answer (fixture->window, "cancel");
  g_assert_null (hk_window_get_session (fixture->window));
  g_assert_true (hk_opening_mark_has_ended (fixture->path));
  open_game (fixture);
  g_signal_emit_by_name (hk_fixture_wait_for_alert (fixture->window), "response::open", "open");
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_wait_for_alert (fixture->window)));
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
  g_assert_true (hk_fixture_wait (has_no_mark, fixture->path));

  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_session, fixture->window));
  hk_fixture_settle ();
  open_game (fixture);
  g_assert_true (hk_fixture_wait (hk_fixture_has_session, fixture->window));
}

/* Nor is it looked at without asking. */
static void
test_ended_by_replay (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *page = GTK_WIDGET (hk_fixture_get_page (fixture->window));

  hk_fixture_mark_ended (fixture->path);
  gtk_widget_activate_action (page, "session.replay", "s", fixture->path);
  g_assert_true (ADW_IS_ALERT_DIALOG (hk_fixture_wait_for_alert (fixture->window)));
  g_signal_emit_by_name (hk_fixture_wait_for_alert (fixture->window), "response::open", "open");
  adw_dialog_force_close (ADW_DIALOG (hk_fixture_wait_for_alert (fixture->window)));
  hk_fixture_settle ();
  g_assert_false (ADW_IS_ALERT_DIALOG (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window))));
  g_assert_true (hk_fixture_has_dialog (fixture->window) || HK_IS_REPLAY_PAGE (hk_fixture_get_page (fixture->window)));
  g_assert_true (hk_fixture_wait (has_no_mark, fixture->path));
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    void      (*open_game) (Fixture *fixture);
  } ways[] = {
    { "/ended-the-app/launcher", open_by_launcher },
    { "/ended-the-app/card", open_by_card },
    { "/ended-the-app/row", open_by_row },
    { "/ended-the-app/double-click", open_by_double_click },
  };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++)
    g_test_add (ways[i].path, Fixture, ways[i].open_game, set_up, test_ended_the_app, tear_down);
  g_test_add ("/ended-the-app/replay", Fixture, NULL, set_up, test_ended_by_replay, tear_down);
  return g_test_run ();
}
