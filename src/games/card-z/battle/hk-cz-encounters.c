/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "games/card-z/neighborhood/hk-cz-decks.h"
#include "games/card-z/neighborhood/hk-cz-scout.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "games/card-z/state/hk-cz-table.h"
#include "games/card-z/team/hk-cz-inventory.h"
#include "games/card-z/team/hk-cz-survivors.h"
#include "hk-cz-act.h"
#include "hk-cz-field.h"

/* Encounters at a Location: laid face down, turned up, turned down again (Placing Encounters). */

/* Draws Encounters and lays them face down into their zones. Where the group draws, nothing is laid. Returns how
 * many were laid.
 * @n: how many are drawn
 * @edge: whether a noise draws them: they lie on the edge columns and are turned up */
guint
hk_cz_table_lay_encounters (HkCzTable *self,
                            HkMove    *move,
                            int        place,
                            guint      n,
                            gboolean   edge)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  guint laid = 0;

  g_return_val_if_fail (location != NULL, 0);

  while (laid < n && hk_cz_table_app_draws (self, self->encounter_deck))
    {
      g_autoptr (HkCzEncounter) encounter = hk_cz_table_draw_encounter (self, move);

      if (encounter == NULL)
        break;
      if (edge)
        {
          hk_record_set_int (encounter, &encounter->zone, 0);
          hk_record_set_int (encounter, &encounter->arrived, self->battle == NULL ? 0 : self->battle->round);
        }
      hk_record_list_append (location->encounters, encounter);
      laid++;
      if (edge)
        hk_cz_table_reveal (self, move, place, hk_cz_location_get_n_encounters (location) - 1);
    }
  hk_cz_location_mark_encounters (location);
  return laid;
}

static gboolean
is_friend (HkCzEncounter *encounter)
{
  return g_strcmp0 (encounter->type, "ally") == 0 || g_strcmp0 (encounter->type, "dependant") == 0;
}

/* Somebody there puts a fire out as it breaks out, for one supply of a Fire Extinguisher (ruling.extinguisher). */
static gboolean
put_out (HkCzTable *self,
         HkMove    *move,
         int        place)
{
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      const int number = hk_cz_survivor_find_loot (survivor, "Fire Extinguisher");

      if (number < 0 || survivor->place != place || !hk_cz_survivor_is_alive (survivor)
          || !hk_cz_table_spend_supply (self, move, i, number, 1, NULL))
        continue;
      hk_move_log (move, _("%s puts the fire out."), survivor->name);
      return TRUE;
    }
  return FALSE;
}

/* Fire! burns the Location, unless there is no chip left, and its card is put away until the day is over. */
static void
catch_fire (HkCzTable *self,
            HkMove    *move,
            int        place,
            int        number)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  g_autoptr (HkCzEncounter) encounter = NULL;

  g_set_object (&encounter, hk_cz_location_get_encounter (location, number));
  hk_record_list_remove_at (location->encounters, (guint) number);
  hk_cz_table_discard_encounter (self, encounter);
  if (!put_out (self, move, place))
    hk_cz_table_set_fire (self, move, place);
}

/* The furthest zone that survivors have reached there; 0 when they have not entered. */
static int
get_reached (HkCzTable *self,
             int        place)
{
  return self->battle != NULL && self->battle->place == place && self->battle->started ? self->battle->zone : 0;
}

/* The zones as they are fought over: a horde is met on open ground, whatever the Location is like (The Horde, page 12). */
static const char *
get_layout (HkCzTable *self,
            int        place)
{
  return self->battle != NULL && self->battle->place == place ? hk_cz_battle_get_layout (self) : hk_cz_table_get_location (self, place)->layout;
}

/* Whether a fence keeps it away: Zombies and Feral Dogs alone (ruling.fence-humans). */
static gboolean
is_trapped (HkCzTable     *self,
            HkCzEncounter *encounter,
            const char    *layout,
            int            reached)
{
  return hk_cz_layout_is_behind_fence (layout, reached, encounter->zone)
         && ((g_strcmp0 (encounter->type, "human") != 0 && g_strcmp0 (encounter->type, "human-enemies") != 0)
             || hk_cz_table_has_house_rule (self, "fence-humans"));
}

