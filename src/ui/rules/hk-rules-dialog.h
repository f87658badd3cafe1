/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/rulebook/hk-rulebook.h"
#include "core/session/hk-session.h"

G_BEGIN_DECLS

#define HK_TYPE_RULES_DIALOG (hk_rules_dialog_get_type ())
G_DECLARE_FINAL_TYPE (HkRulesDialog, hk_rules_dialog, HK, RULES_DIALOG, AdwDialog)

/* Action: rules.show(s) with the global id of a rule. */
AdwDialog *hk_rules_dialog_new       (HkRulebook *rulebook, HkSession *session);
void       hk_rules_dialog_show_rule (HkRulesDialog *self, const char *rule);
void       hk_rules_dialog_search    (HkRulesDialog *self, const char *query);
guint      hk_rules_dialog_get_n_results (HkRulesDialog *self);

G_END_DECLS
