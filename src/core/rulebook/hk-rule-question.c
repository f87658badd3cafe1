/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <math.h>

#include "hk-rule-search-private.h"
#include "hk-rule-words.h"

/* A word with fewer rules than this may be a slip of another. */
#define FEW_RULES 3

/* So many letters make a slip likely enough to be looked for. */
#define MIN_SLIP_LETTERS 4
#define MIN_TWO_SLIPS_LETTERS 8

/* A word that is only met as a slip is not much of an answer when it is short. */
#define MIN_LONG_LETTERS 6
#define TRUST_SHORT      0.5
#define TRUST_LONG       0.9

/* How many words a slip is taken for. */
#define MAX_NEAR 8

/* How much a match is worth beside one of the word itself. */
#define FIT_STEM      0.6
#define FIT_SYNONYM   0.5
#define FIT_BEGINNING 0.7
#define FIT_SPLIT     0.6
#define FIT_NEAR      0.4
#define FIT_ONLY_NEAR 0.8
#define FIT_PHRASE    0.3

/* A common word, or a beginning of fewer letters, is met by nearly every text. */
#define MIN_BEGINNING_LETTERS 3

/* How much a common word weighs, and one that is said of anything. */
#define WEIGHT_COMMON 0.22
#define WEIGHT_WEAK   0.85

/* A word that no rule has weighs more than any other. */
#define FOUND_NOWHERE 0.7

/* A word of fewer letters that no rule has does not make a question one that the rules cannot answer. */
#define MIN_UNKNOWN_LETTERS 3

/* hk_rule_question_clear:
 * @self: a question, all of which is set free */
void
hk_rule_question_clear (HkRuleQuestion *self)
{
  for (guint i = 0; i < self->n_words; i++)
    {
      g_free (self->words[i].text);
      g_free (self->words[i].joined);
    }
  g_free (self->text);
  g_free (self->marks);
  g_free (self->sure);
  g_free (self->fit);
  g_free (self->met);
  g_free (self->current);
}

/* Adds a word, unless the question has it, and says which one is the last that was typed. */
static HkRuleQuestionWord *
add_word (HkRuleQuestion *self,
          const char     *text)
{
  HkRuleQuestionWord *word = NULL;

  for (guint i = 0; i < self->n_words; i++)
    {
      self->words[i].last = FALSE;
      if (g_str_equal (self->words[i].text, text))
        word = &self->words[i];
    }
  if (word == NULL)
    {
      word = &self->words[self->n_words++];
      word->text = g_strdup (text);
      word->common = hk_rule_words_is_common (text);
    }
  word->last = TRUE;
  return word;
}

/* hk_rule_question_read:
 * @self: an empty question
 * @query: what a person typed, as UTF-8 */
void
hk_rule_question_read (HkRuleQuestion *self,
                       const char     *query)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (GString) word = g_string_new (NULL);
  HkRuleQuestionWord *last = NULL;
  HkRuleRange last_range = { 0 };
  HkRuleRange range;
  guint position = 0;
  gboolean all_common = TRUE;

  while (self->n_words < HK_RULE_QUESTION_MAX_WORDS && hk_rule_words_next (query, &position, &range, word))
    {
      HkRuleQuestionWord *added = add_word (self, word->str);

      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", word->str);
      if (last != NULL && hk_rule_words_is_joined (query, last_range.end, range.start))
        {
          g_autofree char *joined = g_strconcat (last->text, word->str, NULL);

          /* As the index has it: both words, then both as one. */
          g_string_append_printf (text, " %s", joined);
          g_set_str (&last->joined, joined);
          g_set_str (&added->joined, joined);
        }
      all_common = all_common && added->common;
      last = added;
      last_range = range;
    }
  for (guint i = 0; i < self->n_words; i++)
    {
      self->words[i].common = self->words[i].common && !all_common;
      if (!self->words[i].common)
        self->telling |= (guint16) (1 << i);
    }
  self->text = g_string_free_and_steal (g_steal_pointer (&text));
}

/* What is found counts @worth at its best. Returns how many rules that are. */
static guint
gather (HkRuleQuestion *self,
        GArray         *matches,
        double          worth)
{
  double best = 0;

  for (guint i = 0; i < matches->len; i++)
    best = MAX (best, g_array_index (matches, HkRuleMatch, i).fit);
  for (guint i = 0; i < matches->len; i++)
    {
      const HkRuleMatch *match = &g_array_index (matches, HkRuleMatch, i);
      double *here = &self->current[match->rule];

      *here = MAX (*here, best > 0 ? worth * sqrt (match->fit / best) : worth);
    }
  return matches->len;
}

/* Looks for rules with any of the words that are listed from the number @first on, taken as one word. */
static guint
gather_listed (HkRuleQuestion *self,
               HkRuleSearch   *search,
               guint           first,
               gboolean        only_telling,
               double          worth)
{
  const guint n_words = search->numbers->len - first;

  if (n_words == 0)
    return 0;
  return gather (self, hk_rule_postings_match (search->postings, &g_array_index (search->numbers, guint, first), n_words, only_telling),
                 worth);
}

