/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "core/odds/hk-distribution.h"

#define EPSILON 1e-13

/* Cases counted one by one, to compare with. */
typedef struct
{
  guint64 counts[400];
  guint64 total;
} Count;

#define ZERO 200

static void
count_case (Count *count,
            int    value)
{
  g_assert_cmpint (value + ZERO, >=, 0);
  g_assert_cmpint (value + ZERO, <, G_N_ELEMENTS (count->counts));
  count->counts[value + ZERO]++;
  count->total++;
}

/* What must hold of every distribution. */
static void
check (HkDistribution *self)
{
  const int lowest = hk_distribution_get_lowest (self);
  const int highest = hk_distribution_get_highest (self);
  const double mean = hk_distribution_get_mean (self);
  double sum = 0;
  double before = 0;

  g_assert_nonnull (self);
  g_assert_cmpint (lowest, <=, highest);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, lowest), >, 0);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, highest), >, 0);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, lowest - 1), ==, 0);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, highest + 1), ==, 0);
  for (int value = lowest; value <= highest; value++)
    {
      const double at_most = hk_distribution_get_at_most (self, value);

      g_assert_cmpfloat (hk_distribution_get_exactly (self, value), >=, 0);
      g_assert_cmpfloat (at_most, >=, before);
      g_assert_cmpfloat_with_epsilon (at_most + hk_distribution_get_at_least (self, value + 1), 1, 1e-12);
      sum += hk_distribution_get_exactly (self, value);
      before = at_most;
    }
  g_assert_cmpfloat_with_epsilon (sum, 1, 1e-12);
  g_assert_cmpfloat (hk_distribution_get_at_least (self, lowest), ==, 1);
  g_assert_cmpfloat (hk_distribution_get_at_most (self, highest), ==, 1);
  g_assert_cmpfloat (hk_distribution_get_at_most (self, lowest - 1), ==, 0);
  g_assert_cmpfloat (mean, >=, lowest);
  g_assert_cmpfloat (mean, <=, highest);
}

static void
check_count (HkDistribution *self,
             const Count    *count)
{
  check (self);
  g_assert_cmpuint (count->total, >, 0);
  for (int value = -ZERO; value < (int) G_N_ELEMENTS (count->counts) - ZERO; value++)
    g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (self, value),
                                    (double) count->counts[value + ZERO] / (double) count->total, EPSILON);
}

static void
test_constant (void)
{
  g_autoptr (HkDistribution) self = hk_distribution_new_constant (-7);

  check (self);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, -7), ==, 1);
  g_assert_cmpfloat (hk_distribution_get_mean (self), ==, -7);
  g_assert_cmpint (hk_distribution_get_mode (self), ==, -7);
}

static void
test_uniform (void)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);

  check (die);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (die, 3), 1.0 / 6, EPSILON);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_at_least (die, 5), 1.0 / 3, EPSILON);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_at_most (die, 5), 5.0 / 6, EPSILON);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_mean (die), 3.5, EPSILON);
  g_assert_cmpint (hk_distribution_get_mode (die), ==, 1);
}

static void
test_weighted (void)
{
  const double weights[] = { 0, 0, 1, 0, 3, 0 };
  g_autoptr (HkDistribution) self = hk_distribution_new_weighted (10, weights, G_N_ELEMENTS (weights));

  check (self);
  g_assert_cmpint (hk_distribution_get_lowest (self), ==, 12);
  g_assert_cmpint (hk_distribution_get_highest (self), ==, 14);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, 12), ==, 0.25);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, 13), ==, 0);
  g_assert_cmpint (hk_distribution_get_mode (self), ==, 14);
}

static void
test_sum (void)
{
  g_autoptr (HkDistribution) six = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) ten = hk_distribution_new_uniform (-3, 6);
  g_autoptr (HkDistribution) sum = hk_distribution_sum (six, ten);
  Count sums = { 0 };

  for (int a = 1; a <= 6; a++)
    for (int b = -3; b <= 6; b++)
      count_case (&sums, a + b);
  check_count (sum, &sums);
}

