/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SPACE_PANEL (hk_rf_space_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfSpacePanel, hk_rf_space_panel, HK, RF_SPACE_PANEL, HkView)

/* Its index is the space that is looked at, counted from the victory space. */

G_END_DECLS
