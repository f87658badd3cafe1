/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_NUMBER_MENU (hk_aotd_number_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdNumberMenu, hk_aotd_number_menu, HK, AOTD_NUMBER_MENU, AdwBin)

GtkWidget *hk_aotd_number_menu_new (HkSession *session, int survivor, GtkWidget *child);

G_END_DECLS