static void
test_repeat (void)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) none = hk_distribution_repeat (die, 0);
  g_autoptr (HkDistribution) one = hk_distribution_repeat (die, 1);
  g_autoptr (HkDistribution) five = hk_distribution_repeat (die, 5);
  Count singles = { 0 };
  Count sums = { 0 };

  for (int i = 0; i < 7776; i++)
    count_case (&sums, 5 + i % 6 + i / 6 % 6 + i / 36 % 6 + i / 216 % 6 + i / 1296);
  for (int i = 1; i <= 6; i++)
    count_case (&singles, i);
  check_count (five, &sums);
  check_count (one, &singles);
  g_assert_cmpfloat (hk_distribution_get_exactly (none, 0), ==, 1);
}

/* A thousand dice: the sum is still 1, and moments add up. */
static void
test_repeat_often (void)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) many = hk_distribution_repeat (die, 1000);

  check (many);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_mean (many), 3500, 1e-8);
  g_assert_cmpint (hk_distribution_get_mode (many), ==, 3500);
  /* A thousand ones come up once in 10⁷⁷⁸, which no double holds; 2,500 does. */
  g_assert_cmpint (hk_distribution_get_lowest (many) + hk_distribution_get_highest (many), ==, 7000);
  g_assert_cmpfloat (hk_distribution_get_exactly (many, 2500), >, 0);
}

static int
count_dead (int      power,
            gpointer hit_points)
{
  return power / GPOINTER_TO_INT (hit_points);
}

static void
test_map_and_scale (void)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) power = hk_distribution_repeat (die, 3);
  g_autoptr (HkDistribution) dead = hk_distribution_map (power, count_dead, GINT_TO_POINTER (4));
  g_autoptr (HkDistribution) twice = hk_distribution_scale (die, -2);
  g_autoptr (HkDistribution) nothing = hk_distribution_scale (die, 0);
  Count dead_count = { 0 };
  Count twice_count = { 0 };

  for (int i = 0; i < 216; i++)
    count_case (&dead_count, (3 + i % 6 + i / 6 % 6 + i / 36) / 4);
  for (int i = 1; i <= 6; i++)
    count_case (&twice_count, -2 * i);
  check_count (dead, &dead_count);
  check_count (twice, &twice_count);
  check (nothing);
  g_assert_cmpfloat (hk_distribution_get_exactly (nothing, 0), ==, 1);
}

static void
test_mixture (void)
{
  g_autoptr (HkDistribution) six = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) nine = hk_distribution_new_constant (9);
  HkDistribution *parts[] = { six, nine };
  const double weights[] = { 3, 1 };
  g_autoptr (HkDistribution) self = hk_distribution_new_mixture (parts, weights, 2);

  check (self);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (self, 2), 0.125, EPSILON);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (self, 9), 0.25, EPSILON);
  g_assert_cmpfloat (hk_distribution_get_exactly (self, 8), ==, 0);
}

static void
test_given (void)
{
  g_autoptr (HkDistribution) die = hk_distribution_new_uniform (1, 6);
  g_autoptr (HkDistribution) two = hk_distribution_repeat (die, 2);
  g_autoptr (HkDistribution) ten_or_more = hk_distribution_given (two, 10, 100);
  g_autoptr (HkDistribution) even = hk_distribution_scale (die, 2);

  check (ten_or_more);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (ten_or_more, 10), 1.0 / 2, EPSILON);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (ten_or_more, 11), 1.0 / 3, EPSILON);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (ten_or_more, 12), 1.0 / 6, EPSILON);
  for (int lowest = 0; lowest <= 12; lowest++)
    for (int highest = MAX (2, lowest); highest <= 14; highest++)
      {
        g_autoptr (HkDistribution) given = hk_distribution_given (two, lowest, highest);
        const double all = hk_distribution_get_at_least (two, lowest) - hk_distribution_get_at_least (two, highest + 1);

        check (given);
        for (int value = 0; value <= 14; value++)
          g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (given, value),
                                          value < lowest || value > highest ? 0 : hk_distribution_get_exactly (two, value) / all, EPSILON);
      }
  g_assert_null (hk_distribution_given (two, 13, 20));
  g_assert_null (hk_distribution_given (two, 5, 4));
  g_assert_null (hk_distribution_given (even, 3, 3));
}

