/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-game.h"
#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* Fresh Food that a garden yields once (Gardens). */
#define HK_CZ_GARDEN_FOOD 2

/* The moves at a Location, a table in each file that has some. */
extern const HkMoveSpec hk_cz_clear_moves[];
extern const guint      hk_cz_n_clear_moves;
extern const HkMoveSpec hk_cz_fire_moves[];
extern const guint      hk_cz_n_fire_moves;
extern const HkMoveSpec hk_cz_deal_moves[];
extern const guint      hk_cz_n_deal_moves;
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

/* What a move tells of the card that lies on a hex. */
#define HK_CZ_CARD_PARAMS \
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of the Location, as the side that is up has it"), N_("Location") }, \
  { "cache", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether the blue side is up"), N_("Its blue side is up (a Cache)") }

gboolean hk_cz_table_deal (HkCzTable *self, HkMove *move, int place, GError **error);
int      hk_cz_table_find_open (HkCzTable *self);
int      hk_cz_table_find_homeless (HkCzTable *self);
int      hk_cz_table_count_open (HkCzTable *self);
GStrv    hk_cz_table_list_undealt (HkCzTable *self);
HkCzLocation *hk_cz_table_make_location (HkCzTable *self, const char *name);
gboolean hk_cz_table_is_second_phase (HkCzTable *self, int place);
gboolean hk_cz_table_group_draws_reward (HkCzTable *self, HkCzLocation *location);
gboolean hk_cz_table_set_fire (HkCzTable *self, HkMove *move, int place);

G_END_DECLS
