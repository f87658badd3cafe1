/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/games/hk-game-views.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SETUP_ROWS (hk_zz_setup_rows_get_type ())
G_DECLARE_FINAL_TYPE (HkZzSetupRows, hk_zz_setup_rows, HK, ZZ_SETUP_ROWS, AdwBin)

extern const HkSetupViews hk_zz_setup_views;

G_END_DECLS
