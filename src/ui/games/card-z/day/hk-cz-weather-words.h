/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/card-z/state/hk-cz-weather.h"

G_BEGIN_DECLS

int       hk_cz_weather_get_effect (HkCzWeather *weather, gsize phase, gsize range);
gboolean  hk_cz_weather_is_raining (HkCzWeather *weather, gsize phase);
char     *hk_cz_weather_describe   (HkCzWeather *weather, gsize phase);

G_END_DECLS
