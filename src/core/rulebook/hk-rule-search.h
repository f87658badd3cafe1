/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-hit.h"

G_BEGIN_DECLS

/* The full text index of the rules of a game. */
typedef struct _HkRuleSearch HkRuleSearch;

HkRuleSearch *hk_rule_search_new     (const char *game, const char *folder);
void          hk_rule_search_free    (HkRuleSearch *self);
void          hk_rule_search_add     (HkRuleSearch *self, GPtrArray *rules, GPtrArray *synonyms);
const char   *hk_rule_search_get_game (HkRuleSearch *self);
GPtrArray    *hk_rule_search_find    (GPtrArray *searches, const char *query, const char *game,
                                      const char *phase, guint limit);
GStrv         hk_rule_search_suggest (GPtrArray *searches, const char *query, const char *game);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRuleSearch, hk_rule_search_free)

G_END_DECLS
