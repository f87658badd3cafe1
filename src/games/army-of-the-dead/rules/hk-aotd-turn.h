/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

gboolean hk_aotd_turn_is_challenge (HkAotdTable *self);
gboolean hk_aotd_turn_may_go        (HkAotdTable *self, int survivor);
gboolean hk_aotd_turn_permit        (HkAotdTable *self, HkMove *move, int survivor, GError **error);

extern const HkMoveSpec hk_aotd_turn_moves[];
extern const guint      hk_aotd_n_turn_moves;

void     hk_aotd_turn_advance      (HkAotdTable *self, HkMove *move, int first);
void     hk_aotd_turn_give_up      (HkAotdTable *self, HkMove *move);

G_END_DECLS
