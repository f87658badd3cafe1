/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-income.h"

/* What Phase 4 gives each kingdom, and who begins the next day. */

#define COMMANDER_TOKENS 2
#define COMMANDER_CARDS  2

/* The icons to be seen on the player's side of one frontier. */
static int
add_frontier (HkDazTable    *self,
              HkDazFrontier *frontier,
              int            kingdom,
              const char    *reward,
              const char    *rule,
              gboolean      *known,
              HkBreakdown   *breakdown)
{
  const int n = hk_daz_frontier_count_rewards (frontier, kingdom, reward);

  for (int i = 1; i <= HK_DAZ_N_ZONES; i++)
    if (!hk_daz_frontier_is_covered (frontier, i, kingdom) && hk_daz_frontier_get_reward (frontier, i, kingdom) == NULL)
      *known = FALSE;
  if (breakdown != NULL)
    {
      const int other = hk_daz_frontier_get_other (frontier, kingdom);
      g_autofree char *label = g_strdup_printf (_("Icons to be seen at the frontier with %s"), hk_daz_table_get_name_of (self, other));

      hk_breakdown_add_int (breakdown, label, n, rule);
    }
  return n;
}

/* What commanders bring whom @kingdom has recruited, whether their armies stand or not. */
static int
add_commander (HkDazTable  *self,
               int          kingdom,
               const char  *commander,
               int          each,
               HkBreakdown *breakdown)
{
  int n = 0;

  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        {
          HkDazZone *zone = hk_daz_frontier_get_zone (frontier, j);

          if (zone->recruiter == kingdom && g_strcmp0 (zone->commander, commander) == 0)
            n += each;
        }
    }
  if (hk_record_has_text (hk_daz_table_get_kingdom (self, kingdom)->turned, commander))
    n += each;
  if (n > 0 && breakdown != NULL)
    {
      const HkDazCommander *facts = hk_daz_content_find_commander (commander);

      hk_breakdown_add_int (breakdown, facts->name, n, facts->rule);
    }
  return n;
}

/* Counts the Command Icons of a kingdom as Phase 4 does: those that the kingdom board shows at its technology level,
 * those to be seen on its sides of its two frontiers, and those of its commanders. Returns how many command tokens
 * the kingdom gets.
 * @kingdom: from 0
 * @known: (out): whether every icon that counts is known
 * @breakdown: (nullable): where to write how the number comes about */
int
hk_daz_income_tokens (HkDazTable  *self,
                      int          kingdom,
                      gboolean    *known,
                      HkBreakdown *breakdown)
{
  HkDazKingdom *record = hk_daz_table_get_kingdom (self, kingdom);
  int board;
  int sum;

  g_return_val_if_fail (record != NULL, 0);

  board = hk_daz_table_get_command_icons (self, record->technology);
  *known = board >= 0;
  sum = MAX (0, board);
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      if (hk_daz_frontier_borders (frontier, kingdom))
        sum += add_frontier (self, frontier, kingdom, "command", "dark-age-z/cleanup.tokens", known, breakdown);
    }
  if (breakdown != NULL)
    hk_breakdown_add_int (breakdown, _("Icons to be seen on the kingdom board"), MAX (0, board),
                          "dark-age-z/cleanup.tokens");
  sum += add_commander (self, kingdom, "lilith", COMMANDER_TOKENS, breakdown);
  return sum;
}

/* Counts the Army Icons of a kingdom as Phase 4 does: those to be seen on its sides of its two frontiers, and those
 * of its commanders. Returns how many army cards the kingdom draws.
 * @kingdom: from 0
 * @known: (out): whether every icon that counts is known
 * @breakdown: (nullable): where to write how the number comes about */
int
hk_daz_income_cards (HkDazTable  *self,
                     int          kingdom,
                     gboolean    *known,
                     HkBreakdown *breakdown)
{
  int sum = 0;

  *known = TRUE;
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *frontier = hk_daz_table_get_frontier (self, (int) i);

      if (hk_daz_frontier_borders (frontier, kingdom))
        sum += add_frontier (self, frontier, kingdom, "army", "dark-age-z/cleanup.draw-armies", known, breakdown);
    }
  return sum + add_commander (self, kingdom, "erina", COMMANDER_CARDS, breakdown);
}

static gboolean
ties (HkDazKingdom *a,
      HkDazKingdom *b)
{
  return a->victory_points == b->victory_points && hk_daz_kingdom_get_hand_size (a) == hk_daz_kingdom_get_hand_size (b);
}

/* Whether player @a goes before @b for the starting player marker. */
static gboolean
starts_before (HkDazTable *self,
               int         a,
               int         b)
{
  const int n = (int) hk_daz_table_get_n_players (self);
  HkDazKingdom *first = hk_daz_table_get_kingdom (self, a);
  HkDazKingdom *second = hk_daz_table_get_kingdom (self, b);
  const guint first_cards = hk_daz_kingdom_get_hand_size (first);
  const guint second_cards = hk_daz_kingdom_get_hand_size (second);
  /* Seats to the right of the last starting player, who comes last. */
  const int way = hk_daz_table_has_house_rule (self, "clockwise-for-start") ? -1 : 1;
  const int first_seat = (way * (self->starting_player - a) + 2 * n - 1) % n;
  const int second_seat = (way * (self->starting_player - b) + 2 * n - 1) % n;

  if (first->victory_points != second->victory_points)
    return first->victory_points < second->victory_points;
  if (first_cards != second_cards)
    return first_cards < second_cards;
  return first_seat < second_seat;
}

/* The starting player of the next day: who has the fewest victory points, then the fewest army cards in hand, then
 * sits nearest to the right of the last starting player. In the cooperative game it is the player to the left of the
 * last one. Returns a player.
 * @breakdown: (nullable): where to write how it comes about */
int
hk_daz_find_next_starting_player (HkDazTable  *self,
                                  HkBreakdown *breakdown)
{
  const int n = (int) hk_daz_table_get_n_players (self);
  int best = 0;

  g_return_val_if_fail (HK_IS_DAZ_TABLE (self), 0);

  if (hk_daz_table_is_cooperative (self))
    best = (self->starting_player + 1) % n;
  else
    for (int i = 1; i < n; i++)
      if (starts_before (self, i, best))
        best = i;
  if (breakdown == NULL)
    return best;
  for (int i = 0; i < n && !hk_daz_table_is_cooperative (self); i++)
    {
      HkDazKingdom *kingdom = hk_daz_table_get_kingdom (self, i);
      HkBreakdown *line = hk_breakdown_add (breakdown, kingdom->name, "dark-age-z/cleanup.starting-player");

      hk_breakdown_add_int (line, _("Victory Points"), kingdom->victory_points, NULL);
      hk_breakdown_add_int (line, _("Army Cards in hand"), (int) hk_daz_kingdom_get_hand_size (kingdom), NULL);
      if (i != best && ties (kingdom, hk_daz_table_get_kingdom (self, best)))
        hk_breakdown_set_mark (hk_breakdown_add (line, hk_daz_table_has_house_rule (self, "clockwise-for-start")
                                                 ? _("House rule: the tie is broken clockwise") : _("The tie is broken to the right, counter-clockwise"),
                                                 "dark-age-z/ruling.nearest-to-the-right"), HK_BREAKDOWN_RULING);
    }
  hk_breakdown_set_value (breakdown, hk_daz_table_get_name_of (self, best));
  return best;
}
