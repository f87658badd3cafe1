/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-ui-fixture.h"
#include "ui/app/hk-preferences-dialog.h"
#include "ui/display/hk-standing-strip.h"
#include "ui/display/hk-time-track.h"
#include "ui/display/hk-turn-timer.h"
#include "ui/widgets/hk-tooltip.h"

/* The timer of a turn, by a clock that the test turns. */

static const char zombiez[] = "{'players': [{'name': 'Ann', 'colour': 'red'}, {'name': 'Bo', 'colour': 'blue'}], 'components': 'stand-in', "
                              "'cards-by': 'app'}";

typedef struct
{
  HkFixture    fixture;
  HkTurnTimer *timer;
  GtkWidget   *button;
  guint        n_rung;
} Fixture;

static gint64 now;

static gint64
get_now (void)
{
  return now;
}

/* It rings on its own accord, too; here the seconds are the test's. */
static void
pass (Fixture *self,
      int      seconds)
{
  now += seconds * G_TIME_SPAN_SECOND;
  hk_turn_timer_tick (self->timer);
}

static GSettings *
get_settings (Fixture *self)
{
  return hk_application_get_settings (self->fixture.application);
}

static void
rang_cb (Fixture    *self,
         const char *text)
{
  g_assert_cmpstr (text, ==, "It is still Ann’s turn");
  self->n_rung++;
}

static void
open_table (Fixture       *self,
            gconstpointer  width)
{
  now = g_get_real_time () + G_TIME_SPAN_HOUR;
  hk_turn_timer_set_now (get_now);
  hk_fixture_open (&self->fixture, GPOINTER_TO_INT (width), 800, "zombiez", zombiez, 7);
  self->timer = HK_TURN_TIMER (hk_fixture_find_where (self->fixture.page, HK_TYPE_TURN_TIMER, NULL, NULL));
  self->button = hk_fixture_find_where (GTK_WIDGET (self->timer), GTK_TYPE_BUTTON, NULL, NULL);
  g_signal_connect_swapped (self->timer, "rang", G_CALLBACK (rang_cb), self);
}

static void
close_table (Fixture       *self,
             gconstpointer  data)
{
  static const char * const keys[] = { "turn-timer", "turn-minutes", "turn-chime" };
  GSettings *settings = get_settings (self);

  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (settings, keys[i]);
  hk_fixture_close (&self->fixture, NULL);
  hk_turn_timer_set_now (NULL);
}

static void
turn_on (Fixture *self)
{
  g_settings_set_boolean (get_settings (self), "turn-timer", TRUE);
  hk_fixture_settle ();
}

static void
expect (Fixture    *self,
        const char *text)
{
  if (!hk_fixture_says (GTK_WIDGET (self->timer), text))
    g_error ("The timer does not show %s", text);
}

static void
expect_name (Fixture    *self,
             const char *name)
{
  g_autofree char *found = gtk_test_accessible_check_property (GTK_ACCESSIBLE (self->button), GTK_ACCESSIBLE_PROPERTY_LABEL, name);

  g_assert_cmpstr (found, ==, NULL);
}

static void
test_off (Fixture       *self,
          gconstpointer  data)
{
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self->timer)));
  pass (self, 3600);
  g_assert_cmpuint (self->n_rung, ==, 0);
  /* Who wants to know it in the middle of a turn is told of all of it. */
  turn_on (self);
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self->timer)));
  expect (self, "60:00");
  pass (self, 1);
  expect (self, "60:01");
  g_assert_cmpuint (self->n_rung, ==, 0);
  g_settings_set_boolean (get_settings (self), "turn-timer", FALSE);
  hk_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self->timer)));
}

