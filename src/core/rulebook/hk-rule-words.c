/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rule-words.h"

/* The words that a question is glued together with. They may help to find a rule, but none is
 * missed when it is not there. Sorted. */
static const char * const common_words[] = {
  "a", "about", "actually", "after", "again", "all", "allowed", "also", "always", "am", "an", "and", "any",
  "anybody", "anyone", "anything", "anyway", "anywhere", "are", "arent", "as", "at", "bad", "be", "because",
  "been", "being", "but", "by", "can", "cannot", "cant", "could", "couldnt", "did", "didnt", "do", "does",
  "doesnt", "doing", "dont", "each", "else", "even", "ever", "exactly",
  "for", "from", "get", "gets", "good", "got", "guy", "guys", "had", "happen", "happened", "happening",
  "happens", "has", "hasnt", "have", "havent", "her", "here", "hes", "him", "his", "how", "i", "if", "ill",
  "im", "in", "instead", "into", "is", "isnt", "it", "its", "itself", "ive", "just", "know", "later", "let",
  "lets", "like", "many", "may", "maybe", "me", "mean", "meaning", "means", "might", "mine", "much", "must",
  "my", "myself", "need", "needed", "needs", "no", "not", "now", "of", "ok", "on", "or", "our", "ours",
  "own", "per", "person", "please", "possible", "quite", "really", "resolve", "resolved", "say",
  "shall", "she", "shes", "should", "shouldnt", "since", "so", "some", "somebody", "someone", "something",
  "sometimes", "step", "still", "such", "sure", "tell", "than", "that", "thats", "the", "their", "theirs", "them",
  "then", "there", "theres", "these", "they", "theyre", "this", "those", "though", "till", "to", "too",
  "until", "us", "very", "want", "wants", "was", "wasnt", "we", "were", "werent", "weve", "what", "whatever",
  "whats", "when", "where", "wheres", "which", "while", "who", "whos", "whose", "why", "will", "with", "wont",
  "work", "works", "would", "wouldnt", "yes", "yet", "you", "your", "youre", "yours", "youve",
};

/* Words that people say of anything, so that it means little which rule has them; but a rule may be missed without them. */
static const char * const weak_words[] = {
  "allowed", "another", "around", "ask", "away", "back", "before", "between", "both", "call", "called", "came", "choose", "come", "comes",
  "count", "counts", "decide", "decides", "different", "down", "during", "end", "enough", "every", "everybody", "everyone", "find", "first",
  "full", "gave", "give", "gives", "go", "goes", "going", "gone", "keep", "last", "least", "leave", "left", "less", "long", "look", "made",
  "make", "makes", "more", "most", "new", "next", "none", "nothing", "number", "off", "often", "old", "once", "one", "ones", "only", "other",
  "others", "out", "over", "part", "put", "puts", "reach", "rest", "same", "side", "start", "thing", "things", "three", "through", "time",
  "times", "together", "try", "two", "under", "up", "use", "used", "uses", "using", "way", "whole", "without", NULL,
};

static inline gboolean
is_apostrophe (gunichar letter)
{
  return letter == '\'' || letter == 0x2019 || letter == 0x02bc;
}

static inline gboolean
is_hyphen (gunichar letter)
{
  return letter == '-' || letter == 0x2010 || letter == 0x2011;
}

/* Whether @letter can be part of a word, the marks of which are left away. */
static inline gboolean
is_letter (gunichar letter)
{
  if (letter < 128)
    return g_ascii_isalnum ((char) letter);
  return g_unichar_isalnum (letter) || g_unichar_ismark (letter);
}

static void
append_plain (GString *word,
              gunichar letter)
{
  gunichar parts[G_UNICHAR_MAX_DECOMPOSITION_LENGTH];
  gsize n_parts;

  if (letter < 128)
    {
      g_string_append_c (word, g_ascii_tolower ((char) letter));
      return;
    }
  n_parts = g_unichar_fully_decompose (letter, FALSE, parts, G_N_ELEMENTS (parts));
  for (gsize i = 0; i < n_parts; i++)
    if (!g_unichar_ismark (parts[i]))
      g_string_append_unichar (word, g_unichar_tolower (parts[i]));
}

/* Returns whether there is another word.
 * @text: UTF-8 text
 * @position: (inout): where to look from, in bytes; then where the word ends
 * @range: (out): where the word stands
 * @word: takes the word: small letters without accents and apostrophes */
