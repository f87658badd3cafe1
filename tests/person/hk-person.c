/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <signal.h>
#include <sys/prctl.h>

#include "hk-person-private.h"

/* --- the buses ------------------------------------------------------------------------------------- */

static GVariant *
call (GDBusConnection *bus,
      const char      *name,
      const char      *path,
      const char      *interface,
      const char      *method,
      GVariant        *parameters,
      const char      *reply)
{
  g_autoptr (GError) error = NULL;
  GVariant *answer = g_dbus_connection_call_sync (bus, name, path, interface, method, parameters, G_VARIANT_TYPE (reply),
                                                  G_DBUS_CALL_FLAGS_NONE, HK_PERSON_PATIENCE_MS, NULL, &error);

  if (answer == NULL)
    g_error ("%s of %s: %s", method, name, error->message);
  return answer;
}

/* The services of accessibility start when they are first asked for. */
static void
connect_to_buses (HkPerson *self)
{
  static const char * const switches[] = { "IsEnabled", "ScreenReaderEnabled" };
  g_autoptr (GError) error = NULL;
  g_autoptr (GVariant) answer = NULL;
  g_autoptr (GVariant) started = NULL;
  const char *address;

  self->session = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, &error);
  g_assert_no_error (error);
  answer = call (self->session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", NULL, "(s)");
  g_variant_get (answer, "(&s)", &address);
  for (gsize i = 0; i < G_N_ELEMENTS (switches); i++)
    g_variant_unref (call (self->session, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                           g_variant_new ("(ssv)", "org.a11y.Status", switches[i], g_variant_new_boolean (TRUE)), "()"));
  self->bus = g_dbus_connection_new_for_address_sync (address, G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT
                                                      | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION, NULL, NULL, &error);
  g_assert_no_error (error);
  self->answers = dbus_connection_open_private (address, NULL);
  g_assert_nonnull (self->answers);
  g_assert_true (dbus_bus_register (self->answers, NULL));
  started = call (self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "StartServiceByName",
                  g_variant_new ("(su)", "org.a11y.atspi.Registry", 0), "(u)");
}

static gboolean
is_of_process (HkPerson   *self,
               const char *name,
               const char *pid)
{
  g_autoptr (GVariant) answer = NULL;
  g_autofree char *text = NULL;
  guint32 number;

  answer = g_dbus_connection_call_sync (self->bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus",
                                        "GetConnectionUnixProcessID", g_variant_new ("(s)", name), G_VARIANT_TYPE ("(u)"),
                                        G_DBUS_CALL_FLAGS_NONE, HK_PERSON_PATIENCE_MS, NULL, NULL);
  if (answer == NULL)
    return FALSE;
  g_variant_get (answer, "(u)", &number);
  text = g_strdup_printf ("%u", number);
  return g_strcmp0 (text, pid) == 0;
}

static gboolean
has_registered (HkPerson *self,
                gpointer  data)
{
  g_autoptr (GVariant) answer = call (self->bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root",
                                      "org.a11y.atspi.Accessible", "GetChildren", NULL, "(a(so))");
  g_autoptr (GVariantIter) iter = NULL;
  const char *name;
  const char *path;

  g_variant_get (answer, "(a(so))", &iter);
  while (g_variant_iter_next (iter, "(&s&o)", &name, &path))
    if (is_of_process (self, name, data))
      {
        g_set_str (&self->app, name);
        return TRUE;
      }
  return FALSE;
}

/* --- the process ----------------------------------------------------------------------------------- */

/**
 * hk_person_new:
 * @home: the folder in which the app keeps its files
 *
 * Returns: (transfer full): a person, with the app not yet started, who uses nothing but the keyboard if HK_PERSON_KEYS is
 *   set in the environment
 */
HkPerson *
hk_person_new (const char *home)
{
  HkPerson *self = g_new0 (HkPerson, 1);

  self->home = g_strdup (home);
  self->only_keys = g_getenv ("HK_PERSON_KEYS") != NULL;
  self->seen = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) hk_seen_free);
  connect_to_buses (self);
  self->display = XOpenDisplay (NULL);
  g_assert_nonnull (self->display);
  hk_person_listen (self);
  return self;
}

static void
ended_cb (GObject      *source,
          GAsyncResult *result,
          gpointer      data)
{
  HkPerson *self = data;

  g_subprocess_wait_finish (G_SUBPROCESS (source), result, NULL);
  self->ended = TRUE;
  hk_person_notice (self);
}

