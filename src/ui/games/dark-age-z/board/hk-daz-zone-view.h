/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_ZONE_VIEW (hk_daz_zone_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDazZoneView, hk_daz_zone_view, HK, DAZ_ZONE_VIEW, AdwBin)

GtkWidget *hk_daz_zone_view_new (HkSession *session, int frontier, int zone);

G_END_DECLS
