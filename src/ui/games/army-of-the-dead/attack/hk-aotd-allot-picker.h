/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>
#include <json-glib/json-glib.h>

#include "games/army-of-the-dead/attack/hk-aotd-attack.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ALLOT_PICKER (hk_aotd_allot_picker_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdAllotPicker, hk_aotd_allot_picker, HK, AOTD_ALLOT_PICKER, AdwBin)

/* Where the hits of a Melee Action go. Signal "allot" when a person wants them elsewhere. */
void       hk_aotd_allot_picker_ask    (HkAotdAllotPicker *self, const HkAotdChoice *choice);
void       hk_aotd_allot_picker_add_to (HkAotdAllotPicker *self, JsonObject *params);

G_END_DECLS
