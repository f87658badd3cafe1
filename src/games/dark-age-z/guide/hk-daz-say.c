/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-value-word.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-guide.h"

/* What a person reads for what the records keep as ids. */

static const HkValueWord words[] = {
  { "mode", "competitive", N_("Competitive") },
  { "mode", "cooperative", N_("Cooperative") },
  { "difficulty", "easy", N_("easy") },
  { "difficulty", "hard", N_("hard") },
  { "command", "draw-army", N_("Draw an Army Card") },
  { "command", "choose-relic", N_("Choose a Relic Card") },
  { "command", "reactivate", N_("Reactivate an army") },
  { "command", "refresh", N_("Refresh Army Cards") },
  { "end", "closed", N_("no more commands") },
  { "end", "repeat", N_("the last cost again") },
  { "question", "choose-relic", N_("which Relic Card to keep") },
  { "question", "play-drawn", N_("whether to play the card drawn") },
  { "question", "assign-commander", N_("where the commander goes") },
  { "question", "give-cards", N_("which cards to give") },
  { "reward-left", "command", N_("Command Token") },
  { "reward-left", "army", N_("Army Card") },
  { "reward-left", "gate", N_("Gate Protection") },
  { "reward-left", "none", N_("none") },
  { "card", "weakened", N_("weakened") },
  { NULL, "red", N_("red") },
  { NULL, "blue", N_("blue") },
  { NULL, "green", N_("green") },
  { NULL, "yellow", N_("yellow") },
  { NULL, "purple", N_("purple") },
  { NULL, "orange", N_("orange") },
  { NULL, "white", N_("white") },
  { NULL, "black", N_("black") },
};

static const char *
find_name (const char *value)
{
  const HkDazRelic *relic = hk_daz_content_find_relic (value);
  const HkDazCommander *commander = relic != NULL ? NULL : hk_daz_content_find_commander (value);
  const HkDazBoss *boss = relic != NULL || commander != NULL ? NULL : hk_daz_content_find_boss (value);

  return relic != NULL ? relic->name : commander != NULL ? commander->name : boss != NULL ? boss->name : NULL;
}

/* What HkTableFuncs.say_value wants. */
char *
hk_daz_table_say_value (HkTable    *table,
                        const char *field,
                        const char *value)
{
  static const char * const fields[] = { "card", "relics", "relics-used", "last-relic", "boss", "commander", "gathering", "turned", NULL };

  if (g_str_equal (field, "mission"))
    {
      const HkDazMission *mission = hk_daz_content_find_mission (value);

      return mission == NULL ? NULL : g_strdup (mission->title);
    }
  if (g_strv_contains (fields, field))
    {
      const char *name = find_name (value);

      return name != NULL ? g_strdup (name) : hk_value_word_say (words, G_N_ELEMENTS (words), field, value);
    }
  return hk_value_word_say (words, G_N_ELEMENTS (words), g_str_equal (field, "reward-right") ? "reward-left" : field, value);
}
