/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

void hk_aotd_round_begin_end (HkAotdTable *self, HkMove *move);

extern const HkMoveSpec hk_aotd_round_moves[];
extern const guint      hk_aotd_n_round_moves;

void hk_aotd_round_end (HkAotdTable *self, HkMove *move);

G_END_DECLS
