/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-stats.h"

G_BEGIN_DECLS

/* Figures as people say them, each on a line. */
int         hk_stats_get_percent     (guint n, guint of);
char       *hk_stats_describe_sum    (const HkStatsSum *sum);
char       *hk_stats_describe_share  (guint n, guint of);
char       *hk_stats_describe_player (const HkStatsPlayer *player);
char       *hk_stats_describe_score  (const HkStatsScore *score);
char       *hk_stats_describe_streak (int streak);
char       *hk_stats_describe_most   (guint most_won, guint most_lost);
char       *hk_stats_dup_month       (guint month);
char       *hk_stats_dup_weekday     (guint weekday);

G_END_DECLS