static void
test_chime (Fixture       *self,
            gconstpointer  data)
{
  turn_on (self);
  expect (self, "0:00");
  pass (self, 59);
  expect (self, "0:59");
  expect_name (self, "Ann, on turn for less than a minute");
  pass (self, 2);
  expect (self, "1:01");
  expect_name (self, "Ann, on turn for 1 minute");
  pass (self, 20);
  expect_name (self, "Ann, on turn for 1 minute");
  pass (self, 98);
  g_assert_false (gtk_widget_has_css_class (self->button, "hk-long"));
  g_assert_cmpuint (self->n_rung, ==, 0);
  pass (self, 1);
  expect (self, "3:00");
  g_assert_true (gtk_widget_has_css_class (self->button, "hk-long"));
  g_assert_cmpuint (self->n_rung, ==, 1);
  /* Once a turn, and nothing is held up. */
  pass (self, 200);
  g_assert_cmpuint (self->n_rung, ==, 1);
  g_assert_true (gtk_widget_is_sensitive (hk_fixture_find_button (self->fixture.page, "Ann Draws a Card")));
  g_assert_cmpuint (hk_session_get_position (self->fixture.session), ==, 0);
  g_settings_set_int (get_settings (self), "turn-minutes", 10);
  hk_fixture_settle ();
  g_assert_false (gtk_widget_has_css_class (self->button, "hk-long"));
}

/* It rings also where somebody makes a move just then. */
static void
test_chime_with_move (Fixture       *self,
                      gconstpointer  data)
{
  turn_on (self);
  pass (self, 179);
  now += 2 * G_TIME_SPAN_SECOND;
  hk_fixture_play_move (self->fixture.session, hk_move_build ("note", "s:text", "Pizza is here", NULL));
  hk_fixture_settle ();
  expect (self, "3:01");
  g_assert_cmpuint (self->n_rung, ==, 1);
  pass (self, 1);
  g_assert_cmpuint (self->n_rung, ==, 1);
}

static void
test_no_chime (Fixture       *self,
               gconstpointer  data)
{
  turn_on (self);
  g_settings_set_boolean (get_settings (self), "turn-chime", FALSE);
  pass (self, 181);
  g_assert_true (gtk_widget_has_css_class (self->button, "hk-long"));
  g_assert_cmpuint (self->n_rung, ==, 0);
}

static void
set (HkSession  *session,
     const char *path,
     int         value)
{
  hk_fixture_play_move (session, hk_move_build ("set", "s:path", path, "i:value", value, NULL));
}

/* The time is that of whoever acts, also after an undo. */
static void
test_turns (Fixture       *self,
            gconstpointer  data)
{
  turn_on (self);
  pass (self, 50);
  set (self->fixture.session, "current-player", 1);
  hk_fixture_settle ();
  expect (self, "0:00");
  expect_name (self, "Bo, on turn for less than a minute");
  pass (self, 10);
  expect (self, "0:10");
  gtk_widget_activate_action (self->fixture.page, "table.undo", NULL);
  hk_fixture_settle ();
  expect (self, "1:00");
  expect_name (self, "Ann, on turn for 1 minute");
}

/* By a press, which a key is, too; and while the window shows something else. */
static void
test_pause (Fixture       *self,
            gconstpointer  data)
{
  GtkWidget *view = hk_fixture_find (GTK_WIDGET (self->fixture.window), ADW_TYPE_NAVIGATION_VIEW, NULL);

  turn_on (self);
  pass (self, 10);
  g_assert_true (gtk_widget_get_focusable (self->button));
  g_signal_emit_by_name (self->button, "clicked");
  g_assert_cmpstr (hk_tooltip_get (self->button), ==, "Let the Turn Timer Go On");
  pass (self, 600);
  expect (self, "0:10");
  g_assert_cmpuint (self->n_rung, ==, 0);
  g_signal_emit_by_name (self->button, "clicked");
  g_assert_cmpstr (hk_tooltip_get (self->button), ==, "Pause the Turn Timer");
  pass (self, 10);
  expect (self, "0:20");
  gtk_widget_activate_action (GTK_WIDGET (self->fixture.window), "win.past-games", NULL);
  hk_fixture_settle ();
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (self->timer)));
  pass (self, 600);
  adw_navigation_view_pop (ADW_NAVIGATION_VIEW (view));
  hk_fixture_settle ();
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (self->timer)));
  pass (self, 10);
  expect (self, "0:30");
  g_assert_cmpuint (self->n_rung, ==, 0);
}

