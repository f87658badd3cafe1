/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/packs/hk-pack.h"

G_BEGIN_DECLS

/* Responses: "save" and "cancel". */
#define HK_TYPE_MISSION_DIALOG (hk_mission_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkMissionDialog, hk_mission_dialog, HK, MISSION_DIALOG, AdwAlertDialog)

AdwDialog  *hk_mission_dialog_new         (HkPack *pack, const char *name);
JsonObject *hk_mission_dialog_make        (HkMissionDialog *self, JsonObject *setup);
gboolean    hk_mission_dialog_is_replaced (HkMissionDialog *self);

G_END_DECLS
