/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

GPtrArray *hk_cz_list_location_moves (HkCzTable *self, int location);
GPtrArray *hk_cz_list_player_moves   (HkCzTable *self, int player);
GPtrArray *hk_cz_list_endings        (HkCzTable *self);

G_END_DECLS
