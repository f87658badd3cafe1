/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <stdio.h>

#include "hk-onlooker.h"

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

/* In microseconds: how long a program is watched, and how long a part of it sleeps. */
#define WATCHED 1000000
#define NAP 20000

static gpointer
nap (gpointer data)
{
  for (int i = 0; i < 20; i++)
    g_usleep (NAP);
  return NULL;
}

/* A thread that has woken often, and ends while it is watched. */
static void G_NORETURN
run_program (void)
{
  g_thread_join (g_thread_new ("nap", nap, NULL));
  while (TRUE)
    g_usleep (WATCHED / 2);
}

/* What a thread counted that has ended does not hide what wakes the others, and is not taken from it. */
static void
test_wakeups (void)
{
  HkOnlookerProgram program = { .pid = fork () };
  guint64 n;

  if (program.pid == 0)
    run_program ();
  g_usleep (5 * NAP);
  n = hk_onlooker_see_wakeups (&program, WATCHED);
  kill (program.pid, SIGKILL);
  waitpid (program.pid, NULL, 0);
  g_assert_cmpuint (n, >=, 2);
  g_assert_cmpuint (n, <=, 30);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/onlooker/wakeups", test_wakeups);
  return g_test_run ();
}
