/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-player.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ORDER_LIST (hk_rf_order_list_get_type ())
G_DECLARE_FINAL_TYPE (HkRfOrderList, hk_rf_order_list, HK, RF_ORDER_LIST, AdwBin)

/* How far somebody in an order has come. */
typedef enum
{
  HK_RF_ORDER_WAITS,
  HK_RF_ORDER_NOW,
  HK_RF_ORDER_DONE,
} HkRfOrderState;

/* Property: label (what is in order, for a screen reader). */
void hk_rf_order_list_begin (HkRfOrderList *self);
void hk_rf_order_list_end   (HkRfOrderList *self);
void hk_rf_order_list_add   (HkRfOrderList *self, HkRfPlayer *player, const char *title, const char *about, const char *value,
                             HkRfOrderState state);

G_END_DECLS
