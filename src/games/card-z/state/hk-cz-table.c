/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "hk-cz-layout.h"
#include "hk-cz-table.h"

const char * const hk_cz_phases[] = { "dawn", "day", "night", "reckoning", "over", NULL };
const char * const hk_cz_modes[] = { "solo", "co-op", "competitive", NULL };
const char * const hk_cz_outcomes[] = { "won", "lost", "ended", NULL };
static const char * const reckoning_steps[] = { "chips", "gather", "eat", "sleep", "walk", "done", NULL };

G_DEFINE_FINAL_TYPE (HkCzTable, hk_cz_table, HK_TYPE_TABLE)

static void
hk_cz_table_class_init (HkCzTableClass *klass)
{
  static const HkField fields[] = {
    HK_STRING_FIELD (HkCzTable, scenario, "scenario", N_("scenario")),
    HK_ENUM_FIELD (HkCzTable, mode, "mode", hk_cz_modes, N_("mode"), .least = 1),
    HK_STRING_FIELD (HkCzTable, pattern, "pattern"),
    HK_ENUM_FIELD (HkCzTable, phase, "phase", hk_cz_phases, N_("phase"), .least = 1),
    HK_INT_FIELD (HkCzTable, day, "day", 0, 99, 0, N_("day")),
    HK_RECORD_FIELD (HkCzTable, weather, "weather", hk_cz_weather_get_type, N_("weather")),
    HK_INT_FIELD (HkCzTable, current_player, "current-player", -1, 5, -1, N_("current player"), .names = "players"),
    HK_LIST_FIELD (HkCzTable, players, "players", hk_cz_player_get_type, N_("Player"), .least = 1, .plural = N_("Players")),
    HK_LIST_FIELD (HkCzTable, survivors, "survivors", hk_cz_survivor_get_type, N_("Survivor"), .plural = N_("Survivors")),
    HK_LIST_FIELD (HkCzTable, locations, "locations", hk_cz_location_get_type, N_("Location"), .plural = N_("Locations")),
    HK_LIST_FIELD (HkCzTable, undealt, "undealt", hk_cz_location_get_type),
    HK_BOOLEAN_FIELD (HkCzTable, dealt, "dealt"),
    HK_LIST_FIELD (HkCzTable, hordes, "hordes", hk_cz_horde_get_type, N_("Horde"), .plural = N_("Hordes")),
    HK_RECORD_FIELD (HkCzTable, battle, "battle", hk_cz_battle_get_type, N_("battle")),
    HK_INT_FIELD (HkCzTable, weathers_left, "weathers-left", 0, HK_CZ_N_WEATHERS, HK_CZ_N_WEATHERS, N_("Weather cards left")),
    HK_RECORD_FIELD (HkCzTable, weather_deck, "weather-deck", hk_deck_get_type, N_("Weather deck")),
    HK_RECORD_FIELD (HkCzTable, encounter_deck, "encounter-deck", hk_deck_get_type, N_("Encounter deck"), .seen_by = HK_SEEN_BY_NOBODY),
    HK_RECORD_FIELD (HkCzTable, residential_deck, "residential-deck", hk_deck_get_type, N_("Residential Loot")),
    HK_RECORD_FIELD (HkCzTable, commercial_deck, "commercial-deck", hk_deck_get_type, N_("Commercial Loot")),
    HK_RECORD_FIELD (HkCzTable, fresh_deck, "fresh-deck", hk_deck_get_type, N_("Fresh Food")),
    HK_RECORD_FIELD (HkCzTable, sick_deck, "sick-deck", hk_deck_get_type, N_("Sick deck")),
    HK_RECORD_FIELD (HkCzTable, human_deck, "human-deck", hk_deck_get_type, N_("Human Enemies")),
    HK_LIST_FIELD (HkCzTable, weathers, "weathers", hk_cz_weather_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkCzTable, cards, "cards", hk_cz_card_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkCzTable, gears, "gears", hk_cz_gear_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkCzTable, illnesses, "illnesses", hk_cz_illness_get_type, .seen_by = HK_SEEN_BY_APP),
    HK_LIST_FIELD (HkCzTable, diets, "diets", hk_cz_diet_get_type, N_("Meal"), .plural = N_("Meals")),
    HK_ENUM_FIELD (HkCzTable, reckoning_step, "reckoning-step", reckoning_steps),
    HK_BOOLEAN_FIELD (HkCzTable, fires_spread, "fires-spread", N_("fires have spread")),
    HK_INT_FIELD (HkCzTable, walks, "walks", 0, 9, 0),
    HK_BOOLEAN_FIELD (HkCzTable, phase_over, "phase-over"),
    HK_BOOLEAN_FIELD (HkCzTable, fire_removed, "fire-removed"),
    HK_BOOLEAN_FIELD (HkCzTable, humans_removed, "humans-removed"),
    HK_INT_FIELD (HkCzTable, alarm_skulls, "alarm-skulls", 0, 6, 1, N_("skulls on the alarm die")),
    HK_INT_FIELD (HkCzTable, goal, "goal", 0, 999, 0, N_("goal")),
    HK_STRING_FIELD (HkCzTable, goal_text, "goal-text", N_("what wins")),
    HK_ENUM_FIELD (HkCzTable, outcome, "outcome", hk_cz_outcomes, N_("outcome")),
    HK_INT_FIELD (HkCzTable, winner, "winner", -1, 5, -1, N_("winner"), .names = "players"),
    HK_STRING_FIELD (HkCzTable, reason, "reason", N_("reason")),
    HK_ENUM_FIELD (HkCzTable, cards_by, "cards-by", hk_by_words),
    HK_ENUM_FIELD (HkCzTable, dice_by, "dice-by", hk_by_words),
    HK_ENUM_FIELD (HkCzTable, components, "components", hk_values),
    HK_INT_FIELD (HkCzTable, edition, "edition", 0, HK_CZ_EDITION_PRINTED, 0),
    HK_STRV_FIELD (HkCzTable, letters, "letters"),
    HK_STRV_FIELD (HkCzTable, house_rules, "house-rules"),
  };

  hk_record_class_install_fields (HK_RECORD_CLASS (klass), fields, G_N_ELEMENTS (fields));
}

