/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/rfyl/odds/hk-rf-odds.h"
#include "hk-rf-fixture.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/games/rfyl/blood/hk-rf-blood-card.h"
#include "ui/games/rfyl/blood/hk-rf-blood-dialog.h"
#include "ui/games/rfyl/cards/hk-rf-item-chips.h"
#include "ui/games/rfyl/players/hk-rf-runner-card.h"
#include "ui/games/rfyl/blood/hk-rf-hold.h"
#include "ui/table/hk-move-option-button.h"
#include "ui/table/hk-turn-frame.h"
#include "ui/widgets/hk-number.h"
#include "ui/widgets/hk-tooltip.h"

enum
{
  ANN,
  BO,
};

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ], 'distance': 30, 'components': 'stand-in', 'ammo': 3 }";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_rf_fixture_open (fixture, 1200, setup_text, NULL);
}

static gboolean
is_of_player (GtkWidget     *card,
              gconstpointer  player)
{
  return hk_view_get_index (HK_VIEW (card)) == GPOINTER_TO_INT (player);
}

static GtkWidget *
get_card (HkFixture *fixture,
          int        player)
{
  GtkWidget *card = hk_fixture_find_where (GTK_WIDGET (fixture->window), HK_TYPE_RF_RUNNER_CARD, is_of_player, GINT_TO_POINTER (player));

  g_assert_nonnull (card);
  return card;
}

/* Ann draws a card from the deck of the app. */
static void
bite (HkFixture *fixture,
      int        player)
{
  g_autofree char *due = g_strdup_printf ("{ 'move': 'set', 'path': 'players/%d/blood-due', 'value': 1 }", player);
  g_autofree char *draw = g_strdup_printf ("{ 'move': 'draw-blood', 'player': %d }", player);

  hk_fixture_play (fixture->session, due);
  hk_fixture_play (fixture->session, draw);
}

static void
set_infected (HkFixture  *fixture,
              gboolean  infected)
{
  g_autofree char *line = g_strdup_printf ("{ 'move': 'set', 'path': 'players/0/bloods/0/infected', 'value': %s }", infected ? "true" : "false");

  hk_fixture_play (fixture->session, line);
}

/* All that can be read, hovered, or styled after, below a widget. */
static void
collect (GtkWidget *root,
         GString   *text)
{
  g_auto (GStrv) classes = gtk_widget_get_css_classes (root);
  g_autofree char *joined = g_strjoinv (" ", classes);

  g_string_append_printf (text, "%s{%s|%s|%s", G_OBJECT_TYPE_NAME (root), joined, hk_tooltip_get (root) == NULL ? "" : hk_tooltip_get (root),
                          GTK_IS_LABEL (root) ? gtk_label_get_text (GTK_LABEL (root)) : "");
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    collect (child, text);
  g_string_append_c (text, '}');
}

static char *
tell_card (GtkWidget *root)
{
  GString *text = g_string_new (NULL);

  collect (root, text);
  return g_string_free_and_steal (text);
}

/* Numbers */

/* What is on the card is what is on the table, and a number that is set by hand gets there. */
static void
test_numbers (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, BO);
  GtkWidget *space = hk_fixture_find (card, HK_TYPE_NUMBER, NULL);
  int value;

  g_object_get (space, "value", &value, NULL);
  g_assert_cmpint (value, ==, 30);
  g_signal_emit_by_name (space, "set", 21);
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, BO)->space, ==, 21);
  g_object_get (space, "value", &value, NULL);
  g_assert_cmpint (value, ==, 21);
  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [5, 7] }");
  g_assert_true (hk_fixture_says (card, "7"));
  g_assert_true (hk_fixture_says (get_card (fixture, ANN), "moves now"));
  g_assert_true (hk_turn_frame_shows (ADW_BIN (get_card (fixture, ANN))));
  g_assert_false (hk_turn_frame_shows (ADW_BIN (card)));
}

/* Where a chip begins in the strip. */
static float
find_start (HkFixture *fixture,
            GtkWidget *chip)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (chip, GTK_WIDGET (fixture->window), &bounds));
  return bounds.origin.x;
}

