/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_SCREEN_SURVIVOR (hk_aotd_screen_survivor_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdScreenSurvivor, hk_aotd_screen_survivor, HK, AOTD_SCREEN_SURVIVOR, HkView)

G_END_DECLS
