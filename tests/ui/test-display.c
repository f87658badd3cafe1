/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "hk-voice-fixture.h"
#include "ui/display/hk-display.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/display/hk-text-size-control.h"
#include "ui/games/army-of-the-dead/dice/hk-aotd-dice-row.h"
#include "ui/games/card-z/widgets/hk-cz-symbol.h"
#include "ui/games/hk-game-views.h"
#include "ui/games/zombiez/board/hk-zz-columns.h"
#include "ui/games/zombiez/board/hk-zz-face.h"
#include "ui/table/hk-table-play.h"
#include "ui/widgets/hk-chart.h"

/* What is read from the sofa: the size of the text, fullscreen, the keys of a clicker, and the voice. */

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

/* Two fingers go from size to size, from that at which they came down. */
static void
test_pinch (HkFixture     *fixture,
            gconstpointer  data)
{
  HkTextSize *size = hk_display_get_text_size (fixture->page);
  GtkEventController *pinch = hk_fixture_get_controller (GTK_WIDGET (fixture->window), GTK_TYPE_GESTURE_ZOOM);

  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "size.larger", NULL);
  g_signal_emit_by_name (pinch, "begin", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 1.3);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, 150);
  g_signal_emit_by_name (pinch, "scale-changed", 1.6);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, 175);
  g_signal_emit_by_name (pinch, "scale-changed", 0.1);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, HK_TEXT_SIZE_LEAST);
  g_signal_emit_by_name (pinch, "end", NULL);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, HK_TEXT_SIZE_LEAST);
}

static int
get_natural (GtkWidget      *widget,
             GtkOrientation  orientation)
{
  int natural;

  gtk_widget_measure (widget, orientation, -1, NULL, &natural, NULL, NULL);
  return natural;
}

/* What is drawn grows with the letters. */
static void
test_drawn (HkFixture     *fixture,
            gconstpointer  data)
{
  HkTextSize *size = hk_display_get_text_size (fixture->page);
  GtkWidget *drawn[] = { g_object_new (HK_TYPE_CHART, NULL), g_object_new (HK_TYPE_CZ_SYMBOL, NULL), hk_zz_columns_new (fixture->session, 0) };

  for (gsize i = 0; i < G_N_ELEMENTS (drawn); i++)
    {
      GtkWidget *widget = g_object_ref_sink (drawn[i]);
      const int height = get_natural (widget, GTK_ORIENTATION_VERTICAL);
      const int width = get_natural (widget, GTK_ORIENTATION_HORIZONTAL);

      hk_text_size_set_percent (size, 200);
      gtk_widget_queue_resize (widget);
      g_assert_cmpint (get_natural (widget, GTK_ORIENTATION_VERTICAL), >, height * 19 / 10);
      g_assert_cmpint (get_natural (widget, GTK_ORIENTATION_HORIZONTAL), >, width * 19 / 10);
      hk_text_size_set_percent (size, 100);
      g_object_unref (widget);
    }
}

static gboolean
is_at_235 (gpointer size)
{
  return hk_text_size_get_percent (size) == 235;
}

/* Letters for which there is no room are as large as there is room for; the choice is kept. */
static void
test_room (HkFixture     *fixture,
           gconstpointer  data)
{
  HkTextSize *size = hk_display_get_text_size (fixture->page);

  hk_text_size_set_percent (size, HK_TEXT_SIZE_MOST);
  g_assert_true (is_at_235 (size));
  hk_text_size_step (size, 1);
  g_assert_true (is_at_235 (size));
  hk_fixture_settle ();
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (fixture->window), "This window has no room for larger text."));
  hk_text_size_step (size, -1);
  g_assert_cmpint (hk_text_size_get_percent (size), ==, 225);
}

