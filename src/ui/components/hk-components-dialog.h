/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

#define HK_TYPE_COMPONENTS_DIALOG (hk_components_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkComponentsDialog, hk_components_dialog, HK, COMPONENTS_DIALOG, AdwDialog)

AdwDialog *hk_components_dialog_new (const HkGameSpec *game, HkPack *pack);

G_END_DECLS
