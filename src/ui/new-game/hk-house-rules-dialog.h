/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/rulebook/hk-rulebook.h"
#include "hk-house-rules.h"

G_BEGIN_DECLS

/* Action: rules.show(s) with the global id of a rule. */
#define HK_TYPE_HOUSE_RULES_DIALOG (hk_house_rules_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkHouseRulesDialog, hk_house_rules_dialog, HK, HOUSE_RULES_DIALOG, AdwPreferencesDialog)

AdwDialog *hk_house_rules_dialog_new (HkRulebook *rulebook, HkHouseRules *house_rules);

G_END_DECLS
