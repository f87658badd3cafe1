/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-speech.h"

#include <gio/gunixsocketaddress.h>
#include <glib/gi18n.h>

#include "ui/app/hk-toasts.h"

/* What happens is told to the screen reader; where none runs and the group wants to hear it, the voice of Speech Dispatcher reads it.
 * We speak its protocol (SSIP) through the socket in the runtime folder, which a sandbox can be given, and wait for its answers in a
 * thread of our own: one sentence after the other. */

#define SETTING "speak-moves"

#define PATIENCE 5 /* seconds for an answer */

typedef struct
{
  GSettings      *settings;
  GtkApplication *application; /* which outlives it */
  GThreadPool    *voice;
} Speech;

static Speech *speech;

/* Where Speech Dispatcher listens; its own variable comes first, as its library has it. */
static char *
dup_socket (void)
{
  const char *address = g_getenv ("SPEECHD_ADDRESS");

  if (address != NULL && g_str_has_prefix (address, "unix_socket:"))
    return g_strdup (address + strlen ("unix_socket:"));
  return g_build_filename (g_get_user_runtime_dir (), "speech-dispatcher", "speechd.sock", NULL);
}

static GSocketConnection *
reach (GError **error)
{
  g_autofree char *path = dup_socket ();
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GSocketClient) client = g_socket_client_new ();

  g_socket_client_set_timeout (client, PATIENCE);
  return g_socket_client_connect (client, G_SOCKET_CONNECTABLE (address), NULL, error);
}

/* Where nothing listens yet the program is asked to, as its own library does; in a sandbox there is none to ask. */
static GSocketConnection *
connect_to_voice (GError **error)
{
  g_autofree char *program = NULL;
  GSocketConnection *connection = reach (NULL);

  if (connection != NULL)
    return connection;
  program = g_find_program_in_path ("speech-dispatcher");
  if (program != NULL)
    g_spawn_sync (NULL, (char *[]) { program, (char *) "--spawn", NULL }, NULL, G_SPAWN_STDOUT_TO_DEV_NULL | G_SPAWN_STDERR_TO_DEV_NULL,
                  NULL, NULL, NULL, NULL, NULL, NULL);
  return reach (error);
}

/* Sends one line and reads the answer, the last line of which has a blank after its number; one that begins with 2 is good. */
static gboolean
ask (GOutputStream    *out,
     GDataInputStream *in,
     const char       *line,
     GError          **error)
{
  g_autofree char *sent = g_strconcat (line, "\r\n", NULL);

  if (!g_output_stream_write_all (out, sent, strlen (sent), NULL, NULL, error))
    return FALSE;
  for (;;)
    {
      g_autofree char *answer = g_data_input_stream_read_line (in, NULL, NULL, error);

      if (answer == NULL)
        {
          if (error != NULL && *error == NULL)
            g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_CLOSED, line);
          return FALSE;
        }
      if (strlen (answer) >= 4 && answer[3] == '-')
        continue;
      if (answer[0] == '2')
        return TRUE;
      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, answer);
      return FALSE;
    }
}

/* The language of the window, as "en" or "cs". */
static char *
dup_language (void)
{
  const char *name = g_get_language_names ()[0];

  return g_str_equal (name, "C") || strlen (name) < 2 ? g_strdup ("en") : g_strndup (name, 2);
}

/* A line of one full stop would end the text. */
static char *
make_line (const char *text)
{
  g_autofree char *line = g_strdelimit (g_strdup (text), "\r\n", ' ');

  return g_strconcat (line[0] == '.' ? "." : "", line, "\r\n.", NULL);
}

static gboolean
speak (const char *text,
       GError    **error)
{
  g_autoptr (GSocketConnection) connection = connect_to_voice (error);
  g_autoptr (GDataInputStream) in = NULL;
  g_autofree char *language = dup_language ();
  g_autofree char *set_language = g_strconcat ("SET self LANGUAGE ", language, NULL);
  g_autofree char *line = make_line (text);
  GOutputStream *out;

  if (connection == NULL)
    return FALSE;
  in = g_data_input_stream_new (g_io_stream_get_input_stream (G_IO_STREAM (connection)));
  g_data_input_stream_set_newline_type (in, G_DATA_STREAM_NEWLINE_TYPE_ANY);
  out = g_io_stream_get_output_stream (G_IO_STREAM (connection));
  return ask (out, in, "SET self CLIENT_NAME user:hordekeeper:moves", error)
         && ask (out, in, set_language, error)
         && ask (out, in, "SET self PRIORITY message", error)
         && ask (out, in, "SPEAK", error)
         && ask (out, in, line, error)
         && ask (out, in, "QUIT", error);
}

