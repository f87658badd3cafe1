/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* Where a Location comes from that is only the battlefield of a game without a neighborhood. */
#define HK_CZ_FIELD "battlefield"

gboolean hk_cz_table_may_scout         (HkCzTable *self, int player, int place, GError **error);
gboolean hk_cz_table_may_retreat       (HkCzTable *self, int player, int place, GError **error);
guint    hk_cz_table_lay_encounters    (HkCzTable *self, HkMove *move, int place, guint n, gboolean edge);
void     hk_cz_table_reveal            (HkCzTable *self, HkMove *move, int place, int number);
void     hk_cz_table_reveal_zones      (HkCzTable *self, HkMove *move, int place, int reached);
gboolean hk_cz_table_sees_zone         (HkCzTable *self, int place, int zone);
void     hk_cz_table_turn_face_down    (HkCzTable *self, int place);
gboolean hk_cz_table_awaits_encounters (HkCzTable *self);
gboolean hk_cz_table_permit_to_go      (HkCzTable *self, HkMove *move, GError **error);
gboolean hk_cz_table_has_danger        (HkCzTable *self, int place);
void     hk_cz_table_adopt_friends     (HkCzTable *self, HkMove *move, int place, int player);
gboolean hk_cz_table_has_dog           (HkCzTable *self, int place);
void     hk_cz_table_welcome_friends   (HkCzTable *self, HkMove *move, int place, int player);
gboolean hk_cz_table_is_occupied       (HkCzTable *self, int place);
gboolean hk_cz_table_is_attack         (HkCzTable *self, int place, int player);
int      hk_cz_table_find_rival        (HkCzTable *self, int place, int player);
gboolean hk_cz_table_is_church         (HkCzTable *self, int place);
void     hk_cz_table_move_group        (HkCzTable *self, int player, int from, int to, const int *survivors, guint n);

extern const HkMoveSpec hk_cz_scout_moves[];
extern const guint      hk_cz_n_scout_moves;
extern const HkMoveSpec hk_cz_retreat_moves[];
extern const guint      hk_cz_n_retreat_moves;

G_END_DECLS
