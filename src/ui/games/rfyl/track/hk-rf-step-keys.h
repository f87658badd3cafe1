/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_STEP_KEYS (hk_rf_step_keys_get_type ())
G_DECLARE_FINAL_TYPE (HkRfStepKeys, hk_rf_step_keys, HK, RF_STEP_KEYS, AdwBin)

/* Signal "picked" (int space): the space to go to. */
GtkWidget *hk_rf_step_keys_new        (HkSession *session);
void       hk_rf_step_keys_set_player (HkRfStepKeys *self, int player);

G_END_DECLS
