/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

gboolean hk_zz_action_has_aim (HkZzTable *self, HkZzAction *action);

extern const HkMoveSpec hk_zz_action_moves[];
extern const guint      hk_zz_n_action_moves;

G_END_DECLS
