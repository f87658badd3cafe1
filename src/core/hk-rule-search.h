/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-hit.h"

G_BEGIN_DECLS

/* The full text index of a rulebook. */
typedef struct _HkRuleSearch HkRuleSearch;

HkRuleSearch *hk_rule_search_new     (GError **error);
void          hk_rule_search_free    (HkRuleSearch *self);
gboolean      hk_rule_search_add     (HkRuleSearch *self, GPtrArray *rules, GError **error);
GPtrArray    *hk_rule_search_find    (HkRuleSearch *self, const char *query, const char *game,
                                      const char *phase, guint limit);
char         *hk_rule_search_suggest (HkRuleSearch *self, const char *query);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRuleSearch, hk_rule_search_free)

G_END_DECLS
