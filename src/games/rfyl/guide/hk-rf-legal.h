/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

GPtrArray *hk_rf_list_player_moves (HkRfTable *self, int player);
GPtrArray *hk_rf_list_table_moves  (HkRfTable *self);

G_END_DECLS
