/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "hk-past-fixture.h"
#include "ui/app/hk-opening-mark.h"
#include "ui/app/hk-remembered-names.h"
#include "ui/library/hk-past-games-page.h"
#include "ui/library/hk-session-row.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/new-game/hk-setup-habits.h"
#include "ui/stats/hk-group-dialog.h"
#include "ui/stats/hk-person-dialog.h"
#include "ui/stats/hk-stats-page.h"
#include "ui/stats/hk-year-page.h"

/* The statistics, who is who in them, and the past games that were won. */

typedef struct
{
  HkApplication *application;
  HkWindow      *window;
} Fixture;

static void
set_up (Fixture       *fixture,
        gconstpointer  data)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, data == NULL ? 360 : GPOINTER_TO_INT (data), 700);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static AdwNavigationPage *
open_past_games (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.past-games", NULL);
  g_assert_true (HK_IS_PAST_GAMES_PAGE (hk_fixture_get_page (fixture->window)));
  return hk_fixture_get_page (fixture->window);
}

static gpointer
get_child (AdwNavigationPage *page,
           const char        *name)
{
  return gtk_widget_get_template_child (GTK_WIDGET (page), G_OBJECT_TYPE (page), name);
}

static gboolean
has_been_read (gpointer page)
{
  return g_strcmp0 (gtk_stack_get_visible_child_name (get_child (page, "stack")), "wait") != 0;
}

static AdwNavigationPage *
open_statistics (Fixture *fixture)
{
  AdwNavigationPage *page = open_past_games (fixture);

  gtk_widget_activate_action (GTK_WIDGET (page), "past-games.statistics", NULL);
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_STATS_PAGE (page));
  g_assert_true (hk_fixture_wait (has_been_read, page));
  return page;
}

static void
assert_shows (AdwNavigationPage *page,
              const char        *child)
{
  g_assert_cmpstr (gtk_stack_get_visible_child_name (get_child (page, "stack")), ==, child);
}

static void
assert_number (AdwNavigationPage *page,
               const char        *label,
               const char        *text)
{
  g_assert_cmpstr (gtk_label_get_text (get_child (page, label)), ==, text);
}

/* Chooses what a list of choices says. */
static void
choose (GtkDropDown *choice,
        const char  *text)
{
  GListModel *model = gtk_drop_down_get_model (choice);

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    if (g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (model), i), text))
      {
        gtk_drop_down_set_selected (choice, i);
        return;
      }
  g_error ("There is no choice “%s”", text);
}

static const char *
get_subtitle (AdwNavigationPage *page,
              const char        *list,
              const char        *title)
{
  for (int i = 0;; i++)
    {
      GtkListBoxRow *row = gtk_list_box_get_row_at_index (get_child (page, list), i);

      if (row == NULL)
        return NULL;
      if (g_str_equal (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), title))
        return ADW_IS_EXPANDER_ROW (row) ? adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)) : adw_action_row_get_subtitle (ADW_ACTION_ROW (row));
    }
}

static void
test_empty (Fixture       *fixture,
            gconstpointer  data)
{
  AdwNavigationPage *page = open_statistics (fixture);

  assert_shows (page, "none");
  g_assert_false (gtk_widget_get_visible (get_child (page, "filters")));
}

static void
test_figures (Fixture       *fixture,
              gconstpointer  data)
{
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  assert_shows (page, "figures");
  assert_number (page, "n_games", "7");
  assert_number (page, "hours", "1.6 h");
  assert_number (page, "days", "7");
  assert_number (page, "percent", "67 %");
  g_assert_cmpstr (get_subtitle (page, "facts", "Won Together"), ==, "2 of 3 (67 %)");
  g_assert_cmpstr (get_subtitle (page, "facts", "Together in a Row"), ==, "2 games won in a row · at most 2 won and 1 lost in a row");
  g_assert_cmpstr (get_subtitle (page, "facts", "Going On"), ==, "1 game is not over yet");
  g_assert_cmpstr (get_subtitle (page, "games", "Zombiez"), ==, "4 games · 48 min");
  g_assert_cmpstr (get_subtitle (page, "players", "Ann"), ==, "7 games · won: 4 of 7 (57 %) · 1 h 24 min");

  choose (get_child (page, "year"), "2026");
  assert_number (page, "n_games", "3");
  g_assert_false (gtk_widget_get_visible (get_child (page, "together")));
  g_assert_nonnull (get_subtitle (page, "facts", "The Year Before, 2025"));
  g_assert_nonnull (gtk_list_box_get_row_at_index (get_child (page, "times"), 11));
  choose (get_child (page, "player"), "Dee");
  assert_number (page, "n_games", "1");
  choose (get_child (page, "game"), "Card-Z");
  assert_shows (page, "no-match");
  hk_fixture_click (GTK_WIDGET (page), "Show All");
  assert_number (page, "n_games", "7");
}

