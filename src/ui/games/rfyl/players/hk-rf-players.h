/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PLAYERS (hk_rf_players_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPlayers, hk_rf_players, HK, RF_PLAYERS, AdwBin)

GtkWidget *hk_rf_players_new (HkSession *session);

G_END_DECLS
