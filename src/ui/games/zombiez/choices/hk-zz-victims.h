/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_VICTIMS (hk_zz_victims_get_type ())
G_DECLARE_FINAL_TYPE (HkZzVictims, hk_zz_victims, HK, ZZ_VICTIMS, HkDialogView)

void hk_zz_victims_shoot (GtkWidget *from, HkSession *session, int value);

G_END_DECLS
