/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_TURN_PANEL (hk_zz_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkZzTurnPanel, hk_zz_turn_panel, HK, ZZ_TURN_PANEL, HkView)

void     hk_zz_turn_panel_set_wide (HkZzTurnPanel *self, gboolean wide);
gboolean hk_zz_turn_panel_lead     (HkZzTurnPanel *self);

G_END_DECLS
