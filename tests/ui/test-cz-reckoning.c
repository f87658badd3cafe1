/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "card-z/hk-cz-survivors.h"
#include "games/card-z/hk-cz-meal-row.h"
#include "games/card-z/hk-cz-reckoning-view.h"
#include "hk-ui-fixture.h"

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

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
  HkSession     *session;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  g_autofree char *text = g_strdelimit (g_strdup (setup_text), "'", '"');
  g_autoptr (JsonNode) setup = json_from_string (text, NULL);
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, 1200, 900);
  session = hk_session_new (hk_games_lookup (HK_CZ_GAME, NULL), json_node_get_object (setup), "Friday night", 7, NULL, &error);
  g_assert_no_error (error);
  hk_window_take_session (fixture->window, session);
  fixture->session = hk_window_get_session (fixture->window);
  hk_fixture_settle ();
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static HkCzTable *
get_table (Fixture *fixture)
{
  return HK_CZ_TABLE (hk_session_get_table (fixture->session));
}

static HkCzSurvivor *
get_survivor (Fixture *fixture,
              int      survivor)
{
  return hk_cz_table_get_survivor (get_table (fixture), survivor);
}

static void
play (Fixture    *fixture,
      const char *line)
{
  g_autofree char *text = g_strdelimit (g_strdup (line), "'", '"');
  g_autoptr (JsonNode) node = json_from_string (text, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), &error);

  g_assert_no_error (error);
  if (!hk_session_play (fixture->session, move, &error))
    g_error ("%s: %s", line, error->message);
  hk_fixture_settle ();
}

static gboolean
says (GtkWidget  *root,
      const char *text)
{
  return hk_fixture_find (root, GTK_TYPE_LABEL, text) != NULL;
}

/* A button by its label, its tooltip, or a label inside. */
static GtkWidget *
find_button (GtkWidget  *root,
             const char *text)
{
  GtkWidget *label;
  GtkWidget *button = hk_fixture_find (root, GTK_TYPE_BUTTON, text);

  if (button != NULL)
    return button;
  label = hk_fixture_find (root, GTK_TYPE_LABEL, text);
  return label == NULL ? NULL : gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

static void
click (GtkWidget  *root,
       const char *text)
{
  GtkWidget *button = find_button (root, text);

  if (button == NULL)
    g_error ("There is no button “%s”.", text);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  hk_fixture_settle ();
}

static GtkWidget *
get_dialog (Fixture *fixture)
{
  AdwDialog *dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));

  g_assert_nonnull (dialog);
  return GTK_WIDGET (dialog);
}

static void
begin_reckoning (Fixture *fixture)
{
  play (fixture, "{ 'move': 'draw-loot', 'survivor': 0, 'deck': 'commercial', 'names': [ 'Road Map' ] }");
  play (fixture, "{ 'move': 'draw-loot', 'survivor': 1, 'deck': 'residential', 'names': [ 'Junk Food' ], 'packed': true }");
  play (fixture, "{ 'move': 'set', 'path': 'phase', 'value': 'night' }");
  play (fixture, "{ 'move': 'set', 'path': 'players/0/done', 'value': true }");
  play (fixture, "{ 'move': 'set', 'path': 'players/1/done', 'value': true }");
  play (fixture, "{ 'move': 'next-phase' }");
  g_assert_cmpstr (get_table (fixture)->phase, ==, "reckoning");
}

static GtkWidget *
find_meal (GtkWidget *root,
           int        survivor)
{
  if (HK_IS_CZ_MEAL_ROW (root) && hk_cz_meal_row_get_survivor (HK_CZ_MEAL_ROW (root)) == survivor)
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_meal (child, survivor);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* Opens what there is to eat, and takes the one with that name. */
static void
eat (Fixture    *fixture,
     int         survivor,
     const char *food)
{
  GtkWidget *row = find_meal (GTK_WIDGET (fixture->window), survivor);
  g_autofree char *tooltip = g_strdup_printf ("What %s eats", get_survivor (fixture, survivor)->name);
  GtkWidget *menu = hk_fixture_find (row, GTK_TYPE_MENU_BUTTON, tooltip);

  g_assert_nonnull (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  hk_fixture_settle ();
  click (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), food);
}

static void
test_meals (Fixture       *fixture,
            gconstpointer  data)
{
  GtkWidget *view;
  GtkWidget *dad;

  begin_reckoning (fixture);
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  g_assert_nonnull (view);
  g_assert_true (says (view, "Reckoning of Day 1"));
  g_assert_true (says (view, "4/4"));
  g_assert_true (says (view, "✓ As good as the best plan"));
  g_assert_null (find_button (view, "Use the Best Plan"));
  dad = find_meal (view, DAD);
  g_assert_true (says (dad, "sick 40 % · from Night Nurse"));
  /* Without a meal: it shows at once, in the row, in the numbers, and below. */
  eat (fixture, DAD, "Nothing");
  g_assert_true (says (dad, "starves"));
  g_assert_true (says (dad, "Starving −1"));
  g_assert_true (says (view, "3/4"));
  g_assert_nonnull (hk_fixture_find (view, ADW_TYPE_ACTION_ROW, "Starving: −1 to rolls and to carry"));
  g_assert_false (says (view, "✓ As good as the best plan"));
  click (view, "Use the Best Plan");
  g_assert_true (says (view, "4/4"));
  eat (fixture, DAD, "Nothing");
  eat (fixture, DAD, "Junk Food");
  g_assert_cmpstr (hk_cz_find_diet (get_table (fixture), DAD)->food, ==, "Junk Food");
  g_assert_cmpint (hk_cz_find_diet (get_table (fixture), DAD)->holder, ==, NURSE);
  /* Who starves already dies. */
  play (fixture, "{ 'move': 'set', 'path': 'survivors/0/starving', 'value': true }");
  eat (fixture, DAD, "Nothing");
  g_assert_true (says (dad, "Dies"));
  g_assert_nonnull (hk_fixture_find (view, ADW_TYPE_ACTION_ROW, "Dead of Hunger"));
}

/* The group rolls its own: the die is told, and the row says what it means. */
static void
test_told_die (Fixture       *fixture,
               gconstpointer  data)
{
  GtkWidget *menu;
  GtkWidget *dad;

  begin_reckoning (fixture);
  dad = find_meal (GTK_WIDGET (fixture->window), DAD);
  g_assert_null (hk_fixture_find (dad, GTK_TYPE_MENU_BUTTON, "Tell the die that was rolled"));
  play (fixture, "{ 'move': 'set', 'path': 'dice-by', 'value': 'hand' }");
  menu = hk_fixture_find (dad, GTK_TYPE_MENU_BUTTON, "Tell the die that was rolled");
  g_assert_nonnull (menu);
  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  hk_fixture_settle ();
  click (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), "3");
  g_assert_cmpint (hk_cz_find_diet (get_table (fixture), DAD)->roll, ==, 3);
  g_assert_cmpstr (gtk_menu_button_get_label (GTK_MENU_BUTTON (menu)), ==, "3 ✗");
  g_assert_true (says (dad, "Sick"));
  play (fixture, "{ 'move': 'sick-roll', 'survivor': 0, 'die': 4 }");
  g_assert_cmpstr (gtk_menu_button_get_label (GTK_MENU_BUTTON (menu)), ==, "4 ✓");
  g_assert_false (says (dad, "Sick"));
}

