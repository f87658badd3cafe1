/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

const char *hk_rf_label_icon      (const char *icon);
const char *hk_rf_label_item_kind (const char *kind);
const char *hk_rf_label_structure (HkRfStructure structure);
const char *hk_rf_label_how       (HkRfHow how);
char       *hk_rf_label_victory   (HkRfTable *table);
char       *hk_rf_label_names     (HkRfTable *table, GArray *players);
char       *hk_rf_label_bullets   (int bullets);
char       *hk_rf_label_zombies   (int count);
char       *hk_rf_label_speed     (HkRfPlayer *player);
char       *hk_rf_label_pile      (HkRfPile *pile);

G_END_DECLS
