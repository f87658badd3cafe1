/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_ZONE_VIEW (hk_daz_zone_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDazZoneView, hk_daz_zone_view, HK, DAZ_ZONE_VIEW, HkView)

G_END_DECLS
