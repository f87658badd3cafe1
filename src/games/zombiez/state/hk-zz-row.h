/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-zz-card.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ROW (hk_zz_row_get_type ())
G_DECLARE_FINAL_TYPE (HkZzRow, hk_zz_row, HK, ZZ_ROW, HkRecord)

/* One of the three rows of the playing area. A row without cards has not been begun.
 * @cards: (element-type HkZzCard): from left to right; a Barricade stands for the card that it covers */
struct _HkZzRow
{
  HkRecord parent_instance;

  HkRecordList *cards;
};

int       hk_zz_row_get_n_cards (HkZzRow *self);
HkZzCard *hk_zz_row_get_card    (HkZzRow *self, int position);

G_END_DECLS
