/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_BOARD (hk_daz_board_get_type ())
G_DECLARE_FINAL_TYPE (HkDazBoard, hk_daz_board, HK, DAZ_BOARD, HkView)

GtkWidget *hk_daz_board_new       (HkSession *session);
int        hk_daz_board_get_width (HkSession *session);

G_END_DECLS
