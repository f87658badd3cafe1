/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

/* What has to hold on a table of Card-Z at every moment. */
void        cz_check_table  (HkCzTable *table, GHashTable *loot);
GHashTable *cz_count_loot   (HkCzTable *table);
void        cz_check_offers (HkCzTable *table, gpointer bot);
void        cz_check_end    (HkCzTable *table);
void        cz_check_phase  (HkCzTable *table, HkCzPhase before, int day);

G_END_DECLS