/* It is as large as a thumb, and lies within the window. */
static void
test_room (Fixture       *self,
           gconstpointer  data)
{
  GtkWidget *window = GTK_WIDGET (self->fixture.window);
  graphene_rect_t bounds;

  turn_on (self);
  g_assert_true (gtk_widget_compute_bounds (self->button, window, &bounds));
  g_assert_cmpfloat (bounds.size.height, >=, 44);
  g_assert_cmpfloat (bounds.size.width, >=, 44);
  g_assert_cmpfloat (bounds.origin.x, >=, 0);
  g_assert_cmpfloat (bounds.origin.x + bounds.size.width, <=, gtk_widget_get_width (window));
}

static void
test_preferences (Fixture       *self,
                  gconstpointer  data)
{
  AdwDialog *dialog = hk_preferences_dialog_new (get_settings (self));
  GtkWidget *row, *spin;

  adw_dialog_present (dialog, GTK_WIDGET (self->fixture.window));
  hk_fixture_settle ();
  row = hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_SWITCH_ROW, "Turn Timer");
  g_assert_null (hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_SPIN_ROW, NULL));
  adw_switch_row_set_active (ADW_SWITCH_ROW (row), TRUE);
  hk_fixture_settle ();
  spin = hk_fixture_find (GTK_WIDGET (dialog), ADW_TYPE_SPIN_ROW, NULL);
  adw_spin_row_set_value (ADW_SPIN_ROW (spin), 99);
  g_assert_true (g_settings_get_boolean (get_settings (self), "turn-timer"));
  g_assert_cmpint (g_settings_get_int (get_settings (self), "turn-minutes"), ==, 30);
  adw_dialog_force_close (dialog);
  hk_fixture_settle ();
}

/* --- what the desktop shows of it --------------------------------------------------------------------------------------------- */

typedef struct
{
  char  *title;     /* (nullable): of what is shown */
  guint  n_shown;
} Desktop;

static void
notified_cb (GDBusConnection       *connection,
             const char            *sender,
             const char            *path,
             const char            *interface,
             const char            *method,
             GVariant              *parameters,
             GDBusMethodInvocation *invocation,
             gpointer               data)
{
  Desktop *desktop = data;
  g_autoptr (GVariant) notification = NULL;

  g_clear_pointer (&desktop->title, g_free);
  if (g_str_equal (method, "AddNotification"))
    {
      notification = g_variant_get_child_value (parameters, 2);
      g_assert_true (g_variant_lookup (notification, "title", "s", &desktop->title));
      desktop->n_shown++;
    }
  g_dbus_method_invocation_return_value (invocation, NULL);
}

