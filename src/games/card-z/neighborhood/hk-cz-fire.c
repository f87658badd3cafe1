/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-map.h"

/* Fires: where they break out and how they spread (Fire!, Raging Fire). */

/* Puts a fire-chip on a Location as long as there is one, and says so. It stays for the rest of the game. Returns
 * whether the Location has caught fire by it. */
gboolean
hk_cz_table_set_fire (HkCzTable *self,
                      HkMove    *move,
                      int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  g_return_val_if_fail (location != NULL, FALSE);

  if (location->fire)
    return FALSE;
  if (hk_cz_table_count_fires (self) >= HK_CZ_N_FIRES && !hk_table_follow_house_rule (HK_TABLE (self), move, "fires-unlimited"))
    {
      hk_move_log (move, _("%s would burn, but all fire-chips are on the board."), location->name);
      return FALSE;
    }
  hk_record_set_boolean (location, &location->fire, TRUE);
  hk_record_set_boolean (location, &location->safe, FALSE);
  hk_move_log (move, _("%s burns!"), location->name);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
permit_spread (HkCzTable *self,
               HkMove    *move,
               GError   **error)
{
  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (hk_cz_table_get_phase (self) != HK_CZ_PHASE_DAWN && !hk_move_require_rule (move, "card-z/scenario.raging-fire", error,
                                                                     _("Fires spread at dawn.")))
    return FALSE;
  if (!hk_cz_table_is_scenario (self, "raging-fire")
      && !hk_move_require_rule (move, "card-z/scenario.raging-fire", error, _("Fires spread only in Raging Fire.")))
    return FALSE;
  if (self->weather == NULL && !hk_move_require_rule (move, "card-z/turn.weather", error,
                                                      _("The Weather of the day comes first.")))
    return FALSE;
  return !self->fires_spread
         || hk_move_require_rule (move, "card-z/scenario.raging-fire", error,
                                  _("Fires need no roll now: they have spread, or it rains, or it is the first day."));
}

static gboolean
can_spread (HkCzTable *self,
            int        from,
            int        die)
{
  const int to = die < 1 || die > HK_CZ_N_DIRECTIONS ? -1 : hk_cz_table_get_neighbour (self, from, die);

  return to >= 0 && !hk_cz_table_get_location (self, to)->fire;
}

/* It is lucky for all where a fire does not spread. */
static void
note_luck (HkCzTable *self,
           HkMove    *move,
           int        from,
           int        die)
{
  int n = 0;

  for (int face = 0; face <= 9; face++)
    n += !can_spread (self, from, face);
  hk_move_add_stroke (move, -1, N_("Fires that do not spread"), !can_spread (self, from, die), n / 10.0);
}

static gboolean
apply_spread (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  g_autoptr (GArray) fires = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GArray) dice = g_array_new (FALSE, FALSE, sizeof (int));

  if (!permit_spread (self, move, error))
    return FALSE;
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    if (hk_cz_table_get_location (self, i)->fire)
      g_array_append_val (fires, i);
  if (!hk_cz_table_roll_dice (self, move, "rolls", fires->len, 0, 9, dice, error))
    return FALSE;
  for (guint i = 0; i < fires->len; i++)
    {
      const int from = g_array_index (fires, int, i);
      const int die = g_array_index (dice, int, i);
      const int to = hk_cz_table_get_neighbour (self, from, die);

      note_luck (self, move, from, die);
      if (die < 1 || die > HK_CZ_N_DIRECTIONS)
        hk_move_log (move, _("%s rolls %d: the fire does not spread."), hk_cz_table_get_location_name (self, from),
                     die);
      else if (to < 0)
        hk_move_log (move, _("%s rolls %d: nothing is there to burn."), hk_cz_table_get_location_name (self, from),
                     die);
      else if (hk_cz_table_get_location (self, to)->fire)
        /* Translators: %s: a Location; %d: what the die shows; %s: a Location. */
        hk_move_log (move, _("%s rolls %d: %s burns already."), hk_cz_table_get_location_name (self, from), die,
                     hk_cz_table_get_location_name (self, to));
      else
        {
          /* Translators: %s: a Location; %d: what the die shows; %s: a direction. */
          hk_move_log (move, _("%s rolls %d: the fire spreads %s."), hk_cz_table_get_location_name (self, from), die,
                       hk_cz_map_get_direction_name (die));
          hk_cz_table_set_fire (self, move, to);
        }
    }
  if (fires->len == 0)
    hk_move_log (move, _("Nothing burns that could spread."));
  hk_record_set_boolean (self, &self->fires_spread, TRUE);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static const HkParamSpec spread_params[] = {
  { "rolls", HK_PARAM_INTS, FALSE, 0, 9, NULL, N_("The d10 of each fire in the order of the Locations, when rolled by hand"), N_("The d10 of each fire") },
};

const HkMoveSpec hk_cz_fire_moves[] = {
  { "spread-fire", N_("Let the Fires Spread"), "card-z/scenario.raging-fire", spread_params, G_N_ELEMENTS (spread_params), apply_spread },
};

const guint hk_cz_n_fire_moves = G_N_ELEMENTS (hk_cz_fire_moves);
