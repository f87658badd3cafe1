/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PHASE_STRIP (hk_rf_phase_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPhaseStrip, hk_rf_phase_strip, HK, RF_PHASE_STRIP, AdwBin)

GtkWidget *hk_rf_phase_strip_new (HkSession *session);

G_END_DECLS
