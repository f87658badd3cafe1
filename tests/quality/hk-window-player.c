/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "core/content/hk-content.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-window.h"

/* Plays scripts in the window, for what is measured from outside.
 *
 * hk-window-player JOURNAL SCRIPT: opens the journal, says "open" and how many moves it has, and plays the rest of the script; says the
 * number of each move once it is made, and waits at the end.
 * hk-window-player --memory N SCRIPT: plays the script, takes all of it back and plays it again, in one game, until N moves were made or
 * taken back; says every 500 how much memory it takes, and ends with 1 when that grows by more than 5 % in the second half. */

/* A kill shall also meet what is still moving; memory is the same after one frame as after three. */
#define FRAMES_KILLED 3
#define FRAMES_MEASURED 1
#define MOVES_A_LINE  500
#define MOST_GROWTH   5 /* in percent */

static JsonObject *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (line, -1, "script", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

/* Lets the window draw what has changed. */
static void
draw (HkWindow *window,
      guint     n_frames)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));

  for (guint i = 0; i < n_frames; i++)
    {
      if (clock != NULL)
        gdk_frame_clock_request_phase (clock, GDK_FRAME_CLOCK_PHASE_PAINT);
      while (g_main_context_iteration (NULL, FALSE))
        ;
    }
}

static void
play (HkWindow   *window,
      const char *line)
{
  g_autoptr (JsonObject) object = parse (line);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkMove) move = hk_move_new_from_json (object, &error);

  g_assert_no_error (error);
  if (!hk_session_play (hk_window_get_session (window), move, &error))
    g_error ("%s: %s", line, error->message);
}

static GStrv
read_script (const char *path)
{
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_strchomp (text);
  return g_strsplit (text, "\n", -1);
}

static void
play_journal (HkWindow   *window,
              const char *journal,
              const char *script)
{
  g_auto (GStrv) lines = read_script (script);
  guint n;

  if (!hk_window_open_path (window, journal))
    g_error ("%s does not open", journal);
  n = hk_session_get_position (hk_window_get_session (window));
  draw (window, FRAMES_KILLED);
  printf ("open %u\n", n);
  fflush (stdout);
  for (; lines[n + 1] != NULL; n++)
    {
      play (window, lines[n + 1]);
      printf ("%u\n", n + 1);
      fflush (stdout);
      draw (window, FRAMES_KILLED);
    }
  for (;;)
    g_main_context_iteration (NULL, TRUE);
}

/* Of this process, in KiB, without what was freed. */
static long
get_memory (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) numbers = NULL;

  malloc_trim (0);
  g_file_get_contents ("/proc/self/statm", &text, NULL, NULL);
  numbers = g_strsplit (text, " ", 3);
  return atol (numbers[1]) * (sysconf (_SC_PAGESIZE) / 1024);
}

static void
begin (HkWindow   *window,
       const char *line)
{
  g_autoptr (JsonObject) setup = parse (line);
  const HkGameSpec *game = hk_games_lookup (json_object_get_string_member (setup, "game"), NULL);
  const guint64 seed = (guint64) json_object_get_int_member (setup, "seed");
  g_autofree char *path = hk_session_store_new_path (hk_application_get_sessions (hk_application_get_default ()), game);
  g_autoptr (GError) error = NULL;
  g_autoptr (HkSession) session = NULL;

  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  session = hk_session_new (game, setup, NULL, seed, path, &error);
  g_assert_no_error (error);
  hk_window_take_session (window, session);
}

/* Makes the next move of the script, or takes back the last one after its end until none is left. */
static void
go_on (HkWindow *window,
       GStrv     lines,
       gboolean *is_back)
{
  HkSession *session = hk_window_get_session (window);
  const guint position = hk_session_get_position (session);
  g_autoptr (GError) error = NULL;

  if (position == 0)
    *is_back = FALSE;
  else if (lines[position + 1] == NULL)
    *is_back = TRUE;
  if (!*is_back)
    play (window, lines[position + 1]);
  else if (!hk_session_undo (session, 1, &error))
    g_error ("%s", error->message);
  draw (window, FRAMES_MEASURED);
}

static int
measure (HkWindow   *window,
         guint       n_moves,
         const char *script)
{
  g_auto (GStrv) lines = read_script (script);
  gboolean is_back = FALSE;
  long half = 0;
  long last = 0;

  begin (window, lines[0]);
  for (guint n = 1; n <= n_moves; n++)
    {
      go_on (window, lines, &is_back);
      if (n % MOVES_A_LINE != 0 && n != n_moves)
        continue;
      last = get_memory ();
      if (half == 0 && n >= n_moves / 2)
        half = last;
      printf ("%u moves: %ld KiB\n", n, last);
      fflush (stdout);
    }
  printf ("In the second half it grew by %.1f %%.\n", 100.0 * (double) (last - half) / (double) half);
  return (last - half) * 100 > half * MOST_GROWTH ? 1 : 0;
}

int
main (int    argc,
      char **argv)
{
  HkApplication *application;
  HkWindow *window;
  g_autoptr (GError) error = NULL;
  guint64 n_moves;

  if (argc < 3 || (g_str_equal (argv[1], "--memory") && argc != 4))
    return 2;
  adw_init ();
  application = hk_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_set_default (G_APPLICATION (application));
  g_application_register (G_APPLICATION (application), NULL, &error);
  g_assert_no_error (error);
  window = hk_window_new (application);
  gtk_window_set_default_size (GTK_WINDOW (window), 1200, 800);
  gtk_window_present (GTK_WINDOW (window));
  if (g_str_equal (argv[1], "--memory") && g_ascii_string_to_unsigned (argv[2], 10, 1, G_MAXUINT, &n_moves, NULL))
    return measure (window, (guint) n_moves, argv[3]);
  play_journal (window, argv[1], argv[2]);
  return 0;
}
