/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-fixture.h"
#include "ui/games/zombiez/board/hk-zz-odds-gauge.h"
#include "ui/games/zombiez/board/hk-zz-turn-panel.h"
#include "ui/games/zombiez/setup/hk-zz-keys.h"
#include "ui/screen/hk-screen-window.h"

/* The board of a group that draws its own cards. */

static void
set_up_hand (HkFixture     *fixture,
             gconstpointer  data)
{
  hk_zz_fixture_open (fixture, "'cards-by': 'hand', 'components': 'stand-in'");
}

static void
set_up_unknown (HkFixture     *fixture,
                gconstpointer  data)
{
  hk_zz_fixture_open (fixture, "'cards-by': 'hand', 'components': 'none'");
}

/* A group that draws its own cards tells each with one tap. */
static void
test_hand (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *keys = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_KEYS);

  g_assert_nonnull (hk_fixture_find_button (keys, "Zombie 3 (Purple), 4 left"));
  hk_fixture_click (keys, "Zombie 3 (Purple), 4 left");
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->drawn->value, ==, 3);
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 0), "New row");
  g_assert_nonnull (hk_fixture_find_button (keys, "Zombie 3 (Purple), 3 left"));
  hk_fixture_click (keys, "Barricade, 5 left");
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->drawn->kind, ==, HK_ZZ_BARRICADE);
}

/* On a laptop all keys are in sight below the rows, and with a fourth colour the cards in the rows make room for them. */
static void
test_hand_in_sight (HkFixture     *fixture,
                    gconstpointer  data)
{
  g_autoptr (HkSession) session = g_object_ref (fixture->session);
  GtkWidget *keys;
  GtkWidget *scroller;
  graphene_rect_t bounds;

  hk_fixture_play (session, "{ 'move': 'colours', 'names': [ 'Red', 'Blue', 'Green', 'Pink' ] }");
  hk_fixture_close_window (fixture->window);
  /* Less than 800 by the line that says how everybody stands. */
  fixture->window = hk_fixture_make_window (fixture->application, 1200, 750);
  hk_window_take_session (fixture->window, session);
  hk_fixture_settle ();
  keys = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_KEYS);
  scroller = gtk_widget_get_ancestor (keys, GTK_TYPE_SCROLLED_WINDOW);
  g_assert_true (gtk_widget_compute_bounds (keys, scroller, &bounds));
  g_assert_cmpfloat (bounds.origin.y + bounds.size.height, <=, gtk_widget_get_height (scroller));
}

/* Where there is no room for the keys they come in a sheet, which says why a card is refused. */
static void
test_hand_narrow (HkFixture     *fixture,
                  gconstpointer  data)
{
  g_autoptr (HkSession) session = g_object_ref (fixture->session);
  GtkWidget *dialog;

  for (int i = 0; i < 4; i++)
    hk_zz_fixture_give (fixture, 0, "zombie-3-2");
  hk_fixture_close_window (fixture->window);
  fixture->window = hk_fixture_make_window (fixture->application, 360, 720);
  hk_window_take_session (fixture->window, session);
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_KEYS, NULL));
  hk_fixture_activate (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL), "table.next");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_cmpint (gtk_widget_get_width (dialog), <=, 360);
  hk_fixture_click (dialog, "Zombie 3 (Purple), 0 left");
  g_assert_null (hk_zz_fixture_get_table (fixture)->drawn);
  g_assert_true (hk_fixture_says (dialog, "As far as it is known, there is no Zombie 3 (Purple) left in the deck."));
  hk_fixture_click (dialog, "Zombie 2 (Purple), 4 left");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->drawn->value, ==, 2);
}

/* With nothing known the colours are asked first, once; then the chance has bounds, and is 0 while a row is free. */
static void
test_unknown (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);

  g_assert_true (hk_fixture_says (panel, "Which colours do your cards have?"));
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_KEYS, NULL));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Red")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Pink")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Blue")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Black")), TRUE);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Pink")), FALSE);
  hk_fixture_click (panel, "Play With 3 Colours");
  g_assert_cmpstr (hk_zz_fixture_get_table (fixture)->colours[1], ==, "Blue");
  g_assert_false (hk_fixture_says (panel, "Which colours do your cards have?"));
  /* On the empty table only a Barricade has no place. */
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ODDS_GAUGE), "1 of 25"));
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ODDS_GAUGE), "kinds do not fit"));
  hk_fixture_click (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_KEYS), "Axe (Blue)");
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->drawn->kind, ==, HK_ZZ_AXE);
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->drawn->colour, ==, 2);
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 0), "New row");
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ODDS_GAUGE), "0 %"));
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ODDS_GAUGE), "0 of 82 do not fit"));
}

