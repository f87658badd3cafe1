/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-zz-fixture.h"
#include "ui/games/zombiez/board/hk-zz-board.h"
#include "ui/games/zombiez/board/hk-zz-fan.h"
#include "ui/games/zombiez/board/hk-zz-gap.h"
#include "ui/games/zombiez/board/hk-zz-odds-gauge.h"
#include "ui/games/zombiez/board/hk-zz-row-view.h"
#include "ui/games/zombiez/board/hk-zz-spot.h"
#include "ui/games/zombiez/board/hk-zz-turn-panel.h"
#include "ui/games/zombiez/choices/hk-zz-action-panel.h"
#include "ui/games/zombiez/choices/hk-zz-choice-panel.h"
#include "ui/games/zombiez/players/hk-zz-score-panel.h"
#include "ui/games/zombiez/setup/hk-zz-keys.h"
#include "ui/widgets/hk-breakdown-view.h"
#include "ui/widgets/hk-tooltip.h"

static void
set_up_app (HkFixture     *fixture,
            gconstpointer  data)
{
  hk_zz_fixture_open (fixture, "'cards-by': 'app', 'components': 'stand-in'");
}

static void
set_up_spare (HkFixture     *fixture,
              gconstpointer  data)
{
  hk_zz_fixture_open (fixture, "'cards-by': 'app', 'components': 'stand-in', 'house': { 'spare-barricade': true }");
}

static void
set_up_scorekeeper (HkFixture     *fixture,
                    gconstpointer  data)
{
  hk_zz_fixture_open (fixture, "'mode': 'scorekeeper'");
}

static guint
count_spots (GtkWidget  *root,
             const char *style)
{
  guint n = HK_IS_ZZ_SPOT (root) && (style == NULL || gtk_widget_has_css_class (root, style)) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_spots (child, style);
  return n;
}

static void
put (HkFixture  *fixture,
     int         row,
     int         position,
     const char *card)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'put-card', 'row': %d, 'position': %d, 'card': '%s' }", row, position, card);

  hk_fixture_play (fixture->session, line);
}

/* The ends of the rows are labelled; what fits glows, what does not says why, and is refused in a sentence. */
static void
test_place (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *row = hk_zz_fixture_find_row (fixture, 0);
  GtkWidget *left;
  GtkWidget *right;

  put (fixture, 0, 0, "zombie-2-1");
  put (fixture, 0, 1, "zombie-4-3");
  g_assert_cmpuint (count_spots (row, NULL), ==, 2);
  g_assert_null (hk_fixture_find (row, HK_TYPE_ZZ_GAP, NULL));
  hk_zz_fixture_draw (fixture, "zombie-4-2");
  left = hk_fixture_find_button (row, "Too high");
  right = hk_fixture_find_button (row, "Same value");
  g_assert_true (HK_IS_ZZ_GAP (left));
  g_assert_true (HK_IS_ZZ_GAP (right));
  g_assert_false (gtk_widget_has_css_class (left, "zz-fits"));
  g_assert_cmpstr (hk_tooltip_get (right), ==, "The same value lies there already.");
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL), "It fits in 1 place: tap it in the rows."));
  /* A place that a rule forbids changes nothing. */
  hk_fixture_press (right);
  g_assert_cmpint (hk_zz_row_get_n_cards (hk_zz_table_get_row (hk_zz_fixture_get_table (fixture), 0)), ==, 2);
  g_assert_nonnull (hk_zz_fixture_get_table (fixture)->drawn);
  g_assert_true (hk_fixture_says (GTK_WIDGET (fixture->window), "The same value lies there already."));
  row = hk_zz_fixture_find_row (fixture, 1);
  g_assert_true (gtk_widget_has_css_class (hk_fixture_find_button (row, "New row"), "zz-fits"));
  hk_fixture_click (row, "New row");
  g_assert_null (hk_zz_fixture_get_table (fixture)->drawn);
  g_assert_cmpuint (count_spots (row, NULL), ==, 1);
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_ZZ_GAP, NULL));
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  g_assert_cmpuint (count_spots (row, NULL), ==, 0);
  g_assert_true (gtk_widget_has_css_class (hk_fixture_find_button (row, "New row"), "zz-fits"));
}