/* What stands below a state, and whoever stands beside a number, stays where it is while these change. */
static void
test_nothing_shifts (HkFixture     *fixture,
                     gconstpointer  data)
{
  GtkWidget *card = get_card (fixture, ANN);
  GtkWidget *strip = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_STANDING_STRIP, NULL);
  GtkWidget *chip = gtk_widget_get_first_child (hk_fixture_find (strip, ADW_TYPE_WRAP_BOX, NULL));
  const int height = gtk_widget_get_height (card);
  const float start = find_start (fixture, chip);

  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [5, 7] }");
  g_assert_true (hk_fixture_says (card, "moves now"));
  g_assert_cmpint (gtk_widget_get_height (card), ==, height);
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 1, 'space': 9 }");
  g_assert_cmpfloat_with_epsilon (find_start (fixture, chip), start, 1);
}

/* Who turns shows the horde instead of bullets; who is out shows neither. */
static void
test_fates (HkFixture     *fixture,
            gconstpointer  data)
{
  g_assert_true (hk_fixture_says (get_card (fixture, BO), "Bullets"));
  hk_fixture_play (fixture->session, "{ 'move': 'die', 'player': 1 }");
  g_assert_false (hk_fixture_says (get_card (fixture, BO), "Bullets"));
  g_assert_true (hk_fixture_says (get_card (fixture, BO), "Horde"));
  g_assert_true (hk_fixture_says (get_card (fixture, BO), "zombie"));
  g_assert_true (gtk_widget_has_css_class (get_card (fixture, BO), "rf-zombie"));
  hk_fixture_play (fixture->session, "{ 'move': 'place', 'player': 0, 'space': 0 }");
  g_assert_true (hk_fixture_says (get_card (fixture, ANN), "out in turn 1"));
  g_assert_false (hk_fixture_says (get_card (fixture, ANN), "Bullets"));
}

/* Items */

static void
test_items (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *chips;

  hk_fixture_play (fixture->session, "{ 'move': 'gain-item', 'player': 0, 'name': 'Flare', 'kind': 'item', 'uses': 2 }");
  hk_fixture_play (fixture->session, "{ 'move': 'gain-item', 'player': 0, 'name': 'Fire Axe', 'kind': 'weapon', 'uses': -1, 'bonus': 2, 'kills': 2 }");
  chips = hk_fixture_find (get_card (fixture, ANN), HK_TYPE_RF_ITEM_CHIPS, NULL);
  g_assert_true (hk_fixture_says (chips, "2 uses"));
  g_assert_true (hk_fixture_says (chips, "+2 · kills 2"));
  /* The lines of a menu are made when it opens. */
  g_assert_null (hk_fixture_find (chips, HK_TYPE_MOVE_OPTION_BUTTON, NULL));
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_ancestor (hk_fixture_find (chips, GTK_TYPE_LABEL, "Flare"), GTK_TYPE_MENU_BUTTON)));
  hk_fixture_settle ();
  hk_fixture_click (chips, "Use It");
  chips = hk_fixture_find (get_card (fixture, ANN), HK_TYPE_RF_ITEM_CHIPS, NULL);
  g_assert_true (hk_fixture_says (chips, "1 use"));
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_ancestor (hk_fixture_find (chips, GTK_TYPE_LABEL, "Fire Axe"), GTK_TYPE_MENU_BUTTON)));
  hk_fixture_settle ();
  hk_fixture_click (gtk_widget_get_ancestor (hk_fixture_find (chips, GTK_TYPE_LABEL, "Announced in a fight, before the cards are drawn."), GTK_TYPE_POPOVER), "Leave It Here");
  g_assert_nonnull (hk_rf_table_find_pile (hk_rf_fixture_get_table (fixture), 30));
  g_assert_null (hk_rf_player_find_item (hk_rf_fixture_get_player (fixture, ANN), "Fire Axe"));
  /* Whoever stands on the same space can be given something. */
  gtk_menu_button_popup (GTK_MENU_BUTTON (gtk_widget_get_ancestor (hk_fixture_find (chips, GTK_TYPE_LABEL, "Flare"), GTK_TYPE_MENU_BUTTON)));
  hk_fixture_settle ();
  hk_fixture_click (chips, "Give It to Bo");
  g_assert_null (hk_rf_player_find_item (hk_rf_fixture_get_player (fixture, ANN), "Flare"));
  g_assert_cmpint (hk_rf_player_find_item (hk_rf_fixture_get_player (fixture, BO), "Flare")->uses, ==, 1);
  gtk_menu_button_popup (GTK_MENU_BUTTON (hk_fixture_find (get_card (fixture, ANN), GTK_TYPE_MENU_BUTTON, "More for Ann")));
  hk_fixture_settle ();
  hk_fixture_click (get_card (fixture, ANN), "Gives Bo a Bullet");
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->bullets, ==, 2);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, BO)->bullets, ==, 4);
}

