/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/dark-age-z/rules/hk-daz-cards.h"
#include "games/dark-age-z/rules/hk-daz-planning.h"
#include "hk-daz-barbarian.h"

/* The Barbarian King, who mans his two frontiers when Phase 1 of a game for two is over. */

/* The next zone of his that is free or whose army is defeated. */
static HkDazZone *
find_gap (HkDazTable     *self,
          int             king,
          HkDazFrontier **frontier)
{
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    {
      HkDazFrontier *board = hk_daz_table_get_frontier (self, (int) i);

      if (!hk_daz_frontier_borders (board, king))
        continue;
      for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
        if (!hk_daz_zone_is_active (hk_daz_frontier_get_zone (board, j)) &&
            !(hk_daz_frontier_get_zone (board, j)->army != NULL && hk_daz_frontier_get_zone (board, j)->loyalty != king &&
              hk_daz_table_has_house_rule (self, "king-leaves-others")))
          {
            *frontier = board;
            return hk_daz_frontier_get_zone (board, j);
          }
    }
  return NULL;
}

static int
get_king (HkDazTable *self)
{
  return (int) hk_daz_table_get_n_kingdoms (self) - 1;
}

static void
send (HkDazTable *self,
      HkMove     *move,
      HkDazZone  *zone,
      HkDazArmy  *army)
{
  if (zone->army != NULL)
    {
      hk_move_cite (move, "dark-age-z/ruling.barbarian-replaces");
      hk_daz_table_discard_from_zone (self, zone);
    }
  hk_daz_zone_place (zone, army, get_king (self));
}

/* A weak card is lucky for the others. */
static int
read_attack (const char *id,
             gpointer    table)
{
  HkDazArmy *army = hk_daz_table_find_army (table, id);

  return army == NULL ? 0 : -army->attack;
}

static void
note_luck (HkDazTable *self,
           HkMove     *move,
           const char *card)
{
  if (self->barbarian_deck != NULL && hk_deck_get_n_left (self->barbarian_deck) > 0)
    hk_move_add_drawn (move, -1, N_("Attack of the Barbarian King’s cards"), self->barbarian_deck, card, read_attack, self);
}

static gboolean
finish (HkDazTable *self,
        HkMove     *move,
        GError    **error)
{
  hk_daz_settle (self);
  return hk_table_goes_by_hand (HK_TABLE (self)) || hk_daz_rallying_begin (self, move, error);
}

/* Sends a bronze card of the Barbarian King into each zone of his frontiers that is free or whose army is defeated;
 * a defeated card is discarded to make room. Where the cards are not known or drawn by hand, the table asks for them
 * one by one. Then Phase 2 begins. Returns whether it worked.
 * @move: the move that is being applied, which ends Phase 1 */
gboolean
hk_daz_barbarian_deploy (HkDazTable *self,
                         HkMove     *move,
                         GError    **error)
{
  HkDazFrontier *frontier = NULL;
  HkDazZone *zone;
  int n = 0;

  if (!self->barbarians || find_gap (self, get_king (self), &frontier) == NULL)
    return finish (self, move, error);
  while ((zone = find_gap (self, get_king (self), &frontier)) != NULL)
    {
      g_autofree char *card = NULL;
      g_autoptr (HkDazArmy) army = NULL;

      if (self->cards_by == HK_BY_HAND || self->barbarian_deck == NULL || !hk_deck_can_draw (self->barbarian_deck, 1))
        break;
      card = hk_deck_draw (self->barbarian_deck, hk_move_get_random_log (move), error);
      army = card == NULL ? NULL : hk_daz_army_of_card (self, card, error);
      if (army == NULL)
        return FALSE;
      note_luck (self, move, card);
      send (self, move, zone, army);
      n++;
    }
  if (n > 0)
    hk_move_log (move, ngettext ("The Barbarian King sends %d Swordsman to his frontiers.",
                                 "The Barbarian King sends %d Swordsmen to his frontiers.", n), n);
  if (zone == NULL)
    return finish (self, move, error);
  hk_daz_ask (self, HK_DAZ_QUESTION_BARBARIAN_ARMY, -1, 1, NULL);
  hk_move_log (move, _("The Barbarian King has zones to man: draw his cards and tell them."));
  return TRUE;
}

static gboolean
apply_barbarian_army (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const char *card = hk_move_get_string (move, "card");
  g_autoptr (HkDazArmy) army = NULL;
  g_autofree char *what = NULL;
  g_autofree char *where = NULL;
  HkDazFrontier *frontier = NULL;
  HkDazZone *zone;
  int nobody;

  if (!self->barbarians)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The Barbarian King takes no part in this game."));
  if (!hk_table_goes_by_hand (table) && !hk_daz_check_question (self, move, HK_DAZ_QUESTION_BARBARIAN_ARMY, &nobody, error))
    return FALSE;
  zone = find_gap (self, get_king (self), &frontier);
  if (zone == NULL && hk_table_goes_by_hand (table))
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("All zones of the Barbarian King are manned."));
  if (zone == NULL)
    return finish (self, move, error);
  if (card != NULL)
    {
      army = hk_daz_army_of_card (self, card, error);
      if (army == NULL ||
          (self->barbarian_deck != NULL && hk_deck_can_draw (self->barbarian_deck, 1) && !hk_deck_take (self->barbarian_deck, card, error)))
        return FALSE;
      note_luck (self, move, card);
    }
  else
    {
      army = hk_daz_army_from_values (move, HK_DAZ_RANK_BRONZE, error);
      if (army == NULL)
        return FALSE;
    }
  if (army->rank != HK_DAZ_RANK_BRONZE &&
      !hk_move_require_rule (move, "dark-age-z/two-players.barbarian-deck", error,
                             _("The Barbarian King has Bronze Army Cards only.")))
    return FALSE;
  what = hk_daz_army_describe_one (army);
  where = hk_daz_table_get_frontier_name (self, frontier->number);
  /* Translators: %s: an army; %d: a Zone; %s: two players. */
  hk_move_log (move, _("The Barbarian King sends %s into Zone %d of the frontier of %s."), what, zone->number, where);
  send (self, move, zone, army);
  return find_gap (self, get_king (self), &frontier) != NULL || finish (self, move, error);
}

static const HkParamSpec barbarian_army_params[] = {
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The card that was drawn for him"), N_("Card") },
  HK_DAZ_ARMY_VALUE_PARAMS,
};

const HkMoveSpec hk_daz_barbarian_moves[] = {
  { "barbarian-army", N_("Draw a Card for the Barbarian King"), "dark-age-z/two-players.deployment",
    barbarian_army_params, G_N_ELEMENTS (barbarian_army_params), apply_barbarian_army },
};

const guint hk_daz_n_barbarian_moves = G_N_ELEMENTS (hk_daz_barbarian_moves);
