/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rule-vocabulary.h"
#include "hk-rule-words.h"

/* A beginning with slips must be of so many letters. */
#define MIN_BEGINNING 5

/* The first letter of a shorter word is no slip, unless it only changed its place. */
#define MIN_FIRST_LETTER 6

typedef struct
{
  char     *text;
  gunichar *letters; /* NULL when the word is too long to be taken for another */
  guint     n_letters;
  guint64   kinds; /* of its letters, as bits */
  guint     n_rules;
  guint     last_rule;
} Word;

typedef struct
{
  guint number;
  guint rank;    /* twice the slips, one more for a beginning */
  guint n_rules;
} Candidate;

struct _HkRuleVocabulary
{
  GArray     *words;   /* Word */
  GHashTable *numbers; /* the text of a word to its number */
  GArray     *sorted;  /* numbers in the order of the texts; made anew when words have been added */
};

static void
clear_word (gpointer data)
{
  Word *word = data;

  g_free (word->text);
  g_free (word->letters);
}

/* hk_rule_vocabulary_new:
 *
 * Returns: (transfer full): a vocabulary without words */
HkRuleVocabulary *
hk_rule_vocabulary_new (void)
{
  HkRuleVocabulary *self = g_new0 (HkRuleVocabulary, 1);

  self->words = g_array_new (FALSE, FALSE, sizeof (Word));
  g_array_set_clear_func (self->words, clear_word);
  self->numbers = g_hash_table_new (g_str_hash, g_str_equal);
  self->sorted = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

/* hk_rule_vocabulary_free:
 * @self: (transfer full): a vocabulary */
void
hk_rule_vocabulary_free (HkRuleVocabulary *self)
{
  g_hash_table_unref (self->numbers);
  g_array_unref (self->words);
  g_array_unref (self->sorted);
  g_free (self);
}

/* Which letters a word has; two may have the same bit. */
static guint64
get_kinds (const gunichar *letters,
           guint           n_letters)
{
  guint64 kinds = 0;

  for (guint i = 0; i < n_letters; i++)
    kinds |= G_GUINT64_CONSTANT (1) << (letters[i] % 64);
  return kinds;
}

static Word *
get_word (HkRuleVocabulary *self,
          guint             number)
{
  return &g_array_index (self->words, Word, number);
}

/* hk_rule_vocabulary_add:
 * @self: a vocabulary
 * @word: a word as hk_rule_words_next() gives it
 * @rule: the number of the rule in which it stands; rules come one after the other
 *
 * Returns: the number of the word */
guint
hk_rule_vocabulary_add (HkRuleVocabulary *self,
                        const char       *word,
                        guint             rule)
{
  guint number = hk_rule_vocabulary_find (self, word);

  if (number == HK_RULE_VOCABULARY_NONE)
    {
      const glong n_letters = g_utf8_strlen (word, -1);
      Word added = { .text = g_strdup (word), .n_letters = (guint) n_letters, .last_rule = rule };

      if (n_letters <= HK_RULE_WORDS_MAX_LETTERS)
        {
          added.letters = g_utf8_to_ucs4_fast (word, -1, NULL);
          added.kinds = get_kinds (added.letters, added.n_letters);
        }
      number = self->words->len;
      g_array_append_val (self->words, added);
      g_hash_table_insert (self->numbers, added.text, GUINT_TO_POINTER (number + 1));
    }
  if (get_word (self, number)->n_rules == 0 || get_word (self, number)->last_rule != rule)
    get_word (self, number)->n_rules++;
  get_word (self, number)->last_rule = rule;
  return number;
}

/* hk_rule_vocabulary_find:
 * @self: a vocabulary
 * @word: a word
 *
 * Returns: its number, or %HK_RULE_VOCABULARY_NONE */
guint
hk_rule_vocabulary_find (HkRuleVocabulary *self,
                         const char       *word)
{
  gpointer number = g_hash_table_lookup (self->numbers, word);

  return number == NULL ? HK_RULE_VOCABULARY_NONE : GPOINTER_TO_UINT (number) - 1;
}

/* How many words there are. */
guint
hk_rule_vocabulary_count (HkRuleVocabulary *self)
{
  return self->words->len;
}

/* (transfer none): the word with a number. */
const char *
hk_rule_vocabulary_get (HkRuleVocabulary *self,
                        guint             number)
{
  return get_word (self, number)->text;
}

static int
compare_texts (gconstpointer a,
               gconstpointer b,
               gpointer      user_data)
{
  return strcmp (hk_rule_vocabulary_get (user_data, *(const guint *) a),
                 hk_rule_vocabulary_get (user_data, *(const guint *) b));
}

static void
sort (HkRuleVocabulary *self)
{
  if (self->sorted->len == self->words->len)
    return;
  for (guint i = self->sorted->len; i < self->words->len; i++)
    g_array_append_val (self->sorted, i);
  g_array_sort_with_data (self->sorted, compare_texts, self);
}

/* hk_rule_vocabulary_list_beginning:
 * @self: a vocabulary
 * @beginning: the first letters of a word
 * @numbers: takes the numbers of all words that begin so */
void
hk_rule_vocabulary_list_beginning (HkRuleVocabulary *self,
                                   const char       *beginning,
                                   GArray           *numbers)
{
  guint low = 0;
  guint high;

  sort (self);
  high = self->sorted->len;
  while (low < high)
    {
      const guint middle = (low + high) / 2;

      if (strcmp (hk_rule_vocabulary_get (self, g_array_index (self->sorted, guint, middle)), beginning) < 0)
        low = middle + 1;
      else
        high = middle;
    }
  for (; low < self->sorted->len; low++)
    {
      const guint number = g_array_index (self->sorted, guint, low);

      if (!g_str_has_prefix (hk_rule_vocabulary_get (self, number), beginning))
        break;
      g_array_append_val (numbers, number);
    }
}

static int
compare_candidates (gconstpointer a,
                    gconstpointer b)
{
  const Candidate *one = a;
  const Candidate *other = b;

  if (one->rank != other->rank)
    return one->rank < other->rank ? -1 : 1;
  if (one->n_rules != other->n_rules)
    return one->n_rules > other->n_rules ? -1 : 1;
  return one->number < other->number ? -1 : one->number > other->number;
}

/* Twice the slips that make @word of @letters, one more when they are only its beginning. */
static guint
get_rank (const Word     *word,
          const gunichar *letters,
          guint           n_letters,
          guint           limit)
{
  guint slips = hk_rule_words_distance (letters, n_letters, word->letters, word->n_letters, limit, FALSE);
  guint rank = 2 * slips;

  if (n_letters >= MIN_BEGINNING && word->n_letters > n_letters && letters[0] == word->letters[0])
    {
      slips = hk_rule_words_distance (letters, n_letters, word->letters, word->n_letters, limit, TRUE);
      rank = MIN (rank, 2 * slips + 1);
    }
  return rank;
}

/* hk_rule_vocabulary_list_near:
 * @self: a vocabulary
 * @word: a word with slips in it
 * @limit: how many slips there may be
 * @most: how many numbers to give
 * @numbers: takes the numbers of the words with the fewest slips, the nearest first, and among those
 *   as near the one that most rules have; a word of which @word may be the beginning comes after one
 *   that it may be as a whole */
void
hk_rule_vocabulary_list_near (HkRuleVocabulary *self,
                              const char       *word,
                              guint             limit,
                              guint             most,
                              GArray           *numbers)
{
  const glong n_letters = g_utf8_strlen (word, -1);
  g_autofree gunichar *letters = NULL;
  g_autoptr (GArray) candidates = NULL;
  guint64 kinds;

  if (n_letters > HK_RULE_WORDS_MAX_LETTERS)
    return;
  letters = g_utf8_to_ucs4_fast (word, -1, NULL);
  kinds = get_kinds (letters, (guint) n_letters);
  candidates = g_array_new (FALSE, FALSE, sizeof (Candidate));
  for (guint i = 0; i < self->words->len; i++)
    {
      const Word *other = get_word (self, i);
      guint rank;

      /* A slip brings one letter at most that the word has not, and turns no word into one or two letters. */
      if (other->letters == NULL || other->n_letters < 3 || (guint) __builtin_popcountll (kinds & ~other->kinds) > limit
          || (n_letters < MIN_FIRST_LETTER && letters[0] != other->letters[0] && letters[0] != other->letters[1]))
        continue;
      rank = get_rank (other, letters, (guint) n_letters, limit);
      /* The word itself and what it begins are no slips. */
      if (rank > 1 && rank <= 2 * limit + 1)
        {
          const Candidate candidate = { i, rank, other->n_rules };

          g_array_append_val (candidates, candidate);
        }
    }
  g_array_sort (candidates, compare_candidates);
  for (guint i = 0; i < MIN (candidates->len, most); i++)
    {
      const Candidate *candidate = &g_array_index (candidates, Candidate, i);

      if (candidate->rank / 2 > g_array_index (candidates, Candidate, 0).rank / 2)
        break;
      g_array_append_val (numbers, candidate->number);
    }
}
