/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-order-list.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ORDER_ROW (hk_rf_order_row_get_type ())
G_DECLARE_FINAL_TYPE (HkRfOrderRow, hk_rf_order_row, HK, RF_ORDER_ROW, GtkListBoxRow)

void hk_rf_order_row_show (HkRfOrderRow *self, int position, HkRfPlayer *player, const char *title, const char *about, const char *value,
                           HkRfOrderState state);

G_END_DECLS
