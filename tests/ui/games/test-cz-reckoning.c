/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-ui-fixture.h"
#include "ui/games/card-z/day/hk-cz-day-parts.h"
#include "ui/games/card-z/team/hk-cz-meal-row.h"
#include "ui/games/card-z/widgets/hk-cz-pair.h"

/* Ann leads Dad and the Nurse at Alpha Base, Bo the Girl and the Survivalist at Bravo Base. */
enum
{
  DAD,
  NURSE,
};

static const char setup_text[] =
  "{ 'players': [ { 'name': 'Ann', 'colour': 'red' }, { 'name': 'Bo', 'colour': 'blue' } ], 'mode': 'co-op', 'scenario': 'civic-duty', 'pattern': 'a',"
  "  'cards-by': 'app', 'dice-by': 'app', 'components': 'stand-in', 'characters-per-player': 2,"
  "  'characters': [ 'Old Skool Dad', 'Night Nurse', 'Punk Rock Girl', 'The Survivalist' ] }";

static void
set_up (HkFixture     *fixture,
        gconstpointer  data)
{
  hk_fixture_open (fixture, 1200, 900, HK_CZ_GAME, setup_text, 7);
}

static HkCzTable *
get_table (HkFixture *fixture)
{
  return HK_CZ_TABLE (hk_session_get_table (fixture->session));
}

static HkCzSurvivor *
get_survivor (HkFixture *fixture,
              int        survivor)
{
  return hk_cz_table_get_survivor (get_table (fixture), survivor);
}

static void
begin_reckoning (HkFixture *fixture)
{
  hk_fixture_play (fixture->session, "{ 'move': 'draw-loot', 'survivor': 0, 'deck': 'commercial', 'names': [ 'Road Map' ] }");
  hk_fixture_play (fixture->session, "{ 'move': 'draw-loot', 'survivor': 1, 'deck': 'residential', 'names': [ 'Junk Food' ], 'packed': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'phase', 'value': 'night' }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'players/1/done', 'value': true }");
  hk_fixture_play (fixture->session, "{ 'move': 'next-phase' }");
  g_assert_cmpint (get_table (fixture)->phase, ==, HK_CZ_PHASE_RECKONING);
}

static gboolean
is_meal_of (GtkWidget     *row,
            gconstpointer  survivor)
{
  return hk_view_get_index (HK_VIEW (row)) == GPOINTER_TO_INT (survivor);
}

static GtkWidget *
find_meal (GtkWidget *root,
           int        survivor)
{
  return hk_fixture_find_where (root, HK_TYPE_CZ_MEAL_ROW, is_meal_of, GINT_TO_POINTER (survivor));
}

/* Opens what there is to eat, and takes the one with that name. */
static void
eat (HkFixture  *fixture,
     int         survivor,
     const char *food)
{
  GtkWidget *row = find_meal (GTK_WIDGET (fixture->window), survivor);
  g_autofree char *tooltip = g_strdup_printf ("What %s eats", get_survivor (fixture, survivor)->name);
  GtkWidget *menu = hk_fixture_find (row, GTK_TYPE_MENU_BUTTON, tooltip);

  g_assert_nonnull (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  hk_fixture_settle ();
  hk_fixture_click (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), food);
}

static void
test_meals (HkFixture     *fixture,
            gconstpointer  data)
{
  GtkWidget *view;
  GtkWidget *dad;

  begin_reckoning (fixture);
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  g_assert_nonnull (view);
  /* What it stands in scrolls: in a game kept in part that is all that is kept. */
  g_assert_null (hk_fixture_find (view, GTK_TYPE_SCROLLED_WINDOW, NULL));
  g_assert_true (hk_fixture_says (view, "Reckoning of Day 1"));
  g_assert_true (hk_fixture_says (view, "4/4"));
  g_assert_true (hk_fixture_says (view, "✓ As good as the best plan"));
  g_assert_null (hk_fixture_find_button (view, "Use the Best Plan"));
  dad = find_meal (view, DAD);
  g_assert_true (hk_fixture_says (dad, "sick 40 % · from Night Nurse"));
  /* Without a meal: it shows at once, in the row, in the numbers, and below. */
  eat (fixture, DAD, "Nothing");
  g_assert_true (hk_fixture_says (dad, "starves"));
  g_assert_true (hk_fixture_says (dad, "Starving −1"));
  g_assert_true (hk_fixture_says (view, "3/4"));
  g_assert_nonnull (hk_fixture_find (view, ADW_TYPE_ACTION_ROW, "Starving: −1 to rolls and to carry"));
  g_assert_false (hk_fixture_says (view, "✓ As good as the best plan"));
  hk_fixture_click (view, "Use the Best Plan");
  g_assert_true (hk_fixture_says (view, "4/4"));
  eat (fixture, DAD, "Nothing");
  eat (fixture, DAD, "Junk Food");
  g_assert_cmpstr (hk_cz_find_diet (get_table (fixture), DAD)->food, ==, "Junk Food");
  g_assert_cmpint (hk_cz_find_diet (get_table (fixture), DAD)->holder, ==, NURSE);
  /* Who starves already dies. */
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/0/starving', 'value': true }");
  eat (fixture, DAD, "Nothing");
  g_assert_true (hk_fixture_says (dad, "Dies"));
  g_assert_nonnull (hk_fixture_find (view, ADW_TYPE_ACTION_ROW, "Dead of Hunger"));
}

