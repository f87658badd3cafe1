/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

int          hk_cz_table_count_living   (HkCzTable *self, int player, HkCzSurvivorKind kind);
int          hk_cz_table_count_lost     (HkCzTable *self, int player);
int          hk_cz_table_count_rescued  (HkCzTable *self);
int          hk_cz_table_count_fires    (HkCzTable *self);
int          hk_cz_table_count_caches   (HkCzTable *self);
int          hk_cz_table_count_food     (HkCzTable *self, int player, gboolean inside);
int          hk_cz_table_count_weathers (HkCzTable *self);
int          hk_cz_table_count_loot     (HkCzTable *self, int player);
int          hk_cz_table_get_deduction  (HkCzTable *self, int player);
int          hk_cz_table_get_points     (HkCzTable *self);
int          hk_cz_table_get_score      (HkCzTable *self, int player);
int          hk_cz_table_find_winner    (HkCzTable *self);
const char  *hk_cz_grade_for_points     (int points);
HkBreakdown *hk_cz_table_explain_score  (HkCzTable *self, int player);

G_END_DECLS
