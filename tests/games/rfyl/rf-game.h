/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"
#include "hk-play.h"

G_BEGIN_DECLS

enum
{
  ANN,
  BO,
  CY,
};

HkRfTable  *rf_new          (const char *more);
HkRfTable  *rf_new_by       (const char *rule, const char *more);
void        rf_assert_says  (HkRfTable *table, const char *line, const char *says, gboolean wanted);
void        rf_play         (HkRfTable *table, const char *format, ...) G_GNUC_PRINTF (2, 3);
char       *rf_say          (HkRfTable *table, const char *line);
void        rf_refuse       (HkRfTable *table, const char *line);
void        rf_impossible   (HkRfTable *table, const char *line);
void        rf_wrong        (HkRfTable *table, const char *line);
HkRfPlayer *rf_player       (HkRfTable *table, int player);
void        rf_place        (HkRfTable *table, int player, int space);
void        rf_speeds       (HkRfTable *table, int ann, int bo, int cy);
void        rf_stay         (HkRfTable *table);
void        rf_to_events    (HkRfTable *table);
void        rf_no_events    (HkRfTable *table);
void        rf_to_zombies   (HkRfTable *table);
void        rf_to_combat    (HkRfTable *table);
void        rf_to_countdown (HkRfTable *table);
int         rf_zombie_at    (HkRfTable *table, int space);

G_END_DECLS
