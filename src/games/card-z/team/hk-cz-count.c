/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "hk-cz-count.h"
#include "hk-cz-inventory.h"
#include "hk-cz-survivors.h"

/* What is counted for the scenarios: survivors, Food, Loot, grades and the scores of a day (book, Scenarios). */

#define DEAD     5
#define STARVING 4
#define SICK     3

static gboolean
belongs (HkCzSurvivor *survivor,
         int           player)
{
  return player < 0 ? survivor->player >= 0 : survivor->player == player;
}

/* Returns survivors of the group who live; those whom nobody leads yet are not counted.
 * @player: a seat; −1 all
 * @kind: what is counted; HK_CZ_SURVIVOR_NONE all */
int
hk_cz_table_count_living (HkCzTable       *self,
                          int              player,
                          HkCzSurvivorKind kind)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      n += hk_cz_survivor_is_alive (survivor) && belongs (survivor, player) && (kind == HK_CZ_SURVIVOR_NONE || survivor->kind == kind);
    }
  return n;
}

/* Returns survivors who were lost along the way, the first Characters with them.
 * @player: a seat; −1 all */
int
hk_cz_table_count_lost (HkCzTable *self,
                        int        player)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      n += !hk_cz_survivor_is_alive (survivor) && belongs (survivor, player);
    }
  return n;
}

/* Returns Locations that burn. */
int
hk_cz_table_count_fires (HkCzTable *self)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    n += hk_cz_table_get_location (self, i)->fire;
  return n;
}

/* Returns Locations whose Cache side is up, or may be for all that has been told, and that do not burn, so that they
 * can still be cleared. */
int
hk_cz_table_count_caches (HkCzTable *self)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      n += (location->cache || location->side_unknown) && (!location->fire || hk_cz_table_has_house_rule (self, "burning-caches"));
    }
  return n;
}

static int
count_meals (HkCzTable  *self,
             HkRecordList *loot)
{
  const gboolean is_by_cards = hk_cz_table_has_house_rule (self, "food-by-cards");
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (loot); i++)
    {
      const int meals = hk_cz_loot_count_meals (self, hk_record_list_get (loot, i));

      n += is_by_cards ? MIN (1, meals) : meals;
    }
  return n;
}

/* Returns Weather cards that are left of the nine (page 1). A deck of which the app does not know every card is
 * counted by what the group has drawn. */
int
hk_cz_table_count_weathers (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), 0);

  if (!hk_cz_table_app_draws (self, self->weather_deck))
    return self->weathers_left;
  /* After nine days the deck is shuffled anew (ruling.weather-empty). */
  if (self->day > HK_CZ_N_WEATHERS && !hk_cz_table_has_house_rule (self, "survive-reshuffled"))
    return 0;
  return (int) hk_deck_get_n_left (self->weather_deck);
}

/* Whether Food counts that is there with the survivor: inside a safe Location without a battle. */
static gboolean
is_settled (HkCzTable *self,
            int        survivor,
            int        place)
{
  return (self->battle == NULL || self->battle->place != place) && hk_cz_table_sleeps_inside (self, survivor);
}

/* Returns Food, in meals.
 * @player: a seat; −1 all
 * @inside: whether only Food inside Locations counts where survivors are, what lies there with it */
int
hk_cz_table_count_food (HkCzTable *self,
                        int        player,
                        gboolean   inside)
{
  g_autofree gboolean *seen = g_new0 (gboolean, hk_cz_table_get_n_locations (self) + 1);
  int n = 0;

  for (int i = 0; i < hk_record_list_get_length (self->survivors); i++)
    {
      HkCzSurvivor *survivor = hk_record_list_get (self->survivors, i);
      HkCzLocation *location = hk_record_list_get (self->locations, survivor->place);
      HkRecordList *left = inside && location != NULL && !seen[survivor->place] ? location->left : NULL;

      if (!hk_cz_survivor_is_alive (survivor) || !belongs (survivor, player)
          || hk_record_list_get_length (survivor->loot) + hk_record_list_get_length (left) == 0 || (inside && !is_settled (self, i, survivor->place)))
        continue;
      n += count_meals (self, survivor->loot);
      if (left != NULL && !hk_cz_table_has_house_rule (self, "survive-carried"))
        n += count_meals (self, left);
      if (location != NULL)
        seen[survivor->place] = TRUE;
    }
  return n;
}

/* Returns Loot cards that living survivors carry, and that lie at the Locations where they are.
 * @player: a seat; −1 all */
