/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/dark-age-z/state/hk-daz-content.h"
#include "hk-daz-cards.h"
#include "hk-daz-planning.h"
#include "hk-daz-play-army.h"
#include "hk-daz-supply.h"

/* The field commands of Phase 1, but for the relics. */

static gboolean
apply_play_army (HkTable *table,
                 HkMove  *move,
                 GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  const int frontier = hk_move_get_int (move, "frontier", -1);
  g_autoptr (HkDazArmy) army = NULL;
  int player;
  int loyalty;

  if (!hk_daz_begin_command (self, move, TRUE, &player, error) ||
      !hk_daz_check_frontier (self, move, player, frontier, error))
    return FALSE;
  loyalty = hk_daz_read_loyalty (self, move, player, frontier, "loyalty", error);
  if (loyalty < 0 || !hk_daz_check_place (self, move, frontier, hk_move_get_int (move, "zone", 0), error))
    return FALSE;
  army = hk_daz_take_from_hand (self, move, player, error);
  return army != NULL
         && hk_daz_place_army (self, move, player, army, frontier, loyalty, hk_move_get_int (move, "zone", 0), error)
         && hk_daz_check_marker (self, move, error)
         && hk_daz_finish_field (self, move, player, TRUE, error);
}

/* Takes @n cards of @rank out of a hand where the player has not said which: those that are known
 * to be of the rank, the weakest first, then cards that the app does not know. */
static GPtrArray *
choose_insignia (HkDazKingdom *kingdom,
                 int           rank,
                 guint         n)
{
  g_autoptr (GPtrArray) chosen = g_ptr_array_new_with_free_func (g_object_unref);

  while (chosen->len < n)
    {
      HkDazArmy *best = NULL;
      guint best_position = 0;

      for (guint i = 0; i < hk_daz_kingdom_get_hand_size (kingdom); i++)
        {
          HkDazArmy *army = hk_daz_kingdom_get_card (kingdom, i);

          if (army->known ? army->rank == rank && (best == NULL || !best->known || army->attack < best->attack) : best == NULL)
            {
              best = army;
              best_position = i;
            }
        }
      if (best == NULL)
        break;
      g_ptr_array_add (chosen, g_object_ref (best));
      hk_record_list_remove_at (kingdom->hand, best_position);
    }
  return g_steal_pointer (&chosen);
}

static gboolean
apply_upgrade_technology (HkTable *table,
                          HkMove  *move,
                          GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  g_autoptr (GPtrArray) cards = NULL;
  HkDazKingdom *kingdom;
  guint n_right = 0;
  guint needed;
  int player;
  int level;

  if (!hk_daz_begin_command (self, move, TRUE, &player, error))
    return FALSE;
  kingdom = hk_daz_table_get_kingdom (self, player);
  level = kingdom->technology + 1;
  if (level > 3)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has reached the highest Military Technology Level."), kingdom->name);
  needed = level == 3 ? 2 : 1;
  if (!hk_table_keeps (table, "hands"))
    cards = g_ptr_array_new ();
  else if (hk_move_has (move, "hand") || hk_move_has (move, "cards"))
    cards = hk_daz_take_many_from_hand (self, move, player, error);
  else
    cards = choose_insignia (kingdom, level, needed);
  if (cards == NULL)
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    {
      HkDazArmy *army = g_ptr_array_index (cards, i);

      n_right += !army->known || army->rank == level ||
                 (army->rank > level && hk_daz_table_has_house_rule (self, "higher-insignia-for-technology")) ||
                 hk_daz_table_has_house_rule (self, "any-insignia-for-technology");
    }
  if ((n_right < needed || cards->len > needed) &&
      !hk_move_require_rule (move, "dark-age-z/planning.technology-cost", error,
                             ngettext ("Level %d takes %u Army Card with a %s Insignia.",
                                       "Level %d takes %u Army Cards with a %s Insignia.", needed),
                             level, needed, hk_daz_rank_get_name (level)))
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    hk_daz_table_discard_army (self, g_ptr_array_index (cards, i));
  hk_record_set_int (kingdom, &kingdom->technology, level);
  if (cards->len == 0)
    /* Translators: %s: a player; %d: a level. */
    hk_move_log (move, _("%s reaches Military Technology Level %d."), kingdom->name, level);
  else
    hk_move_log (move, ngettext ("%s lays down %u card and reaches Military Technology Level %d.",
                                 "%s lays down %u cards and reaches Military Technology Level %d.", cards->len),
                 kingdom->name, cards->len, level);
  return hk_daz_check_marker (self, move, error) && hk_daz_finish_field (self, move, player, TRUE, error);
}

