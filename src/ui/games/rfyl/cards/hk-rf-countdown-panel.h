/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_COUNTDOWN_PANEL (hk_rf_countdown_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfCountdownPanel, hk_rf_countdown_panel, HK, RF_COUNTDOWN_PANEL, HkView)

G_END_DECLS
