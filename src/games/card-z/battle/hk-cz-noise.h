/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

void     hk_cz_table_make_noise   (HkCzTable *self, HkMove *move, gboolean outside, gboolean by_hand);

extern const HkMoveSpec hk_cz_noise_moves[];
extern const guint      hk_cz_n_noise_moves;

G_END_DECLS
