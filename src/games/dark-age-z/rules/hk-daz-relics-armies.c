/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "hk-daz-cards.h"
#include "hk-daz-play-army.h"
#include "hk-daz-rallying.h"
#include "hk-daz-relics.h"
#include "hk-daz-supply.h"

/* What relics do to armies, zones and hordes. */

/* The zone that the parameters @frontier and @zone name; an error when there is none. */
static HkDazZone *
read_zone (HkDazTable *self,
           HkMove     *move,
           const char *frontier,
           const char *zone,
           GError    **error)
{
  HkDazZone *found = hk_daz_table_get_zone (self, hk_move_get_int (move, frontier, -1), hk_move_get_int (move, zone, 0));

  if (found != NULL)
    return found;
  if (hk_daz_table_get_frontier (self, hk_move_get_int (move, frontier, -1)) == NULL)
    hk_move_ask_also (move, frontier);
  hk_move_ask (move, zone, error, _("Which War Zone is it?"));
  return NULL;
}

/* The same, with an army that stands. */
static HkDazZone *
read_active (HkDazTable *self,
             HkMove     *move,
             const char *frontier,
             const char *zone,
             GError    **error)
{
  HkDazZone *found = read_zone (self, move, frontier, zone, error);

  if (found == NULL || hk_daz_zone_is_active (found))
    return found;
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("There is no active army in Zone %d there."), found->number);
  return NULL;
}

static HkDazFrontier *
read_frontier (HkDazTable *self,
               HkMove     *move,
               const char *param,
               GError    **error)
{
  HkDazFrontier *frontier = hk_daz_table_get_frontier (self, hk_move_get_int (move, param, -1));

  if (frontier == NULL)
    hk_move_ask (move, param, error, _("Which frontier is it?"));
  return frontier;
}

static gboolean
check_free (HkMove     *move,
            HkDazZone  *zone,
            GError    **error)
{
  return !hk_daz_zone_is_anchored (zone)
         || hk_move_require_rule (move, "dark-age-z/planning.anchored", error,
                                  _("%s holds the army in Zone %d: it can neither move nor change sides."),
                                  hk_daz_content_find_commander (zone->commander)->name, zone->number);
}

static gboolean
check_own (HkDazTable *self,
           HkMove     *move,
           HkDazZone  *zone,
           int         player,
           GError    **error)
{
  return zone->loyalty == player
         /* Translators: %d: a Zone; %s: a player; %s: a player. */
         || hk_move_require_rule (move, "dark-age-z/term.loyalty", error,
                                  _("The army in Zone %d is loyal to %s, not to %s."), zone->number,
                                  hk_daz_table_get_name_of (self, zone->loyalty), hk_daz_table_get_name_of (self,
                                                                                                            player));
}

static gboolean
raise_one (HkDazTable *self,
           HkMove     *move,
           int         player,
           const char *frontier_param,
           const char *zone_param,
           const char *loyalty_param,
           GError    **error)
{
  HkDazZone *zone = read_zone (self, move, frontier_param, zone_param, error);

  if (zone == NULL)
    return FALSE;
  if (!zone->defeated)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no defeated army in Zone %d there."), zone->number);
  return hk_daz_raise_army (self, move, player, hk_move_get_int (move, frontier_param, -1), zone, loyalty_param, FALSE, error);
}

/* Angel's Kiss A. */
gboolean
hk_daz_relic_raise (HkDazTable *self,
                    HkMove     *move,
                    int         player,
                    GError    **error)
{
  return raise_one (self, move, player, "frontier", "zone", "loyalty", error)
         && (!hk_move_has (move, "zone2") || raise_one (self, move, player, "frontier2", "zone2", "loyalty2", error));
}

/* Angel's Kiss B. */
gboolean
hk_daz_relic_play_discard (HkDazTable *self,
                           HkMove     *move,
                           int         player,
                           GError    **error)
{
  HkDazFrontier *frontier = read_frontier (self, move, "frontier", error);
  g_autoptr (HkDazArmy) army = NULL;
  int loyalty;

  if (frontier == NULL ||
      (!hk_daz_table_has_house_rule (self, "free-armies-anywhere") && !hk_daz_check_frontier (self, move, player, frontier->number, error)))
    return FALSE;
  loyalty = hk_daz_read_loyalty (self, move, player, frontier->number, "loyalty", error);
  army = loyalty < 0 ? NULL : hk_daz_take_from_discards (self, move, error);
  return army != NULL
         && hk_daz_place_army (self, move, player, army, frontier->number, loyalty, hk_move_get_int (move, "zone", 0), error);
}

