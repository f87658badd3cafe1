/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-offer.h"
#include "hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_MENU (hk_rf_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkRfMenu, hk_rf_menu, HK, RF_MENU, AdwBin)

GtkWidget *hk_rf_menu_new      (HkSession *session, GtkWidget *face, const char *spoken);
void       hk_rf_menu_add      (HkRfMenu *self, const char *title, const char *hint, HkMove *taken_move, const char *missing);
void       hk_rf_menu_add_text (HkRfMenu *self, const char *text);
void       hk_rf_menu_clear    (HkRfMenu *self);

G_END_DECLS
