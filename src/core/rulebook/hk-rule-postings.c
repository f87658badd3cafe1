/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-rule-postings.h"

/* As SQLite's bm25() weighs: how soon a word that comes again and again counts no more, and how much a long rule loses. */
#define K1 1.2
#define B  0.75

/* What a word is worth that most rules have. */
#define LEAST_WEIGHT 1e-6

typedef struct
{
  guint             word;
  guint             rule;
  HkRuleIndexColumn column;
} Posting;

struct _HkRulePostings
{
  GArray *postings; /* Posting, in the order of the rules, and from the first question on in that of the words */
  GArray *starts;   /* guint: of each word, where its postings start, and after the last one where they end; empty until then */
  GArray *lengths;  /* guint: how many words each rule has */
  GArray *matches;  /* HkRuleMatch, of the last question */
  double *counts;   /* of each rule: how often it has what is looked for, by the worth of the column */
};

static const double worths[HK_RULE_INDEX_N_COLUMNS] = {
  [HK_RULE_INDEX_TITLE] = HK_RULE_INDEX_WORTH_TITLE,
  [HK_RULE_INDEX_KEYWORDS] = HK_RULE_INDEX_WORTH_KEYWORDS,
  [HK_RULE_INDEX_TEXT] = HK_RULE_INDEX_WORTH_TEXT,
  [HK_RULE_INDEX_PLACE] = HK_RULE_INDEX_WORTH_PLACE,
};

/* Returns (transfer full): postings of no rules. */
HkRulePostings *
hk_rule_postings_new (void)
{
  HkRulePostings *self = g_new0 (HkRulePostings, 1);

  self->postings = g_array_new (FALSE, FALSE, sizeof (Posting));
  self->starts = g_array_new (FALSE, TRUE, sizeof (guint));
  self->lengths = g_array_new (FALSE, TRUE, sizeof (guint));
  self->matches = g_array_new (FALSE, FALSE, sizeof (HkRuleMatch));
  return self;
}

/* @self: (transfer full): postings */
void
hk_rule_postings_free (HkRulePostings *self)
{
  g_array_unref (self->postings);
  g_array_unref (self->starts);
  g_array_unref (self->lengths);
  g_array_unref (self->matches);
  g_free (self->counts);
  g_free (self);
}

/* Notes that a word stands in a rule, before anything is looked for.
 * @word: its number in the vocabulary
 * @rule: the number of the rule; rules come one after the other */
void
hk_rule_postings_add (HkRulePostings   *self,
                      guint             word,
                      guint             rule,
                      HkRuleIndexColumn column)
{
  const Posting posting = { word, rule, column };

  g_assert (self->starts->len == 0);
  if (rule >= self->lengths->len)
    g_array_set_size (self->lengths, rule + 1);
  g_array_index (self->lengths, guint, rule)++;
  g_array_append_val (self->postings, posting);
}

/* Brings the postings into the order of the words; those of one word stay in the order of the rules. */
static void
sort (HkRulePostings *self)
{
  GArray *sorted = g_array_sized_new (FALSE, FALSE, sizeof (Posting), self->postings->len);
  g_autofree guint *next = NULL;
  guint n_words = 0;

  for (guint i = 0; i < self->postings->len; i++)
    n_words = MAX (n_words, g_array_index (self->postings, Posting, i).word + 1);
  g_array_set_size (self->starts, n_words + 1);
  for (guint i = 0; i < self->postings->len; i++)
    g_array_index (self->starts, guint, g_array_index (self->postings, Posting, i).word + 1)++;
  for (guint i = 0; i < n_words; i++)
    g_array_index (self->starts, guint, i + 1) += g_array_index (self->starts, guint, i);
  next = g_memdup2 (self->starts->data, n_words * sizeof (guint));
  g_array_set_size (sorted, self->postings->len);
  for (guint i = 0; i < self->postings->len; i++)
    {
      const Posting *posting = &g_array_index (self->postings, Posting, i);

      g_array_index (sorted, Posting, next[posting->word]++) = *posting;
    }
  g_array_unref (self->postings);
  self->postings = sorted;
  self->counts = g_new (double, self->lengths->len);
}

/* Looks for rules with any of the words, as if all were one word.
 * @words: (array length=n_words): numbers of the vocabulary, each once
 * @only_telling: whether only titles and keywords count
 *
 * Returns: (transfer none) (element-type HkRuleMatch): the rules in the order of their numbers, until the next call; they fit as
 *   hk_rule_index_match() has it */
GArray *
hk_rule_postings_match (HkRulePostings *self,
                        const guint    *words,
                        guint           n_words,
                        gboolean        only_telling)
{
  const HkRuleIndexColumn last = only_telling ? HK_RULE_INDEX_KEYWORDS : HK_RULE_INDEX_PLACE;
  const guint n_rules = self->lengths->len;
  guint n_matches = 0;
  double average;
  double weight;

  if (self->starts->len == 0)
    sort (self);
  g_array_set_size (self->matches, 0);
  memset (self->counts, 0, n_rules * sizeof (double));
  for (guint i = 0; i < n_words; i++)
    for (guint j = words[i] + 1 < self->starts->len ? g_array_index (self->starts, guint, words[i]) : G_MAXUINT;
         j < self->postings->len && g_array_index (self->postings, Posting, j).word == words[i]; j++)
      {
        const Posting *posting = &g_array_index (self->postings, Posting, j);

        if (posting->column > last)
          continue;
        n_matches += self->counts[posting->rule] <= 0;
        self->counts[posting->rule] += worths[posting->column];
      }
  if (n_matches == 0)
    return self->matches;
  average = (double) self->postings->len / n_rules;
  weight = log ((n_rules - n_matches + 0.5) / (n_matches + 0.5));
  if (weight <= 0)
    weight = LEAST_WEIGHT;
  for (guint i = 0; i < n_rules; i++)
    {
      const double count = self->counts[i];
      const double length = g_array_index (self->lengths, guint, i);
      const HkRuleMatch match = { i, count <= 0 ? 0 : weight * (count * (K1 + 1) / (count + K1 * (1 - B + B * length / average))) };

      if (count > 0)
        g_array_append_val (self->matches, match);
    }
  return self->matches;
}
