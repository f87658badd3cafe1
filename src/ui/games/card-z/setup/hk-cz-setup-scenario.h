/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define HK_TYPE_CZ_SETUP_SCENARIO (hk_cz_setup_scenario_get_type ())
G_DECLARE_FINAL_TYPE (HkCzSetupScenario, hk_cz_setup_scenario, HK, CZ_SETUP_SCENARIO, AdwBin)

/* The choice of the scenario. Signal "changed" when another is chosen. */
GtkWidget  *hk_cz_setup_scenario_new          (void);
const char *hk_cz_setup_scenario_get_selected (HkCzSetupScenario *self);
void        hk_cz_setup_scenario_set_selected (HkCzSetupScenario *self, const char *id);
void        hk_cz_setup_scenario_set_players  (HkCzSetupScenario *self, guint n_players);

G_END_DECLS
