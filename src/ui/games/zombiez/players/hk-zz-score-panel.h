/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SCORE_PANEL (hk_zz_score_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkZzScorePanel, hk_zz_score_panel, HK, ZZ_SCORE_PANEL, AdwBin)

GtkWidget *hk_zz_score_panel_new (HkSession *session);

G_END_DECLS
