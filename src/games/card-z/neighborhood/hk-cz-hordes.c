/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/moves/hk-chance.h"
#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-decks.h"
#include "hk-cz-hordes.h"
#include "hk-cz-map.h"

/* Hordes: how they walk, how large they are and what is left of them (The Horde). */

#define HORDE_BASE 11

/* Returns (nullable): the horde. */
HkCzHorde *
hk_cz_table_get_horde (HkCzTable *self,
                       int        number)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_get (self->hordes, number);
}

/* Returns the number of the first horde that stands there; −1 none. */
int
hk_cz_table_find_horde (HkCzTable *self,
                        int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzHorde *horde;

  for (int i = 0; location != NULL && (horde = hk_cz_table_get_horde (self, i)) != NULL; i++)
    if (!horde->gone && horde->q == location->q && horde->r == location->r)
      return i;
  return -1;
}

/* Returns how many hordes walk about, those on the perimeter too. */
int
hk_cz_table_count_hordes (HkCzTable *self)
{
  HkCzHorde *horde;
  int count = 0;

  for (int i = 0; (horde = hk_cz_table_get_horde (self, i)) != NULL; i++)
    count += !horde->gone;
  return count;
}

/* Puts a new horde on a Location and says so. How large it is is rolled when it is met. */
void
hk_cz_table_add_horde (HkCzTable *self,
                       HkMove    *move,
                       int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  g_autoptr (HkCzHorde) horde = NULL;

  g_return_if_fail (location != NULL);

  horde = g_object_new (HK_TYPE_CZ_HORDE, "q", location->q, "r", location->r, "walked", TRUE, NULL);
  hk_record_list_append (self->hordes, horde);
  hk_move_log (move, _("A horde stands on %s."), location->name);
}

/* The Location with an active Boombox where the horde stands or that lies next to it; −1 none. */
static int
find_boombox (HkCzTable *self,
              HkCzHorde *horde)
{
  const int here = hk_cz_table_find_location_at (self, horde->q, horde->r);
  HkCzLocation *location = hk_cz_table_get_location (self, here);

  if (location != NULL && location->boombox > 0)
    return here;
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      location = hk_cz_table_get_location (self, i);
      if (location->boombox > 0 && hk_cz_map_get_distance (location->q, location->r, horde->q, horde->r) == 1)
        return i;
    }
  return -1;
}

/* Returns whether the horde has still to walk in this phase and rolls for it: no Boombox draws or holds it (The Horde, page 12). */
gboolean
hk_cz_horde_rolls (HkCzTable *self,
                   HkCzHorde *horde)
{
  return !horde->gone && !horde->walked && find_boombox (self, horde) < 0;
}

/* Returns whether any horde has still to roll where it walks in this phase. */
gboolean
hk_cz_table_has_rolling_horde (HkCzTable *self)
{
  HkCzHorde *horde;

  for (int i = 0; (horde = hk_cz_table_get_horde (self, i)) != NULL; i++)
    if (hk_cz_horde_rolls (self, horde))
      return TRUE;
  return FALSE;
}

/* Who stands where a horde has come. */
static void
tell_arrival (HkCzTable *self,
              HkMove    *move,
              int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      if (hk_cz_table_get_player_place (self, i) != place)
        continue;
      if (hk_cz_table_is_inside (self, place))
        hk_move_log (move, _("%s is inside and blockaded."), hk_cz_table_get_player_name (self, i));
      else
        hk_move_log (move, _("%s is outside and has to start a battle with it."), hk_cz_table_get_player_name (self,
                                                                                                               i));
    }
}

