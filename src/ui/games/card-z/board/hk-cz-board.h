/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* The board, and the page beside it. */
#define HK_TYPE_CZ_BOARD (hk_cz_board_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBoard, hk_cz_board, HK, CZ_BOARD, HkView)

#define HK_TYPE_CZ_PLAYERS (hk_cz_players_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPlayers, hk_cz_players, HK, CZ_PLAYERS, HkView)

GtkWidget *hk_cz_board_new      (HkSession *session);
void       hk_cz_board_show_map (HkCzBoard *self, gboolean map);
GtkWidget *hk_cz_players_new    (HkSession *session);

G_END_DECLS
