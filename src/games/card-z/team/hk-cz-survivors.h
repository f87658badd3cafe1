/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_CZ_MOST_SURVIVORS 40

/* The parameter "survivor" of every move of a survivor. */
#define HK_CZ_SURVIVOR_PARAM \
  { "survivor", HK_PARAM_INT, TRUE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Who"), N_("Survivor"), "survivors" }

HkCzSurvivor *hk_cz_read_survivor         (HkCzTable *self, HkMove *move, const char *param, int *survivor, GError **error);
HkCzLoot     *hk_cz_read_loot             (HkCzTable *self, HkMove *move, const char *param, int survivor, int *number, GError **error);
gboolean      hk_cz_location_is_inside    (HkCzLocation *self);
gboolean      hk_cz_table_sleeps_inside   (HkCzTable *self, int survivor);
int           hk_cz_table_get_roll_change (HkCzTable *self, int survivor);
int           hk_cz_survivor_get_skill    (HkCzSurvivor *self, const char *what);
void          hk_cz_table_lose            (HkCzTable *self, HkMove *move, int survivor, const char *how);
gboolean      hk_cz_table_heal            (HkCzTable *self, HkMove *move, int survivor);
int           hk_cz_table_adopt           (HkCzTable *self, HkMove *move, int place, int encounter, int player);
GPtrArray    *hk_cz_list_survivor_moves   (HkCzTable *self, int survivor);

extern const HkMoveSpec hk_cz_survivor_moves[];
extern const guint      hk_cz_n_survivor_moves;
extern const HkMoveSpec hk_cz_loot_moves[];
extern const guint      hk_cz_n_loot_moves;
extern const HkMoveSpec hk_cz_supply_moves[];
extern const guint      hk_cz_n_supply_moves;
extern const HkMoveSpec hk_cz_trade_moves[];
extern const guint      hk_cz_n_trade_moves;
extern const HkCalculatorSpec hk_cz_survivor_calculators[];
extern const guint            hk_cz_n_survivor_calculators;
gboolean hk_cz_table_is_inside (HkCzTable *self, int place);

G_END_DECLS
