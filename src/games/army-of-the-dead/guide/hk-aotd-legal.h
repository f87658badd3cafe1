/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

GPtrArray *hk_aotd_list_survivor_moves (HkAotdTable *self, int survivor);

G_END_DECLS
