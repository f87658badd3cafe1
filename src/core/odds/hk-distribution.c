/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-distribution-private.h"

G_DEFINE_BOXED_TYPE (HkDistribution, hk_distribution, hk_distribution_ref, hk_distribution_unref)

/* hk_distribution_new_from_sums:
 * @lowest: the value of the first sum
 * @sums: (array length=n_sums): how likely each value is, in any measure
 * @n_sums: how many values there are
 *
 * Divides the sums by their total and cuts off what cannot happen at both ends.
 *
 * Returns: (transfer full): a distribution */
HkDistribution *
hk_distribution_new_from_sums (gint64       lowest,
                               const HkSum *sums,
                               guint        n_sums)
{
  HkDistribution *self;
  HkSum total = { 0 };
  guint first = 0;
  guint last = n_sums - 1;

  for (guint i = 0; i < n_sums; i++)
    hk_sum_add (&total, hk_sum_get (&sums[i]));
  g_return_val_if_fail (hk_sum_get (&total) > 0, NULL);

  while (first < last && !(hk_sum_get (&sums[first]) / hk_sum_get (&total) > 0))
    first++;
  while (last > first && !(hk_sum_get (&sums[last]) / hk_sum_get (&total) > 0))
    last--;
  g_return_val_if_fail (lowest + first >= G_MININT && lowest + last <= G_MAXINT, NULL);

  self = g_atomic_rc_box_alloc (sizeof (HkDistribution) + (last - first + 1) * sizeof (double));
  self->lowest = (int) (lowest + first);
  self->n_values = last - first + 1;
  for (guint i = 0; i < self->n_values; i++)
    self->chances[i] = hk_sum_get (&sums[first + i]) / hk_sum_get (&total);
  return self;
}

/* Returns (transfer full): @self. */
HkDistribution *
hk_distribution_ref (HkDistribution *self)
{
  return g_atomic_rc_box_acquire (self);
}

/* @self: (transfer full): a distribution */
void
hk_distribution_unref (HkDistribution *self)
{
  g_atomic_rc_box_release (self);
}

/* Returns (transfer full): what is always @value. */
HkDistribution *
hk_distribution_new_constant (int value)
{
  return hk_distribution_new_uniform (value, value);
}

/* Returns (transfer full): every value from @lowest to @highest, all equally likely.
 * @highest: the highest value, not below @lowest */
HkDistribution *
hk_distribution_new_uniform (int lowest,
                             int highest)
{
  const guint n_values = hk_distribution_count_values (lowest, highest);
  g_autofree HkSum *sums = NULL;

  g_return_val_if_fail (lowest <= highest && n_values > 0, NULL);

  sums = g_new0 (HkSum, n_values);
  for (guint i = 0; i < n_values; i++)
    sums[i].sum = 1;
  return hk_distribution_new_from_sums (lowest, sums, n_values);
}

/* Returns (transfer full): values as likely as their weights.
 * @lowest: the value of the first weight
 * @weights: (array length=n_weights): how likely each value is, in any measure; none is negative and at least one is
 *   not 0
 * @n_weights: how many values there are */
HkDistribution *
hk_distribution_new_weighted (int           lowest,
                              const double *weights,
                              guint         n_weights)
{
  g_autofree HkSum *sums = NULL;

  g_return_val_if_fail (n_weights > 0 && n_weights <= HK_DISTRIBUTION_MAX_VALUES, NULL);

  sums = g_new0 (HkSum, n_weights);
  for (guint i = 0; i < n_weights; i++)
    {
      g_return_val_if_fail (weights[i] >= 0 && isfinite (weights[i]), NULL);
      sums[i].sum = weights[i];
    }
  return hk_distribution_new_from_sums (lowest, sums, n_weights);
}

/* Returns (transfer full): the sum of the drawn cards.
 * @values: (array length=n_values): the values of all cards
 * @n_values: how many cards there are
 * @draws: how many are drawn, and not put back */
