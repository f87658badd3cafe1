/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

GArray *hk_zz_find_winners (const int *points, const int *sets, guint n_players);

extern const HkMoveSpec hk_zz_score_moves[];
extern const guint      hk_zz_n_score_moves;

char *hk_zz_table_get_outcome (HkTable *table);
HkScoreSheet *hk_zz_table_get_score_sheet (HkTable *table);
void hk_zz_table_get_result (HkTable *table, int player, HkResult *result);

G_END_DECLS
