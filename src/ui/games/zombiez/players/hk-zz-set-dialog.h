/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_SET_DIALOG (hk_zz_set_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkZzSetDialog, hk_zz_set_dialog, HK, ZZ_SET_DIALOG, HkDialogView)

void hk_zz_set_dialog_present (GtkWidget *from, HkSession *session, int player);

G_END_DECLS