/* The keyboard is led from the button to the place, and from there back to what comes next. */
static void
test_keyboard (HkFixture     *fixture,
               gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);
  GtkWidget *focus;

  put (fixture, 0, 0, "zombie-2-1");
  put (fixture, 1, 0, "zombie-2-2");
  gtk_widget_grab_focus (hk_fixture_find_button (panel, "How Likely It Is That the Next Card Has No Place"));
  hk_zz_fixture_draw (fixture, "zombie-4-1");
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_true (HK_IS_ZZ_GAP (focus));
  g_assert_cmpstr (hk_tooltip_get (focus), ==, "Row 2, on the right");
  hk_fixture_press (focus);
  focus = gtk_root_get_focus (GTK_ROOT (fixture->window));
  g_assert_nonnull (focus);
  g_assert_true (gtk_widget_is_ancestor (focus, panel));
}

/* What a move does not change stays as it is, and so does what taking it back does not change. */
static void
test_kept (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *row = hk_zz_fixture_find_row (fixture, 0);
  GtkWidget *spot;
  GtkWidget *gap;
  g_autoptr (GError) error = NULL;

  put (fixture, 0, 0, "zombie-2-1");
  hk_zz_fixture_draw (fixture, "zombie-4-2");
  spot = hk_fixture_find (row, HK_TYPE_ZZ_SPOT, NULL);
  gap = hk_fixture_find (row, HK_TYPE_ZZ_GAP, NULL);
  g_assert_nonnull (spot);
  g_assert_nonnull (gap);
  put (fixture, 1, 0, "zombie-3-3");
  g_assert_true (hk_fixture_find (row, HK_TYPE_ZZ_SPOT, NULL) == spot);
  g_assert_true (hk_fixture_find (row, HK_TYPE_ZZ_GAP, NULL) == gap);
  hk_session_undo (fixture->session, 1, &error);
  g_assert_no_error (error);
  g_assert_true (hk_fixture_find (row, HK_TYPE_ZZ_SPOT, NULL) == spot);
  g_assert_true (hk_fixture_find (row, HK_TYPE_ZZ_GAP, NULL) == gap);
}

/* A card that comes leaves those beside it what they are, and each knows where it lies now. */
static void
test_beside (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *row = hk_zz_fixture_find_row (fixture, 0);
  GtkWidget *spot;

  put (fixture, 0, 0, "zombie-2-1");
  spot = hk_fixture_find (row, HK_TYPE_ZZ_SPOT, NULL);
  put (fixture, 0, 1, "zombie-4-1");
  g_assert_true (hk_fixture_find (row, HK_TYPE_ZZ_SPOT, NULL) == spot);
  put (fixture, 0, 0, "zombie-5-1");
  g_assert_true (gtk_widget_get_next_sibling (hk_fixture_find (row, HK_TYPE_ZZ_SPOT, NULL)) == spot);
  hk_fixture_press (spot);
  hk_fixture_click (hk_fixture_find (row, GTK_TYPE_POPOVER, NULL), "Take It Out of the Row");
  g_assert_cmpuint (count_spots (row, NULL), ==, 2);
  g_assert_null (hk_fixture_find_button (row, "Zombie 2 (Green)"));
}

static void
test_barricade (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *row = hk_zz_fixture_find_row (fixture, 0);

  put (fixture, 0, 0, "zombie-2-1");
  put (fixture, 0, 1, "axe-3");
  hk_zz_fixture_draw (fixture, "barricade");
  g_assert_cmpuint (count_spots (row, "zz-glow"), ==, 2);
  hk_fixture_click (row, "Lay the Barricade on Zombie 2 (Green)");
  g_assert_cmpuint (count_spots (row, NULL), ==, 2);
  g_assert_cmpuint (count_spots (row, "zz-glow"), ==, 0);
  g_assert_nonnull (hk_fixture_find_button (row, "Barricade on Zombie 2 (Green)"));
  /* Any other time a tap tells what lies there, and takes it away by hand. */
  hk_fixture_click (row, "Barricade on Zombie 2 (Green)");
  hk_fixture_click (hk_fixture_find (row, GTK_TYPE_POPOVER, NULL), "Take It Out of the Row");
  g_assert_cmpuint (count_spots (row, NULL), ==, 1);
}

