/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_COMBAT_VIEW (hk_rf_combat_view_get_type ())
G_DECLARE_FINAL_TYPE (HkRfCombatView, hk_rf_combat_view, HK, RF_COMBAT_VIEW, AdwBin)

GtkWidget *hk_rf_combat_view_new   (HkSession *session);
gboolean   hk_rf_combat_view_fight (GtkWidget *from);

G_END_DECLS
