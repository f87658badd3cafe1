/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

gboolean hk_rf_counts_bloods (HkRfTable *self, HkRfPlayer *player);

extern const HkMoveSpec hk_rf_countdown_moves[];
extern const guint      hk_rf_n_countdown_moves;

G_END_DECLS
