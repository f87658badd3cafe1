/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-index.h"
#include "hk-rule-postings.h"
#include "hk-rule-search.h"
#include "hk-rule-vocabulary.h"

G_BEGIN_DECLS

/* Nobody types more words than these; the rest of a pasted page is not looked for. */
#define HK_RULE_QUESTION_MAX_WORDS 12

/* A word of a rule. */
typedef struct
{
  guint    start;
  guint    end;
  guint    word;   /* its number in the vocabulary */
  gboolean counts; /* neither a common word nor two words read as one */
} HkRuleToken;

typedef struct
{
  HkRule    *rule;
  GPtrArray *names; /* GArray of HkRuleToken: its title, then each keyword */
  GArray    *text;  /* HkRuleToken */
  char      *words; /* of the title */
  double     worth;
} HkRuleEntry;

struct _HkRuleSearch
{
  char             *game;
  char             *folder;     /* where the index is kept, or NULL */
  GPtrArray        *rules;      /* HkRule, in the order of the books */
  GPtrArray        *synonyms;   /* GStrv, words that mean the same in this game */
  HkRuleIndex      *index;      /* NULL until somebody asks */
  HkRuleVocabulary *vocabulary;
  HkRulePostings   *postings;
  GArray           *entries; /* HkRuleEntry, in the order of the books */
  GArray           *numbers; /* guint, of the last look into the vocabulary */
  GPtrArray        *groups;  /* GStrv, words that mean the same */
  GArray           *usual;   /* gboolean, whether a group is of words that mean the same in any game */
  GHashTable       *same;    /* the number of a word to a GArray of the groups that it is in */
};

typedef struct
{
  char    *text;
  char    *joined; /* with the word on the other side of a hyphen, or NULL */
  guint    number; /* in the vocabulary */
  gboolean common;
  gboolean last;
  double   weight;
  double   trust;  /* how likely what it meets is what was meant, up to 1 */
} HkRuleQuestionWord;

/* One question and what has been found so far. */
typedef struct
{
  HkRuleQuestionWord words[HK_RULE_QUESTION_MAX_WORDS];
  guint              n_words;
  char              *text;    /* all words with a space between them */
  guint16           *marks;   /* of each word of the vocabulary: which words it meets, as bits */
  guint16           *sure;    /* the same, but only for words that are meant for certain: no slips, no beginnings */
  double            *fit;     /* of each rule */
  guint16           *met;     /* of each rule: the words that it meets, as bits */
  double            *current; /* of each rule: how well it meets what is being looked for */
  guint16            telling; /* the words to show as matches, as bits */
  double             weight;  /* of all words */
  double             most;    /* of the words that can make a hit */
} HkRuleQuestion;

typedef struct
{
  guint  entry;
  double score;
  double cover; /* how much of the question it meets, up to 1 */
} HkRuleResult;

static inline HkRuleEntry *
hk_rule_search_get_entry (HkRuleSearch *self,
                          guint         number)
{
  return &g_array_index (self->entries, HkRuleEntry, number);
}

gboolean hk_rule_search_prepare (HkRuleSearch *self);
gboolean hk_rule_search_is_of   (const HkRuleEntry *entry, const char *phase);

void    hk_rule_question_read  (HkRuleQuestion *self, const char *query);
void    hk_rule_question_clear (HkRuleQuestion *self);
GArray *hk_rule_question_ask   (HkRuleQuestion *self, HkRuleSearch *search, const char *phase);
GArray *hk_rule_question_rank  (HkRuleQuestion *self, HkRuleSearch *search, const char *phase);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HkRuleQuestion, hk_rule_question_clear)

G_END_DECLS