static void
set_folder (HkPerson            *self,
            GSubprocessLauncher *launcher,
            const char          *variable,
            const char          *name)
{
  g_autofree char *folder = g_build_filename (self->home, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_subprocess_launcher_setenv (launcher, variable, folder, TRUE);
}

/* Nothing glides, unless HK_PERSON_MOTION is set in the environment: what does is drawn in many frames. */
static void
set_motion (HkPerson *self)
{
  g_autofree char *folder = g_build_filename (self->home, "config", "gtk-4.0", NULL);
  g_autofree char *path = g_build_filename (folder, "settings.ini", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_file_set_contents (path, g_getenv ("HK_PERSON_MOTION") != NULL ? "[Settings]\n" : "[Settings]\ngtk-enable-animations=false\n", -1, &error);
  g_assert_no_error (error);
}

static gboolean
has_window (HkPerson *self,
            gpointer  data)
{
  HkSeen *window = hk_person_glimpse (self, ATSPI_ROLE_FRAME, NULL);

  return window != NULL && window->children->len > 0;
}

/* The app ends with the test, however the test ends: what runs the tests waits for all that may still write to it. */
static void
end_with_test (gpointer data)
{
  prctl (PR_SET_PDEATHSIG, SIGKILL);
}

/**
 * hk_person_start:
 * @self: a person whose app does not run
 *
 * Starts the app, and waits until its window shows. What chance does in a new game follows from HK_PERSON_SEED in the environment, a number, and
 * is the same each time without it.
 */
void
hk_person_start (HkPerson *self)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GError) error = NULL;
  const char *number = g_getenv ("HK_PERSON_SEED");
  g_autofree char *seed = g_strdup_printf ("--seed=%s", number != NULL ? number : "1");
  g_autofree char *pid = NULL;

  g_assert_null (self->process);
  set_folder (self, launcher, "XDG_DATA_HOME", "data");
  set_folder (self, launcher, "XDG_CONFIG_HOME", "config");
  set_folder (self, launcher, "XDG_CACHE_HOME", "cache");
  set_folder (self, launcher, "XDG_STATE_HOME", "state");
  set_motion (self);
  g_subprocess_launcher_setenv (launcher, "GTK_A11Y", "atspi", TRUE);
  self->ended = FALSE;
  g_subprocess_launcher_set_child_setup (launcher, end_with_test, NULL, NULL);
  self->process = g_subprocess_launcher_spawn (launcher, &error, "hordekeeper", seed, NULL);
  g_assert_no_error (error);
  pid = g_strdup (g_subprocess_get_identifier (self->process));
  g_subprocess_wait_async (self->process, NULL, ended_cb, self);
  hk_person_wait (self, "the app on the bus of accessibility", has_registered, pid);
  hk_person_wait (self, "a window", has_window, NULL);
}

static gboolean
has_ended (HkPerson *self,
           gpointer  data)
{
  return self->ended;
}

static void
forget (HkPerson *self)
{
  hk_person_wait (self, "the end of the app", has_ended, NULL);
  g_clear_object (&self->process);
  g_clear_pointer (&self->app, g_free);
  self->root = NULL;
  self->is_current = FALSE;
  g_hash_table_remove_all (self->seen);
}

/**
 * hk_person_quit:
 * @self: a person whose app runs
 *
 * Presses Ctrl+Q, and waits until the app has ended, in peace.
 */
void
hk_person_quit (HkPerson *self)
{
  g_autoptr (GSubprocess) process = g_object_ref (self->process);

  hk_person_key (self, "<Control>q");
  forget (self);
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 0);
}

/**
 * hk_person_kill:
 * @self: a person whose app runs
 *
 * Kills the app without warning.
 */
void
hk_person_kill (HkPerson *self)
{
  g_autoptr (GSubprocess) process = g_object_ref (self->process);

  g_subprocess_send_signal (self->process, SIGKILL);
  forget (self);
  g_assert_true (g_subprocess_get_if_signaled (process));
  g_assert_cmpint (g_subprocess_get_term_sig (process), ==, SIGKILL);
}

/**
 * hk_person_free:
 * @self: a person
 *
 * Frees a person; an app that still runs is killed.
 */
void
hk_person_free (HkPerson *self)
{
  if (self->process != NULL)
    hk_person_kill (self);
  hk_person_stop_listening (self);
  XCloseDisplay (self->display);
  dbus_connection_close (self->answers);
  dbus_connection_unref (self->answers);
  g_clear_object (&self->bus);
  g_clear_object (&self->session);
  g_hash_table_unref (self->seen);
  g_free (self->home);
  g_free (self);
}

/* --- finding ---------------------------------------------------------------------------------------- */

typedef struct
{
  AtspiRole   role;
  const char *name;
  HkSeen     *found;
} Wanted;

static char *
describe (const Wanted *wanted)
{
  g_autofree char *role = wanted->role == HK_ANY_ROLE ? g_strdup ("anything") : atspi_role_get_name (wanted->role);

  return g_strdup_printf ("%s “%s”", role, wanted->name == NULL ? "" : wanted->name);
}

static gboolean
is_there (HkPerson *self,
          gpointer  data)
{
  Wanted *wanted = data;

  wanted->found = hk_person_glimpse (self, wanted->role, wanted->name);
  return wanted->found != NULL;
}

static gboolean
is_away (HkPerson *self,
         gpointer  data)
{
  return !is_there (self, data);
}

static gboolean
is_ready (HkPerson *self,
          gpointer  data)
{
  Wanted *wanted = data;

  return is_there (self, wanted) && hk_seen_is (wanted->found, ATSPI_STATE_SENSITIVE);
}

