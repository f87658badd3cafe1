/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_COMBAT_VIEW (hk_rf_combat_view_get_type ())
G_DECLARE_FINAL_TYPE (HkRfCombatView, hk_rf_combat_view, HK, RF_COMBAT_VIEW, HkView)

gboolean hk_rf_combat_view_fight (HkRfCombatView *self);

G_END_DECLS
