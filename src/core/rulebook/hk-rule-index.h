/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* @HK_RULE_INDEX_STEMS: words are the same when they have one stem: "zombies" and "zombie"
 * @HK_RULE_INDEX_WORDS: words are as they stand, and can be met by their beginning */
typedef enum
{
  HK_RULE_INDEX_STEMS,
  HK_RULE_INDEX_WORDS,
} HkRuleIndexTable;

/* What of a rule is indexed, the most telling first. */
typedef enum
{
  HK_RULE_INDEX_TITLE,
  HK_RULE_INDEX_KEYWORDS,
  HK_RULE_INDEX_TEXT,
  HK_RULE_INDEX_PLACE,
  HK_RULE_INDEX_N_COLUMNS,
} HkRuleIndexColumn;

/* What a word is worth in each. */
#define HK_RULE_INDEX_WORTH_TITLE    10.0
#define HK_RULE_INDEX_WORTH_KEYWORDS 6.0
#define HK_RULE_INDEX_WORTH_TEXT     1.0
#define HK_RULE_INDEX_WORTH_PLACE    0.5

/* A rule that matches, by its number, and how well: more is better. */
typedef struct
{
  guint  rule;
  double fit;
} HkRuleMatch;

/* Rules and words in SQLite's full text tables, in memory; a file keeps them from one start to the next. */
typedef struct _HkRuleIndex HkRuleIndex;

HkRuleIndex *hk_rule_index_new       (const char *path, const char *key, GError **error);
void         hk_rule_index_write     (HkRuleIndex *self, const char *path, const char *key);
gboolean     hk_rule_index_is_kept   (HkRuleIndex *self);
void         hk_rule_index_free      (HkRuleIndex *self);
gboolean     hk_rule_index_begin     (HkRuleIndex *self, GError **error);
gboolean     hk_rule_index_add_rule  (HkRuleIndex *self, guint number,
                                      const char * const columns[HK_RULE_INDEX_N_COLUMNS], GError **error);
gboolean     hk_rule_index_add_word  (HkRuleIndex *self, guint number, const char *word, GError **error);
gboolean     hk_rule_index_end       (HkRuleIndex *self, gboolean keep, GError **error);
GArray      *hk_rule_index_match     (HkRuleIndex *self, HkRuleIndexTable table, const char *expression);
void         hk_rule_index_list_same_stem (HkRuleIndex *self, const char *word, GArray *numbers);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (HkRuleIndex, hk_rule_index_free)

G_END_DECLS
