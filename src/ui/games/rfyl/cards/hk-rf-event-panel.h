/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_EVENT_PANEL (hk_rf_event_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEventPanel, hk_rf_event_panel, HK, RF_EVENT_PANEL, AdwBin)

GtkWidget *hk_rf_event_panel_new (HkSession *session);

G_END_DECLS
