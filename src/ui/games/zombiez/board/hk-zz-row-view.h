/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ROW_VIEW (hk_zz_row_view_get_type ())
G_DECLARE_FINAL_TYPE (HkZzRowView, hk_zz_row_view, HK, ZZ_ROW_VIEW, HkView)

void     hk_zz_row_view_set_card_width (HkZzRowView *self, int width);
gboolean hk_zz_row_view_focus_place    (HkZzRowView *self);

G_END_DECLS
