/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_AOTD_DICE_ROW (hk_aotd_dice_row_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdDiceRow, hk_aotd_dice_row, HK, AOTD_DICE_ROW, AdwBin)

/* Signal "changed" when a person picks a die or lays it back. */
void       hk_aotd_dice_row_set_can_pick (HkAotdDiceRow *self, gboolean can_pick);
void       hk_aotd_dice_row_set_dice     (HkAotdDiceRow *self, const char *digits);
void       hk_aotd_dice_row_pick         (HkAotdDiceRow *self, const char *digits);
char      *hk_aotd_dice_row_get_picked   (HkAotdDiceRow *self);

G_END_DECLS
