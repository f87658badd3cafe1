/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/team/hk-cz-count.h"
#include "hk-cz-day.h"
#include "hk-cz-decks.h"

/* The day: its Weather and its phases (Game Turn). */

static const char * const weather_members[] = {
  "dawn-melee", "dawn-close", "dawn-medium", "dawn-long", "day-melee", "day-close", "day-medium", "day-long",
  "night-melee", "night-close", "night-medium", "night-long", "dawn-rain", "day-rain", "night-rain",
};

/* Returns whether the Weather of the day brings rain in this phase. */
gboolean
hk_cz_table_is_raining (HkCzTable *self)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (self->weather == NULL)
    return FALSE;
  if (hk_cz_table_get_phase (self) == HK_CZ_PHASE_DAWN)
    return self->weather->dawn_rain;
  return hk_cz_table_get_phase (self) == HK_CZ_PHASE_DAY ? self->weather->day_rain : hk_cz_table_is_night (self) && self->weather->night_rain;
}

/* Returns what the Weather adds to a roll to hit in an outside zone in this phase (Weather); 0 when it is not drawn. */
int
hk_cz_table_get_weather_modifier (HkCzTable *self,
                                  HkCzRange  range)
{
  const HkCzWeather *weather = self->weather;
  const HkCzPhase phase = hk_cz_table_get_phase (self);

  if (weather == NULL || range == HK_CZ_RANGE_OUT)
    return 0;
  if (phase == HK_CZ_PHASE_DAWN)
    return (const int[]) { weather->dawn_melee, weather->dawn_close, weather->dawn_medium, weather->dawn_long }[range];
  if (phase == HK_CZ_PHASE_DAY)
    return (const int[]) { weather->day_melee, weather->day_close, weather->day_medium, weather->day_long }[range];
  if (phase == HK_CZ_PHASE_NIGHT)
    return (const int[]) { weather->night_melee, weather->night_close, weather->night_medium, weather->night_long }[range];
  return 0;
}

/* Whether fires have to be rolled for at this dawn: only in Raging Fire, overnight, and not in the rain. */
static gboolean
must_spread (HkCzTable *self,
             HkMove    *move)
{
  return hk_cz_table_is_scenario (self, "raging-fire") && hk_cz_table_get_phase (self) == HK_CZ_PHASE_DAWN
         && !hk_cz_table_is_raining (self) && hk_cz_table_count_fires (self) > 0
         && (self->day > 1 || hk_table_follow_house_rule (HK_TABLE (self), move, "fires-first-dawn"));
}

/* @named: whether the card has a name of its own */
static void
set_weather (HkCzTable   *self,
             HkMove      *move,
             HkCzWeather *weather,
             gboolean     named)
{
  g_autoptr (HkCzWeather) copy = hk_record_copy (weather);

  if (hk_move_has (move, "left"))
    hk_record_set_int (self, &self->weathers_left, hk_move_get_int (move, "left", 0));
  else if (self->weather == NULL)
    hk_record_set_int (self, &self->weathers_left, self->weathers_left > 0 || !hk_table_follow_house_rule (HK_TABLE (self), move, "survive-reshuffled") ? MAX (0, self->weathers_left - 1)
                                                                                                           : HK_CZ_N_WEATHERS - 1);
  hk_record_set_record (self, &self->weather, copy);
  hk_record_set_boolean (self, &self->fires_spread, !must_spread (self, move));
  if (!named)
    hk_move_log (move, hk_move_get_boolean (move, "calm", FALSE) ? _("The Weather of day %d has no effect.") : _("The Weather of day %d is drawn."),
                 self->day);
  else
    hk_move_log (move, _("The Weather of day %d is %s."), self->day, weather->name == NULL ? weather->id : weather->name);
  if (hk_cz_table_is_scenario (self, "raging-fire") && hk_cz_table_is_raining (self))
    hk_move_log (move, _("It rains: no fire spreads."));
}

/* Draws the Weather from the deck, as far as its card is known. */
static gboolean
draw_weather (HkCzTable *self,
              HkMove    *move)
{
  g_autofree char *id = hk_deck_draw (self->weather_deck, hk_move_get_random_log (move), NULL);
  HkCzWeather *weather = hk_cz_table_find_weather (self, id);

  if (weather != NULL)
    set_weather (self, move, weather, TRUE);
  return weather != NULL;
}

