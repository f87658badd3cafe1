/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gio/gunixsocketaddress.h>

#include "hk-ui-fixture.h"
#include "ui/display/hk-display.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/display/hk-text-size-control.h"
#include "ui/table/hk-table-play.h"

/* What is read from the sofa: the size of the text, the whole screen, the keys of a clicker, and the voice. */

static const char zombiez[] = "{'players': [{'name': 'Ann', 'colour': 'red'}, {'name': 'Bo', 'colour': 'blue'}], 'components': 'stand-in', "
                              "'cards-by': 'app'}";

static void
open_zombiez (HkFixture     *fixture,
              gconstpointer  width)
{
  hk_fixture_open (fixture, GPOINTER_TO_INT (width), 800, "zombiez", zombiez, 7);
}

static void
close_all (HkFixture     *fixture,
           gconstpointer  data)
{
  static const char * const keys[] = { "text-sizes", "hands-full", "speak-moves" };
  GSettings *settings = hk_application_get_settings (fixture->application);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  hk_fixture_close (fixture, data);
}

/* --- size ------------------------------------------------------------------------------------------------------------------- */

static int
get_dpi (void)
{
  int dpi;

  g_object_get (gtk_settings_get_default (), "gtk-xft-dpi", &dpi, NULL);
  return dpi;
}

static int
count_kept (HkFixture *fixture)
{
  g_autoptr (GVariant) kept = g_settings_get_value (hk_application_get_settings (fixture->application), "text-sizes");

  return (int) g_variant_n_children (kept);
}

static void
test_size (HkFixture     *fixture,
           gconstpointer  data)
{
  HkTextSize *size = hk_display_get_text_size (fixture->page);
  const int normal = get_dpi ();

  g_assert_cmpint (hk_text_size_get_percent (size), ==, 100);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "size.larger", NULL);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, 110);
  g_assert_cmpint (get_dpi (), ==, normal / 100 * 110);
  g_assert_cmpint (count_kept (fixture), ==, 1);
  for (guint i = 0; i < 5; i++)
    gtk_widget_activate_action (GTK_WIDGET (fixture->window), "size.smaller", NULL);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, HK_TEXT_SIZE_LEAST);
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "size.normal", NULL);
  g_assert_cmpint (get_dpi (), ==, normal);
  g_assert_cmpint (count_kept (fixture), ==, 0);
}

static gboolean
is_at_200 (gpointer size)
{
  return hk_text_size_get_percent (size) == 200;
}

/* Letters for which there is no room are as large as there is room for; the choice is kept. */
static void
test_room (HkFixture     *fixture,
           gconstpointer  data)
{
  HkTextSize *size = hk_display_get_text_size (fixture->page);

  hk_text_size_set_percent (size, HK_TEXT_SIZE_MOST);
  g_assert_true (is_at_200 (size));
  hk_text_size_step (size, 1);
  g_assert_true (is_at_200 (size));
  hk_text_size_step (size, -1);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, 175);
}

/* What was chosen on this screen holds in the next window, too. */
static void
test_kept (HkFixture     *fixture,
           gconstpointer  data)
{
  HkWindow *other;

  hk_text_size_set_percent (hk_display_get_text_size (fixture->page), 150);
  other = hk_fixture_make_window (fixture->application, 1200, 800);
  g_assert_cmpint (hk_text_size_get_percent (hk_display_get_text_size (GTK_WIDGET (other))), ==, 150);
  hk_fixture_close_window (other);
  hk_text_size_set_percent (hk_display_get_text_size (fixture->page), 100);
}

static gboolean
is_primary (GtkWidget     *widget,
            gconstpointer  data)
{
  return gtk_menu_button_get_primary (GTK_MENU_BUTTON (widget));
}

/* The menu shows the size and changes it. */
static void
test_menu (HkFixture     *fixture,
           gconstpointer  data)
{
  GtkWidget *menu = hk_fixture_find_where (fixture->page, GTK_TYPE_MENU_BUTTON, is_primary, NULL);
  GtkWidget *control;

  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  hk_fixture_settle ();
  control = hk_fixture_find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), HK_TYPE_TEXT_SIZE_CONTROL, NULL);
  g_assert_nonnull (control);
  g_assert_true (hk_fixture_says (control, "100 %"));
  gtk_widget_activate_action (control, "size.larger", NULL);
  g_assert_true (hk_fixture_says (control, "110 %"));
  gtk_widget_activate_action (control, "size.normal", NULL);
  g_assert_true (hk_fixture_says (control, "100 %"));
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
}

