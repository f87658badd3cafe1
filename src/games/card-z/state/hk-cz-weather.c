/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-record-define.h"
#include "hk-cz-weather.h"

static const HkField fields[] = {
  HK_STRING_FIELD (HkCzWeather, id, "id"),
  HK_STRING_FIELD (HkCzWeather, name, "name"),
  HK_INT_FIELD (HkCzWeather, dawn_melee, "dawn-melee", -9, 9, 0, N_("melee at dawn")),
  HK_INT_FIELD (HkCzWeather, dawn_close, "dawn-close", -9, 9, 0, N_("close range at dawn")),
  HK_INT_FIELD (HkCzWeather, dawn_medium, "dawn-medium", -9, 9, 0, N_("medium range at dawn")),
  HK_INT_FIELD (HkCzWeather, dawn_long, "dawn-long", -9, 9, 0, N_("long range at dawn")),
  HK_INT_FIELD (HkCzWeather, day_melee, "day-melee", -9, 9, 0, N_("melee by day")),
  HK_INT_FIELD (HkCzWeather, day_close, "day-close", -9, 9, 0, N_("close range by day")),
  HK_INT_FIELD (HkCzWeather, day_medium, "day-medium", -9, 9, 0, N_("medium range by day")),
  HK_INT_FIELD (HkCzWeather, day_long, "day-long", -9, 9, 0, N_("long range by day")),
  HK_INT_FIELD (HkCzWeather, night_melee, "night-melee", -9, 9, 0, N_("melee at night")),
  HK_INT_FIELD (HkCzWeather, night_close, "night-close", -9, 9, 0, N_("close range at night")),
  HK_INT_FIELD (HkCzWeather, night_medium, "night-medium", -9, 9, 0, N_("medium range at night")),
  HK_INT_FIELD (HkCzWeather, night_long, "night-long", -9, 9, 0, N_("long range at night")),
  HK_BOOLEAN_FIELD (HkCzWeather, dawn_rain, "dawn-rain", N_("rain at dawn")),
  HK_BOOLEAN_FIELD (HkCzWeather, day_rain, "day-rain", N_("rain by day")),
  HK_BOOLEAN_FIELD (HkCzWeather, night_rain, "night-rain", N_("rain at night")),
  HK_STRING_FIELD (HkCzWeather, source, "source"),
};

HK_DEFINE_RECORD (HkCzWeather, hk_cz_weather, fields)
