/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_zz_calculators[];
extern const guint            hk_zz_n_calculators;

G_END_DECLS
