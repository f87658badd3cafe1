/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SPACE (hk_rf_space_get_type ())
G_DECLARE_FINAL_TYPE (HkRfSpace, hk_rf_space, HK, RF_SPACE, GtkButton)

GtkWidget *hk_rf_space_new        (int number);
int        hk_rf_space_get_number (HkRfSpace *self);
void       hk_rf_space_update     (HkRfSpace *self, HkRfTable *table);

char      *hk_rf_space_describe   (HkRfTable *table, int space);
char      *hk_rf_space_name       (HkRfTable *table, int space);

G_END_DECLS
