/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SCORE_PANEL (hk_zz_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkZzScorePanel, hk_zz_score_panel, HK, ZZ_SCORE_PANEL, HkView)

G_END_DECLS