/* --- hands full -------------------------------------------------------------------------------------------------------------- */

static GtkEventController *
find_keys (HkFixture *fixture)
{
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (all, i);
      g_autoptr (GtkShortcut) first = GTK_IS_SHORTCUT_CONTROLLER (controller) ? g_list_model_get_item (G_LIST_MODEL (controller), 0) : NULL;
      g_autofree char *trigger = first == NULL ? NULL : gtk_shortcut_trigger_to_string (gtk_shortcut_get_trigger (first));

      if (trigger != NULL && g_str_has_prefix (trigger, "Page_Down"))
        return controller;
    }
  g_assert_not_reached ();
}

static void
press_key (HkFixture *fixture,
           guint      number)
{
  g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (G_LIST_MODEL (find_keys (fixture)), number);

  g_assert_true (gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, GTK_WIDGET (fixture->window), NULL));
  hk_fixture_settle ();
}

static void
test_clicker (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *button = hk_fixture_find_button (fixture->page, "Ann Draws a Card");
  int before, after;

  g_assert_cmpint (gtk_event_controller_get_propagation_phase (find_keys (fixture)), ==, GTK_PHASE_NONE);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &before, NULL, NULL, NULL);
  gtk_widget_activate_action (fixture->page, "win.hands-full", NULL);
  hk_fixture_settle ();
  g_assert_cmpint (gtk_event_controller_get_propagation_phase (find_keys (fixture)), ==, GTK_PHASE_CAPTURE);
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, >=, 3 * before / 2);
  press_key (fixture, 0);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  press_key (fixture, 1);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  /* A dialog that lies on the table is left by the key that takes back. */
  gtk_widget_activate_action (fixture->page, "table.note", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  press_key (fixture, 1);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
}

/* --- the whole screen -------------------------------------------------------------------------------------------------------- */

static gboolean
is_mapped (gpointer widget)
{
  return gtk_widget_get_mapped (widget);
}

static gboolean
is_away (gpointer bars)
{
  return !adw_toolbar_view_get_reveal_top_bars (bars);
}

static gboolean
is_back (gpointer bars)
{
  return adw_toolbar_view_get_reveal_top_bars (bars);
}

/* No window manager is there to give it the screen: the window says so before it is shown. */
static void
test_fullscreen (void)
{
  HkApplication *application = hk_fixture_begin ();
  HkWindow *window = hk_window_new (application);
  HkFixture fixture = { application, window, NULL, NULL };
  AdwToolbarView *bars;
  GtkEventController *motion;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.fullscreen", NULL);
  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (hk_fixture_wait (is_mapped, window));
  g_assert_true (gtk_window_is_fullscreen (GTK_WINDOW (window)));
  fixture.session = hk_fixture_show (window, hk_fixture_make_game ("zombiez", zombiez, 7));
  fixture.page = GTK_WIDGET (hk_fixture_get_page (window));
  bars = ADW_TOOLBAR_VIEW (hk_fixture_find (fixture.page, ADW_TYPE_TOOLBAR_VIEW, NULL));
  g_assert_true (hk_fixture_wait (is_away, bars));
  g_assert_true (gtk_widget_get_mapped (hk_fixture_find_button (fixture.page, "Ann Draws a Card")));
  g_assert_true (gtk_widget_get_mapped (hk_fixture_find (fixture.page, HK_TYPE_STANDING_STRIP, NULL)));
  /* Where the game stands is still told. */
  {
    g_autofree char *headline = hk_table_get_headline (hk_session_get_table (fixture.session));

    g_assert_true (hk_fixture_says (hk_fixture_find (fixture.page, HK_TYPE_STANDING_STRIP, NULL), headline));
  }
  motion = hk_fixture_get_controller (fixture.page, GTK_TYPE_EVENT_CONTROLLER_MOTION);
  g_signal_emit_by_name (motion, "motion", 200., 400.);
  g_assert_true (is_away (bars));
  g_signal_emit_by_name (motion, "motion", 200., 1.);
  g_assert_true (hk_fixture_wait (is_back, bars));
  g_signal_emit_by_name (motion, "motion", 200., 400.);
  g_assert_true (hk_fixture_wait (is_away, bars));
  hk_fixture_close (&fixture, NULL);
}

/* --- the voice --------------------------------------------------------------------------------------------------------------- */

typedef struct
{
  GSocketService *service;
  GMutex          lock;
  GString        *heard;   /* what was spoken, a line each */
} Voice;

