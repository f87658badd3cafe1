/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_SCREEN_RESULT (hk_screen_result_get_type ())
G_DECLARE_FINAL_TYPE (HkScreenResult, hk_screen_result, HK, SCREEN_RESULT, HkView)

G_END_DECLS
