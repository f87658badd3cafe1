/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

#include "core/rulebook/hk-rule-hit.h"

G_BEGIN_DECLS

#define HK_TYPE_RULE_ROW (hk_rule_row_get_type ())
G_DECLARE_FINAL_TYPE (HkRuleRow, hk_rule_row, HK, RULE_ROW, GtkListBoxRow)

GtkWidget  *hk_rule_row_new         (HkRule *rule);
GtkWidget  *hk_rule_row_new_for_hit (HkRuleHit *hit);
const char *hk_rule_row_get_id      (HkRuleRow *self);
char       *hk_rule_row_dup_where   (HkRule *rule);

G_END_DECLS
