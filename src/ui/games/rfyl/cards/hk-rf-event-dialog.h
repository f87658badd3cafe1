/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT_DIALOG (hk_rf_event_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEventDialog, hk_rf_event_dialog, HK, RF_EVENT_DIALOG, AdwDialog)

void hk_rf_event_dialog_present (GtkWidget *from, HkSession *session, int player);

G_END_DECLS
