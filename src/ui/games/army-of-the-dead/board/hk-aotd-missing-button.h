/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_MISSING_BUTTON (hk_aotd_missing_button_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdMissingButton, hk_aotd_missing_button, HK, AOTD_MISSING_BUTTON, HkView)

/* Action: missing.add. */
void       hk_aotd_missing_button_update (HkAotdMissingButton *self, JsonObject *params);

G_END_DECLS
