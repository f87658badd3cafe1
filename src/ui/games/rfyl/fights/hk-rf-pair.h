/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PAIR (hk_rf_pair_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPair, hk_rf_pair, HK, RF_PAIR, AdwBin)

void  hk_rf_pair_show             (HkRfPair *self, HkRfTable *table, HkRfFight *fight);
char *hk_rf_pair_name_zombie      (HkRfTable *table, HkRfFight *fight);
char *hk_rf_pair_describe_outcome (HkRfTable *table, HkRfFight *fight);

G_END_DECLS