static HkPersonDialog *
open_person (Fixture           *fixture,
             AdwNavigationPage *page,
             const char        *name)
{
  gtk_widget_activate_action (GTK_WIDGET (page), "statistics.person", "s", name);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  return HK_PERSON_DIALOG (hk_fixture_get_dialog (fixture->window));
}

static void
rename_to (HkPersonDialog *dialog,
           const char     *name)
{
  AdwEntryRow *row = ADW_ENTRY_ROW (gtk_widget_get_template_child (GTK_WIDGET (dialog), HK_TYPE_PERSON_DIALOG, "name"));

  gtk_editable_set_text (GTK_EDITABLE (row), name);
  g_signal_emit_by_name (row, "apply");
}

static gboolean
says_two (gpointer dialog)
{
  return hk_fixture_says (dialog, "Anna and bo both played “Friday night”, so they are two people.");
}

static void
test_people (Fixture       *fixture,
             gconstpointer  data)
{
  AdwNavigationPage *page;
  HkPersonDialog *dialog;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  choose (get_child (page, "player"), "Ann");
  rename_to (open_person (fixture, page, "Ann"), "Anna");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (get_subtitle (page, "players", "Anna"), ==, "7 games · won: 4 of 7 (57 %) · 1 h 24 min");
  g_assert_null (get_subtitle (page, "players", "Ann"));
  assert_number (page, "n_games", "7");

  /* Two who sat at one table are two: it is said in the dialog, and nothing changes. */
  choose (get_child (page, "player"), "All Players");
  dialog = open_person (fixture, page, "Anna");
  rename_to (dialog, "bo");
  g_assert_true (hk_fixture_wait (says_two, dialog));
  g_assert_nonnull (get_subtitle (page, "players", "Bo"));
  adw_dialog_force_close (ADW_DIALOG (dialog));
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));

  rename_to (open_person (fixture, page, "Dee"), "Bo");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_null (get_subtitle (page, "players", "Dee"));
  g_assert_cmpstr (get_subtitle (page, "players", "Bo"), ==, "6 games · won: 4 of 6 (67 %) · 1 h 24 min");
}

static void
test_undo (Fixture       *fixture,
           gconstpointer  data)
{
  AdwNavigationPage *page;
  HkPersonDialog *dialog;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  rename_to (open_person (fixture, page, "Dee"), "Bo");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  hk_fixture_click (GTK_WIDGET (page), "_Undo");
  g_assert_nonnull (get_subtitle (page, "players", "Dee"));
  g_assert_cmpstr (get_subtitle (page, "players", "Bo"), ==, "5 games · won: 3 of 5 (60 %) · 1 h 12 min");

  /* A name is taken out again. */
  rename_to (open_person (fixture, page, "Dee"), "Bo");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  dialog = open_person (fixture, page, "Bo");
  gtk_widget_activate_action (GTK_WIDGET (dialog), "person.separate", "s", "Dee");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_nonnull (get_subtitle (page, "players", "Dee"));
}

static gboolean
has_row (gpointer data)
{
  return hk_fixture_find (data, HK_TYPE_SESSION_ROW, g_object_get_data (data, "wanted")) != NULL;
}

static gboolean
has_no_row (gpointer data)
{
  return !has_row (data);
}

static void
assert_row (AdwNavigationPage *page,
            const char        *title,
            gboolean           there)
{
  g_object_set_data (G_OBJECT (page), "wanted", (gpointer) title);
  g_assert_true (hk_fixture_wait (there ? has_row : has_no_row, page));
}

