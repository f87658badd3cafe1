/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_PLAYER_CARD (hk_daz_player_card_get_type ())
G_DECLARE_FINAL_TYPE (HkDazPlayerCard, hk_daz_player_card, HK, DAZ_PLAYER_CARD, HkView)

G_END_DECLS