/* Begins a phase: everybody has a scout move and a retreat move again, and nobody has hunted. */
void
hk_cz_table_begin_phase (HkCzTable *self,
                         HkMove    *move,
                         HkCzPhase  phase)
{
  g_return_if_fail (HK_IS_CZ_TABLE (self));

  hk_record_set_enum (self, &self->phase, phase);
  hk_record_set_boolean (self, &self->phase_over, FALSE);
  hk_record_set_int (self, &self->walks, 0);
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, i);

      hk_record_set_boolean (player, &player->scouted, FALSE);
      hk_record_set_boolean (player, &player->retreated, FALSE);
      hk_record_set_boolean (player, &player->done, FALSE);
      hk_record_set_int (player, &player->initiative, -1);
      hk_record_set_int (player, &player->trades, 0);
    }
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      hk_record_set_boolean (location, &location->hunted, FALSE);
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);

      hk_record_set_boolean (survivor, &survivor->hunted, FALSE);
    }
  for (int i = 0; i < hk_record_list_get_length (self->hordes); i++)
    {
      HkCzHorde *horde = hk_record_list_get (self->hordes, i);

      hk_record_set_boolean (horde, &horde->walked, FALSE);
    }
  hk_record_set_int (self, &self->current_player,
                     hk_cz_table_get_n_players (self) == 1 && phase != HK_CZ_PHASE_RECKONING ? 0 : -1);
}

/* Begins the next day at dawn and draws its Weather where the app draws. Returns whether it worked. */
gboolean
hk_cz_table_begin_day (HkCzTable *self,
                       HkMove    *move,
                       GError   **error)
{
  g_return_val_if_fail (HK_IS_CZ_TABLE (self), FALSE);

  if (self->weather != NULL && self->weather->id != NULL && self->weather_deck != NULL)
    hk_deck_discard (self->weather_deck, self->weather->id);
  hk_record_set_record (self, &self->weather, NULL);
  hk_record_set_enum (self, &self->reckoning_step, HK_CZ_RECKONING_NONE);
  hk_record_set_int (self, &self->day, MIN (99, self->day + 1));
  hk_cz_table_begin_phase (self, move, HK_CZ_PHASE_DAWN);
  hk_record_set_boolean (self, &self->fires_spread, !must_spread (self, move));
  if (hk_cz_table_app_draws (self, self->weather_deck))
    draw_weather (self, move);
  return TRUE;
}

/* Whether the move tells what the Weather does. */
static gboolean
tells_weather (HkMove *move)
{
  gboolean told = hk_move_get_boolean (move, "calm", FALSE);

  for (guint i = 0; i < G_N_ELEMENTS (weather_members); i++)
    told |= hk_move_has (move, weather_members[i]);
  return told;
}

static HkCzWeather *
read_weather (HkMove     *move,
              const char *id,
              GError    **error)
{
  g_autoptr (JsonObject) component = json_object_new ();
  const char *name = hk_move_get_string (move, "name");

  json_object_set_string_member (component, "id", id);
  json_object_set_string_member (component, "name", name == NULL || name[0] == '\0' ? id : name);
  json_object_set_string_member (component, "source", "told");
  for (guint i = 0; i < G_N_ELEMENTS (weather_members); i++)
    if (hk_move_has (move, weather_members[i]))
      json_object_set_int_member (component, weather_members[i],
                                  g_str_has_suffix (weather_members[i], "rain") ? hk_move_get_boolean (move, weather_members[i], FALSE)
                                  : hk_move_get_int (move, weather_members[i], 0));
  return hk_cz_pack_read ("weather", component, error);
}

/* Keeps what was told of a Weather card for the next time it comes, here and in the pack. */
static HkCzWeather *
keep_weather (HkCzTable   *self,
              HkMove      *move,
              HkCzWeather *taken_weather)
{
  g_autoptr (HkCzWeather) weather = taken_weather;

  hk_record_list_remove (self->weathers, hk_cz_table_find_weather (self, weather->id));
  hk_record_list_append (self->weathers, weather);
  hk_cz_pack_learn (move, "weather", weather);
  return weather;
}

/* Asks for the card, and for what it does when nobody knows it yet. */
static gboolean
ask_weather (HkMove     *move,
             const char *id,
             GError    **error)
{
  if (id == NULL)
    return hk_move_ask (move, "card", error, _("Draw a Weather card: which is it?"));
  hk_move_ask (move, "calm", error, _("%s is new: what does it add to rolls?"), id);
  for (guint i = 0; i < G_N_ELEMENTS (weather_members); i++)
    hk_move_ask_also (move, weather_members[i]);
  return FALSE;
}

