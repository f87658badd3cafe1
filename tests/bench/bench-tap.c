/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib-unix.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/content/hk-content.h"
#include "hk-figure.h"
#include "hk-onlooker.h"
#include "ui/app/hk-application.h"
#include "ui/app/hk-window.h"
#include "ui/table/hk-table-play.h"

#include <X11/keysym.h>
#ifdef HAVE_CALLGRIND
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_STOP_INSTRUMENTATION
#endif

/* From a tap to the frame that it changes. The program is two: one shows the app and plays a script, a move for each tap of F12; undo and
 * redo have their own keys. The other taps the keys of the X server, and sees on the screen when something changes. It does the same
 * with applications of GNOME, whose keys are digits.
 *
 * bench-tap [--each] [--moves N] SCRIPT…: of each game, N moves in the middle, then as many undos and redos; with --each, a line for every
 * tap.
 *
 * bench-tap --count SCRIPT N: one program, which taps by itself, for callgrind to count what N taps take until their frames are drawn: a
 * third each moves, undos and redos. With --floor instead of a script it is a window with a label. */

#define WIDTH 1200
#define HEIGHT 800
#define N_MOVES 25

/* In microseconds: how long a tap may take to show; how long nothing must change for all to be still. */
#define PATIENCE 2000000
#define QUIET 120000

/* --- the app ------------------------------------------------------------------------------------------------------------------------- */

typedef struct
{
  HkWindow  *window;
  HkSession *session;
  char     **lines; /* the second half of the script */
  char     **next;  /* the first that is still to be played */
} Player;

static JsonObject *
parse (const char *line)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = hk_content_parse (line, -1, "script", &error);

  g_assert_no_error (error);
  return json_object_ref (json_node_get_object (node));
}

static HkMove *
read_move (const char *line)
{
  g_autoptr (JsonObject) object = parse (line);
  g_autoptr (GError) error = NULL;
  HkMove *move = hk_move_new_from_json (object, &error);

  g_assert_no_error (error);
  return move;
}

static GtkWidget *
find_page (GtkWidget *widget)
{
  GtkWidget *page = g_str_equal (G_OBJECT_TYPE_NAME (widget), "HkTablePage") ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); page == NULL && child != NULL; child = gtk_widget_get_next_sibling (child))
    page = find_page (child);
  return page;
}

static gboolean
key_pressed_cb (Player         *player,
                guint           key,
                guint           code,
                GdkModifierType state)
{
  g_autoptr (HkMove) move = NULL;
  g_autoptr (GError) error = NULL;

  if (key != GDK_KEY_F12 || *player->next == NULL)
    return GDK_EVENT_PROPAGATE;
  move = read_move (*player->next++);
  hk_table_make (find_page (GTK_WIDGET (player->window)), player->session, move, &error);
  g_assert_no_error (error);
  return GDK_EVENT_STOP;
}

/* Between two taps: closes what the last one has opened by itself, keeps the focus on the page, and says where the game stands. */
static gboolean
asked_cb (int          fd,
          GIOCondition condition,
          gpointer     data)
{
  Player *player = data;
  GtkWidget *page = find_page (GTK_WIDGET (player->window));
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (player->window));
  AdwDialog *dialog;
  char letter;

  if (read (fd, &letter, 1) != 1)
    exit (0);
  while ((dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (player->window))) != NULL)
    adw_dialog_force_close (dialog);
  printf ("%u %d\n", hk_session_get_position (player->session), focus != NULL && gtk_widget_is_ancestor (focus, page));
  fflush (stdout);
  if (focus == NULL || !gtk_widget_is_ancestor (focus, page))
    gtk_widget_child_focus (page, GTK_DIR_TAB_FORWARD);
  return G_SOURCE_CONTINUE;
}

/* Half of the script is played before anybody sees it. */
static HkSession *
begin (char **lines)
{
  g_autoptr (JsonObject) setup = parse (lines[0]);
  const HkGameSpec *game = hk_games_lookup (json_object_get_string_member (setup, "game"), NULL);
  const guint64 seed = (guint64) json_object_get_int_member (setup, "seed");
  g_autofree char *journal = hk_session_store_new_path (hk_application_get_sessions (hk_application_get_default ()), game);
  g_autoptr (GError) error = NULL;
  HkSession *session;

  json_object_remove_member (setup, "game");
  json_object_remove_member (setup, "seed");
  session = hk_session_new (game, setup, NULL, seed, journal, &error);
  g_assert_no_error (error);
  for (guint i = 1; i < g_strv_length (lines) / 2; i++)
    {
      g_autoptr (HkMove) move = read_move (lines[i]);

      hk_session_play (session, move, &error);
      g_assert_no_error (error);
    }
  return session;
}

