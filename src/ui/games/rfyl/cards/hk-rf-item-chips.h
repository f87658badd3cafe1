/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ITEM_CHIPS (hk_rf_item_chips_get_type ())
G_DECLARE_FINAL_TYPE (HkRfItemChips, hk_rf_item_chips, HK, RF_ITEM_CHIPS, HkView)

/* Its index is a seat. */
GtkWidget *hk_rf_item_chip_new (HkRfItem *item);
char      *hk_rf_item_describe (HkRfItem *item);
gboolean   hk_rf_can_give      (HkRfTable *table, int player, int to);

G_END_DECLS
