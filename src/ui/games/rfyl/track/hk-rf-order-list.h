/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* How far somebody in an order has come. */
typedef enum
{
  HK_RF_ORDER_WAITS,
  HK_RF_ORDER_NOW,
  HK_RF_ORDER_DONE,
} HkRfOrderState;

#define HK_TYPE_RF_ORDER_LIST (hk_rf_order_list_get_type ())
G_DECLARE_FINAL_TYPE (HkRfOrderList, hk_rf_order_list, HK, RF_ORDER_LIST, AdwBin)

GtkWidget *hk_rf_order_list_new   (const char *label);
void       hk_rf_order_list_set_label (HkRfOrderList *self, const char *label);
void       hk_rf_order_list_clear (HkRfOrderList *self);
void       hk_rf_order_list_add   (HkRfOrderList *self, GtkWidget *mark, const char *title, const char *about,
                                   const char *value, HkRfOrderState state);

G_END_DECLS
