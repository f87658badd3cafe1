/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_ROW_VIEW (hk_zz_row_view_get_type ())
G_DECLARE_FINAL_TYPE (HkZzRowView, hk_zz_row_view, HK, ZZ_ROW_VIEW, AdwBin)

GtkWidget *hk_zz_row_view_new            (HkSession *session, int row);
void       hk_zz_row_view_set_card_width (HkZzRowView *self, int width);
int        hk_zz_row_view_get_row        (HkZzRowView *self);
gboolean   hk_zz_row_view_focus_place    (HkZzRowView *self);

G_END_DECLS
