/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/dark-age-z/combat/hk-daz-gate.h"
#include "hk-daz-income.h"
#include "hk-daz-missions.h"

/* When daily and end-game missions are fulfilled. Who shares the highest number has the most, but
 * nobody has the most of nothing, and the Barbarian King is not counted: our ruling. */

static int
count_relics (HkDazTable *self,
              int         player)
{
  return (int) hk_daz_kingdom_get_n_relics (hk_daz_table_get_kingdom (self, player));
}

static int
count_hand (HkDazTable *self,
            int         player)
{
  return (int) hk_daz_kingdom_get_hand_size (hk_daz_table_get_kingdom (self, player));
}

static int
count_kills (HkDazTable *self,
             int         player)
{
  return hk_daz_table_get_kingdom (self, player)->kills;
}

/* Phase 4 counts the icons, and the last day has no Phase 4. */
static int
count_icons (HkDazTable *self,
             int         player)
{
  gboolean known;

  if (self->day >= self->last_day && !hk_daz_table_has_house_rule (self, "icons-mission-last-day"))
    return 0;
  return hk_daz_income_tokens (self, player, &known, NULL);
}

/* Active armies at the two frontiers of @player, or only those that are loyal to @player. */
static int
count_armies (HkDazTable *self,
              int         player,
              gboolean    own)
{
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      for (int j = 1; hk_daz_frontier_borders (frontier, player) && j <= HK_DAZ_N_ZONES; j++)
        {
          HkDazZone *zone = hk_daz_frontier_get_zone (frontier, j);

          n += hk_daz_zone_is_active (zone) && (!own || zone->loyalty == player);
        }
    }
  return n;
}

static int
count_own_armies (HkDazTable *self,
                  int         player)
{
  return count_armies (self, player, TRUE);
}

static int
count_frontier_armies (HkDazTable *self,
                       int         player)
{
  return count_armies (self, player, FALSE);
}

/* Whether no other player has more, and @player at least @minimum. */
static gboolean
has_most (HkDazTable *self,
          int         player,
          int         minimum,
          int       (*count) (HkDazTable *, int))
{
  const int own = count (self, player);

  if (own < minimum)
    return FALSE;
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    if ((int) i != player && count (self, (int) i) >= own + !hk_daz_table_has_house_rule (self, "most-alone"))
      return FALSE;
  return TRUE;
}

static int
played_two_relics (HkDazTable *self,
                   int         player)
{
  return hk_daz_table_get_kingdom (self, player)->relics_played / 2;
}

static gboolean
passed_first (HkDazTable *self,
              int         player)
{
  return hk_daz_table_get_kingdom (self, player)->pass_order == 1;
}

static int
saw_zone_five (HkDazTable *self,
               int         player)
{
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      n += hk_daz_frontier_borders (frontier, player) && frontier->reached_zone >= HK_DAZ_N_ZONES;
    }
  return n;
}

static gboolean
has_all_technology (HkDazTable *self,
                    int         player)
{
  return hk_daz_table_get_kingdom (self, player)->technology == 3;
}

static int
has_forward_commander (HkDazTable *self,
                       int         player)
{
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    for (int j = 1; j <= 2; j++)
      {
        HkDazZone *zone = hk_daz_table_get_zone (self, (int) i, j);

        n += zone->commander != NULL && zone->recruiter == player;
      }
  return n;
}

static gboolean
has_hardly_a_card (HkDazTable *self,
                   int         player)
{
  return count_hand (self, player) <= 1;
}

static int
kept_a_gate (HkDazTable *self,
             int         player)
{
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    n += hk_daz_frontier_borders (hk_daz_table_get_frontier (self, (int) i), player) &&
         hk_daz_gate_damage (self, (int) i, player, NULL) <= 0 &&
         (hk_daz_table_get_frontier (self, (int) i)->at_gate == 0 || hk_daz_table_get_damage (self) == 0 ||
          !hk_daz_table_has_house_rule (self, "protected-gate-is-harmed"));
  return n;
}

static gboolean
holds_both_gates (HkDazTable *self,
                  int         player)
{
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      if (hk_daz_frontier_borders (frontier, player) && !hk_daz_zone_is_active (hk_daz_frontier_get_zone (frontier, HK_DAZ_N_ZONES)))
        return FALSE;
    }
  return TRUE;
}

/* @count: how often it is met; or what is counted, where @least is not 0
 * @least: how many it takes at least to have the most of it; 0 where nobody is compared */
static const struct
{
  const char *id;
  int       (*count) (HkDazTable *self, int player);
  int         least;
} checks[] = {
  { "two-relics", played_two_relics, 0 },
  { "most-relics", count_relics, 1 },
  { "first-to-pass", passed_first, 0 },
  { "zone-five-reached", saw_zone_five, 0 },
  { "all-technology", has_all_technology, 0 },
  { "most-command-icons", count_icons, 1 },
  { "forward-commander", has_forward_commander, 0 },
  { "most-cards", count_hand, 1 },
  { "most-kills", count_kills, 1 },
  { "most-own-armies", count_own_armies, 2 },
  { "few-cards", has_hardly_a_card, 0 },
  { "gate-unharmed", kept_a_gate, 0 },
  { "both-zone-fives", holds_both_gates, 0 },
  { "most-frontier-armies", count_frontier_armies, 2 },
};

/* Returns how often it pays as the table stands: once where it is fulfilled, or with a house rule each time; 0 for
 * an all-time mission.
 * @player: who has the mission
 * @mission: the id of a daily or an end-game mission */
int
hk_daz_missions_count_met (HkDazTable *self,
                           int         player,
                           const char *mission)
{
  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), 0);

  for (gsize i = 0; i < G_N_ELEMENTS (checks); i++)
    if (g_strcmp0 (checks[i].id, mission) == 0)
      {
        const int n = checks[i].least > 0 ? has_most (self, player, checks[i].least, checks[i].count) : checks[i].count (self, player);

        return hk_daz_table_has_house_rule (self, "daily-mission-each-time") ? n : MIN (n, 1);
      }
  return 0;
}