static void
hk_cz_table_init (HkCzTable *self)
{
}

/* Returns how many people play. */
int
hk_cz_table_get_n_players (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), 0);

  return hk_record_list_get_length (self->players);
}

/* Returns how many survivors there are, the dead counted in. */
int
hk_cz_table_get_n_survivors (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), 0);

  return hk_record_list_get_length (self->survivors);
}

/* Returns how many Locations the neighborhood has. */
int
hk_cz_table_get_n_locations (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), 0);

  return hk_record_list_get_length (self->locations);
}

/* Returns (nullable): the player. */
HkCzPlayer *
hk_cz_table_get_player (HkCzTable *self,
                        int       number)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_get (self->players, number);
}

/* Returns (nullable): the survivor. */
HkCzSurvivor *
hk_cz_table_get_survivor (HkCzTable *self,
                          int       number)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_get (self->survivors, number);
}

/* Returns (nullable): the Location. */
HkCzLocation *
hk_cz_table_get_location (HkCzTable *self,
                          int       number)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_get (self->locations, number);
}

/* Returns (nullable): the Encounter there. */
HkCzEncounter *
hk_cz_location_get_encounter (HkCzLocation *self,
                              int          number)
{
  g_return_val_if_fail (HK_IS_CZ_LOCATION (self), NULL);

  return hk_record_list_get (self->encounters, number);
}

/* Returns how many Encounters lie there. */
int
hk_cz_location_get_n_encounters (HkCzLocation *self)
{
  g_return_val_if_fail (HK_IS_CZ_LOCATION (self), 0);

  return hk_record_list_get_length (self->encounters);
}

/* Returns (nullable): the Loot carried. */
HkCzLoot *
hk_cz_survivor_get_loot (HkCzSurvivor *self,
                         int          number)
{
  g_return_val_if_fail (HK_IS_CZ_SURVIVOR (self), NULL);

  return hk_record_list_get (self->loot, number);
}

/* Returns the number of the first Loot of that kind; −1 none.
 * @name: (nullable): what to look for */
int
hk_cz_survivor_find_loot (HkCzSurvivor *self,
                          const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_SURVIVOR (self), -1);

  return hk_record_list_find (self->loot, G_STRUCT_OFFSET (HkCzLoot, kind), name);
}

/* Returns (nullable): what is known of Loot of that name.
 * @name: (nullable): what to look for */
HkCzGear *
hk_cz_table_find_gear (HkCzTable  *self,
                       const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->gears, G_STRUCT_OFFSET (HkCzGear, name), name);
}

