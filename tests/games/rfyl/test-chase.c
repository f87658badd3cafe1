/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib.h>
#include <string.h>

#include "games/rfyl/state/hk-rf-chase.h"

/* How zombies without a leader move, beside the rule said again in the plainest way. */

#define TRACK 60

/* Looks one space further at a time, on the side of the victory space first. */
static int
restate_target (const int *humans,
                guint      n,
                int        space)
{
  for (int far = 0; far <= TRACK; far++)
    {
      for (guint i = 0; i < n; i++)
        if (humans[i] == space - far)
          return space - far;
      for (guint i = 0; i < n; i++)
        if (humans[i] == space + far)
          return space + far;
    }
  return -1;
}

/* A board on which the groups are taken up and put down one after the other. */
static void
restate (const int *zombies,
         guint      n_zombies,
         const int *humans,
         guint      n_humans,
         const int *hunters,
         guint      n_hunters,
         int        value,
         int       *ends,
         gboolean  *joined)
{
  int waiting[TRACK + 1] = { 0 };
  int done[TRACK + 1] = { 0 };
  gboolean human[TRACK + 1] = { FALSE };
  gboolean hunter[TRACK + 1] = { FALSE };

  for (guint i = 0; i < n_zombies; i++)
    waiting[zombies[i]]++;
  for (guint i = 0; i < n_humans; i++)
    human[humans[i]] = TRUE;
  for (guint i = 0; i < n_hunters; i++)
    hunter[hunters[i]] = TRUE;
  for (int start = 0; start <= TRACK; start++)
    {
      const int size = waiting[start];
      const int target = restate_target (humans, n_humans, start);
      int at = start;
      gboolean joins = FALSE;

      if (size == 0)
        continue;
      waiting[start] = 0;
      for (int left = value; left > 0 && target >= 0 && !human[at]; left--)
        {
          at += target > at ? 1 : -1;
          if (hunter[at])
            {
              joins = TRUE;
              break;
            }
          if (waiting[at] > 0 || done[at] > 0)
            break;
        }
      done[at] += size;
      for (guint i = 0; i < n_zombies; i++)
        if (zombies[i] == start)
          {
            ends[i] = at;
            joined[i] = joins;
          }
    }
}

static guint
scatter (GRand *rand,
         int   *spaces,
         int    most)
{
  const guint n = (guint) g_rand_int_range (rand, 0, most + 1);

  for (guint i = 0; i < n; i++)
    spaces[i] = g_rand_int_range (rand, 0, TRACK + 1);
  return n;
}

/* Section: Non-Player Zombies. */
static void
test_restated (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (20261121);
  guint n_moved = 0;
  guint n_joined = 0;
  guint n_held = 0;

  for (guint round = 0; round < 20000; round++)
    {
      int zombies[12];
      int humans[8];
      int hunters[4];
      int ends[12];
      gboolean joined[12];
      HkRfChaser chasers[12];
      const guint n_zombies = scatter (rand, zombies, 12);
      const guint n_humans = scatter (rand, humans, 8);
      const guint n_hunters = scatter (rand, hunters, 4);
      const int value = g_rand_int_range (rand, 0, 14);

      memset (chasers, 0, sizeof chasers);
      for (guint i = 0; i < n_zombies; i++)
        chasers[i] = (HkRfChaser) { .id = (int) i, .space = zombies[i], .order = (int) i };
      hk_rf_chase_move (chasers, n_zombies, humans, n_humans, hunters, n_hunters, value, FALSE);
      restate (zombies, n_zombies, humans, n_humans, hunters, n_hunters, value, ends, joined);
      for (guint i = 0; i < n_zombies; i++)
        {
          const HkRfChaser *chaser = &chasers[i];

          g_assert_cmpint (chaser->space, ==, zombies[chaser->id]);
          g_assert_cmpint (chaser->to, ==, ends[chaser->id]);
          g_assert_true (chaser->joins == joined[chaser->id]);
          g_assert_cmpint (ABS (chaser->to - chaser->space), <=, value);
          g_assert_cmpint (chaser->target, ==, restate_target (humans, n_humans, zombies[chaser->id]));
          g_assert_true (i == 0 || chasers[i - 1].space <= chaser->space);
          g_assert_false (chaser->joins && chaser->held);
          n_moved += chaser->to != chaser->space;
          n_joined += chaser->joins;
          n_held += chaser->held;
        }
    }
  /* The chance has tried every case. */
  g_assert_cmpuint (n_moved, >, 10000);
  g_assert_cmpuint (n_joined, >, 1000);
  g_assert_cmpuint (n_held, >, 1000);
}