/* Looks for what is more than one word. */
static guint G_GNUC_PRINTF (5, 6)
look_for_expression (HkRuleQuestion  *self,
                     HkRuleSearch    *search,
                     HkRuleIndexTable table,
                     double           worth,
                     const char      *format,
                     ...)
{
  g_autofree char *expression = NULL;
  va_list arguments;

  va_start (arguments, format);
  expression = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return gather (self, hk_rule_index_match (search->index, table, expression), worth);
}

/* Notes that a word of the question meets the words of the vocabulary just listed. */
static void
mark (HkRuleQuestion *self,
      HkRuleSearch   *search,
      guint           bit,
      gboolean        sure)
{
  for (guint i = 0; i < search->numbers->len; i++)
    {
      const guint number = g_array_index (search->numbers, guint, i);

      self->marks[number] |= (guint16) (1 << bit);
      if (sure)
        self->sure[number] |= (guint16) (1 << bit);
    }
  g_array_set_size (search->numbers, 0);
}

/* Looks for the words of a group that stand for one of its own. */
static void
look_for_group (HkRuleQuestion *self,
                HkRuleSearch   *search,
                char * const   *group,
                guint           bit,
                gboolean        sure,
                double          worth)
{
  for (guint i = 0; group[i] != NULL; i++)
    {
      g_auto (GStrv) words = g_strsplit (group[i], " ", -1);
      guint n_found;

      for (guint j = 0; words[j] != NULL; j++)
        hk_rule_index_list_same_stem (search->index, words[j], search->numbers);
      if (g_strv_length (words) == 1)
        n_found = gather_listed (self, search, 0, FALSE, worth);
      else
        n_found = look_for_expression (self, search, HK_RULE_INDEX_STEMS, worth, "\"%s\"", group[i]);
      if (n_found == 0)
        g_array_set_size (search->numbers, 0);
      mark (self, search, bit, sure);
    }
}

/* Looks for what means the same as the words of the vocabulary just listed, which stay listed. */
static void
look_for_synonyms (HkRuleQuestion *self,
                   HkRuleSearch   *search,
                   guint           bit,
                   double          worth)
{
  g_autoptr (GArray) numbers = g_steal_pointer (&search->numbers);

  search->numbers = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint i = 0; i < numbers->len; i++)
    {
      GArray *groups = g_hash_table_lookup (search->same, GUINT_TO_POINTER (g_array_index (numbers, guint, i)));

      for (guint j = 0; groups != NULL && j < groups->len; j++)
        {
          const guint group = g_array_index (groups, guint, j);
          const gboolean is_usual = g_array_index (search->usual, gboolean, group);

          look_for_group (self, search, g_ptr_array_index (search->groups, group), bit, !is_usual,
                          worth * FIT_SYNONYM);
        }
    }
  g_array_append_vals (search->numbers, numbers->data, numbers->len);
}

static void
look_for_itself (HkRuleQuestion *self,
                 HkRuleSearch   *search,
                 guint           bit)
{
  HkRuleQuestionWord *word = &self->words[bit];
  guint first;

  word->number = hk_rule_vocabulary_find (search->vocabulary, word->text);
  if (word->number != HK_RULE_VOCABULARY_NONE)
    {
      g_array_append_val (search->numbers, word->number);
      gather_listed (self, search, 0, word->common, 1);
    }
  if (!word->common)
    {
      first = search->numbers->len;
      hk_rule_index_list_same_stem (search->index, word->text, search->numbers);
      gather_listed (self, search, first, FALSE, FIT_STEM);
      look_for_synonyms (self, search, bit, 1);
    }
  mark (self, search, bit, TRUE);
}

static void
look_for_beginning (HkRuleQuestion *self,
                    HkRuleSearch   *search,
                    guint           bit,
                    const char     *beginning)
{
  const gboolean is_short = g_utf8_strlen (beginning, -1) < MIN_BEGINNING_LETTERS;

  hk_rule_vocabulary_list_beginning (search->vocabulary, beginning, search->numbers);
  gather_listed (self, search, 0, is_short, FIT_BEGINNING);
  mark (self, search, bit, FALSE);
}

/* Looks for the words of which this one may be a slip. */
static void
look_for_near (HkRuleQuestion *self,
               HkRuleSearch   *search,
               guint           bit,
               double          worth)
{
  const char *word = self->words[bit].text;
  const guint limit = g_utf8_strlen (word, -1) < MIN_TWO_SLIPS_LETTERS ? 1 : 2;
  g_autoptr (GString) expression = g_string_new (NULL);

  hk_rule_vocabulary_list_near (search->vocabulary, word, limit, MAX_NEAR, search->numbers);
  if (search->numbers->len == 0)
    return;
  for (guint i = 0; i < search->numbers->len; i++)
    {
      const guint number = g_array_index (search->numbers, guint, i);
      const char *near = hk_rule_vocabulary_get (search->vocabulary, number);

      if (!hk_rule_words_is_common (near))
        g_string_append_printf (expression, "%s\"%s\"", expression->len > 0 ? " OR " : "", near);
    }
  if (expression->len == 0)
    {
      g_array_set_size (search->numbers, 0);
      return;
    }
  look_for_expression (self, search, HK_RULE_INDEX_WORDS, worth, "%s", expression->str);
  look_for_synonyms (self, search, bit, worth);
  mark (self, search, bit, FALSE);
}

