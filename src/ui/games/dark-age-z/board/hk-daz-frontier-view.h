/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_FRONTIER_VIEW (hk_daz_frontier_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDazFrontierView, hk_daz_frontier_view, HK, DAZ_FRONTIER_VIEW, HkView)

G_END_DECLS
