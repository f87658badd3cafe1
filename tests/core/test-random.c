/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "core/record/hk-error.h"
#include "core/record/hk-random.h"

/* A journal of today must lead to the same table tomorrow: these numbers never change. */
static void
test_known_sequence (void)
{
  static const guint32 below_thousand[] = { 21, 750, 591, 745, 268, 615, 665, 426 };
  static const guint32 wide[] = {
    688485709u, 3268710659u, 2869179059u, 3985700761u, 3887120872u, 1667890045u, 3916510265u, 3957644204u,
  };
  g_autoptr (HkRandom) random = hk_random_new (42);
  g_autofree char *state = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (below_thousand); i++)
    g_assert_cmpuint (hk_random_below (random, 1000), ==, below_thousand[i]);
  for (guint i = 0; i < G_N_ELEMENTS (wide); i++)
    g_assert_cmpuint (hk_random_below (random, G_MAXUINT32), ==, wide[i]);
  state = hk_random_save (random);
  g_assert_cmpstr (state, ==, "d96e3426aea998180000000000000055");
}

static void
test_bounds (void)
{
  g_autoptr (HkRandom) random = hk_random_new (G_MAXUINT64);

  for (guint i = 0; i < 1000; i++)
    {
      g_assert_cmpuint (hk_random_below (random, 1), ==, 0);
      g_assert_cmpuint (hk_random_below (random, 7), <, 7);
      g_assert_cmpuint (hk_random_below (random, 0xc0000000u), <, 0xc0000000u);
    }
}

static double
chi_square (const guint *counts,
            guint        n_counts,
            guint        total)
{
  const double expected = (double) total / n_counts;
  double sum = 0;

  for (guint i = 0; i < n_counts; i++)
    sum += (counts[i] - expected) * (counts[i] - expected) / expected;
  return sum;
}

/* With a fixed seed this either always holds or never. The limits are met by chance once in 10,000. */
static void
test_fair (void)
{
  static const struct
  {
    guint64 seed;
    guint   n_values;
    double  limit;
  } cases[] = {
    { 1, 2, 15.2 },
    { 2, 6, 25.8 },
    { 3, 10, 33.8 },
    { 4, 96, 158.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (HkRandom) random = hk_random_new (cases[i].seed);
      g_autofree guint *counts = g_new0 (guint, cases[i].n_values);
      const guint total = 2000 * cases[i].n_values;

      for (guint j = 0; j < total; j++)
        counts[hk_random_below (random, cases[i].n_values)]++;
      g_assert_cmpfloat (chi_square (counts, cases[i].n_values, total), <, cases[i].limit);
    }
}

/* Three quarters of 2³²: what is merely the rest of a division would meet the lowest third twice as
 * often as the others. */
static void
test_unbiased (void)
{
  const guint32 below = 0xc0000000u;
  g_autoptr (HkRandom) random = hk_random_new (5);
  guint counts[3] = { 0 };

  for (guint i = 0; i < 30000; i++)
    counts[hk_random_below (random, below) / (below / 3)]++;
  g_assert_cmpfloat (chi_square (counts, 3, 30000), <, 18.4);
}

static void
test_neighbours (void)
{
  g_autoptr (HkRandom) random = hk_random_new (6);
  guint pairs[36] = { 0 };
  guint last = hk_random_below (random, 6);

  for (guint i = 0; i < 72000; i++)
    {
      const guint number = hk_random_below (random, 6);

      pairs[last * 6 + number]++;
      last = number;
    }
  g_assert_cmpfloat (chi_square (pairs, 36, 72000), <, 75.0);
}

static void
test_seeds (void)
{
  g_autoptr (HkRandom) one = hk_random_new (7);
  g_autoptr (HkRandom) same = hk_random_new (7);
  g_autoptr (HkRandom) other = hk_random_new (8);
  g_autoptr (HkRandom) unforeseen = hk_random_new_from_entropy ();
  g_autoptr (HkRandom) unforeseen_too = hk_random_new_from_entropy ();
  g_autofree char *state = hk_random_save (unforeseen);
  g_autofree char *state_too = hk_random_save (unforeseen_too);
  guint n_same = 0;

  for (guint i = 0; i < 1000; i++)
    {
      const guint32 number = hk_random_below (one, 1000);

      g_assert_cmpuint (hk_random_below (same, 1000), ==, number);
      n_same += hk_random_below (other, 1000) == number;
    }
  g_assert_cmpuint (n_same, <, 10);
  g_assert_cmpstr (state, !=, state_too);
}

static void
test_restore (void)
{
  g_autoptr (HkRandom) random = hk_random_new (9);
  g_autoptr (HkRandom) other = hk_random_new (10);
  g_autoptr (GError) error = NULL;
  g_autofree char *state = NULL;

  for (guint i = 0; i < 17; i++)
    hk_random_below (random, 96);
  state = hk_random_save (random);
  g_assert_cmpuint (strlen (state), ==, 32);
  g_assert_true (hk_random_restore (other, state, &error));
  g_assert_no_error (error);
  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (hk_random_below (other, 96), ==, hk_random_below (random, 96));
}

static void
test_restore_refuses (void)
{
  static const char * const faults[] = {
    "",
    "d96e3426aea99818000000000000005",   /* a digit is missing */
    "d96e3426aea9981800000000000000555", /* one too many */
    "d96e3426aea998180000000000000054",  /* the stream is even */
    "D96E3426AEA998180000000000000055",
    "d96e3426aea99818 000000000000055",
    "-96e3426aea998180000000000000055",
    "xyz",
  };
  g_autoptr (HkRandom) random = hk_random_new (11);
  g_autofree char *before = hk_random_save (random);
  g_autofree char *after = NULL;
  g_autoptr (GError) error = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (faults); i++)
    {
      g_assert_false (hk_random_restore (random, faults[i], &error));
      g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
      g_clear_error (&error);
    }
  g_assert_false (hk_random_restore (random, NULL, &error));
  g_assert_error (error, HK_ERROR, HK_ERROR_FORMAT);
  after = hk_random_save (random);
  g_assert_cmpstr (before, ==, after);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/random/known-sequence", test_known_sequence);
  g_test_add_func ("/random/bounds", test_bounds);
  g_test_add_func ("/random/fair", test_fair);
  g_test_add_func ("/random/unbiased", test_unbiased);
  g_test_add_func ("/random/neighbours", test_neighbours);
  g_test_add_func ("/random/seeds", test_seeds);
  g_test_add_func ("/random/restore", test_restore);
  g_test_add_func ("/random/restore-refuses", test_restore_refuses);
  return g_test_run ();
}
