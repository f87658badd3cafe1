/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-rule-stem.h"
#include "hk-rule-words.h"

/* So many letters of a word stay. */
#define MIN_LETTERS 3

/* The endings of the language, without accents; none in English, whose words the index itself brings to their stems. */
static GPtrArray *
get_endings (void)
{
  static GPtrArray *endings = NULL;
  /* Translators: endings that the words of your language take in their different forms, with spaces between: the search takes
   * words for the same that differ in them alone. “-” for none. */
  const char *text = C_("keywords", "-");
  g_autoptr (GString) word = g_string_new (NULL);
  HkRuleRange range;
  guint position = 0;

  if (endings != NULL)
    return endings;
  endings = g_ptr_array_new_with_free_func (g_free);
  while (hk_rule_words_next (text, &position, &range, word))
    g_ptr_array_add (endings, g_strdup (word->str));
  return endings;
}

/* How many bytes of the @length of @word make its stem. */
static gsize
find_stem (const char *word,
           gsize       length)
{
  GPtrArray *endings = get_endings ();
  gsize stem = length;

  for (guint i = 0; i < endings->len; i++)
    {
      const char *ending = g_ptr_array_index (endings, i);
      const gsize n = strlen (ending);

      if (n < length && length - n < stem && memcmp (word + length - n, ending, n) == 0
          && g_utf8_strlen (word, (gssize) (length - n)) >= MIN_LETTERS)
        stem = length - n;
    }
  return stem;
}

/* Returns (transfer full): @text with each word brought to its stem.
 * @text: words as hk_rule_words_next() gives them, with anything between them */
char *
hk_rule_stem_text (const char *text)
{
  g_autoptr (GString) stems = g_string_new (NULL);
  const char *p = text;

  if (get_endings ()->len == 0)
    return g_strdup (text);
  while (*p != '\0')
    {
      const char *end = p;

      while (*end != '\0' && g_unichar_isalnum (g_utf8_get_char (end)))
        end = g_utf8_next_char (end);
      g_string_append_len (stems, p, (gssize) find_stem (p, (gsize) (end - p)));
      p = end;
      while (*p != '\0' && !g_unichar_isalnum (g_utf8_get_char (p)))
        {
          const char *next = g_utf8_next_char (p);

          g_string_append_len (stems, p, next - p);
          p = next;
        }
    }
  return g_string_free_and_steal (g_steal_pointer (&stems));
}
