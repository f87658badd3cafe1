/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <locale.h>

#include "core/content/hk-content.h"
#include "core/record/hk-error.h"
#include "hk-ui-fixture.h"
#include "ui/app/hk-session-dialogs.h"
#include "ui/app/hk-game-card.h"
#include "ui/app/hk-preferences-dialog.h"
#include "ui/app/hk-remembered-names.h"
#include "ui/library/hk-session-row.h"
#include "ui/app/hk-shortcuts-dialog.h"
#include "ui/app/hk-welcome-page.h"
#include "ui/new-game/hk-choice-row.h"
#include "ui/new-game/hk-house-rules-dialog.h"
#include "ui/new-game/hk-new-game-page.h"
#include "ui/new-game/hk-player-mark.h"
#include "ui/new-game/hk-player-row.h"
#include "ui/new-game/hk-setup-options.h"
#include "ui/new-game/hk-setup-values.h"
#include "ui/rules/hk-rule-page.h"
#include "ui/rules/hk-rule-row.h"
#include "ui/rules/hk-rules-dialog.h"
#include "ui/rules/hk-rules-page.h"

static const char * const group[] = { "Ann", "Bo", "Cy", NULL };

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
  fixture->window = hk_fixture_make_window (fixture->application, 1000, 700);
}

static void
tear_down (Fixture       *fixture,
           gconstpointer  data)
{
  if (fixture->window != NULL)
    hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

static HkNewGamePage *
open_new_game (Fixture *fixture)
{
  AdwNavigationPage *page;

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "dark-age-z");
  page = hk_fixture_get_page (fixture->window);
  g_assert_true (HK_IS_NEW_GAME_PAGE (page));
  return HK_NEW_GAME_PAGE (page);
}

static gboolean
has_no_session (gpointer window)
{
  return hk_window_get_session (window) == NULL;
}

static void
leave_table (Fixture *fixture)
{
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "navigation.pop", NULL);
  g_assert_true (hk_fixture_wait (has_no_session, fixture->window));
  hk_fixture_settle ();
}

static guint
count_sessions (Fixture *fixture)
{
  return g_list_model_get_n_items (G_LIST_MODEL (hk_application_get_sessions (fixture->application)));
}

static void
assert_names (HkNewGamePage *page,
              const char    *expected)
{
  g_auto (GStrv) names = hk_new_game_page_get_names (page);
  g_autofree char *joined = g_strjoinv (" ", names);

  g_assert_cmpstr (joined, ==, expected);
}

/* A template that does not fit its class warns, and a warning is fatal here. */
static void
test_templates (void)
{
  GType (*const types[]) (void) = {
    hk_choice_row_get_type,
    hk_game_card_get_type,
    hk_house_rules_dialog_get_type,
    hk_new_game_page_get_type,
    hk_player_mark_get_type,
    hk_player_row_get_type,
    hk_preferences_dialog_get_type,
    hk_rule_page_get_type,
    hk_rule_row_get_type,
    hk_rules_dialog_get_type,
    hk_rules_page_get_type,
    hk_session_row_get_type,
    hk_setup_options_get_type,
    hk_setup_values_get_type,
    hk_shortcuts_dialog_get_type,
    hk_welcome_page_get_type,
  };
  HkApplication *application = hk_fixture_begin ();

  for (gsize i = 0; i < G_N_ELEMENTS (types); i++)
    {
      GObject *object = g_object_ref_sink (g_object_new (types[i](), NULL));

      g_test_message ("%s", G_OBJECT_TYPE_NAME (object));
      g_assert_finalize_object (object);
    }
  hk_fixture_end (application);
}

