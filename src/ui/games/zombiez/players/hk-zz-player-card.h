/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_PLAYER_CARD (hk_zz_player_card_get_type ())
G_DECLARE_FINAL_TYPE (HkZzPlayerCard, hk_zz_player_card, HK, ZZ_PLAYER_CARD, AdwBin)

GtkWidget *hk_zz_player_card_new (HkSession *session, int player);

G_END_DECLS
