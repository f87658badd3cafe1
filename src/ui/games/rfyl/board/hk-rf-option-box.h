/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-move-option.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_OPTION_BOX (hk_rf_option_box_get_type ())
G_DECLARE_FINAL_TYPE (HkRfOptionBox, hk_rf_option_box, HK, RF_OPTION_BOX, HkView)

void hk_rf_option_box_begin  (HkRfOptionBox *self);
void hk_rf_option_box_end    (HkRfOptionBox *self);
void hk_rf_option_box_add    (HkRfOptionBox *self, HkMoveOption *option, gboolean suggested);
void hk_rf_option_box_add_of (HkRfOptionBox *self, const char *name, HkMoveOption *option);

G_END_DECLS
