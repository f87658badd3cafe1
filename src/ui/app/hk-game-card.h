/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

#define HK_TYPE_GAME_CARD (hk_game_card_get_type ())
G_DECLARE_FINAL_TYPE (HkGameCard, hk_game_card, HK, GAME_CARD, AdwBin)

GtkWidget *hk_game_card_new (const HkGameSpec *game);

G_END_DECLS