/* Returns: what is known of the Loot of that name, so far nothing when it is told for the first time. */
HkCzGear *
hk_cz_table_tell_gear (HkCzTable  *self,
                       const char *name)
{
  HkCzGear *known = hk_cz_table_find_gear (self, name);
  g_autoptr (HkCzGear) gear = NULL;

  if (known != NULL)
    return known;
  gear = g_object_new (HK_TYPE_CZ_GEAR, "name", name, "deck", "residential", "type", "other", "jam", -1, "weight", -1, "loud-unknown", TRUE,
                       "source", "told", NULL);
  hk_record_list_append (self->gears, gear);
  return gear;
}

/* Returns (nullable): the face of that Encounter card.
 * @name: (nullable): what to look for */
HkCzCard *
hk_cz_table_find_card (HkCzTable  *self,
                       const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->cards, G_STRUCT_OFFSET (HkCzCard, id), name);
}

/* Returns (nullable): the effect of that Sick card.
 * @name: (nullable): what to look for */
HkCzIllness *
hk_cz_table_find_illness (HkCzTable  *self,
                          const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->illnesses, G_STRUCT_OFFSET (HkCzIllness, name), name);
}

/* Returns (nullable): the effects of that Weather card.
 * @name: (nullable): what to look for */
HkCzWeather *
hk_cz_table_find_weather (HkCzTable  *self,
                          const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return hk_record_list_lookup (self->weathers, G_STRUCT_OFFSET (HkCzWeather, id), name);
}

/* Returns the number of the first Location of that name; −1 none.
 * @name: (nullable): what to look for */
int
hk_cz_table_find_location (HkCzTable  *self,
                           const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  return hk_record_list_find (self->locations, G_STRUCT_OFFSET (HkCzLocation, name), name);
}

/* Returns the number of that home base; −1 when it is not among the Locations.
 * @base: "alpha" or "bravo" */
int
hk_cz_table_find_base (HkCzTable  *self,
                       const char *base)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  return hk_record_list_find (self->locations, G_STRUCT_OFFSET (HkCzLocation, base), base);
}

/* Returns the number of the survivor; −1 none.
 * @name: (nullable): what to look for */
int
hk_cz_table_find_survivor (HkCzTable  *self,
                           const char *name)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  return hk_record_list_find (self->survivors, G_STRUCT_OFFSET (HkCzSurvivor, name), name);
}

/* Returns the number of the Location in that hex of the neighborhood; −1 none. */
int
hk_cz_table_find_location_at (HkCzTable *self,
                              int        q,
                              int        r)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  for (int i = 0; i < hk_record_list_get_length (self->locations); i++)
    {
      HkCzLocation *location = hk_record_list_get (self->locations, i);

      if (location->q == q && location->r == r)
        return i;
    }
  return -1;
}

/* Returns (nullable): the Location of the battle. */
HkCzLocation *
hk_cz_table_get_battlefield (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), NULL);

  return self->battle == NULL ? NULL : hk_cz_table_get_location (self, self->battle->place);
}

/* Returns (nullable): the Encounter on the battlefield; %NULL without a battle. */
HkCzEncounter *
hk_cz_table_get_encounter (HkCzTable *self,
                           int        number)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (self);

  return field == NULL ? NULL : hk_cz_location_get_encounter (field, number);
}

/* Returns the name of the survivor, a question mark when there is none. */
const char *
hk_cz_table_get_survivor_name (HkCzTable *self,
                               int        survivor)
{
  HkCzSurvivor *item = hk_cz_table_get_survivor (self, survivor);

  return item == NULL || item->name == NULL ? "?" : item->name;
}

/* Returns the name of the player, a question mark when there is none. */
const char *
hk_cz_table_get_player_name (HkCzTable *self,
                             int        player)
{
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  return item == NULL || item->name == NULL ? "?" : item->name;
}

/* Returns the name of the side that is up, a question mark when there is none. */
const char *
hk_cz_table_get_location_name (HkCzTable *self,
                               int        location)
{
  HkCzLocation *item = hk_cz_table_get_location (self, location);

  return item == NULL || item->name == NULL ? "?" : item->name;
}

/* Returns the number of the Location where the first living Character of the player is; −1 none. Those whom nobody
 * leads are nobody’s group. */
