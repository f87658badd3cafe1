/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_SCREEN_COLUMN (hk_daz_screen_column_get_type ())
G_DECLARE_FINAL_TYPE (HkDazScreenColumn, hk_daz_screen_column, HK, DAZ_SCREEN_COLUMN, HkView)

G_END_DECLS
