/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule.h"

G_BEGIN_DECLS

/* A run of bytes of a UTF-8 text, cut between characters.
 * @end: the byte after the last one */
typedef struct
{
  guint start;
  guint end;
} HkRuleRange;

#define HK_TYPE_RULE_HIT (hk_rule_hit_get_type ())
G_DECLARE_FINAL_TYPE (HkRuleHit, hk_rule_hit, HK, RULE_HIT, GObject)

/* One line of what a search found. */
HkRule            *hk_rule_hit_get_rule           (HkRuleHit *self);
double             hk_rule_hit_get_score          (HkRuleHit *self);
const char        *hk_rule_hit_get_title          (HkRuleHit *self);
const HkRuleRange *hk_rule_hit_get_title_ranges   (HkRuleHit *self, guint *n_ranges);
const char        *hk_rule_hit_get_snippet        (HkRuleHit *self);
const HkRuleRange *hk_rule_hit_get_snippet_ranges (HkRuleHit *self, guint *n_ranges);

G_END_DECLS
