/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENT_FORM (hk_component_form_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentForm, hk_component_form, HK, COMPONENT_FORM, AdwNavigationPage)

AdwNavigationPage *hk_component_form_new (HkPack *pack, const char *kind, JsonObject *component);

G_END_DECLS
