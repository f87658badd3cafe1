/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "hk-past-fixture.h"
#include "ui/app/hk-opening-mark.h"
#include "ui/app/hk-past-games-page.h"
#include "ui/app/hk-session-row.h"
#include "ui/stats/hk-person-dialog.h"
#include "ui/stats/hk-stats-page.h"

/* The statistics, who is who in them, and the past games that were won. */

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 360, 700);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static AdwNavigationPage *
open_past_games (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.past-games", NULL);
  g_assert_true (HK_IS_PAST_GAMES_PAGE (hk_fixture_get_page (fixture->window)));
  return hk_fixture_get_page (fixture->window);
}

static gpointer
get_child (AdwNavigationPage *page,
           const char        *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (page), G_OBJECT_TYPE (page), name);
}

static gboolean
has_been_read (gpointer page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (get_child (page, "stack")), "wait") != 0;
}

static AdwNavigationPage *
open_statistics (Fixture *fixture)
{
  AdwNavigationPage *page = open_past_games (fixture);

  gtk_widget_activate_action (GTK_WIDGET (page), "past-games.statistics", NULL);
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_STATS_PAGE (page));
  g_assert_true (hk_fixture_wait (has_been_read, page));
  return page;
}

static void
assert_shows (AdwNavigationPage *page,
              const char        *child)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_child (page, "stack")), ==, child);
}

static void
assert_number (AdwNavigationPage *page,
               const char        *label,
               const char        *text)
{
  g_assert_cmpstr (gtk_label_get_text (get_child (page, label)), ==, text);
}

/* Chooses what a list of choices says. */
static void
choose (GtkDropDown *choice,
        const char  *text)
{
  GListModel *model = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), text))
      {
        gtk_drop_down_set_selected (choice, i);
        return;
      }
  g_error ("There is no choice “%s”", text);
}

static const char *
get_subtitle (AdwNavigationPage *page,
              const char        *list,
              const char        *title)
{
  for (int i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_child (page, list), i);

      if (row == NULL)
        return NULL;
      if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
        return ADW_IS_EXPANDER_ROW (row) ? adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)) : adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
    }
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  AdwNavigationPage *page = open_statistics (fixture);

  assert_shows (page, "none");
  g_assert_false (gtk_widget_get_visible (get_child (page, "filters")));
}

static void
test_figures (Fixture       *fixture,
              gconstpointer  data)
{
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  assert_shows (page, "figures");
  assert_number (page, "n_games", "7");
  assert_number (page, "hours", "1.6 h");
  assert_number (page, "days", "7");
  assert_number (page, "percent", "67 %");
  g_assert_cmpstr (get_subtitle (page, "facts", "Won Together"), ==, "2 of 3 (67 %)");
  g_assert_cmpstr (get_subtitle (page, "facts", "Together in a Row"), ==, "2 games won in a row · at most 2 won and 1 lost in a row");
  g_assert_cmpstr (get_subtitle (page, "facts", "Going On"), ==, "1 game is not over yet");
  g_assert_cmpstr (get_subtitle (page, "games", "Zombiez"), ==, "4 games · 48 min");
  g_assert_cmpstr (get_subtitle (page, "players", "Ann"), ==, "7 games · won: 4 of 7 (57 %) · 1 h 24 min");

  choose (get_child (page, "year"), "2026");
  assert_number (page, "n_games", "3");
  g_assert_false (gtk_widget_get_visible (get_child (page, "together")));
  g_assert_nonnull (get_subtitle (page, "facts", "The Year Before, 2025"));
  g_assert_nonnull (gtk_list_box_get_row_at_index (get_child (page, "times"), 11));
  choose (get_child (page, "player"), "Dee");
  assert_number (page, "n_games", "1");
  choose (get_child (page, "game"), "Card-Z");
  assert_shows (page, "no-match");
  hk_fixture_click (GTK_WIDGET (page), "Show All");
  assert_number (page, "n_games", "7");
}

static HkPersonDialog *
open_person (Fixture           *fixture,
             AdwNavigationPage *page,
             const char        *name)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "statistics.person", "s", name);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  return HK_PERSON_DIALOG (hk_fixture_get_dialog (fixture->window));
}

static void
rename_to (HkPersonDialog *dialog,
           const char     *name)
{
  AdwEntryRow *row = ADW_ENTRY_ROW (gtk_widget_get_template_child (GTK_WIDGET (dialog), HK_TYPE_PERSON_DIALOG, "name"));

  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_emit_by_name (row, "apply");
}

static gboolean
says_two (gpointer dialog)
{
  return hk_fixture_says (dialog, "Anna and bo both played “Friday night”, so they are two people.");
}

