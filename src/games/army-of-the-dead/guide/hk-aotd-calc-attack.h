/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_aotd_attack_calculators[];
extern const guint            hk_aotd_n_attack_calculators;

G_END_DECLS
