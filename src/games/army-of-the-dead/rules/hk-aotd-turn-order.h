/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

gboolean hk_aotd_table_is_waiting (HkAotdTable *self);
gboolean hk_aotd_turn_has_survivors (HkAotdTable *self, int player);
void hk_aotd_turn_begin_phase (HkAotdTable *self);

G_END_DECLS