/* With dice of their own the group is asked for those that have not been told, by name; with all told, for none. */
static void
test_asked_dice (Fixture       *fixture,
                 gconstpointer  data)
{
  GtkWidget *dialog;
  GtkWidget *view;

  begin_reckoning (fixture);
  play (fixture, "{ 'move': 'set', 'path': 'dice-by', 'value': 'hand' }");
  play (fixture, "{ 'move': 'sick-roll', 'survivor': 0, 'die': 9 }");
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  for (int i = 0; i < 3; i++)
    click (view, "Next Step");
  g_assert_cmpstr (get_table (fixture)->reckoning_step, ==, "eat");
  dialog = get_dialog (fixture);
  g_assert_null (hk_fixture_find (dialog, GTK_TYPE_LABEL, "Old Skool Dad"));
  g_assert_true (says (dialog, "Night Nurse"));
  g_assert_true (says (dialog, "Punk Rock Girl"));
  g_assert_false (says (dialog, "The d6 of each horde"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  hk_fixture_settle ();
  for (int i = 1; i < 4; i++)
    {
      g_autofree char *roll = g_strdup_printf ("{ 'move': 'sick-roll', 'survivor': %d, 'die': 9 }", i);

      play (fixture, roll);
    }
  click (view, "Next Step");
  g_assert_null (adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window)));
  g_assert_cmpstr (get_table (fixture)->reckoning_step, ==, "sleep");
}

static void
test_sleep_and_steps (Fixture       *fixture,
                      gconstpointer  data)
{
  GtkWidget *view;
  GtkWidget *nurse;

  begin_reckoning (fixture);
  view = hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_CZ_RECKONING_VIEW, NULL);
  nurse = find_meal (view, NURSE);
  g_assert_true (says (nurse, "Inside"));
  click (nurse, "Inside");
  g_assert_false (hk_cz_table_sleeps_inside (get_table (fixture), NURSE));
  g_assert_true (says (nurse, "Outside"));
  g_assert_true (says (nurse, "Sleep deprived −1"));
  for (int i = 0; i < 3; i++)
    click (view, "Next Step");
  g_assert_cmpstr (get_table (fixture)->reckoning_step, ==, "sleep");
  /* What is eaten is eaten; who sleeps where can still be told. */
  g_assert_false (gtk_widget_is_sensitive (hk_fixture_find (nurse, GTK_TYPE_MENU_BUTTON, "What Night Nurse eats")));
  click (nurse, "Outside");
  g_assert_true (hk_cz_table_sleeps_inside (get_table (fixture), NURSE));
  click (view, "Next Step");
  g_assert_false (gtk_widget_is_sensitive (find_button (nurse, "Inside")));
  g_assert_true (hk_session_undo (fixture->session, 5, NULL));
  hk_fixture_settle ();
  g_assert_true (says (nurse, "Outside"));
  g_assert_true (gtk_widget_is_sensitive (find_button (nurse, "Outside")));
}

static void
resize (Fixture *fixture,
        int      width)
{
  hk_fixture_close_window (fixture->window);
  fixture->window = hk_fixture_make_window (fixture->application, width, 900);
  hk_window_take_session (fixture->window, fixture->session);
  hk_fixture_settle ();
}

/* Where a widget with that text begins in the window. */
static graphene_point_t
locate (Fixture    *fixture,
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
test_widths (Fixture       *fixture,
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
  resize (fixture, 1500);
  g_assert_cmpfloat (locate (fixture, "Tomorrow").x, >, locate (fixture, "Food and Sleep").x + 300);
}

int
main (int   argc,
      char *argv[])
{
  g_test_init (&argc, &argv, NULL);
#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/cz-reckoning/meals", test_meals);
  ADD ("/cz-reckoning/told-die", test_told_die);
  ADD ("/cz-reckoning/asked-dice", test_asked_dice);
  ADD ("/cz-reckoning/sleep-and-steps", test_sleep_and_steps);
  ADD ("/cz-reckoning/widths", test_widths);
#undef ADD
  return g_test_run ();
}