/* Looks for two words between which the space was forgotten. */
static void
look_for_split (HkRuleQuestion *self,
                HkRuleSearch   *search,
                guint           bit)
{
  const char *word = self->words[bit].text;

  for (const char *middle = g_utf8_next_char (word); *middle != '\0'; middle = g_utf8_next_char (middle))
    {
      g_autofree char *first = g_strndup (word, (gsize) (middle - word));
      const guint numbers[2] = { hk_rule_vocabulary_find (search->vocabulary, first),
                                 hk_rule_vocabulary_find (search->vocabulary, middle) };

      if (numbers[0] == HK_RULE_VOCABULARY_NONE || numbers[1] == HK_RULE_VOCABULARY_NONE)
        continue;
      if (look_for_expression (self, search, HK_RULE_INDEX_WORDS, FIT_SPLIT, "\"%s %s\"", first, middle) == 0)
        continue;
      g_array_append_vals (search->numbers, numbers, G_N_ELEMENTS (numbers));
      mark (self, search, bit, FALSE);
    }
}

static guint
count_found (const HkRuleQuestion *self,
             HkRuleSearch         *search)
{
  guint n = 0;

  for (guint i = 0; i < search->entries->len; i++)
    n += self->current[i] > 0;
  return n;
}

/* Looks for one word of the question in every way that it can be meant. */
static void
look_for_word (HkRuleQuestion *self,
               HkRuleSearch   *search,
               guint           bit)
{
  HkRuleQuestionWord *word = &self->words[bit];
  guint n_found;

  memset (self->current, 0, search->entries->len * sizeof (double));
  look_for_itself (self, search, bit);
  if (word->last || (!word->common && count_found (self, search) == 0))
    look_for_beginning (self, search, bit, word->text);
  if (word->joined != NULL)
    look_for_beginning (self, search, bit, word->joined);
  n_found = count_found (self, search);
  word->trust = 1;
  if (n_found < FEW_RULES && !word->common && g_utf8_strlen (word->text, -1) >= MIN_SLIP_LETTERS)
    {
      look_for_split (self, search, bit);
      n_found = count_found (self, search);
      if (n_found == 0)
        word->trust = g_utf8_strlen (word->text, -1) < MIN_LONG_LETTERS ? TRUST_SHORT : TRUST_LONG;
      look_for_near (self, search, bit, n_found > 0 ? FIT_NEAR : FIT_ONLY_NEAR);
      n_found = count_found (self, search);
    }
  if (n_found == 0 && (word->common || g_utf8_strlen (word->text, -1) < MIN_UNKNOWN_LETTERS))
    return;

  word->weight = log (1 + (double) search->entries->len / (n_found > 0 ? n_found : FOUND_NOWHERE)) * (word->common ? WEIGHT_COMMON : hk_rule_words_is_weak (word->text) ? WEIGHT_WEAK : 1);
  self->weight += word->weight;
  if (!word->common)
    self->most += word->weight;
  for (guint i = 0; i < search->entries->len; i++)
    if (self->current[i] > 0)
      {
        self->fit[i] += word->weight * self->current[i];
        self->met[i] |= (guint16) (1 << bit);
      }
}

/* Looks for all words one after the other as they were typed. */
static void
look_for_phrase (HkRuleQuestion *self,
                 HkRuleSearch   *search)
{
  const char *last = strrchr (self->text, ' ');
  const gboolean is_short = last == NULL || g_utf8_strlen (last + 1, -1) < MIN_BEGINNING_LETTERS;

  memset (self->current, 0, search->entries->len * sizeof (double));
  if (self->n_words > 1)
    look_for_expression (self, search, HK_RULE_INDEX_WORDS, FIT_PHRASE, "\"%s\"%s", self->text, is_short ? "" : " *");
}

/* hk_rule_question_ask:
 * @self: a question with a word at least
 * @search: where to look
 * @phase: (nullable): only the rules of this phase
 *
 * Returns: (transfer full) (element-type HkRuleResult): what was found, in no order */
GArray *
hk_rule_question_ask (HkRuleQuestion *self,
                      HkRuleSearch   *search,
                      const char     *phase)
{
  const guint n_words = hk_rule_vocabulary_count (search->vocabulary);

  g_assert (self->n_words > 0 && self->marks == NULL);

  self->marks = g_new0 (guint16, n_words);
  self->sure = g_new0 (guint16, n_words);
  self->fit = g_new0 (double, search->entries->len);
  self->met = g_new0 (guint16, search->entries->len);
  self->current = g_new0 (double, search->entries->len);
  for (guint i = 0; i < self->n_words; i++)
    look_for_word (self, search, i);
  look_for_phrase (self, search);
  return hk_rule_question_rank (self, search, phase);
}
