/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PAIR (hk_rf_pair_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPair, hk_rf_pair, HK, RF_PAIR, AdwBin)

GtkWidget *hk_rf_pair_new           (void);
void       hk_rf_pair_load          (HkRfPair *self, HkRfTable *table, HkRfFight *fight);
char      *hk_rf_pair_name_zombie   (HkRfTable *table, HkRfFight *fight);
char      *hk_rf_pair_tell_outcome  (HkRfTable *table, HkRfFight *fight);

G_END_DECLS
