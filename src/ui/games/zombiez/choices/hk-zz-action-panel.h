/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ACTION_PANEL (hk_zz_action_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkZzActionPanel, hk_zz_action_panel, HK, ZZ_ACTION_PANEL, HkView)

G_END_DECLS
