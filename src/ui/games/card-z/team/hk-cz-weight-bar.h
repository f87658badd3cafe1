/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_WEIGHT_BAR (hk_cz_weight_bar_get_type ())
G_DECLARE_FINAL_TYPE (HkCzWeightBar, hk_cz_weight_bar, HK, CZ_WEIGHT_BAR, GtkWidget)

void       hk_cz_weight_bar_load (HkCzWeightBar *self, HkCzTable *table, int survivor);

G_END_DECLS
