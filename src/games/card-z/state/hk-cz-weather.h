/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_WEATHER (hk_cz_weather_get_type ())
G_DECLARE_FINAL_TYPE (HkCzWeather, hk_cz_weather, HK, CZ_WEATHER, HkRecord)

/* A Weather card whose effects are known: what it adds to rolls to hit in outside zones.
 * @name: as the group calls it
 * @dawn_melee: what it adds to melee attacks at dawn
 * @dawn_close: what it adds at close range at dawn
 * @dawn_medium: what it adds at medium range at dawn
 * @dawn_long: what it adds at long range at dawn
 * @day_melee: what it adds to melee attacks at day
 * @day_close: what it adds at close range at day
 * @day_medium: what it adds at medium range at day
 * @day_long: what it adds at long range at day
 * @night_melee: what it adds to melee attacks at night
 * @night_close: what it adds at close range at night
 * @night_medium: what it adds at medium range at night
 * @night_long: what it adds at long range at night
 * @dawn_rain: whether it rains at dawn
 * @day_rain: whether it rains at day
 * @night_rain: whether it rains at night
 * @source: "owner", "stand-in", "told" or "rulebook" */
struct _HkCzWeather
{
  HkRecord parent_instance;

  char    *id;
  char    *name;
  int      dawn_melee;
  int      dawn_close;
  int      dawn_medium;
  int      dawn_long;
  int      day_melee;
  int      day_close;
  int      day_medium;
  int      day_long;
  int      night_melee;
  int      night_close;
  int      night_medium;
  int      night_long;
  gboolean dawn_rain;
  gboolean day_rain;
  gboolean night_rain;
  char    *source;
};

G_END_DECLS
