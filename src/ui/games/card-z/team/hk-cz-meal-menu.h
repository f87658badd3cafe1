/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_MEAL_MENU (hk_cz_meal_menu_get_type ())
G_DECLARE_FINAL_TYPE (HkCzMealMenu, hk_cz_meal_menu, HK, CZ_MEAL_MENU, GtkPopover)

GtkWidget *hk_cz_meal_menu_new (HkSession *session, int survivor);

G_END_DECLS
