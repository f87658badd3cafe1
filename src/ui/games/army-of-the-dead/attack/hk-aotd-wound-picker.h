/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_WOUND_PICKER (hk_aotd_wound_picker_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdWoundPicker, hk_aotd_wound_picker, HK, AOTD_WOUND_PICKER, HkView)

/* Who takes how many Wounds: a tap on a Survivor or a Companion is one more. Signal "changed". */
void       hk_aotd_wound_picker_clear     (HkAotdWoundPicker *self);
void       hk_aotd_wound_picker_add       (HkAotdWoundPicker *self, int survivor);
int        hk_aotd_wound_picker_get_total (HkAotdWoundPicker *self);
void       hk_aotd_wound_picker_add_to    (HkAotdWoundPicker *self, JsonObject *params);

G_END_DECLS
