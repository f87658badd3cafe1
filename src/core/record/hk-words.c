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
