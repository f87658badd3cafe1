/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/games/hk-game-views.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_SETUP_ROWS (hk_cz_setup_rows_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSetupRows, hk_cz_setup_rows, HK, CZ_SETUP_ROWS, AdwBin)

extern const HkSetupViews hk_cz_setup_views;

G_END_DECLS
