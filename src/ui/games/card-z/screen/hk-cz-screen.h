/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_SCREEN (hk_cz_screen_get_type ())
G_DECLARE_FINAL_TYPE (HkCzScreen, hk_cz_screen, HK, CZ_SCREEN, HkView)

GtkWidget *hk_cz_screen_new (HkSession *session);

G_END_DECLS