static void
test_new_game (Fixture       *fixture,
               gconstpointer  data)
{
  HkNewGamePage *page = open_new_game (fixture);
  GSettings *settings = hk_application_get_settings (fixture->application);
  g_auto (GStrv) remembered = NULL;
  g_autoptr (HkSession) reopened = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *path = NULL;
  g_autofree char *title = NULL;
  JsonArray *players;
  HkSession *session;

  hk_new_game_page_set_names (page, group);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  session = hk_window_get_session (fixture->window);
  g_assert_nonnull (session);
  players = json_object_get_array_member (hk_session_get_setup (session), "players");
  g_assert_cmpuint (json_array_get_length (players), ==, 3);
  g_assert_cmpstr (json_object_get_string_member (json_array_get_object_element (players, 2), "name"), ==, "Cy");
  g_assert_true (g_file_test (hk_session_get_path (session), G_FILE_TEST_EXISTS));
  remembered = g_settings_get_strv (settings, "player-names");
  g_assert_true (g_strv_equal ((const char * const *) remembered, group));

  path = g_strdup (hk_session_get_path (session));
  title = g_strdup (hk_session_get_title (session));
  leave_table (fixture);
  reopened = hk_session_open (path, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (hk_session_get_title (reopened), ==, title);
}

static void
test_seats (Fixture       *fixture,
            gconstpointer  data)
{
  HkNewGamePage *page = open_new_game (fixture);
  GtkWidget *row;

  hk_new_game_page_set_names (page, group);
  assert_names (page, "Ann Bo Cy");
  row = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_PLAYER_ROW, "Player 1");
  gtk_widget_activate_action (row, "player.down", NULL);
  assert_names (page, "Bo Ann Cy");
  gtk_widget_activate_action (row, "player.down", NULL);
  gtk_widget_activate_action (row, "player.down", NULL);
  assert_names (page, "Bo Cy Ann");
  gtk_widget_activate_action (row, "player.up", NULL);
  assert_names (page, "Bo Ann Cy");
  gtk_widget_activate_action (row, "player.remove", NULL);
  assert_names (page, "Bo Cy");
  gtk_widget_activate_action (hk_fixture_find (GTK_WIDGET (page), HK_TYPE_PLAYER_ROW, "Player 1"), "player.remove", NULL);
  assert_names (page, "Bo Cy");
  for (guint i = 0; i < 9; i++)
    gtk_widget_activate_action (GTK_WIDGET (page), "setup.add-player", NULL);
  assert_names (page, "Bo Cy Player 3 Player 4 Player 5");
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.add-name", "s", "Dee");
  assert_names (page, "Bo Cy Dee Player 4 Player 5");
}

static void
test_same_name (Fixture       *fixture,
                gconstpointer  data)
{
  static const char * const twins[] = { "Ann", "Ann", NULL };
  HkNewGamePage *page = open_new_game (fixture);
  g_autoptr (JsonObject) setup = NULL;
  g_autoptr (GError) error = NULL;

  hk_new_game_page_set_names (page, twins);
  setup = hk_new_game_page_get_setup (page, &error);
  g_assert_null (setup);
  g_assert_error (error, HK_ERROR, HK_ERROR_PARAMETER);
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
  g_assert_null (hk_window_get_session (fixture->window));
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, error->message));
  g_assert_cmpuint (count_sessions (fixture), ==, 0);
}

/* Each way of playing that the page offers must be one that the game takes. */
static void
test_options (Fixture       *fixture,
              gconstpointer  data)
{
  static const char * const setups[] = {
    "{'mode':'competitive','components':'stand-in','cards-by':'app'}",
    "{'mode':'competitive','components':'none','cards-by':'hand'}",
    "{'mode':'cooperative','difficulty':'hard','components':'stand-in','cards-by':'app','missions':'none'}",
  };
  HkNewGamePage *page = open_new_game (fixture);

  hk_new_game_page_set_names (page, group);
  for (gsize i = 0; i < G_N_ELEMENTS (setups); i++)
    {
      g_autofree char *text = g_strdelimit (g_strdup (setups[i]), "'", '"');
      g_autoptr (JsonNode) node = json_from_string (text, NULL);
      g_autoptr (JsonObject) wanted = json_object_ref (json_node_get_object (node));
      g_autoptr (JsonArray) players = json_array_new ();
      g_autoptr (JsonObject) setup = NULL;
      g_autoptr (HkSession) session = NULL;
      g_autoptr (GError) error = NULL;
      GtkWidget *options = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SETUP_OPTIONS, NULL);
      GtkWidget *values = hk_fixture_find (GTK_WIDGET (page), HK_TYPE_SETUP_VALUES, NULL);

      hk_setup_options_fill (HK_SETUP_OPTIONS (options), wanted);
      hk_setup_values_fill (HK_SETUP_VALUES (values), wanted);
      setup = hk_new_game_page_get_setup (page, &error);
      g_assert_no_error (error);
      g_assert_cmpstr (json_object_get_string_member (setup, "mode"), ==, json_object_get_string_member (wanted, "mode"));
      g_assert_cmpint (json_object_has_member (setup, "difficulty"), ==, json_object_has_member (wanted, "difficulty"));
      session = hk_session_new (hk_games_lookup ("dark-age-z", NULL), setup, "Try", 1, NULL, &error);
      g_assert_no_error (error);
    }
}

static GtkWidget *
find_banner (Fixture *fixture)
{
  return hk_fixture_find (GTK_WIDGET (hk_fixture_get_page (fixture->window)), ADW_TYPE_BANNER, NULL);
}

