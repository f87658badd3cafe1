/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_GROUP_DIALOG (hk_group_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkGroupDialog, hk_group_dialog, HK, GROUP_DIALOG, AdwDialog)

void hk_group_dialog_present (GtkWidget *from, const char * const *names);

G_END_DECLS
