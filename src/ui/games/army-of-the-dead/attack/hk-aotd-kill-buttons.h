/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_KILL_BUTTONS (hk_aotd_kill_buttons_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdKillButtons, hk_aotd_kill_buttons, HK, AOTD_KILL_BUTTONS, HkView)


G_END_DECLS
