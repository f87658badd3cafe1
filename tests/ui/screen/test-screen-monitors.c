/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/screen/hk-screen-monitors.h"
#include "ui/screen/hk-screen.h"

/* Where the table screen is shown. */

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1000, 700, "zombiez", "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ], 'cards-by': 'hand', 'components': 'none' }", 7);
}

static gboolean
is_of_monitor (GtkWidget     *row,
               gconstpointer  data)
{
  return g_object_get_data (G_OBJECT (row), "monitor") != NULL;
}

static gboolean
is_of_window (GtkWidget     *row,
              gconstpointer  data)
{
  return !is_of_monitor (row, data);
}

static gboolean
is_check (GtkWidget     *image,
          gconstpointer  data)
{
  return g_strcmp0 (gtk_image_get_icon_name (GTK_IMAGE (image)), "object-select-symbolic") == 0;
}

/* The only monitor there is can be filled, for a laptop that is turned round: the table screen has all of it then. */
static void
test_one_monitor (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *screen;

  hk_fixture_activate (fixture->page, "table.screen");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_says (dialog, "This Screen"));
  g_assert_true (hk_fixture_says (dialog, "In a Window"));
  adw_action_row_activate (ADW_ACTION_ROW (hk_fixture_find_where (dialog, ADW_TYPE_ACTION_ROW, is_of_monitor, NULL)));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  screen = hk_screen_find (GTK_WINDOW (fixture->window));
  g_assert_nonnull (screen);
  g_assert_true (gtk_window_is_fullscreen (GTK_WINDOW (screen)));
  g_settings_reset (hk_application_get_settings (fixture->application), "table-screen-monitor");
}

static void
picked_cb (AdwDialog  *dialog,
           GdkMonitor *monitor,
           gpointer    picked)
{
  *(GdkMonitor **) picked = monitor;
}

/* Opens the choice between monitors, and picks the first of them or a window. */
static void
choose_monitor (HkFixture  *fixture,
                GListModel *monitors,
                gboolean    is_monitor,
                gboolean    was_picked)
{
  AdwDialog *dialog = hk_screen_monitors_new (monitors, NULL, hk_application_get_settings (fixture->application));
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (monitors, 0);
  GdkMonitor *picked = NULL;
  GtkWidget *row;

  g_signal_connect (dialog, "picked", G_CALLBACK (picked_cb), &picked);
  adw_dialog_present (dialog, fixture->page);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  g_assert_false (hk_fixture_says (GTK_WIDGET (dialog), "This Screen"));
  row = hk_fixture_find_where (GTK_WIDGET (dialog), ADW_TYPE_ACTION_ROW, is_monitor ? is_of_monitor : is_of_window, NULL);
  g_assert_true ((hk_fixture_find_where (GTK_WIDGET (dialog), GTK_TYPE_IMAGE, is_check, NULL) != NULL) == was_picked);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_true (picked == (is_monitor ? monitor : NULL));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
}

/* The monitor that is picked is marked the next time. */
static void
test_two_monitors (HkFixture     *fixture,
                   gconstpointer  data)
{
  g_autoptr (GListStore) monitors = g_list_store_new (GDK_TYPE_MONITOR);
  g_autoptr (GdkMonitor) monitor = g_list_model_get_item (gdk_display_get_monitors (gtk_widget_get_display (fixture->page)), 0);

  for (guint i = 0; i < 2; i++)
    g_list_store_append (monitors, monitor);
  choose_monitor (fixture, G_LIST_MODEL (monitors), TRUE, FALSE);
  choose_monitor (fixture, G_LIST_MODEL (monitors), TRUE, TRUE);
  choose_monitor (fixture, G_LIST_MODEL (monitors), FALSE, TRUE);
  choose_monitor (fixture, G_LIST_MODEL (monitors), TRUE, FALSE);
  g_settings_reset (hk_application_get_settings (fixture->application), "table-screen-monitor");
}

int
main (int    argc,
      char **argv)
{
  static const HkFixtureTest tests[] = {
    { "/screen-monitors/one", 0, test_one_monitor },
    { "/screen-monitors/two", 0, test_two_monitors },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
