/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-act.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/battle/hk-cz-human.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/state/hk-cz-dice.h"
#include "games/card-z/state/hk-cz-layout.h"
#include "hk-cz-decks.h"
#include "hk-cz-hordes.h"
#include "hk-cz-scout.h"

/* What the group draws, lays out and finds out itself: Encounters, and what Locations are like. */

#define MOST_LAID 30

static const char * const types[] = { "zombie", "fast", "slow", "rigored", "dog", "human-enemies", "ally", "dependant", "fire", NULL };

/* Where Encounters are laid: where it is told, where the battle is, or where the group of the current player stands. */
static int
read_place (HkCzTable *self,
            HkMove    *move,
            GError   **error)
{
  const int place = hk_move_has (move, "place") ? hk_move_get_int (move, "place", -1)
                    : self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, MAX (0, self->current_player));

  if (hk_cz_table_get_location (self, place) == NULL)
    {
      hk_move_ask (move, "place", error, _("Which Location?"));
      return -1;
    }
  return place;
}

/* What the move tells of a card that was not known is kept, here and in the pack. */
static void
learn_card (HkCzTable     *self,
            HkMove        *move,
            HkCzEncounter *encounter)
{
  g_autoptr (HkCzCard) card = NULL;

  if (!hk_move_has (move, "card") || encounter->type == NULL || hk_cz_table_find_card (self, encounter->id) != NULL)
    return;
  card = g_object_new (HK_TYPE_CZ_CARD, "id", encounter->id, "type", encounter->type, "name", encounter->name, "zone", MAX (1, encounter->zone),
                       "hex", encounter->hex, "helmet", encounter->helmet, "distracted", encounter->distracted,
                       "loot", encounter->carries_loot, "source", "told", NULL);
  hk_record_list_append (self->cards, card);
  hk_cz_pack_learn (move, "encounter", card);
}

/* Gives an Encounter the face that the move tells. */
static gboolean
tell_face (HkCzTable     *self,
           HkMove        *move,
           HkCzEncounter *encounter,
           GError       **error)
{
  const char *id = hk_move_get_string (move, "card");
  HkCzCard *card = id == NULL ? NULL : hk_cz_table_find_card (self, id);

  if (id != NULL)
    hk_record_set_string (encounter, &encounter->id, id);
  if (card != NULL)
    {
      if (self->encounter_deck != NULL && !hk_deck_take (self->encounter_deck, id, NULL))
        hk_deck_take_discard (self->encounter_deck, id, NULL);
      hk_cz_encounter_set_face (encounter, card);
    }
  if (hk_move_has (move, "type"))
    hk_record_set_string (encounter, &encounter->type, hk_move_get_string (move, "type"));
  if (hk_move_has (move, "name"))
    hk_record_set_string (encounter, &encounter->name, hk_move_get_string (move, "name"));
  if (hk_move_has (move, "zone"))
    hk_record_set_int (encounter, &encounter->zone, hk_move_get_int (move, "zone", 1));
  if (hk_move_has (move, "hex"))
    hk_record_set_string (encounter, &encounter->hex, hk_move_get_string (move, "hex"));
  if (hk_move_has (move, "helmet"))
    hk_record_set_boolean (encounter, &encounter->helmet, hk_move_get_boolean (move, "helmet", FALSE));
  if (hk_move_has (move, "distracted"))
    hk_record_set_boolean (encounter, &encounter->distracted, hk_move_get_boolean (move, "distracted", FALSE));
  if (hk_move_has (move, "loot"))
    hk_record_set_boolean (encounter, &encounter->carries_loot, hk_move_get_boolean (move, "loot", FALSE));
  learn_card (self, move, encounter);
  if (id != NULL && encounter->type == NULL)
    return hk_move_ask (move, "type", error, _("What does the card %s show?"), id);
  return TRUE;
}

/* The card Human Enemies! that is grouped now: one that lies there as soon as all that was rolled lies there, as the two closest
 * Zombies may be drawn after it (book, Human Enemies!). One in a journal that says nothing of it was grouped at once. Returns −1 for none. */
static int
read_group (HkMove       *move,
            HkCzLocation *location,
            int           last)
{
  HkCzEncounter *encounter = hk_cz_location_get_encounter (location, last);
  const int at_once = encounter != NULL && encounter->revealed && g_strcmp0 (encounter->type, "human-enemies") == 0 ? last : -1;
  const int n = hk_cz_location_get_n_encounters (location);
  int card = -1;

  for (int i = 0; n >= location->rolled && card < 0 && (encounter = hk_cz_location_get_encounter (location, i)) != NULL; i++)
    if (encounter->revealed && g_strcmp0 (encounter->type, "human-enemies") == 0)
      card = i;
  if (card != at_once && !hk_move_has (move, "with") && !hk_move_is_replay (move))
    json_object_set_int_member (hk_move_get_params (move), "group", card);
  return hk_move_get_int (move, "group", at_once);
}