/* The gamble: the chance beside it, and its breakdown. */
static void
test_stop (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);
  GtkWidget *dialog;

  g_assert_null (hk_fixture_find_button (panel, "Draw"));
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_nonnull (hk_zz_fixture_get_table (fixture)->drawn);
  g_assert_true (hk_session_undo (fixture->session, 1, NULL));
  hk_fixture_settle ();
  hk_zz_fixture_draw (fixture, "zombie-3-1");
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 0), "New row");
  g_assert_nonnull (hk_fixture_find_button (panel, "Draw Again"));
  g_assert_true (hk_fixture_says (hk_zz_fixture_find_row (fixture, 0), "+1"));
  hk_fixture_click (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ODDS_GAUGE), "How Likely It Is That the Next Card Has No Place");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_nonnull (hk_fixture_find (dialog, HK_TYPE_BREAKDOWN_VIEW, NULL));
  g_assert_true (hk_fixture_says (dialog, "Cards in the draw deck"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find_button (panel, "Stop"));
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_true (hk_zz_table_get_phase (hk_zz_fixture_get_table (fixture)) == HK_ZZ_PHASE_REWARD);
  g_assert_null (hk_fixture_find_button (hk_zz_fixture_find_row (fixture, 0), "Take row 1"));
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_cmpint (hk_zz_player_get_n_cards (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 0)), ==, 1);
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->current_player, ==, 1);
}

/* A card without a place is discarded by the big button, and the others take theirs. */
static void
test_bust (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);

  for (int i = 0; i < HK_ZZ_N_ROWS; i++)
    {
      put (fixture, i, 0, "zombie-1-1");
      put (fixture, i, 1, "zombie-5-2");
    }
  hk_zz_fixture_draw (fixture, "zombie-3-3");
  g_assert_true (hk_fixture_says (panel, "It fits nowhere: no reward this turn."));
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_true (hk_zz_fixture_get_table (fixture)->busted);
  g_assert_true (hk_zz_table_get_phase (hk_zz_fixture_get_table (fixture)) == HK_ZZ_PHASE_TAKINGS);
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_CHOICE_PANEL), "Bo takes a card"));
  g_assert_cmpuint (count_spots (GTK_WIDGET (fixture->window), "zz-glow"), ==, 6);
}

/* A Barricade on an empty table: bust, or put aside where the group plays it so. */
static void
test_lone_barricade (HkFixture     *fixture,
                     gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);
  const gboolean spare = hk_zz_table_has_house_rule (hk_zz_fixture_get_table (fixture), "spare-barricade");

  hk_zz_fixture_draw (fixture, "barricade");
  g_assert_true (hk_fixture_says (panel, spare ? "It has no card to lie on: it is put aside, and the turn goes on."
                                         : "It fits nowhere: no reward this turn."));
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->busted, ==, !spare);
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->current_player, ==, spare ? 0 : 1);
}

/* The others take from the ends, in turn order, where they lie. */
static void
test_takings (HkFixture     *fixture,
              gconstpointer  data)
{
  put (fixture, 0, 0, "zombie-1-1");
  put (fixture, 0, 1, "zombie-2-2");
  put (fixture, 0, 2, "zombie-4-1");
  hk_zz_fixture_draw (fixture, "zombie-3-3");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'row': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'stop' }");
  /* The best row is the big button's, the other one is taken where it lies: each in one way. */
  g_assert_null (hk_fixture_find_button (hk_zz_fixture_find_row (fixture, 0), "Take row 1"));
  g_assert_null (hk_fixture_find_button (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_CHOICE_PANEL), "Take row 2"));
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 1), "Take row 2");
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->taker, ==, 1);
  g_assert_true (hk_fixture_says (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_CHOICE_PANEL), "Then: Cleo"));
  g_assert_cmpuint (count_spots (hk_zz_fixture_find_row (fixture, 0), "zz-glow"), ==, 2);
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 0), "Bo takes Zombie 4 (Green), worth +1");
  g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 1), 4), ==, 1);
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 0), "Cleo takes Zombie 2 (Purple), worth +1");
  g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 2), 2), ==, 1);
  g_assert_cmpint (hk_zz_fixture_get_table (fixture)->current_player, ==, 1);
}

