/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "core/guide/hk-first-round.h"
#include "ui/guide/hk-first-round-banner.h"
#include "ui/guide/hk-help-dialog.h"
#include "ui/guide/hk-setup-dialog.h"
#include "ui/guide/hk-setup-step-row.h"
#include "ui/guide/hk-setup-ticks.h"
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

static GtkWidget *
open_dialog (HkFixture  *fixture,
             GtkWidget  *widget,
             const char *action)
{
  GtkWidget *dialog;

  if (!hk_fixture_has_no_dialog (fixture->window))
    adw_dialog_force_close (ADW_DIALOG (hk_fixture_get_dialog (fixture->window)));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  hk_fixture_activate (widget, action);
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (HK_IS_SETUP_DIALOG (dialog));
  return dialog;
}

/* A tick is there again when the list is opened again, after a start of the app too, and belongs to one game. */
static void
test_setup (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (fixture->window);
  GtkWidget *dialog = open_dialog (fixture, window, "win.set-up-table");
  g_autoptr (GHashTable) pending = NULL;
  GtkWidget *page;

  g_assert_true (hk_fixture_says (dialog, "83"));
  g_assert_true (hk_fixture_says (dialog, "0 of 5 done"));
  tick (dialog, TRUE);
  g_assert_true (hk_fixture_says (dialog, "1 of 5 done"));
  adw_dialog_force_close (ADW_DIALOG (dialog));

  /* The next game has its own. What is done for it before it begins is done at its table, and is not done for the one after. */
  gtk_widget_activate_action (window, "win.new-game", "s", "zombiez");
  hk_fixture_settle ();
  page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  dialog = open_dialog (fixture, page, "setup.table");
  g_assert_true (hk_fixture_says (dialog, "0 of 5 done"));
  tick (dialog, TRUE);
  dialog = open_dialog (fixture, page, "setup.table");
  g_assert_true (hk_fixture_says (dialog, "1 of 5 done"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_activate (page, "setup.start");
  dialog = open_dialog (fixture, window, "win.set-up-table");
  g_assert_true (hk_fixture_says (dialog, "1 of 5 done"));
  pending = hk_setup_ticks_read ("zombiez");
  g_assert_cmpuint (g_hash_table_size (pending), ==, 0);
  hk_fixture_activate (dialog, "setup.untick-all");
  g_assert_true (hk_fixture_says (dialog, "0 of 5 done"));
}

static gboolean
is_done (HkFixture  *fixture,
         const char *setup,
         guint       n_done)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (setup, &error);
  const HkGameSpec *game = hk_games_lookup ("rfyl", NULL);
  g_autoptr (GPtrArray) steps = hk_setup_steps_list (game, json_node_get_object (node), &error);
  g_autofree char *text = g_strdup_printf ("%u of %u done", n_done, steps->len);
  AdwDialog *dialog = hk_setup_dialog_new (game, json_node_get_object (node), NULL, "rfyl", &error);
  gboolean says;

  g_assert_no_error (error);
  adw_dialog_present (dialog, GTK_WIDGET (fixture->window));
  hk_fixture_settle ();
  says = hk_fixture_says (GTK_WIDGET (dialog), text);
  adw_dialog_force_close (dialog);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  return says;
}

/* For another number of players other lines are to be done again: those of which there are more. */
static void
test_setup_count (HkFixture     *fixture,
                  gconstpointer  data)
{
  static const char two[] = "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"}],\"distance\":40}";
  static const char three[] = "{\"players\":[{\"name\":\"Ann\"},{\"name\":\"Bo\"},{\"name\":\"Cy\"}],\"distance\":40}";
  g_autoptr (JsonNode) node = json_from_string (two, NULL);
  g_autoptr (GPtrArray) steps = hk_setup_steps_list (hk_games_lookup ("rfyl", NULL), json_node_get_object (node), NULL);

  for (guint i = 0; i < steps->len; i++)
    {
      HkSetupStep *step = g_ptr_array_index (steps, i);
      g_autofree char *line = hk_setup_ticks_dup_line (step);

      if (g_str_equal (step->id, "tokens") || g_str_equal (step->id, "events"))
        hk_setup_ticks_set ("rfyl", line, TRUE);
    }
  g_assert_true (is_done (fixture, two, 2));
  g_assert_true (is_done (fixture, three, 1));
}

/* Only the last games are kept. */
static void
test_setup_forgotten (HkFixture     *fixture,
                      gconstpointer  data)
{
  for (guint i = 0; i < 30; i++)
    {
      g_autofree char *owner = g_strdup_printf ("game-%u", i);

      hk_setup_ticks_set (owner, "deck 83 ", TRUE);
    }
  {
    g_autoptr (GHashTable) first = hk_setup_ticks_read ("game-0");
    g_autoptr (GHashTable) last = hk_setup_ticks_read ("game-29");

    g_assert_cmpuint (g_hash_table_size (first), ==, 0);
    g_assert_cmpuint (g_hash_table_size (last), ==, 1);
  }
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
    { "/guide-window/setup-count", 0, test_setup_count },
    { "/guide-window/setup-forgotten", 0, test_setup_forgotten },
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