/* After something has been turned up: a battlefield is set up, Human Enemies are grouped, friends join. */
static gboolean
settle (HkCzTable *self,
        HkMove    *move,
        int        place,
        int        last,
        GError   **error)
{
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  HkCzPlayer *player = hk_cz_table_get_player (self, self->current_player);
  const int humans = read_group (move, location, last);

  hk_record_set_boolean (location, &location->laid, location->laid || (location->rolled > 0 && hk_cz_location_get_n_encounters (location) >= location->rolled));
  if (player != NULL && self->battle == NULL && hk_cz_table_get_player_place (self, self->current_player) == place
      && hk_cz_table_has_danger (self, place))
    {
      hk_cz_battle_begin (self, move, place, player->retreated ? HK_CZ_BATTLE_TO_THE_DEATH : HK_CZ_BATTLE_PLAIN);
      hk_record_set_boolean (player, &player->scouted, TRUE);
    }
  if (humans >= 0 && self->battle != NULL && self->battle->place == place)
    return hk_cz_table_group_humans (self, move, humans, error);
  if (player != NULL && hk_cz_location_get_n_encounters (location) >= location->rolled
      && hk_cz_table_get_player_place (self, self->current_player) == place)
    hk_cz_table_welcome_friends (self, move, place, self->current_player);
  return TRUE;
}

static gboolean
apply_lay (HkTable *table,
           HkMove  *move,
           GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int place = read_place (self, move, error);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const int count = hk_move_get_int (move, "count", 1);

  if (place < 0)
    return FALSE;
  if (count > 1 && hk_move_has (move, "card"))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A card is laid out once."));
  for (int i = 0; i < count; i++)
    {
      g_autoptr (HkCzEncounter) encounter = g_object_new (HK_TYPE_CZ_ENCOUNTER, "zone", 1, NULL);

      if (!tell_face (self, move, encounter, error))
        return FALSE;
      hk_record_set_boolean (encounter, &encounter->horde, self->battle != NULL && self->battle->horde && self->battle->place == place);
      if (encounter->zone == 0 && self->battle != NULL)
        hk_record_set_int (encounter, &encounter->arrived, self->battle->round);
      hk_record_list_append (location->encounters, encounter);
      if (encounter->type != NULL && !hk_move_get_boolean (move, "face-down", FALSE))
        hk_cz_table_reveal (self, move, place, hk_cz_location_get_n_encounters (location) - 1);
    }
  hk_cz_location_mark_encounters (location);
  if (self->battle != NULL && self->battle->horde && self->battle->place == place)
    hk_cz_table_mark_horde (self, place);
  if (self->battle != NULL && self->battle->place == place && self->battle->drawn > 0)
    hk_record_set_int (self->battle, &self->battle->drawn, MAX (0, self->battle->drawn - count));
  hk_move_log (move, ngettext ("%d Encounter is laid out at %s.", "%d Encounters are laid out at %s.", count), count,
               location->name);
  return settle (self, move, place, hk_cz_location_get_n_encounters (location) - 1, error);
}

static gboolean
apply_reveal (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int place = read_place (self, move, error);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  const int number = hk_move_get_int (move, "encounter", -1);
  HkCzEncounter *encounter = place < 0 ? NULL : hk_cz_location_get_encounter (location, number);

  if (place < 0)
    return FALSE;
  if (encounter == NULL || encounter->revealed)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, encounter == NULL ? _("There is no such Encounter.") : _("The Encounter is turned up already."));
  if (encounter->type != NULL && !hk_cz_table_sees_zone (self, place, encounter->zone)
      && !hk_move_require_rule (move, "card-z/battlefield.placing", error,
                                _("It lies behind a wall and stays face down until survivors go past it.")))
    return FALSE;
  if (!tell_face (self, move, encounter, error))
    return FALSE;
  if (encounter->type == NULL)
    return hk_move_ask (move, "type", error, _("What does the card show?"));
  hk_move_log (move, _("An Encounter at %s is turned up: %s."), location->name, hk_cz_type_get_title (encounter->type));
  hk_cz_table_reveal (self, move, place, number);
  return settle (self, move, place, number, error);
}

