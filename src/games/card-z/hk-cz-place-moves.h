/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-game.h"
#include "hk-cz-table.h"

G_BEGIN_DECLS

/* Fresh Food that a garden yields once (Gardens). */
#define HK_CZ_GARDEN_FOOD 2

/* The moves at a Location, a table in each file that has some. */
extern const HkMoveSpec hk_cz_clear_moves[];
extern const guint      hk_cz_n_clear_moves;
extern const HkMoveSpec hk_cz_fire_moves[];
extern const guint      hk_cz_n_fire_moves;
extern const HkMoveSpec hk_cz_church_moves[];
extern const guint      hk_cz_n_church_moves;
extern const HkMoveSpec hk_cz_nature_moves[];
extern const guint      hk_cz_n_nature_moves;
extern const HkMoveSpec hk_cz_together_moves[];
extern const guint      hk_cz_n_together_moves;
extern const HkMoveSpec hk_cz_map_moves[];
extern const guint      hk_cz_n_map_moves;
extern const HkCalculatorSpec hk_cz_map_calculators[];
extern const guint      hk_cz_n_map_calculators;

gboolean hk_cz_table_flip (HkCzTable *self, int place);
gboolean hk_cz_table_set_fire (HkCzTable *self, HkMove *move, int place);

G_END_DECLS