/* That the values are invented is said once, at the top of the table, until it is hidden. */
static void
test_invented (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (HkSession) first = hk_fixture_make_session (fixture->application, "Monday", group);
  g_autofree char *path = g_strdup (hk_session_get_path (first));

  hk_window_take_session (fixture->window, first);
  g_clear_object (&first);
  g_assert_true (adw_banner_get_revealed (ADW_BANNER (find_banner (fixture))));
  g_signal_emit_by_name (find_banner (fixture), "button-clicked");
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (find_banner (fixture))));
  leave_table (fixture);
  g_assert_true (hk_window_open_path (fixture->window, path));
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (find_banner (fixture))));
  leave_table (fixture);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", "dark-age-z");
  gtk_widget_activate_action (GTK_WIDGET (hk_fixture_get_page (fixture->window)), "setup.start", NULL);
  g_assert_nonnull (hk_window_get_session (fixture->window));
  g_assert_false (adw_banner_get_revealed (ADW_BANNER (find_banner (fixture))));
}

static gboolean
is_next (GtkWidget     *widget,
         gconstpointer  data)
{
  return gtk_widget_has_css_class (widget, "hk-next");
}

/* A toast leaves the primary button free, and goes with the table. Escape does not leave the table. */
static void
test_toasts (Fixture       *fixture,
             gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Monday", group);
  AdwNavigationView *navigation;
  GtkWidget *toast;
  GtkWidget *button;
  graphene_rect_t bounds[2];

  hk_window_take_session (fixture->window, session);
  g_clear_object (&session);
  navigation = ADW_NAVIGATION_VIEW (gtk_widget_get_ancestor (GTK_WIDGET (hk_fixture_get_page (fixture->window)), ADW_TYPE_NAVIGATION_VIEW));
  g_assert_false (adw_navigation_view_get_pop_on_escape (navigation));
  hk_window_say (fixture->window, "Something has been said, in a sentence that is long enough to be as wide as a toast gets.");
  hk_fixture_settle ();
  toast = hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL,
                           "Something has been said, in a sentence that is long enough to be as wide as a toast gets.");
  g_assert_nonnull (toast);
  button = hk_fixture_find_where (GTK_WIDGET (fixture->window), GTK_TYPE_BUTTON, is_next, NULL);
  g_assert_nonnull (button);
  g_assert_true (gtk_widget_compute_bounds (toast, GTK_WIDGET (fixture->window), &bounds[0]));
  g_assert_true (gtk_widget_compute_bounds (button, GTK_WIDGET (fixture->window), &bounds[1]));
  g_assert_cmpfloat (bounds[0].origin.y + bounds[0].size.height, <=, bounds[1].origin.y);
  leave_table (fixture);
  g_assert_true (adw_navigation_view_get_pop_on_escape (navigation));
  g_assert_null (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL,
                                  "Something has been said, in a sentence that is long enough to be as wide as a toast gets."));
}

static HkNewGamePage *
open_game (Fixture    *fixture,
           const char *id)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.new-game", "s", id);
  return HK_NEW_GAME_PAGE (hk_fixture_get_page (fixture->window));
}

static void
assert_way (HkNewGamePage *page,
            const char    *components,
            const char    *by)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonObject) setup = hk_new_game_page_get_setup (page, &error);

  g_assert_no_error (error);
  g_assert_cmpstr (json_object_get_string_member (setup, "components"), ==, components);
  g_assert_cmpstr (json_object_get_string_member (setup, "cards-by"), ==, by);
  g_assert_cmpstr (json_object_get_string_member_with_default (setup, "dice-by", by), ==, by);
}

static void
choose_way (HkNewGamePage *page,
            const char    *way)
{
  GtkWidget *label = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, way);

  g_assert_nonnull (label);
  gtk_widget_activate (gtk_widget_get_ancestor (label, GTK_TYPE_CHECK_BUTTON));
}

/* Every game begins by one tap on the page as it opens, with everything asked for and drawn by the group; the next evening
 * begins as this one did. Who draws and rolls follows from where the values come from. */
