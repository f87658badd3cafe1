/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_zz_turn_moves[];
extern const guint      hk_zz_n_turn_moves;
extern const HkMoveSpec hk_zz_taking_moves[];
extern const guint      hk_zz_n_taking_moves;

G_END_DECLS
