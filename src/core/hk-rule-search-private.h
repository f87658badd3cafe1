/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rule-index.h"
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
  HkRule *rule;
  GArray *title; /* HkRuleToken */
  GArray *text;  /* HkRuleToken */
  char   *words; /* of the title */
  double  worth;
} HkRuleEntry;

struct _HkRuleSearch
{
  HkRuleIndex      *index;
  HkRuleVocabulary *vocabulary;
  GArray           *entries; /* HkRuleEntry, in the order of the books */
  GArray           *numbers; /* guint, of the last look into the vocabulary */
};

typedef struct
{
  char    *text;
  char    *joined; /* with the word on the other side of a hyphen, or NULL */
  guint    number; /* in the vocabulary */
  gboolean common;
  gboolean last;
  double   weight;
} HkRuleQuestionWord;

/* One question and what has been found so far. */
typedef struct
{
  HkRuleQuestionWord words[HK_RULE_QUESTION_MAX_WORDS];
  guint              n_words;
  char              *text;    /* all words with a space between them */
  guint16           *marks;   /* of each word of the vocabulary: which words it meets, as bits */
  double            *fit;     /* of each rule */
  double            *cover;   /* of each rule: the weight of the words that it meets */
  double            *current; /* of each rule: how well it meets what is being looked for */
  guint16            telling; /* the words to show as matches, as bits */
  double             weight;  /* of all words that any rule meets */
} HkRuleQuestion;

typedef struct
{
  guint  entry;
  double score;
} HkRuleResult;

static inline HkRuleEntry *
hk_rule_search_get_entry (HkRuleSearch *self,
                          guint         number)
{
  return &g_array_index (self->entries, HkRuleEntry, number);
}

GArray *hk_rule_search_list    (HkRuleSearch *self, const char *game, const char *phase);

void    hk_rule_question_read  (HkRuleQuestion *self, const char *query);
void    hk_rule_question_clear (HkRuleQuestion *self);
GArray *hk_rule_question_ask   (HkRuleQuestion *self, HkRuleSearch *search, const char *game,
                                const char *phase);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (HkRuleQuestion, hk_rule_question_clear)

G_END_DECLS
