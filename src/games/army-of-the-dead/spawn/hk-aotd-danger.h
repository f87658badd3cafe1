/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-level.h"

G_BEGIN_DECLS

gboolean    hk_aotd_survivor_is_known   (HkAotdSurvivor *self);
void        hk_aotd_table_add_adrenaline (HkAotdTable *self, HkMove *move, int survivor, int points);

extern const HkMoveSpec hk_aotd_danger_moves[];
extern const guint      hk_aotd_n_danger_moves;

G_END_DECLS
