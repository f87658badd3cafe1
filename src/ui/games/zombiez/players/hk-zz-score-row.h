/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SCORE_ROW (hk_zz_score_row_get_type ())
G_DECLARE_FINAL_TYPE (HkZzScoreRow, hk_zz_score_row, HK, ZZ_SCORE_ROW, HkView)

G_END_DECLS