static gboolean
set_points (HkDazTable *self,
            HkMove     *move,
            int         points,
            GError    **error)
{
  HkDazZone *zone = read_zone (self, move, "frontier", "zone", error);
  g_autofree char *name = NULL;

  if (zone == NULL)
    return FALSE;
  name = hk_daz_table_get_frontier_name (self, hk_move_get_int (move, "frontier", -1));
  hk_record_set_int (zone, &zone->pair_points, points);
  hk_move_log (move, ngettext ("Every two zombies killed in Zone %d of the frontier of %s count %d point today.",
                               "Every two zombies killed in Zone %d of the frontier of %s count %d points today.", points),
               zone->number, name, points);
  return TRUE;
}

/* Azrael's Roar A. */
gboolean
hk_daz_relic_more_points (HkDazTable *self,
                          HkMove     *move,
                          int         player,
                          GError    **error)
{
  return set_points (self, move, 3, error);
}

/* Azrael's Roar B. */
gboolean
hk_daz_relic_fewer_points (HkDazTable *self,
                           HkMove     *move,
                           int         player,
                           GError    **error)
{
  return set_points (self, move, 1, error);
}

/* Invisible Spear A. */
gboolean
hk_daz_relic_ranged (HkDazTable *self,
                     HkMove     *move,
                     int         player,
                     GError    **error)
{
  HkDazZone *zone = read_active (self, move, "frontier", "zone", error);
  g_autofree char *army = NULL;

  if (zone == NULL)
    return FALSE;
  army = hk_daz_army_describe (zone->army);
  if (zone->army->rank != HK_DAZ_RANK_BRONZE &&
      !hk_move_require_rule (move, "dark-age-z/relic.invisible-spear", error,
                             _("Only a Bronze army can learn to strike at range, not %s."), army))
    return FALSE;
  hk_record_set_boolean (zone, &zone->ranged, TRUE);
  hk_move_log (move, _("%s in Zone %d attacks at range today."), army, zone->number);
  return TRUE;
}

/* Invisible Spear B. */
gboolean
hk_daz_relic_skip (HkDazTable *self,
                   HkMove     *move,
                   int         player,
                   GError    **error)
{
  HkDazZone *zone = read_zone (self, move, "frontier", "zone", error);
  g_autofree char *name = NULL;

  if (zone == NULL)
    return FALSE;
  name = hk_daz_table_get_frontier_name (self, hk_move_get_int (move, "frontier", -1));
  hk_record_set_boolean (zone, &zone->skipped, TRUE);
  hk_move_log (move, _("The zombies pass by Zone %d of the frontier of %s today."), zone->number, name);
  return TRUE;
}

/* A house rule: whoever has recruited the commander still has what he brings today. */
static void
keep_rewards (HkDazTable *self,
              HkDazZone  *zone)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, zone->recruiter);

  if (kingdom != NULL && hk_daz_table_has_house_rule (self, "turned-commander-pays"))
    hk_record_add_text (kingdom, &kingdom->turned, zone->commander);
}

