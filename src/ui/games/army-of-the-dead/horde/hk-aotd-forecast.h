/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-aotd-pool.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_FORECAST (hk_aotd_forecast_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdForecast, hk_aotd_forecast, HK, AOTD_FORECAST, HkView)

void hk_aotd_forecast_set_pools (HkAotdForecast *self, HkAotdPool *shamblers, HkAotdPool *alphas);

G_END_DECLS