static void
test_people (Fixture       *fixture,
             gconstpointer  data)
{
  AdwNavigationPage *page;
  HkPersonDialog *dialog;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  choose (get_child (page, "player"), "Ann");
  rename_to (open_person (fixture, page, "Ann"), "Anna");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (get_subtitle (page, "players", "Anna"), ==, "7 games · won: 4 of 7 (57 %) · 1 h 24 min");
  g_assert_null (get_subtitle (page, "players", "Ann"));
  assert_number (page, "n_games", "7");

  /* Two who sat at one table are two: it is said in the dialog, and nothing changes. */
  choose (get_child (page, "player"), "All Players");
  dialog = open_person (fixture, page, "Anna");
  rename_to (dialog, "bo");
  g_assert_true (hk_fixture_wait (says_two, dialog));
  g_assert_nonnull (get_subtitle (page, "players", "Bo"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));

  rename_to (open_person (fixture, page, "Dee"), "Bo");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_null (get_subtitle (page, "players", "Dee"));
  g_assert_cmpstr (get_subtitle (page, "players", "Bo"), ==, "6 games · won: 4 of 6 (67 %) · 1 h 24 min");
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  AdwNavigationPage *page;
  HkPersonDialog *dialog;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  rename_to (open_person (fixture, page, "Dee"), "Bo");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  hk_fixture_click (GTK_WIDGET (page), "_Undo");
  g_assert_nonnull (get_subtitle (page, "players", "Dee"));
  g_assert_cmpstr (get_subtitle (page, "players", "Bo"), ==, "5 games · won: 3 of 5 (60 %) · 1 h 12 min");

  /* A name is taken out again. */
  rename_to (open_person (fixture, page, "Dee"), "Bo");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  dialog = open_person (fixture, page, "Bo");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "person.separate", "s", "Dee");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_nonnull (get_subtitle (page, "players", "Dee"));
}

static gboolean
has_row (gpointer data)
{
  return hk_fixture_find (data, HK_TYPE_SESSION_ROW, g_object_get_data (data, "wanted")) != NULL;
}

static gboolean
has_no_row (gpointer data)
{
  return !has_row (data);
}

static void
assert_row (AdwNavigationPage *page,
            const char        *title,
            gboolean           there)
{
  g_object_set_data (G_OBJECT (page), "wanted", (gpointer) title);
  g_assert_true (hk_fixture_wait (there ? has_row : has_no_row, page));
}

/* Won and lost: by all who play together, or by the player that is chosen, whatever name they had. */
static void
test_won (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *path = NULL;
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  g_assert_true (hk_people_rename (hk_application_get_people (fixture->application), "Dee", "Cy", NULL));
  page = open_past_games (fixture);
  assert_row (page, "Friday night", TRUE);
  choose (get_child (page, "state"), "Games Won");
  assert_row (page, "Friday night", FALSE);
  assert_row (page, "Saturday night", TRUE);
  assert_row (page, "Rain", FALSE);
  path = g_build_filename (hk_session_store_get_directory (hk_application_get_sessions (fixture->application)), "past-2.hordekeeper", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "session.delete", "s", path);
  assert_row (page, "All Saints", FALSE);
  assert_row (page, "Saturday night", TRUE);
  choose (get_child (page, "state"), "Games Lost");
  assert_row (page, "Friday night", TRUE);
  assert_row (page, "May", FALSE);
  choose (get_child (page, "player"), "Cy");
  assert_row (page, "Friday night", FALSE);
  choose (get_child (page, "state"), "Games Won");
  assert_row (page, "Snow", TRUE);
  assert_row (page, "Spring", TRUE);
  assert_row (page, "Saturday night", TRUE);
  assert_row (page, "Rain", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (page), "past-games.statistics", NULL);
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (hk_fixture_wait (has_been_read, page));
  assert_number (page, "n_games", "3");
}

/* A game that ended the app is passed over until somebody has opened it. */
static void
test_ended_the_app (Fixture       *fixture,
                    gconstpointer  data)
{
  HkSessionStore *store = hk_application_get_sessions (fixture->application);
  g_autofree char *path = g_build_filename (hk_session_store_get_directory (store), "past-3.hordekeeper", NULL);
  g_autofree char *other = g_build_filename (hk_session_store_get_directory (store), "past-1.hordekeeper", NULL);
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  hk_fixture_mark_ended (path);
  page = open_statistics (fixture);
  assert_number (page, "n_games", "6");
  g_assert_true (hk_fixture_says (GTK_WIDGET (page), "1 game cannot be read"));
  g_assert_true (hk_opening_mark_has_ended (path));
  g_assert_false (hk_opening_mark_has_ended (other));

  hk_opening_mark_clear (path);
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  hk_fixture_settle ();
  page = open_statistics (fixture);
  assert_number (page, "n_games", "7");
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/stats-page/empty", test_empty);
  ADD ("/stats-page/figures", test_figures);
  ADD ("/stats-page/people", test_people);
  ADD ("/stats-page/undo", test_undo);
  ADD ("/stats-page/won", test_won);
  ADD ("/stats-page/ended-the-app", test_ended_the_app);
#undef ADD
  return g_test_run ();
}
