/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/stats/hk-stats.h"

G_BEGIN_DECLS

#define HK_TYPE_STATS_PAGE (hk_stats_page_get_type ())
G_DECLARE_FINAL_TYPE (HkStatsPage, hk_stats_page, HK, STATS_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_stats_page_new (HkPastGames *games, HkPeople *people, const char *game, const char *person);

G_END_DECLS
