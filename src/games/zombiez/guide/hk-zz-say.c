/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-value-word.h"
#include "hk-zz-guide.h"
#include "games/zombiez/state/hk-zz-words.h"

/* What a person reads for what the records keep as ids. */

static const HkValueWord words[] = {
  { "mode", "full", N_("the whole game") },
  { "mode", "scorekeeper", N_("the sums alone") },
  { "outcome", "won", N_("won") },
  { "outcome", "ended", N_("ended") },
};

/* What HkTableFuncs.say_value wants. */
char *
hk_zz_table_say_value (HkTable    *table,
                       const char *field,
                       const char *value)
{
  if (g_str_equal (field, "kind"))
    return g_strdup (hk_zz_kind_get_title (hk_words_find (hk_zz_kinds, value)));
  return hk_value_word_say (words, G_N_ELEMENTS (words), field, value);
}