/* Won and lost: by all who play together, or by the player that is chosen, whatever name they had. */
static void
test_won (Fixture       *fixture,
          gconstpointer  data)
{
  g_autofree char *path = NULL;
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  g_assert_true (hk_people_rename (hk_application_get_people (fixture->application), "Dee", "Cy", NULL));
  page = open_past_games (fixture);
  assert_row (page, "Friday night", TRUE);
  choose (get_child (page, "state"), "Games Won");
  assert_row (page, "Friday night", FALSE);
  assert_row (page, "Saturday night", TRUE);
  assert_row (page, "Rain", FALSE);
  path = g_build_filename (hk_session_store_get_directory (hk_application_get_sessions (fixture->application)), "past-2.hordekeeper", NULL);
  gtk_widget_activate_action (GTK_WIDGET (page), "session.delete", "s", path);
  assert_row (page, "All Saints", FALSE);
  assert_row (page, "Saturday night", TRUE);
  choose (get_child (page, "state"), "Games Lost");
  assert_row (page, "Friday night", TRUE);
  assert_row (page, "May", FALSE);
  choose (get_child (page, "player"), "Cy");
  assert_row (page, "Friday night", FALSE);
  choose (get_child (page, "state"), "Games Won");
  assert_row (page, "Snow", TRUE);
  assert_row (page, "Spring", TRUE);
  assert_row (page, "Saturday night", TRUE);
  assert_row (page, "Rain", FALSE);
  gtk_widget_activate_action (GTK_WIDGET (page), "past-games.statistics", NULL);
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (hk_fixture_wait (has_been_read, page));
  assert_number (page, "n_games", "3");
}

/* A game that ended the app is passed over until somebody has opened it. */
static void
test_ended_the_app (Fixture       *fixture,
                    gconstpointer  data)
{
  HkSessionStore *store = hk_application_get_sessions (fixture->application);
  g_autofree char *path = g_build_filename (hk_session_store_get_directory (store), "past-3.hordekeeper", NULL);
  g_autofree char *other = g_build_filename (hk_session_store_get_directory (store), "past-1.hordekeeper", NULL);
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  hk_fixture_mark_ended (path);
  page = open_statistics (fixture);
  assert_number (page, "n_games", "6");
  g_assert_true (hk_fixture_says (GTK_WIDGET (page), "1 game cannot be read"));
  g_assert_true (hk_opening_mark_has_ended (path));
  g_assert_false (hk_opening_mark_has_ended (other));

  hk_opening_mark_clear (path);
  gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  hk_fixture_settle ();
  page = open_statistics (fixture);
  assert_number (page, "n_games", "7");
}

/* The figures of a group, by its own choice, and its row. */
static void
test_group (Fixture       *fixture,
            gconstpointer  data)
{
  static const char * const group[] = { "Bo", "Ann", NULL };
  HkPeople *people = hk_application_get_people (fixture->application);
  AdwNavigationPage *page;

  hk_fixture_fill_past (fixture->application);
  g_assert_true (hk_people_name_group (people, group, "The Two", NULL));
  page = open_statistics (fixture);
  g_assert_cmpstr (get_subtitle (page, "groups", "The Two"), ==,
                   "4 games · won together: 1 of 2 (50 %) · 48 min · 1 game won in a row");
  choose (get_child (page, "group"), "The Two");
  assert_number (page, "n_games", "4");
  g_assert_null (get_subtitle (page, "players", "Cy"));
  g_signal_emit_by_name (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "2026 in Review"), "clicked");
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_YEAR_PAGE (page));
}

/* A year as a text and as a picture. */
static void
test_year (Fixture       *fixture,
           gconstpointer  data)
{
  AdwNavigationPage *page;
  g_autoptr (GBytes) text = NULL;
  g_autoptr (GBytes) picture = NULL;
  g_autofree char *words = NULL;

  hk_fixture_fill_past (fixture->application);
  page = open_statistics (fixture);
  choose (get_child (page, "year"), "2026");
  gtk_widget_activate_action (GTK_WIDGET (page), "statistics.review", NULL);
  page = hk_fixture_get_page (fixture->window);
  hk_fixture_settle ();
  text = hk_year_page_make_file (HK_YEAR_PAGE (page), "txt");
  words = g_strndup (g_bytes_get_data (text, NULL), g_bytes_get_size (text));
  g_assert_cmpstr (words, ==,
                   "Our Year of Zombies, 2026\n\n"
                   "Played: 3 games\n"
                   "At the Table: 48 min · on 4 days\n"
                   "Most Played: Zombiez · 3 games\n"
                   "Best Score: 50 points · Zombiez · Dee\n"
                   "Won Most: Ann, Bo, Cy, Dee · 1 game\n"
                   "Longest Game: 12 min · Snow\n"
                   "New at the Table: Dee\n");
  picture = hk_year_page_make_file (HK_YEAR_PAGE (page), "png");
  g_assert_cmpmem (g_bytes_get_data (picture, NULL), 4, "\x89PNG", 4);
  g_assert_true (hk_fixture_says (GTK_WIDGET (page), "Zombiez · Dee"));
}

