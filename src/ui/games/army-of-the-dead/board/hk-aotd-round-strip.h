/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_ROUND_STRIP (hk_aotd_round_strip_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdRoundStrip, hk_aotd_round_strip, HK, AOTD_ROUND_STRIP, HkView)

const char *hk_aotd_round_strip_get_banner (HkAotdRoundStrip *self);

G_END_DECLS
