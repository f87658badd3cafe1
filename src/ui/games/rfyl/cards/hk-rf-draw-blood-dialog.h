/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_DRAW_BLOOD_DIALOG (hk_rf_draw_blood_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkRfDrawBloodDialog, hk_rf_draw_blood_dialog, HK, RF_DRAW_BLOOD_DIALOG, HkDialogView)

G_END_DECLS
