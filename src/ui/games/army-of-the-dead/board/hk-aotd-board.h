/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_BOARD (hk_aotd_board_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdBoard, hk_aotd_board, HK, AOTD_BOARD, HkView)

GtkWidget *hk_aotd_board_new (HkSession *session);

G_END_DECLS
