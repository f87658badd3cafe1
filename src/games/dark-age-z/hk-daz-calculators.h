/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-daz-combat.h"
#include "hk-game.h"

G_BEGIN_DECLS

extern const HkCalculatorSpec hk_daz_calculators[];
extern const guint            hk_daz_n_calculators;

G_END_DECLS
