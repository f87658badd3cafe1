/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_COMBAT_DIALOG (hk_daz_combat_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkDazCombatDialog, hk_daz_combat_dialog, HK, DAZ_COMBAT_DIALOG, HkDialogView)

void hk_daz_combat_dialog_present (GtkWidget *from, HkSession *session, int frontier);

G_END_DECLS
