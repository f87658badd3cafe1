/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BOARD (hk_cz_board_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBoard, hk_cz_board, HK, CZ_BOARD, AdwBin)

GtkWidget *hk_cz_board_new      (HkSession *session);
void       hk_cz_board_show_map (HkCzBoard *self, gboolean map);

G_END_DECLS
