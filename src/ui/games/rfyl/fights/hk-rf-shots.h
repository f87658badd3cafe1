/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SHOTS (hk_rf_shots_get_type ())
G_DECLARE_FINAL_TYPE (HkRfShots, hk_rf_shots, HK, RF_SHOTS, AdwBin)

GtkWidget *hk_rf_shots_new  (HkSession *session, int fight);
void       hk_rf_shots_load (HkRfShots *self);

G_END_DECLS
