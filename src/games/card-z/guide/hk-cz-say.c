/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-value-word.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "hk-cz-guide.h"

/* What a person reads for what the records keep as ids. */

static const HkValueWord words[] = {
  { "side", "survivors", N_("the Survivors") },
  { "side", "encounters", N_("the Encounters") },
  { "side", "regroup", N_("regrouping") },
  { "initiative", "survivors", N_("the Survivors") },
  { "initiative", "humans", N_("the Human Enemies") },
  { "initiative", "rivals", N_("the rivals") },
  { "kind", "character", N_("Character") },
  { "kind", "ally", N_("Ally") },
  { "kind", "dependant", N_("Dependant") },
  { "reward-deck", "residential", N_("Residential Loot") },
  { "reward-deck", "commercial", N_("Commercial Loot") },
  { "resource", "hunting", N_("Hunting") },
  { "resource", "fishing", N_("Fishing") },
  { "resource", "trapping", N_("Trapping") },
  { "base", "alpha", N_("Alpha Base") },
  { "base", "bravo", N_("Bravo Base") },
  { "lost-how", "bitten", N_("bitten") },
  { "lost-how", "starved", N_("starved") },
  { "lost-how", "killed", N_("killed") },
  { "lost-how", "fire", N_("by fire") },
  { "lost-how", "left", N_("left behind") },
  { "hex", "start", N_("start hex") },
  { "shelter", "inside", N_("inside") },
  { "shelter", "outside", N_("outside") },
  { "mode", "solo", N_("Solo") },
  { "mode", "co-op", N_("Co-operative") },
  { "mode", "competitive", N_("Competitive") },
  { "difficulty", "easy", N_("Easy") },
  { "difficulty", "medium", N_("Medium") },
  { "difficulty", "hard", N_("Hard") },
  { "outcome", "won", N_("won") },
  { "outcome", "lost", N_("lost") },
  { "outcome", "ended", N_("ended") },
  { "skills", "blade", N_("blades") },
  { "skills", "club", N_("clubs") },
  { "skills", "stake", N_("stakes") },
  { "skills", "pistol", N_("pistols") },
  { "skills", "rifle", N_("rifles") },
  { "skills", "shotgun", N_("shotguns") },
  { "skills", "bow", N_("bows") },
  { "skills", "hunting", N_("hunting") },
  { "skills", "fishing", N_("fishing") },
  { "skills", "trapping", N_("trapping") },
  { "skills", "initiative", N_("initiative") },
  { "skills", "sickness", N_("sickness") },
};

/* "pistol:1" as "pistols +1". */
static char *
say_skill (const char *value)
{
  const char *colon = strrchr (value, ':');
  g_autofree char *what = colon == NULL ? g_strdup (value) : g_strndup (value, (gsize) (colon - value));
  g_autofree char *word = hk_value_word_say (words, G_N_ELEMENTS (words), "skills", what);
  const int added = colon == NULL ? 0 : atoi (colon + 1);
  const char *said = word != NULL ? word : what;

  if (colon == NULL)
    return g_strdup (said);
  /* Translators: %s: what a skill is for; what it adds to a roll. */
  return added < 0 ? g_strdup_printf (_("%s −%d"), said, -added) : g_strdup_printf (_("%s +%d"), said, added);
}

/* What HkTableFuncs.say_value wants. */
char *
hk_cz_table_say_value (HkTable    *table,
                       const char *field,
                       const char *value)
{
  if (g_str_equal (field, "type"))
    return g_strdup (hk_cz_type_get_title (value));
  if (g_str_equal (field, "scenario"))
    {
      const HkCzScenario *scenario = hk_cz_scenario_lookup (value);

      return scenario == NULL ? NULL : g_strdup (_(scenario->title));
    }
  if (g_str_equal (field, "skills"))
    return say_skill (value);
  return hk_value_word_say (words, G_N_ELEMENTS (words), field, value);
}
