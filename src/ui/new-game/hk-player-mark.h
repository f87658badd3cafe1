/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_PLAYER_MARK (hk_player_mark_get_type ())
G_DECLARE_FINAL_TYPE (HkPlayerMark, hk_player_mark, HK, PLAYER_MARK, AdwBin)

#define HK_N_PLAYER_COLOURS 8

/* A player's mark on the player's colour. Properties: name, mark (where it is not that of the group that plays), colour (one
 * of the names below). */
GtkWidget  *hk_player_mark_new        (const char *name, const char *colour);
void        hk_player_mark_set_session (HkSession *session);
char       *hk_player_mark_dup_text   (const char *name);
const char *hk_player_colour_get_name (guint n);
const char *hk_player_colour_get_label (const char *colour);

G_END_DECLS
