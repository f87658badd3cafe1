/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_rf_calculators[];
extern const guint            hk_rf_n_calculators;

G_END_DECLS
