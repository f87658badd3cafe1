/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/odds/hk-cz-weight.h"

G_BEGIN_DECLS

/* What a move that moves Loot asks where it alone tells whether somebody can carry it. */
#define HK_CZ_WEIGHT_PARAMS \
  { "weight", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_WEIGHT, NULL, N_("The weight of the Loot, when it is not known"), N_("Weight") }, \
  { "carry", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("The carry rating of who takes it, when it is not known"), N_("Carry rating") }

gboolean hk_cz_check_weight (HkCzTable *self, HkMove *move, int survivor, const char *kind, gboolean packed, GError **error);
void     hk_cz_tell_weight  (HkCzTable *self, HkMove *move, const char *kind, int weight);

G_END_DECLS