/* Turns an Encounter up: friendly humans are set aside, Fire! burns the Location, and Zombies and Feral Dogs behind
 * a fence are no danger yet.
 * @number: an Encounter there whose face is known */
void
hk_cz_table_reveal (HkCzTable *self,
                    HkMove    *move,
                    int        place,
                    int        number)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzEncounter *encounter = hk_cz_location_get_encounter (location, number);

  g_return_if_fail (encounter != NULL);

  hk_record_set_boolean (encounter, &encounter->revealed, TRUE);
  hk_record_set_int (encounter, &encounter->mark, 0);
  if (g_strcmp0 (encounter->type, "fire") == 0)
    {
      catch_fire (self, move, place, number);
      return;
    }
  hk_record_set_boolean (encounter, &encounter->set_aside, is_friend (encounter));
  hk_record_set_boolean (encounter, &encounter->behind_fence,
                         is_trapped (self, encounter, get_layout (self, place), get_reached (self, place)));
  hk_cz_location_mark_encounters (location);
  if (self->battle != NULL && self->battle->place == place)
    {
      hk_cz_field_place_by_card (self, encounter);
      hk_cz_field_measure (self);
    }
}

/* Whether survivors who have reached @reached see what lies in @zone. */
static gboolean
is_seen (HkCzTable  *self,
         const char *layout,
         int         reached,
         int         zone)
{
  if (zone <= 0 || (hk_cz_layout_is_outside (layout, zone) && hk_cz_table_has_house_rule (self, "reveal-outside")))
    return TRUE;
  if (reached > 0)
    return zone <= hk_cz_layout_get_sight (layout, reached);
  return hk_cz_layout_is_outside (layout, zone) && zone <= hk_cz_layout_get_sight (layout, 0);
}

/* Returns whether no wall hides what lies in the zone from the survivors (Placing Encounters).
 * @zone: 0 to 3 */
gboolean
hk_cz_table_sees_zone (HkCzTable *self,
                       int        place,
                       int        zone)
{
  return is_seen (self, get_layout (self, place), get_reached (self, place), zone);
}

/* Who has been turned up, as a player would call it out. */
static void
say_revealed (HkMove    *move,
              GPtrArray *revealed)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *list = NULL;

  for (guint i = 0; i < revealed->len; i++)
    {
      HkCzEncounter *encounter = g_ptr_array_index (revealed, i);

      if (hk_cz_encounter_is_enemy (encounter) && g_strcmp0 (encounter->type, "fire") != 0)
        g_strv_builder_take (builder, hk_cz_encounter_describe (encounter));
    }
  names = g_strv_builder_end (builder);
  if (move == NULL || names[0] == NULL)
    return;
  list = g_strjoinv (", ", names);
  hk_move_log (move, _("Turned up: %s."), list);
}

/* Turns up all Encounters outside, and those up to the next wall beyond the zone that was reached. A fence that has
 * been passed keeps nothing away any more.
 * @reached: the furthest zone that the survivors are in; 0 when they have not entered */
void
hk_cz_table_reveal_zones (HkCzTable *self,
                          HkMove    *move,
                          int        place,
                          int        reached)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const char *layout;
  g_autoptr (GPtrArray) revealed = g_ptr_array_new_with_free_func (g_object_unref);

  g_return_if_fail (location != NULL);

  layout = get_layout (self, place);

  for (int i = hk_cz_location_get_n_encounters (location) - 1; i >= 0; i--)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (encounter->revealed)
        hk_record_set_boolean (encounter, &encounter->behind_fence, is_trapped (self, encounter, layout, reached));
      else if (encounter->type != NULL && is_seen (self, layout, reached, encounter->zone))
        {
          g_ptr_array_insert (revealed, 0, g_object_ref (encounter));
          hk_cz_table_reveal (self, move, place, i);
        }
    }
  say_revealed (move, revealed);
}