/* The big button leads to the colours, and plays with those that are chosen; then it leads to the cards. */
static void
test_colours_led (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);

  g_assert_true (gtk_widget_is_ancestor (hk_zz_fixture_press_next (fixture), panel));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Red")), TRUE);
  hk_zz_fixture_press_next (fixture);
  g_assert_cmpint (hk_zz_table_get_n_colours (hk_zz_fixture_get_table (fixture)), ==, 0);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (panel, "Pink")), TRUE);
  hk_zz_fixture_press_next (fixture);
  g_assert_cmpint (hk_zz_table_get_n_colours (hk_zz_fixture_get_table (fixture)), ==, 2);
  g_assert_true (gtk_widget_is_ancestor (hk_zz_fixture_press_next (fixture), hk_zz_fixture_find (fixture, HK_TYPE_ZZ_KEYS)));
}

/* Where there is no room for them on the board, it asks for them in a dialog, with all of it in sight. */
static void
test_colours_asked (HkFixture     *fixture,
                    gconstpointer  data)
{
  g_autoptr (HkSession) session = g_object_ref (fixture->session);
  GtkWidget *dialog;
  GtkWidget *scroller;
  GtkAdjustment *adjustment;

  hk_fixture_close_window (fixture->window);
  fixture->window = hk_fixture_make_window (fixture->application, 360, 720);
  hk_window_take_session (fixture->window, session);
  hk_fixture_settle ();
  hk_fixture_activate (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL), "table.next");
  dialog = hk_fixture_get_dialog (fixture->window);
  hk_fixture_settle ();
  scroller = hk_fixture_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL);
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller));
  g_assert_cmpfloat (gtk_adjustment_get_upper (adjustment), <=, gtk_adjustment_get_page_size (adjustment));
}

/* A group has as many colours as it says, up to six. */
static void
test_six_colours (HkFixture     *fixture,
                  gconstpointer  data)
{
  hk_fixture_play (fixture->session, "{ 'move': 'colours', 'names': [ 'Red', 'Blue', 'Green', 'Pink', 'Black', 'Sky' ] }");
  hk_fixture_click (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_KEYS), "Zombie 5 (Sky)");
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->drawn->colour, ==, 6);
}

/* Where nobody knows the deck, the table screen has a chance to tell only while any card has a place. */
static void
test_screen (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *page = hk_screen_window_get_page (HK_SCREEN_WINDOW (hk_fixture_open_screen (fixture->window)));

  hk_fixture_play (fixture->session, "{ 'move': 'colours', 'names': [ 'Red', 'Green', 'Blue' ] }");
  g_assert_false (hk_fixture_says (page, "chance to bust"));
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 0, 'position': 0, 'card': 'zombie-1-1' }");
  g_assert_true (hk_fixture_says (page, "chance to bust"));
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 1, 'position': 0, 'card': 'zombie-1-1' }");
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 2, 'position': 0, 'card': 'zombie-1-1' }");
  g_assert_false (hk_fixture_says (page, "chance to bust"));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, set_up, function) g_test_add (path, HkFixture, NULL, set_up, function, hk_fixture_close)
  ADD ("/zz-by-hand/hand", set_up_hand, test_hand);
  ADD ("/zz-by-hand/hand-in-sight", set_up_unknown, test_hand_in_sight);
  ADD ("/zz-by-hand/hand-narrow", set_up_hand, test_hand_narrow);
  ADD ("/zz-by-hand/unknown", set_up_unknown, test_unknown);
  ADD ("/zz-by-hand/screen", set_up_unknown, test_screen);
  ADD ("/zz-by-hand/six-colours", set_up_unknown, test_six_colours);
  ADD ("/zz-by-hand/colours-led", set_up_unknown, test_colours_led);
  ADD ("/zz-by-hand/colours-asked", set_up_unknown, test_colours_asked);
#undef ADD
  return g_test_run ();
}
