/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SCREEN (hk_zz_screen_get_type ())
G_DECLARE_FINAL_TYPE (HkZzScreen, hk_zz_screen, HK, ZZ_SCREEN, HkView)

GtkWidget *hk_zz_screen_new (HkSession *session);

G_END_DECLS
