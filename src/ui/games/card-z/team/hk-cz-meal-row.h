/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "games/card-z/state/hk-cz-table.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_MEAL_ROW (hk_cz_meal_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzMealRow, hk_cz_meal_row, HK, CZ_MEAL_ROW, HkView)

HkCzDiet  *hk_cz_find_diet             (HkCzTable *table, int survivor);
int        hk_cz_diet_get_faces        (HkCzTable *table, HkCzDiet *diet);

G_END_DECLS