/* A screen reader reads what is announced: a second voice would speak over it. */
static gboolean
has_screen_reader (void)
{
  g_autoptr (GDBusConnection) bus = g_bus_get_sync (G_BUS_TYPE_SESSION, NULL, NULL);
  g_autoptr (GVariant) reply = bus == NULL ? NULL
    : g_dbus_connection_call_sync (bus, "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Get",
                                   g_variant_new ("(ss)", "org.a11y.Status", "ScreenReaderEnabled"), G_VARIANT_TYPE ("(v)"),
                                   G_DBUS_CALL_FLAGS_NO_AUTO_START, 500, NULL, NULL);
  g_autoptr (GVariant) value = NULL;

  if (reply == NULL)
    return FALSE;
  g_variant_get (reply, "(v)", &value);
  return g_variant_is_of_type (value, G_VARIANT_TYPE_BOOLEAN) && g_variant_get_boolean (value);
}

/* Said once: then the switch is off again. */
static gboolean
failed_cb (gpointer data)
{
  GtkWindow *window = gtk_application_get_active_window (speech->application);
  AdwToastOverlay *overlay = window == NULL ? NULL : hk_toasts_find (GTK_WIDGET (window));

  if (!g_settings_get_boolean (speech->settings, SETTING))
    return G_SOURCE_REMOVE;
  g_settings_set_boolean (speech->settings, SETTING, FALSE);
  if (overlay != NULL)
    adw_toast_overlay_add_toast (overlay, adw_toast_new (_("No voice answers: Speech Dispatcher does not run on this system")));
  return G_SOURCE_REMOVE;
}

static void
voice_cb (gpointer data,
          gpointer user_data)
{
  g_autofree char *text = data;
  g_autoptr (GError) error = NULL;

  if (has_screen_reader () || speak (text, &error))
    return;
  g_debug ("Speech Dispatcher: %s", error->message);
  g_idle_add (failed_cb, NULL);
}

/* Reads aloud what something else tells the screen reader, where the group wants it.
 * @text: a sentence */
void
hk_speech_say (const char *text)
{
  g_return_if_fail (text != NULL);

  if (speech != NULL && g_settings_get_boolean (speech->settings, SETTING))
    g_thread_pool_push (speech->voice, g_strdup (text), NULL);
}

/* Whoever switches it on hears at once how it sounds, or reads why it does not. */
static void
setting_cb (void)
{
  hk_speech_say (_("What happens at the table is read aloud."));
}

/* Lets the voice follow its setting.
 * @application: which lives as long as the process */
void
hk_speech_follow (GtkApplication *application,
                  GSettings      *settings)
{
  g_return_if_fail (GTK_IS_APPLICATION (application));
  g_return_if_fail (speech == NULL);

  speech = g_new0 (Speech, 1);
  speech->application = application;
  speech->settings = g_object_ref (settings);
  speech->voice = g_thread_pool_new (voice_cb, NULL, 1, FALSE, NULL);
  g_signal_connect (settings, "changed::" SETTING, G_CALLBACK (setting_cb), NULL);
}

/* Tells what happened, to the screen reader and where the group wants it to everybody at the table.
 * @speaker: a widget that is on the screen
 * @text: a sentence */
void
hk_speech_announce (GtkWidget                         *speaker,
                    const char                        *text,
                    GtkAccessibleAnnouncementPriority  priority)
{
  g_return_if_fail (GTK_IS_WIDGET (speaker));
  g_return_if_fail (text != NULL);

  gtk_accessible_announce (GTK_ACCESSIBLE (speaker), text, priority);
  hk_speech_say (text);
}
