/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

gboolean hk_aotd_table_check_loss (HkAotdTable *self, HkMove *move);
gboolean hk_aotd_table_check_end (HkAotdTable *self, HkMove *move);
gboolean hk_aotd_table_may_be_won (HkAotdTable *self);
void     hk_aotd_table_go_on     (HkAotdTable *self, HkMove *move);
void     hk_aotd_table_lose      (HkAotdTable *self, HkMove *move, const char *reason);

extern const HkMoveSpec hk_aotd_end_moves[];
extern const guint      hk_aotd_n_end_moves;

G_END_DECLS
