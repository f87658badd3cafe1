/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdio.h>

#include <adwaita.h>
#include <stdlib.h>

#include "hk-figure.h"
#include "hk-onlooker.h"

/* From the start of a program to its first frame on the screen, and what it takes of the machine when it does nothing: the app, a bare
 * window, and applications of GNOME, turn by turn.
 *
 * bench-start APP CLI SCRIPT…: the scripts are of the games that are open in the app, each in turn, one after the other. */

#define N_ROUNDS 9

/* In microseconds: how long nothing must change for a program to be idle, and how long it is then watched. A toast, such as the one that
 * says where an opened game is kept, goes after five seconds, and a thread of GLib that has nothing to do after fifteen. */
#define QUIET   16000000
#define WATCHED 10000000

static const char * const peers[] = { "gnome-mines", "gnome-chess", "gnome-calculator", "gnome-text-editor", "gnome-sudoku" };

static void
activate_bare_cb (GtkApplication *application,
                  gpointer        data)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run_bare (void)
{
  g_autoptr (GApplication) application = G_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));

  g_signal_connect (application, "activate", G_CALLBACK (activate_bare_cb), NULL);
  return g_application_run (application, 0, NULL);
}

/* What is measured of one program, under a name. */
typedef struct
{
  const char *name;
  const char *argv[4];
  double      times[N_ROUNDS];
} Contender;

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

static void
tell (const char *what,
      const char *name,
      double      value)
{
  g_autofree char *id = g_strdup_printf ("%s-%s", what, name);

  hk_figure (id, value);
}

static double
start_once (HkOnlooker *onlooker,
            Contender  *contender)
{
  const gint64 start = g_get_monotonic_time ();
  HkOnlookerProgram program;
  gint64 shown;

  hk_onlooker_start (onlooker, contender->argv, &program);
  shown = hk_onlooker_see_window (onlooker);
  hk_onlooker_end (onlooker, &program);
  return shown == 0 ? 0 : (double) (shown - start) / 1000.0;
}

/* Returns the memory of a program that has been left alone.
 * @wakeups: (out): how often it woke up while it was watched */
static double
leave_alone (HkOnlooker         *onlooker,
             const char * const *argv,
             guint64            *wakeups)
{
  HkOnlookerProgram program;
  double memory;

  hk_onlooker_start (onlooker, argv, &program);
  hk_onlooker_see_window (onlooker);
  hk_onlooker_focus (onlooker);
  hk_onlooker_see_rest (onlooker, QUIET, 4 * QUIET);
  memory = hk_onlooker_get_memory (&program);
  *wakeups = hk_onlooker_see_wakeups (&program, WATCHED);
  hk_onlooker_end (onlooker, &program);
  return memory;
}

/* Plays the first half of a script into a journal. Returns (transfer full): its path. */
static char *
play_half (const char *cli,
           const char *script)
{
  g_autofree char *folder = g_dir_make_tmp ("hordekeeper-bench-XXXXXX", NULL);
  g_autofree char *half = g_build_filename (folder, "half.jsonl", NULL);
  char *journal = g_build_filename (folder, "half.hordekeeper", NULL);
  const char *argv[] = { cli, "play", half, "--keep", journal, NULL };
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) lines = NULL;
  g_autofree char *text = NULL;
  g_autofree char *first = NULL;
  guint n;

  g_file_get_contents (script, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strchomp (text), "\n", -1);
  n = g_strv_length (lines);
  for (guint i = n / 2; i < n; i++)
    g_clear_pointer (&lines[i], g_free);
  first = g_strjoinv ("\n", lines);
  g_file_set_contents (half, first, -1, &error);
  g_assert_no_error (error);
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_STDOUT_TO_DEV_NULL, NULL, NULL, NULL, NULL, NULL, &error);
  g_assert_no_error (error);
  return journal;
}

int
main (int    argc,
      char **argv)
{
  g_autoptr (HkOnlooker) onlooker = NULL;
  Contender contenders[2 + G_N_ELEMENTS (peers)] = { { "bare", { argv[0], "bare" } }, { "app", { argv[1] } } };
  guint n_contenders = 2;
  double most_memory = 0;
  guint64 most_wakeups = 0;
  guint64 wakeups;

  if (argc == 2 && g_str_equal (argv[1], "bare"))
    return run_bare ();
  g_assert_cmpint (argc, >, 3);
  for (guint i = 0; i < G_N_ELEMENTS (peers); i++)
    {
      g_autofree char *path = g_find_program_in_path (peers[i]);

      if (path == NULL)
        printf ("%s is not installed.\n", peers[i]);
      else
        contenders[n_contenders++] = (Contender) { peers[i], { peers[i] } };
    }
  onlooker = hk_onlooker_new ();
  for (guint round = 0; round < N_ROUNDS; round++)
    for (guint i = 0; i < n_contenders; i++)
      contenders[i].times[round] = start_once (onlooker, &contenders[i]);
  for (guint i = 0; i < n_contenders; i++)
    {
      qsort (contenders[i].times, N_ROUNDS, sizeof (double), compare);
      tell ("start", contenders[i].name, contenders[i].times[N_ROUNDS / 2]);
      tell ("start-fastest", contenders[i].name, contenders[i].times[0]);
    }
  for (guint i = 0; i < n_contenders; i++)
    {
      tell ("memory", contenders[i].name, leave_alone (onlooker, contenders[i].argv, &wakeups));
      tell ("idle", contenders[i].name, (double) wakeups);
    }
  for (int i = 3; i < argc; i++)
    {
      g_autofree char *journal = play_half (argv[2], argv[i]);
      const char * const app[] = { argv[1], journal, NULL };
      const double memory = leave_alone (onlooker, app, &wakeups);

      most_memory = MAX (most_memory, memory);
      most_wakeups = MAX (most_wakeups, wakeups);
    }
  hk_figure ("memory-dense", most_memory);
  hk_figure ("idle-dense", (double) most_wakeups);
  return 0;
}