/* A phone has room for larger ones, too, and what stands around them takes less. */
static void
test_narrow (HkFixture     *fixture,
             gconstpointer  data)
{
  HkTextSize *size = hk_display_get_text_size (fixture->page);

  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "hk-large-text"));
  hk_fixture_set_resizing (TRUE);
  hk_text_size_set_percent (size, HK_TEXT_SIZE_MOST);
  hk_fixture_settle ();
  g_assert_cmpint (hk_text_size_get_percent (size), ==, 200);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "hk-large-text"));
  hk_text_size_set_percent (size, 100);
  hk_fixture_settle ();
  hk_fixture_set_resizing (FALSE);
  g_assert_false (gtk_widget_has_css_class (GTK_WIDGET (fixture->window), "hk-large-text"));
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
  GtkRange *scale;

  gtk_menu_button_popup (GTK_MENU_BUTTON (menu));
  hk_fixture_settle ();
  control = hk_fixture_find (GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu))), HK_TYPE_TEXT_SIZE_CONTROL, NULL);
  g_assert_nonnull (control);
  g_assert_true (hk_fixture_says (control, "100 %"));
  gtk_widget_activate_action (control, "size.larger", NULL);
  g_assert_true (hk_fixture_says (control, "110 %"));
  gtk_widget_activate_action (control, "size.normal", NULL);
  g_assert_true (hk_fixture_says (control, "100 %"));
  scale = GTK_RANGE (hk_fixture_find (control, GTK_TYPE_SCALE, NULL));
  gtk_range_set_value (scale, 120);
  g_assert_true (hk_fixture_says (control, "120 %"));
  g_assert_cmpint (hk_text_size_get_percent (hk_display_get_text_size (fixture->page)), ==, 120);
  g_assert_true (gtk_widget_get_sensitive (hk_fixture_find_button (control, "Larger Text")));
  /* It goes back to what there is room for, and then there is no larger one. */
  gtk_range_set_value (scale, HK_TEXT_SIZE_MOST);
  g_assert_cmpfloat (gtk_range_get_value (scale), ==, hk_text_size_get_percent (hk_display_get_text_size (fixture->page)));
  g_assert_cmpfloat (gtk_range_get_value (scale), <, HK_TEXT_SIZE_MOST);
  g_assert_false (gtk_widget_get_sensitive (hk_fixture_find_button (control, "Larger Text")));
  g_assert_true (hk_fixture_says (control, "This window has no room for larger text."));
  gtk_range_set_value (scale, 100);
  gtk_menu_button_popdown (GTK_MENU_BUTTON (menu));
}

/* --- hands full -------------------------------------------------------------------------------------------------------------- */

static GtkEventController *
find_keys (HkFixture *fixture)
{
  return hk_fixture_get_controller (GTK_WIDGET (fixture->window), GTK_TYPE_EVENT_CONTROLLER_KEY);
}

static gboolean
hold (GtkEventController *keys,
      guint               value)
{
  gboolean handled = FALSE;

  g_signal_emit_by_name (keys, "key-pressed", value, value, 0, &handled);
  hk_fixture_settle ();
  return handled;
}

static gboolean
hold_key (HkFixture *fixture,
          guint      value)
{
  return hold (find_keys (fixture), value);
}

static void
let_go_of (HkFixture *fixture,
           guint      value)
{
  g_signal_emit_by_name (find_keys (fixture), "key-released", value, value, 0);
}

static void
press_key (HkFixture *fixture,
           guint      value)
{
  g_assert_true (hold_key (fixture, value));
  let_go_of (fixture, value);
}

static void
test_clicker (HkFixture     *fixture,
              gconstpointer  data)
{
  GtkWidget *button = hk_fixture_find_button (fixture->page, "Ann Draws a Card");
  int before, after;

  g_assert_cmpint (gtk_event_controller_get_propagation_phase (find_keys (fixture)), ==, GTK_PHASE_CAPTURE);
  g_assert_false (hold_key (fixture, GDK_KEY_Page_Down));
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &before, NULL, NULL, NULL);
  gtk_widget_activate_action (fixture->page, "win.hands-full", NULL);
  hk_fixture_settle ();
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, &after, NULL, NULL, NULL);
  g_assert_cmpint (after, >=, 3 * before / 2);
  press_key (fixture, GDK_KEY_Page_Down);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  press_key (fixture, GDK_KEY_Page_Up);
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  /* A dialog that lies on the table is left by the key that takes back. Where the other one is not enough, that is said. */
  gtk_widget_activate_action (fixture->page, "table.screen", NULL);
  g_assert_true (hk_fixture_wait (hk_fixture_has_dialog, fixture->window));
  press_key (fixture, GDK_KEY_Page_Down);
  g_assert_true (hk_fixture_has_dialog (fixture->window));
  g_assert_true (hk_fixture_mentions (GTK_WIDGET (fixture->window), "This waits for a tap."));
  press_key (fixture, GDK_KEY_Page_Up);
  g_assert_true (hk_fixture_wait (hk_fixture_has_no_dialog, fixture->window));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
}