static GDBusConnection *
begin_desktop (Desktop *desktop)
{
  static const char interface[] =
    "<node><interface name='org.gtk.Notifications'>"
    "<method name='AddNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/></method>"
    "<method name='RemoveNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/></method>"
    "</interface></node>";
  static const GDBusInterfaceVTable vtable = { .method_call = notified_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (interface, NULL);
  g_autofree char *address = g_dbus_address_get_for_bus_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = NULL;
  GDBusConnection *bus = g_dbus_connection_new_for_address_sync (address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                                 | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, &error);

  g_assert_no_error (error);
  g_assert_cmpuint (g_dbus_connection_register_object (bus, "/org/gtk/Notifications", node->interfaces[0], &vtable, desktop, NULL, &error), !=, 0);
  answer = g_dbus_connection_call_sync (bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName",
                                        g_variant_new ("(su)", "org.gtk.Notifications", 0u), NULL, G_DBUS_CALL_FLAGS_NONE, -1, NULL, &error);
  g_assert_no_error (error);
  return bus;
}

static gboolean
is_shown (gpointer data)
{
  return ((Desktop *) data)->title != NULL;
}

static gboolean
is_withdrawn (gpointer data)
{
  return ((Desktop *) data)->title == NULL;
}

static gboolean
is_behind (gpointer window)
{
  return !gtk_window_is_active (window);
}

/* Where the window is behind others the desktop says so, until the turn is another one's. */
static void
test_notification (Fixture       *self,
                   gconstpointer  data)
{
  Desktop desktop = { NULL, 0 };
  g_autoptr (GDBusConnection) bus = begin_desktop (&desktop);
  GtkWindow *other = GTK_WINDOW (gtk_window_new ());

  turn_on (self);
  gtk_window_set_default_size (other, 1920, 1200);
  gtk_window_present (other);
  g_assert_true (hk_fixture_wait (is_behind, self->fixture.window));
  pass (self, 181);
  g_assert_true (hk_fixture_wait (is_shown, &desktop));
  g_assert_cmpstr (desktop.title, ==, "It is still Ann’s turn");
  pass (self, 60);
  set (self->fixture.session, "current-player", 1);
  g_assert_true (hk_fixture_wait (is_withdrawn, &desktop));
  g_assert_cmpuint (desktop.n_shown, ==, 1);
  gtk_window_destroy (other);
  g_assert_true (g_dbus_connection_close_sync (bus, NULL, NULL));
}

static void
ran_out_cb (guint      *n,
            const char *text)
{
  g_assert_cmpstr (text, ==, "The Time Track has run out");
  ++*n;
}

/* The time of a mission runs out once, by a move; who goes back and forth hears nothing. */
static void
test_time_track (void)
{
  HkFixture fixture;
  g_autoptr (HkTimeTrack) track = NULL;
  guint n = 0;

  hk_fixture_open (&fixture, 1200, 800, "army-of-the-dead", "{'players': [{'name': 'Ann'}, {'name': 'Bo'}], 'components': 'stand-in'}", 7);
  track = hk_time_track_new (fixture.page, fixture.session);
  g_signal_connect_swapped (track, "ran-out", G_CALLBACK (ran_out_cb), &n);
  set (fixture.session, "time-limit", 2);
  set (fixture.session, "time-used", 1);
  g_assert_cmpuint (n, ==, 0);
  set (fixture.session, "time-used", 2);
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (hk_session_undo (fixture.session, 1, NULL));
  g_assert_true (hk_session_redo (fixture.session, 1, NULL));
  g_assert_cmpuint (n, ==, 1);
  g_assert_true (hk_session_undo (fixture.session, 1, NULL));
  set (fixture.session, "time-used", 2);
  g_assert_cmpuint (n, ==, 2);
  set (fixture.session, "time-used", 3);
  g_assert_cmpuint (n, ==, 2);
  g_clear_object (&track);
  hk_fixture_close (&fixture, NULL);
}

int
main (int   argc,
      char *argv[])
{
  static const struct
  {
    const char *path;
    int         width;
    void      (*test) (Fixture *self, gconstpointer data);
  } tests[] = {
    { "/turn-timer/off", 1200, test_off },
    { "/turn-timer/chime", 1200, test_chime },
    { "/turn-timer/chime-with-move", 1200, test_chime_with_move },
    { "/turn-timer/no-chime", 360, test_no_chime },
    { "/turn-timer/turns", 1200, test_turns },
    { "/turn-timer/pause", 1200, test_pause },
    { "/turn-timer/room/360", 360, test_room },
    { "/turn-timer/room/1200", 1200, test_room },
    { "/turn-timer/room/1920", 1920, test_room },
    { "/turn-timer/notification", 1200, test_notification },
    { "/turn-timer/preferences", 1200, test_preferences },
  };

  g_test_init (&argc, &argv, NULL);
  for (gsize i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, GINT_TO_POINTER (tests[i].width), open_table, tests[i].test, close_table);
  g_test_add_func ("/turn-timer/time-track", test_time_track);
  return g_test_run ();
}
