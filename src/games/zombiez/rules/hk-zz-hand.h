/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_zz_hand_moves[];
extern const guint      hk_zz_n_hand_moves;

G_END_DECLS