static void
open_app (Player     *player,
          const char *path)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;
  GApplication *application;
  guint middle;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  middle = MAX (1, g_strv_length (lines) / 2);
  adw_init ();
  application = G_APPLICATION (hk_application_new ());
  g_application_set_flags (application, G_APPLICATION_NON_UNIQUE | G_APPLICATION_HANDLES_OPEN);
  g_application_set_default (application);
  g_application_register (application, NULL, &error);
  g_assert_no_error (error);
  player->session = begin (lines);
  player->lines = g_strdupv (lines + middle);
  player->next = player->lines;
  player->window = hk_window_new (HK_APPLICATION (application));
  gtk_window_set_default_size (GTK_WINDOW (player->window), WIDTH, HEIGHT);
  hk_window_take_session (player->window, player->session);
  gtk_window_present (GTK_WINDOW (player->window));
}

static G_NORETURN void
play (const char *path)
{
  Player player = { NULL };
  GtkEventController *keys = gtk_event_controller_key_new ();

  open_app (&player, path);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), &player);
  gtk_widget_add_controller (GTK_WIDGET (player.window), keys);
  g_unix_fd_add (STDIN_FILENO, G_IO_IN | G_IO_HUP, asked_cb, &player);
  while (TRUE)
    g_main_context_iteration (NULL, TRUE);
}

/* --- who counts ---------------------------------------------------------------------------------------------------------------------- */

/* How long nothing must happen for all to be still, in milliseconds. */
#define STILL 150

static void
painted_cb (gboolean *is_painted)
{
  *is_painted = TRUE;
}

static void
still_cb (gboolean *is_still)
{
  *is_still = TRUE;
}

static void
see_frame (GtkWindow *window)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  gboolean is_painted = FALSE;
  const gulong handler = g_signal_connect_swapped (clock, "after-paint", G_CALLBACK (painted_cb), &is_painted);

  while (!is_painted)
    g_main_context_iteration (NULL, TRUE);
  g_signal_handler_disconnect (clock, handler);
}

static void
see_rest (void)
{
  for (gboolean is_busy = TRUE; is_busy;)
    {
      gboolean is_still = FALSE;

      g_timeout_add_once (STILL, (GSourceOnceFunc) still_cb, &is_still);
      for (is_busy = FALSE; !is_still;)
        {
          g_main_context_iteration (NULL, TRUE);
          is_busy = is_busy || !is_still;
        }
    }
}

/* The floor: a window with a label that shows another digit. */
static GtkWindow *
open_label (void)
{
  GtkWidget *window;

  adw_init ();
  window = adw_window_new ();
  gtk_window_set_default_size (GTK_WINDOW (window), WIDTH, HEIGHT);
  adw_window_set_content (ADW_WINDOW (window), gtk_label_new ("0"));
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}

static G_NO_INLINE void
count_tap (Player    *player,
           GtkWindow *window,
           guint      i,
           guint      n_taps)
{
  GtkWidget *page = player->window == NULL ? NULL : find_page (GTK_WIDGET (window));
  AdwDialog *dialog;

  CALLGRIND_START_INSTRUMENTATION;
  if (page == NULL)
    gtk_label_set_text (GTK_LABEL (adw_window_get_content (ADW_WINDOW (window))), i % 2 == 0 ? "1" : "2");
  else if (i < n_taps / 3)
    key_pressed_cb (player, GDK_KEY_F12, 0, 0);
  else
    gtk_widget_activate_action (page, i < n_taps / 3 * 2 ? "table.undo" : "table.redo", NULL);
  see_frame (window);
  CALLGRIND_STOP_INSTRUMENTATION;
  while (page != NULL && (dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window))) != NULL)
    adw_dialog_force_close (dialog);
  see_rest ();
}

static G_NORETURN void
count (const char *path,
       guint       n_taps)
{
  Player player = { NULL };
  GtkWindow *window;

  if (g_str_equal (path, "--floor"))
    window = open_label ();
  else
    {
      open_app (&player, path);
      window = GTK_WINDOW (player.window);
    }
  see_rest ();
  for (guint i = 0; i < n_taps; i++)
    count_tap (&player, window, i, n_taps);
  exit (0);
}

/* --- who taps ------------------------------------------------------------------------------------------------------------------------ */

typedef struct
{
  GArray *frame;   /* of double, in milliseconds, as the others */
  GArray *settled;
  GArray *frame_work; /* how long the processor worked for the program until then */
  GArray *work;
  guint   n_blank; /* taps that changed nothing on the screen */
  guint   n_lost;  /* taps that did not do what they should */
} Times;

