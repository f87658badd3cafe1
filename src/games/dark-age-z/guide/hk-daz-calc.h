/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "games/dark-age-z/combat/hk-daz-combat.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_daz_calculators[];
extern const guint            hk_daz_n_calculators;

G_END_DECLS
