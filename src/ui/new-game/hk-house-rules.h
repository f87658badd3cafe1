/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/session/hk-session.h"

G_BEGIN_DECLS

/* Signal "changed" after every change. */
#define HK_TYPE_HOUSE_RULES (hk_house_rules_get_type ())
G_DECLARE_FINAL_TYPE (HkHouseRules, hk_house_rules, HK, HOUSE_RULES, GObject)

HkHouseRules     *hk_house_rules_new             (const HkGameSpec *game);
HkHouseRules     *hk_house_rules_new_for_session (HkSession *session);
const HkGameSpec *hk_house_rules_get_game        (HkHouseRules *self);
gboolean          hk_house_rules_is_on           (HkHouseRules *self, const char *id);
guint             hk_house_rules_count           (HkHouseRules *self);
void              hk_house_rules_show_group      (HkHouseRules *self, const char * const *names);
void              hk_house_rules_remember_group  (HkHouseRules *self, const char * const *names);
char             *hk_house_rules_say_group       (HkHouseRules *self);
void              hk_house_rules_choose          (HkHouseRules *self, const char * const *ids);
void              hk_house_rules_switch          (HkHouseRules *self, GtkWidget *from, const char *id, gboolean on);
GtkWidget        *hk_house_rules_make_row        (HkHouseRules *self, const HkHouseRuleSpec *spec);

G_END_DECLS