gboolean
hk_rule_words_next (const char  *text,
                    guint       *position,
                    HkRuleRange *range,
                    GString     *word)
{
  const char *p = text + *position;

  g_string_truncate (word, 0);
  do
    {
      while (*p != '\0' && !is_letter (g_utf8_get_char (p)))
        p = g_utf8_next_char (p);
      range->start = (guint) (p - text);
      while (*p != '\0')
        {
          const gunichar letter = g_utf8_get_char (p);
          const char *next = g_utf8_next_char (p);

          if (is_letter (letter))
            append_plain (word, letter);
          else if (!is_apostrophe (letter) || !is_letter (g_utf8_get_char (next)))
            break;
          p = next;
        }
      range->end = *position = (guint) (p - text);
    }
  while (word->len == 0 && *p != '\0'); /* a mark that stands alone makes no word */
  return word->len > 0;
}

/* Returns whether a hyphen and nothing else stands between both.
 * @text: UTF-8 text
 * @end: where a word ends, in bytes
 * @start: where the next word starts, in bytes */
gboolean
hk_rule_words_is_joined (const char *text,
                         guint       end,
                         guint       start)
{
  const char *between = text + end;

  return end < start && is_hyphen (g_utf8_get_char (between)) && g_utf8_next_char (between) == text + start;
}

/* Those, and the same in the language of the person. */
static GHashTable *
get_common_words (void)
{
  static GHashTable *words = NULL;
  g_autoptr (GString) word = NULL;
  HkRuleRange range;
  guint position = 0;
  const char *text;

  if (words != NULL)
    return words;
  words = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (common_words); i++)
    g_hash_table_add (words, g_strdup (common_words[i]));
  /* Translators: the small words of a question in your language that say nothing about what is looked for: "how", "what",
   * "when", "may", "is", "the", "with"… Give as many as you like, with spaces between. */
  text = C_("keywords", "a an and are can do does how in is may of the to what when where which who with");
  word = g_string_new (NULL);
  while (hk_rule_words_next (text, &position, &range, word))
    g_hash_table_add (words, g_strdup (word->str));
  return words;
}

/* Returns whether it is said of anything, such as "first".
 * @word: a word from hk_rule_words_next() */
gboolean
hk_rule_words_is_weak (const char *word)
{
  return g_strv_contains (weak_words, word);
}

/* Returns whether it says little about what is looked for, such as "the".
 * @word: a word from hk_rule_words_next() */
gboolean
hk_rule_words_is_common (const char *word)
{
  return g_hash_table_contains (get_common_words (), word);
}

/* Counts the slips between two words: a letter too many, a letter left out, a wrong letter, two neighbours in wrong
 * order (which are not touched again). Returns how many slips, or @limit + 1 when there are more than @limit.
 * @a: (array length=n_a): the letters that were typed
 * @n_a: how many, at most %HK_RULE_WORDS_MAX_LETTERS
 * @b: (array length=n_b): the letters of a word
 * @n_b: how many, at most %HK_RULE_WORDS_MAX_LETTERS
 * @limit: the greatest distance of interest
 * @beginning: whether @a may also be only the beginning of @b */
guint
hk_rule_words_distance (const gunichar *a,
                        guint           n_a,
                        const gunichar *b,
                        guint           n_b,
                        guint           limit,
                        gboolean        beginning)
{
  guint rows[3][HK_RULE_WORDS_MAX_LETTERS + 1];
  guint *before = rows[0];
  guint *last = rows[1];
  guint *row = rows[2];
  guint result;

  g_return_val_if_fail (n_a <= HK_RULE_WORDS_MAX_LETTERS && n_b <= HK_RULE_WORDS_MAX_LETTERS, limit + 1);

  if (n_a > n_b + limit)
    return limit + 1;
  if (beginning)
    n_b = MIN (n_b, n_a + limit);
  else if (n_b > n_a + limit)
    return limit + 1;

  for (guint j = 0; j <= n_b; j++)
    last[j] = j;
  for (guint i = 1; i <= n_a; i++)
    {
      guint *oldest = before;
      guint least;

      row[0] = least = i;
      for (guint j = 1; j <= n_b; j++)
        {
          guint slips = last[j - 1] + (a[i - 1] != b[j - 1]);

          slips = MIN (slips, last[j] + 1);
          slips = MIN (slips, row[j - 1] + 1);
          if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
            slips = MIN (slips, before[j - 2] + 1);
          row[j] = slips;
          least = MIN (least, slips);
        }
      /* A turned pair can still make use of the row above. */
      if (least > limit + 1)
        return limit + 1;
      before = last;
      last = row;
      row = oldest;
    }
  result = last[n_b];
  for (guint j = 0; beginning && j < n_b; j++)
    result = MIN (result, last[j]);
  return MIN (result, limit + 1);
}
