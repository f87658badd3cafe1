/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"

#include <glib/gstdio.h>

#include "ui/app/hk-opening-mark.h"

#define PATIENCE (60 * G_TIME_SPAN_SECOND)

/* Whoever waits looks at the latest after this time, should what is waited for wake nobody and all else be done. */
#define LOOK_AGAIN_MS 5

static char *folder;
static HkApplication *application_of_process;
static gboolean resizing;
static gboolean is_drawn;
static void (*draw_window) (GtkWidget *window, GtkSnapshot *snapshot);

/* Without a compositor a window has a thick edge, which would be taken off its width. */
static void
lay_off_edges (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();

  gtk_css_provider_load_from_string (provider, "window.solid-csd { padding: 0; border: none; box-shadow: none; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_USER);
}

/* What is in a window is drawn as ever, and what came of it thrown away: nobody looks at the screen. */
static void
draw_unseen (GtkWidget   *window,
             GtkSnapshot *snapshot)
{
  GtkSnapshot *unseen = gtk_snapshot_new ();

  draw_window (window, unseen);
  g_clear_pointer (&(GskRenderNode *) { gtk_snapshot_free_to_node (unseen) }, gsk_render_node_unref);
}

/* Before a class of windows begins that takes this from its parent. */
static void
spare_screen (void)
{
  g_autoptr (GtkCssProvider) provider = gtk_css_provider_new ();
  GtkWidgetClass *klass = g_type_class_ref (GTK_TYPE_WINDOW);

  draw_window = klass->snapshot;
  klass->snapshot = draw_unseen;
  gtk_css_provider_load_from_string (provider, "window { background: none; }");
  gtk_style_context_add_provider_for_display (gdk_display_get_default (), GTK_STYLE_PROVIDER (provider), GTK_STYLE_PROVIDER_PRIORITY_USER);
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

/* The heading of an alert, which libadwaita lets wrap only once it has its new room. */
static gboolean
is_of_alert (const char *message)
{
  const char *named = strstr (message, "Trying to measure GtkLabel ");
  gpointer label;

  return named != NULL && sscanf (named, "Trying to measure GtkLabel %p", &label) == 1
         && gtk_widget_get_ancestor (label, ADW_TYPE_ALERT_DIALOG) != NULL;
}

/* Of a window that changes its size: what has not folded yet, and a box whose words take a pixel more at their least. */
static gboolean
is_transient (const char *message)
{
  return resizing && (strstr (message, " exceeds AdwBreakpointBin ") != NULL || strstr (message, " reported min height ") != NULL
                      || is_of_alert (message));
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
        && (g_strcmp0 (fields[i].value, "gdk_frame_timings_submitted() called on submitted frame.") == 0 || is_transient (fields[i].value)))
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
  g_setenv ("XDG_STATE_HOME", folder, TRUE);
  g_setenv ("GSETTINGS_BACKEND", "memory", TRUE);
  g_setenv ("GSETTINGS_SCHEMA_DIR", HK_SCHEMA_DIR, TRUE);
  adw_init ();
  if (!is_drawn)
    spare_screen ();
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
 * hk_fixture_draw_windows:
 *
 * Draws the windows of this process, for whoever takes pictures of them; to be called before anything else. Otherwise all that is in a
 * window is made, and its drawing spared.
 */
void
hk_fixture_draw_windows (void)
{
  g_assert_null (application_of_process);
  is_drawn = TRUE;
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
  static const char * const keys[] = { "player-names", "last-groups", "color-scheme", "cards-by", "dice-by", "last-ways", "banner-hidden", "turn-timer", "turn-minutes", "turn-chime" };

  if (application_of_process == NULL)
    start ();
  hk_people_restore (hk_application_get_people (application_of_process), "{\"people\":1,\"names\":[]}", NULL);
  clean_up ();
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (hk_application_get_settings (application_of_process), keys[i]);
  return application_of_process;
}

/**
 * hk_fixture_mark_ended:
 * @path: a journal
 *
 * Leaves behind what a process leaves that ends while it reads that journal.
 */
void
hk_fixture_mark_ended (const char *path)
{
  g_autofree char *list = g_build_filename (g_get_user_state_dir (), "hordekeeper", "opening", NULL);
  g_autofree char *uri = g_filename_to_uri (path, NULL, NULL);
  g_autofree char *text = g_strconcat (uri, "\n", NULL);

  hk_opening_mark_clear (path);
  g_assert_true (g_file_set_contents (list, text, -1, NULL));
}

static gboolean
is_fatal (const char     *domain,
          GLogLevelFlags  level,
          const char     *message,
          gpointer        data)
{
  return !is_transient (message);
}

static void
log_cb (const char     *domain,
        GLogLevelFlags  level,
        const char     *message,
        gpointer        data)
{
  if (is_fatal (domain, level, message, data))
    g_log_default_handler (domain, level, message, data);
}

/**
 * hk_fixture_set_resizing:
 * @is_resizing: whether a window or its letters change their size
 *
 * While they do, the libraries warn of what will fold and has not folded yet; that does not end the test.
 */
void
hk_fixture_set_resizing (gboolean is_resizing)
{
  static guint handler;

  resizing = is_resizing;
  if (is_resizing && handler == 0)
    handler = g_log_set_handler ("Adwaita", G_LOG_LEVEL_WARNING | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION, log_cb, NULL);
  else if (!is_resizing && handler != 0)
    {
      g_log_remove_handler ("Adwaita", handler);
      handler = 0;
    }
  g_test_log_set_fatal_handler (is_resizing ? is_fatal : NULL, NULL);
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
 * hk_fixture_parse:
 * @text: JSON; quotation marks may be single ones where it has no double ones
 *
 * Returns: (transfer full): what it says
 */
JsonNode *
hk_fixture_parse (const char *text)
{
  g_autofree char *json = g_strdup (text);
  g_autoptr (GError) error = NULL;
  JsonNode *node;

  if (strchr (json, '"') == NULL)
    g_strdelimit (json, "'", '"');
  node = json_from_string (json, &error);
  g_assert_no_error (error);
  return node;
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

/**
 * hk_fixture_make_game:
 * @game: the id of a game
 * @setup: what the page of a new game would say, as hk_fixture_parse() takes it
 * @seed: for what is left to chance
 *
 * Lays a game out. It is not kept on the shelf.
 *
 * Returns: (transfer full): its session
 */
HkSession *
hk_fixture_make_game (const char *game,
                      const char *setup,
                      guint64     seed)
{
  g_autoptr (JsonNode) node = hk_fixture_parse (setup);
  g_autoptr (GError) error = NULL;
  HkSession *session = hk_session_new (hk_games_lookup (game, NULL), json_node_get_object (node), "Friday night", seed, NULL, &error);

  g_assert_no_error (error);
  return session;
}

/**
 * hk_fixture_show:
 * @window: a window on the screen
 * @taken: (transfer full): a game
 *
 * Shows a game in a window.
 *
 * Returns: (transfer none): its session, which belongs to @window
 */
HkSession *
hk_fixture_show (HkWindow  *window,
                 HkSession *taken)
{
  g_autoptr (HkSession) session = taken;

  hk_window_take_session (window, session);
  hk_fixture_settle ();
  return hk_window_get_session (window);
}

/**
 * hk_fixture_add_tests:
 * @tests: (array length=n): tests
 * @n: how many
 * @set_up: what each of them begins with
 * @tear_down: what each of them ends with
 *
 * Adds tests that begin and end alike.
 */
void
hk_fixture_add_tests (const HkFixtureTest *tests,
                      gsize                n,
                      HkFixtureFunc        set_up,
                      HkFixtureFunc        tear_down)
{
  for (gsize i = 0; i < n; i++)
    g_test_add (tests[i].path, HkFixture, GINT_TO_POINTER (tests[i].width), set_up, tests[i].test, tear_down);
}

/**
 * hk_fixture_open:
 * @fixture: (out caller-allocates): what a test begins with
 * @width: of the window, in application pixels
 * @height: of the window, in application pixels
 * @game: the id of a game
 * @setup: as hk_fixture_make_game() takes it
 * @seed: for what is left to chance
 *
 * Opens a window of a new application with a game on the table.
 */
void
hk_fixture_open (HkFixture  *fixture,
                 int         width,
                 int         height,
                 const char *game,
                 const char *setup,
                 guint64     seed)
{
  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, width, height);
  fixture->session = hk_fixture_show (fixture->window, hk_fixture_make_game (game, setup, seed));
  fixture->page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
}

/**
 * hk_fixture_open_lead:
 * @fixture: (out caller-allocates): what a test begins with
 * @width: of the window, in application pixels, by GINT_TO_POINTER(); 0 for 1200
 *
 * Opens a window of a new application with a game of Dark Age Z, “Friday night”, in which Ann has led, and Bo leads now.
 */
void
hk_fixture_open_lead (HkFixture     *fixture,
                      gconstpointer  width)
{
  static const char * const group[] = { "Ann", "Bo", NULL };

  fixture->application = hk_fixture_begin ();
  fixture->window = hk_fixture_make_window (fixture->application, width == NULL ? 1200 : GPOINTER_TO_INT (width), 800);
  fixture->session = hk_fixture_show (fixture->window, hk_fixture_make_session (fixture->application, "Friday night", group));
  fixture->page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "kingdoms/0/victory-points", "i:value", 30, NULL));
  hk_fixture_play_move (fixture->session, hk_move_build ("set", "s:path", "kingdoms/1/victory-points", "i:value", 31, NULL));
}

/**
 * hk_fixture_close:
 * @fixture: what hk_fixture_open() opened
 * @data: (nullable): not looked at; this is the last function of a g_test_add()
 *
 * Closes the window, of which nothing may be left, and clears the shelf.
 */
void
hk_fixture_close (HkFixture     *fixture,
                  gconstpointer  data)
{
  hk_fixture_close_window (fixture->window);
  hk_fixture_end (fixture->application);
}

/**
 * hk_fixture_play_move:
 * @session: a game
 * @taken: (transfer full): a move that must be possible
 *
 * Makes a move, and lets the views follow it.
 */
void
hk_fixture_play_move (HkSession *session,
                      HkMove    *taken)
{
  g_autoptr (HkMove) move = taken;
  g_autoptr (GError) error = NULL;

  if (!hk_session_play (session, move, &error))
    g_error ("%s: %s", hk_move_get_name (move), error->message);
  hk_fixture_settle ();
}

/**
 * hk_fixture_make_move:
 * @session: a game
 * @line: a move that must be possible, as hk_fixture_parse() takes it
 *
 * Makes a move, and waits for no view.
 */
void
hk_fixture_make_move (HkSession  *session,
                      const char *line)
{
  g_autoptr (JsonNode) node = hk_fixture_parse (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (json_node_get_object (node), &error);

  g_assert_no_error (error);
  if (!hk_session_play (session, move, &error))
    g_error ("%s: %s", line, error->message);
}

/**
 * hk_fixture_play:
 * @session: a game
 * @line: a move, as hk_fixture_make_move() takes it
 *
 * Makes a move, and lets the views follow it.
 */
void
hk_fixture_play (HkSession  *session,
                 const char *line)
{
  hk_fixture_make_move (session, line);
  hk_fixture_settle ();
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

static gboolean
look_again_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/**
 * hk_fixture_wait:
 * @condition: what is waited for
 * @data: for @condition
 *
 * Lets things happen until @condition holds, and leaves the processor to whatever else is waited for.
 *
 * Returns: whether it came to hold within the patience of a test
 */
gboolean
hk_fixture_wait (gboolean (*condition) (gpointer data),
                 gpointer   data)
{
  const gint64 end = g_get_monotonic_time () + PATIENCE;
  const guint source = g_timeout_add_full (G_PRIORITY_LOW, LOOK_AGAIN_MS, look_again_cb, NULL, NULL);
  gboolean holds;

  while (!(holds = condition (data)) && g_get_monotonic_time () < end)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (source);
  return holds;
}

/**
 * hk_fixture_settle:
 *
 * Lets everything happen that is due, frames of the windows included; what has not changed is not drawn anew for it.
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
            gtk_test_widget_wait_for_draw (window);
        }
      for (guint round = 0; round < 200 && g_main_context_pending (NULL); round++)
        g_main_context_iteration (NULL, FALSE);
    }
}
