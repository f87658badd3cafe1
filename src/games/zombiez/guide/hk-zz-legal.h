/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

GPtrArray *hk_zz_list_moves (HkZzTable *self);
GPtrArray *hk_zz_list_sets  (HkZzTable *self, int player);

G_END_DECLS
