/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

const char *hk_cz_label_kind        (HkCzSurvivor *survivor);
const char *hk_cz_label_food        (const char *food);
const char *hk_cz_label_loot_type   (const char *type);
const char *hk_cz_label_deck        (const char *deck);
const char *hk_cz_label_mode        (HkCzMode mode);
const char *hk_cz_label_difficulty  (const char *difficulty);
char       *hk_cz_label_encounter   (HkCzEncounter *encounter);
const char *hk_cz_label_lost        (HkCzSurvivor *survivor);
char       *hk_cz_label_supply      (HkCzTable *table, HkCzLoot *loot);

G_END_DECLS
