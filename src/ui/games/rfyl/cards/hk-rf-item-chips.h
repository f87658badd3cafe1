/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"
#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ITEM_CHIPS (hk_rf_item_chips_get_type ())
G_DECLARE_FINAL_TYPE (HkRfItemChips, hk_rf_item_chips, HK, RF_ITEM_CHIPS, AdwBin)

GtkWidget *hk_rf_item_chips_new  (HkSession *session, int player);
void       hk_rf_item_chips_load (HkRfItemChips *self);
GtkWidget *hk_rf_item_face_new   (HkRfItem *item);
char      *hk_rf_item_describe   (HkRfItem *item);

G_END_DECLS
