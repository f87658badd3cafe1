/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

int         hk_cz_table_find_horde      (HkCzTable *self, int place);
HkCzHorde  *hk_cz_table_get_horde       (HkCzTable *self, int number);
gboolean    hk_cz_horde_rolls           (HkCzTable *self, HkCzHorde *horde);
gboolean    hk_cz_table_has_rolling_horde (HkCzTable *self);
int         hk_cz_table_count_hordes    (HkCzTable *self);
void        hk_cz_table_add_horde       (HkCzTable *self, HkMove *move, int place);
gboolean    hk_cz_table_walk_hordes     (HkCzTable *self, HkMove *move, const char *param, GError **error);
gboolean    hk_cz_table_walk_horde     (HkCzTable *self, HkMove *move, int number, const char *param, GError **error);
gboolean    hk_cz_table_lay_horde       (HkCzTable *self, HkMove *move, int number, GError **error);
gboolean    hk_cz_table_meet_horde      (HkCzTable *self, HkMove *move, int number, int place, GError **error);
void        hk_cz_table_mark_horde      (HkCzTable *self, int place);
void        hk_cz_table_settle_horde    (HkCzTable *self, HkMove *move, int place);
gboolean    hk_cz_table_is_blockaded    (HkCzTable *self, int player);

extern const HkMoveSpec hk_cz_horde_moves[];
extern const guint      hk_cz_n_horde_moves;

G_END_DECLS
