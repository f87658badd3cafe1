/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

gboolean hk_zz_check_going  (HkZzTable *self, GError **error);
gboolean hk_zz_table_can_take (HkZzTable *self);
HkZzPlayer *hk_zz_read_player (HkZzTable *self, HkMove *move, int fallback, GError **error);
gboolean hk_zz_check_turn   (HkZzTable *self, HkMove *move, HkZzPhase phase, GError **error);
void        hk_zz_begin_turn_by_hand (HkTable *table);
void     hk_zz_set_phase    (HkZzTable *self, HkZzPhase phase);
void     hk_zz_discard      (HkZzTable *self, HkZzCard *card);
void     hk_zz_collect      (HkZzPlayer *player, HkZzCard *card);
void     hk_zz_gain         (HkZzTable *self, HkMove *move, int player, HkZzCard *card, gboolean wait);
void     hk_zz_run_out      (HkZzTable *self, HkMove *move);
void     hk_zz_begin_turn   (HkZzTable *self, HkMove *move, int player);
void     hk_zz_end_turn     (HkZzTable *self, HkMove *move);
void     hk_zz_settle       (HkZzTable *self, HkMove *move);
void     hk_zz_drop_actions (HkZzTable *self);

extern const HkMoveSpec hk_zz_flow_moves[];
extern const guint      hk_zz_n_flow_moves;

G_END_DECLS
