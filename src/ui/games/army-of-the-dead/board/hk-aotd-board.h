/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_BOARD (hk_aotd_board_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdBoard, hk_aotd_board, HK, AOTD_BOARD, AdwBin)

GtkWidget *hk_aotd_board_new (HkSession *session);

G_END_DECLS
