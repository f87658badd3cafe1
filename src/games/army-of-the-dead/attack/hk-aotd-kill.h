/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_aotd_kill_moves[];
extern const guint      hk_aotd_n_kill_moves;

int      hk_aotd_zombie_get_adrenaline (HkAotdTable *self, const char *type);
gboolean hk_aotd_check_kill            (HkAotdTable *self, const char *type, int count, GError **error);
void     hk_aotd_table_kill            (HkAotdTable *self, HkMove *move, int survivor, const char *type, int count, int by_skill);
gboolean hk_aotd_table_add_progress    (HkAotdTable *self, HkMove *move, HkAotdObjective *objective, int by);
gboolean hk_aotd_table_break_helmet    (HkAotdTable *self, HkMove *move);

G_END_DECLS
