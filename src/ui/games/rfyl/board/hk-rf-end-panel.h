/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_END_PANEL (hk_rf_end_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfEndPanel, hk_rf_end_panel, HK, RF_END_PANEL, HkView)

G_END_DECLS
