/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-move-option-play.h"

G_BEGIN_DECLS

#define HK_TYPE_MOVE_OPTION_MENU (hk_move_option_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkMoveOptionMenu, hk_move_option_menu, HK, MOVE_OPTION_MENU, AdwBin)

GtkWidget *hk_move_option_menu_new      (HkSession *session, GtkWidget *face, const char *spoken,
                                         HkPlayOptionFunc play);
void       hk_move_option_menu_add      (HkMoveOptionMenu *self, const char *title, const char *hint,
                                         HkMove *taken_move, const char *missing);
void       hk_move_option_menu_add_text (HkMoveOptionMenu *self, const char *text);
gboolean   hk_move_option_menu_has_any  (HkMoveOptionMenu *self);
void       hk_move_option_menu_clear    (HkMoveOptionMenu *self);

G_END_DECLS
