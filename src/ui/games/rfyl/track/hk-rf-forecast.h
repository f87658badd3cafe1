/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

/* The zombies of one space, which move together.
 * @from: the space where the zombies stand
 * @target: the space of the human whom they pursue; −1 nobody
 * @count: how many they are
 * @joins: whether they stop at a zombie player and join the horde
 * @held: whether they stop at other zombies */
typedef struct
{
  int      from;
  int      to;
  int      target;
  int      count;
  gboolean joins;
  gboolean held;
} HkRfFlock;

GArray *hk_rf_forecast_list  (HkRfTable *table, int value);
char   *hk_rf_flock_title    (const HkRfFlock *flock);
char   *hk_rf_flock_describe (HkRfTable *table, const HkRfFlock *flock);

G_END_DECLS
