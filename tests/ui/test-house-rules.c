/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/new-game/hk-house-rules.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/new-game/hk-setup-options.h"

/* The house rules of a group: a new game of the same players begins with those of their last one. */

#define WITHOUT "Play Without These House Rules"

static const char * const group[] = { "Ann", "Bo", NULL };
static const char * const seated_otherwise[] = { "Bo", "Ann", NULL };
static const char * const others[] = { "Cy", "Di", NULL };

static void
set_up (HkFixture     *fixture,
        gconstpointer  width)
{
  fixture->application = hk_fixture_begin ();
  g_settings_reset (hk_application_get_settings (fixture->application), "last-house");
  fixture->window = hk_fixture_make_window (fixture->application, GPOINTER_TO_INT (width), 800);
}

static HkNewGamePage *
open_new_game (HkFixture          *fixture,
               const char * const *names)
{
  HkNewGamePage *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "zombiez");
  page = HK_NEW_GAME_PAGE (hk_fixture_get_page (fixture->window));
  hk_new_game_page_set_names (page, names);
  hk_fixture_settle ();
  return page;
}

static HkHouseRules *
get_rules (HkNewGamePage *page)
{
  return hk_setup_options_get_house_rules (HK_SETUP_OPTIONS (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SETUP_OPTIONS, NULL)));
}

static gboolean
offers_without (HkNewGamePage *page)
{
  GtkWidget *label = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, WITHOUT);

  return label != NULL && gtk_widget_get_mapped (label);
}

static gboolean
is_left (gpointer window)
{
  return hk_window_get_session (window) == NULL;
}

static void
leave (HkFixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (is_left, fixture->window));
  hk_fixture_settle ();
}

/* (transfer full): the house rules of the table that is begun. */
static GStrv
start (HkFixture     *fixture,
       HkNewGamePage *page)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  g_assert_nonnull (hk_window_get_session (fixture->window));
  return hk_table_list_house_rules (hk_session_get_table (hk_window_get_session (fixture->window)));
}

/* Another order of the seats is the same group. */
static void
test_again (HkFixture     *fixture,
            gconstpointer  data)
{
  HkNewGamePage *page = open_new_game (fixture, group);
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;

  g_assert_cmpuint (hk_house_rules_count (get_rules (page)), ==, 0);
  g_assert_false (offers_without (page));
  hk_house_rules_switch (get_rules (page), GTK_WIDGET (page), "value-once", TRUE);
  hk_house_rules_switch (get_rules (page), GTK_WIDGET (page), "no-piles", TRUE);
  /* What was chosen stays whoever plays. */
  hk_new_game_page_set_names (page, others);
  hk_new_game_page_set_names (page, group);
  g_assert_cmpuint (hk_house_rules_count (get_rules (page)), ==, 2);
  first = start (fixture, page);
  leave (fixture);

  page = open_new_game (fixture, seated_otherwise);
  g_assert_true (hk_house_rules_is_on (get_rules (page), "value-once"));
  g_assert_cmpuint (hk_house_rules_count (get_rules (page)), ==, 2);
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "2 on"));
  g_assert_true (offers_without (page));
  g_assert_true (hk_fixture_says (GTK_WIDGET (page), "As in the last game of this group"));
  /* They are called as the group is. */
  g_assert_true (hk_people_name_group (hk_application_get_people (fixture->application), group, "Fridays", NULL));
  hk_new_game_page_set_names (page, seated_otherwise);
  g_assert_true (hk_fixture_says (GTK_WIDGET (page), "The house rules of Fridays"));
  g_assert_true (hk_people_name_group (hk_application_get_people (fixture->application), group, NULL, NULL));
  hk_new_game_page_set_names (page, others);
  g_assert_cmpuint (hk_house_rules_count (get_rules (page)), ==, 0);
  g_assert_false (offers_without (page));
  hk_new_game_page_set_names (page, seated_otherwise);
  second = start (fixture, page);
  g_assert_cmpstrv (first, second);
  leave (fixture);
}

static void
test_without (HkFixture     *fixture,
              gconstpointer  data)
{
  HkNewGamePage *page = open_new_game (fixture, group);
  GtkWidget *row;
  g_auto (GStrv) first = NULL;
  g_auto (GStrv) second = NULL;

  hk_house_rules_switch (get_rules (page), GTK_WIDGET (page), "value-once", TRUE);
  first = start (fixture, page);
  leave (fixture);

  page = open_new_game (fixture, group);
  row = gtk_widget_get_ancestor (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, WITHOUT), ADW_TYPE_BUTTON_ROW);
  g_signal_emit_by_name (row, "activated");
  g_assert_false (offers_without (page));
  second = start (fixture, page);
  g_assert_cmpuint (g_strv_length (first), ==, 1);
  g_assert_cmpuint (g_strv_length (second), ==, 0);
  leave (fixture);
}

/* What a group changes in the midst of a game holds for its next one. */
static void
test_at_table (HkFixture     *fixture,
               gconstpointer  data)
{
  HkNewGamePage *page = open_new_game (fixture, group);
  g_autoptr (HkHouseRules) rules = NULL;
  g_auto (GStrv) none = start (fixture, page);

  g_assert_cmpuint (g_strv_length (none), ==, 0);
  rules = hk_house_rules_new_for_session (hk_window_get_session (fixture->window));
  hk_house_rules_switch (rules, GTK_WIDGET (hk_fixture_get_page (fixture->window)), "no-piles", TRUE);
  g_clear_object (&rules);
  leave (fixture);
  page = open_new_game (fixture, seated_otherwise);
  g_assert_true (hk_house_rules_is_on (get_rules (page), "no-piles"));
}

int
main (int    argc,
      char **argv)
{
  static const HkFixtureTest tests[] = {
    { "/house-rules/again/narrow", 360, test_again },
    { "/house-rules/again", 1200, test_again },
    { "/house-rules/again/wide", 1920, test_again },
    { "/house-rules/without/narrow", 360, test_without },
    { "/house-rules/without", 1200, test_without },
    { "/house-rules/at-table", 1200, test_at_table },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), set_up, hk_fixture_close);
  return g_test_run ();
}
