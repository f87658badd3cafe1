/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>
#include <utime.h>

#include "hk-ui-fixture.h"
#include "ui/library/hk-past-games-page.h"
#include "ui/library/hk-session-row.h"

/* The library: the latest games on the first page, all of them on a page of their own. */

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };
static const char * const couple[] = { "Dee", "Eve", NULL };

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
  fixture->window = hk_fixture_make_window (fixture->application, data == NULL ? 1000 : GPOINTER_TO_INT (data), 700);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static guint
count_sessions (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (hk_application_get_sessions (fixture->application)));
}

static void
make (Fixture            *fixture,
      const char         *title,
      const char * const *names)
{
  g_object_unref (hk_fixture_make_session (fixture->application, title, names));
}

static AdwNavigationPage *
open_page (Fixture *fixture)
{
  AdwNavigationPage *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.past-games", NULL);
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_PAST_GAMES_PAGE (page));
  return page;
}

static gboolean
has_row (gpointer data)
{
  const char *title = g_object_get_data (data, "wanted");

  return hk_fixture_find (data, HK_TYPE_SESSION_ROW, title) != NULL;
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

static void
test_delete (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (HkSession) first = hk_fixture_make_session (fixture->application, "Monday", group);
  g_autoptr (HkSession) second = hk_fixture_make_session (fixture->application, "Tuesday", group);
  AdwNavigationPage *page = hk_fixture_get_page (fixture->window);
  GtkWidget *undo;

  g_assert_cmpuint (count_sessions (fixture), ==, 2);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SESSION_ROW, "Monday"));
  gtk_widget_activate_action (GTK_WIDGET (page), "session.delete", "s", hk_session_get_path (first));
  g_assert_cmpuint (count_sessions (fixture), ==, 1);
  g_assert_null (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SESSION_ROW, "Monday"));
  undo = hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_BUTTON, "_Undo");
  g_assert_nonnull (undo);
  g_signal_emit_by_name (undo, "clicked");
  g_assert_cmpuint (count_sessions (fixture), ==, 2);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SESSION_ROW, "Monday"));
}

/* The first page shows five, and the way to the others only where there are some. */
static void
test_latest (Fixture       *fixture,
             gconstpointer  data)
{
  AdwNavigationPage *page = hk_fixture_get_page (fixture->window);
  GtkWidget *all = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "All Past Games");

  for (int i = 1; i <= 6; i++)
    {
      g_autofree char *title = g_strdup_printf ("Night %d", i);

      g_assert_true (i == 1 || hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "All Past Games") == NULL);
      make (fixture, title, group);
    }
  g_assert_null (all);
  all = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "All Past Games");
  g_assert_nonnull (all);
  g_signal_emit_by_name (all, "clicked");
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_PAST_GAMES_PAGE (page));
  for (int i = 1; i <= 6; i++)
    {
      g_autofree char *title = g_strdup_printf ("Night %d", i);

      assert_row (page, title, TRUE);
    }
}

/* All players together, and five of them. */
static gboolean
offers_all (gpointer drop_down)
{
  return g_list_model_get_n_items (gtk_drop_down_get_model (drop_down)) == 6;
}

/* A player, and games of before this year, of which there are none. */
static void
test_filters (Fixture       *fixture,
              gconstpointer  data)
{
  AdwNavigationPage *page;
  GtkWidget *player;
  GtkWidget *period;

  make (fixture, "Monday", group);
  make (fixture, "Tuesday", couple);
  page = open_page (fixture);
  player = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), HK_TYPE_PAST_GAMES_PAGE, "player"));
  period = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), HK_TYPE_PAST_GAMES_PAGE, "period"));
  assert_row (page, "Monday", TRUE);
  assert_row (page, "Tuesday", TRUE);
  /* All, Ann, Bo, Cy, Dee, Eve. */
  gtk_drop_down_set_selected (GTK_DROP_DOWN (player), 5);
  assert_row (page, "Monday", FALSE);
  assert_row (page, "Tuesday", TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (player), 0);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (period), 4);
  assert_row (page, "Tuesday", FALSE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (period), 1);
  assert_row (page, "Tuesday", TRUE);
}

static void
test_search (Fixture       *fixture,
             gconstpointer  data)
{
  AdwNavigationPage *page;
  GtkWidget *search;
  GtkWidget *show_all;

  make (fixture, "Monday", group);
  make (fixture, "Rain, finally", couple);
  page = open_page (fixture);
  assert_row (page, "Monday", TRUE);
  assert_row (page, "Rain, finally", TRUE);
  search = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "eve dark");
  assert_row (page, "Monday", FALSE);
  assert_row (page, "Rain, finally", TRUE);
  gtk_editable_set_text (GTK_EDITABLE (search), "mon");
  assert_row (page, "Rain, finally", FALSE);
  assert_row (page, "Monday", TRUE);
  gtk_editable_set_text (GTK_EDITABLE (search), "nobody");
  assert_row (page, "Monday", FALSE);
  show_all = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Show All");
  g_assert_nonnull (show_all);
  g_signal_emit_by_name (show_all, "clicked");
  assert_row (page, "Monday", TRUE);
  assert_row (page, "Rain, finally", TRUE);
}

