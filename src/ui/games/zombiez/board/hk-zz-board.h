/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_BOARD (hk_zz_board_get_type ())
G_DECLARE_FINAL_TYPE (HkZzBoard, hk_zz_board, HK, ZZ_BOARD, HkView)

GtkWidget *hk_zz_board_new  (HkSession *session);
gboolean   hk_zz_board_lead (GtkWidget *from, const char *name);

G_END_DECLS
