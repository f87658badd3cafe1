/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_ZOMBIES_PANEL (hk_rf_zombies_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfZombiesPanel, hk_rf_zombies_panel, HK, RF_ZOMBIES_PANEL, HkView)

/* Signal "forecast", when another card is looked at. */
GArray *hk_rf_zombies_panel_get_flocks (HkRfZombiesPanel *self);

G_END_DECLS