static AdwNavigationPage *
open_people (Fixture *fixture)
{
  AdwNavigationPage *page;

  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "people.show", NULL);
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (hk_fixture_wait (has_been_read, page));
  return page;
}

/* A square of one colour, far larger than what is kept. */
static GBytes *
make_picture (void)
{
  const gsize width = 900, height = 600;
  g_autoptr (GBytes) pixels = g_bytes_new_take (g_malloc0 (width * height * 4), width * height * 4);
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new ((int) width, (int) height, GDK_MEMORY_R8G8B8A8, pixels, width * 4);

  return gdk_texture_save_to_png_bytes (texture);
}

/* A person gets a colour and a picture, which is cut and made small, and keeps both under another name. */
static void
test_look (Fixture       *fixture,
           gconstpointer  data)
{
  HkPeople *people = hk_application_get_people (fixture->application);
  g_autoptr (GBytes) picture = make_picture ();
  g_autoptr (GBytes) nonsense = g_bytes_new_static ("nonsense", 8);
  g_autoptr (GdkTexture) kept = NULL;
  g_autofree char *path = NULL;
  AdwNavigationPage *page;
  HkPersonDialog *dialog;

  hk_fixture_fill_past (fixture->application);
  page = open_people (fixture);
  assert_shows (page, "people");
  gtk_widget_activate_action (GTK_WIDGET (page), "people.person", "s", "Cy");
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = HK_PERSON_DIALOG (hk_fixture_get_dialog (fixture->window));
  g_assert_true (hk_person_dialog_take_picture (dialog, picture));
  g_assert_false (hk_person_dialog_take_picture (dialog, nonsense));
  adw_combo_row_set_selected (ADW_COMBO_ROW (gtk_widget_get_template_child (GTK_WIDGET (dialog), HK_TYPE_PERSON_DIALOG, "colour")), 7);
  g_assert_cmpstr (hk_people_get_colour (people, "Cy"), ==, "teal");
  g_assert_true (hk_people_rename (people, "Cy", "Cyril", NULL));
  path = hk_people_dup_picture (people, "Cyril");
  kept = gdk_texture_new_from_filename (path, NULL);
  g_assert_cmpint (gdk_texture_get_width (kept), ==, 256);
  g_assert_cmpint (gdk_texture_get_height (kept), ==, 256);
  g_assert_nonnull (get_subtitle (page, "people_list", "Cyril"));
  g_assert_null (get_subtitle (page, "people_list", "Cy"));
}

static gboolean
offers_undo (gpointer page)
{
  return hk_fixture_find (page, GTK_TYPE_BUTTON, "_Undo") != NULL;
}

/* A group gets a name, plays by house rules of its own, and is forgotten with the way back. */
static void
test_groups (Fixture       *fixture,
             gconstpointer  data)
{
  static const char * const group[] = { "Ann", "Bo", NULL };
  static const char * const turned[] = { "bo", "Ann", NULL };
  static const char * const none[] = { NULL };
  GSettings *settings = hk_application_get_settings (fixture->application);
  HkPeople *people = hk_application_get_people (fixture->application);
  const HkGameSpec *game = hk_games_lookup ("dark-age-z", NULL);
  const char * const rules[] = { game->house_rules[0].id, NULL };
  g_auto (GStrv) kept = NULL;
  g_auto (GStrv) gone = NULL;
  AdwNavigationPage *page;
  GtkWidget *dialog;

  hk_fixture_fill_past (fixture->application);
  hk_remember_group (settings, group);
  hk_setup_remember_house (settings, game, group, rules);
  page = open_people (fixture);
  gtk_widget_activate_action (GTK_WIDGET (page), "people.group", "u", 0);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  dialog = hk_fixture_get_dialog (fixture->window);
  g_assert_true (hk_fixture_says (dialog, "1 house rule"));
  gtk_editable_set_text (GTK_EDITABLE (gtk_widget_get_template_child (dialog, HK_TYPE_GROUP_DIALOG, "name")), "Fridays");
  g_signal_emit_by_name (gtk_widget_get_template_child (dialog, HK_TYPE_GROUP_DIALOG, "name"), "apply");
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpstr (hk_people_get_group_name (people, turned), ==, "Fridays");
  g_assert_nonnull (get_subtitle (page, "groups", "Fridays"));

  /* Under another name and in other seats they play by the same rules. */
  g_assert_true (hk_people_rename (people, "Ann", "Hannah", NULL));
  kept = hk_setup_list_house (settings, game, (const char *[]) { "Bo", "Hannah", NULL });
  g_assert_cmpuint (g_strv_length (kept), ==, 1);

  gtk_widget_activate_action (GTK_WIDGET (page), "people.group", "u", 0);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  gtk_widget_activate_action (hk_fixture_get_dialog (fixture->window), "group.forget", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_null (get_subtitle (page, "groups", "Fridays"));
  gone = hk_setup_list_house (settings, game, group);
  g_assert_cmpuint (g_strv_length (gone), ==, 0);
  g_assert_true (hk_fixture_wait (offers_undo, page));
  g_signal_emit_by_name (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "_Undo"), "clicked");
  g_assert_nonnull (get_subtitle (page, "groups", "Fridays"));
  hk_setup_remember_house (settings, game, group, none);
  g_settings_reset (settings, "last-groups");
}

