/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/odds/hk-cz-tohit.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

gboolean hk_cz_table_begin_day     (HkCzTable *self, HkMove *move, GError **error);
void     hk_cz_table_begin_phase   (HkCzTable *self, HkMove *move, HkCzPhase phase);
gboolean hk_cz_table_is_raining    (HkCzTable *self);
int      hk_cz_table_get_weather_modifier (HkCzTable *self, HkCzRange range);
gboolean hk_cz_table_can_act       (HkCzTable *self, HkMove *move, GError **error);
int      hk_cz_table_take_turn     (HkCzTable *self, HkMove *move, GError **error);
void     hk_cz_table_end_turn      (HkCzTable *self, HkMove *move, int player);
gboolean hk_cz_table_is_waiting    (HkCzTable *self, int player);
gboolean hk_cz_table_has_initiative (HkCzTable *self);

extern const HkMoveSpec hk_cz_weather_moves[];
extern const guint      hk_cz_n_weather_moves;
extern const HkMoveSpec hk_cz_turn_moves[];
extern const guint      hk_cz_n_turn_moves;

G_END_DECLS
