/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ENCOUNTER_LIST (hk_cz_encounter_list_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounterList, hk_cz_encounter_list, HK, CZ_ENCOUNTER_LIST, AdwBin)

GtkWidget *hk_cz_encounter_list_new (HkSession *session);

G_END_DECLS
