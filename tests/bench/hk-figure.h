/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <stdio.h>
#include <time.h>

/* Prints a figure for judge.py, which knows from goals.json what it is, in which unit, and what is aimed at. */
static inline void
hk_figure (const char *id,
           double      value)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  printf ("%s = %s\n", id, g_ascii_formatd (number, sizeof number, "%.6g", value));
  fflush (stdout);
}

/* A moment: what a clock shows, and how long the processor has worked for this program, in milliseconds. The second is much the same
 * on a busy machine. */
typedef struct
{
  double clock;
  double work;
} HkMoment;

static inline HkMoment
hk_moment_now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &time);
  return (HkMoment) { (double) g_get_monotonic_time () / 1000.0, (double) time.tv_sec * 1000.0 + (double) time.tv_nsec / 1000000.0 };
}

/* Returns what has passed since then. */
static inline HkMoment
hk_moment_since (HkMoment then)
{
  const HkMoment now = hk_moment_now ();

  return (HkMoment) { now.clock - then.clock, now.work - then.work };
}

/* Returns the less of each. */
static inline HkMoment
hk_moment_min (HkMoment one,
               HkMoment other)
{
  return (HkMoment) { MIN (one.clock, other.clock), MIN (one.work, other.work) };
}

/* Prints two figures: @id, and @id-work. */
static inline void
hk_figure_time (const char *id,
                HkMoment    taken)
{
  char *work = g_strconcat (id, "-work", NULL);

  hk_figure (id, taken.clock);
  hk_figure (work, taken.work);
  g_free (work);
}
