/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <math.h>

#include "hk-distribution.h"

G_BEGIN_DECLS

/* More values than this are no question that a table asks. */
#define HK_DISTRIBUTION_MAX_VALUES (1 << 22)

struct _HkDistribution
{
  int    lowest;
  guint  n_values;  /* at least 1 */
  double chances[]; /* the first and the last are not 0; what no double holds is cut off */
};

/* A sum that keeps what rounding takes away (Neumaier). */
typedef struct
{
  double sum;
  double lost;
} HkSum;

static inline void
hk_sum_add (HkSum *sum,
            double term)
{
  const double total = sum->sum + term;

  sum->lost += fabs (sum->sum) >= fabs (term) ? (sum->sum - total) + term : (term - total) + sum->sum;
  sum->sum = total;
}

static inline double
hk_sum_get (const HkSum *sum)
{
  return sum->sum + sum->lost;
}

/* The number of values from @lowest to @highest, or 0 when they are too many. */
static inline guint
hk_distribution_count_values (gint64 lowest,
                              gint64 highest)
{
  return highest - lowest < HK_DISTRIBUTION_MAX_VALUES ? (guint) (highest - lowest + 1) : 0;
}

HkDistribution *hk_distribution_new_from_sums (gint64 lowest, const HkSum *sums, guint n_sums);

G_END_DECLS
