/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SCREEN (hk_aotd_screen_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdScreen, hk_aotd_screen, HK, AOTD_SCREEN, HkView)

GtkWidget *hk_aotd_screen_new (HkSession *session);

G_END_DECLS