/* As Speech Dispatcher answers. */
static gboolean
serve_cb (GThreadedSocketService *service,
          GSocketConnection      *connection,
          GObject                *source,
          gpointer                data)
{
  Voice *voice = data;
  g_autoptr (GDataInputStream) in = g_data_input_stream_new (g_io_stream_get_input_stream (G_IO_STREAM (connection)));
  GOutputStream *out = g_io_stream_get_output_stream (G_IO_STREAM (connection));
  gboolean speaks = FALSE;

  g_data_input_stream_set_newline_type (in, G_DATA_STREAM_NEWLINE_TYPE_CR_LF);
  for (;;)
    {
      g_autofree char *line = g_data_input_stream_read_line (in, NULL, NULL, NULL);
      const char *answer = "208 OK\r\n";

      if (line == NULL)
        return TRUE;
      if (speaks && !g_str_equal (line, "."))
        {
          g_mutex_lock (&voice->lock);
          g_string_append_printf (voice->heard, "%s\n", line);
          g_mutex_unlock (&voice->lock);
          continue;
        }
      if (speaks)
        answer = "225-1\r\n225 OK MESSAGE QUEUED\r\n";
      speaks = g_str_equal (line, "SPEAK");
      if (speaks)
        answer = "230 OK RECEIVING DATA\r\n";
      g_output_stream_write_all (out, answer, strlen (answer), NULL, NULL, NULL);
    }
}

typedef struct
{
  Voice      *voice;
  const char *text;
} Wanted;

static gboolean
was_heard (gpointer data)
{
  Wanted *wanted = data;
  gboolean heard;

  g_mutex_lock (&wanted->voice->lock);
  heard = strstr (wanted->voice->heard->str, wanted->text) != NULL;
  g_mutex_unlock (&wanted->voice->lock);
  return heard;
}

static void
assert_heard (Voice      *voice,
              const char *text)
{
  Wanted wanted = { voice, text };

  if (!hk_fixture_wait (was_heard, &wanted))
    g_error ("Not heard: “%s” but “%s”", text, voice->heard->str);
}

static void
begin_voice (Voice *voice)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-voice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "speechd.sock", NULL);
  g_autofree char *variable = g_strconcat ("unix_socket:", path, NULL);
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GError) error = NULL;

  g_mutex_init (&voice->lock);
  voice->heard = g_string_new (NULL);
  voice->service = g_threaded_socket_service_new (2);
  g_socket_listener_add_address (G_SOCKET_LISTENER (voice->service), address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL,
                                 &error);
  g_assert_no_error (error);
  g_signal_connect (voice->service, "run", G_CALLBACK (serve_cb), voice);
  g_setenv ("SPEECHD_ADDRESS", variable, TRUE);
}

static void
test_voice (HkFixture     *fixture,
            gconstpointer  data)
{
  static Voice voice; /* its threads end with the process */
  GSettings *settings = hk_application_get_settings (fixture->application);
  g_autoptr (HkMove) move = hk_move_build ("note", "s:text", ".half past\nnine", NULL);

  begin_voice (&voice);
  g_settings_set_boolean (settings, "speak-moves", TRUE);
  assert_heard (&voice, "What happens at the table is read aloud.\n");
  g_assert_true (hk_table_play (fixture->page, fixture->session, move));
  assert_heard (&voice, "half past nine");
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  assert_heard (&voice, "Undone: ");
  g_settings_set_boolean (settings, "speak-moves", FALSE);
}

static gboolean
is_off (gpointer settings)
{
  return !g_settings_get_boolean (settings, "speak-moves");
}

/* Without a voice it says so, and the switch is off again. */
static void
test_no_voice (HkFixture     *fixture,
               gconstpointer  data)
{
  GSettings *settings = hk_application_get_settings (fixture->application);

  g_setenv ("SPEECHD_ADDRESS", "unix_socket:/nonexistent/speechd.sock", TRUE);
  g_settings_set_boolean (settings, "speak-moves", TRUE);
  g_assert_true (hk_fixture_wait (is_off, settings));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (fixture->window), "No voice answers"));
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/display/size", 1200, test_size },
    { "/display/room", 720, test_room },
    { "/display/kept", 1200, test_kept },
    { "/display/menu", 1200, test_menu },
    { "/display/clicker", 1200, test_clicker },
    { "/display/voice", 1200, test_voice },
    { "/display/no-voice", 1200, test_no_voice },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), open_zombiez, close_all);
  g_test_add_func ("/display/fullscreen", test_fullscreen);
  return g_test_run ();
}
