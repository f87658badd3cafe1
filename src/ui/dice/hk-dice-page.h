/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-dice-box.h"

G_BEGIN_DECLS

/* Dice and decks without a game. */
#define HK_TYPE_DICE_PAGE (hk_dice_page_get_type ())
G_DECLARE_FINAL_TYPE (HkDicePage, hk_dice_page, HK, DICE_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_dice_page_new (HkDiceBox *box);

G_END_DECLS
