/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_SCREEN_MONITORS (hk_screen_monitors_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenMonitors, hk_screen_monitors, HK, SCREEN_MONITORS, AdwDialog)

/* Signal "picked" (GdkMonitor *monitor, or NULL for a window). */
AdwDialog *hk_screen_monitors_new (GListModel *monitors, GdkSurface *here, GSettings *settings);

G_END_DECLS
