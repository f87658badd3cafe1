/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-index.h"

G_BEGIN_DECLS

/* Where each word stands: what the index answers for one word or for a beginning, without asking a database. */
typedef struct _HkRulePostings HkRulePostings;

HkRulePostings *hk_rule_postings_new   (void);
void            hk_rule_postings_free  (HkRulePostings *self);
void            hk_rule_postings_add   (HkRulePostings *self, guint word, guint rule, HkRuleIndexColumn column);
GArray         *hk_rule_postings_match (HkRulePostings *self, const guint *words, guint n_words, gboolean only_telling);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRulePostings, hk_rule_postings_free)

G_END_DECLS
