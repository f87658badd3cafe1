/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PLACE_PANEL (hk_cz_place_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPlacePanel, hk_cz_place_panel, HK, CZ_PLACE_PANEL, AdwBin)

GtkWidget *hk_cz_place_panel_new          (HkSession *session);
void       hk_cz_place_panel_set_location (HkCzPlacePanel *self, int location);

G_END_DECLS
