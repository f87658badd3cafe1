/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-breakdown.h"
#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_scoring_moves[];
extern const guint      hk_daz_n_scoring_moves;

/* Steps of Phase 3 after the combats. */
#define HK_DAZ_STEP_SCORE    "score"
#define HK_DAZ_STEP_MISSIONS "daily-missions"
#define HK_DAZ_STEP_FINISH   "finish"

gboolean hk_daz_all_fought      (HkDazTable *self);
char    *hk_daz_combat_step_id  (int frontier);

G_END_DECLS
