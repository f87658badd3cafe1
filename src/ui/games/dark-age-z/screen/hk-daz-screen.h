/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_SCREEN (hk_daz_screen_get_type ())
G_DECLARE_FINAL_TYPE (HkDazScreen, hk_daz_screen, HK, DAZ_SCREEN, HkView)

GtkWidget *hk_daz_screen_new (HkSession *session);

G_END_DECLS
