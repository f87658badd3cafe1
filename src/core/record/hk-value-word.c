/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-value-word.h"

/* Returns (transfer full) (nullable): what a person reads for the value; %NULL where it has no word.
 * @words: (array length=n_words): the first that fits counts
 * @field: the name of a field */
char *
hk_value_word_say (const HkValueWord *words,
                   guint              n_words,
                   const char        *field,
                   const char        *value)
{
  for (guint i = 0; i < n_words; i++)
    if (g_str_equal (words[i].value, value) && (words[i].field == NULL || g_str_equal (words[i].field, field)))
      return g_strdup (_(words[i].title));
  return NULL;
}