/* The group rolls its own: the die is told, and the row says what it means. */
static void
test_told_die (HkFixture     *fixture,
               gconstpointer  data)
{
  GtkWidget *menu;
  GtkWidget *dad;

  begin_reckoning (fixture);
  dad = find_meal (GTK_WIDGET (fixture->window), DAD);
  g_assert_null (hk_fixture_find (dad, GTK_TYPE_MENU_BUTTON, "Tell the die that was rolled"));
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'dice-by', 'value': 'hand' }");
  menu = hk_fixture_find (dad, GTK_TYPE_MENU_BUTTON, "Tell the die that was rolled");
  g_assert_nonnull (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  hk_fixture_settle ();
  hk_fixture_click (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), "3");
  g_assert_cmpint (hk_cz_find_diet (get_table (fixture), DAD)->roll, ==, 3);
  g_assert_cmpstr (gtk_menu_button_get_label (GTK_MENU_BUTTON (menu)), ==, "3 ✗");
  g_assert_true (hk_fixture_says (dad, "Sick"));
  hk_fixture_play (fixture->session, "{ 'move': 'sick-roll', 'survivor': 0, 'die': 4 }");
  g_assert_cmpstr (gtk_menu_button_get_label (GTK_MENU_BUTTON (menu)), ==, "4 ✓");
  g_assert_false (hk_fixture_says (dad, "Sick"));
}

/* With dice of their own the group is asked for those that have not been told, by name; with all told, for none. */
static void
test_asked_dice (HkFixture     *fixture,
                 gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *view;

  begin_reckoning (fixture);
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'dice-by', 'value': 'hand' }");
  hk_fixture_play (fixture->session, "{ 'move': 'sick-roll', 'survivor': 0, 'die': 9 }");
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  for (int i = 0; i < 3; i++)
    hk_fixture_click (view, "Next Step");
  g_assert_cmpint (get_table (fixture)->reckoning_step, ==, HK_CZ_RECKONING_EAT);
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_null (hk_fixture_find (dialog, GTK_TYPE_LABEL, "Old Skool Dad"));
  g_assert_true (hk_fixture_says (dialog, "Night Nurse"));
  g_assert_true (hk_fixture_says (dialog, "Punk Rock Girl"));
  g_assert_false (hk_fixture_says (dialog, "The d6 of each horde"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
  for (int i = 1; i < 4; i++)
    {
      g_autofree char *roll = g_strdup_printf ("{ 'move': 'sick-roll', 'survivor': %d, 'die': 9 }", i);

      hk_fixture_play (fixture->session, roll);
    }
  hk_fixture_click (view, "Next Step");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  g_assert_cmpint (get_table (fixture)->reckoning_step, ==, HK_CZ_RECKONING_SLEEP);
}

static void
test_sleep_and_steps (HkFixture     *fixture,
                      gconstpointer  data)
{
  GtkWidget *view;
  GtkWidget *nurse;

  begin_reckoning (fixture);
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  nurse = find_meal (view, NURSE);
  g_assert_true (hk_fixture_says (nurse, "Inside"));
  hk_fixture_click (nurse, "Inside");
  g_assert_false (hk_cz_table_sleeps_inside (get_table (fixture), NURSE));
  g_assert_true (hk_fixture_says (nurse, "Outside"));
  g_assert_true (hk_fixture_says (nurse, "Sleep deprived −1"));
  for (int i = 0; i < 3; i++)
    hk_fixture_click (view, "Next Step");
  g_assert_cmpint (get_table (fixture)->reckoning_step, ==, HK_CZ_RECKONING_SLEEP);
  /* What is eaten is eaten; who sleeps where can still be told. */
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find (nurse, GTK_TYPE_MENU_BUTTON, "What Night Nurse eats")));
  hk_fixture_click (nurse, "Outside");
  g_assert_true (hk_cz_table_sleeps_inside (get_table (fixture), NURSE));
  hk_fixture_click (view, "Next Step");
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find_button (nurse, "Inside")));
  g_assert_true (hk_session_undo (fixture->session, 5, NULL));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_says (nurse, "Outside"));
  g_assert_true (gtk_widget_is_sensitive (hk_fixture_find_button (nurse, "Outside")));
}

