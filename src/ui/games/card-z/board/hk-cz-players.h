/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PLAYERS (hk_cz_players_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPlayers, hk_cz_players, HK, CZ_PLAYERS, AdwBin)

GtkWidget *hk_cz_players_new (HkSession *session);

G_END_DECLS
