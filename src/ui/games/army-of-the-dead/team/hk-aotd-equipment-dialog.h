/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_EQUIPMENT_DIALOG (hk_aotd_equipment_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdEquipmentDialog, hk_aotd_equipment_dialog, HK, AOTD_EQUIPMENT_DIALOG, AdwDialog)

void hk_aotd_equipment_dialog_present (GtkWidget *from, HkSession *session, int survivor);
void hk_aotd_equipment_dialog_search  (GtkWidget *from, HkSession *session, int survivor);

G_END_DECLS
