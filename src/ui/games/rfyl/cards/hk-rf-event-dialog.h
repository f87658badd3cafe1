/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT_DIALOG (hk_rf_event_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEventDialog, hk_rf_event_dialog, HK, RF_EVENT_DIALOG, HkDialogView)

/* Its index is a seat; −1 whoever draws now. */

G_END_DECLS