/* A short name stands in one line beside its numbers. */
static void
test_chip (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *label;

  hk_fixture_play (fixture->session, "{ 'move': 'gain-item', 'player': 0, 'name': 'Fire Axe', 'kind': 'weapon', 'uses': 2, 'bonus': 2 }");
  label = hk_fixture_find (hk_fixture_find (get_card (fixture, ANN), HK_TYPE_RF_ITEM_CHIPS, NULL), GTK_TYPE_LABEL, "Fire Axe");
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))), ==, 1);
}

/* Blood cards */

static GtkWidget *
open_blood (HkFixture *fixture)
{
  GtkWidget *face = hk_fixture_find (get_card (fixture, ANN), HK_TYPE_RF_BLOOD_CARD, NULL);

  g_assert_nonnull (face);
  g_signal_emit_by_name (gtk_widget_get_ancestor (face, GTK_TYPE_BUTTON), "clicked");
  hk_fixture_settle ();
  return hk_fixture_get_dialog (fixture->window);
}

/* Nothing on the screen depends on what a covered card says: it reads the same either way, the dialog open or not. Bo has a
 * card from the box, so that no chance is shown: to say otherwise what a card says changes the deck too. */
static void
test_no_secret (HkFixture     *fixture,
                gconstpointer  data)
{
  g_autofree char *clean = NULL;
  g_autofree char *clean_dialog = NULL;
  g_autofree char *infected = NULL;
  g_autofree char *infected_dialog = NULL;
  GtkWidget *dialog;

  bite (fixture, ANN);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/1/blood-due', 'value': 1 }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-blood', 'player': 1, 'drops': 3 }");
  set_infected (fixture, FALSE);
  clean = tell_card (get_card (fixture, ANN));
  dialog = open_blood (fixture);
  clean_dialog = tell_card (dialog);
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  set_infected (fixture, TRUE);
  infected = tell_card (get_card (fixture, ANN));
  dialog = open_blood (fixture);
  infected_dialog = tell_card (dialog);
  g_assert_cmpstr (clean, ==, infected);
  g_assert_cmpstr (clean_dialog, ==, infected_dialog);
}

static void
assert_held (GtkWidget *dialog,
             gboolean   held)
{
  GtkWidget *hold = hk_fixture_find (dialog, HK_TYPE_RF_HOLD, NULL);

  g_assert_true (hk_rf_hold_is_held (HK_RF_HOLD (hold)) == held);
  g_assert_true (hk_fixture_says (dialog, "Infected") == held);
}

static void
allow_looks (HkFixture *fixture)
{
  static const char * const rules[] = { "look-at-blood", NULL };
  HkRfTable *table = hk_rf_fixture_get_table (fixture);

  hk_record_set_strv (table, &table->house_rules, rules);
}

