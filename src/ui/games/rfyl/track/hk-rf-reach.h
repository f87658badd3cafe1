/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

/* The spaces that a player can go to now.
 * @player: whose movement it is; −1 nobody's
 * @from: where the player stands
 * @front: how far toward the victory space the card reaches
 * @front_stop: how far without killing anybody
 * @back: how far away from it the card reaches
 * @back_stop: how far without killing anybody */
typedef struct
{
  int player;
  int from;
  int front;
  int front_stop;
  int back;
  int back_stop;
} HkRfReach;

int      hk_rf_reach_find_turn  (HkRfTable *table);
gboolean hk_rf_reach_find       (HkRfTable *table, int player, HkRfReach *reach);
gboolean hk_rf_reach_holds      (const HkRfReach *reach, int space);
HkMove  *hk_rf_reach_make_move  (HkRfTable *table, int player, int to);
int      hk_rf_reach_count_bullets (HkRfTable *table, int player, int to);

G_END_DECLS
