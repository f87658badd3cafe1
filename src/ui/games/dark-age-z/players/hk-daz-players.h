/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_PLAYERS (hk_daz_players_get_type ())
G_DECLARE_FINAL_TYPE (HkDazPlayers, hk_daz_players, HK, DAZ_PLAYERS, AdwBin)

GtkWidget *hk_daz_players_new (HkSession *session);

G_END_DECLS