static void
test_ways (Fixture       *fixture,
           gconstpointer  data)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      HkNewGamePage *page;

      if (!hk_content_has (games[i]->id, "stand-in"))
        continue;
      page = open_game (fixture, games[i]->id);
      g_test_message ("%s", games[i]->id);
      assert_names (page, games[i]->min_players == 2 ? "Player 1 Player 2" : "Player 1 Player 2 Player 3");
      assert_way (page, "none", "hand");
      choose_way (page, "Our Box");
      assert_way (page, "owner", "hand");
      choose_way (page, "Invented Values, to Try It Out");
      assert_way (page, "stand-in", "app");
      choose_way (page, "Ask as We Go");
      assert_way (page, "none", "hand");
      gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
      g_assert_nonnull (hk_window_get_session (fixture->window));
      leave_table (fixture);

      g_settings_reset (hk_application_get_settings (fixture->application), "last-groups");
      page = open_game (fixture, games[i]->id);
      choose_way (page, "Invented Values, to Try It Out");
      gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
      g_assert_nonnull (hk_window_get_session (fixture->window));
      leave_table (fixture);
      page = open_game (fixture, games[i]->id);
      assert_way (page, "stand-in", "app");
      gtk_widget_activate_action (GTK_WIDGET (page), "navigation.pop", NULL);
      g_settings_reset (hk_application_get_settings (fixture->application), "last-groups");
    }
}

/* A box of which nothing has been entered is no dead end: the values are asked for, and the window says so. */
static void
test_empty_box (Fixture       *fixture,
                gconstpointer  data)
{
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      HkNewGamePage *page;
      g_autoptr (JsonNode) components = NULL;

      if (!hk_content_has (games[i]->id, "pack-schema"))
        continue;
      page = open_game (fixture, games[i]->id);
      g_test_message ("%s", games[i]->id);
      choose_way (page, "Our Box");
      gtk_widget_activate_action (GTK_WIDGET (page), "setup.start", NULL);
      g_assert_nonnull (hk_window_get_session (fixture->window));
      components = hk_record_get_by_path (hk_session_get_table (hk_window_get_session (fixture->window)), "components", NULL);
      g_assert_cmpstr (json_node_get_string (components), ==, "none");
      g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL,
                                         "Nothing of your box has been entered yet, so the app asks as you go."));
      leave_table (fixture);
    }
}

static void
test_group (Fixture       *fixture,
            gconstpointer  data)
{
  HkNewGamePage *page;

  hk_remember_group (hk_application_get_settings (fixture->application), group);
  page = open_new_game (fixture);
  assert_names (page, "Ann Bo Cy");
  gtk_widget_activate_action (GTK_WIDGET (page), "setup.start-group", "u", 0);
  g_assert_nonnull (hk_window_get_session (fixture->window));
}

static void
test_continue (Fixture       *fixture,
               gconstpointer  data)
{
  g_autoptr (HkSession) session = NULL;
  g_autofree char *path = NULL;
  AdwNavigationPage *page = hk_fixture_get_page (fixture->window);
  GtkWidget *button;

  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "Zombie Night Starts Here"));
  session = hk_fixture_make_session (fixture->application, "Monday", group);
  path = g_strdup (hk_session_get_path (session));
  g_clear_object (&session);
  g_assert_null (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "Zombie Night Starts Here"));
  button = gtk_widget_get_ancestor (hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_LABEL, "Continue"), GTK_TYPE_BUTTON);
  g_assert_nonnull (button);
  g_signal_emit_by_name (button, "clicked");
  g_assert_nonnull (hk_window_get_session (fixture->window));
  g_assert_cmpstr (hk_session_get_path (hk_window_get_session (fixture->window)), ==, path);
  g_assert_true (hk_fixture_get_page (fixture->window) != page);

  leave_table (fixture);
  g_assert_true (hk_fixture_get_page (fixture->window) == page);
}

static void
test_broken_file (Fixture       *fixture,
                  gconstpointer  data)
{
  g_autofree char *path = g_build_filename (g_getenv ("XDG_DATA_HOME"), "broken.jsonl", NULL);
  g_autofree char *directory = g_path_get_dirname (path);
  AdwDialog *dialog;

  g_assert_cmpint (g_mkdir_with_parents (directory, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, "not a journal\n", -1, NULL));
  g_assert_false (hk_window_open_path (fixture->window, path));
  g_assert_null (hk_window_get_session (fixture->window));
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  g_assert_true (ADW_IS_ALERT_DIALOG (dialog));
}

static void
test_rename (Fixture       *fixture,
                        gconstpointer  data)
{
  g_autoptr (HkSession) session = hk_fixture_make_session (fixture->application, "Monday", group);
  HkSessionStore *store = hk_application_get_sessions (fixture->application);
  g_autoptr (HkSessionInfo) info = g_list_model_get_item (G_LIST_MODEL (store), 0);
  GtkWidget *entry;
  AdwDialog *dialog;

  g_clear_object (&session);
  hk_session_dialogs_rename (fixture->window, store, info);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  entry = hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_ENTRY_ROW, "Name");
  gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
  g_assert_false (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "rename"));
  gtk_editable_set_text (GTK_EDITABLE (entry), "The long night");
  g_assert_true (adw_alert_dialog_get_response_enabled (ADW_ALERT_DIALOG (dialog), "rename"));
  g_signal_emit_by_name (dialog, "response::rename", "rename");
  g_assert_nonnull (hk_fixture_find (GTK_WIDGET (fixture->window), HK_TYPE_SESSION_ROW, "The long night"));
  adw_dialog_force_close (dialog);
}

