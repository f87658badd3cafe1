/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdio.h>

#include <adwaita.h>
#include <stdlib.h>

#include "ui/app/hk-application.h"

/* From the start of the process to the first frame: a bare window and the app, turn by turn. */

#define N_ROUNDS 9

static void
after_paint_cb (GdkFrameClock *clock,
                gpointer       data)
{
  printf ("%" G_GINT64_FORMAT "\n", g_get_monotonic_time ());
  exit (0);
}

static void
realize_cb (GtkWidget *window,
            gpointer   data)
{
  g_signal_connect (gdk_surface_get_frame_clock (gtk_native_get_surface (GTK_NATIVE (window))), "after-paint",
                    G_CALLBACK (after_paint_cb), NULL);
}

static void
window_added_cb (GtkApplication *application,
                 GtkWindow      *window,
                 gpointer        data)
{
  g_signal_connect (window, "realize", G_CALLBACK (realize_cb), NULL);
}

static void
activate_bare_cb (GtkApplication *application,
                  gpointer        data)
{
  GtkWidget *window = adw_application_window_new (application);

  gtk_window_set_default_size (GTK_WINDOW (window), 1000, 700);
  gtk_window_present (GTK_WINDOW (window));
}

static int
run (const char *which)
{
  g_autoptr (GApplication) application = NULL;

  if (g_str_equal (which, "bare"))
    {
      application = G_APPLICATION (adw_application_new (NULL, G_APPLICATION_NON_UNIQUE));
      g_signal_connect (application, "activate", G_CALLBACK (activate_bare_cb), NULL);
    }
  else
    {
      application = G_APPLICATION (hk_application_new ());
      g_application_set_flags (application, g_application_get_flags (application) | G_APPLICATION_NON_UNIQUE);
    }
  g_signal_connect (application, "window-added", G_CALLBACK (window_added_cb), NULL);
  return g_application_run (application, 0, NULL);
}

static double
measure (const char *program,
         const char *which)
{
  const char *argv[] = { program, which, NULL };
  const gint64 start = g_get_monotonic_time ();
  g_autofree char *out = NULL;
  g_autoptr (GError) error = NULL;
  gint64 painted;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &out, NULL, NULL, &error);
  g_assert_no_error (error);
  painted = g_ascii_strtoll (out, NULL, 10);
  g_assert_cmpint (painted, >, start);
  return (double) (painted - start) / 1000.0;
}

static int
compare (gconstpointer a,
         gconstpointer b)
{
  const double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

int
main (int    argc,
      char **argv)
{
  double bare[N_ROUNDS];
  double app[N_ROUNDS];

  if (argc > 1)
    return run (argv[1]);
  for (guint i = 0; i < N_ROUNDS; i++)
    {
      bare[i] = measure (argv[0], "bare");
      app[i] = measure (argv[0], "app");
    }
  qsort (bare, N_ROUNDS, sizeof (double), compare);
  qsort (app, N_ROUNDS, sizeof (double), compare);
  printf ("first frame of a bare window: %.0f ms (median of %d, fastest %.0f)\n", bare[N_ROUNDS / 2], N_ROUNDS, bare[0]);
  printf ("first frame of the app:       %.0f ms (median of %d, fastest %.0f)\n", app[N_ROUNDS / 2], N_ROUNDS, app[0]);
  return 0;
}
