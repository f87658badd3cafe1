/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/display/hk-style.h"

/* What is not read and not made until somebody sees it, so that the first page is there soon. Both tests need a process in which
 * nothing has been shown yet, and go on one after the other. */

static void
assert_no_class (const char *name)
{
  const GType type = g_type_from_name (name);

  if (type != 0 && g_type_class_peek (type) != NULL)
    g_error ("%s has been made ready.", name);
}

static gboolean
has_a_menu (GtkWidget *widget)
{
  if (GTK_IS_MENU_BUTTON (widget) && gtk_menu_button_get_popover (GTK_MENU_BUTTON (widget)) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_a_menu (child))
      return TRUE;
  return FALSE;
}

/* GTK is started without a theme, which libadwaita must not take for one that a person has chosen. */
static void
assert_styled_by_libadwaita (void)
{
  g_autofree char *theme = NULL;

  g_assert_null (g_getenv ("GTK_THEME"));
  g_object_get (gtk_settings_get_default (), "gtk-theme-name", &theme, NULL);
  g_assert_cmpstr (theme, ==, "Adwaita-empty");
}

static gboolean
has_a_first_round (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "win.learn") == 0)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (has_a_first_round (child))
      return TRUE;
  return FALSE;
}

/* How many games are in sight with all that their cards say. */
static guint
count_games_in_sight (GtkWidget *widget,
                      GtkWidget *window)
{
  graphene_rect_t bounds;
  guint n = 0;

  if (g_str_equal (G_OBJECT_TYPE_NAME (widget), "HkGameCard"))
    return gtk_widget_compute_bounds (widget, window, &bounds)
           && bounds.origin.y + bounds.size.height <= (float) gtk_widget_get_height (window);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_games_in_sight (child, window);
  return n;
}

static void
test_first_page (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *unseen = hk_window_new (application);
  HkWindow *window;

  g_assert_false (has_a_first_round (GTK_WIDGET (unseen)));
  gtk_window_destroy (GTK_WINDOW (unseen));
  window = hk_fixture_make_window (application, 1000, 750);
  g_assert_true (has_a_first_round (GTK_WIDGET (window)));
  g_assert_cmpuint (count_games_in_sight (GTK_WIDGET (window), GTK_WIDGET (window)), ==, 5);
  assert_styled_by_libadwaita ();
  g_assert_false (hk_style_has (HK_STYLE_GAMES));
  g_assert_false (has_a_menu (GTK_WIDGET (window)));
  assert_no_class ("HkView");
  assert_no_class ("HkDialogView");
  assert_no_class ("HkNewGamePage");
  assert_no_class ("HkRulebook");
  assert_no_class ("HkPastGames");
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

/* With a table comes what it needs, and nothing of other games. */
static void
test_table (void)
{
  static const char * const names[] = { "Ann", "Bo", NULL };
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_fixture_make_window (application, 1000, 700);
  g_autoptr (HkSession) session = hk_fixture_make_session (application, "An evening", names);

  hk_window_take_session (window, session);
  hk_fixture_settle ();
  g_assert_true (hk_style_has (HK_STYLE_GAMES));
  g_assert_true (hk_style_has_game (hk_table_get_game (hk_session_get_table (session))->id));
  g_assert_false (hk_style_has_game ("card-z"));
  hk_fixture_close_window (window);
  hk_fixture_end (application);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/start/first-page", test_first_page);
  g_test_add_func ("/start/table", test_table);
  return g_test_run ();
}
