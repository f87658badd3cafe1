/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_PREFERENCES_DIALOG (hk_preferences_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkPreferencesDialog, hk_preferences_dialog, HK, PREFERENCES_DIALOG, AdwPreferencesDialog)

AdwDialog *hk_preferences_dialog_new (GSettings *settings);

G_END_DECLS
