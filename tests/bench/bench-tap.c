/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <gdk/gdk.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "core/content/hk-content.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-window.h"
#include "ui/table/hk-table-play.h"

/* From a tap to the frame that it changes: the moves of scripted games in the window, then undos and redos in the middle of them.
 * Says the time that a person waits, and the time that the processor works for it, which other programs disturb less.
 *
 * bench-tap [--each] SCRIPT…: with --each, a line for every tap. */

#define WIDTH 1200
#define HEIGHT 800

/* How many moves are undone and done again in the middle of each script. */
#define N_BACK 30

/* In microseconds: how long a tap may take to show; how long nothing must change for the window to have settled, and how long
 * that is waited for where something goes on moving. */
#define PATIENCE 2000000
#define QUIET 30000
#define SETTLED 300000

typedef enum
{
  TAP_MOVE,
  TAP_UNDO,
  TAP_REDO,
  N_TAPS,
} Tap;

static const char * const tap_names[] = { "moves", "undos", "redos" };

typedef struct
{
  GArray *wall;    /* of double, in milliseconds */
  GArray *cpu;
  guint   n_blank; /* taps that changed nothing on the screen */
} Times;

typedef struct
{
  HkWindow *window;
  gboolean  is_each;
  gboolean  is_rendered;
  gint64    painted;     /* when the last frame was complete; 0: none since the tap */
  double    painted_cpu;
} Bench;

static double
get_cpu (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1000.0 + (double) time.tv_nsec / 1000000.0;
}

/* Called whenever a surface is drawn; the window itself ends the emission. */
static gboolean
render_hook (GSignalInvocationHint *hint,
             guint                  n_values,
             const GValue          *values,
             gpointer               data)
{
  Bench *bench = data;

  bench->is_rendered = TRUE;
  return TRUE;
}

static void
after_paint_cb (Bench *bench)
{
  if (!bench->is_rendered)
    return;
  bench->is_rendered = FALSE;
  if (bench->painted == 0)
    {
      bench->painted = g_get_monotonic_time ();
      bench->painted_cpu = get_cpu ();
    }
}

static gboolean
wake_cb (gpointer data)
{
  return G_SOURCE_CONTINUE;
}

/* Runs until the window has been still for a while. */
static void
settle (Bench *bench)
{
  gint64 end = g_get_monotonic_time () + QUIET;
  const gint64 patience = g_get_monotonic_time () + SETTLED;
  const guint waker = g_timeout_add (5, wake_cb, NULL);

  while (g_get_monotonic_time () < MIN (end, patience))
    {
      bench->painted = 0;
      g_main_context_iteration (NULL, TRUE);
      if (bench->painted != 0)
        end = g_get_monotonic_time () + QUIET;
    }
  bench->painted = 0;
  g_source_remove (waker);
}

static GtkWidget *
get_page (HkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (window));

  while (focus != NULL && !g_str_equal (G_OBJECT_TYPE_NAME (focus), "HkTablePage"))
    focus = gtk_widget_get_parent (focus);
  return focus;
}

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *page = g_str_equal (G_OBJECT_TYPE_NAME (widget), "HkTablePage") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); page == NULL && child != NULL; child = gtk_widget_get_next_sibling (child))
    page = find_page (child);
  return page;
}

/* Closes what the move has opened by itself. */
static void
close_dialogs (HkWindow *window)
{
  AdwDialog *dialog;

  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))) != NULL)
    adw_dialog_force_close (dialog);
}

static void
tap (Bench      *bench,
     Times      *times,
     Tap         kind,
     HkMove     *move,
     const char *what)
{
  GtkWidget *page = get_page (bench->window);
  g_autoptr (GError) error = NULL;
  gint64 start;
  gint64 worked;
  double start_cpu;
  guint waker;

  if (page == NULL)
    page = find_page (GTK_WIDGET (bench->window));
  g_assert_nonnull (page);
  settle (bench);
  start = g_get_monotonic_time ();
  start_cpu = get_cpu ();
  if (kind == TAP_MOVE)
    {
      hk_table_make (page, hk_window_get_session (bench->window), move, &error);
      g_assert_no_error (error);
    }
  else
    gtk_widget_activate_action (page, kind == TAP_UNDO ? "table.undo" : "table.redo", NULL);
  worked = g_get_monotonic_time ();
  waker = g_timeout_add (100, wake_cb, NULL);
  while (bench->painted == 0 && g_get_monotonic_time () < start + PATIENCE)
    g_main_context_iteration (NULL, TRUE);
  g_source_remove (waker);
  if (bench->painted == 0)
    times->n_blank++;
  else
    {
      const double wall = (double) (bench->painted - start) / 1000.0;
      const double cpu = bench->painted_cpu - start_cpu;

      g_array_append_val (times->wall, wall);
      g_array_append_val (times->cpu, cpu);
    }
  if (bench->is_each)
    printf ("  %-5s %-40s %6.1f ms, %6.1f ms of it before it returns\n", tap_names[kind], what,
            bench->painted == 0 ? -1.0 : (double) (bench->painted - start) / 1000.0, (double) (worked - start) / 1000.0);
  if (kind == TAP_MOVE)
    close_dialogs (bench->window);
}

