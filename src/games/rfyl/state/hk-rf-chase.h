/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

#include "core/odds/hk-breakdown.h"

G_BEGIN_DECLS

#define HK_RF_CHASE_MAX 512

/* A zombie without a leader, in the movement of all of them.
 * @space: where it starts, counted from the victory space
 * @order: when it came to its space; the lead zombie has the lowest
 * @to: (out): where it stops
 * @target: (out): the space of the human whom it pursues; −1 nobody
 * @joins: (out): whether it stops at a zombie player and joins the horde
 * @held: (out): whether it stops at other zombies, which it cannot pass */
typedef struct
{
  int      id;
  int      space;
  int      order;
  int      to;
  int      target;
  gboolean joins;
  gboolean held;
} HkRfChaser;

void         hk_rf_chase_move        (HkRfChaser *chasers, guint n_chasers, const int *humans, guint n_humans,
                                      const int *hunters, guint n_hunters, int value, gboolean behind);
HkBreakdown *hk_rf_chase_explain     (const HkRfChaser *chasers, guint n_chasers, int value);

G_END_DECLS
