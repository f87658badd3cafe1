/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

enum
{
  ANN,
  BO,
  CY,
  DEE,
};

/* Tables of the tests: their cards are told, and whatever the test needs lies there by hand. */
HkZzTable *zz_new        (int n_players, const char *more);
HkZzTable *zz_lay        (int n_players, const char *first, const char *second, const char *third);
void       zz_play       (HkZzTable *table, const char *format, ...) G_GNUC_PRINTF (2, 3);
char      *zz_say        (HkZzTable *table, const char *format, ...) G_GNUC_PRINTF (2, 3);
void       zz_refuse     (HkZzTable *table, HkError code, const char *format, ...) G_GNUC_PRINTF (3, 4);
void       zz_give       (HkZzTable *table, int player, const char *cards);
void       zz_put        (HkZzTable *table, int row, const char *cards);
void       zz_set        (HkZzTable *table, const char *path, const char *value);
char      *zz_show_row   (HkZzTable *table, int row);
char      *zz_show_cards (HkZzTable *table, int player);
int        zz_count_all  (HkZzTable *table);

#define zz_assert_row(table, row, text) \
  G_STMT_START { g_autofree char *zz_got = zz_show_row (table, row); g_assert_cmpstr (zz_got, ==, text); } G_STMT_END
#define zz_assert_cards(table, player, text) \
  G_STMT_START { g_autofree char *zz_got = zz_show_cards (table, player); g_assert_cmpstr (zz_got, ==, text); } G_STMT_END
#define zz_assert_phase(table, wanted) g_assert_cmpint ((table)->phase, ==, wanted)

G_END_DECLS
