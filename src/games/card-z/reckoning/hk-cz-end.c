/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/team/hk-cz-count.h"

/* How the scenarios end. */

/* Ends the game and says so.
 * @winner: the player who won; −1 nobody or all
 * @reason: (nullable): why, in a sentence */
void
hk_cz_table_end (HkCzTable  *self,
                 HkMove     *move,
                 HkCzOutcome outcome,
                 int         winner,
                 const char *reason)
{
  g_return_if_fail (HK_IS_CZ_TABLE (self));

  hk_record_set_enum (self, &self->outcome, outcome);
  hk_record_set_int (self, &self->winner, winner);
  hk_record_set_string (self, &self->reason, reason);
  hk_record_set_enum (self, &self->phase, HK_CZ_PHASE_OVER);
  if (winner >= 0)
    /* Translators: %s: a player; %s: why. */
    hk_move_log (move, _("%s wins. %s"), hk_cz_table_get_player_name (self, winner), reason == NULL ? "" : reason);
  else if (outcome == HK_CZ_OUTCOME_WON)
    hk_move_log (move, _("The game is won. %s"), reason == NULL ? "" : reason);
  else if (outcome == HK_CZ_OUTCOME_LOST)
    hk_move_log (move, _("The game is lost. %s"), reason == NULL ? "" : reason);
  else
    hk_move_log (move, _("The game is over. %s"), reason == NULL ? "" : reason);
}

/* Whether the survivor has arrived at @place: it is safe, and there is no battle. */
static gboolean
has_arrived (HkCzTable    *self,
             HkCzSurvivor *survivor,
             int           place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  return location != NULL && survivor->place == place && location->safe && (self->battle == NULL || self->battle->place != place);
}

static gboolean
is_counted_day (HkCzTable *self)
{
  return hk_cz_table_is_scenario (self, "zombie-count") || hk_cz_table_is_scenario (self, "loot-count");
}

static void
end_counted_day (HkCzTable *self,
                 HkMove    *move)
{
  const int winner = hk_cz_table_find_winner (self);

  if (winner >= 0)
    {
      const int score = hk_cz_table_get_score (self, winner);
      g_autofree char *reason = g_strdup_printf (ngettext ("The day is over, with %d point.", "The day is over, with %d points.", (gulong) MAX (score, 0)),
                                                 score);

      hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, winner, reason);
    }
  else
    hk_cz_table_end (self, move, HK_CZ_OUTCOME_ENDED, -1, _("The day is over, and nobody is ahead."));
}

/* The most Loot for discs wins when all have retired or the Church has nothing left. */
static void
end_mission (HkCzTable  *self,
             HkMove     *move,
             const char *reason,
             gboolean    perfect)
{
  const int winner = hk_cz_table_is_competitive (self) ? hk_cz_table_find_winner (self) : -1;

  hk_cz_table_end (self, move, winner >= 0 || (perfect && !hk_cz_table_is_competitive (self)) ? HK_CZ_OUTCOME_WON : HK_CZ_OUTCOME_ENDED, winner, reason);
}

/* Whether the player is not out: Dependants alone cannot go on. */
static gboolean
is_playing (HkCzTable *self,
            int        player)
{
  for (int i = 0; i < hk_record_list_get_length (self->survivors); i++)
    {
      HkCzSurvivor *survivor = hk_record_list_get (self->survivors, i);

      if (survivor->player == player && hk_cz_survivor_is_alive (survivor)
          && (survivor->kind == HK_CZ_SURVIVOR_CHARACTER || survivor->kind == HK_CZ_SURVIVOR_ALLY))
        return TRUE;
    }
  return FALSE;
}

/* How many players are not out; the last of them in @last. */
static int
count_players_alive (HkCzTable *self,
                     int       *last)
{
  int n = 0;

  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (is_playing (self, i))
      {
        *last = i;
        n++;
      }
  return n;
}

static gboolean
has_characters (HkCzTable *self)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (hk_cz_table_get_survivor (self, i)->kind == HK_CZ_SURVIVOR_CHARACTER)
      return TRUE;
  return FALSE;
}