/* The card that the move tells of; a card without a name is for this day alone. */
static HkCzWeather *
take_told_weather (HkCzTable  *self,
                   HkMove     *move,
                   const char *id,
                   GError    **error)
{
  g_autofree char *nameless = g_strdup_printf (_("Weather of day %d"), self->day);
  HkCzWeather *weather = read_weather (move, id == NULL ? nameless : id, error);

  return weather == NULL || id == NULL ? weather : g_object_ref (keep_weather (self, move, weather));
}

static gboolean
apply_weather (HkTable *table,
               HkMove  *move,
               GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *card = hk_move_get_string (move, "card");
  const char *id = card == NULL || card[0] == '\0' ? NULL : card;
  const char *name = hk_move_get_string (move, "name");
  HkCzWeather *known = id == NULL ? NULL : hk_cz_table_find_weather (self, id);
  g_autoptr (HkCzWeather) weather = known == NULL ? NULL : g_object_ref (known);

  if (self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("The game is over."));
  if (hk_cz_table_get_phase (self) == HK_CZ_PHASE_RECKONING && !hk_move_require_rule (move, "card-z/turn.weather", error,
                                                                         _("The Weather is drawn at dawn.")))
    return FALSE;
  if (self->weather != NULL && !hk_move_require_rule (move, "card-z/turn.weather", error,
                                                      _("The Weather of the day is drawn already.")))
    return FALSE;
  if (!tells_weather (move) && weather == NULL && (id != NULL || !hk_cz_table_app_draws (self, self->weather_deck)))
    return ask_weather (move, id, error);
  if (tells_weather (move))
    {
      g_clear_object (&weather);
      weather = take_told_weather (self, move, id, error);
      if (weather == NULL)
        return FALSE;
    }
  if (self->weather != NULL && self->weather_deck != NULL)
    hk_deck_discard (self->weather_deck, self->weather->id);
  if (weather == NULL && !draw_weather (self, move))
    return ask_weather (move, NULL, error);
  if (weather != NULL)
    {
      if (self->weather_deck != NULL)
        hk_deck_take (self->weather_deck, weather->id, NULL);
      set_weather (self, move, weather, id != NULL || (name != NULL && name[0] != '\0'));
    }
  hk_cz_table_check_end (self, move);
  return TRUE;
}

#define MODIFIER(name, summary, title) { name, HK_PARAM_INT, FALSE, -9, 9, NULL, summary, title }
#define RAIN(name, summary, title) { name, HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, summary, title }

static const HkParamSpec weather_params[] = {
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The card that the group has drawn; by the app when left out"), N_("Card") },
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What to call it"), N_("What to call it") },
  { "calm", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a card that is not known changes nothing"), N_("No effect today") },
  { "left", HK_PARAM_INT, FALSE, 0, HK_CZ_N_WEATHERS, NULL, N_("Weather cards that are left in the deck then; one less than before when left out"), N_("Weather cards left") },
  MODIFIER ("dawn-melee", N_("What it adds in melee at dawn"), N_("Melee at dawn")),
  MODIFIER ("dawn-close", N_("What it adds at close range at dawn"), N_("Close range at dawn")),
  MODIFIER ("dawn-medium", N_("What it adds at medium range at dawn"), N_("Medium range at dawn")),
  MODIFIER ("dawn-long", N_("What it adds at long range at dawn"), N_("Long range at dawn")),
  MODIFIER ("day-melee", N_("What it adds in melee at day"), N_("Melee at day")),
  MODIFIER ("day-close", N_("What it adds at close range at day"), N_("Close range at day")),
  MODIFIER ("day-medium", N_("What it adds at medium range at day"), N_("Medium range at day")),
  MODIFIER ("day-long", N_("What it adds at long range at day"), N_("Long range at day")),
  MODIFIER ("night-melee", N_("What it adds in melee at night"), N_("Melee at night")),
  MODIFIER ("night-close", N_("What it adds at close range at night"), N_("Close range at night")),
  MODIFIER ("night-medium", N_("What it adds at medium range at night"), N_("Medium range at night")),
  MODIFIER ("night-long", N_("What it adds at long range at night"), N_("Long range at night")),
  RAIN ("dawn-rain", N_("Whether it rains at dawn"), N_("Rain at dawn")),
  RAIN ("day-rain", N_("Whether it rains at day"), N_("Rain at day")),
  RAIN ("night-rain", N_("Whether it rains at night"), N_("Rain at night")),
};

const HkMoveSpec hk_cz_weather_moves[] = {
  { "weather", N_("Draw the Weather"), "card-z/turn.weather", weather_params, G_N_ELEMENTS (weather_params), apply_weather },
};

const guint hk_cz_n_weather_moves = G_N_ELEMENTS (hk_cz_weather_moves);
