/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_STEP_KEYS (hk_rf_step_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkRfStepKeys, hk_rf_step_keys, HK, RF_STEP_KEYS, HkView)

/* Signal "picked" (int space): the space to go to. */
void hk_rf_step_keys_set_player (HkRfStepKeys *self, int player);

G_END_DECLS