static gboolean
apply_move_location (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int number = hk_move_get_int (move, "location", -1);
  HkCzLocation *location = hk_cz_table_get_location (self, number);
  const int q = hk_move_get_int (move, "q", 0);
  const int r = hk_move_get_int (move, "r", 0);
  HkCzLocation *other = hk_cz_table_get_location (self, hk_cz_table_find_location_at (self, q, r));

  if (location == NULL)
    return hk_move_ask (move, "location", error, _("Which Location?"));
  if (other != NULL)
    {
      hk_record_set_int (other, &other->q, location->q);
      hk_record_set_int (other, &other->r, location->r);
    }
  hk_record_set_int (location, &location->q, q);
  hk_record_set_int (location, &location->r, r);
  if (other != NULL && other != location)
    /* Translators: %s: a Location; %s: a Location. */
    hk_move_log (move, _("%s and %s change places."), location->name, other->name);
  else
    hk_move_log (move, _("%s lies elsewhere now."), location->name);
  return TRUE;
}

static gboolean
check_told (HkMove  *move,
            GError **error)
{
  static const char * const rolls[] = { "encounters", "reward", "reverse-encounters" };
  static const char * const layouts[] = { "layout", "reverse-layout" };
  HkCzRoll roll;

  if (hk_move_has (move, "name") && hk_move_get_string (move, "name")[0] == '\0')
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("A Location needs a name."));
  for (guint i = 0; i < G_N_ELEMENTS (rolls); i++)
    if (hk_move_has (move, rolls[i]) && !hk_cz_roll_parse (hk_move_get_string (move, rolls[i]), &roll, error))
      return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    if (hk_move_has (move, layouts[i]) && !hk_cz_layout_check (hk_move_get_string (move, layouts[i]), error))
      return FALSE;
  return TRUE;
}

static gboolean
apply_tell_location (HkTable *table,
                     HkMove  *move,
                     GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int place = read_place (self, move, error);
  HkCzLocation *location = hk_cz_table_get_location (self, place);
  static const struct
  {
    const char *param;
    gsize       member;
  } texts[] = {
    { "name", G_STRUCT_OFFSET (HkCzLocation, name) },
    { "layout", G_STRUCT_OFFSET (HkCzLocation, layout) },
    { "encounters", G_STRUCT_OFFSET (HkCzLocation, encounter_roll) },
    { "reward", G_STRUCT_OFFSET (HkCzLocation, reward_roll) },
    { "reward-deck", G_STRUCT_OFFSET (HkCzLocation, reward_deck) },
    { "resource", G_STRUCT_OFFSET (HkCzLocation, resource) },
    { "base", G_STRUCT_OFFSET (HkCzLocation, base) },
    { "reverse", G_STRUCT_OFFSET (HkCzLocation, reverse) },
    { "reverse-layout", G_STRUCT_OFFSET (HkCzLocation, reverse_layout) },
    { "reverse-encounters", G_STRUCT_OFFSET (HkCzLocation, reverse_roll) },
    { "reverse-resource", G_STRUCT_OFFSET (HkCzLocation, reverse_resource) },
  };

  if (location == NULL || !check_told (move, error))
    return FALSE;
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      const char *text = hk_move_get_string (move, texts[i].param);

      if (text != NULL)
        hk_record_set_string (location, G_STRUCT_MEMBER_P (location, texts[i].member), text[0] == '\0' || g_str_equal (text, "none") ? NULL : text);
    }
  if (hk_move_has (move, "name"))
    hk_cz_pack_fill_printed (location, self->edition >= HK_CZ_EDITION_PRINTED);
  if (hk_move_has (move, "cache"))
    {
      hk_record_set_boolean (location, &location->cache, hk_move_get_boolean (move, "cache", FALSE));
      hk_record_set_boolean (location, &location->side_unknown, FALSE);
    }
  if (hk_move_has (move, "garden"))
    hk_record_set_boolean (location, &location->garden, hk_move_get_boolean (move, "garden", FALSE));
  hk_record_set_string (location, &location->source, "told");
  hk_cz_table_reveal_zones (self, move, place, self->battle != NULL && self->battle->place == place && self->battle->started ? self->battle->zone : 0);
  hk_move_log (move, _("The group tells what %s is like."), location->name);
  if (location->cache)
    hk_cz_pack_learn (move, "location", location);
  return TRUE;
}

