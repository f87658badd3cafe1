/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A number at the end of a row, and how much it is of what it could be. */
#define HK_TYPE_STATS_BAR (hk_stats_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkStatsBar, hk_stats_bar, HK, STATS_BAR, AdwBin)

GtkWidget *hk_stats_bar_new         (guint n, guint of);
GtkWidget *hk_stats_bar_new_percent (guint n, guint of);

G_END_DECLS
