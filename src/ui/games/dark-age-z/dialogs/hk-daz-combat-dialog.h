/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_COMBAT_DIALOG (hk_daz_combat_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkDazCombatDialog, hk_daz_combat_dialog, HK, DAZ_COMBAT_DIALOG, AdwDialog)

void hk_daz_combat_dialog_present (GtkWidget *from, HkSession *session, int frontier);

G_END_DECLS
