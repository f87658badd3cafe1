/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PLAYER_CHIPS (hk_rf_player_chips_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPlayerChips, hk_rf_player_chips, HK, RF_PLAYER_CHIPS, AdwBin)

/* Chips for players, to choose one of them, or several. Property: several (whether more than one can be chosen). Signal "chosen". */
void    hk_rf_player_chips_show (HkRfPlayerChips *self, HkRfTable *table, GArray *players, GArray *chosen);
GArray *hk_rf_player_chips_get  (HkRfPlayerChips *self);

G_END_DECLS
