/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PHASE_STRIP (hk_rf_phase_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPhaseStrip, hk_rf_phase_strip, HK, RF_PHASE_STRIP, HkView)

G_END_DECLS
