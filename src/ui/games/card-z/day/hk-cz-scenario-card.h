/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_SCENARIO_CARD (hk_cz_scenario_card_get_type ())
G_DECLARE_FINAL_TYPE (HkCzScenarioCard, hk_cz_scenario_card, HK, CZ_SCENARIO_CARD, AdwBin)

GtkWidget *hk_cz_scenario_card_new (HkSession *session);

G_END_DECLS
