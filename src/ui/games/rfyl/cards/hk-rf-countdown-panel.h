/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_COUNTDOWN_PANEL (hk_rf_countdown_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfCountdownPanel, hk_rf_countdown_panel, HK, RF_COUNTDOWN_PANEL, AdwBin)

GtkWidget *hk_rf_countdown_panel_new (HkSession *session);

G_END_DECLS
