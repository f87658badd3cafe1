/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

/* Action: setup.untick-all. */
#define HK_TYPE_SETUP_DIALOG (hk_setup_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkSetupDialog, hk_setup_dialog, HK, SETUP_DIALOG, AdwDialog)

AdwDialog *hk_setup_dialog_new (const HkGameSpec *game, JsonObject *setup, const char *notes, const char *owner, GError **error);

G_END_DECLS