/* A real button adds a player: one that can be pressed without key or pointer. */
static void
test_add_player (Fixture       *fixture,
                 gconstpointer  data)
{
  HkNewGamePage *page = open_new_game (fixture);
  g_auto (GStrv) before = hk_new_game_page_get_names (page);
  g_auto (GStrv) after = NULL;
  GtkWidget *button = hk_fixture_find (GTK_WIDGET (page), GTK_TYPE_BUTTON, "setup.add-player");

  g_assert_nonnull (button);
  g_assert_cmpint (gtk_accessible_get_accessible_role (GTK_ACCESSIBLE (button)), ==, GTK_ACCESSIBLE_ROLE_BUTTON);
  g_signal_emit_by_name (button, "clicked");
  hk_fixture_settle ();
  after = hk_new_game_page_get_names (page);
  g_assert_cmpuint (g_strv_length (after), ==, g_strv_length (before) + 1);
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/* To quit closes the window, whatever dialogs are open above it. */
static void
test_quit (Fixture       *fixture,
           gconstpointer  data)
{
  gpointer window = hk_fixture_make_window (fixture->application, 800, 600);

  g_object_add_weak_pointer (window, &window);
  gtk_widget_activate_action (window, "win.rules", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, window));
  adw_dialog_present (ADW_DIALOG (adw_about_dialog_new ()), window);
  hk_fixture_close_window (fixture->window);
  fixture->window = NULL;
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "quit", NULL);
  g_assert_true (hk_fixture_wait (is_gone, &window));
}

static void
test_preferences (Fixture       *fixture,
                  gconstpointer  data)
{
  GSettings *settings = hk_application_get_settings (fixture->application);
  AdwStyleManager *style = adw_style_manager_get_default ();
  g_autofree char *chosen = NULL;
  AdwDialog *dialog;
  GtkWidget *row;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "preferences", NULL);
  dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (fixture->window));
  row = hk_fixture_find (GTK_WIDGET (dialog), HK_TYPE_CHOICE_ROW, "Appearance");
  g_assert_cmpstr (hk_choice_row_get_selected (HK_CHOICE_ROW (row)), ==, "dark");
  g_assert_true (adw_style_manager_get_dark (style));
  hk_choice_row_set_selected (HK_CHOICE_ROW (row), "light");
  chosen = g_settings_get_string (settings, "color-scheme");
  g_assert_cmpstr (chosen, ==, "light");
  g_assert_false (adw_style_manager_get_dark (style));
  adw_dialog_force_close (dialog);
}

static gboolean
is_broken (GtkWidget     *label,
           gconstpointer  data)
{
  GtkWidget *button = gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);

  return button != NULL && g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "win.learn") == 0 && pango_layout_get_line_count (gtk_label_get_layout (GTK_LABEL (label))) > 1;
}

/* No title of a first round is broken in two where there is room for it. */
static void
test_first_rounds (Fixture       *fixture,
                   gconstpointer  data)
{
  hk_fixture_settle ();
  g_assert_null (hk_fixture_find_where (GTK_WIDGET (fixture->window), GTK_TYPE_LABEL, is_broken, NULL));
}

int
main (int   argc,
      char *argv[])
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/shell/templates", test_templates);
#define ADD(path, func) g_test_add (path, Fixture, NULL, set_up, func, tear_down)
  ADD ("/shell/new-game", test_new_game);
  ADD ("/shell/add-player", test_add_player);
  ADD ("/shell/seats", test_seats);
  ADD ("/shell/same-name", test_same_name);
  ADD ("/shell/options", test_options);
  ADD ("/shell/ways", test_ways);
  ADD ("/shell/empty-box", test_empty_box);
  ADD ("/shell/invented", test_invented);
  ADD ("/shell/toasts", test_toasts);
  ADD ("/shell/group", test_group);
  ADD ("/shell/continue", test_continue);
  ADD ("/shell/broken-file", test_broken_file);
  ADD ("/shell/rename", test_rename);
  ADD ("/shell/preferences", test_preferences);
  ADD ("/shell/quit", test_quit);
  ADD ("/shell/first-rounds", test_first_rounds);
#undef ADD

  return g_test_run ();
}