HkDistribution *
hk_distribution_new_drawn_sum (const int *values,
                               guint      n_values,
                               guint      draws)
{
  g_autofree HkSum *sums = NULL;
  gint64 lowest = G_MAXINT;
  gint64 highest = G_MININT;
  guint width;

  g_return_val_if_fail (draws <= n_values, NULL);

  if (draws == 0)
    return hk_distribution_new_constant (0);
  for (guint i = 0; i < n_values; i++)
    {
      lowest = MIN (lowest, values[i]);
      highest = MAX (highest, values[i]);
    }
  g_return_val_if_fail ((highest - lowest) * draws < HK_DISTRIBUTION_MAX_VALUES / (draws + 1), NULL);

  /* One card after the other is drawn or left. sums[k × width + s] is how likely k draws are still
   * to come with s above the lowest possible sum; of m cards left a draw takes the next by k in m. */
  width = (guint) ((highest - lowest) * draws + 1);
  sums = g_new0 (HkSum, (gsize) width * (draws + 1));
  sums[(gsize) width * draws].sum = 1;
  for (guint i = 0; i < n_values; i++)
    {
      const guint rise = (guint) (values[i] - lowest);
      const guint left = n_values - i;

      /* Upwards in draws to come, so that what a draw hands down is not met again. */
      for (guint k = 0; k <= MIN (draws, left); k++)
        {
          HkSum *row = &sums[(gsize) width * k];
          HkSum *below = k > 0 ? row - width : NULL;

          for (guint s = 0; s < width; s++)
            {
              const double chance = hk_sum_get (&row[s]);

              if (!(chance > 0))
                continue;
              if (below != NULL)
                hk_sum_add (&below[s + rise], chance * k / left);
              row[s] = (HkSum) { chance * (left - k) / left, 0 };
            }
        }
    }
  return hk_distribution_new_from_sums (lowest * draws, sums, width);
}

/* Returns (transfer full): a value of one of the parts, which is chosen by chance first.
 * @parts: (array length=n_parts): what can be
 * @weights: (array length=n_parts): how likely each part is, in any measure
 * @n_parts: how many parts there are */
HkDistribution *
hk_distribution_new_mixture (HkDistribution * const *parts,
                             const double           *weights,
                             guint                   n_parts)
{
  g_autofree HkSum *sums = NULL;
  gint64 lowest = G_MAXINT;
  gint64 highest = G_MININT;
  guint n_values;

  for (guint i = 0; i < n_parts; i++)
    {
      g_return_val_if_fail (weights[i] >= 0 && isfinite (weights[i]), NULL);
      lowest = MIN (lowest, hk_distribution_get_lowest (parts[i]));
      highest = MAX (highest, hk_distribution_get_highest (parts[i]));
    }
  n_values = hk_distribution_count_values (lowest, highest);
  g_return_val_if_fail (n_parts > 0 && n_values > 0, NULL);

  sums = g_new0 (HkSum, n_values);
  for (guint i = 0; i < n_parts; i++)
    for (guint j = 0; j < parts[i]->n_values; j++)
      hk_sum_add (&sums[parts[i]->lowest - lowest + j], weights[i] * parts[i]->chances[j]);
  return hk_distribution_new_from_sums (lowest, sums, n_values);
}

/* Returns the lowest value that can be. */
int
hk_distribution_get_lowest (HkDistribution *self)
{
  return self->lowest;
}

/* Returns the highest value that can be. */
int
hk_distribution_get_highest (HkDistribution *self)
{
  return self->lowest + (int) (self->n_values - 1);
}

/* Returns how likely it is @value, from 0 to 1. */
double
hk_distribution_get_exactly (HkDistribution *self,
                             int             value)
{
  if (value < self->lowest || value > hk_distribution_get_highest (self))
    return 0;
  return self->chances[value - self->lowest];
}

/* How likely it is from the position @first up to the one before @end. */
static double
sum_range (HkDistribution *self,
           gint64          first,
           gint64          end)
{
  HkSum sum = { 0 };

  if (first <= 0 && end >= self->n_values)
    return 1;
  for (gint64 i = MAX (first, 0); i < MIN (end, self->n_values); i++)
    hk_sum_add (&sum, self->chances[i]);
  return MIN (hk_sum_get (&sum), 1);
}

/* Returns how likely it is @value or more, from 0 to 1. */
double
hk_distribution_get_at_least (HkDistribution *self,
                              int             value)
{
  return sum_range (self, (gint64) value - self->lowest, self->n_values);
}

/* Returns how likely it is @value or less, from 0 to 1. */
double
hk_distribution_get_at_most (HkDistribution *self,
                             int             value)
{
  return sum_range (self, 0, (gint64) value - self->lowest + 1);
}

/* Returns the mean, which is what to expect of many values. */
double
hk_distribution_get_mean (HkDistribution *self)
{
  HkSum sum = { 0 };

  /* Counted from the lowest value, so that great values do not drown small differences. */
  for (guint i = 0; i < self->n_values; i++)
    hk_sum_add (&sum, i * self->chances[i]);
  return self->lowest + hk_sum_get (&sum);
}

/* Returns the likeliest value, the least of them when several are. */
int
hk_distribution_get_mode (HkDistribution *self)
{
  guint best = 0;

  for (guint i = 1; i < self->n_values; i++)
    if (self->chances[i] > self->chances[best] * (1 + 1e-12))
      best = i;
  return self->lowest + (int) best;
}
