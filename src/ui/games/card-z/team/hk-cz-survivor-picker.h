/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "games/card-z/state/hk-cz-table.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_SURVIVOR_PICKER (hk_cz_survivor_picker_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSurvivorPicker, hk_cz_survivor_picker, HK, CZ_SURVIVOR_PICKER, AdwBin)

/* Survivors as chips of which one is chosen; unseen when there is but one. Signal "chosen" (int survivor). */
void       hk_cz_survivor_picker_load         (HkCzSurvivorPicker *self, HkCzTable *table, int survivor);
void       hk_cz_survivor_picker_load_company (HkCzSurvivorPicker *self, HkCzTable *table, int survivor, gboolean own);
void       hk_cz_survivor_picker_load_among   (HkCzSurvivorPicker *self, HkCzTable *table, GArray *numbers);

G_END_DECLS