static void
walk (HkCzTable *self,
      HkMove    *move,
      HkCzHorde *horde,
      int        die)
{
  const int boombox = find_boombox (self, horde);
  const int before = hk_cz_table_find_location_at (self, horde->q, horde->r);
  HkCzLocation *location = hk_cz_table_get_location (self, boombox);
  int q = location != NULL ? location->q : horde->q;
  int r = location != NULL ? location->r : horde->r;
  int off;
  int place;

  if (location == NULL)
    hk_cz_map_step (die, &q, &r);
  off = hk_cz_table_get_distance_off (self, q, r);
  place = hk_cz_table_find_location_at (self, q, r);
  hk_record_set_boolean (horde, &horde->walked, TRUE);
  hk_record_set_int (self, &self->walks, MIN (9, self->walks + 1));
  if (off > 1 || (off == 1 && before < 0 && hk_table_follow_house_rule (HK_TABLE (self), move, "horde-two-outside")))
    {
      hk_record_set_boolean (horde, &horde->gone, TRUE);
      hk_move_log (move, _("The horde rolls %d and leaves the neighborhood for good."), die);
      return;
    }
  hk_record_set_int (horde, &horde->q, q);
  hk_record_set_int (horde, &horde->r, r);
  if (location != NULL && before == place)
    hk_move_log (move, _("The Boombox holds the horde on %s."), location->name);
  else if (location != NULL)
    hk_move_log (move, _("The Boombox draws the horde to %s."), location->name);
  else if (place < 0)
    hk_move_log (move, _("The horde rolls %d and stands at the edge of the neighborhood."), die);
  else
    hk_move_log (move, _("The horde rolls %d and walks to %s."), die, hk_cz_table_get_location_name (self, place));
  if (place >= 0 && place != before)
    tell_arrival (self, move, place);
}

/* Batteries run down by a phase; with the last a horde is let loose (The Horde, Boombox). */
static void
drain_boomboxes (HkCzTable *self,
                 HkMove    *move)
{
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if (location->boombox <= 0)
        continue;
      hk_record_set_int (location, &location->boombox, location->boombox - 1);
      if (location->boombox > 0)
        continue;
      hk_move_log (move, _("The batteries of the Boombox on %s have run out."), location->name);
      if (hk_cz_table_find_horde (self, i) < 0 && hk_table_follow_house_rule (HK_TABLE (self), move, "boombox-two"))
        hk_cz_table_add_horde (self, move, i);
      hk_cz_table_add_horde (self, move, i);
    }
}

/* Lets one horde walk. One that a Boombox draws or holds needs no die. Returns whether the die is known. Errors:
 * %HK_ERROR_PARAMETER.
 * @param: the parameter with its d6 */
gboolean
hk_cz_table_walk_horde (HkCzTable  *self,
                        HkMove     *move,
                        int         number,
                        const char *param,
                        GError    **error)
{
  HkCzHorde *horde = hk_cz_table_get_horde (self, number);
  int die = 0;

  g_return_val_if_fail (horde != NULL, FALSE);

  if (find_boombox (self, horde) < 0 && !hk_cz_table_roll_die (self, move, param, 1, 6, &die, error))
    return FALSE;
  walk (self, move, horde, die);
  return TRUE;
}

/* Lets all hordes walk that have not at the end of this phase, also at the end of the reckoning, and then runs the
 * Boomboxes down. Returns whether the dice are known. Errors: %HK_ERROR_PARAMETER.
 * @param: the parameter with the d6 of each horde that still has to walk and that no Boombox holds */
gboolean
hk_cz_table_walk_hordes (HkCzTable  *self,
                         HkMove     *move,
                         const char *param,
                         GError    **error)
{
  g_autoptr (GArray) dice = g_array_new (FALSE, FALSE, sizeof (int));
  HkCzHorde *horde;
  gboolean one_die;
  guint n = 0;
  guint next = 0;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  for (int i = 0; (horde = hk_cz_table_get_horde (self, i)) != NULL; i++)
    n += hk_cz_horde_rolls (self, horde);
  one_die = n > 1 && hk_table_follow_house_rule (HK_TABLE (self), move, "hordes-one-die");
  if (!hk_cz_table_roll_dice (self, move, param, one_die ? 1 : n, 1, 6, dice, error))
    return FALSE;
  for (int i = 0; (horde = hk_cz_table_get_horde (self, i)) != NULL; i++)
    if (!horde->gone && !horde->walked)
      walk (self, move, horde, !hk_cz_horde_rolls (self, horde) ? 0 : g_array_index (dice, int, one_die ? 0 : next++));
  drain_boomboxes (self, move);
  return TRUE;
}

