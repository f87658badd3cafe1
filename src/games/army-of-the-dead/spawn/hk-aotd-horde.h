/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/army-of-the-dead/state/hk-aotd-table.h"

G_BEGIN_DECLS

/* Pools: types are "shambler" and "alpha"; an Abomination is one miniature. */
int         hk_aotd_table_get_limit          (HkAotdTable *self, const char *type);
int         hk_aotd_table_get_on_board       (HkAotdTable *self, const char *type);
int         hk_aotd_table_get_trapped        (HkAotdTable *self, const char *type);
int         hk_aotd_table_get_pool           (HkAotdTable *self, const char *type);
gboolean    hk_aotd_is_abomination           (const char *type);

int         hk_aotd_table_place              (HkAotdTable *self, HkMove *move, const char *type, int count);
int         hk_aotd_table_remove             (HkAotdTable *self, const char *type, int count);
void        hk_aotd_table_kill_abomination   (HkAotdTable *self, const char *type);
gboolean    hk_aotd_table_place_zeus         (HkAotdTable *self, HkMove *move);
int         hk_aotd_table_get_first_round    (HkAotdTable *self, HkMove *move, gboolean now);
void        hk_aotd_table_open_spawns        (HkAotdTable *self, HkMove *move, const char *colour, gboolean now);
void        hk_aotd_table_name_zone          (HkAotdTable *self, const char *zone);
GStrv       hk_aotd_table_list_zones         (HkAotdTable *self);
void        hk_aotd_table_log_none_left      (HkMove *move, const char *where, const char *type, int count);
void        hk_aotd_table_make_noise         (HkAotdTable *self, HkMove *move, const char *where);

void        hk_aotd_table_queue_activation   (HkAotdTable *self, HkMove *move, const char *type, const char *zone, gboolean placed_only);
char       *hk_aotd_describe_activation      (const char *activation);
int         hk_aotd_table_get_actions        (HkAotdTable *self, const char *type);
int         hk_aotd_get_wounds_dealt         (const char *type);

gboolean    hk_aotd_table_wake               (HkAotdTable *self, HkMove *move, int tokens, JsonArray *values, GError **error);
int         hk_aotd_table_turn_sleeper       (HkAotdTable *self, HkMove *move, int value, GError **error);

extern const HkMoveSpec hk_aotd_horde_moves[];
extern const guint      hk_aotd_n_horde_moves;
int hk_aotd_table_get_held (HkAotdTable *self, const char *type);

G_END_DECLS
