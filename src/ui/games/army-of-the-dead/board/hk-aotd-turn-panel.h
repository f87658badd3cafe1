/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/session/hk-session.h"
#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_TURN_PANEL (hk_aotd_turn_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdTurnPanel, hk_aotd_turn_panel, HK, AOTD_TURN_PANEL, HkView)


G_END_DECLS