static void
go_back_and_forth (Bench *bench,
                   Times *times)
{
  HkSession *session = hk_window_get_session (bench->window);
  const guint n = MIN (N_BACK, hk_session_get_position (session));

  for (guint i = 0; i < 2 * n; i++)
    {
      const gboolean is_undo = i < n;
      g_autofree char *what = NULL;

      g_object_get (session, is_undo ? "undo-text" : "redo-text", &what, NULL);
      tap (bench, &times[is_undo ? TAP_UNDO : TAP_REDO], is_undo ? TAP_UNDO : TAP_REDO, NULL, what);
    }
}

static JsonObject *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (line, -1, "script", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

/* Plays a script, and half-way back and forth. Returns (transfer none): the id of its game. */
static const char *
play_script (Bench      *bench,
             Times      *times,
             const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (JsonObject) setup = NULL;
  g_autofree char *journal = NULL;
  g_autoptr (HkSession) session = NULL;
  g_autoptr (GError) error = NULL;
  const HkGameSpec *game;
  guint64 seed;
  guint n;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  n = g_strv_length (lines) - 1;
  setup = parse (lines[0]);
  game = hk_games_lookup (json_object_get_string_member (setup, "game"), NULL);
  seed = (guint64) json_object_get_int_member (setup, "seed");
  journal = hk_session_store_new_path (hk_application_get_sessions (hk_application_get_default ()), game);
  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  session = hk_session_new (game, setup, NULL, seed, journal, &error);
  g_assert_no_error (error);
  hk_window_take_session (bench->window, session);
  for (guint i = 1; i <= n; i++)
    {
      g_autoptr (JsonObject) object = parse (lines[i]);
      g_autoptr (HkMove) move = hk_move_new_from_json (object, &error);

      g_assert_no_error (error);
      tap (bench, &times[TAP_MOVE], TAP_MOVE, move, hk_move_get_name (move));
      if (i == n / 2)
        go_back_and_forth (bench, times);
    }
  return game->id;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static double
get_part (GArray *values,
          double  part)
{
  g_array_sort (values, compare);
  return values->len == 0 ? 0.0 : g_array_index (values, double, (guint) (part * (values->len - 1) + 0.5));
}

static void
report (const char  *game,
        const Times *times)
{
  for (guint i = 0; i < N_TAPS; i++)
    printf ("%-17s %3u %s: %5.0f / %4.0f / %4.0f ms to the frame; %5.0f / %4.0f / %4.0f ms of work; %u drew nothing\n", game,
            times[i].wall->len + times[i].n_blank, tap_names[i],
            get_part (times[i].wall, 0.5), get_part (times[i].wall, 0.9), get_part (times[i].wall, 1.0),
            get_part (times[i].cpu, 0.5), get_part (times[i].cpu, 0.9), get_part (times[i].cpu, 1.0), times[i].n_blank);
  fflush (stdout);
}

int
main (int    argc,
      char **argv)
{
  Bench bench = { NULL };
  GtkNative *native;
  g_autoptr (GError) error = NULL;
  GApplication *application;
  int first = 1;

  if (argc > 1 && g_str_equal (argv[1], "--each"))
    {
      bench.is_each = TRUE;
      first++;
    }
  adw_init ();
  application = G_APPLICATION (hk_application_new ());
  g_application_set_flags (application, G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_set_default (application);
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
  bench.window = hk_window_new (HK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (bench.window), WIDTH, HEIGHT);
  gtk_window_present (GTK_WINDOW (bench.window));
  native = GTK_NATIVE (bench.window);
  g_signal_add_emission_hook (g_signal_lookup ("render", GDK_TYPE_SURFACE), 0, render_hook, &bench, NULL);
  g_signal_connect_data (gdk_surface_get_frame_clock (gtk_native_get_surface (native)), "after-paint", G_CALLBACK (after_paint_cb),
                         &bench, NULL, G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  printf ("From a tap to its frame: median / 90 %% / worst\n");
  for (int i = first; i < argc; i++)
    {
      Times times[N_TAPS];
      const char *game;

      for (guint kind = 0; kind < N_TAPS; kind++)
        times[kind] = (Times) { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)), 0 };
      game = play_script (&bench, times, argv[i]);
      report (game, times);
      for (guint kind = 0; kind < N_TAPS; kind++)
        {
          g_array_unref (times[kind].wall);
          g_array_unref (times[kind].cpu);
        }
    }
  return 0;
}
