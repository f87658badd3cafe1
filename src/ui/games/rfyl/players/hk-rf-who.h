/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_WHO (hk_rf_who_get_type ())
G_DECLARE_FINAL_TYPE (HkRfWho, hk_rf_who, HK, RF_WHO, AdwBin)

/* Chips for players, to choose one of them, or several. Signal "chosen". */
GtkWidget *hk_rf_who_new  (const char *label, gboolean several);
void       hk_rf_who_load (HkRfWho *self, HkRfTable *table, GArray *players, GArray *chosen);
GArray    *hk_rf_who_get  (HkRfWho *self);

G_END_DECLS