/* Turns all Encounters there face down for the rest of the day; whoever is quarantined stays so (Retreat Option). They
 * leave the battlefield, unless the group has it otherwise (ruling.second-visit).
 * @place: the number of a Location from which a group retreats */
void
hk_cz_table_turn_face_down (HkCzTable *self,
                            int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const gboolean stand = hk_cz_table_has_house_rule (self, "left-stand");

  g_return_if_fail (location != NULL);

  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      hk_record_set_boolean (encounter, &encounter->revealed, FALSE);
      hk_record_set_boolean (encounter, &encounter->seen, FALSE);
      hk_record_set_int (encounter, &encounter->mark, 0);
      hk_record_set_boolean (encounter, &encounter->behind_fence, FALSE);
      hk_record_set_boolean (encounter, &encounter->pushed, FALSE);
      hk_record_set_boolean (encounter, &encounter->set_aside, FALSE);
      hk_record_set_boolean (encounter, &encounter->acted, FALSE);
      hk_record_set_int (encounter, &encounter->impaled_by, -1);
      hk_record_set_int (encounter, &encounter->distance, 0);
      hk_record_set_int (encounter, &encounter->nearest, -1);
      hk_record_set_int (encounter, &encounter->arrived, 0);
      hk_record_set_strv (encounter, &encounter->engaged, NULL);
      if (stand)
        continue;
      hk_record_set_int (encounter, &encounter->column, -1);
      hk_record_set_int (encounter, &encounter->row, -1);
      if (encounter->zone == 0)
        {
          HkCzCard *card = encounter->id == NULL ? NULL : hk_cz_table_find_card (self, encounter->id);

          hk_record_set_int (encounter, &encounter->zone, card == NULL ? 1 : MAX (1, card->zone));
        }
    }
  hk_cz_location_mark_encounters (location);
}

/* Returns whether an Encounter there is turned up that has to be eradicated before anybody is safe. */
gboolean
hk_cz_table_has_danger (HkCzTable *self,
                        int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  for (int i = 0; location != NULL && i < hk_cz_location_get_n_encounters (location); i++)
    if (hk_cz_encounter_is_dangerous (hk_cz_location_get_encounter (location, i)))
      return TRUE;
  return FALSE;
}

/* Friendly humans who are turned up join the player once no danger is left (Friendly Humans). */
void
hk_cz_table_adopt_friends (HkCzTable *self,
                           HkMove    *move,
                           int        place,
                           int        player)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (location == NULL || hk_cz_table_has_danger (self, place))
    return;
  for (int i = hk_cz_location_get_n_encounters (location) - 1; i >= 0; i--)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (encounter->revealed && is_friend (encounter))
        hk_cz_table_adopt (self, move, place, i, player);
    }
}

/* As hk_cz_table_adopt_friends(), where the Location is not cleared yet (ruling.friendly-when). */
void
hk_cz_table_welcome_friends (HkCzTable *self,
                             HkMove    *move,
                             int        place,
                             int        player)
{
  if (!hk_cz_table_has_house_rule (self, "friends-at-clear"))
    hk_cz_table_adopt_friends (self, move, place, player);
}

/* Returns whether Feral Dogs are there from whom nobody can retreat: they are turned up, and nothing keeps them away
 * (ruling.dogs-retreat). */
gboolean
hk_cz_table_has_dog (HkCzTable *self,
                     int        place)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const gboolean fenced = hk_cz_table_has_house_rule (self, "dogs-behind-fence");

  for (int i = 0; location != NULL && i < hk_cz_location_get_n_encounters (location); i++)
    {
      HkCzEncounter *encounter = hk_cz_location_get_encounter (location, i);

      if (g_strcmp0 (encounter->type, "dog") == 0
          && (hk_cz_encounter_is_dangerous (encounter) || (fenced && encounter->revealed && encounter->behind_fence)))
        return TRUE;
    }
  return FALSE;
}
