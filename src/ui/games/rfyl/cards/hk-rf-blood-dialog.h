/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BLOOD_DIALOG (hk_rf_blood_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBloodDialog, hk_rf_blood_dialog, HK, RF_BLOOD_DIALOG, HkDialogView)

void hk_rf_blood_dialog_present      (GtkWidget *from, HkSession *session, int player, int blood);
void hk_rf_blood_dialog_present_draw (GtkWidget *from, HkSession *session, int player);

G_END_DECLS