int
hk_cz_table_get_player_place (HkCzTable *self,
                              int        player)
{
  int place = -1;

  g_return_val_if_fail (HK_IS_CZ_TABLE (self), -1);

  for (int i = 0; i < hk_record_list_get_length (self->survivors); i++)
    {
      HkCzSurvivor *survivor = hk_record_list_get (self->survivors, i);

      if (player < 0 || survivor->player != player || !hk_cz_survivor_is_alive (survivor))
        continue;
      if (survivor->kind == HK_CZ_SURVIVOR_CHARACTER)
        return survivor->place;
      if (place < 0)
        place = survivor->place;
    }
  return place;
}

/* Returns the phase: that of the game, or the one to which the group has come by hand. */
HkCzPhase
hk_cz_table_get_phase (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), HK_CZ_PHASE_NONE);

  return hk_table_goes_by_hand (HK_TABLE (self)) && self->outcome == HK_CZ_OUTCOME_NONE ? (HkCzPhase) hk_words_find (hk_cz_phases, HK_TABLE (self)->hand_phase)
                                                                          : self->phase;
}

/* Returns the step of the reckoning that comes next; the first one before it has begun. */
HkCzReckoning
hk_cz_table_get_reckoning_step (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), HK_CZ_RECKONING_CHIPS);

  return MAX (self->reckoning_step, HK_CZ_RECKONING_CHIPS);
}

/* Returns whether ranged attacks suffer from the dark (3 Action Phases). */
gboolean
hk_cz_table_is_night (HkCzTable *self)
{
  return hk_cz_table_get_phase (self) == HK_CZ_PHASE_NIGHT;
}

/* Returns whether that scenario is played.
 * @scenario: its id, such as "civic-duty" */
gboolean
hk_cz_table_is_scenario (HkCzTable  *self,
                         const char *scenario)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  return g_strcmp0 (self->scenario, scenario) == 0;
}

/* Returns whether the players play against each other. */
gboolean
hk_cz_table_is_competitive (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  return self->mode == HK_CZ_MODE_COMPETITIVE;
}

/* Returns whether the group rolls its dice itself. */
gboolean
hk_cz_table_rolls_by_hand (HkCzTable *self)
{
  return self->dice_by == HK_BY_HAND;
}

/* Returns whether the group draws its cards itself. */
gboolean
hk_cz_table_draws_by_hand (HkCzTable *self)
{
  return self->cards_by == HK_BY_HAND;
}

/* Returns whether the group plays it otherwise. */
gboolean
hk_cz_table_has_house_rule (HkCzTable  *self,
                            const char *id)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  return self->house_rules != NULL && g_strv_contains ((const char * const *) self->house_rules, id);
}

/* Returns whether the survivor is in play; an infected one still is. */
gboolean
hk_cz_survivor_is_alive (HkCzSurvivor *self)
{
  g_return_val_if_fail (HK_IS_CZ_SURVIVOR (self), FALSE);

  return !self->dead;
}

/* Returns whether it is an enemy; one whose face is not known counts as one (Encounters). */
gboolean
hk_cz_encounter_is_enemy (HkCzEncounter *self)
{
  g_return_val_if_fail (HK_IS_CZ_ENCOUNTER (self), FALSE);

  return self->type == NULL
         || (!g_str_equal (self->type, "ally") && !g_str_equal (self->type, "dependant") && !g_str_equal (self->type, "fire"));
}

/* Returns whether it has to be eradicated before the group can regroup: it is turned up, an enemy, not quarantined
 * and not behind a fence (Placing Encounters, Zone Dividers). */
gboolean
hk_cz_encounter_is_dangerous (HkCzEncounter *self)
{
  return hk_cz_encounter_is_enemy (self) && self->revealed && !self->locked && !self->behind_fence;
}

/* Returns (nullable): the zones of the battlefield; a horde is always fought outside, in three zones without
 * dividers (book, The Horde). */
const char *
hk_cz_battle_get_layout (HkCzTable *table)
{
  HkCzLocation *field = hk_cz_table_get_battlefield (table);

  g_return_val_if_fail (HK_IS_CZ_TABLE (table), NULL);

  if (table->battle != NULL && table->battle->horde)
    return "ooo";
  return field == NULL ? NULL : field->layout;
}

/* Returns whether the zone is outside; the first zone is taken to be when the layout is not known.
 * @zone: 0 to 3 */
gboolean
hk_cz_battle_is_outside (HkCzTable *table,
                         int        zone)
{
  const char *layout = hk_cz_battle_get_layout (table);

  return layout == NULL ? zone <= 1 : hk_cz_layout_is_outside (layout, zone);
}