/* Dracula's Potion B. */
gboolean
hk_daz_relic_turn_to_zombies (HkDazTable *self,
                              HkMove     *move,
                              int         player,
                              GError    **error)
{
  HkDazZone *zone = read_zone (self, move, "frontier", "zone", error);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (self, hk_move_get_int (move, "frontier", -1));
  guint n_cards;
  gboolean commander;
  int zombies;

  if (zone == NULL)
    return FALSE;
  n_cards = hk_record_list_get_length (zone->reinforcements);
  commander = hk_move_has (move, "what") ? g_str_equal (hk_move_get_string (move, "what"), "commander") : zone->commander != NULL;
  if (commander ? zone->commander == NULL : n_cards == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is nobody in Zone %d who could be turned into zombies."), zone->number);
  zombies = commander ? 2 : (int) n_cards;
  if (commander)
    {
      hk_move_log (move, _("%s is turned into zombies."), hk_daz_content_find_commander (zone->commander)->name);
      keep_rewards (self, zone);
      hk_deck_put_at_bottom (self->commander_deck, zone->commander);
      hk_record_reset (zone, "commander", "recruiter", NULL);
    }
  else
    {
      for (guint i = 0; i < n_cards; i++)
        {
          HkDazReinforcement *item = hk_record_list_get (zone->reinforcements, i);

          if (item->card != NULL)
            hk_deck_discard (self->army_deck, item->card);
        }
      hk_record_list_remove_all (zone->reinforcements);
    }
  zombies = hk_daz_supply_take_zombies (self, move, zombies);
  hk_record_set_int (frontier, &frontier->horde, MIN (999, frontier->horde + zombies));
  hk_move_log (move, ngettext ("%d zombie joins the horde.", "%d zombies join the horde.", zombies), zombies);
  return TRUE;
}

/* Howling Hammer A. */
gboolean
hk_daz_relic_move_zombies (HkDazTable *self,
                           HkMove     *move,
                           int         player,
                           GError    **error)
{
  HkDazFrontier *from = read_frontier (self, move, "frontier", error);
  HkDazFrontier *to = from == NULL ? NULL : read_frontier (self, move, "frontier2", error);
  const int n = hk_move_get_int (move, "count", 3);
  g_autofree char *here = NULL;
  g_autofree char *there = NULL;

  if (to == NULL)
    return FALSE;
  if (to == from || n < 1)
    return hk_move_ask (move, to == from ? "frontier2" : "count", error, _("The zombies go from one frontier to another: where to, and how many?"));
  if (n > 3 && !hk_move_require_rule (move, "dark-age-z/relic.howling-hammer", error,
                                      _("At most 3 zombies can be relocated.")))
    return FALSE;
  if (n > from->horde)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE,
                          ngettext ("There is only %d zombie there.", "There are only %d zombies there.", from->horde),
                          from->horde);
  hk_record_set_int (from, &from->horde, from->horde - n);
  hk_record_set_int (to, &to->horde, MIN (999, to->horde + n));
  here = hk_daz_table_get_frontier_name (self, from->number);
  there = hk_daz_table_get_frontier_name (self, to->number);
  /* Translators: %d: how many; %s: two players; %s: two players. */
  hk_move_log (move, ngettext ("%d zombie leaves the frontier of %s for that of %s.",
                               "%d zombies leave the frontier of %s for that of %s.", n), n, here, there);
  return TRUE;
}

/* Howling Hammer B. */
gboolean
hk_daz_relic_reinforce (HkDazTable *self,
                        HkMove     *move,
                        int         player,
                        GError    **error)
{
  HkDazZone *zone = read_active (self, move, "frontier", "zone", error);
  g_autoptr (HkDazArmy) card = NULL;
  g_autofree char *army = NULL;
  int slot;
  int bonus;

  if (zone == NULL || !check_own (self, move, zone, player, error))
    return FALSE;
  card = hk_daz_take_from_discards (self, move, error);
  if (card == NULL)
    return FALSE;
  slot = hk_move_get_int (move, "slot", card->rank);
  bonus = hk_daz_army_get_bonus (zone->army, slot);
  if (bonus == 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The army in Zone %d has no %s slot."), zone->number, hk_daz_rank_get_name (slot));
  if (hk_daz_is_slot_taken (zone, slot) && !hk_daz_table_has_house_rule (self, "cards-share-slot"))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The %s slot in Zone %d is boosted already."), hk_daz_rank_get_name (slot),
                          zone->number);
  if (slot > card->rank && !hk_daz_table_has_house_rule (self, "free-reinforcement-any-slot") &&
      !hk_move_require_rule (move, "dark-age-z/rallying.insignia", error,
                             _("A %s Insignia boosts a slot of its own rank or a lower one."), hk_daz_rank_get_name (card->rank)))
    return FALSE;
  hk_daz_reinforce_zone (zone, card, slot, bonus);
  army = hk_daz_army_describe (zone->army);
  hk_move_log (move, _("%s in Zone %d is reinforced for free: +%d."), army, zone->number, bonus);
  return TRUE;
}

