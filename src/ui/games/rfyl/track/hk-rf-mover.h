/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_MOVER (hk_rf_mover_get_type ())
G_DECLARE_FINAL_TYPE (HkRfMover, hk_rf_mover, HK, RF_MOVER, AdwBin)

GtkWidget *hk_rf_mover_new        (HkSession *session);
void       hk_rf_mover_set_player (HkRfMover *self, int player);

G_END_DECLS
