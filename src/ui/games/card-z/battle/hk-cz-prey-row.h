/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

/* Index: the number of an Encounter at the Location of the battle. */
#define HK_TYPE_CZ_PREY_ROW (hk_cz_prey_row_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPreyRow, hk_cz_prey_row, HK, CZ_PREY_ROW, HkView)

G_END_DECLS
