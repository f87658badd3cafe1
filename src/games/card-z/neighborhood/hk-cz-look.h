/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* Looking behind the first wall, and what cards say in words. */
extern const HkMoveSpec hk_cz_look_moves[];
extern const guint      hk_cz_n_look_moves;

gboolean hk_cz_table_can_look       (HkCzTable *self, int *survivor, const char **with);
void     hk_cz_table_remind_of_look (HkCzTable *self, GStrvBuilder *builder);

G_END_DECLS
