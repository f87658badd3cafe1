/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "games/army-of-the-dead/spawn/hk-aotd-odds-spawn.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_aotd_spawn_calculators[];
extern const guint            hk_aotd_n_spawn_calculators;

HkBreakdown *hk_aotd_spawn_odds_explain (const HkAotdSpawnOdds *odds);

G_END_DECLS