static void
test_drawn_sum (void)
{
  static const int values[] = { 3, -1, 0, 0, 7, 2, 2, -4, 5 };
  const guint n_values = G_N_ELEMENTS (values);

  for (guint draws = 0; draws <= n_values; draws++)
    {
      g_autoptr (HkDistribution) self = hk_distribution_new_drawn_sum (values, n_values, draws);
      Count count = { 0 };

      for (guint set = 0; set < 1u << n_values; set++)
        {
          int sum = 0;

          if (__builtin_popcount (set) != (int) draws)
            continue;
          for (guint i = 0; i < n_values; i++)
            if ((set & (1u << i)) != 0)
              sum += values[i];
          count_case (&count, sum);
        }
      check_count (self, &count);
    }
}

/* Wanted cards counted as 1 and others as 0 must come to the same by both ways. */
/* The card that is alone at an end of the range may be the first. */
static void
test_drawn_sum_first (void)
{
  static const int least[] = { 1, 5, 5 };
  static const int most[] = { 9, 1, 1 };
  g_autoptr (HkDistribution) low = hk_distribution_new_drawn_sum (least, 3, 1);
  g_autoptr (HkDistribution) high = hk_distribution_new_drawn_sum (most, 3, 1);

  g_assert_cmpint (hk_distribution_get_lowest (low), ==, 1);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (low, 1), 1 / 3.0, 1e-12);
  g_assert_cmpint (hk_distribution_get_highest (high), ==, 9);
  g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (high, 9), 1 / 3.0, 1e-12);
}

static double
log_choose (int n,
            int k)
{
  return lgamma (n + 1) - lgamma (k + 1) - lgamma (n - k + 1);
}

/* 24 cards of 1 among 96, 40 drawn: how many of them come is told by their factorials. */
static void
test_drawn_sum_of_a_deck (void)
{
  int values[96] = { 0 };
  g_autoptr (HkDistribution) sum = NULL;

  for (guint i = 0; i < 24; i++)
    values[i * 4] = 1;
  sum = hk_distribution_new_drawn_sum (values, 96, 40);
  check (sum);
  for (int i = 0; i <= 24; i++)
    g_assert_cmpfloat_with_epsilon (hk_distribution_get_exactly (sum, i), exp (log_choose (24, i) + log_choose (72, 40 - i) - log_choose (96, 40)), 1e-12);
}

static void
test_boxed (void)
{
  HkDistribution *self = hk_distribution_new_uniform (1, 6);
  g_auto (GValue) value = G_VALUE_INIT;

  g_value_init (&value, HK_TYPE_DISTRIBUTION);
  g_value_set_boxed (&value, self);
  hk_distribution_unref (self);
  g_assert_true (g_value_get_boxed (&value) == self);
  check (self);
}

int
main (int    argc,
      char **argv)
{
  g_test_init (&argc, &argv, G_TEST_OPTION_ISOLATE_DIRS, NULL);
  g_test_add_func ("/distribution/constant", test_constant);
  g_test_add_func ("/distribution/uniform", test_uniform);
  g_test_add_func ("/distribution/weighted", test_weighted);
  g_test_add_func ("/distribution/sum", test_sum);
  g_test_add_func ("/distribution/repeat", test_repeat);
  g_test_add_func ("/distribution/repeat-often", test_repeat_often);
  g_test_add_func ("/distribution/map-and-scale", test_map_and_scale);
  g_test_add_func ("/distribution/mixture", test_mixture);
  g_test_add_func ("/distribution/given", test_given);
  g_test_add_func ("/distribution/drawn-sum", test_drawn_sum);
  g_test_add_func ("/distribution/drawn-sum-first", test_drawn_sum_first);
  g_test_add_func ("/distribution/drawn-sum-of-a-deck", test_drawn_sum_of_a_deck);
  g_test_add_func ("/distribution/boxed", test_boxed);
  return g_test_run ();
}
