/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cards.h"
#include "hk-daz-missions.h"
#include "hk-daz-play-army.h"
#include "hk-daz-supply.h"

/* Armies and commanders coming to a frontier: where they may go, and who has to make room. */

/* Returns whether the frontier is one of the player's own two. */
gboolean
hk_daz_check_frontier (HkDazTable *self,
                       HkMove     *move,
                       int         player,
                       int         frontier,
                       GError    **error)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  g_autofree char *name = NULL;

  if (board == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such frontier."));
  if (hk_daz_frontier_borders (board, player))
    return TRUE;
  name = hk_daz_table_get_frontier_name (self, frontier);
  return hk_move_require_rule (move, "dark-age-z/planning.play-army", error,
                               /* Translators: %s: two players; %s: a player. */
                               _("The frontier of %s is not one of %s’s: only one’s own two frontiers can be manned."),
                               name, hk_daz_table_get_name_of (self, player));
}

/* Returns the kingdom that the army is to be loyal to, by default the player's own where it borders the frontier, or
 * −1. Errors: %HK_ERROR_IMPOSSIBLE.
 * @frontier: a frontier that there is
 * @param: the parameter that names the kingdom; "side", "own" or "other", is read where it is not given */
int
hk_daz_read_loyalty (HkDazTable *self,
                     HkMove     *move,
                     int         player,
                     int         frontier,
                     const char *param,
                     GError    **error)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  const gboolean borders = hk_daz_frontier_borders (board, player);
  const gboolean other = g_strcmp0 (hk_move_get_string (move, "side"), "other") == 0;
  int loyalty;

  if (!hk_move_has (move, param) && !borders)
    {
      /* Translators: %s: a player; %s: a player. */
      hk_move_ask (move, param, error, _("To whom is the army loyal, to %s or to %s?"),
                   hk_daz_table_get_name_of (self, board->left), hk_daz_table_get_name_of (self, board->right));
      return -1;
    }
  loyalty = hk_move_get_int (move, param, other ? hk_daz_frontier_get_other (board, player) : player);
  if (hk_daz_frontier_borders (board, loyalty))
    return loyalty;
  /* Translators: %s: a player; %s: a player. */
  g_set_error (error, HK_ERROR, HK_ERROR_IMPOSSIBLE, _("An army there can only be loyal to %s or to %s."),
               hk_daz_table_get_name_of (self, board->left), hk_daz_table_get_name_of (self, board->right));
  return -1;
}

/* Turns the defeated army of the zone up. Returns whether its loyalty is as the rules have it.
 * @frontier: a frontier that there is
 * @zone: a zone of it with a defeated army
 * @param: the parameter that names the kingdom to be loyal to
 * @tells_player: whether the log has to say who does it */
gboolean
hk_daz_raise_army (HkDazTable *self,
                   HkMove     *move,
                   int         player,
                   int         frontier,
                   HkDazZone  *zone,
                   const char *param,
                   gboolean    tells_player,
                   GError    **error)
{
  g_autofree char *army = hk_daz_army_describe (zone->army);
  g_autofree char *name = hk_daz_table_get_frontier_name (self, frontier);
  const int loyalty = hk_daz_read_loyalty (self, move, player, frontier, param, error);

  if (loyalty < 0)
    return FALSE;
  hk_record_set_boolean (zone, &zone->defeated, FALSE);
  hk_record_set_int (zone, &zone->loyalty, loyalty);
  if (tells_player)
    /* Translators: %s: a player; %s: an army; %d: a Zone; %s: two players; %s: a player. */
    hk_move_log (move, _("%s reactivates the %s in Zone %d of the frontier of %s, loyal to %s."),
                 hk_daz_table_get_name_of (self, player), army, zone->number, name, hk_daz_table_get_name_of (self, loyalty));
  else
    /* Translators: %s: an army; %d: a Zone; %s: two players; %s: a player. */
    hk_move_log (move, _("The defeated %s in Zone %d of the frontier of %s stands again, loyal to %s."),
                 army, zone->number, name, hk_daz_table_get_name_of (self, loyalty));
  return TRUE;
}

