/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BLOOD_ROW (hk_rf_blood_row_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBloodRow, hk_rf_blood_row, HK, RF_BLOOD_ROW, AdwBin)

GtkWidget *hk_rf_blood_row_new  (HkSession *session, int player);
void       hk_rf_blood_row_load (HkRfBloodRow *self);

G_END_DECLS
