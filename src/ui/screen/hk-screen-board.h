/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_SCREEN_BOARD (hk_screen_board_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenBoard, hk_screen_board, HK, SCREEN_BOARD, HkView)

GtkWidget *hk_screen_board_new (HkSession *session);

G_END_DECLS
