/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SCREEN_ROW (hk_zz_screen_row_get_type ())
G_DECLARE_FINAL_TYPE (HkZzScreenRow, hk_zz_screen_row, HK, ZZ_SCREEN_ROW, AdwBin)

void hk_zz_screen_row_show (HkZzScreenRow *self, HkZzTable *table, int row);

G_END_DECLS
