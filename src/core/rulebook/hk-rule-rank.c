/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-search-private.h"

/* A rule must meet so much of the question to be an answer; more of one that has few words of its own. */
#define MIN_COVER       0.4
#define MIN_COVER_SHORT 0.5
#define FEW_WORDS       2

/* What of it a rule meets only in its text counts so much: for being found, and for coming early. */
#define COVER_TEXT 0.65
#define FIRST_TEXT 0.45

/* How well a word is met in another form, and by one that it may be a slip or the beginning of. */
#define MEET_FORM 0.95
#define MEET_NEAR 0.85

/* What a keyword is worth beside a title. */
#define WORTH_KEYWORD 0.8

/* How much of the likeness to a name is how little else is in it. */
#define WORTH_LITTLE 1.6

/* What all names together meet is worth so much beside the name that is most like the question, and what they meet in its order. */
#define WORTH_NAMES 0.8
#define WORTH_PAIRS 0.7

#define SCORE_EXACT_TITLE 10

/* How much better a title is that begins with what was typed. */
#define WORTH_TITLE_BEGINNING 1.1

/* How well a word of the question meets a word of a name, from 0 to 1. */
static double
meet (const HkRuleQuestion *self,
      guint                 bit,
      const HkRuleToken    *token)
{
  if (self->words[bit].number == token->word)
    return 1;
  if ((self->sure[token->word] & (1 << bit)) != 0)
    return MEET_FORM;
  return (self->marks[token->word] & (1 << bit)) != 0 ? MEET_NEAR : 0;
}

/* How well a rule is named by its title and keywords as the question names it. */
typedef struct
{
  double met[HK_RULE_QUESTION_MAX_WORDS]; /* of each word of the question, the best of all names */
  double best;                            /* of the name that is most like the question */
  double pairs;                           /* how much of the question stands in one name as it does there, two words at a time */
} Naming;

/* How well two words stand one beside the other in a name, small words between them aside. */
static double
meet_pair (const HkRuleQuestion *self,
           GArray               *name,
           guint                 one,
           guint                 other)
{
  const HkRuleToken *last = NULL;
  double best = 0;

  for (guint j = 0; j < name->len; j++)
    {
      const HkRuleToken *token = &g_array_index (name, HkRuleToken, j);

      if (!token->counts)
        continue;
      if (last != NULL)
        best = MAX (best, MAX (meet (self, one, last) * meet (self, other, token), meet (self, other, last) * meet (self, one, token)));
      last = token;
    }
  return best;
}

static double
meet_pairs (const HkRuleQuestion *self,
            GArray               *name)
{
  guint last = HK_RULE_QUESTION_MAX_WORDS;
  double pairs = 0;

  for (guint i = 0; i < self->n_words; i++)
    {
      if (self->words[i].common)
        continue;
      if (last < HK_RULE_QUESTION_MAX_WORDS)
        pairs += meet_pair (self, name, last, i) * (self->words[i].weight + self->words[last].weight) / self->weight / 2;
      last = i;
    }
  return pairs;
}

/* A name is like the question by how much of the question it has, and then by how little else is in it. */
static void
add_name (const HkRuleQuestion *self,
          GArray               *name,
          double                worth,
          Naming               *naming)
{
  double question_met = 0;
  double name_met = 0;
  guint n_words = 0;
  double best[HK_RULE_QUESTION_MAX_WORDS] = { 0 };

  for (guint j = 0; j < name->len; j++)
    {
      const HkRuleToken *token = &g_array_index (name, HkRuleToken, j);
      double here = 0;

      for (guint i = 0; self->marks[token->word] != 0 && i < self->n_words; i++)
        {
          const double met = meet (self, i, token);

          best[i] = MAX (best[i], met);
          here = MAX (here, met);
        }
      if (token->counts)
        name_met += here;
      n_words += token->counts;
    }
  for (guint i = 0; i < self->n_words; i++)
    {
      question_met += best[i] * self->words[i].weight / self->weight;
      naming->met[i] = MAX (naming->met[i], best[i] * worth);
    }
  naming->best = MAX (naming->best, worth * question_met * (0.5 + (n_words > 0 ? WORTH_LITTLE * name_met / n_words : 0)));
  if (question_met > 0)
    naming->pairs = MAX (naming->pairs, worth * meet_pairs (self, name));
}

static Naming
read_names (const HkRuleQuestion *self,
            const HkRuleEntry    *entry)
{
  Naming naming = { 0 };

  for (guint i = 0; i < entry->names->len; i++)
    add_name (self, g_ptr_array_index (entry->names, i), i == 0 ? 1 : WORTH_KEYWORD, &naming);
  return naming;
}

/* How much of the question a rule meets, up to 1; @worth_text is what counts that only its text meets.
 * @naming: (nullable): how it is named; without, how much that is at most */
static double
get_cover (const HkRuleQuestion *self,
           guint                 rule,
           const Naming         *naming,
           double                worth_text)
{
  double cover = 0;

  for (guint i = 0; i < self->n_words; i++)
    if (!self->words[i].common && (self->met[rule] & (1 << i)) != 0)
      cover += self->words[i].weight * self->words[i].trust * (naming == NULL || naming->met[i] > 0 ? 1 : worth_text);
  return self->most > 0 ? cover / self->most : 0;
}

/* hk_rule_question_rank:
 * @self: a question that has been looked for
 * @search: where
 * @phase: (nullable): only the rules of this phase
 *
 * Returns: (transfer full) (element-type HkRuleResult): the rules that meet enough of the question */
GArray *
hk_rule_question_rank (HkRuleQuestion *self,
                       HkRuleSearch   *search,
                       const char     *phase)
{
  GArray *results = g_array_new (FALSE, FALSE, sizeof (HkRuleResult));
  double least = MIN_COVER;
  guint n_telling = 0;

  for (guint i = 0; i < self->n_words; i++)
    n_telling += !self->words[i].common;
  if (n_telling <= FEW_WORDS)
    least = MIN_COVER_SHORT;

  for (guint number = 0; number < search->entries->len; number++)
    {
      const HkRuleEntry *entry = hk_rule_search_get_entry (search, number);
      HkRuleResult result = { number, 0, 0 };
      Naming naming;
      double score = 0;

      /* Most rules meet nothing, however they are named. */
      if (self->met[number] == 0 || get_cover (self, number, NULL, 1) < least || !hk_rule_search_is_of (entry, phase))
        continue;
      naming = read_names (self, entry);
      result.cover = get_cover (self, number, &naming, COVER_TEXT);
      if (result.cover < least)
        continue;
      for (guint j = 0; j < self->n_words; j++)
        score += naming.met[j] * self->words[j].weight / self->weight;
      score = (self->fit[number] / self->weight + self->current[number]) * get_cover (self, number, &naming, FIRST_TEXT)
              * (1 + WORTH_NAMES * score + naming.best + WORTH_PAIRS * naming.pairs) * entry->worth;
      if (g_str_has_prefix (entry->words, self->text))
        score *= WORTH_TITLE_BEGINNING;
      if (g_str_equal (entry->words, self->text))
        score += SCORE_EXACT_TITLE;
      result.score = score;
      g_array_append_val (results, result);
    }
  return results;
}
