/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"

#include <glib/gstdio.h>

#define PATIENCE (20 * G_TIME_SPAN_SECOND)

static char *folder;
static HkApplication *application_of_process;

/* Without a compositor a window has a thick edge, which would be taken off its width. */
static void
lay_off_edges (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_string (provider, "window.solid-csd { padding: 0; border: none; box-shadow: none; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

static void
remove_tree (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *child = g_build_filename (path, name, NULL);

      if (g_file_test (child, G_FILE_TEST_IS_DIR) && !g_file_test (child, G_FILE_TEST_IS_SYMLINK))
        remove_tree (child);
      else
        g_unlink (child);
    }
  g_rmdir (path);
}

/* Warnings end a test. GTK 4.24 utters one of its own, about the frames of a server that draws without a screen. */
static GLogWriterOutput
write_log (GLogLevelFlags   level,
           const GLogField *fields,
           gsize            n_fields,
           gpointer         data)
{
  for (gsize i = 0; i < n_fields; i++)
    if (g_str_equal (fields[i].key, "MESSAGE")
        && g_strcmp0 (fields[i].value, "gdk_frame_timings_submitted() called on submitted frame.") == 0)
      return G_LOG_WRITER_HANDLED;
  return g_log_writer_default (level, fields, n_fields, data);
}

static void
start (void)
{
  g_autoptr (GError) error = NULL;

  g_log_set_writer_func (write_log, NULL, NULL);
  folder = g_dir_make_tmp ("hordekeeper-XXXXXX", &error);
  g_assert_no_error (error);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
  g_setenv ("XDG_CACHE_HOME", folder, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", HK_SCHEMA_DIR, TRUE);
  adw_init ();
  lay_off_edges ();
  g_object_set (gtk_settings_get_default (), "gtk-enable-animations", FALSE, NULL);

  application_of_process = hk_application_new ();
  g_application_set_flags (G_APPLICATION (application_of_process),
                           G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_set_default (G_APPLICATION (application_of_process));
  g_application_register (G_APPLICATION (application_of_process), NULL, &error);
  g_assert_no_error (error);
}

static void
clean_up (void)
{
  g_autofree char *data = g_build_filename (folder, "hordekeeper", NULL);

  remove_tree (data);
  hk_session_store_refresh (hk_application_get_sessions (application_of_process));
}

/**
 * hk_fixture_begin:
 *
 * Returns: (transfer none): the application of this process, with nothing on its shelf and the
 *   settings as they are at first
 */
HkApplication *
hk_fixture_begin (void)
{
  static const char * const keys[] = { "player-names", "last-groups", "color-scheme", "cards-by", "dice-by" };

  if (application_of_process == NULL)
    start ();
  clean_up ();
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (hk_application_get_settings (application_of_process), keys[i]);
  return application_of_process;
}

/**
 * hk_fixture_end:
 * @application: what hk_fixture_begin() returned
 *
 * Closes its windows and clears its shelf.
 */
void
hk_fixture_end (HkApplication *application)
{
  GtkWindow *window;

  while ((window = gtk_application_get_active_window (GTK_APPLICATION (application))) != NULL)
    hk_fixture_close_window (HK_WINDOW (window));
  clean_up ();
  g_rmdir (folder);
}

/**
 * hk_fixture_make_session:
 * @application: the application
 * @title: the name of the evening
 * @names: its players
 *
 * Returns: (transfer full): a new session of the first game, kept on the shelf
 */
HkSession *
hk_fixture_make_session (HkApplication      *application,
                         const char         *title,
                         const char * const *names)
{
  static const char * const colours[] = { "red", "blue", "green", "yellow", "purple" };
  HkSessionStore *store = hk_application_get_sessions (application);
  guint n_games;
  const HkGameSpec *game = hk_games_list (&n_games)[0];
  g_autofree char *path = hk_session_store_new_path (store, game);
  g_autoptr (JsonObject) setup = json_object_new ();
  g_autoptr (GError) error = NULL;
  JsonArray *players = json_array_new ();
  HkSession *session;

  for (guint i = 0; names[i] != NULL; i++)
    {
      JsonObject *player = json_object_new ();

      json_object_set_string_member (player, "name", names[i]);
      json_object_set_string_member (player, "colour", colours[i % G_N_ELEMENTS (colours)]);
      json_array_add_object_element (players, player);
    }
  json_object_set_array_member (setup, "players", players);
  json_object_set_string_member (setup, "components", "stand-in");
  json_object_set_string_member (setup, "cards-by", "app");
  session = hk_session_new (game, setup, title, 7, path, &error);
  g_assert_no_error (error);
  hk_session_store_refresh (store);
  return session;
}

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

/**
 * hk_fixture_make_window:
 * @application: the application
 * @width: in application pixels
 * @height: in application pixels
 *
 * Returns: (transfer none): a window on the screen
 */
HkWindow *
hk_fixture_make_window (HkApplication *application,
                        int            width,
                        int            height)
{
  HkWindow *window;

  g_settings_set_int (hk_application_get_settings (application), "window-width", width);
  g_settings_set_int (hk_application_get_settings (application), "window-height", height);
  window = hk_window_new (application);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (hk_fixture_wait (is_mapped, window));
  hk_fixture_settle ();
  return window;
}

static gboolean
is_gone (gpointer data)
{
  return *(gpointer *) data == NULL;
}

/**
 * hk_fixture_close_window:
 * @window: (transfer none): a window, of which nothing may be left
 */
void
hk_fixture_close_window (HkWindow *window)
{
  gpointer left = window;

  g_object_add_weak_pointer (G_OBJECT (window), &left);
  gtk_window_destroy (GTK_WINDOW (window));
  g_assert_true (hk_fixture_wait (is_gone, &left));
}

/**
 * hk_fixture_wait:
 * @condition: what is waited for
 * @data: for @condition
 *
 * Lets things happen until @condition holds.
 *
 * Returns: whether it came to hold within the patience of a test
 */
gboolean
hk_fixture_wait (gboolean (*condition) (gpointer data),
                 gpointer   data)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE;

  while (!condition (data))
    {
      if (g_get_monotonic_time () > end)
        return FALSE;
      g_main_context_iteration (NULL, FALSE);
    }
  return TRUE;
}

/**
 * hk_fixture_settle:
 *
 * Lets everything happen that is due, frames of the windows included.
 */
void
hk_fixture_settle (void)
{
  g_autoptr (GListModel) windows = g_object_ref (gtk_window_get_toplevels ());

  for (guint frame = 0; frame < 3; frame++)
    {
      for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
        {
          g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

          if (gtk_widget_get_mapped (window))
            {
              gtk_widget_queue_draw (window);
              gtk_test_widget_wait_for_draw (window);
            }
        }
      for (guint round = 0; round < 200 && g_main_context_pending (NULL); round++)
        g_main_context_iteration (NULL, FALSE);
    }
}

static const char *
get_text (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    return gtk_button_get_label (GTK_BUTTON (widget));
  if (GTK_IS_LABEL (widget))
    return gtk_label_get_label (GTK_LABEL (widget));
  if (ADW_IS_PREFERENCES_ROW (widget))
    return adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget));
  if (GTK_IS_ACTIONABLE (widget) && gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL)
    return gtk_actionable_get_action_name (GTK_ACTIONABLE (widget));
  return gtk_widget_get_tooltip_text (widget);
}

