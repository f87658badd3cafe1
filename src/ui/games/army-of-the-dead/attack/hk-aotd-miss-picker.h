/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_MISS_PICKER (hk_aotd_miss_picker_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdMissPicker, hk_aotd_miss_picker, HK, AOTD_MISS_PICKER, HkView)

/* Whom the misses of an attack hit, one tap for each. Action: miss.back. Signal "changed". */
void       hk_aotd_miss_picker_ask         (HkAotdMissPicker *self, JsonObject *params, int misses);
gboolean   hk_aotd_miss_picker_is_complete (HkAotdMissPicker *self);
void       hk_aotd_miss_picker_add_to      (HkAotdMissPicker *self, JsonObject *params);

G_END_DECLS
