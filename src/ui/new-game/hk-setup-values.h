/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "ui/app/hk-application.h"

G_BEGIN_DECLS

#define HK_TYPE_SETUP_VALUES (hk_setup_values_get_type ())
G_DECLARE_FINAL_TYPE (HkSetupValues, hk_setup_values, HK, SETUP_VALUES, AdwBin)

void     hk_setup_values_set_game (HkSetupValues *self, const HkGameSpec *game, HkApplication *application);
void     hk_setup_values_fill     (HkSetupValues *self, JsonObject *setup);
void     hk_setup_values_add_to   (HkSetupValues *self, JsonObject *setup);
const char *hk_setup_values_get_way (HkSetupValues *self);
gboolean hk_setup_values_has      (const char *option);

G_END_DECLS
