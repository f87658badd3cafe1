/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <string.h>

#include "hk-words.h"

/* Returns whether a word is one of those that a text lists, such as "march" of "plan|march|fight".
 * @words: (nullable): words with @separator between
 * @word: a word, not empty */
gboolean
hk_words_have (const char *words,
               char        separator,
               const char *word)
{
  const gsize length = strlen (word);

  for (const char *at = words; at != NULL; at = strchr (at, separator))
    {
      at += *at == separator;
      if (strncmp (at, word, length) == 0 && (at[length] == '\0' || at[length] == separator))
        return TRUE;
    }
  return FALSE;
}

/* Returns the number of a word, from 0; −1 where it is none of them.
 * @words: words, %NULL at the end
 * @word: (nullable): a word */
int
hk_words_find (const char * const *words,
               const char         *word)
{
  for (int i = 0; word != NULL && words[i] != NULL; i++)
    if (g_str_equal (words[i], word))
      return i;
  return -1;
}

/* Returns (nullable): the word with that number, %NULL where it is −1.
 * @words: words, %NULL at the end */
const char *
hk_words_get (const char * const *words,
              int                 number)
{
  return number < 0 ? NULL : words[number];
}