/* Nobody is left, or nobody but one in a competitive game. */
static gboolean
check_survivors (HkCzTable *self,
                 HkMove    *move)
{
  int last = -1;
  int n;

  if (!has_characters (self))
    return FALSE;
  n = count_players_alive (self, &last);
  if (n > 0 && n < hk_cz_table_get_n_players (self) && !hk_cz_table_is_competitive (self) && hk_table_follow_house_rule (HK_TABLE (self), move, "co-op-all-live"))
    {
      hk_cz_table_end (self, move, HK_CZ_OUTCOME_LOST, -1, _("A player is out."));
      return TRUE;
    }
  if (n == 0 && is_counted_day (self))
    end_counted_day (self, move);
  else if (n == 0)
    hk_cz_table_end (self, move, HK_CZ_OUTCOME_LOST, -1, _("No Character and no Ally is left."));
  else if (n == 1 && hk_cz_table_is_competitive (self) && hk_cz_table_get_n_players (self) > 1 && !is_counted_day (self)
           && !hk_cz_table_is_scenario (self, "own") && !hk_cz_table_is_scenario (self, "mission-from-god")
           && !hk_table_follow_house_rule (HK_TABLE (self), move, "last-plays-on"))
    hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, last, _("Nobody else has a Character or an Ally left."));
  return self->outcome != HK_CZ_OUTCOME_NONE;
}

static void
check_home_run (HkCzTable *self,
                HkMove    *move)
{
  const int alpha = hk_cz_table_find_base (self, "alpha");

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (hk_cz_survivor_is_alive (survivor) && survivor->kind == HK_CZ_SURVIVOR_CHARACTER
          && (has_arrived (self, survivor, alpha) || (survivor->place == alpha && hk_table_follow_house_rule (HK_TABLE (self), move, "home-run-reached"))))
        {
          g_autofree char *reason = g_strdup_printf (_("%s has made it to Alpha Base."), survivor->name);

          hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, -1, reason);
          return;
        }
    }
}

static void
check_rescue (HkCzTable *self,
              HkMove    *move)
{
  const int alpha = hk_cz_table_find_base (self, "alpha");
  int dependants = 0;
  int living = 0;
  int home = 0;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      if (survivor->kind != HK_CZ_SURVIVOR_DEPENDANT)
        continue;
      dependants++;
      living += hk_cz_survivor_is_alive (survivor);
      home += hk_cz_survivor_is_alive (survivor) && survivor->player >= 0 && has_arrived (self, survivor, alpha);
    }
  if (dependants > 0 && (living == 0 || (living < dependants && hk_table_follow_house_rule (HK_TABLE (self), move, "rescue-all"))))
    hk_cz_table_end (self, move, HK_CZ_OUTCOME_LOST, -1, living == 0 ? _("No Dependant is left.") : _("A Dependant is lost."));
  else if (living > 0 && home == living)
    {
      g_autofree char *reason = g_strdup_printf (ngettext ("%d Dependant is safe at Alpha Base.", "%d Dependants are safe at Alpha Base.", (gulong) home),
                                                 home);

      hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, -1, reason);
    }
}

static void
check_survive (HkCzTable *self,
               HkMove    *move)
{
  const int left = hk_cz_table_count_weathers (self);
  /* Food must be had, also when no card is left. */
  const int needed = MAX (1, 2 * left);
  const gboolean each = hk_cz_table_is_competitive (self);
  const int n_players = each ? hk_cz_table_get_n_players (self) : 1;

  if (self->weather == NULL)
    return;
  for (int i = 0; i < n_players; i++)
    {
      const int player = each ? i : -1;
      const int food = hk_cz_table_count_food (self, player, TRUE);
      g_autofree char *reason = NULL;

      if (food < needed || (each && !is_playing (self, i)))
        continue;
      reason = g_strdup_printf (ngettext ("There are %d meals, and %d Weather card is left.", "There are %d meals, and %d Weather cards are left.", (gulong) left),
                                food, left);
      hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, player, reason);
      return;
    }
}

static void
check_civic_duty (HkCzTable *self,
                  HkMove    *move)
{
  g_autofree char *reason = NULL;

  if (hk_cz_table_get_n_locations (self) == 0 || hk_cz_table_count_caches (self) > 0)
    return;
  for (int i = 0; hk_cz_table_get_n_players (self) > 1 && i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if ((g_strcmp0 (location->name, "S-Mart") == 0 || g_strcmp0 (location->reverse, "S-Mart") == 0) && location->clearings < 2 && !location->fire)
        return;
    }
  reason = g_strdup_printf (_("Every Cache is cleared. Grade: %s."), hk_cz_grade_for_points (hk_cz_table_get_points (self)));
  hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, -1, reason);
}