static HkSeen *
wait_for (HkPerson          *self,
          AtspiRole          role,
          const char        *name,
          HkPersonCondition  condition)
{
  Wanted wanted = { role, name, NULL };
  g_autofree char *what = describe (&wanted);

  hk_person_wait (self, what, condition, &wanted);
  return wanted.found;
}

/**
 * hk_person_find:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name, or "=" and all of it
 *
 * Returns: (not nullable): the first such thing, from the top, as soon as it shows
 */
HkSeen *
hk_person_find (HkPerson   *self,
                AtspiRole   role,
                const char *name)
{
  return wait_for (self, role, name, is_there);
}

/**
 * hk_person_miss:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name, or "=" and all of it
 *
 * Waits until nothing of the kind shows.
 */
void
hk_person_miss (HkPerson   *self,
                AtspiRole   role,
                const char *name)
{
  wait_for (self, role, name, is_away);
}

/* --- acting ---------------------------------------------------------------------------------------- */

/* GTK shows a button that no finger presses as pressed for so long, and lets it act then. */
#define PRESSED_US (G_TIME_SPAN_SECOND / 4)

static GVariant *
tell (HkSeen     *self,
      const char *interface,
      const char *method,
      GVariant   *parameters)
{
  return g_dbus_connection_call_sync (self->person->bus, self->person->app, self->path, interface, method, parameters, NULL,
                                      G_DBUS_CALL_FLAGS_NO_AUTO_START, HK_PERSON_PATIENCE_MS, NULL, NULL);
}

static gboolean
do_action (HkSeen *self)
{
  g_autoptr (GVariant) answer = tell (self, "org.a11y.atspi.Action", "DoAction", g_variant_new ("(i)", 0));
  gboolean done = FALSE;

  if (answer != NULL)
    g_variant_get (answer, "(b)", &done);
  /* What has no action has done nothing. */
  if (done || answer == NULL)
    self->person->is_current = FALSE;
  if (done && (self->role == ATSPI_ROLE_BUTTON || self->role == ATSPI_ROLE_TOGGLE_BUTTON))
    self->person->acts_at = g_get_monotonic_time () + PRESSED_US;
  return done;
}

/**
 * hk_seen_try_press:
 * @self: something seen
 *
 * Does what a tap on it would do, by the first of its actions; or by the keyboard, where that is all the person uses.
 *
 * Returns: whether it has an action and is still there
 */
gboolean
hk_seen_try_press (HkSeen *self)
{
  if (self->person->only_keys)
    {
      hk_person_press_by_keys (self->person, self);
      return TRUE;
    }
  if (!do_action (self))
    return FALSE;
  self->person->n_taps++;
  return TRUE;
}

/**
 * hk_person_press:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: a part of the name, or "=" and all of it
 *
 * Waits for something that can be pressed, and presses it; by Return where it offers no action.
 */
void
hk_person_press (HkPerson   *self,
                 AtspiRole   role,
                 const char *name)
{
  /* What a view has made anew since it was found is found again. */
  for (int i = 0; i < 3; i++)
    if (hk_seen_try_press (wait_for (self, role, name, is_ready)))
      return;
  /* A row of a list is for the keyboard. */
  hk_person_focus (self, role, name);
  hk_person_key (self, "Return");
}

static gboolean
has_focus (HkPerson *self,
           gpointer  data)
{
  HkSeen *seen;

  hk_person_look (self);
  seen = hk_person_glimpse_focus (self);
  return seen != NULL && g_strcmp0 (seen->name, data) == 0;
}

/**
 * hk_person_await_focus:
 * @self: a person whose app runs
 * @name: the name of a thing
 *
 * Waits until the app has put the focus there, as it does when something new is to be filled in.
 */
void
hk_person_await_focus (HkPerson   *self,
                       const char *name)
{
  hk_person_wait (self, "the focus to come", has_focus, (gpointer) name);
}

/**
 * hk_person_focus:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name, or "=" and all of it
 *
 * Goes there with the Tab key, and inside a group with the arrow keys.
 */
void
hk_person_focus (HkPerson   *self,
                 AtspiRole   role,
                 const char *name)
{
  hk_person_go_to (self, wait_for (self, role, name, is_ready));
}

typedef struct
{
  Wanted      wanted;
  const char *text;
} Written;

static gboolean
has_text (HkPerson *self,
          gpointer  data)
{
  Written *written = data;
  g_autofree char *text = is_there (self, &written->wanted) ? hk_seen_read (written->wanted.found) : NULL;

  return g_strcmp0 (text, written->text) == 0;
}

/**
 * hk_person_write:
 * @self: a person whose app runs
 * @role: the role, or %HK_ANY_ROLE
 * @name: (nullable): a part of the name of a field
 * @text: what to type, ASCII
 *
 * Goes to a field, and types over what stands there.
 */
void
hk_person_write (HkPerson   *self,
                 AtspiRole   role,
                 const char *name,
                 const char *text)
{
  Written written = { { role, name, NULL }, text };
  const guint n_taps = self->n_taps;

  hk_person_focus (self, role, name);
  hk_person_key (self, "<Control>a");
  hk_person_type (self, text);
  /* What is written is one fact. */
  self->n_taps = n_taps + 1;
  hk_person_wait (self, text, has_text, &written);
}
