/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_MENU (hk_zz_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkZzMenu, hk_zz_menu, HK, ZZ_MENU, AdwBin)

GtkWidget *hk_zz_menu_new (HkSession *session, const char *spoken);
void       hk_zz_menu_add (HkZzMenu *self, const char *title, const char *hint, HkMove *taken_move, const char *missing);

G_END_DECLS
