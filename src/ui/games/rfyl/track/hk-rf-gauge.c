/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-rf-gauge.h"

/* The arithmetic of the track: where spaces lie, and how pieces find room beside each other. */

/* Returns how many spaces it shows. */
int
hk_rf_gauge_count (const HkRfGauge *self)
{
  return MAX (1, self->first - self->last + 1);
}

/* Returns how wide a space is, in pixels. */
float
hk_rf_gauge_get_cell (const HkRfGauge *self)
{
  return MAX (0, self->width - 2 * self->pad) / (float) hk_rf_gauge_count (self);
}

/* Returns the middle of the space, in pixels.
 * @space: counted from the victory space; one that is not shown lies at the nearer end */
float
hk_rf_gauge_get_x (const HkRfGauge *self,
                   int              space)
{
  const int position = self->first - CLAMP (space, self->last, self->first);
  const float x = self->pad + ((float) position + 0.5f) * hk_rf_gauge_get_cell (self);

  return self->rtl ? self->width - x : x;
}

/* Returns the space there; the nearest one outside the track. */
int
hk_rf_gauge_find_space (const HkRfGauge *self,
                        float            x)
{
  const float cell = hk_rf_gauge_get_cell (self);
  const float along = (self->rtl ? self->width - x : x) - self->pad;
  const int position = cell <= 0 ? 0 : (int) floorf (along / cell);

  return self->first - CLAMP (position, 0, self->first - self->last);
}

/* Returns of how many spaces one has room for its number: 1, 2, 5, 10 and so on.
 * @label: how wide the number of a space is, in pixels */
int
hk_rf_gauge_find_step (const HkRfGauge *self,
                       float            label)
{
  static const int steps[] = { 1, 2, 5, 10, 20, 50, 100, 200 };
  const float cell = hk_rf_gauge_get_cell (self);

  for (gsize i = 0; i < G_N_ELEMENTS (steps); i++)
    if ((float) steps[i] * cell >= label)
      return steps[i];
  return 500;
}

/* Moves things apart as little as can be, so that none covers another: those that get in each other's way share the
 * room around their middle.
 * @centres: (inout) (array length=n): where things would like to be, in order
 * @widths: (array length=n): how wide they are
 * @low: the least that an edge may be */
void
hk_rf_gauge_spread (float       *centres,
                    const float *widths,
                    guint        n,
                    float        low,
                    float        high)
{
  g_autofree float *sums = g_new (float, n + 1);
  g_autofree guint *sizes = g_new (guint, n + 1);
  float total = 0;
  guint blocks = 0;
  guint next = 0;

  /* Without their widths, all that is asked is that they stay in order: those that do not are levelled. */
  for (guint i = 0; i < n; i++)
    {
      sums[blocks] = centres[i] - widths[i] / 2 - total;
      sizes[blocks] = 1;
      total += widths[i];
      while (blocks > 0 && sums[blocks - 1] / (float) sizes[blocks - 1] > sums[blocks] / (float) sizes[blocks])
        {
          sums[blocks - 1] += sums[blocks];
          sizes[blocks - 1] += sizes[blocks];
          blocks--;
        }
      blocks++;
    }
  high = MAX (low, high - total);
  total = 0;
  for (guint block = 0; block < blocks; block++)
    for (guint i = 0; i < sizes[block]; i++, next++)
      {
        centres[next] = CLAMP (sums[block] / (float) sizes[block], low, high) + total + widths[next] / 2;
        total += widths[next];
      }
}
