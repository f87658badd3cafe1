/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-table.h"

G_BEGIN_DECLS

/**
 * HkRfFightOdds:
 * @win: the chance, 0 to 1, that the human draws higher in the end
 * @tie: the chance that the first cards are tied
 */
typedef struct
{
  double win;
  double tie;
} HkRfFightOdds;

gboolean hk_rf_fight_odds_reckon        (const int *values, guint n_values, int bonus, HkRfFightOdds *odds);
gboolean hk_rf_infection_odds_reckon    (int infected, int clean, int hidden, double *chance);
GArray  *hk_rf_table_list_cards_left    (HkRfTable *self);
gboolean hk_rf_table_get_fight_odds     (HkRfTable *self, int bonus, HkRfFightOdds *odds);
gboolean hk_rf_table_get_infection_odds (HkRfTable *self, int player, int more, double *chance);

G_END_DECLS