/* Nobody looks at a card face down unless the group has agreed on it. */
static void
test_face_down (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog;

  bite (fixture, ANN);
  set_infected (fixture, TRUE);
  dialog = open_blood (fixture);
  g_assert_null (hk_fixture_find (dialog, HK_TYPE_RF_HOLD, NULL));
  g_assert_true (hk_fixture_says (dialog, "It stays face down until it is turned up."));
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* Only while it is down, by the keyboard or a finger; it lets go by itself when the keyboard goes elsewhere. The log says
 * that somebody has looked, once. */
static void
test_hold (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *hold;
  gpointer keys;
  gpointer click;
  gboolean stopped = FALSE;
  guint n_moves;

  bite (fixture, ANN);
  set_infected (fixture, TRUE);
  allow_looks (fixture);
  dialog = open_blood (fixture);
  n_moves = hk_session_get_n_moves (fixture->session);
  hold = hk_fixture_find (dialog, HK_TYPE_RF_HOLD, NULL);
  keys = hk_fixture_get_controller (hold, GTK_TYPE_EVENT_CONTROLLER_KEY);
  click = hk_fixture_get_controller (hold, GTK_TYPE_GESTURE_CLICK);
  assert_held (dialog, FALSE);
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_a, 0, 0, &stopped);
  g_assert_false (stopped);
  assert_held (dialog, FALSE);
  g_signal_emit_by_name (keys, "key-pressed", GDK_KEY_space, 0, 0, &stopped);
  g_assert_true (stopped);
  assert_held (dialog, TRUE);
  g_signal_emit_by_name (keys, "key-released", GDK_KEY_space, 0, 0);
  assert_held (dialog, FALSE);
  g_signal_emit_by_name (click, "pressed", 1, 5.0, 5.0);
  assert_held (dialog, TRUE);
  g_signal_emit_by_name (click, "released", 1, 5.0, 5.0);
  assert_held (dialog, FALSE);
  g_signal_emit_by_name (click, "pressed", 1, 5.0, 5.0);
  gtk_widget_grab_focus (hold);
  hk_fixture_settle ();
  assert_held (dialog, TRUE);
  gtk_widget_child_focus (dialog, GTK_DIR_TAB_FORWARD);
  hk_fixture_settle ();
  assert_held (dialog, FALSE);
  g_assert_cmpuint (hk_session_get_n_moves (fixture->session), ==, n_moves + 1);
  set_infected (fixture, FALSE);
  g_signal_emit_by_name (click, "pressed", 1, 5.0, 5.0);
  g_assert_true (hk_fixture_says (dialog, "Not infected"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
}

/* Before it is due a rule forbids it; then it is there for all to see. */
static void
test_turn_up (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *dialog;

  bite (fixture, ANN);
  set_infected (fixture, FALSE);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/bloods/0/drops', 'value': 2 }");
  dialog = open_blood (fixture);
  g_assert_true (hk_fixture_says (dialog, "Face down, 2 drops to go"));
  hk_fixture_click (dialog, "Turn It Up for All to See");
  g_assert_true (hk_fixture_says (dialog, "A Blood card is turned up when its drops have been counted down to 0."));
  g_assert_false (hk_rf_player_get_blood (hk_rf_fixture_get_player (fixture, ANN), 0)->revealed);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/bloods/0/due', 'value': true }");
  hk_fixture_click (dialog, "Turn It Up for All to See");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (hk_rf_player_get_blood (hk_rf_fixture_get_player (fixture, ANN), 0)->revealed);
  dialog = open_blood (fixture);
  g_assert_true (hk_fixture_says (dialog, "Turned up: not infected"));
  g_assert_null (hk_fixture_find (dialog, HK_TYPE_RF_HOLD, NULL));
}

/* The group can turn it up before its time, as a house rule. */
static void
test_overruled (HkFixture     *fixture,
                gconstpointer  data)
{
  GtkWidget *dialog;

  bite (fixture, ANN);
  set_infected (fixture, TRUE);
  dialog = open_blood (fixture);
  hk_fixture_click (dialog, "Turn It Up for All to See");
  hk_fixture_click (dialog, "House Rule: Allow It");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (hk_rf_fixture_get_player (fixture, ANN)->zombie);
}

/* A dialog is no higher than what is in it. */
static void
assert_full (GtkWidget *dialog)
{
  GtkWidget *page = hk_fixture_find (dialog, GTK_TYPE_SCROLLED_WINDOW, NULL);
  int height;

  gtk_widget_measure (page, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width (page), NULL, &height, NULL, NULL);
  g_assert_cmpint (gtk_widget_get_height (page), <=, height);
}

/* A card from the box: one tap for its drops, and what it says is told when it is turned up. */
static void
test_told (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *dialog;

  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'cards-by', 'value': 'hand' }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/blood-due', 'value': 1 }");
  g_assert_true (hk_fixture_says (get_card (fixture, ANN), "bitten"));
  hk_fixture_click (get_card (fixture, ANN), "Draw 1 Blood Card");
  hk_fixture_settle ();
  assert_full (hk_fixture_get_dialog (fixture->window));
  hk_fixture_click (hk_fixture_get_dialog (fixture->window), "3");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpint (hk_rf_player_get_n_bloods (hk_rf_fixture_get_player (fixture, ANN)), ==, 1);
  g_assert_cmpint (hk_rf_player_get_blood (hk_rf_fixture_get_player (fixture, ANN), 0)->drops, ==, 3);
  g_assert_false (hk_rf_player_get_blood (hk_rf_fixture_get_player (fixture, ANN), 0)->known);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/bloods/0/due', 'value': true }");
  dialog = open_blood (fixture);
  g_assert_null (hk_fixture_find (dialog, HK_TYPE_RF_HOLD, NULL));
  g_assert_null (hk_fixture_find_button (dialog, "Turn It Up for All to See"));
  assert_full (dialog);
  hk_fixture_click (dialog, "It Says Infected");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_true (hk_rf_fixture_get_player (fixture, ANN)->zombie);
}

/* A movement card that was entered wrong is put right where it is seen, and what the others have drawn stays. */
static void
test_put_right (HkFixture     *fixture,
                gconstpointer  data)
{
  g_autofree char *label = NULL;
  GtkWidget *number;

  hk_fixture_play (fixture->session, "{ 'move': 'draw-speed', 'values': [5, 9] }");
  number = gtk_widget_get_first_child (gtk_widget_get_parent (hk_fixture_find (get_card (fixture, ANN), GTK_TYPE_LABEL, "Card")));
  g_assert_true (HK_IS_NUMBER (number));
  g_object_get (number, "label", &label, NULL);
  g_assert_cmpstr (label, ==, "Ann: Movement card");
  g_signal_emit_by_name (number, "set", 7);
  hk_fixture_settle ();
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, ANN)->speed, ==, 7);
  g_assert_cmpint (hk_rf_fixture_get_player (fixture, BO)->speed, ==, 9);
}

