/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

gboolean    hk_words_have (const char *words, char separator, const char *word);
int         hk_words_find (const char * const *words, const char *word);
const char *hk_words_get  (const char * const *words, int number);

G_END_DECLS
