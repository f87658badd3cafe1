/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* A hex of a pattern; @fixed is the role of the card that the pattern lays there: "pub", "alpha", "bravo", "bridge" or NULL. */
typedef struct
{
  int         q;
  int         r;
  const char *fixed;
} HkCzSpot;

#define HK_CZ_N_DIRECTIONS 6

const HkCzSpot *hk_cz_map_list_spots        (const char *pattern, guint *n_spots);
gboolean        hk_cz_map_step              (int die, int *q, int *r);
int             hk_cz_map_get_distance      (int q1, int r1, int q2, int r2);
const char     *hk_cz_map_get_direction_name (int die);

int             hk_cz_table_get_neighbour   (HkCzTable *self, int location, int die);
gboolean        hk_cz_table_is_adjacent     (HkCzTable *self, int a, int b);
int             hk_cz_table_get_distance    (HkCzTable *self, int a, int b);
int             hk_cz_table_get_distance_off (HkCzTable *self, int q, int r);

G_END_DECLS