/* Runs one zombie after the other on a board that is told; a space for each is expected. */
static void
check (const int *zombies,
       guint      n_zombies,
       const int *humans,
       guint      n_humans,
       int        hunter,
       int        value,
       const int *expected)
{
  HkRfChaser chasers[8] = { 0 };

  for (guint i = 0; i < n_zombies; i++)
    chasers[i] = (HkRfChaser) { .id = (int) i, .space = zombies[i], .order = (int) i };
  hk_rf_chase_move (chasers, n_zombies, humans, n_humans, &hunter, hunter < 0 ? 0 : 1, value, FALSE);
  for (guint i = 0; i < n_zombies; i++)
    g_assert_cmpint (chasers[i].to, ==, expected[chasers[i].id]);
}

/* Section: Non-Player Zombies. */
static void
test_nearest (void)
{
  /* Forward or back, whichever human is closer. */
  check ((int[]) { 10 }, 1, (int[]) { 4, 13 }, 2, -1, 2, (int[]) { 12 });
  check ((int[]) { 10 }, 1, (int[]) { 8, 13 }, 2, -1, 1, (int[]) { 9 });
}

/* Section: Non-Player Zombies. */
static void
test_equidistant (void)
{
  check ((int[]) { 10 }, 1, (int[]) { 13, 7 }, 2, -1, 2, (int[]) { 8 });
}

/* Section: Non-Player Zombies. */
static void
test_stop_at_human (void)
{
  check ((int[]) { 10 }, 1, (int[]) { 7 }, 1, -1, 9, (int[]) { 7 });
  check ((int[]) { 7 }, 1, (int[]) { 7, 6 }, 2, -1, 9, (int[]) { 7 });
}

/* Section: Non-Player Zombies. */
static void
test_no_passing (void)
{
  /* The one further back moves into the one that stands before it in its way and has not moved yet. */
  check ((int[]) { 5, 7 }, 2, (int[]) { 20 }, 1, -1, 4, (int[]) { 7, 11 });
  /* Forward the first one goes on before the second comes. */
  check ((int[]) { 5, 7 }, 2, (int[]) { 0 }, 1, -1, 4, (int[]) { 1, 3 });
  check ((int[]) { 5, 7 }, 2, (int[]) { 4 }, 1, -1, 9, (int[]) { 4, 4 });
}

/* Section: Non-Player Zombies. */
static void
test_groups (void)
{
  check ((int[]) { 9, 9, 9 }, 3, (int[]) { 2 }, 1, -1, 3, (int[]) { 6, 6, 6 });
}

/* Section: Zombie Players. */
static void
test_joining (void)
{
  check ((int[]) { 10 }, 1, (int[]) { 2 }, 1, 6, 9, (int[]) { 6 });
  /* Out of reach nobody is joined. */
  check ((int[]) { 10 }, 1, (int[]) { 2 }, 1, 6, 3, (int[]) { 7 });
}

/* Section: Non-Player Zombies. */
static void
test_nobody (void)
{
  check ((int[]) { 10, 12 }, 2, NULL, 0, -1, 9, (int[]) { 10, 12 });
}

/* Section: Non-Player Zombies. */
static void
test_explained (void)
{
  HkRfChaser chasers[] = { { .id = 1, .space = 9 }, { .id = 2, .space = 9 }, { .id = 3, .space = 20 } };
  const int human = 5;
  const int hunter = 18;
  g_autoptr (HkBreakdown) breakdown = NULL;
  g_autofree char *text = NULL;

  hk_rf_chase_move (chasers, G_N_ELEMENTS (chasers), &human, 1, &hunter, 1, 3, FALSE);
  breakdown = hk_rf_chase_explain (chasers, G_N_ELEMENTS (chasers), 3);
  text = hk_breakdown_to_text (breakdown);
  g_assert_nonnull (strstr (text, "2 zombies pursue the human on space 5"));
  g_assert_nonnull (strstr (text, "9 → 6"));
  g_assert_nonnull (strstr (text, "1 zombie joins the zombie player on space 18"));
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rfyl/chase/restated", test_restated);
  g_test_add_func ("/rfyl/chase/nearest", test_nearest);
  g_test_add_func ("/rfyl/chase/equidistant", test_equidistant);
  g_test_add_func ("/rfyl/chase/stop-at-human", test_stop_at_human);
  g_test_add_func ("/rfyl/chase/no-passing", test_no_passing);
  g_test_add_func ("/rfyl/chase/groups", test_groups);
  g_test_add_func ("/rfyl/chase/joining", test_joining);
  g_test_add_func ("/rfyl/chase/nobody", test_nobody);
  g_test_add_func ("/rfyl/chase/explained", test_explained);
  return g_test_run ();
}
