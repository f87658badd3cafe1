/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_aotd_doubts_moves[];
extern const guint      hk_aotd_n_doubts_moves;

void hk_aotd_table_doubt           (HkAotdTable *self, HkMove *move, HkAotdSurvivor *fallen);
char *hk_aotd_table_describe_doubts (HkAotdTable *self);

G_END_DECLS