/* A pedal that is held down, or Space, is one press. */
static void
test_held (HkFixture     *fixture,
           gconstpointer  data)
{
  gtk_widget_activate_action (fixture->page, "win.hands-full", NULL);
  for (guint i = 0; i < 4; i++)
    g_assert_true (hold_key (fixture, GDK_KEY_Page_Down));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1);
  let_go_of (fixture, GDK_KEY_Page_Down);
  g_assert_true (hold_key (fixture, GDK_KEY_Page_Down));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 2);
  let_go_of (fixture, GDK_KEY_Page_Down);
  /* Space goes to whatever has the focus, the first time. */
  g_assert_false (hold_key (fixture, GDK_KEY_space));
  g_assert_true (hold_key (fixture, GDK_KEY_space));
  let_go_of (fixture, GDK_KEY_space);
  g_assert_false (hold_key (fixture, GDK_KEY_space));
  let_go_of (fixture, GDK_KEY_space);
}

/* While the table screen has the keyboard its keys are obeyed, too, and Space; otherwise it takes none. */
static void
test_keys_of_screen (HkFixture     *fixture,
                     gconstpointer  data)
{
  static const guint keys[] = { GDK_KEY_Page_Down, GDK_KEY_Page_Up, GDK_KEY_space };
  GtkEventController *screen = hk_fixture_get_controller (hk_fixture_open_screen (fixture->window), GTK_TYPE_EVENT_CONTROLLER_KEY);

  g_assert_false (hold (screen, GDK_KEY_Page_Down));
  g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 0);
  gtk_widget_activate_action (fixture->page, "win.hands-full", NULL);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    {
      g_assert_true (hold (screen, keys[i]));
      g_signal_emit_by_name (screen, "key-released", keys[i], keys[i], 0);
      g_assert_cmpuint (hk_session_get_position (fixture->session), ==, 1 - i % 2);
    }
}

/* --- fullscreen ------------------------------------------------------------------------------------------------------------- */

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

static void
test_voice (HkFixture     *fixture,
            gconstpointer  data)
{
  GSettings *settings = hk_application_get_settings (fixture->application);
  g_autoptr (HkMove) move = hk_move_build ("note", "s:text", ".half past\nnine", NULL);

  hk_voice_begin ();
  g_settings_set_boolean (settings, "speak-moves", TRUE);
  hk_voice_assert_heard ("What happens at the table is read aloud.\n");
  g_assert_true (hk_table_play (fixture->page, fixture->session, move));
  hk_voice_assert_heard ("half past nine");
  gtk_widget_activate_action (fixture->page, "table.undo", NULL);
  hk_voice_assert_heard ("Undone: ");
  g_settings_set_boolean (settings, "speak-moves", FALSE);
}