/* Draws for a horde: as many cards as it counts, or as many Zombies when it has been met before. */
static void
draw_horde (HkCzTable    *self,
            HkMove       *move,
            HkCzHorde    *horde,
            HkCzLocation *location)
{
  const gboolean zombies_only = horde->laid || hk_table_follow_house_rule (HK_TABLE (self), move, "horde-full");
  g_autoptr (GPtrArray) others = g_ptr_array_new_with_free_func (g_object_unref);
  int laid = 0;

  for (int drawn = 0; (zombies_only ? laid : drawn) < horde->size && drawn < 2 * HK_CZ_N_ENCOUNTERS; drawn++)
    {
      g_autoptr (HkCzEncounter) encounter = hk_cz_table_draw_encounter (self, move);

      if (encounter == NULL)
        break;
      if (!hk_cz_type_is_zombie (encounter->type))
        {
          g_ptr_array_add (others, g_steal_pointer (&encounter));
          continue;
        }
      hk_record_set_boolean (encounter, &encounter->horde, TRUE);
      hk_record_set_boolean (encounter, &encounter->revealed, TRUE);
      hk_record_list_append (location->encounters, encounter);
      laid++;
    }
  for (guint i = 0; i < others->len; i++)
    hk_cz_table_discard_encounter (self, g_ptr_array_index (others, i));
  hk_cz_location_mark_encounters (location);
  hk_record_set_int (horde, &horde->size, laid);
  hk_record_set_boolean (horde, &horde->laid, TRUE);
}

/* Rolls how large a horde is, unless that is known, and lays its Encounters out where it stands. Humans, Feral Dogs
 * and Fire! are put away (ruling.horde-size). Where the group draws, it lays them out itself. Returns whether it
 * worked.
 * @move: the move that is being applied; its parameter "size" is the d6
 * @number: a horde */
gboolean
hk_cz_table_lay_horde (HkCzTable *self,
                       HkMove    *move,
                       int        number,
                       GError   **error)
{
  HkCzHorde *horde = hk_cz_table_get_horde (self, number);
  HkCzLocation *location;
  int die;

  g_return_val_if_fail (horde != NULL, FALSE);

  location = hk_cz_table_get_location (self, hk_cz_table_find_location_at (self, horde->q, horde->r));
  if (horde->size < 0)
    {
      if (!hk_cz_table_roll_die (self, move, "size", 1, 6, &die, error))
        return FALSE;
      hk_move_add_bad_die (move, -1, N_("Dice for the size of hordes"), die, 1, 6);
      hk_record_set_int (horde, &horde->size, die + HORDE_BASE);
      hk_move_log (move, _("The horde counts %d + %d = %d Encounters."), die, HORDE_BASE, horde->size);
    }
  if (location == NULL || !hk_cz_table_app_draws (self, self->encounter_deck))
    return TRUE;
  draw_horde (self, move, horde, location);
  hk_move_log (move, ngettext ("%d of them is a Zombie.", "%d of them are Zombies.", horde->size), horde->size);
  return TRUE;
}

/* From now on the Encounters that lie there are all that is left of the horde: the group has laid them out.
 * @place: where a horde is fought */
void
hk_cz_table_mark_horde (HkCzTable *self,
                        int        place)
{
  HkCzHorde *horde = hk_cz_table_get_horde (self, hk_cz_table_find_horde (self, place));

  if (horde != NULL)
    hk_record_set_boolean (horde, &horde->laid, TRUE);
}

/* In Horde Annihilation a horde may be fought one hex off the map. It is fought as if it stood at the Location, and
 * goes back to its hex when anything is left of it. Returns whether it can be met. Errors: %HK_ERROR_REFUSED or
 * %HK_ERROR_IMPOSSIBLE.
 * @number: a horde beside the map
 * @place: the Location next to it from which a group goes out to fight it */