static void
check_raging_fire (HkCzTable *self,
                   HkMove    *move)
{
  g_autofree char *reason = NULL;

  if (hk_cz_table_count_fires (self) < HK_CZ_N_FIRES)
    return;
  reason = g_strdup_printf (_("Five fires burn. Grade: %s."), hk_cz_grade_for_points (hk_cz_table_get_points (self)));
  hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, -1, reason);
}

static void
check_mission (HkCzTable *self,
               HkMove    *move)
{
  const int church = hk_cz_table_find_location (self, "Church");
  HkCzLocation *location = hk_cz_table_get_location (self, church);

  if (location != NULL && location->stocked && hk_record_list_get_length (location->stock) == 0)
    {
      end_mission (self, move, _("The Church has no Loot left: a perfect score."), TRUE);
      return;
    }
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    if (!hk_cz_table_get_player (self, i)->retired && is_playing (self, i))
      return;
  if (hk_cz_table_get_n_players (self) > 0 && has_characters (self))
    {
      const int score = hk_cz_table_get_score (self, -1);
      g_autofree char *reason = g_strdup_printf (_("All have retired. Loot for discs: %d."), score);

      end_mission (self, move, reason, FALSE);
    }
}

static void
check_horde (HkCzTable *self,
             HkMove    *move)
{
  HkCzHorde *horde = hk_record_list_get (self->hordes, 0);

  if (horde != NULL && horde->eradicated)
    hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, -1, _("The horde is eradicated."));
  else if (horde != NULL && horde->gone)
    hk_cz_table_end (self, move, HK_CZ_OUTCOME_LOST, -1, _("The horde has wandered off."));
}

/* Whoever cleared the Pub and is there at the reckoning. */
static void
check_pub (HkCzTable *self,
           HkMove    *move)
{
  if (hk_cz_table_get_phase (self) != HK_CZ_PHASE_RECKONING)
    return;
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);
      const gboolean pub = g_strcmp0 (location->name, "Looted Pub") == 0
                           || (g_strcmp0 (location->name, "Pub") == 0 && !location->cache);

      if (!pub || location->cleared_by < 0)
        continue;
      for (int j = 0; j < hk_cz_table_get_n_survivors (self); j++)
        {
          HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, j);

          if (hk_cz_survivor_is_alive (survivor) && survivor->place == i
              && (survivor->kind == HK_CZ_SURVIVOR_CHARACTER || (survivor->kind == HK_CZ_SURVIVOR_ALLY && hk_table_follow_house_rule (HK_TABLE (self), move, "pub-ally")))
              && survivor->player == location->cleared_by && (self->battle == NULL || self->battle->place != i))
            {
              hk_cz_table_end (self, move, HK_CZ_OUTCOME_WON, location->cleared_by, _("The Pub is cleared and held."));
              return;
            }
        }
    }
}

static void
check_counted_day (HkCzTable *self,
                   HkMove    *move)
{
  if (hk_cz_table_get_phase (self) == HK_CZ_PHASE_RECKONING && self->reckoning_step > HK_CZ_RECKONING_SLEEP)
    end_counted_day (self, move);
}

/* To be called at the end of every move that can end the game: ends it when the scenario is won or lost, and says
 * so. Where the group goes through the phases by hand, it also says itself how the game ends. Returns whether the game is over. */
gboolean
hk_cz_table_check_end (HkCzTable *self,
                       HkMove    *move)
{
  static const struct
  {
    const char *scenario;
    void      (*check) (HkCzTable *self, HkMove *move);
  } checks[] = {
    { "home-run", check_home_run },
    { "rescue-911", check_rescue },
    { "survive", check_survive },
    { "civic-duty", check_civic_duty },
    { "raging-fire", check_raging_fire },
    { "mission-from-god", check_mission },
    { "horde-annihilation", check_horde },
    { "pub-run", check_pub },
    { "zombie-count", check_counted_day },
    { "loot-count", check_counted_day },
  };

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (hk_table_goes_by_hand (HK_TABLE (self)))
    return self->outcome != HK_CZ_OUTCOME_NONE;
  if (self->outcome != HK_CZ_OUTCOME_NONE || check_survivors (self, move))
    return TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (checks); i++)
    if (hk_cz_table_is_scenario (self, checks[i].scenario))
      {
        checks[i].check (self, move);
        break;
      }
  return self->outcome != HK_CZ_OUTCOME_NONE;
}
