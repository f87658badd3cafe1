/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-fixture.h"
#include "ui/games/rfyl/cards/hk-rf-event-dialog.h"
#include "ui/games/rfyl/cards/hk-rf-event-panel.h"
#include "ui/widgets/hk-key-row.h"
#include "ui/widgets/hk-number.h"

enum
{
  ANN,
  BO,
  CY,
};

/* Ann and Bo on space 25, Cy on 27: Ann is the slowest of two, and draws first. */
static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' }, { 'name': 'Cy', 'colour': 'green' } ],"
  "  'distance': 30, 'components': 'stand-in', 'ammo': 3 }";

static const char * const moves[] = {
  "{ 'move': 'draw-speed', 'values': [5, 7, 3] }",
  "{ 'move': 'move', 'player': 0, 'to': 25 }",
  "{ 'move': 'move', 'player': 1, 'to': 25 }",
  "{ 'move': 'move', 'player': 2, 'to': 27 }",
  "{ 'move': 'next-phase' }",
  NULL
};

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_rf_fixture_open (fixture, 1200, setup_text, moves);
}

static HkRfDraw *
get_draw (HkFixture *fixture,
          int        number)
{
  return hk_rf_table_get_draw (hk_rf_fixture_get_table (fixture), number);
}

static GtkWidget *
get_panel (HkFixture *fixture)
{
  GtkWidget *panel = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_RF_EVENT_PANEL, NULL);

  g_assert_nonnull (panel);
  return panel;
}

/* What the big button does. */
static void
go_on (HkFixture *fixture)
{
  g_assert_true (gtk_widget_activate_action (get_panel (fixture), "table.next", NULL));
  hk_fixture_settle ();
}

static GtkWidget *
get_dialog (HkFixture *fixture)
{
  GtkWidget *dialog = hk_fixture_get_dialog (fixture->window);

  g_assert_true (HK_IS_RF_EVENT_DIALOG (dialog));
  return dialog;
}

/* The app draws; the card says what it does; one tap resolves it, and the next one draws. */
static void
test_draw (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *panel = get_panel (fixture);

  g_assert_true (hk_fixture_says (panel, "Ann draws an Event card"));
  g_assert_true (hk_fixture_says (panel, "on space 25, as the slowest of 2"));
  /* The panel offers what the big button does not do. */
  g_assert_null (hk_fixture_find_button (panel, "Draw an Event Card"));
  g_assert_nonnull (hk_fixture_find_button (panel, "We Drew It…"));
  go_on (fixture);
  g_assert_nonnull (get_draw (fixture, 0)->event);
  g_assert_true (hk_fixture_says (panel, get_draw (fixture, 0)->event->name));
  g_assert_null (hk_fixture_find_button (panel, "Resolve the Card"));
  g_assert_nonnull (hk_fixture_find_button (panel, "Resolve It Otherwise"));
  gtk_widget_activate_action (panel, "table.undo", NULL);
  hk_fixture_settle ();
  hk_fixture_play (fixture->session, "{ 'move': 'event', 'card': 'Glove Box' }");
  g_assert_true (hk_fixture_says (panel, "Gain 2 bullets"));
  go_on (fixture);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->bullets, ==, 5);
  g_assert_true (hk_fixture_says (panel, "Cy draws an Event card"));
  g_assert_true (hk_fixture_says (panel, "Space 25: Glove Box"));
}

static GtkWidget *
find_row (GtkWidget  *root,
          const char *title)
{
  GtkWidget *row = hk_fixture_find (root, ADW_TYPE_PREFERENCES_ROW, title);

  if (row == NULL)
    g_error ("There is no row “%s”.", title);
  return row;
}

static void
activate_row (GtkWidget  *root,
              const char *title)
{
  GtkWidget *row = find_row (root, title);

  g_signal_emit_by_name (gtk_widget_get_ancestor (row, GTK_TYPE_LIST_BOX), "row-activated", row);
  hk_fixture_settle ();
}

static gboolean
is_filtered (gpointer dialog)
{
  return !gtk_widget_get_child_visible (find_row (dialog, "Quiet Street"));
}

/* A card that is known: found by its name, and one tap. */
static void
test_known (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_click (get_panel (fixture), "We Drew It…");
  dialog = get_dialog (fixture);
  gtk_editable_set_text (GTK_EDITABLE (hk_fixture_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL)), "stragg");
  g_assert_true (hk_fixture_wait (is_filtered, dialog));
  g_assert_true (gtk_widget_get_child_visible (find_row (dialog, "Stragglers")));
  activate_row (dialog, "Stragglers");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (get_draw (fixture, 0)->event->name, ==, "Stragglers");
  g_assert_true (hk_fixture_says (get_panel (fixture), "1 zombie comes to this space"));
}