static void
test_actions (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *panel;

  hk_zz_fixture_give (fixture, 0, "zombie-2-1");
  hk_zz_fixture_give (fixture, 1, "zombie-5-2");
  hk_zz_fixture_give (fixture, 1, "zombie-3-2");
  hk_zz_fixture_give (fixture, 2, "zombie-3-1");
  put (fixture, 0, 0, "axe-1");
  put (fixture, 0, 1, "net-2");
  put (fixture, 0, 2, "shotgun-3");
  put (fixture, 0, 3, "zombie-4-1");
  hk_zz_fixture_draw (fixture, "zombie-3-3");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'row': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'stop' }");
  hk_fixture_play (fixture->session, "{ 'move': 'reward', 'row': 0 }");
  panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ACTION_PANEL);
  g_assert_true (hk_fixture_says (panel, "Ann plays Axe"));
  g_assert_true (hk_fixture_says (panel, "Ann plays Net"));
  g_assert_true (hk_fixture_says (panel, "Goes to the collection afterwards:"));
  hk_fixture_click (panel, "Steal Zombie 5 (Purple) from Bo");
  g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 0), 5), ==, 1);
  hk_fixture_click (panel, "Discard Zombie 2 (Green)");
  g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 0), 2), ==, 0);
  g_assert_false (hk_fixture_says (panel, "Ann plays Axe"));
  hk_fixture_click (panel, "Name 3: 2 players lose a card");
  g_assert_cmpint (hk_zz_player_get_n_cards (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 1)), ==, 0);
  g_assert_cmpint (hk_zz_player_get_n_cards (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 2)), ==, 0);
  g_assert_cmpint (hk_zz_player_count_value (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 0), 4), ==, 1);
}

/* Who has the number in several colours is asked which card it shall be, and none is taken for granted; where nobody has, nobody is
 * asked. The last answer plays the Shotgun. */
static void
test_victims (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog;

  hk_zz_fixture_give (fixture, 1, "zombie-3-1");
  hk_zz_fixture_give (fixture, 1, "zombie-3-2");
  hk_zz_fixture_give (fixture, 2, "zombie-3-3");
  hk_zz_fixture_give (fixture, 2, "zombie-5-1");
  hk_zz_fixture_give (fixture, 2, "zombie-5-2");
  put (fixture, 0, 0, "shotgun-3");
  hk_zz_fixture_draw (fixture, "zombie-4-1");
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'row': 0, 'side': 'right' }");
  hk_fixture_play (fixture->session, "{ 'move': 'stop' }");
  hk_fixture_play (fixture->session, "{ 'move': 'reward', 'row': 0 }");
  hk_fixture_click (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ACTION_PANEL), "Name 3: 2 players lose a card");
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_says (dialog, "Bo discards"));
  g_assert_false (hk_fixture_says (dialog, "Cleo discards"));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Zombie 3 (Green)"))));
  g_assert_false (gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (hk_fixture_find_button (dialog, "Zombie 3 (Purple)"))));
  hk_fixture_click (dialog, "Zombie 3 (Purple)");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_nonnull (hk_zz_player_find_card (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 1), 3, 1));
  g_assert_null (hk_zz_player_find_card (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 1), 3, 2));
  g_assert_null (hk_zz_player_find_card (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 2), 3, 0));
}

/* What the board asks in sight is not asked again: the big button leads there. */
static void
test_big_button (HkFixture     *fixture,
                 gconstpointer  data)
{
  GtkWidget *focus;

  put (fixture, 0, 0, "zombie-2-1");
  hk_zz_fixture_draw (fixture, "zombie-4-2");
  focus = hk_zz_fixture_press_next (fixture);
  g_assert_true (HK_IS_ZZ_GAP (focus));
  g_assert_cmpstr (hk_tooltip_get (focus), ==, "Row 1, on the right");
  hk_fixture_press (focus);
  g_assert_cmpint (hk_zz_row_get_n_cards (hk_zz_table_get_row (hk_zz_fixture_get_table (fixture), 0)), ==, 2);
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 1, 'position': 0, 'card': 'axe-1' }");
  hk_fixture_play (fixture->session, "{ 'move': 'put-card', 'row': 1, 'position': 1, 'card': 'zombie-3-3' }");
  hk_zz_fixture_give (fixture, 1, "zombie-3-1");
  hk_fixture_play (fixture->session, "{ 'move': 'stop' }");
  hk_fixture_play (fixture->session, "{ 'move': 'reward', 'row': 0 }");
  g_assert_true (HK_IS_ZZ_SPOT (hk_zz_fixture_press_next (fixture)));
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 1), "Bo takes Axe (Green), worth −1");
  focus = hk_zz_fixture_press_next (fixture);
  g_assert_true (gtk_widget_is_ancestor (focus, hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ACTION_PANEL)));
}