int
hk_cz_table_count_loot (HkCzTable *self,
                        int        player)
{
  g_autofree gboolean *seen = g_new0 (gboolean, hk_cz_table_get_n_locations (self) + 1);
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      HkCzLocation *location = hk_cz_table_get_location (self, survivor->place);

      if (!hk_cz_survivor_is_alive (survivor) || !belongs (survivor, player))
        continue;
      n += hk_record_list_get_length (survivor->loot);
      if (location == NULL || seen[survivor->place])
        continue;
      n += hk_record_list_get_length (location->left);
      seen[survivor->place] = TRUE;
    }
  return n;
}

static int
get_deduction_of (HkCzTable    *self,
                  HkCzSurvivor *survivor)
{
  if (!hk_cz_survivor_is_alive (survivor))
    return DEAD;
  if (survivor->starving && survivor->sick != NULL && hk_cz_table_has_house_rule (self, "deductions-add"))
    return STARVING + SICK;
  if (survivor->starving)
    return STARVING;
  return survivor->sick != NULL ? SICK : 0;
}

/* Returns what Zombie Count and Loot Count take off for the player’s Characters: for each the worst of dead (5),
 * starving (4) and sick (3). */
int
hk_cz_table_get_deduction (HkCzTable *self,
                           int        player)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->player == player && survivor->kind == HK_CZ_SURVIVOR_CHARACTER)
        n += get_deduction_of (self, survivor);
    }
  return n;
}

/* Returns how many friendly humans are rescued and live. */
int
hk_cz_table_count_rescued (HkCzTable *self)
{
  return hk_cz_table_count_living (self, -1, HK_CZ_SURVIVOR_ALLY) + hk_cz_table_count_living (self, -1, HK_CZ_SURVIVOR_DEPENDANT);
}

/* Returns the points for the grade: friendly humans who live less everybody who was lost. */
int
hk_cz_table_get_points (HkCzTable *self)
{
  return hk_cz_table_count_rescued (self) - hk_cz_table_count_lost (self, -1);
}

/* Returns what the scenario counts.
 * @player: a seat; −1 all */
int
hk_cz_table_get_score (HkCzTable *self,
                       int        player)
{
  HkCzPlayer *record = hk_cz_table_get_player (self, player);

  if (hk_cz_table_is_scenario (self, "zombie-count"))
    return (record == NULL ? 0 : record->eradicated) - hk_cz_table_get_deduction (self, player);
  if (hk_cz_table_is_scenario (self, "loot-count"))
    return hk_cz_table_count_loot (self, player) - hk_cz_table_get_deduction (self, player);
  if (hk_cz_table_is_scenario (self, "survive"))
    return hk_cz_table_count_food (self, player, TRUE);
  if (hk_cz_table_is_scenario (self, "mission-from-god") && record != NULL)
    return record->redeemed;
  if (hk_cz_table_is_scenario (self, "mission-from-god"))
    {
      int n = 0;

      for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
        n += hk_cz_table_get_player (self, i)->redeemed;
      return n;
    }
  return hk_cz_table_get_points (self);
}

/* Compares two players: positive when the first is ahead. */
static int
compare (HkCzTable *self,
         int        one,
         int        other)
{
  int difference = hk_cz_table_get_score (self, one) - hk_cz_table_get_score (self, other);

  if (difference == 0 && hk_cz_table_is_scenario (self, "zombie-count"))
    difference = hk_cz_table_count_loot (self, one) - hk_cz_table_count_loot (self, other);
  if (difference == 0 && (hk_cz_table_is_scenario (self, "zombie-count") || hk_cz_table_is_scenario (self, "loot-count")))
    difference = hk_cz_table_count_food (self, one, FALSE) - hk_cz_table_count_food (self, other, FALSE);
  return difference;
}

/* Returns the player with the most points, ties decided as the scenario says; −1 when a tie stays. */
int
hk_cz_table_find_winner (HkCzTable *self)
{
  gboolean tied = FALSE;
  int best = hk_cz_table_get_n_players (self) > 0 ? 0 : -1;

  for (int i = 1; i < hk_cz_table_get_n_players (self); i++)
    {
      const int difference = compare (self, i, best);

      tied = difference == 0 || (difference < 0 && tied);
      if (difference > 0)
        best = i;
    }
  return tied ? -1 : best;
}

/* Returns the grade, "A+" for 6 points or more down to "E" for −2 or less. */
const char *
hk_cz_grade_for_points (int points)
{
  static const char * const grades[] = { "E", "D", "C", "B-", "B", "B+", "A-", "A", "A+" };

  return grades[CLAMP (points, -2, 6) + 2];
}

