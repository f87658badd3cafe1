/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-location.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ZONES (hk_cz_zones_get_type ())
G_DECLARE_FINAL_TYPE (HkCzZones, hk_cz_zones, HK, CZ_ZONES, AdwBin)

GtkWidget *hk_cz_zones_new         (void);
void       hk_cz_zones_set         (HkCzZones *self, HkCzLocation *location);
void       hk_cz_zones_add_divider (GtkWidget *box, const char *layout, int zone);

G_END_DECLS
