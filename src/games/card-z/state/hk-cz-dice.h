/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/odds/hk-distribution.h"
#include "hk-cz-table.h"

G_BEGIN_DECLS

/* What the roll of a card comes to at most: six dice. */
#define HK_CZ_MOST_ROLLED 36

/* A roll such as "2d6-2": @count six-sided dice and what is added to their sum; never below 0. */
typedef struct
{
  int count;
  int modifier;
} HkCzRoll;

gboolean        hk_cz_roll_parse            (const char *text, HkCzRoll *roll, GError **error);
HkDistribution *hk_cz_roll_get_distribution (const HkCzRoll *roll);

gboolean        hk_cz_table_roll_die        (HkCzTable *self, HkMove *move, const char *param, int lowest, int highest,
                                             int *value, GError **error);
gboolean        hk_cz_table_roll_dice       (HkCzTable *self, HkMove *move, const char *param, guint n, int lowest, int highest,
                                             GArray *values, GError **error);
gboolean        hk_cz_table_roll            (HkCzTable *self, HkMove *move, const char *param, const char *roll,
                                             int *value, GError **error);
void            hk_cz_roll_note_luck        (const char *text, HkMove *move, int player, const char *title, int value,
                                             gboolean more_is_lucky);

G_END_DECLS