#define FACE_PARAMS \
  { "card", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Which card it is"), N_("Card") }, \
  { "type", HK_PARAM_STRING, FALSE, 0, 0, types, N_("What it is"), N_("Type") }, \
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of a human"), N_("Name") }, \
  { "zone", HK_PARAM_INT, FALSE, 0, 3, NULL, N_("The zone on the card; 0 for the edge"), N_("Zone") }, \
  { "hex", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The letter on the card"), N_("Hex") }, \
  { "helmet", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it wears a helmet"), N_("Wears a helmet") }, \
  { "distracted", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is distracted"), N_("Distracted") }, \
  { "loot", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it carries Loot"), N_("Loot") }, \
  { "with", HK_PARAM_INTS, FALSE, 0, 99, NULL, N_("The Zombies that Human Enemies are grouped with"), N_("With whom") }, \
  { "names", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Human Enemies that were drawn"), N_("Cards drawn by hand") }, \
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The Location; that of the battle or of the group when left out"), N_("Location"), "locations" }

#define GROUP_PARAM \
  { "group", HK_PARAM_INT, FALSE, -1, 99, NULL, N_("The card Human Enemies! that is grouped now; −1 none"), NULL }

static const HkParamSpec lay_params[] = {
  FACE_PARAMS,
  GROUP_PARAM,
  { "count", HK_PARAM_INT, FALSE, 1, MOST_LAID, NULL, N_("How many of them; one when left out"), N_("How many") },
  { "face-down", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it stays face down"), N_("Face down") },
};

static const HkParamSpec reveal_params[] = {
  { "encounter", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which Encounter there"), N_("Encounter") },
  FACE_PARAMS,
  GROUP_PARAM,
};

static const HkParamSpec move_location_params[] = {
  { "location", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which Location"), N_("Location"), "locations" },
  { "q", HK_PARAM_INT, TRUE, -20, 20, NULL, N_("Column of the hex"), N_("Column of the hex") },
  { "r", HK_PARAM_INT, TRUE, -20, 20, NULL, N_("Row of the hex"), N_("Row of the hex") },
};

static const char * const decks[] = { "none", "residential", "commercial", NULL };
static const char * const resources[] = { "none", "hunting", "fishing", "trapping", NULL };
static const char * const bases[] = { "none", "alpha", "bravo", NULL };

static const HkParamSpec tell_location_params[] = {
  { "place", HK_PARAM_INT, TRUE, 0, 99, NULL, N_("Which Location"), N_("Location"), "locations" },
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of the side that is up"), N_("Name") },
  { "cache", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether that side is a Cache"), N_("The Cache side is up") },
  { "base", HK_PARAM_STRING, FALSE, 0, 0, bases, N_("Whose home base it is"), N_("Home base") },
  { "layout", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Its zones: o outside, i inside, | a wall, : a fence, such as oo|i"), N_("Zones, such as oo|i") },
  { "encounters", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Its scout roll, such as 2d6-2"), N_("Scout roll, such as d6-1") },
  { "reward", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("Its reward roll"), N_("Reward roll, such as d6") },
  { "reward-deck", HK_PARAM_STRING, FALSE, 0, 0, decks, N_("The Loot of its reward"), N_("Reward from") },
  { "garden", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it has a garden"), N_("It has a garden") },
  { "resource", HK_PARAM_STRING, FALSE, 0, 0, resources, N_("Its resource"), N_("Resource") },
  { "reverse", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name of the other side"), N_("Name of the other side") },
  { "reverse-layout", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The zones of the other side"), N_("Zones of the other side") },
  { "reverse-encounters", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The scout roll of the other side"), N_("Scout roll of the other side") },
  { "reverse-resource", HK_PARAM_STRING, FALSE, 0, 0, resources, N_("The resource of the other side"), N_("Resource of the other side") },
};

const HkMoveSpec hk_cz_map_moves[] = {
  { "lay", N_("Lay Out Encounters"), "card-z/battlefield.placing", lay_params, G_N_ELEMENTS (lay_params), apply_lay },
  { "reveal", N_("Turn an Encounter Up"), "card-z/battlefield.placing", reveal_params, G_N_ELEMENTS (reveal_params), apply_reveal },
  { "move-location", N_("Move a Location"), "card-z/ruling.patterns", move_location_params, G_N_ELEMENTS (move_location_params), apply_move_location },
  { "tell-location", N_("Say What a Location Is Like"), "card-z/location.description", tell_location_params, G_N_ELEMENTS (tell_location_params), apply_tell_location },
};

const guint hk_cz_n_map_moves = G_N_ELEMENTS (hk_cz_map_moves);
