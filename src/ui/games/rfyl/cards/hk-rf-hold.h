/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_RF_HOLD (hk_rf_hold_get_type ())
G_DECLARE_FINAL_TYPE (HkRfHold, hk_rf_hold, HK, RF_HOLD, AdwBin)

/* A cover over a secret: it is off only while it is held down, by a finger, a mouse or Space. Property held
 * (boolean, read-only). */
gboolean hk_rf_hold_is_held (HkRfHold *self);

G_END_DECLS
