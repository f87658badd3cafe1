/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_FRONTIER_VIEW (hk_daz_frontier_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDazFrontierView, hk_daz_frontier_view, HK, DAZ_FRONTIER_VIEW, AdwBin)

GtkWidget *hk_daz_frontier_view_new (HkSession *session, int frontier);

G_END_DECLS
