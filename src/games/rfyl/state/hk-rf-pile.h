/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-item.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PILE (hk_rf_pile_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPile, hk_rf_pile, HK, RF_PILE, HkRecord)

/* What lies on a space since somebody became a zombie there or left it.
 * @space: counted from the victory space
 * @items: (element-type HkRfItem): that lie there */
struct _HkRfPile
{
  HkRecord parent_instance;

  int         space;
  int         bullets;
  HkRecordList *items;
};

G_END_DECLS
