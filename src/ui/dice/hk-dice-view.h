/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-dice-box.h"

G_BEGIN_DECLS

/* Dice that are thrown together, and how likely their results are. */
#define HK_TYPE_DICE_VIEW (hk_dice_view_get_type ())
G_DECLARE_FINAL_TYPE (HkDiceView, hk_dice_view, HK, DICE_VIEW, AdwBin)

void hk_dice_view_set_box (HkDiceView *self, HkDiceBox *box);

G_END_DECLS
