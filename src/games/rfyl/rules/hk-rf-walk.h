/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

extern const HkMoveSpec hk_rf_walk_moves[];
extern const guint      hk_rf_n_walk_moves;
extern const HkMoveSpec hk_rf_shoot_moves[];
extern const guint      hk_rf_n_shoot_moves;
extern const HkMoveSpec hk_rf_pile_moves[];
extern const guint      hk_rf_n_pile_moves;

int      hk_rf_get_reach       (HkRfPlayer *player);
int      hk_rf_find_way        (HkRfTable *self, int player);
gboolean hk_rf_can_follow      (HkRfTable *self, int player, int *furthest);
GArray  *hk_rf_list_in_the_way (HkRfTable *self, int player, int to);
void     hk_rf_note_cleared    (HkRfTable *self, int player);
void     hk_rf_note_shot       (HkRfTable *self, HkRfPlayer *player, int space);
int      hk_rf_find_stop       (HkRfTable *self, int from, int to);
void     hk_rf_end_movement    (HkRfTable *self, HkMove *move);
void     hk_rf_hand_out_piles  (HkRfTable *self, HkMove *move);
void     hk_rf_pick_up_all     (HkRfTable *self, HkMove *move, HkRfPlayer *player, HkRfPile *pile);

G_END_DECLS
