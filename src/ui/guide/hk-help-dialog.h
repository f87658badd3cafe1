/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/moves/hk-game.h"

G_BEGIN_DECLS

/* Action: help.learn. */
#define HK_TYPE_HELP_DIALOG (hk_help_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkHelpDialog, hk_help_dialog, HK, HELP_DIALOG, AdwDialog)

AdwDialog *hk_help_dialog_new (const HkGameSpec *game);

G_END_DECLS
