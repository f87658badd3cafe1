/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/rulebook/hk-rulebook.h"
#include "ui/new-game/hk-house-rules.h"

G_BEGIN_DECLS

#define HK_TYPE_RULE_PAGE (hk_rule_page_get_type ())
G_DECLARE_FINAL_TYPE (HkRulePage, hk_rule_page, HK, RULE_PAGE, AdwNavigationPage)

AdwNavigationPage *hk_rule_page_new (HkRulebook *rulebook, HkRule *rule, HkHouseRules *house_rules);

G_END_DECLS
