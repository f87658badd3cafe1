/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_SCREEN_RUNNER (hk_rf_screen_runner_get_type ())
G_DECLARE_FINAL_TYPE (HkRfScreenRunner, hk_rf_screen_runner, HK, RF_SCREEN_RUNNER, HkView)

G_END_DECLS
