/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_LOOT_ROW (hk_cz_loot_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzLootRow, hk_cz_loot_row, HK, CZ_LOOT_ROW, AdwBin)

/* A Loot card in one line. Signals "chosen" when a person taps it, "spend" when a tap takes one off its supply. */
void       hk_cz_loot_row_load       (HkCzLootRow *self, HkCzTable *table, HkCzLoot *loot, const char *whose);
void       hk_cz_loot_row_set_spends (HkCzLootRow *self, gboolean spends);
HkCzLoot  *hk_cz_loot_row_get_loot   (HkCzLootRow *self);

G_END_DECLS