/* The chance on the card is the one for everybody who has not looked. */
static void
test_risk (HkFixture     *fixture,
           gconstpointer  data)
{
  g_autofree char *text = NULL;
  double chance;

  bite (fixture, ANN);
  g_assert_true (hk_rf_table_get_infection_odds (hk_rf_fixture_get_table (fixture), ANN, 0, &chance));
  text = g_strdup_printf ("%d\302\240%% infected", (int) (chance * 100 + 0.5));
  g_assert_true (hk_fixture_says (get_card (fixture, ANN), text));
  g_assert_false (hk_fixture_says (get_card (fixture, BO), text));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/rf-runners/numbers", 0, test_numbers },
    { "/rf-runners/put-right", 0, test_put_right },
    { "/rf-runners/nothing-shifts", 0, test_nothing_shifts },
    { "/rf-runners/fates", 0, test_fates },
    { "/rf-runners/items", 0, test_items },
    { "/rf-runners/chip", 0, test_chip },
    { "/rf-runners/no-secret", 0, test_no_secret },
    { "/rf-runners/face-down", 0, test_face_down },
    { "/rf-runners/hold", 0, test_hold },
    { "/rf-runners/turn-up", 0, test_turn_up },
    { "/rf-runners/overruled", 0, test_overruled },
    { "/rf-runners/told", 0, test_told },
    { "/rf-runners/risk", 0, test_risk },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
