/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-voice-fixture.h"

#include <gio/gio.h>
#include <gio/gunixsocketaddress.h>

#include "hk-ui-fixture.h"

static struct
{
  GSocketService *service;
  GMutex          lock;
  GString        *heard;   /* what was spoken, a line each */
} voice; /* its threads end with the process */

/* As Speech Dispatcher answers. */
static gboolean
serve_cb (GThreadedSocketService *service,
          GSocketConnection      *connection,
          GObject                *source,
          gpointer                data)
{
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
          g_mutex_lock (&voice.lock);
          g_string_append_printf (voice.heard, "%s\n", line);
          g_mutex_unlock (&voice.lock);
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

/* Lets whatever is spoken in this process be heard. */
void
hk_voice_begin (void)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-voice-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "speechd.sock", NULL);
  g_autofree char *variable = g_strconcat ("unix_socket:", path, NULL);
  g_autoptr (GSocketAddress) address = g_unix_socket_address_new (path);
  g_autoptr (GError) error = NULL;

  g_assert_null (voice.service);
  g_mutex_init (&voice.lock);
  voice.heard = g_string_new (NULL);
  voice.service = g_threaded_socket_service_new (2);
  g_socket_listener_add_address (G_SOCKET_LISTENER (voice.service), address, G_SOCKET_TYPE_STREAM, G_SOCKET_PROTOCOL_DEFAULT, NULL, NULL,
                                 &error);
  g_assert_no_error (error);
  g_signal_connect (voice.service, "run", G_CALLBACK (serve_cb), NULL);
  g_setenv ("SPEECHD_ADDRESS", variable, TRUE);
}

/* Returns whether @text was spoken so far. */
gboolean
hk_voice_has_heard (const char *text)
{
  gboolean heard;

  g_mutex_lock (&voice.lock);
  heard = strstr (voice.heard->str, text) != NULL;
  g_mutex_unlock (&voice.lock);
  return heard;
}

static gboolean
has_heard (gpointer text)
{
  return hk_voice_has_heard (text);
}

/* Waits until @text was spoken. */
void
hk_voice_assert_heard (const char *text)
{
  if (!hk_fixture_wait (has_heard, (gpointer) text))
    g_error ("Not heard: “%s” but “%s”", text, voice.heard->str);
}
