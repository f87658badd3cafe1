/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_cz_battle_calculators[];
extern const guint            hk_cz_n_battle_calculators;

G_END_DECLS
