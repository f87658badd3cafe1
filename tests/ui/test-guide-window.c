/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "core/guide/hk-first-round.h"
#include "ui/guide/hk-first-round-banner.h"
#include "ui/guide/hk-help-dialog.h"
#include "ui/guide/hk-setup-dialog.h"
#include "ui/guide/hk-setup-step-row.h"
#include "ui/new-game/hk-new-game-page.h"

/* What helps with a first game: the list of what to take out of the box, the round that says what to press, the help. */

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 800, "zombiez", "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}]}", 3);
}

static void
tick (GtkWidget *dialog,
      gboolean   ticked)
{
  g_object_set (hk_fixture_find (dialog, HK_TYPE_SETUP_STEP_ROW, NULL), "ticked", ticked, NULL);
}

/* A tick is there again at the table of the game, and can be taken back. */
static void
test_setup (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_activate (GTK_WIDGET (fixture->window), "win.set-up-table");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (HK_IS_SETUP_DIALOG (dialog));
  g_assert_true (hk_fixture_says (dialog, "83"));
  g_assert_true (hk_fixture_says (dialog, "0 of 5 done"));
  tick (dialog, TRUE);
  g_assert_true (hk_fixture_says (dialog, "1 of 5 done"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "zombiez");
  hk_fixture_settle ();
  hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "setup.table");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_says (dialog, "1 of 5 done"));
  hk_fixture_activate (dialog, "setup.untick-all");
  g_assert_true (hk_fixture_says (dialog, "0 of 5 done"));
}

/* The round of the window goes on with what is done at the table, and ends with a real game. */
static void
test_first_round (HkFixture     *fixture,
                  gconstpointer  game)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GListModel *library = G_LIST_MODEL (hk_application_get_sessions (fixture->application));
  const guint n_games = g_list_model_get_n_items (library);
  GtkWidget *banner;

  gtk_widget_activate_action (window, "win.learn", "s", game);
  hk_fixture_settle ();
  g_assert_null (hk_session_get_path (hk_window_get_session (fixture->window)));
  banner = hk_fixture_find (window, HK_TYPE_FIRST_ROUND_BANNER, NULL);
  g_assert_nonnull (banner);
  hk_fixture_click (banner, "Next");
  for (guint i = 0; i < 40 && hk_fixture_find_button (banner, "Do It for Me") != NULL; i++)
    {
      hk_fixture_click (banner, "Do It for Me");
      hk_fixture_settle ();
    }
  hk_fixture_click (banner, "Start a Real Game");
  hk_fixture_settle ();
  g_assert_true (HK_IS_NEW_GAME_PAGE (hk_fixture_get_page (fixture->window)));
  hk_session_store_refresh (hk_application_get_sessions (fixture->application));
  g_assert_cmpuint (g_list_model_get_n_items (library), ==, n_games);
}

/* Another move opens the way back. */
static void
test_go_back (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *banner;

  gtk_widget_activate_action (window, "win.learn", "s", "zombiez");
  hk_fixture_settle ();
  banner = hk_fixture_find (window, HK_TYPE_FIRST_ROUND_BANNER, NULL);
  hk_fixture_click (banner, "Next");
  g_assert_null (hk_fixture_find_button (banner, "Go Back"));
  hk_fixture_play (hk_window_get_session (fixture->window), "{\"move\":\"note\",\"text\":\"Pizza\"}");
  hk_fixture_click (banner, "Go Back");
  g_assert_cmpuint (hk_session_get_position (hk_window_get_session (fixture->window)), ==, 0);
}

static void
test_help (HkFixture     *fixture,
           gconstpointer  data)
{
  hk_fixture_activate (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "table.help");
  g_assert_true (HK_IS_HELP_DIALOG (hk_fixture_get_dialog (fixture->window)));
  g_assert_true (hk_fixture_says (hk_fixture_get_dialog (fixture->window), "The Big Button"));
}

static void
test_first_round_zz (HkFixture     *fixture,
                     gconstpointer  data)
{
  test_first_round (fixture, "zombiez");
}

static void
test_first_round_daz (HkFixture     *fixture,
                      gconstpointer  data)
{
  test_first_round (fixture, "dark-age-z");
}

static void
test_first_round_aotd (HkFixture     *fixture,
                       gconstpointer  data)
{
  test_first_round (fixture, "army-of-the-dead");
}

static void
test_first_round_cz (HkFixture     *fixture,
                     gconstpointer  data)
{
  test_first_round (fixture, "card-z");
}

static void
test_first_round_rf (HkFixture     *fixture,
                     gconstpointer  data)
{
  test_first_round (fixture, "rfyl");
}

int
main (int    argc,
      char **argv)
{
  static const HkFixtureTest tests[] = {
    { "/guide-window/setup", 0, test_setup },
    { "/guide-window/first-round/zombiez", 0, test_first_round_zz },
    { "/guide-window/first-round/dark-age-z", 0, test_first_round_daz },
    { "/guide-window/first-round/army-of-the-dead", 0, test_first_round_aotd },
    { "/guide-window/first-round/card-z", 0, test_first_round_cz },
    { "/guide-window/first-round/rfyl", 0, test_first_round_rf },
    { "/guide-window/go-back", 0, test_go_back },
    { "/guide-window/help", 0, test_help },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
