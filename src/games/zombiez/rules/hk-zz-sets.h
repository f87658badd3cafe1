/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/zombiez/state/hk-zz-table.h"

G_BEGIN_DECLS

/* How many cards of one value make a horde set (Creating a Horde Set). */
#define HK_ZZ_FOUR 4

/* A horde set that a player could make.
 * @four: %TRUE for four cards of one value, %FALSE for one card of each value
 * @value: of the four; 0 of a run */
typedef struct
{
  gboolean four;
  int      value;
} HkZzSet;

GArray  *hk_zz_player_list_sets (HkZzPlayer *self);
char    *hk_zz_set_describe     (const HkZzSet *self);
HkMove  *hk_zz_set_make_move    (const HkZzSet *self, int player);

extern const HkMoveSpec hk_zz_set_moves[];
extern const guint      hk_zz_n_set_moves;

G_END_DECLS
