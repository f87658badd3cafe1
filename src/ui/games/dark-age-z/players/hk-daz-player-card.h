/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_PLAYER_CARD (hk_daz_player_card_get_type ())
G_DECLARE_FINAL_TYPE (HkDazPlayerCard, hk_daz_player_card, HK, DAZ_PLAYER_CARD, AdwBin)

GtkWidget *hk_daz_player_card_new (HkSession *session, int kingdom);

G_END_DECLS
