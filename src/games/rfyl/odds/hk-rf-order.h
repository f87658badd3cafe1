/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

/* Each list is (transfer full) (element-type int): the numbers of players. */
int     hk_rf_compare_speed        (HkRfTable *self, HkRfPlayer *a, HkRfPlayer *b);
GArray *hk_rf_list_drawing         (HkRfTable *self);
GArray *hk_rf_list_tied            (HkRfTable *self);
GArray *hk_rf_list_movers          (HkRfTable *self);
int     hk_rf_find_next_mover      (HkRfTable *self);
GArray *hk_rf_list_hunters         (HkRfTable *self);
GArray *hk_rf_list_on_space        (HkRfTable *self, int space);
int     hk_rf_find_slowest         (HkRfTable *self, int space);
int     hk_rf_find_fastest         (HkRfTable *self, int space);
GArray *hk_rf_list_occupied_spaces (HkRfTable *self);
GArray *hk_rf_list_hunted_spaces   (HkRfTable *self);
int     hk_rf_find_next_draw       (HkRfTable *self);
int     hk_rf_find_open_fight      (HkRfTable *self, int player);
char   *hk_rf_report_blood         (HkRfTable *self);

G_END_DECLS
