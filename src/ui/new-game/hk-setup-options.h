/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "hk-house-rules.h"

G_BEGIN_DECLS

#define HK_TYPE_SETUP_OPTIONS (hk_setup_options_get_type ())
G_DECLARE_FINAL_TYPE (HkSetupOptions, hk_setup_options, HK, SETUP_OPTIONS, AdwPreferencesGroup)

void        hk_setup_options_set_game (HkSetupOptions *self, const HkGameSpec *game);
void        hk_setup_options_fill     (HkSetupOptions *self, JsonObject *setup);
void        hk_setup_options_add_to   (HkSetupOptions *self, JsonObject *setup);
HkHouseRules *hk_setup_options_get_house_rules (HkSetupOptions *self);

G_END_DECLS