/* Mind Reader A. */
gboolean
hk_daz_relic_exchange_army (HkDazTable *self,
                            HkMove     *move,
                            int         player,
                            GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);
  HkDazZone *zone = read_active (self, move, "frontier", "zone", error);
  g_autoptr (HkDazArmy) old = NULL;
  g_autoptr (HkDazArmy) army = NULL;
  g_autofree char *out = NULL;
  g_autofree char *in = NULL;

  if (zone == NULL || !check_own (self, move, zone, player, error) ||
      (!hk_daz_table_has_house_rule (self, "commander-is-exchanged") && hk_daz_zone_is_anchored (zone) &&
       !hk_move_require_rule (move, "dark-age-z/ruling.anchored-swap", error,
                              _("%s holds the army in Zone %d: it cannot be exchanged."),
                              hk_daz_content_find_commander (zone->commander)->name, zone->number)))
    return FALSE;
  army = hk_daz_take_from_hand (self, move, player, error);
  if (army == NULL)
    return FALSE;
  old = g_object_ref (zone->army);
  out = hk_daz_army_describe_one (old);
  in = hk_daz_army_describe_one (army);
  if (old->rank != HK_DAZ_RANK_WEAKENED)
    hk_record_list_append (kingdom->hand, old);
  hk_record_set_record (zone, &zone->army, army);
  hk_record_set_boolean (zone, &zone->ranged, FALSE);
  /* Translators: %s: a player; %s: an army; %d: a Zone; %s: an army. */
  hk_move_log (move, _("%s calls %s back from Zone %d and sends %s there."), kingdom->name, out, zone->number, in);
  return TRUE;
}

/* Star of Dawn A. */
gboolean
hk_daz_relic_change_loyalty (HkDazTable *self,
                             HkMove     *move,
                             int         player,
                             GError    **error)
{
  HkDazZone *zone = read_active (self, move, "frontier", "zone", error);
  HkDazFrontier *frontier = hk_daz_table_get_frontier (self, hk_move_get_int (move, "frontier", -1));
  g_autofree char *army = NULL;

  if (zone == NULL || !check_free (move, zone, error))
    return FALSE;
  hk_record_set_int (zone, &zone->loyalty, hk_daz_frontier_get_other (frontier, zone->loyalty));
  army = hk_daz_army_describe (zone->army);
  /* Translators: %s: an army; %d: a Zone; %s: a player. */
  hk_move_log (move, _("%s in Zone %d is now loyal to %s."), army, zone->number, hk_daz_table_get_name_of (self,
                                                                                                           zone->loyalty));
  return TRUE;
}

/* Star of Dawn B. */
gboolean
hk_daz_relic_swap_armies (HkDazTable *self,
                          HkMove     *move,
                          int         player,
                          GError    **error)
{
  HkDazZone *a = read_active (self, move, "frontier", "zone", error);
  HkDazZone *b = a == NULL ? NULL : read_active (self, move, "frontier", "zone2", error);
  g_autoptr (HkDazZone) aside = NULL;

  if (b == NULL)
    return FALSE;
  if (a == b)
    return hk_move_ask (move, "zone2", error, _("Two armies of one frontier change places: which is the second?"));
  if (!check_free (move, a, error) || !check_free (move, b, error))
    return FALSE;
  aside = g_object_new (HK_TYPE_DAZ_ZONE, NULL);
  hk_daz_zone_take_card (aside, a);
  hk_daz_zone_take_card (a, b);
  hk_daz_zone_take_card (b, aside);
  hk_move_log (move, _("The armies in Zone %d and Zone %d change places."), a->number, b->number);
  return TRUE;
}

/* Titanic Essence B. */
gboolean
hk_daz_relic_shield (HkDazTable *self,
                     HkMove     *move,
                     int         player,
                     GError    **error)
{
  HkDazFrontier *gate = read_frontier (self, move, "frontier", error);
  const gboolean both = hk_daz_table_has_house_rule (self, "titanic-for-both");

  if (gate == NULL || !hk_daz_check_frontier (self, move, player, gate->number, error))
    return FALSE;
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      hk_record_set_int (frontier, &frontier->horde, MIN (999, frontier->horde + hk_daz_supply_take_zombies (self, move, 1)));
    }
  if (player == gate->left || both)
    hk_record_set_int (gate, &gate->shield_left, MIN (99, gate->shield_left + 4));
  if (player == gate->right || both)
    hk_record_set_int (gate, &gate->shield_right, MIN (99, gate->shield_right + 4));
  /* Translators: %s: a player; %s: a player. */
  hk_move_log (move,
               _("A zombie joins every horde, and %s’s City Gate on the frontier with %s gets 4 Gate Protection."),
               hk_daz_table_get_name_of (self, player),
               hk_daz_table_get_name_of (self, hk_daz_frontier_get_other (gate, player)));
  return TRUE;
}
