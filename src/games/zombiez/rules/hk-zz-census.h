/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-rows.h"
#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* How many cards there are of each kind.
 * @zombies: by value and colour, each from 0
 * @actions: by kind and colour
 * @barricades: by colour; the first has none */
typedef struct
{
  int zombies[HK_ZZ_N_VALUES][HK_ZZ_MAX_COLOURS];
  int actions[HK_ZZ_N_KINDS][HK_ZZ_MAX_COLOURS];
  int barricades[HK_ZZ_MAX_COLOURS + 1];
  int total;
} HkZzCensus;

void hk_zz_census_take   (HkZzCensus *census, HkZzTable *table);
int  hk_zz_count_colours (HkZzTable *table);
void hk_zz_census_learn  (HkZzTable *self, HkMove *move);

G_END_DECLS
