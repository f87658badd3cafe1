/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session-store.h"

G_BEGIN_DECLS

#define HK_TYPE_SESSION_ROW (hk_session_row_get_type ())
G_DECLARE_FINAL_TYPE (HkSessionRow, hk_session_row, HK, SESSION_ROW, AdwActionRow)

GtkWidget     *hk_session_row_new      (HkSessionInfo *info);

char          *hk_session_row_dup_date (GDateTime *date);
const char    *hk_game_get_icon_name   (const char *game);

G_END_DECLS