static void
add_deductions (HkCzTable   *self,
                HkBreakdown *breakdown,
                int          player)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      const int deduction = get_deduction_of (self, survivor);
      g_autofree char *label = NULL;

      if (survivor->player != player || survivor->kind != HK_CZ_SURVIVOR_CHARACTER || deduction == 0)
        continue;
      if (deduction == DEAD)
        label = g_strdup_printf (_("%s is dead"), survivor->name);
      else if (deduction == STARVING)
        label = g_strdup_printf (_("%s is starving"), survivor->name);
      else
        label = g_strdup_printf (_("%s is sick"), survivor->name);
      hk_breakdown_add_int (breakdown, label, -deduction, "card-z/scenario.zombie-count");
    }
}

static HkBreakdown *
explain_day (HkCzTable  *self,
             int         player,
             const char *label,
             int         counted)
{
  const char *rule = hk_cz_table_is_scenario (self, "zombie-count") ? "card-z/scenario.zombie-count" : "card-z/scenario.loot-count";
  HkBreakdown *breakdown = hk_breakdown_new (_("Points of the day"), rule);

  hk_breakdown_add_int (breakdown, label, counted, rule);
  add_deductions (self, breakdown, player);
  hk_breakdown_set_int (breakdown, counted - hk_cz_table_get_deduction (self, player));
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  return breakdown;
}

static HkBreakdown *
explain_grade (HkCzTable *self)
{
  const int points = hk_cz_table_get_points (self);
  HkBreakdown *breakdown = hk_breakdown_new (_("Grade"), "card-z/scenario.grades");

  hk_breakdown_add_int (breakdown, _("Friendly humans rescued who live"), hk_cz_table_count_rescued (self),
                        "card-z/scenario.civic-duty");
  hk_breakdown_add_int (breakdown, _("Survivors lost along the way"), -hk_cz_table_count_lost (self, -1),
                        "card-z/scenario.civic-duty");
  hk_breakdown_add_int (breakdown, _("Points"), points, "card-z/scenario.grades");
  hk_breakdown_set_value (breakdown, hk_cz_grade_for_points (points));
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  return breakdown;
}

static HkBreakdown *
explain_survive (HkCzTable *self,
                 int        player)
{
  HkBreakdown *breakdown = hk_breakdown_new (_("Food to survive on"), "card-z/scenario.survive");
  const int left = hk_cz_table_count_weathers (self);

  hk_breakdown_set_mark (hk_breakdown_add_int (breakdown, _("Meals inside Locations where the group is"),
                                               hk_cz_table_count_food (self, player, TRUE),
                                               "card-z/ruling.food-meals"), HK_BREAKDOWN_RULING);
  hk_breakdown_add_int (breakdown, _("Weather cards left"), left, "card-z/scenario.survive");
  hk_breakdown_add_int (breakdown, _("Meals needed"), MAX (1, 2 * left), "card-z/scenario.survive");
  hk_breakdown_set_int (breakdown, hk_cz_table_count_food (self, player, TRUE));
  hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
  return breakdown;
}

/* Returns (transfer full) (nullable): how the score comes about; %NULL when the scenario counts nothing.
 * @player: a seat; −1 the whole group */
HkBreakdown *
hk_cz_table_explain_score (HkCzTable *self,
                           int        player)
{
  HkCzPlayer *record = hk_cz_table_get_player (self, player);

  if (hk_cz_table_is_scenario (self, "zombie-count") && record != NULL)
    return explain_day (self, player, _("Encounters eradicated"), record->eradicated);
  if (hk_cz_table_is_scenario (self, "loot-count") && record != NULL)
    return explain_day (self, player, _("Loot at the Location"), hk_cz_table_count_loot (self, player));
  if (hk_cz_table_is_scenario (self, "civic-duty") || hk_cz_table_is_scenario (self, "raging-fire"))
    return explain_grade (self);
  if (hk_cz_table_is_scenario (self, "survive"))
    return explain_survive (self, player);
  if (hk_cz_table_is_scenario (self, "mission-from-god"))
    {
      HkBreakdown *breakdown = hk_breakdown_new (_("Loot got for purple discs"), "card-z/scenario.mission-from-god");

      hk_breakdown_set_int (breakdown, hk_cz_table_get_score (self, player));
      hk_breakdown_set_mark (breakdown, HK_BREAKDOWN_RESULT);
      return breakdown;
    }
  return NULL;
}