static gboolean is_each = FALSE;

static void
times_init (Times *times)
{
  *times = (Times) { g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)),
                     g_array_new (FALSE, FALSE, sizeof (double)), g_array_new (FALSE, FALSE, sizeof (double)), 0, 0 };
}

static void
times_clear (Times *times)
{
  g_array_unref (times->frame);
  g_array_unref (times->settled);
  g_array_unref (times->frame_work);
  g_array_unref (times->work);
}

/* Taps a key while others are held, and adds what comes of it. */
static void
tap (HkOnlooker        *onlooker,
     HkOnlookerProgram *program,
     Times             *times,
     const KeySym      *held,
     KeySym             key)
{
  double worked;
  double frame_work;
  gint64 start;
  gint64 changed;

  for (guint i = 0; held != NULL && held[i] != 0; i++)
    hk_onlooker_press (onlooker, held[i], TRUE);
  hk_onlooker_see_rest (onlooker, held == NULL ? 1000 : 20000, PATIENCE);
  worked = hk_onlooker_get_work (program);
  start = g_get_monotonic_time ();
  hk_onlooker_press (onlooker, key, TRUE);
  changed = hk_onlooker_see_change (onlooker, PATIENCE);
  frame_work = hk_onlooker_get_work (program) - worked;
  hk_onlooker_press (onlooker, key, FALSE);
  for (guint i = 0; held != NULL && held[i] != 0; i++)
    hk_onlooker_press (onlooker, held[i], FALSE);
  if (changed != 0)
    {
      const gint64 last = hk_onlooker_see_rest (onlooker, QUIET, PATIENCE);
      const double frame = (double) (changed - start) / 1000.0;
      const double settled = (double) (MAX (changed, last) - start) / 1000.0;
      const double work = hk_onlooker_get_work (program) - worked;

      g_array_append_val (times->frame, frame);
      g_array_append_val (times->settled, settled);
      g_array_append_val (times->frame_work, frame_work);
      g_array_append_val (times->work, work);
      if (is_each)
        printf ("%7.1f ms to the frame (%.1f of work), %7.1f ms until all is still (%.1f of work)\n", frame, frame_work, settled, work);
    }
  else
    {
      times->n_blank++;
      if (is_each)
        printf ("drew nothing\n");
    }
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
print_figure (const char *name,
              const char *what,
              double      value)
{
  g_autofree char *id = g_strdup_printf ("tap-%s-%s", name, what);

  hk_figure (id, value);
}

/* How many taps took how many frames of a screen that shows 60 a second. */
static void
print_histogram (const char *name,
                 GArray     *frame)
{
  static const guint limits[] = { 1, 2, 3, 4, 6, 12, 30, G_MAXUINT };
  guint first = 0;

  printf ("%s, %u taps, by the frames that they took at 60 Hz:", name, frame->len);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      guint n = 0;

      for (guint j = 0; j < frame->len; j++)
        {
          const double n_frames = g_array_index (frame, double, j) * 60.0 / 1000.0;

          n += n_frames > first && n_frames <= limits[i];
        }
      if (limits[i] == G_MAXUINT)
        printf (" more: %u", n);
      else
        printf (" ≤ %u: %u,", limits[i], n);
      first = limits[i];
    }
  printf ("\n");
}

static void
report (const char *name,
        Times      *times)
{
  print_histogram (name, times->frame);
  print_figure (name, "median", get_part (times->frame, 0.5));
  print_figure (name, "90", get_part (times->frame, 0.9));
  print_figure (name, "99", get_part (times->frame, 0.99));
  print_figure (name, "worst", get_part (times->frame, 1));
  print_figure (name, "settled", get_part (times->settled, 1));
  print_figure (name, "frame-work", get_part (times->frame_work, 0.5));
  print_figure (name, "work", get_part (times->work, 0.5));
  print_figure (name, "blank", times->n_blank);
  print_figure (name, "lost", times->n_lost);
}

/* Asks the app where its game stands, and lets it come to rest. */
static guint
ask_position (HkOnlooker        *onlooker,
              HkOnlookerProgram *program,
              gboolean          *has_focus)
{
  char line[64];
  guint position = 0;

  fputc ('?', program->to);
  fflush (program->to);
  if (fgets (line, sizeof line, program->from) == NULL)
    g_error ("The app has ended.");
  sscanf (line, "%u %d", &position, has_focus);
  hk_onlooker_see_rest (onlooker, 40000, PATIENCE);
  return position;
}

