/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/rulebook/hk-rulebook.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RULES_PAGE (hk_rules_page_get_type ())
G_DECLARE_FINAL_TYPE (HkRulesPage, hk_rules_page, HK, RULES_PAGE, AdwNavigationPage)

void       hk_rules_page_set_rules     (HkRulesPage *self, HkRulebook *rulebook, HkSession *session);
GtkWidget *hk_rules_page_get_entry     (HkRulesPage *self);
void       hk_rules_page_search_now    (HkRulesPage *self);
guint      hk_rules_page_get_n_results (HkRulesPage *self);

G_END_DECLS