/* A card that is told for the first time is known from then on. */
static void
test_unknown (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog;
  HkRfEvent *event;
  GtkAdjustment *page;

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  g_assert_null (hk_fixture_find_button (get_panel (fixture), "Which Card Was Drawn?"));
  go_on (fixture);
  dialog = get_dialog (fixture);
  activate_row (dialog, "Another Card…");
  /* Two icons need no scrolling. */
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Blood card")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Movement")), TRUE);
  hk_fixture_settle ();
  page = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (find_row (dialog, "Name"), GTK_TYPE_SCROLLED_WINDOW)));
  g_assert_cmpfloat (gtk_adjustment_get_upper (page), <=, gtk_adjustment_get_page_size (page));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Blood card")), FALSE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Movement")), FALSE);
  hk_fixture_settle ();
  hk_fixture_click (dialog, "This Card Was Drawn");
  g_assert_true (hk_fixture_says (dialog, "An Event card has no name."));
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, "Name")), "Storm Drain");
  g_assert_null (hk_fixture_find (dialog, HK_TYPE_KEY_ROW, "Spaces closer; below zero back"));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Movement")), TRUE);
  hk_fixture_settle ();
  hk_fixture_click (find_row (dialog, "Spaces closer; below zero back"), "+4");
  hk_fixture_click (dialog, "This Card Was Drawn");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  event = hk_rf_table_find_event (hk_rf_fixture_get_table (fixture), "Storm Drain");
  g_assert_nonnull (event);
  g_assert_cmpint (event->move, ==, 4);
  g_assert_true (hk_fixture_says (get_panel (fixture), "4 spaces closer to the safe zone"));
  go_on (fixture);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->space, ==, 21);
}

/* A name that is part of another one is its own card; a number that only the card knows is asked for, and what is kept needs no tap
 * more. */
static void
test_kept (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *search;

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  go_on (fixture);
  dialog = get_dialog (fixture);
  activate_row (dialog, "Another Card…");
  gtk_editable_set_text (GTK_EDITABLE (find_row (dialog, "Name")), "Quiet");
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Item")), TRUE);
  hk_fixture_settle ();
  hk_fixture_click (dialog, "This Card Was Drawn");
  g_assert_true (hk_fixture_says (dialog, "Choose one: the card says it."));
  hk_fixture_click (find_row (dialog, "How often it can be used"), "2");
  g_assert_false (hk_fixture_says (dialog, "Choose one: the card says it."));
  hk_fixture_click (dialog, "This Card Was Drawn");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (get_draw (fixture, 0)->state, ==, HK_RF_DRAW_DONE);
  g_assert_cmpuint (g_list_model_get_n_items (G_LIST_MODEL (hk_rf_fixture_get_player (fixture, ANN)->items)), ==, 1);

  go_on (fixture);
  dialog = get_dialog (fixture);
  search = hk_fixture_find (dialog, GTK_TYPE_SEARCH_ENTRY, NULL);
  gtk_editable_set_text (GTK_EDITABLE (search), "quiet");
  g_signal_emit_by_name (search, "activate");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (get_draw (fixture, 1)->event->name, ==, "Quiet");
}

/* A card out of turn: one confirmation, and it is open. */
static void
test_out_of_turn (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *dialog;

  hk_dialog_view_present (HK_TYPE_RF_EVENT_DIALOG, GTK_WIDGET (fixture->window), fixture->session, CY);
  hk_fixture_settle ();
  dialog = get_dialog (fixture);
  activate_row (dialog, "Stragglers");
  g_assert_true (hk_fixture_says (dialog, "It is Ann who draws now."));
  hk_fixture_click (dialog, "House Rule: Allow It");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (get_draw (fixture, 0)->player, ==, CY);
  g_assert_cmpstr (get_draw (fixture, 0)->event->name, ==, "Stragglers");
}

static void
set_share (GtkWidget *panel,
           int        number,
           int        value)
{
  GtkWidget *share = hk_fixture_find (panel, HK_TYPE_NUMBER, number == 0 ? "Ann pays" : "Bo pays");

  if (share == NULL)
    share = gtk_widget_get_parent (hk_fixture_find (panel, GTK_TYPE_MENU_BUTTON, number == 0 ? "Ann pays" : "Bo pays"));
  g_signal_emit_by_name (share, "set", value);
  hk_fixture_settle ();
}

/* Whoever drew it pays first; the share can be another, but not the sum. */
static void
test_pay (HkFixture     *fixture,
          gconstpointer  data)
{
  GtkWidget *panel = get_panel (fixture);

  hk_fixture_play (fixture->session, "{ 'move': 'event', 'card': 'Gas Leak' }");
  g_assert_true (gtk_widget_is_sensitive (hk_fixture_find_button (panel, "Prevent It with 3 Bullets")));
  set_share (panel, ANN, 1);
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (panel, "Prevent It with 3 Bullets")));
  g_assert_true (hk_fixture_says (panel, "1 bullet of 3 is offered."));
  set_share (panel, BO, 2);
  hk_fixture_click (panel, "Prevent It with 3 Bullets");
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->bullets, ==, 2);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, BO)->bullets, ==, 1);
  g_assert_false (hk_rf_fixture_get_player (fixture, ANN)->zombie);
  g_assert_true (hk_fixture_says (panel, "Space 25: Gas Leak, prevented"));
}

/* Where bullets prevent nothing, nobody is asked for any. */
static void
test_no_pay (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *panel = get_panel (fixture);

  hk_fixture_play (fixture->session, "{ 'move': 'event', 'card': 'Torn Pocket' }");
  g_assert_true (hk_fixture_says (panel, "Lose 1 bullet"));
  g_assert_null (hk_fixture_find_button (panel, "Prevent It with 1 Bullet"));
  go_on (fixture);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->bullets, ==, 2);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rf-draws/draw", 0, test_draw },
    { "/rf-draws/known", 0, test_known },
    { "/rf-draws/unknown", 0, test_unknown },
    { "/rf-draws/kept", 0, test_kept },
    { "/rf-draws/out-of-turn", 0, test_out_of_turn },
    { "/rf-draws/pay", 0, test_pay },
    { "/rf-draws/no-pay", 0, test_no_pay },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