static void
test_scorekeeper (HkFixture     *fixture,
                  gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_SCORE_PANEL);

  hk_fixture_click (panel, "One More");
  g_assert_cmpint (hk_zz_table_get_player (hk_zz_fixture_get_table (fixture), 0)->sets, ==, 1);
  g_assert_true (hk_fixture_says (panel, "10"));
  hk_fixture_play (fixture->session, "{ 'move': 'score', 'player': 1, 'sets': 2, 'cards': 3 }");
  g_assert_true (hk_fixture_says (panel, "23"));
  hk_fixture_activate (fixture->page, "table.next");
  g_assert_true (hk_fixture_says (panel, "Bo wins with 23 points."));
}

/* On a phone nothing sticks out, however long a row is; its cards overlap. */
static void
test_narrow (HkFixture     *fixture,
             gconstpointer  data)
{
  static const char * const cards[] = { "zombie-1-1", "zombie-2-2", "axe-3", "zombie-3-1", "net-2", "zombie-4-3", "shotgun-1", "zombie-5-2", "zombie-5-1", "zombie-4-2" };
  g_autoptr (HkSession) session = g_object_ref (fixture->session);
  GtkWidget *fan;

  for (gsize i = 0; i < G_N_ELEMENTS (cards); i++)
    put (fixture, 0, (int) i, cards[i]);
  hk_zz_fixture_draw (fixture, "zombie-3-3");
  hk_fixture_close_window (fixture->window);
  fixture->window = hk_fixture_make_window (fixture->application, 360, 720);
  hk_window_take_session (fixture->window, session);
  hk_fixture_settle ();
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), ==, 360);
  g_assert_cmpint (gtk_widget_get_width (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_BOARD)), <=, 360);
  g_assert_cmpint (gtk_widget_get_width (hk_zz_fixture_find_row (fixture, 0)), <=, 344);
  fan = hk_fixture_find (hk_zz_fixture_find_row (fixture, 0), HK_TYPE_ZZ_FAN, NULL);
  g_assert_cmpint (gtk_widget_get_width (fan), <, 10 * 54);
  hk_fixture_play (session, "{ 'move': 'place', 'row': 1 }");
  hk_fixture_play (session, "{ 'move': 'stop' }");
  hk_fixture_play (session, "{ 'move': 'reward', 'row': 0 }");
  g_assert_cmpint (gtk_widget_get_width (hk_zz_fixture_find (fixture, HK_TYPE_ZZ_ACTION_PANEL)), <=, 344);
}

/* Where no card is left nobody is asked which one was drawn. */
static void
test_used_up (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *panel = hk_zz_fixture_find (fixture, HK_TYPE_ZZ_TURN_PANEL);

  hk_zz_fixture_draw (fixture, "zombie-3-1");
  hk_fixture_click (hk_zz_fixture_find_row (fixture, 0), "New row");
  g_assert_nonnull (hk_fixture_find_button (panel, "Draw Again"));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'deck/draw-pile', 'value': [] }");
  g_assert_null (hk_fixture_find_button (panel, "Draw Again"));
  g_assert_true (hk_fixture_says (panel, "The draw deck is empty."));
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, set_up, function) g_test_add (path, HkFixture, NULL, set_up, function, hk_fixture_close)
  ADD ("/zz-board/place", set_up_app, test_place);
  ADD ("/zz-board/keyboard", set_up_app, test_keyboard);
  ADD ("/zz-board/kept", set_up_app, test_kept);
  ADD ("/zz-board/beside", set_up_app, test_beside);
  ADD ("/zz-board/barricade", set_up_app, test_barricade);
  ADD ("/zz-board/stop", set_up_app, test_stop);
  ADD ("/zz-board/used-up", set_up_app, test_used_up);
  ADD ("/zz-board/bust", set_up_app, test_bust);
  ADD ("/zz-board/lone-barricade", set_up_app, test_lone_barricade);
  ADD ("/zz-board/spare-barricade", set_up_spare, test_lone_barricade);
  ADD ("/zz-board/takings", set_up_app, test_takings);
  ADD ("/zz-board/actions", set_up_app, test_actions);
  ADD ("/zz-board/victims", set_up_app, test_victims);
  ADD ("/zz-board/big-button", set_up_app, test_big_button);
  ADD ("/zz-board/scorekeeper", set_up_scorekeeper, test_scorekeeper);
  ADD ("/zz-board/narrow", set_up_app, test_narrow);
#undef ADD
  return g_test_run ();
}
