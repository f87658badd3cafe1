/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_PLAYERS (hk_zz_players_get_type ())
G_DECLARE_FINAL_TYPE (HkZzPlayers, hk_zz_players, HK, ZZ_PLAYERS, HkView)

GtkWidget *hk_zz_players_new (HkSession *session);

G_END_DECLS