/* A correction of what lies face down is told to nobody, neither when it is made nor when it is taken back. */
static void
test_voice_of_secrets (HkFixture     *fixture,
                       gconstpointer  data)
{
  GSettings *settings = hk_application_get_settings (fixture->application);
  HkSession *session = hk_fixture_show (fixture->window, hk_fixture_make_game ("rfyl", "{ 'players': [ { 'name': 'Ann' }, { 'name': 'Bo' } ],"
                                                                               " 'components': 'none', 'cards-by': 'hand' }", 3));
  GtkWidget *page = GTK_WIDGET (hk_fixture_get_page (fixture->window));
  g_autoptr (HkMove) due = hk_move_build ("set", "s:path", "players/0/blood-due", "i:value", 1, NULL);
  g_autoptr (HkMove) correction = hk_move_build ("set", "s:path", "players/0/bloods/0/card", "s:value", "what nobody knows", NULL);

  g_settings_set_boolean (settings, "speak-moves", TRUE);
  g_assert_true (hk_table_play (page, session, due));
  hk_voice_assert_heard ("0 → 1");
  hk_fixture_make_move (session, "{ 'move': 'draw-blood', 'player': 0, 'drops': 3 }");
  g_assert_true (hk_table_play (page, session, correction));
  gtk_widget_activate_action (page, "table.undo", NULL);
  hk_voice_assert_heard ("Undone: By hand: ");
  g_assert_false (hk_voice_has_heard ("what nobody knows"));
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

/* --- motion ------------------------------------------------------------------------------------------------------------------ */

/* Whether it has come with a movement, and not the one that was made last. */
static gboolean
has_moved (GtkWidget   *widget,
           const char **last)
{
  const char *now = gtk_widget_has_css_class (widget, "hk-screen-new-again") ? "again" : gtk_widget_has_css_class (widget, "hk-screen-new") ? "new" : NULL;
  const gboolean moved = now != NULL && now != *last;

  *last = now;
  return moved;
}

/* A drawn card and thrown dice move, each time anew. */
static void
test_motion (HkFixture     *fixture,
             gconstpointer  data)
{
  GtkWidget *row = g_object_ref_sink (g_object_new (HK_TYPE_AOTD_DICE_ROW, NULL));
  GtkWidget *die;
  const char *last = NULL;
  const char *of_card = NULL;

  hk_fixture_play (fixture->session, "{ 'move': 'draw' }");
  g_assert_true (has_moved (hk_fixture_find (fixture->page, HK_TYPE_ZZ_FACE, NULL), &of_card));
  hk_aotd_dice_row_set_dice (HK_AOTD_DICE_ROW (row), "12");
  die = gtk_widget_get_first_child (adw_bin_get_child (ADW_BIN (row)));
  g_assert_true (has_moved (die, &last));
  hk_aotd_dice_row_set_dice (HK_AOTD_DICE_ROW (row), "34");
  g_assert_true (has_moved (die, &last));
  hk_aotd_dice_row_set_dice (HK_AOTD_DICE_ROW (row), "34");
  g_assert_false (has_moved (die, &last));
  g_object_unref (row);
}

/* --- letters ------------------------------------------------------------------------------------------------------------------ */

/* What stands alone on a board means one thing. */
static void
test_letters (void)
{
  HkApplication *application = hk_fixture_begin ();
  guint n_games;
  const HkGameSpec * const *games = hk_games_list (&n_games);

  for (guint i = 0; i < n_games; i++)
    {
      g_auto (GStrv) letters = hk_game_views_list_letters (games[i]->id);

      for (guint j = 0; letters != NULL && letters[j] != NULL; j++)
        for (guint k = 0; k < j; k++)
          {
            g_autofree char *one = g_utf8_casefold (letters[j], -1);
            g_autofree char *other = g_utf8_casefold (letters[k], -1);

            if (g_str_equal (one, other))
              g_error ("%s: “%s” means two things", games[i]->id, letters[j]);
          }
    }
  hk_fixture_end (application);
}

int
main (int   argc,
      char *argv[])
{
  static const HkFixtureTest tests[] = {
    { "/display/size", 1200, test_size },
    { "/display/pinch", 1200, test_pinch },
    { "/display/room", 720, test_room },
    { "/display/narrow", 360, test_narrow },
    { "/display/drawn", 1200, test_drawn },
    { "/display/kept", 1200, test_kept },
    { "/display/menu", 1200, test_menu },
    { "/display/clicker", 1200, test_clicker },
    { "/display/held", 1200, test_held },
    { "/display/keys-of-screen", 1200, test_keys_of_screen },
    { "/display/motion", 1200, test_motion },
    { "/display/voice", 1200, test_voice },
    { "/display/voice-of-secrets", 1200, test_voice_of_secrets },
    { "/display/no-voice", 1200, test_no_voice },
  };

  g_test_init (&argc, &argv, NULL);
  hk_fixture_add_tests (tests, G_N_ELEMENTS (tests), open_zombiez, close_all);
  g_test_add_func ("/display/fullscreen", test_fullscreen);
  g_test_add_func ("/display/letters", test_letters);
  return g_test_run ();
}
