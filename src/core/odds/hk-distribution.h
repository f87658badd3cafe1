/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

G_BEGIN_DECLS

/* How likely each whole number is. Never changed once made; made by sums over all cases and never by sampling. */
#define HK_TYPE_DISTRIBUTION (hk_distribution_get_type ())
typedef struct _HkDistribution HkDistribution;

/* Returns the value in place of it.
 * @user_data: what was given with the function */
typedef int (*HkDistributionMap) (int      value,
                                  gpointer user_data);

GType           hk_distribution_get_type           (void) G_GNUC_CONST;
HkDistribution *hk_distribution_ref                (HkDistribution *self);
void            hk_distribution_unref              (HkDistribution *self);

HkDistribution *hk_distribution_new_constant       (int value);
HkDistribution *hk_distribution_new_uniform        (int lowest, int highest);
HkDistribution *hk_distribution_new_weighted       (int lowest, const double *weights, guint n_weights);
HkDistribution *hk_distribution_new_drawn_sum      (const int *values, guint n_values, guint draws);
HkDistribution *hk_distribution_new_mixture        (HkDistribution * const *parts, const double *weights,
                                                    guint n_parts);

HkDistribution *hk_distribution_sum                (HkDistribution *self, HkDistribution *other);
HkDistribution *hk_distribution_repeat             (HkDistribution *self, guint n);
HkDistribution *hk_distribution_scale              (HkDistribution *self, int factor);
HkDistribution *hk_distribution_map                (HkDistribution *self, HkDistributionMap map,
                                                    gpointer user_data);
HkDistribution *hk_distribution_given              (HkDistribution *self, int lowest, int highest);

int             hk_distribution_get_lowest         (HkDistribution *self);
int             hk_distribution_get_highest        (HkDistribution *self);
double          hk_distribution_get_exactly        (HkDistribution *self, int value);
double          hk_distribution_get_at_least       (HkDistribution *self, int value);
double          hk_distribution_get_at_most        (HkDistribution *self, int value);
double          hk_distribution_get_mean           (HkDistribution *self);
int             hk_distribution_get_mode           (HkDistribution *self);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkDistribution, hk_distribution_unref)

G_END_DECLS