static gboolean
apply_take_token (HkTable *table,
                  HkMove  *move,
                  GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  HkDazKingdom *kingdom;
  int player;

  if (!hk_daz_begin_command (self, move, TRUE, &player, error))
    return FALSE;
  kingdom = hk_daz_table_get_kingdom (self, player);
  hk_daz_kingdom_add_tokens (kingdom, hk_daz_supply_take_tokens (self, move, 1));
  hk_move_log (move, _("%s takes a Command Token."), kingdom->name);
  return hk_daz_check_marker (self, move, error) && hk_daz_finish_field (self, move, player, TRUE, error);
}

/* Takes @commander out of the gathering; by hand out of the deck, too, as the app may not know who has gathered. */
static gboolean
leave_gathering (HkDazTable *self,
                 HkMove     *move,
                 const char *commander,
                 GError    **error)
{
  const HkDazCommander *facts = hk_daz_content_find_commander (commander);

  if (facts == NULL)
    return hk_move_ask (move, "commander", error, _("There is no commander “%s”."), commander);
  return hk_record_remove_text (self, &self->gathering, commander) ||
         (hk_table_goes_by_hand (HK_TABLE (self)) && hk_deck_take (self->commander_deck, commander, NULL)) ||
         hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s is not at the Commander Gathering."), facts->name);
}

static gboolean
has_active_army (HkDazTable *self,
                 int         player)
{
  for (guint i = 0; i < hk_daz_table_get_n_kingdoms (self); i++)
    for (int j = 1; j <= HK_DAZ_N_ZONES; j++)
      {
        HkDazZone *zone = hk_daz_table_get_zone (self, (int) i, j);

        if (hk_daz_zone_is_active (zone) && zone->loyalty == player)
          return TRUE;
      }
  return FALSE;
}

/* Recruits "commander" of the move for an army at its "frontier" and "zone", or for none. Returns whether the rules allow it. */
gboolean
hk_daz_recruit (HkDazTable *self,
                HkMove     *move,
                int         player,
                GError    **error)
{
  const char *commander = hk_move_get_string (move, "commander");
  const int frontier = hk_move_get_int (move, "frontier", -1);

  if (!leave_gathering (self, move, commander, error))
    return FALSE;
  if (hk_move_has (move, "frontier") && hk_move_has (move, "zone"))
    return hk_daz_check_frontier (self, move, player, frontier, error)
           && hk_daz_assign_commander (self, move, player, commander, frontier, hk_move_get_int (move, "zone", 0), error);
  if (hk_daz_table_has_house_rule (self, "commander-needs-place") && has_active_army (self, player) &&
      !hk_daz_commander_has_place (self, player, commander) &&
      !hk_move_require_rule (move, "dark-age-z/ruling.no-place-for-commander", error,
                             _("%s finds no place and stays at the gathering."), hk_daz_content_find_commander (commander)->name))
    return FALSE;
  return hk_daz_leave_commander (self, move, player, commander, error);
}

