/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-breakdown.h"
#include "games/zombiez/state/hk-zz-rows.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* @counts: cards of a collection by value; @counts[0] is value 1 */
typedef struct
{
  int counts[HK_ZZ_N_VALUES];
} HkZzHand;

/* @zombies: what the row adds by value
 * @axes: Axes in the row
 * @nets: Nets in the row
 * @shotguns: Shotguns in the row
 * @others: what the other players hold, which a Net can steal */
typedef struct
{
  HkZzHand zombies;
  int      axes;
  int      nets;
  int      shotguns;
  HkZzHand others;
} HkZzGain;

int          hk_zz_hand_get_points     (const HkZzHand *hand, int *runs, int *fours);
int          hk_zz_gain_get_worth      (const HkZzHand *hand, const HkZzGain *gain);
HkBreakdown *hk_zz_gain_explain        (const HkZzHand *hand, const HkZzGain *gain, const char *label);
gboolean     hk_zz_table_get_gain      (HkZzTable *self, int row, int player, HkZzHand *hand, HkZzGain *gain);
int          hk_zz_table_get_row_worth (HkZzTable *self, int row, int player);
int          hk_zz_table_get_end_worth (HkZzTable *self, int row, HkZzSide side, int player);
int          hk_zz_table_find_best_row (HkZzTable *self, int player);
HkBreakdown *hk_zz_table_explain_worth (HkZzTable *self, int row, int player);

G_END_DECLS
