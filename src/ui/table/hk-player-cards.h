/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_PLAYER_CARDS (hk_player_cards_get_type ())
G_DECLARE_FINAL_TYPE (HkPlayerCards, hk_player_cards, HK, PLAYER_CARDS, AdwBin)

GtkWidget *hk_player_cards_new (HkSession *session, GType type, int n);

G_END_DECLS