static gboolean
apply_pass (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkDazTable *self = HK_DAZ_TABLE (table);
  HkDazKingdom *kingdom;
  int returned;
  int player;
  int order = 1;

  if (!hk_daz_begin_command (self, move, TRUE, &player, error))
    return FALSE;
  kingdom = hk_daz_table_get_kingdom (self, player);
  for (guint i = 0; i < hk_daz_table_get_n_players (self); i++)
    order += hk_daz_table_get_kingdom (self, (int) i)->passed;
  hk_move_log (move, _("%s passes."), kingdom->name);
  if (hk_move_has (move, "commander") && !hk_daz_recruit (self, move, player, error))
    return FALSE;
  if (!hk_daz_check_marker (self, move, error))
    return FALSE;
  hk_record_set_boolean (kingdom, &kingdom->passed, TRUE);
  hk_record_set_int (kingdom, &kingdom->pass_order, MIN (order, 5));
  if (self->pioneer_tokens > 0 && hk_move_get_boolean (move, "pioneer", hk_daz_table_has_house_rule (self, "pass-takes-pioneer")))
    {
      hk_record_set_int (self, &self->pioneer_tokens, self->pioneer_tokens - 1);
      hk_daz_kingdom_add_tokens (kingdom, 1);
    }
  returned = kingdom->command_tokens;
  hk_record_set_int (kingdom, &kingdom->command_tokens, 0);
  if (returned > 0)
    hk_move_log (move, ngettext ("%d unspent token goes back to the pool.", "%d unspent tokens go back to the pool.",
                                 returned), returned);
  if (hk_daz_table_get_phase (self) == HK_DAZ_PHASE_PLANNING && self->steps_left > 0)
    hk_record_set_int (self, &self->steps_left, self->steps_left - 1);
  return hk_daz_finish_turn (self, move, player, error);
}

static const char * const sides[] = { "own", "other", NULL };

static const HkParamSpec play_army_params[] = {
  HK_DAZ_FIELD_PARAMS,
  { "frontier", HK_PARAM_INT, TRUE, 0, 4, NULL, N_("The frontier, by the player on whose left hand it lies"),
    N_("Frontier"), "frontiers" },
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Which card of the Army Deck it is"), N_("Card") },
  { "hand", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Its place in the hand"), N_("Card from the hand") },
  HK_DAZ_ARMY_VALUE_PARAMS,
  HK_DAZ_LOYALTY_PARAM,
  { "side", HK_PARAM_STRING, FALSE, 0, 0, sides, N_("One’s own side of the board or the neighbour’s"), N_("Side") },
  HK_DAZ_CHECKED_ZONE_PARAM,
};

static const HkParamSpec upgrade_params[] = {
  HK_DAZ_FIELD_PARAMS,
  HK_DAZ_HAND_PARAMS,
};

static const HkParamSpec take_token_params[] = {
  HK_DAZ_FIELD_PARAMS,
};

static const HkParamSpec pass_params[] = {
  HK_DAZ_FIELD_PARAMS,
  { "commander", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The commander to recruit"), N_("Commander") },
  HK_DAZ_COMMANDER_PARAMS,
};

const HkMoveSpec hk_daz_planning_moves[] = {
  { "play-army", N_("Play an Army Card"), "dark-age-z/planning.play-army",
    play_army_params, G_N_ELEMENTS (play_army_params), apply_play_army },
  { "upgrade-technology", N_("Upgrade Military Technology"), "dark-age-z/planning.technology",
    upgrade_params, G_N_ELEMENTS (upgrade_params), apply_upgrade_technology },
  { "take-token", N_("Get a Command Token"), "dark-age-z/planning.get-token",
    take_token_params, G_N_ELEMENTS (take_token_params), apply_take_token },
  { "pass", N_("Pass and Recruit a Commander"), "dark-age-z/planning.pass",
    pass_params, G_N_ELEMENTS (pass_params), apply_pass },
};

const guint hk_daz_n_planning_moves = G_N_ELEMENTS (hk_daz_planning_moves);
