/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_TOGETHER (hk_rf_together_get_type ())
G_DECLARE_FINAL_TYPE (HkRfTogether, hk_rf_together, HK, RF_TOGETHER, AdwBin)

GtkWidget *hk_rf_together_new  (HkSession *session, int fight);
gboolean   hk_rf_together_load (HkRfTogether *self);

G_END_DECLS
