/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_GENERIC_BOARD (hk_generic_board_get_type ())
G_DECLARE_FINAL_TYPE (HkGenericBoard, hk_generic_board, HK, GENERIC_BOARD, HkView)

GtkWidget *hk_generic_board_new          (HkSession *session);
GtkWidget *hk_generic_board_new_by_hand  (HkSession *session, GtkWidget *picture, const char *pictured, const char *offered);
GtkWidget *hk_generic_seats_new          (HkSession *session);

G_END_DECLS
