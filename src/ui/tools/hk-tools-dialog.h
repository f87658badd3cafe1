/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* The tools above whatever is on the screen. */
#define HK_TYPE_TOOLS_DIALOG (hk_tools_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkToolsDialog, hk_tools_dialog, HK, TOOLS_DIALOG, AdwDialog)

void hk_tools_dialog_open (AdwApplicationWindow *window, const char *id);

G_END_DECLS
