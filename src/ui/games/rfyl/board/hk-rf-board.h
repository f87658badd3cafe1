/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BOARD (hk_rf_board_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBoard, hk_rf_board, HK, RF_BOARD, AdwBin)

GtkWidget *hk_rf_board_new (HkSession *session);

G_END_DECLS
