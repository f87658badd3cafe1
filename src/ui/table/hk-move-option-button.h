/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-move-option.h"

G_BEGIN_DECLS

#define HK_TYPE_MOVE_OPTION_BUTTON (hk_move_option_button_get_type ())
G_DECLARE_FINAL_TYPE (HkMoveOptionButton, hk_move_option_button, HK, MOVE_OPTION_BUTTON, GtkButton)

GtkWidget    *hk_move_option_button_new       (HkMoveOption *offer);
GtkWidget    *hk_move_option_button_new_row   (HkMoveOption *offer);
GtkWidget    *hk_move_option_button_new_more  (HkMoveOption *offer);
GtkWidget    *hk_move_option_button_join      (GtkWidget *button, GtkWidget *more);
HkMoveOption *hk_move_option_button_get_offer (HkMoveOptionButton *self);
gboolean      hk_move_option_button_change    (HkMoveOptionButton *self, HkMoveOption *offer);
char         *hk_move_option_button_dup_key   (HkMoveOption *offer);
GtkWidget    *hk_move_option_face_new         (const char *title, const char *hint);
void          hk_move_option_dress            (GtkWidget *button, const char *reason);

G_END_DECLS
