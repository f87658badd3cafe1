/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* One of the words that stand for ids.
 * @id: what a record or a move holds
 * @label: N_() marked: what a person reads */
typedef struct
{
  const char *id;
  const char *label;
} HkWord;

const char *hk_word_find (const HkWord *words, gsize n, const char *id);
const char *hk_word_tell (const HkWord *words, gsize n, const char *id);
char       *hk_word_number (int number);
char       *hk_word_sign (int number);

G_END_DECLS
