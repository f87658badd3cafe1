/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_ENCOUNTER_CARD (hk_cz_encounter_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzEncounterCard, hk_cz_encounter_card, HK, CZ_ENCOUNTER_CARD, AdwBin)

/* An Encounter on the battlefield. Signal "chosen" when a person taps it. */
GtkWidget *hk_cz_encounter_card_new           (HkSession *session);
void       hk_cz_encounter_card_set_encounter (HkCzEncounterCard *self, int encounter);
int        hk_cz_encounter_card_get_encounter (HkCzEncounterCard *self);

G_END_DECLS
