/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* What a person reads for a value of a game's own.
 * @field: (nullable): the name of the field that has it; %NULL for every field
 * @value: the id or the word
 * @title: N_() marked */
typedef struct
{
  const char *field;
  const char *value;
  const char *title;
} HkValueWord;

char *hk_value_word_say (const HkValueWord *words,
                         guint              n_words,
                         const char        *field,
                         const char        *value);

G_END_DECLS
