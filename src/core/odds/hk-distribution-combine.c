/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-distribution-private.h"

/* Returns (transfer full): a value of one plus a value of the other.
 * @other: another that does not depend on it */
HkDistribution *
hk_distribution_sum (HkDistribution *self,
                     HkDistribution *other)
{
  const guint n_values = self->n_values + other->n_values - 1;
  g_autofree HkSum *sums = NULL;

  g_return_val_if_fail (n_values <= HK_DISTRIBUTION_MAX_VALUES, NULL);

  sums = g_new0 (HkSum, n_values);
  for (guint i = 0; i < self->n_values; i++)
    for (guint j = 0; j < other->n_values; j++)
      hk_sum_add (&sums[i + j], self->chances[i] * other->chances[j]);
  return hk_distribution_new_from_sums ((gint64) self->lowest + other->lowest, sums, n_values);
}

/* Returns (transfer full): the sum of @n values, none of which depends on another.
 * @n: how many times; 0 gives what is always 0 */
HkDistribution *
hk_distribution_repeat (HkDistribution *self,
                        guint           n)
{
  g_autoptr (HkDistribution) result = hk_distribution_new_constant (0);
  g_autoptr (HkDistribution) power = hk_distribution_ref (self);

  g_return_val_if_fail ((guint64) self->n_values * n <= HK_DISTRIBUTION_MAX_VALUES, NULL);

  while (n > 0)
    {
      if (n & 1)
        {
          HkDistribution *sum = hk_distribution_sum (result, power);

          hk_distribution_unref (result);
          result = sum;
        }
      n >>= 1;
      if (n > 0)
        {
          HkDistribution *square = hk_distribution_sum (power, power);

          hk_distribution_unref (power);
          power = square;
        }
    }
  return g_steal_pointer (&result);
}

static int
multiply (int      value,
          gpointer user_data)
{
  return value * GPOINTER_TO_INT (user_data);
}

/* Returns (transfer full): @factor times a value. */
HkDistribution *
hk_distribution_scale (HkDistribution *self,
                       int             factor)
{
  g_return_val_if_fail (ABS ((gint64) self->lowest * factor) < G_MAXINT, NULL);
  g_return_val_if_fail (ABS ((gint64) hk_distribution_get_highest (self) * factor) < G_MAXINT, NULL);

  return hk_distribution_map (self, multiply, GINT_TO_POINTER (factor));
}

/* Returns (transfer full): a value after @map.
 * @map: (scope call): what becomes of each value */
HkDistribution *
hk_distribution_map (HkDistribution   *self,
                     HkDistributionMap map,
                     gpointer          user_data)
{
  g_autofree int *values = g_new (int, self->n_values);
  g_autofree HkSum *sums = NULL;
  gint64 lowest = G_MAXINT;
  gint64 highest = G_MININT;
  guint n_values;

  for (guint i = 0; i < self->n_values; i++)
    {
      if (!(self->chances[i] > 0))
        continue;
      values[i] = map (self->lowest + (int) i, user_data);
      lowest = MIN (lowest, values[i]);
      highest = MAX (highest, values[i]);
    }
  n_values = hk_distribution_count_values (lowest, highest);
  g_return_val_if_fail (n_values > 0, NULL);

  sums = g_new0 (HkSum, n_values);
  for (guint i = 0; i < self->n_values; i++)
    if (self->chances[i] > 0)
      hk_sum_add (&sums[values[i] - lowest], self->chances[i]);
  return hk_distribution_new_from_sums (lowest, sums, n_values);
}

/* Returns (transfer full) (nullable): @self for one who knows that the value lies from @lowest to @highest, or %NULL
 * when it cannot lie there.
 * @lowest: the lowest value that it can still be
 * @highest: the highest value that it can still be */
HkDistribution *
hk_distribution_given (HkDistribution *self,
                       int             lowest,
                       int             highest)
{
  const int first = MAX (lowest, self->lowest);
  const int last = MIN (highest, hk_distribution_get_highest (self));
  gboolean possible = FALSE;

  for (int value = first; value <= last && !possible; value++)
    possible = hk_distribution_get_exactly (self, value) > 0;
  if (!possible)
    return NULL;
  return hk_distribution_new_weighted (first, &self->chances[first - self->lowest],
                                       (guint) (last - first) + 1);
}