static void
resize (HkFixture *fixture,
        int        width)
{
  hk_fixture_close_window (fixture->window);
  fixture->window = hk_fixture_make_window (fixture->application, width, 900);
  hk_window_take_session (fixture->window, fixture->session);
  hk_fixture_settle ();
}

/* Where a widget with that text begins in the window. */
static graphene_point_t
locate (HkFixture  *fixture,
        const char *text)
{
  GtkWidget *view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  GtkWidget *label = hk_fixture_find (view, GTK_TYPE_LABEL, text);
  graphene_point_t point;

  g_assert_nonnull (label);
  g_assert_true (gtk_widget_compute_point (label, GTK_WIDGET (fixture->window), &GRAPHENE_POINT_INIT (0, 0), &point));
  return point;
}

/* Below each other on a phone, where nothing may stick out; side by side where there is room. */
static void
test_widths (HkFixture     *fixture,
             gconstpointer  data)
{
  g_autoptr (HkSession) session = g_object_ref (fixture->session);
  GtkWidget *view;

  begin_reckoning (fixture);
  resize (fixture, 360);
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  g_assert_cmpint (gtk_widget_get_width (view), <=, 360);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), ==, 360);
  g_assert_cmpfloat (locate (fixture, "Tomorrow").y, >, locate (fixture, "Food and Sleep").y);
  g_assert_cmpfloat (locate (fixture, "Tomorrow").x, ==, locate (fixture, "Food and Sleep").x);
  /* As soon as there is room for two columns there is, whatever somebody is called. */
  hk_fixture_play (fixture->session, "{ 'move': 'set', 'path': 'survivors/0/name', 'value': 'Bartholomew-Maximilian-Archibald-Throckmorton' }");
  resize (fixture, 880);
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (fixture->window)), ==, 880);
  g_assert_cmpfloat (locate (fixture, "Tomorrow").x, >, locate (fixture, "Food and Sleep").x + 300);
  resize (fixture, 1500);
  g_assert_cmpfloat (locate (fixture, "Tomorrow").x, >, locate (fixture, "Food and Sleep").x + 300);
}

static int
measure_height (GtkWidget *widget,
                int        width)
{
  int minimum, natural;

  gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, &minimum, &natural, NULL, NULL);
  g_assert_cmpint (minimum, ==, natural);
  return natural;
}

/* Two stand side by side only where each fits its part; more room than the wider one's they never ask for. */
static void
test_pair (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *first = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *second = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  g_autoptr (GtkWidget) pair = g_object_ref_sink (g_object_new (HK_TYPE_CZ_PAIR, "wide", 400, "share", 60, "spacing", 10, NULL));
  int minimum;

  gtk_widget_set_parent (first, pair);
  gtk_widget_set_parent (second, pair);
  gtk_widget_set_size_request (first, 500, 40);
  gtk_widget_set_size_request (second, 100, 30);
  gtk_widget_measure (pair, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, ==, 500);
  g_assert_cmpint (measure_height (pair, 800), ==, 40 + 10 + 30);
  g_assert_cmpint (measure_height (pair, 860), ==, 40);
  gtk_widget_set_visible (second, FALSE);
  g_assert_cmpint (measure_height (pair, 860), ==, 40);
  gtk_widget_set_visible (second, TRUE);
  gtk_widget_set_size_request (second, 345, 30);
  g_assert_cmpint (measure_height (pair, 860), ==, 40 + 10 + 30);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function) g_test_add (path, HkFixture, NULL, set_up, function, hk_fixture_close)
  ADD ("/cz-reckoning/meals", test_meals);
  ADD ("/cz-reckoning/told-die", test_told_die);
  ADD ("/cz-reckoning/asked-dice", test_asked_dice);
  ADD ("/cz-reckoning/sleep-and-steps", test_sleep_and_steps);
  ADD ("/cz-reckoning/widths", test_widths);
  ADD ("/cz-reckoning/pair", test_pair);
#undef ADD
  return g_test_run ();
}
