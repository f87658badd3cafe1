/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-value-word.h"
#include "hk-rf-guide.h"

/* What a person reads for what the records keep as ids. */

static const HkValueWord words[] = {
  { "state", "waiting", N_("waiting") },
  { "state", "open", N_("open") },
  { "state", "fighting", N_("fighting") },
  { "state", "done", N_("done") },
  { "state", "won", N_("won") },
  { "state", "lost", N_("lost") },
  { "state", "shot", N_("shot") },
  { "state", "gone", N_("nobody left to fight") },
  { "icons", "bullets", N_("bullets") },
  { "icons", "melee", N_("weapon") },
  { "icons", "item", N_("item") },
  { "icons", "ability", N_("ability") },
  { "icons", "movement", N_("movement") },
  { "icons", "add-zombies", N_("zombies added") },
  { "icons", "encounter", N_("encounter") },
  { "icons", "blood", N_("Blood cards") },
  { "icons", "death", N_("death") },
  { "kind", "weapon", N_("weapon") },
  { "kind", "item", N_("item") },
  { "kind", "ability", N_("ability") },
  { "how", "infected", N_("infected") },
  { "how", "event", N_("by an Event card") },
  { "how", "other", N_("otherwise") },
  { "victory", "first", N_("the first one out") },
  { "victory", "group", N_("the first group out") },
  { "victory", "last", N_("until nobody is left on the track") },
  { "structure", "simple", N_("simple") },
  { "structure", "intermediate", N_("intermediate") },
  { "structure", "advanced", N_("advanced") },
  { "structure", "expert", N_("expert") },
  { "draw-order", "clockwise", N_("clockwise") },
  { "draw-order", "speed", N_("by speed") },
  { "outcome", "won", N_("won") },
  { "outcome", "last-loser", N_("the last one lost") },
  { "outcome", "ended", N_("ended") },
};

/* What HkTableFuncs.say_value wants. */
char *
hk_rf_table_say_value (HkTable    *table,
                       const char *field,
                       const char *value)
{
  return hk_value_word_say (words, G_N_ELEMENTS (words), field, value);
}
