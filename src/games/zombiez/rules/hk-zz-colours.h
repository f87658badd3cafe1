/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* Fewer colours than this would make the rule about neighbours pointless. */
#define HK_ZZ_MIN_COLOURS 2

extern const HkMoveSpec hk_zz_colour_moves[];
extern const guint      hk_zz_n_colour_moves;

gboolean hk_zz_set_colours (HkZzTable *self, JsonArray *names, GError **error);
void     hk_zz_learn_colours (HkZzTable *self, HkMove *move);

G_END_DECLS
