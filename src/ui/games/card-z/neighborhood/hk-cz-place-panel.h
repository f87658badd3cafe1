/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PLACE_PANEL (hk_cz_place_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPlacePanel, hk_cz_place_panel, HK, CZ_PLACE_PANEL, HkView)

/* Index: the Location that is looked at. Property: arranging (whether Locations are moved on the map). */

G_END_DECLS
