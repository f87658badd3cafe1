/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_END_PANEL (hk_rf_end_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEndPanel, hk_rf_end_panel, HK, RF_END_PANEL, AdwBin)

GtkWidget *hk_rf_end_panel_new (HkSession *session);

G_END_DECLS
