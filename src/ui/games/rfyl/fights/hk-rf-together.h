/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_TOGETHER (hk_rf_together_get_type ())
G_DECLARE_FINAL_TYPE (HkRfTogether, hk_rf_together, HK, RF_TOGETHER, HkView)

/* Its index is the number of a fight. */
gboolean hk_rf_together_show (HkRfTogether *self);

G_END_DECLS
