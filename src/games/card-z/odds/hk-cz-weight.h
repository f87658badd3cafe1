/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* What a Backpack is like (book, Heroic Action / Backpack). */
#define HK_CZ_BACKPACK        "Backpack"
#define HK_CZ_BACKPACK_WEIGHT 1
#define HK_CZ_BACKPACK_PLACES 3
#define HK_CZ_BACKPACK_EACH   1
#define HK_CZ_CARRY           4
#define HK_CZ_MOST_WEIGHT     3

/* What a survivor carries.
 * @limit: weight that can be on hand now; −1 when it is not known
 * @hand: weight on hand, the Backpack with it
 * @packed: Loot in the Backpack
 * @places: Loot that fits into the Backpack; 0 without one
 * @unknown: Loot on hand whose weight is not known, which counts nothing */
typedef struct
{
  int limit;
  int hand;
  int packed;
  int places;
  int unknown;
} HkCzBurden;

int          hk_cz_table_get_weight     (HkCzTable *self, const char *kind);
int          hk_cz_table_get_carry      (HkCzTable *self, int survivor);
void         hk_cz_table_weigh          (HkCzTable *self, int survivor, HkCzBurden *burden);
gboolean     hk_cz_burden_fits          (const HkCzBurden *self, int weight);
gboolean     hk_cz_table_is_overloaded  (HkCzTable *self, int survivor);

G_END_DECLS
