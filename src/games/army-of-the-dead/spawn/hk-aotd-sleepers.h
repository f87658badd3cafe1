/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_aotd_sleepers_moves[];
extern const guint      hk_aotd_n_sleepers_moves;
gboolean hk_aotd_wake_told (HkAotdTable *self, HkMove *move, GError **error);

G_END_DECLS
