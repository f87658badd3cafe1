/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cleanup.h"
#include "hk-daz-reveal.h"

/* The beginning of a day: what counts for one day only is set back, and a boss does its worst. */

static void
reset_frontier (HkDazFrontier *frontier,
                gboolean       ranged_for_good)
{
  hk_record_reset (frontier, "fought", "shield-left", "shield-right", "reached-zone", "points-left", "points-right", NULL);
  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    hk_record_reset (hk_daz_frontier_get_zone (frontier, i), "skipped", "pair-points", ranged_for_good ? NULL : "ranged", NULL);
}

static void
reset_kingdom (HkDazKingdom *kingdom)
{
  hk_record_reset (kingdom, "passed", "pass-order", "relics-played", "relics-by-mission", "turned", "golds-played", "loyals-played",
                   "consumed", "mission-rewards", "kills", "gate-damage", "rallied", "reactivations-due", "discard-due", "daily-done",
                   NULL);
}

/* Puts a Weakened Army in place of every army of a zone, face up and as loyal as before. What lies
 * with the army leaves in its own step of Phase 4. */
static void
weaken_zone (HkDazTable *self,
             int         zone)
{
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazZone *place = hk_daz_table_get_zone (self, (int) i, zone);
      HkDazKingdom *owner = hk_daz_table_get_kingdom (self, place->loyalty);
      g_autoptr (HkDazArmy) weakened = hk_daz_army_new_weakened ();

      if (place->army == NULL || (place->defeated && hk_daz_table_has_house_rule (self, "defeated-not-weakened")))
        continue;
      if (owner != NULL && owner->barbarian && place->army->rank == HK_DAZ_RANK_BRONZE && place->army->card != NULL &&
          !hk_daz_table_has_house_rule (self, "king-uses-discards"))
        hk_deck_discard (self->barbarian_deck, place->army->card);
      else
        hk_daz_table_discard_army (self, place->army);
      hk_daz_zone_place (place, weakened, place->loyalty);
    }
}

/* Applies the ability of the boss to technology and armies: when the last day begins (ruling), or when its Phase 1
 * ends (house rule).
 * @self: a table whose last day has begun */
void
hk_daz_apply_boss (HkDazTable *self,
                   HkMove     *move)
{
  const HkDazBoss *boss = hk_daz_get_boss (self);

  if (boss == NULL)
    return;
  hk_move_cite (move, "dark-age-z/ruling.boss-ability-time");
  if (g_strcmp0 (boss->ability, "reset-technology") == 0)
    {
      for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
        {
          HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, (int) i);

          hk_record_set_int (kingdom, &kingdom->technology, 0);
        }
      weaken_zone (self, 1);
      hk_move_log (move,
                   _("All military technology is destroyed, and the armies in Zone 1 of every frontier are weakened."));
    }
  else if (g_strcmp0 (boss->ability, "weaken-zones") == 0)
    {
      weaken_zone (self, 1);
      weaken_zone (self, 2);
      hk_move_log (move, _("The armies in Zones 1 and 2 of every frontier are weakened."));
    }
  else if (g_strcmp0 (boss->ability, "ranged-immune") == 0)
    hk_move_log (move, _("No ranged attack hurts these zombies."));
  else if (g_strcmp0 (boss->ability, "melee-immune") == 0)
    hk_move_log (move, _("No melee attack hurts these zombies; a charge still kills one."));
}

/* Sets back what counts for one day. */
static void
reset_day (HkDazTable *self)
{
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      reset_frontier (hk_daz_table_get_frontier (self, (int) i), hk_daz_table_has_house_rule (self, "ranged-for-good"));
      reset_kingdom (hk_daz_table_get_kingdom (self, (int) i));
    }
  hk_record_reset (self, "refreshed", "rally-order", "commands-left", NULL);
}

/* Begins a day that the group comes to by hand: what Phase 4 takes off the frontiers is off, and of the zombies of a day the table
 * knows nothing unless days are kept. */
void
hk_daz_begin_day_by_hand (HkTable *table)
{
  HkDazTable *self = HK_DAZ_TABLE (table);

  reset_day (self);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      hk_record_reset (hk_daz_table_get_frontier (self, (int) i), "horde", "at-gate", "kills-left", "kills-right", NULL);
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        {
          HkDazZone *zone = hk_daz_table_get_zone (self, (int) i, j);

          hk_record_list_remove_all (zone->reinforcements);
          if (zone->commander != NULL)
            hk_deck_put_at_bottom (self->commander_deck, zone->commander);
          hk_record_reset (zone, "commander", "recruiter", NULL);
        }
    }
  for (guint i = 0; self->gathering != NULL && self->gathering[i] != NULL; i++)
    hk_deck_put_at_bottom (self->commander_deck, self->gathering[i]);
  hk_record_set_strv (self, &self->gathering, NULL);
  if (!hk_table_keeps (table, "days"))
    hk_record_list_remove_all (self->invasions);
}

/* Begins the next day: whatever counts for one day is set back.
 * @self: a table whose Phase 4 is done */
void
hk_daz_begin_day (HkDazTable *self,
                  HkMove     *move)
{
  g_return_if_fail (HK_IS_DAZ_TABLE (self));

  hk_record_set_int (self, &self->day, MIN (self->day + 1, self->last_day));
  reset_day (self);
  hk_record_set_int (self, &self->current_player, self->starting_player);
  hk_record_set_enum (self, &self->phase, HK_DAZ_PHASE_PLANNING);
  hk_table_clear_ticks (HK_TABLE (self));
  hk_move_log (move, _("Day %d begins; %s starts."), self->day, hk_daz_table_get_name_of (self, self->starting_player));
  if (self->boss_active && !hk_daz_table_has_house_rule (self, "boss-weakens-later"))
    hk_daz_apply_boss (self, move);
}
