/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_DAY_STRIP (hk_daz_day_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkDazDayStrip, hk_daz_day_strip, HK, DAZ_DAY_STRIP, HkView)

G_END_DECLS
