/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_SCREEN_ZONES (hk_daz_screen_zones_get_type ())
G_DECLARE_FINAL_TYPE (HkDazScreenZones, hk_daz_screen_zones, HK, DAZ_SCREEN_ZONES, GtkWidget)

void hk_daz_screen_zones_show (HkDazScreenZones *self, HkDazTable *table, int frontier);

G_END_DECLS
