/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* No such word. */
#define HK_RULE_VOCABULARY_NONE G_MAXUINT

/* All words of all rules. A word keeps its number. */
typedef struct _HkRuleVocabulary HkRuleVocabulary;

HkRuleVocabulary *hk_rule_vocabulary_new            (void);
void              hk_rule_vocabulary_free           (HkRuleVocabulary *self);
guint             hk_rule_vocabulary_add            (HkRuleVocabulary *self, const char *word, guint rule);
guint             hk_rule_vocabulary_find           (HkRuleVocabulary *self, const char *word);
guint             hk_rule_vocabulary_count          (HkRuleVocabulary *self);
const char       *hk_rule_vocabulary_get            (HkRuleVocabulary *self, guint number);
void              hk_rule_vocabulary_list_beginning (HkRuleVocabulary *self, const char *beginning,
                                                     GArray *numbers);
void              hk_rule_vocabulary_list_near      (HkRuleVocabulary *self, const char *word, guint limit,
                                                     guint most, GArray *numbers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRuleVocabulary, hk_rule_vocabulary_free)

G_END_DECLS