/* Whoever has a colour of their own sits down with it, under whatever name they are remembered. */
static void
test_own_colour (Fixture       *fixture,
                 gconstpointer  data)
{
  static const char * const group[] = { "Ann", "Bo", "Cy", NULL };
  HkPeople *people = hk_application_get_people (fixture->application);
  GSettings *settings = hk_application_get_settings (fixture->application);
  g_autoptr (JsonObject) setup = NULL;
  JsonArray *players;

  g_assert_true (hk_people_set_colour (people, "Cy", "red", NULL));
  g_assert_true (hk_people_rename (people, "Cy", "Cyril", NULL));
  hk_remember_group (settings, group);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "zombiez");
  setup = hk_new_game_page_get_setup (HK_NEW_GAME_PAGE (hk_fixture_get_page (fixture->window)), NULL);
  players = json_object_get_array_member (setup, "players");
  g_assert_cmpuint (json_array_get_length (players), ==, 3);
  for (guint i = 0; i < 3; i++)
    {
      JsonObject *player = json_array_get_object_element (players, i);

      g_assert_true (g_str_equal (json_object_get_string_member (player, "name"), "Cyril") == (i == 2));
      g_assert_true (g_str_equal (json_object_get_string_member (player, "colour"), "red") == (i == 2));
    }
  g_settings_reset (settings, "last-groups");
}

int
main (int    argc,
      char **argv)
{
  static const int widths[] = { 1200, 1920 };

  setlocale (LC_ALL, "");
  g_setenv ("TZ", "UTC", TRUE);
  g_test_init (&argc, &argv, NULL);
#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)
  ADD ("/stats-page/empty", test_empty);
  ADD ("/stats-page/figures", test_figures);
  ADD ("/stats-page/people", test_people);
  ADD ("/stats-page/undo", test_undo);
  ADD ("/stats-page/won", test_won);
  ADD ("/stats-page/ended-the-app", test_ended_the_app);
  ADD ("/stats-page/group", test_group);
  ADD ("/stats-page/year", test_year);
  ADD ("/stats-page/look", test_look);
  ADD ("/stats-page/groups", test_groups);
  ADD ("/stats-page/own-colour", test_own_colour);
#undef ADD
  for (gsize i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *figures = g_strdup_printf ("/stats-page/%d/figures", widths[i]);
      g_autofree char *group = g_strdup_printf ("/stats-page/%d/group", widths[i]);
      g_autofree char *year = g_strdup_printf ("/stats-page/%d/year", widths[i]);
      g_autofree char *won = g_strdup_printf ("/stats-page/%d/won", widths[i]);
      g_autofree char *groups = g_strdup_printf ("/stats-page/%d/groups", widths[i]);

      g_test_add (figures, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_figures, tear_down);
      g_test_add (group, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_group, tear_down);
      g_test_add (year, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_year, tear_down);
      g_test_add (won, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_won, tear_down);
      g_test_add (groups, Fixture, GINT_TO_POINTER (widths[i]), set_up, test_groups, tear_down);
    }
  return g_test_run ();
}
