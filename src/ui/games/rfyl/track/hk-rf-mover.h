/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_MOVER (hk_rf_mover_get_type ())
G_DECLARE_FINAL_TYPE (HkRfMover, hk_rf_mover, HK, RF_MOVER, HkView)

void hk_rf_mover_set_player (HkRfMover *self, int player);

G_END_DECLS