/* Returns the zone without a card that is nearest to Zone 1, or 0 when all hold one. */
int
hk_daz_find_free_zone (HkDazFrontier *frontier)
{
  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    if (hk_daz_frontier_get_zone (frontier, i)->army == NULL)
      return i;
  return 0;
}

static int
find_defeated (HkDazFrontier *frontier)
{
  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    if (hk_daz_frontier_get_zone (frontier, i)->defeated)
      return i;
  return 0;
}

/* An army with a commander is held to its zone, and so holds up the march: our ruling is that a new card cannot be
 * played then. Returns whether the rules let a card be played there now.
 * @frontier: a frontier that there is
 * @zone: the zone that the group has in mind, or 0 */
gboolean
hk_daz_check_place (HkDazTable *self,
                    HkMove     *move,
                    int         frontier,
                    int         zone,
                    GError    **error)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  const int free_zone = hk_daz_find_free_zone (board);
  const int due = free_zone == 0 ? HK_DAZ_N_ZONES : free_zone;

  if (zone != 0 && zone != due && hk_daz_frontier_get_zone (board, zone)->army != NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Zone %d already holds an army; a new one goes to Zone %d."), zone, due);
  if (zone != 0 && zone != due &&
      !hk_move_require_rule (move, "dark-age-z/planning.free-zone", error,
                             _("A new army goes to the free zone nearest to Zone 1, which is Zone %d."), due))
    return FALSE;
  for (int i = MAX (1, find_defeated (board)); free_zone == 0 && i <= HK_DAZ_N_ZONES; i++)
    {
      HkDazZone *place = hk_daz_frontier_get_zone (board, i);

      if (hk_daz_zone_is_anchored (place) && !hk_daz_table_has_house_rule (self, "commander-marches") &&
          !hk_move_require_rule (move, "dark-age-z/ruling.anchored-march", error,
                                 _("No army can be played here: the march would move the army in Zone %d, and %s holds it there."),
                                 i, hk_daz_content_find_commander (place->commander)->name))
        return FALSE;
    }
  return TRUE;
}

/* Makes room in Zone 5: the nearest defeated army goes, or the army of Zone 1 is consumed, and
 * what stands behind it marches. */
static gboolean
march (HkDazTable    *self,
       HkMove        *move,
       HkDazFrontier *frontier,
       GError       **error)
{
  const int defeated = find_defeated (frontier);
  const int first = defeated == 0 ? 1 : defeated;
  HkDazZone *leaving = hk_daz_frontier_get_zone (frontier, first);
  g_autofree char *army = hk_daz_army_describe (leaving->army);

  if (defeated > 0)
    hk_move_log (move, _("The defeated %s in Zone %d is discarded, and the armies behind it march forward."), army,
                 first);
  else
    {
      const int zombies = leaving->army->zombification;

      hk_record_set_int (frontier, &frontier->horde, MIN (999, frontier->horde + hk_daz_supply_take_zombies (self, move, zombies)));
      hk_move_log (move, ngettext ("All armies march: the %s in Zone 1 is consumed, and %d zombie joins the horde.",
                                   "All armies march: the %s in Zone 1 is consumed, and %d zombies join the horde.", zombies),
                   army, zombies);
      if (!hk_daz_missions_note_consumed (self, move, leaving->loyalty, error))
        return FALSE;
    }
  hk_daz_table_discard_from_zone (self, leaving);
  for (int i = first; i < HK_DAZ_N_ZONES; i++)
    hk_daz_zone_take_card (hk_daz_frontier_get_zone (frontier, i), hk_daz_frontier_get_zone (frontier, i + 1));
  return TRUE;
}

/* Plays a card to the free zone nearest to Zone 1, or after a march to Zone 5. Returns whether the rules allow it.
 * @army: the card, which is in no hand any more
 * @loyalty: one of the two kingdoms there
 * @zone: the zone that the group has in mind, or 0 */