/* A game was played when its moves were made, whenever its file was written. */
static void
test_restored (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Monday", group);
  const struct utimbuf long_ago = { 1000000000, 1000000000 };
  AdwNavigationPage *page;
  GtkWidget *period;

  make (fixture, "Tuesday", couple);
  g_assert_cmpint (utime (hk_session_get_path (session), &long_ago), ==, 0);
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
  page = open_page (fixture);
  period = GTK_WIDGET (gtk_widget_get_template_child (GTK_WIDGET (page), HK_TYPE_PAST_GAMES_PAGE, "period"));
  gtk_drop_down_set_selected (GTK_DROP_DOWN (period), 1);
  assert_row (page, "Tuesday", TRUE);
  assert_row (page, "Monday", TRUE);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (period), 4);
  assert_row (page, "Monday", FALSE);
}

/* Everybody who has ever played is offered, not only those of the latest games. */
static void
test_all_players (Fixture       *fixture,
                  gconstpointer  data)
{
  AdwNavigationPage *page;
  GtkDropDown *player;

  make (fixture, "The First", couple);
  for (int i = 0; i < 51; i++)
    make (fixture, "Another", group);
  page = open_page (fixture);
  player = GTK_DROP_DOWN (gtk_widget_get_template_child (GTK_WIDGET (page), HK_TYPE_PAST_GAMES_PAGE, "player"));
  g_assert_true (hk_fixture_wait (offers_all, player));
  gtk_drop_down_set_selected (player, 4);
  assert_row (page, "Another", FALSE);
  assert_row (page, "The First", TRUE);
}

static guint
count_people (GtkWidget *row)
{
  GtkWidget *people = GTK_WIDGET (gtk_widget_get_template_child (row, HK_TYPE_SESSION_ROW, "people"));
  guint n = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (people); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += ADW_IS_AVATAR (child) && gtk_widget_get_mapped (child);
  return n;
}

static gboolean
has_three_people (gpointer row)
{
  return count_people (row) == 3;
}

/* Who played is seen where there is room for it, as they look now. */
static void
test_people (Fixture       *fixture,
             gconstpointer  data)
{
  HkPeople *people = hk_application_get_people (fixture->application);
  AdwNavigationPage *page;
  GtkWidget *row;
  GtkWidget *avatar;
  GdkRGBA colour;

  make (fixture, "Monday", group);
  page = open_page (fixture);
  assert_row (page, "Monday", TRUE);
  row = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SESSION_ROW, "Monday");
  if (GPOINTER_TO_INT (data) == 360)
    {
      hk_fixture_settle ();
      g_assert_cmpuint (count_people (row), ==, 0);
      return;
    }
  g_assert_true (hk_fixture_wait (has_three_people, row));
  g_assert_true (hk_people_rename (people, "Bo", "Roberta", NULL));
  g_assert_true (hk_people_set_colour (people, "Roberta", "yellow", NULL));
  hk_fixture_settle ();
  assert_row (page, "Monday", TRUE);
  row = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SESSION_ROW, "Monday");
  avatar = gtk_widget_get_next_sibling (hk_fixture_find (row, ADW_TYPE_AVATAR, NULL));
  g_assert_cmpstr (adw_avatar_get_text (ADW_AVATAR (avatar)), ==, "Roberta");
  /* Dark letters stand on yellow alone. */
  gtk_widget_get_color (gtk_widget_get_first_child (avatar), &colour);
  g_assert_cmpfloat (colour.red, <, 0.2f);
  g_assert_true (hk_fixture_wait (has_three_people, row));
}

/* By game, and by whether they are over; a tap on a row opens it. */
static void
test_filter (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Monday", group);
  g_autofree char *path = g_strdup (hk_session_get_path (session));
  AdwNavigationPage *page;
  GtkWidget *row;

  g_clear_object (&session);
  page = open_page (fixture);
  for (guint game = 1; game <= 5; game++)
    {
      guint n_games;
      const HkGameSpec * const *games = hk_games_list (&n_games);

      g_assert_cmpuint (n_games, ==, 5);
      gtk_drop_down_set_selected (GTK_DROP_DOWN (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_DROP_DOWN, NULL)), game);
      assert_row (page, "Monday", g_str_equal (games[game - 1]->id, "dark-age-z"));
    }
  g_signal_emit_by_name (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "Show All"), "clicked");
  assert_row (page, "Monday", TRUE);
  row = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SESSION_ROW, "Monday");
  gtk_widget_activate (row);
  g_assert_nonnull (hk_window_get_session (fixture->window));
  g_assert_cmpstr (hk_session_get_path (hk_window_get_session (fixture->window)), ==, path);
}

int
main (int    argc,
      char **argv)
{
  static const int widths[] = { 360, 1920 };

  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/past-games/delete", test_delete);
  ADD ("/past-games/latest", test_latest);
  ADD ("/past-games/search", test_search);
  ADD ("/past-games/filter", test_filter);
  ADD ("/past-games/player-and-period", test_filters);
  ADD ("/past-games/restored", test_restored);
  ADD ("/past-games/all-players", test_all_players);
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *search = g_strdup_printf ("/past-games/%d/search", widths[i]);
      g_autofree char *filter = g_strdup_printf ("/past-games/%d/filter", widths[i]);
      g_autofree char *people = g_strdup_printf ("/past-games/%d/people", widths[i]);
      g_autofree char *filters = g_strdup_printf ("/past-games/%d/player-and-period", widths[i]);

      g_test_add (people, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_people, tear_down);
      g_test_add (search, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_search, tear_down);
      g_test_add (filter, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_filter, tear_down);
      g_test_add (filters, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_filters, tear_down);
    }
#undef ADD
  return g_test_run ();
}
