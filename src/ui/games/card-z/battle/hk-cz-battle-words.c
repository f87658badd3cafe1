/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n.h>

#include "games/card-z/battle/hk-cz-attack.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "hk-cz-battle-words.h"
#include "ui/widgets/hk-widgets.h"

/* What the battle page says, and whom it suggests. */

/* Returns (transfer full): such as "70 %".
 * @chance: from 0 to 1 */
char *
hk_cz_chance_to_text (double chance)
{
  const double percent = 100 * chance;

  /* Translators: a share of a hundred; the space is narrow and keeps the two together */
  if (percent > 0 && percent < 99.95 && percent - (int) (percent + 0.05) > 0.05)
    return g_strdup_printf (_("%.1f %%"), percent);
  return g_strdup_printf (_("%.0f %%"), percent);
}

/* Returns how dangerous it is.
 * @forecast: what an Encounter will do */
HkCzThreat
hk_cz_threat_of (const HkCzForecast *forecast)
{
  switch (forecast->intent)
    {
    case HK_CZ_INTENT_BITE:
    case HK_CZ_INTENT_HUMAN:
      return HK_CZ_THREAT_NOW;
    case HK_CZ_INTENT_DIE:
      return forecast->rounds == 1 ? HK_CZ_THREAT_NOW : HK_CZ_THREAT_LATER;
    case HK_CZ_INTENT_APPROACH:
      return forecast->rounds <= 2 ? HK_CZ_THREAT_SOON : HK_CZ_THREAT_LATER;
    case HK_CZ_INTENT_UNKNOWN:
      return HK_CZ_THREAT_SOON;
    case HK_CZ_INTENT_HIDDEN:
    case HK_CZ_INTENT_FRIEND:
    case HK_CZ_INTENT_LOCKED:
    case HK_CZ_INTENT_FENCED:
    case HK_CZ_INTENT_DISTRACTED:
    case HK_CZ_INTENT_HELD:
    case HK_CZ_INTENT_ARRIVED:
    case HK_CZ_INTENT_ACTED:
      break;
    }
  return HK_CZ_THREAT_NONE;
}

/* Shows by a class of the style sheet how dangerous an Encounter is. */
void
hk_cz_threat_set_style (GtkWidget  *widget,
                        HkCzThreat  threat)
{
  static const char * const styles[] = { "cz-calm", "cz-later", "cz-soon", "cz-now" };

  for (int i = HK_CZ_THREAT_NONE; i <= HK_CZ_THREAT_NOW; i++)
    hk_widget_set_class (widget, styles[i], (int) threat == i);
}

static char *
describe_bite (HkCzTable          *table,
               const HkCzForecast *forecast)
{
  g_autofree char *hit = hk_cz_chance_to_text (forecast->bite.hit);
  g_autofree char *kill = hk_cz_chance_to_text (forecast->bite.kill);
  const char *name = forecast->survivor < 0 ? NULL : hk_cz_table_get_survivor_name (table, forecast->survivor);

  if (forecast->bite.kill > 0 && name != NULL)
    /* Translators: a survivor, the chance of a Wound and the chance to be killed by a Feral Dog */
    return g_strdup_printf (_("Bites %s: %s, kills: %s"), name, hit, kill);
  if (forecast->bite.kill > 0)
    /* Translators: %s: a chance in per cent; %s: a chance in per cent. */
    return g_strdup_printf (_("Bites: %s, kills: %s"), hit, kill);
  if (name != NULL)
    /* Translators: a survivor and the chance that the bite hits */
    return g_strdup_printf (_("Bites %s: %s"), name, hit);
  return g_strdup_printf (_("Bites: %s"), hit);
}

/* Returns (transfer full): what it will do, in few words.
 * @table: a table with a battle
 * @forecast: what it will do */
char *
hk_cz_describe_threat (HkCzTable          *table,
                       HkCzEncounter      *encounter,
                       const HkCzForecast *forecast)
{
  switch (forecast->intent)
    {
    case HK_CZ_INTENT_HIDDEN:
      return g_strdup (_("Lies face down"));
    case HK_CZ_INTENT_FRIEND:
      return g_strdup (_("Waits until the zone is clear"));
    case HK_CZ_INTENT_LOCKED:
      return g_strdup (_("Locked in"));
    case HK_CZ_INTENT_FENCED:
      return g_strdup (_("Behind the fence"));
    case HK_CZ_INTENT_DISTRACTED:
      return g_strdup (_("Distracted: does nothing"));
    case HK_CZ_INTENT_HELD:
      return g_strdup_printf (_("Held in place by %s"), hk_cz_table_get_survivor_name (table, encounter->impaled_by));
    case HK_CZ_INTENT_ARRIVED:
      return g_strdup (_("Came in this round"));
    case HK_CZ_INTENT_ACTED:
      return g_strdup (encounter->bite_due ? _("Its bite waits for the die") : _("Has acted"));
    case HK_CZ_INTENT_HUMAN:
      return g_strdup (_("Acts as its card says"));
    case HK_CZ_INTENT_UNKNOWN:
      return g_strdup (_("How far away?"));
    case HK_CZ_INTENT_APPROACH:
      return g_strdup_printf (ngettext ("Bites in %d round", "Bites in %d rounds", (gulong) forecast->rounds), forecast->rounds);
    case HK_CZ_INTENT_DIE:
      return forecast->rounds == 1 ? describe_bite (table, forecast) : g_strdup (_("A die moves it"));
    case HK_CZ_INTENT_BITE:
      return describe_bite (table, forecast);
    }
  return g_strdup ("");
}

/* Returns (transfer full): the name of the Location of the battle, as a title.
 * @table: a table with a battle */
char *
hk_cz_name_place (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  return g_strdup (field == NULL || g_strcmp0 (field->source, HK_CZ_FIELD) == 0 ? _("The battlefield") : field->name);
}

static double
rate_ways (HkCzTable *table,
           int        survivor,
           int        encounter)
{
  g_autoptr (GPtrArray) ways = hk_cz_list_attacks (table, survivor, encounter);
  const HkCzWay *way = ways->len == 0 ? NULL : g_ptr_array_index (ways, 0);

  if (way == NULL || way->reason != NULL)
    return 0;
  return way->how == HK_CZ_HOW_PUSH || way->how == HK_CZ_HOW_DRIVE ? 0.01 : way->result.chance;
}

/* Returns the survivor who is best placed to attack it: who has not acted, and has the best chance to eradicate it;
 * −1 when nobody fights.
 * @table: a table with a battle
 * @encounter: a number at the Location of the battle */
int
hk_cz_find_attacker (HkCzTable *table,
                     int        encounter)
{
  double best_rate = -1;
  int best = -1;

  for (int i = 0; i < hk_cz_table_get_n_survivors (table); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (table, i);
      double rate;

      if (!survivor->on_field || !hk_cz_survivor_is_alive (survivor) || survivor->kind == HK_CZ_SURVIVOR_DEPENDANT)
        continue;
      rate = (survivor->acted ? 0 : 2) + rate_ways (table, i, encounter);
      if (rate <= best_rate)
        continue;
      best_rate = rate;
      best = i;
    }
  return best;
}

/* Returns whose turn it is in the battle. */
const char *
hk_cz_describe_side (HkCzTable *table)
{
  HkCzBattle *battle = table->battle;

  if (battle->side == HK_CZ_SIDE_ENCOUNTERS)
    return _("The Encounters act");
  if (battle->side == HK_CZ_SIDE_REGROUP)
    return _("The group regroups");
  if (hk_cz_battle_is_settled (table))
    return _("No danger is left");
  return _("The survivors act");
}
