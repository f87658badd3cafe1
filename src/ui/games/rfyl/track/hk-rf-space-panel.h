/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SPACE_PANEL (hk_rf_space_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkRfSpacePanel, hk_rf_space_panel, HK, RF_SPACE_PANEL, AdwBin)

GtkWidget *hk_rf_space_panel_new       (HkSession *session);
void       hk_rf_space_panel_set_space (HkRfSpacePanel *self, int space);

G_END_DECLS