gboolean
hk_cz_table_meet_horde (HkCzTable *self,
                        HkMove    *move,
                        int        number,
                        int        place,
                        GError   **error)
{
  HkCzHorde *horde = hk_cz_table_get_horde (self, number);
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (horde == NULL || horde->gone || location == NULL || hk_cz_table_find_location_at (self, horde->q, horde->r) >= 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There is no such horde beside the map."));
  if (!hk_cz_table_is_scenario (self, "horde-annihilation")
      && !hk_move_require_rule (move, "card-z/scenario.horde-annihilation", error,
                                _("Off the map a horde is fought in Horde Annihilation alone.")))
    return FALSE;
  if (hk_cz_map_get_distance (horde->q, horde->r, location->q, location->r) != 1
      && !hk_move_require_rule (move, "card-z/scenario.horde-annihilation", error, _("The horde is not next to %s."),
                                location->name))
    return FALSE;
  hk_record_set_int (horde, &horde->outside_q, horde->q);
  hk_record_set_int (horde, &horde->outside_r, horde->r);
  hk_record_set_boolean (horde, &horde->outside, TRUE);
  hk_record_set_int (horde, &horde->q, location->q);
  hk_record_set_int (horde, &horde->r, location->r);
  hk_move_log (move, _("The group goes out to meet the horde beside %s."), location->name);
  return TRUE;
}

static gboolean
has_horde_laid (HkCzLocation *location)
{
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    if (hk_cz_location_get_encounter (location, i)->horde)
      return TRUE;
  return FALSE;
}

/* Counts what is left of a horde after a battle and takes it off the battlefield; blades that hang in its Zombies
 * stay behind. Without any left it is eradicated.
 * @place: where a horde was fought */
void
hk_cz_table_settle_horde (HkCzTable *self,
                          HkMove    *move,
                          int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzHorde *horde = hk_cz_table_get_horde (self, hk_cz_table_find_horde (self, place));
  const gboolean fought = self->battle != NULL && self->battle->horde && self->battle->place == place;
  int left = 0;

  if (location == NULL || horde == NULL || !horde->laid || (!fought && !has_horde_laid (location)))
    return;
  for (int i = hk_cz_location_get_n_encounters (location) - 1; i >= 0; i--)
    {
      g_autoptr (HkCzEncounter) encounter = NULL;

      g_set_object (&encounter, hk_cz_location_get_encounter (location, i));
      if (!encounter->horde)
        continue;
      left++;
      hk_cz_location_add_stuck (self, place, encounter);
      hk_record_list_remove_at (location->encounters, (guint) i);
      hk_cz_table_discard_encounter (self, encounter);
    }
  hk_record_set_int (horde, &horde->size, left);
  if (left > 0 && horde->outside)
    {
      hk_record_set_int (horde, &horde->q, horde->outside_q);
      hk_record_set_int (horde, &horde->r, horde->outside_r);
    }
  hk_record_set_boolean (horde, &horde->outside, FALSE);
  if (left > 0)
    {
      hk_move_log (move, ngettext ("%d Zombie is left of the horde.", "%d Zombies are left of the horde.", left), left);
      return;
    }
  hk_record_set_boolean (horde, &horde->gone, TRUE);
  hk_record_set_boolean (horde, &horde->eradicated, TRUE);
  hk_move_log (move, _("The horde is eradicated!"));
}

/* Returns whether a horde stands outside while the group of the player is inside and does not fight it (The Horde,
 * page 12). */
gboolean
hk_cz_table_is_blockaded (HkCzTable *self,
                          int        player)
{
  const int place = hk_cz_table_get_player_place (self, player);

  if (self->battle != NULL && self->battle->place == place)
    return FALSE;
  return hk_cz_table_find_horde (self, place) >= 0 && hk_cz_table_is_inside (self, place);
}
