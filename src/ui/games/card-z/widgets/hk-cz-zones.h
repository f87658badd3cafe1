/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ZONES (hk_cz_zones_get_type ())
G_DECLARE_FINAL_TYPE (HkCzZones, hk_cz_zones, HK, CZ_ZONES, AdwBin)

void hk_cz_zones_set_layout   (HkCzZones *self, const char *layout);
void hk_cz_zones_show         (HkCzZones *self, int zone, const char *who, int ahead);
void hk_cz_zones_set_location (HkCzZones *self, HkCzLocation *location);

G_END_DECLS
