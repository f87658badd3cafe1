/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_MEAL_ROW (hk_cz_meal_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzMealRow, hk_cz_meal_row, HK, CZ_MEAL_ROW, AdwActionRow)

GtkWidget *hk_cz_meal_row_new (HkSession *session, int survivor);

G_END_DECLS
