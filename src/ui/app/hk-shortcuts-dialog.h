/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_SHORTCUTS_DIALOG (hk_shortcuts_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkShortcutsDialog, hk_shortcuts_dialog, HK, SHORTCUTS_DIALOG, AdwDialog)

AdwDialog *hk_shortcuts_dialog_new (void);

G_END_DECLS