static void
tap_game (HkOnlooker *onlooker,
          const char *program_path,
          const char *script,
          guint       n_moves)
{
  static const KeySym control[] = { XK_Control_L, 0 };
  static const KeySym both[] = { XK_Control_L, XK_Shift_L, 0 };
  const char * const argv[] = { program_path, "--play", script, NULL };
  g_autofree char *name = g_path_get_basename (script);
  HkOnlookerProgram program;
  Times times;
  guint position;
  gboolean has_focus;

  *strrchr (name, '.') = '\0';
  times_init (&times);
  hk_onlooker_start (onlooker, argv, &program);
  g_assert_cmpint (hk_onlooker_see_window (onlooker), !=, 0);
  hk_onlooker_focus (onlooker);
  hk_onlooker_see_rest (onlooker, 500000, 5000000);
  ask_position (onlooker, &program, &has_focus);
  /* The first key shows where the focus is. */
  hk_onlooker_press (onlooker, XK_Shift_L, TRUE);
  hk_onlooker_press (onlooker, XK_Shift_L, FALSE);
  hk_onlooker_see_rest (onlooker, 500000, 5000000);
  hk_onlooker_focus (onlooker);
  position = ask_position (onlooker, &program, &has_focus);
  for (guint i = 0; i < 3 * n_moves; i++)
    {
      const gboolean is_undo = i >= n_moves && i < 2 * n_moves;
      const guint expected = is_undo ? position - 1 : position + 1;
      guint reached;

      if (is_each)
        printf ("%s %s: ", name, i < n_moves ? "move" : is_undo ? "undo" : "redo");
      tap (onlooker, &program, &times, i < n_moves ? NULL : is_undo ? control : both, i < n_moves ? XK_F12 : XK_z);
      reached = ask_position (onlooker, &program, &has_focus);
      if (reached != expected)
        {
          times.n_lost++;
          hk_onlooker_focus (onlooker);
        }
      if (is_each && (reached != expected || !has_focus))
        printf ("  %u instead of %u%s\n", reached, expected, has_focus ? "" : ", the focus is elsewhere");
      position = reached;
    }
  hk_onlooker_end (onlooker, &program);
  report (name, &times);
  times_clear (&times);
}

static void
tap_peer (HkOnlooker *onlooker,
          const char *name,
          guint       n_taps)
{
  static const KeySym digits[] = { XK_1, XK_2, XK_3, XK_4, XK_5, XK_6, XK_7 };
  const char * const argv[] = { name, NULL };
  HkOnlookerProgram program;
  Times times;

  times_init (&times);
  hk_onlooker_start (onlooker, argv, &program);
  g_assert_cmpint (hk_onlooker_see_window (onlooker), !=, 0);
  hk_onlooker_focus (onlooker);
  hk_onlooker_see_rest (onlooker, 500000, 5000000);
  for (guint i = 0; i < n_taps; i++)
    {
      if (i % G_N_ELEMENTS (digits) == 0 && i > 0)
        {
          hk_onlooker_press (onlooker, XK_Escape, TRUE);
          hk_onlooker_press (onlooker, XK_Escape, FALSE);
          hk_onlooker_see_rest (onlooker, 40000, PATIENCE);
        }
      tap (onlooker, &program, &times, NULL, digits[i % G_N_ELEMENTS (digits)]);
    }
  hk_onlooker_end (onlooker, &program);
  report (name, &times);
  times_clear (&times);
}

int
main (int    argc,
      char **argv)
{
  static const char * const peers[] = { "gnome-calculator", "gnome-text-editor" };
  g_autoptr (HkOnlooker) onlooker = NULL;
  guint n_moves = N_MOVES;
  int first = 1;

  if (argc == 3 && g_str_equal (argv[1], "--play"))
    play (argv[2]);
  if (argc == 4 && g_str_equal (argv[1], "--count"))
    count (argv[2], (guint) atoi (argv[3]));
  for (; first < argc && g_str_has_prefix (argv[first], "--"); first++)
    if (g_str_equal (argv[first], "--each"))
      is_each = TRUE;
    else if (g_str_equal (argv[first], "--moves") && first + 1 < argc)
      n_moves = (guint) atoi (argv[++first]);
  onlooker = hk_onlooker_new ();
  for (guint i = 0; i < G_N_ELEMENTS (peers); i++)
    {
      g_autofree char *path = g_find_program_in_path (peers[i]);

      if (path != NULL)
        tap_peer (onlooker, peers[i], 3 * n_moves);
      else
        printf ("%s is not installed.\n", peers[i]);
    }
  for (int i = first; i < argc; i++)
    tap_game (onlooker, argv[0], argv[i], n_moves);
  return 0;
}
