/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-hit.h"

G_BEGIN_DECLS

/* Words as a search sees them: small letters without accents or apostrophes. */
gboolean hk_rule_words_next      (const char *text, guint *position, HkRuleRange *range, GString *word);
gboolean hk_rule_words_is_joined (const char *text, guint end, guint start);
gboolean hk_rule_words_is_common (const char *word);
gboolean hk_rule_words_is_weak   (const char *word);
guint    hk_rule_words_distance  (const gunichar *a, guint n_a, const gunichar *b, guint n_b, guint limit,
                                  gboolean beginning);

/* Words longer than this are never taken for a slip of another. */
#define HK_RULE_WORDS_MAX_LETTERS 32

G_END_DECLS