/**
 * hk_fixture_find:
 * @root: where to begin
 * @type: what is sought
 * @text: (nullable): its label, title, action or tooltip; %NULL for any
 *
 * Returns: (transfer none) (nullable): the first such widget in sight
 */
GtkWidget *
hk_fixture_find (GtkWidget  *root,
                 GType       type,
                 const char *text)
{
  if (!gtk_widget_get_visible (root))
    return NULL;
  if (G_TYPE_CHECK_INSTANCE_TYPE (root, type) && (text == NULL || g_strcmp0 (get_text (root), text) == 0))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL; child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = hk_fixture_find (child, type, text);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/**
 * hk_fixture_get_page:
 * @window: a window
 *
 * Returns: (transfer none): the page that is in sight
 */
AdwNavigationPage *
hk_fixture_get_page (HkWindow *window)
{
  GtkWidget *view = hk_fixture_find (GTK_WIDGET (window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  return adw_navigation_view_get_visible_page (ADW_NAVIGATION_VIEW (view));
}

static JsonNode *
read_quoted (const char *line)
{
  g_autofree char *text = g_strdelimit (g_strdup (line), "'", '"');
  g_autoptr (GError) error = NULL;
  JsonNode *node = json_from_string (text, &error);

  g_assert_no_error (error);
  return node;
}

/**
 * hk_fixture_take:
 * @application: the application
 * @window: a window
 * @game: the id of a game
 * @setup: the setup as JSON, with single quotes
 *
 * Begins a game in the window.
 *
 * Returns: (transfer none): its session
 */
HkSession *
hk_fixture_take (HkApplication *application,
                 HkWindow      *window,
                 const char    *game,
                 const char    *setup)
{
  const HkGameSpec *spec = hk_games_lookup (game, NULL);
  g_autofree char *journal = hk_session_store_new_path (hk_application_get_sessions (application), spec);
  g_autoptr (JsonNode) node = read_quoted (setup);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = hk_session_new (spec, json_node_get_object (node), "Friday night", 7, journal, &error);

  g_assert_no_error (error);
  hk_window_take_session (window, session);
  return hk_window_get_session (window);
}

/**
 * hk_fixture_play:
 * @session: a session
 * @line: a move as JSON, with single quotes
 *
 * Makes a move that must not be refused.
 */
void
hk_fixture_play (HkSession  *session,
                 const char *line)
{
  g_autoptr (JsonNode) node = read_quoted (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), &error);

  g_assert_no_error (error);
  hk_session_play (session, move, &error);
  g_assert_no_error (error);
}

/**
 * hk_fixture_find_button:
 * @root: where to begin
 * @text: its label, its tooltip, or that of a label inside
 *
 * Returns: (transfer none) (nullable): the first such button in sight
 */
GtkWidget *
hk_fixture_find_button (GtkWidget  *root,
                        const char *text)
{
  GtkWidget *button = hk_fixture_find (root, GTK_TYPE_BUTTON, text);
  GtkWidget *label = button != NULL ? NULL : hk_fixture_find (root, GTK_TYPE_LABEL, text);

  if (button != NULL)
    return button;
  return label == NULL ? NULL : gtk_widget_get_ancestor (label, GTK_TYPE_BUTTON);
}

/**
 * hk_fixture_click:
 * @root: where to begin
 * @text: as for hk_fixture_find_button()
 *
 * Clicks a button that has to be in sight, and lets happen what comes of it.
 */
void
hk_fixture_click (GtkWidget  *root,
                  const char *text)
{
  GtkWidget *button = hk_fixture_find_button (root, text);

  if (button == NULL)
    g_error ("There is no button “%s”.", text);
  g_assert_true (gtk_widget_is_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  hk_fixture_settle ();
}
