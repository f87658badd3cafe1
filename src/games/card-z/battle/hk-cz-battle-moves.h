/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* How the group crosses walls and fences. */
extern const HkMoveSpec hk_cz_cross_moves[];
extern const guint      hk_cz_n_cross_moves;

GPtrArray *hk_cz_list_battle_moves (HkCzTable *self, int survivor);

G_END_DECLS
