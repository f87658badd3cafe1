/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_BLOOD_ROW (hk_rf_blood_row_get_type ())
G_DECLARE_FINAL_TYPE (HkRfBloodRow, hk_rf_blood_row, HK, RF_BLOOD_ROW, HkView)

/* Its index is a seat. */

G_END_DECLS