gboolean
hk_daz_place_army (HkDazTable *self,
                   HkMove     *move,
                   int         player,
                   HkDazArmy  *army,
                   int         frontier,
                   int         loyalty,
                   int         zone,
                   GError    **error)
{
  HkDazFrontier *board = hk_daz_table_get_frontier (self, frontier);
  const int free_zone = hk_daz_find_free_zone (board);
  const int due = free_zone == 0 ? HK_DAZ_N_ZONES : free_zone;
  const char *other = hk_daz_table_get_name_of (self, hk_daz_frontier_get_other (board, player));
  g_autofree char *name = hk_daz_army_describe_one (army);

  if (!hk_daz_check_place (self, move, frontier, zone, error))
    return FALSE;
  if (zone == 0)
    zone = due;
  if (!hk_daz_frontier_borders (board, player))
    {
      g_autofree char *both = hk_daz_table_get_frontier_name (self, frontier);

      /* Translators: %s: a player; %s: an army; %d: a Zone; %s: two players. */
      hk_move_log (move, _("%s sends %s into Zone %d of the frontier of %s."),
                   hk_daz_table_get_name_of (self, player), name, zone, both);
    }
  else if (loyalty == player)
    /* Translators: %s: a player; %s: an army; %d: a Zone; %s: a player. */
    hk_move_log (move, _("%s sends %s into Zone %d of the frontier with %s."),
                 hk_daz_table_get_name_of (self, player), name, zone, other);
  else
    /* Translators: %s: a player; %s: an army; %d: a Zone; %s: a player; %s: a player. */
    hk_move_log (move, _("%s sends %s into Zone %d of the frontier with %s, loyal to %s."),
                 hk_daz_table_get_name_of (self, player), name, zone, other, hk_daz_table_get_name_of (self, loyalty));
  if (free_zone == 0 && !march (self, move, board, error))
    return FALSE;
  hk_daz_zone_place (hk_daz_frontier_get_zone (board, zone), army, loyalty);
  return hk_daz_missions_note_army_played (self, move, player, frontier, zone, error);
}

/* Whether the rules let @player put a commander to the army of @zone. */
static gboolean
can_lead (HkDazZone *zone,
          int        player)
{
  return zone->army != NULL && zone->commander == NULL && (zone->defeated || zone->loyalty == player);
}

/* Returns whether there is an army that the commander can be assigned to.
 * @player: who has acquired the commander
 * @commander: the id of a commander */
gboolean
hk_daz_commander_has_place (HkDazTable *self,
                            int         player,
                            const char *commander)
{
  const HkDazCommander *facts = hk_daz_content_find_commander (commander);

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      if (!hk_daz_frontier_borders (frontier, player))
        continue;
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        if (hk_daz_commander_fits (facts, j) && can_lead (hk_daz_frontier_get_zone (frontier, j), player))
          return TRUE;
    }
  return FALSE;
}

/* Puts a commander who is to lead nobody below the deck. Returns whether the rules allow it: no army is there to lead.
 * @player: who has acquired the commander */
gboolean
hk_daz_leave_commander (HkDazTable *self,
                        HkMove     *move,
                        int         player,
                        const char *commander,
                        GError    **error)
{
  const char *name = hk_daz_content_find_commander (commander)->name;

  if (hk_daz_commander_has_place (self, player, commander) &&
      !hk_move_require_rule (move, "dark-age-z/planning.no-army-for-commander", error,
                             _("%s has to lead one of the armies that are there: pick its zone."), name))
    return FALSE;
  hk_deck_put_at_bottom (self->commander_deck, commander);
  hk_move_log (move, _("%s finds no army to lead and goes below the Commander Deck."), name);
  return TRUE;
}

