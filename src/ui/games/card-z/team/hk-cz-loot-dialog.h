/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "ui/table/hk-dialog-view.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_LOOT_DIALOG (hk_cz_loot_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkCzLootDialog, hk_cz_loot_dialog, HK, CZ_LOOT_DIALOG, HkDialogView)

void hk_cz_loot_dialog_present      (GtkWidget *from, HkSession *session, int survivor);
void hk_cz_loot_dialog_present_loot (GtkWidget *from, HkSession *session, int survivor, int loot);

G_END_DECLS
