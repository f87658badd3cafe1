/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/games/hk-game-views.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SETUP_ROWS (hk_rf_setup_rows_get_type ())
G_DECLARE_FINAL_TYPE (HkRfSetupRows, hk_rf_setup_rows, HK, RF_SETUP_ROWS, AdwBin)

extern const HkSetupViews hk_rf_setup_views;

G_END_DECLS
