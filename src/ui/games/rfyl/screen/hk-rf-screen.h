/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SCREEN (hk_rf_screen_get_type ())
G_DECLARE_FINAL_TYPE (HkRfScreen, hk_rf_screen, HK, RF_SCREEN, HkView)

GtkWidget *hk_rf_screen_new        (HkSession *session);
int        hk_rf_screen_find_actor (HkTable *table);

G_END_DECLS
