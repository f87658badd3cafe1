/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_WEATHER_DIALOG (hk_cz_weather_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzWeatherDialog, hk_cz_weather_dialog, HK, CZ_WEATHER_DIALOG, AdwDialog)

void hk_cz_weather_dialog_present (GtkWidget *from, HkSession *session, HkMove *partial);

G_END_DECLS
