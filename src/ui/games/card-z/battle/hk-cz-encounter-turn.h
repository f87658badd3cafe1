/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ENCOUNTER_TURN (hk_cz_encounter_turn_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounterTurn, hk_cz_encounter_turn, HK, CZ_ENCOUNTER_TURN, AdwBin)

GtkWidget *hk_cz_encounter_turn_new (HkSession *session);

G_END_DECLS
