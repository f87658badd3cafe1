/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_CHOICE_PANEL (hk_zz_choice_panel_get_type ())
G_DECLARE_FINAL_TYPE (HkZzChoicePanel, hk_zz_choice_panel, HK, ZZ_CHOICE_PANEL, HkView)

void hk_zz_choice_panel_leave_to_rows (HkZzChoicePanel *self);

G_END_DECLS
