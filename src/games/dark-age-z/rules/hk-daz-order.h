/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/dark-age-z/state/hk-daz-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_daz_order_moves[];
extern const guint      hk_daz_n_order_moves;

GPtrArray *hk_daz_list_out_of_order (HkDazTable *self);

G_END_DECLS