/* What a commander brings at once. */
static gboolean
collect_at_once (HkDazTable *self,
                 HkMove     *move,
                 int         player,
                 const char *commander,
                 GError    **error)
{
  HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, player);

  if (g_str_equal (commander, "matilda"))
    {
      hk_daz_table_add_points (self, player, 2);
      hk_move_log (move, _("Matilda brings %s 2 Victory Points."), kingdom->name);
    }
  else if (g_str_equal (commander, "terric"))
    {
      g_autofree char *relic = NULL;

      if (!hk_move_has (move, "found-relic") && !hk_deck_can_draw (self->relic_deck, 1))
        {
          hk_move_log (move, _("Terric finds no Relic Card: none is left."));
          return TRUE;
        }
      relic = hk_daz_draw_relic (self, move, hk_move_get_string (move, "found-relic"), error);
      if (relic == NULL)
        return FALSE;
      hk_daz_kingdom_add_relic (kingdom, relic);
      hk_move_log (move, _("Terric brings %s a Relic Card."), kingdom->name);
    }
  return TRUE;
}

/* Puts a commander to an army, which is active and loyal to the player then, and gives what the commander brings at
 * once. Returns whether the rules allow it.
 * @move: the move that is being applied; its "found-relic" tells what Terric finds
 * @player: who has acquired the commander
 * @commander: the id of a commander, who is in no gathering and no deck any more
 * @zone: 1 to 5 */
gboolean
hk_daz_assign_commander (HkDazTable *self,
                         HkMove     *move,
                         int         player,
                         const char *commander,
                         int         frontier,
                         int         zone,
                         GError    **error)
{
  const HkDazCommander *facts = hk_daz_content_find_commander (commander);
  HkDazZone *place = hk_daz_table_get_zone (self, frontier, zone);
  const gboolean borders = place != NULL && hk_daz_frontier_borders (hk_daz_table_get_frontier (self, frontier), player);
  g_autofree char *name = NULL;
  g_autofree char *army = NULL;

  if (place == NULL || place->army == NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no army in Zone %d that %s could lead."), zone, facts->name);
  if (place->commander != NULL)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s already leads the army in Zone %d."),
                          hk_daz_content_find_commander (place->commander)->name, zone);
  if (!hk_daz_commander_fits (facts, zone) &&
      !hk_move_require_rule (move, "dark-age-z/planning.assign-commander", error, _("%s does not fight in Zone %d."),
                             facts->name, zone))
    return FALSE;
  if (place->defeated && !borders && !hk_daz_table_has_house_rule (self, "raise-anywhere") &&
      !hk_move_require_rule (move, "dark-age-z/ruling.dracula-frontier", error,
                             /* Translators: %s: a commander; %s: a player. */
                             _("The army that %s raises becomes loyal to %s, so it has to lie on a frontier of that kingdom."),
                             facts->name, hk_daz_table_get_name_of (self, player)))
    return FALSE;
  if (!can_lead (place, player) &&
      !hk_move_require_rule (move, "dark-age-z/planning.assign-commander", error,
                             _("The army in Zone %d is active and loyal to %s: a commander joins one’s own armies, or a defeated one."),
                             zone, hk_daz_table_get_name_of (self, place->loyalty)))
    return FALSE;
  name = hk_daz_table_get_frontier_name (self, frontier);
  army = hk_daz_army_describe (place->army);
  if (borders)
    hk_record_set_int (place, &place->loyalty, player);
  if (place->defeated)
    /* Translators: %s: a commander; %s: an army; %d: a Zone; %s: two players; %s: a player. */
    hk_move_log (move, _("%s raises the defeated %s in Zone %d of the frontier of %s for %s."),
                 facts->name, army, zone, name, hk_daz_table_get_name_of (self, place->loyalty));
  else
    /* Translators: %s: a commander; %s: an army; %d: a Zone; %s: two players. */
    hk_move_log (move, _("%s takes command of %s in Zone %d of the frontier of %s."), facts->name, army, zone, name);
  hk_record_set_boolean (place, &place->defeated, FALSE);
  hk_record_set_string (place, &place->commander, commander);
  hk_record_set_int (place, &place->recruiter, player);
  return collect_at_once (self, move, player, commander, error);
}
