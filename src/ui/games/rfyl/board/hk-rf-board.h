/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BOARD (hk_rf_board_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBoard, hk_rf_board, HK, RF_BOARD, HkView)

GtkWidget *hk_rf_board_new (HkSession *session);

G_END_DECLS
