/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/content/hk-component.h"
#include "core/content/hk-content.h"
#include "core/moves/hk-setup.h"
#include "core/record/hk-error.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "games/card-z/neighborhood/hk-cz-hordes.h"
#include "games/card-z/neighborhood/hk-cz-map.h"
#include "games/card-z/reckoning/hk-cz-place-moves.h"
#include "games/card-z/team/hk-cz-characters.h"
#include "hk-cz-pack.h"
#include "hk-cz-scenario.h"
#include "hk-cz-setup.h"

/* Laying out the neighborhood and the decks (Tabletop Setup). */

static void
add_players (HkCzTable *self,
             JsonArray *players)
{
  for (guint i = 0; i < json_array_get_length (players); i++)
    {
      JsonObject *object = json_array_get_object_element (players, i);
      g_autofree char *name = hk_setup_get_name (object);
      g_autoptr (HkCzPlayer) player = NULL;

      player = g_object_new (HK_TYPE_CZ_PLAYER, "name", name,
                             "colour", json_object_get_string_member_with_default (object, "colour", NULL), NULL);
      hk_record_list_append (self->players, player);
    }
}

/* How it is played when nobody says it: alone solo, together where the scenario allows it. */
static HkCzMode
choose_mode (const HkCzScenario *scenario,
             guint               n_players)
{
  if (n_players == 1 && scenario->solo != NULL)
    return HK_CZ_MODE_SOLO;
  return scenario->co_op != NULL ? HK_CZ_MODE_CO_OP : scenario->competitive != NULL ? HK_CZ_MODE_COMPETITIVE : HK_CZ_MODE_SOLO;
}

static gboolean
read_options (HkCzTable *self,
              HkMove    *move,
              GError   **error)
{
  const guint n_players = json_array_get_length (hk_move_get_array (move, "players"));
  const char *id = hk_move_has (move, "scenario") ? hk_move_get_string (move, "scenario") : "survive";
  const HkCzScenario *scenario = hk_cz_scenario_lookup (id);
  const char *pattern = hk_move_get_string (move, "pattern");
  g_autofree char *first = scenario == NULL ? NULL : g_strndup (scenario->patterns, 1);
  g_auto (GStrv) rules = hk_setup_list_house_rules (move);

  if (scenario == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no scenario “%s”."), id);
  hk_record_set_string (self, &self->scenario, id);
  hk_record_set_enum (self, &self->mode, hk_move_get_enum (move, "mode", hk_cz_modes, choose_mode (scenario, n_players)));
  hk_record_set_string (self, &self->pattern, pattern == NULL ? first : pattern);
  hk_record_set_enum (self, &self->cards_by, hk_move_get_enum (move, "cards-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->dice_by, hk_move_get_enum (move, "dice-by", hk_by_words, HK_BY_APP));
  hk_record_set_enum (self, &self->components, hk_move_get_enum (move, "components", hk_values, HK_VALUES_INVENTED));
  hk_record_set_int (self, &self->alarm_skulls, hk_move_get_int (move, "alarm-skulls", 1));
  hk_record_set_int (self, &self->goal, hk_move_get_int (move, "goal", 0));
  hk_record_set_string (self, &self->goal_text, g_str_equal (id, "own") ? hk_move_get_string (move, "goal-text") : NULL);
  hk_record_set_strv (self, &self->house_rules, (const char * const *) rules);
  if (!hk_move_is_replay (move))
    json_object_set_int_member (hk_move_get_params (move), "edition", HK_CZ_EDITION_PRINTED);
  hk_record_set_int (self, &self->edition, CLAMP (hk_move_get_int (move, "edition", 0), 0, HK_CZ_EDITION_PRINTED));
  if (self->mode == HK_CZ_MODE_SOLO ? n_players > 1 : n_players < 2)
    return hk_error_fail (error, HK_ERROR_PARAMETER, self->mode == HK_CZ_MODE_SOLO ? _("Solo is for one player.") : _("It takes two players at least to play that way."));
  return hk_cz_scenario_check (self, move, error);
}

static gboolean
take_location (JsonObject *component,
               gpointer    cards,
               GError    **error)
{
  HkCzLocation *location = hk_cz_pack_read ("location", component, error);

  if (location == NULL)
    return FALSE;
  g_ptr_array_add (cards, location);
  return TRUE;
}

static int
find_named (GPtrArray  *cards,
            const char *name)
{
  for (guint i = 0; i < cards->len; i++)
    {
      HkCzLocation *card = g_ptr_array_index (cards, i);

      if (g_strcmp0 (card->name, name) == 0)
        return (int) i;
    }
  return -1;
}

static HkCzLocation *
make_unknown (HkCzTable  *self,
              const char *name)
{
  HkCzLocation *location = g_object_new (HK_TYPE_CZ_LOCATION, "name", name, NULL);

  hk_cz_pack_fill_printed (location, self->edition >= HK_CZ_EDITION_PRINTED);
  hk_record_set_boolean (location, &location->side_unknown, !hk_cz_pack_is_printed (name));
  return location;
}

/* As many cards as the pattern has hexes: those of the pack, those that the book names, and others that nobody knows yet. */
static gboolean
gather_locations (HkCzTable  *self,
                  JsonObject *pack,
                  guint       n_spots,
                  GPtrArray  *cards,
                  GError    **error)
{
  g_auto (GStrv) names = hk_cz_pack_list_printed ();

  if (!hk_content_for_each (pack, "location", take_location, cards, error))
    return FALSE;
  for (guint i = 0; names[i] != NULL && cards->len < n_spots; i++)
    if (find_named (cards, names[i]) < 0)
      g_ptr_array_add (cards, make_unknown (self, names[i]));
  while (cards->len < n_spots)
    {
      g_autofree char *name = g_strdup_printf (_("Location %u"), cards->len + 1);

      g_ptr_array_add (cards, make_unknown (self, name));
    }
  return TRUE;
}

/* The position of the card with a role, such as "pub"; −1 none. */
static int
find_role (GPtrArray  *cards,
           const char *role)
{
  for (guint i = 0; i < cards->len; i++)
    {
      HkCzLocation *card = g_ptr_array_index (cards, i);
      g_autofree char *name = g_ascii_strdown (card->name, -1);

      if (g_strcmp0 (card->base, role) == 0 || g_str_equal (name, role))
        return (int) i;
    }
  return -1;
}

/* What the card of a role is called. */
static const char *
get_fixed_name (const char *role)
{
  static const char * const names[][2] = { { "pub", "Pub" }, { "alpha", "Alpha Base" }, { "bravo", "Bravo Base" }, { "bridge", "Bridge" } };

  for (guint i = 0; role != NULL && i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (names[i][0], role))
      return names[i][1];
  return NULL;
}

/* Lays @taken_location down. */
static void
lay (HkCzTable      *self,
     HkCzLocation   *taken_location,
     const HkCzSpot *spot)
{
  g_autoptr (HkCzLocation) location = taken_location;

  hk_record_set_int (location, &location->q, spot->q);
  hk_record_set_int (location, &location->r, spot->r);
  hk_record_set_boolean (location, &location->fixed, spot->fixed != NULL);
  hk_record_list_append (self->locations, location);
}

/* The names that the group gives, hex by hex; an empty one is dealt. */
static const char *
get_told_name (HkMove *move,
               guint   spot)
{
  JsonArray *array = hk_move_get_array (move, "locations");
  const char *name = array == NULL || spot >= json_array_get_length (array) ? NULL : json_array_get_string_element (array, spot);

  return name == NULL || name[0] == '\0' ? NULL : name;
}

/* The group deals the cards: what the pattern fixes or the setup names lies there, the other hexes are open until they are
 * named. */
static gboolean
lay_open (HkCzTable  *self,
          HkMove     *move,
          JsonObject *pack,
          GError    **error)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_object_unref);
  guint n_spots;
  const HkCzSpot *spots = hk_cz_map_list_spots (self->pattern, &n_spots);
  const gboolean own = g_str_equal (self->pattern, "own");

  if (!hk_content_for_each (pack, "location", take_location, cards, error))
    return FALSE;
  for (guint i = 0; i < cards->len; i++)
    hk_record_list_append (self->undealt, g_ptr_array_index (cards, i));
  for (guint i = 0; i < n_spots; i++)
    {
      const char *told = get_told_name (move, i);
      const char *name = told != NULL ? told : own ? NULL : get_fixed_name (spots[i].fixed);
      HkCzLocation *location = name == NULL ? NULL : hk_cz_table_make_location (self, name);

      if (location == NULL)
        {
          /* Translators: a hex whose card is not known yet, by its number */
          g_autofree char *number = g_strdup_printf (_("Hex %u"), i + 1);

          location = g_object_new (HK_TYPE_CZ_LOCATION, "name", number, "unknown", TRUE, "side-unknown", TRUE, NULL);
        }
      lay (self, location, &spots[i]);
    }
  return TRUE;
}

/* Deals the Locations onto the pattern: those that have their place go there first, the others by chance. */
static gboolean
deal_locations (HkCzTable  *self,
                HkMove     *move,
                JsonObject *pack,
                GError    **error)
{
  g_autoptr (GPtrArray) cards = g_ptr_array_new_with_free_func (g_object_unref);
  g_autofree HkCzLocation **laid = NULL;
  guint n_spots;
  const HkCzSpot *spots = hk_cz_map_list_spots (self->pattern, &n_spots);
  const gboolean own = g_str_equal (self->pattern, "own");

  if (self->cards_by == HK_BY_HAND)
    return lay_open (self, move, pack, error);
  if (!gather_locations (self, pack, n_spots, cards, error))
    return FALSE;
  hk_random_log_shuffle (hk_move_get_random_log (move), cards);
  laid = g_new0 (HkCzLocation *, n_spots);
  for (guint i = 0; i < n_spots; i++)
    {
      const char *told = get_told_name (move, i);
      const int position = told != NULL ? find_named (cards, told) : spots[i].fixed != NULL && !own ? find_role (cards, spots[i].fixed) : -1;

      if (position >= 0)
        laid[i] = g_ptr_array_steal_index (cards, (guint) position);
      else if (told != NULL)
        laid[i] = make_unknown (self, told);
    }
  for (guint i = 0; i < n_spots; i++)
    lay (self, laid[i] != NULL ? laid[i] : g_ptr_array_steal_index (cards, 0), &spots[i]);
  return TRUE;
}

/* Cards of Loot that the box holds (page 1). */
#define N_RESIDENTIAL 102
#define N_COMMERCIAL  30
#define N_FRESH       12

/* Of which decks the app leaves those to the group of which it does not know every card. It is noted among the options: games that began
 * before that go on as they began. */
typedef enum
{
  WHOLE_DECKS_NONE,
  WHOLE_DECKS_TABLE, /* true: the Weather, the Encounters and the Human Enemies */
  WHOLE_DECKS_ALL,   /* "all": the Sick and the Loot, too */
} WholeDecks;

static WholeDecks
read_whole_decks (HkMove *move)
{
  JsonNode *noted;

  if (!hk_move_is_replay (move))
    json_object_set_string_member (hk_move_get_params (move), "whole-decks", "all");
  noted = json_object_get_member (hk_move_get_params (move), "whole-decks");
  if (noted == NULL || !JSON_NODE_HOLDS_VALUE (noted))
    return WHOLE_DECKS_NONE;
  if (json_node_get_value_type (noted) == G_TYPE_STRING)
    return WHOLE_DECKS_ALL;
  return json_node_get_boolean (noted) ? WHOLE_DECKS_TABLE : WHOLE_DECKS_NONE;
}

/* A deck that the app draws from. One that it does not know whole is empty and stays so: what is told of it comes back to
 * the group’s own.
 * @size: cards that the box holds of it (page 1)
 * @left: whether it is left to the group where the app does not know every card */
static void
make_drawn_deck (HkCzTable  *self,
                 HkDeck    **member,
                 const char *name,
                 GPtrArray  *ids,
                 guint       size,
                 gboolean    left,
                 HkMove     *move)
{
  const gboolean whole = ids->len >= size || !left;

  if (!whole)
    g_ptr_array_set_size (ids, 0);
  hk_setup_make_deck (self, member, name, whole, ids, move);
}

/* The cards of one deck of Loot, as many of each kind as the pack says. */
static void
make_loot_deck (HkCzTable  *self,
                HkDeck    **member,
                const char *name,
                const char *deck,
                JsonObject *pack,
                guint       size,
                gboolean    left,
                HkMove     *move)
{
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();

  for (int i = 0; i < hk_record_list_get_length (self->gears); i++)
    {
      HkCzGear *gear = hk_record_list_get (self->gears, i);
      JsonObject *component = hk_component_find (pack, "loot", "name", gear->name);
      const gint64 copies = component == NULL ? 0 : json_object_get_int_member_with_default (component, "copies", 1);

      for (gint64 j = 0; g_strcmp0 (gear->deck, deck) == 0 && j < MIN (copies, 40); j++)
        g_ptr_array_add (ids, gear->name);
    }
  make_drawn_deck (self, member, name, ids, size, left, move);
}

static void
make_decks (HkCzTable  *self,
            HkMove     *move,
            JsonObject *pack)
{
  const WholeDecks whole = read_whole_decks (move);
  g_autoptr (GPtrArray) weathers = g_ptr_array_new ();
  g_autoptr (GPtrArray) encounters = g_ptr_array_new ();
  g_autoptr (GPtrArray) humans = g_ptr_array_new ();
  g_autoptr (GPtrArray) sick = g_ptr_array_new ();

  for (int i = 0; i < hk_record_list_get_length (self->weathers); i++)
    {
      HkCzWeather *weather = hk_record_list_get (self->weathers, i);

      g_ptr_array_add (weathers, weather->id);
    }
  for (int i = 0; i < hk_record_list_get_length (self->cards); i++)
    {
      HkCzCard *card = hk_record_list_get (self->cards, i);

      g_ptr_array_add (g_str_equal (card->type, "human") ? humans : encounters, card->id);
    }
  for (int i = 0; i < hk_record_list_get_length (self->illnesses); i++)
    {
      HkCzIllness *illness = hk_record_list_get (self->illnesses, i);

      g_ptr_array_add (sick, illness->name);
    }
  make_drawn_deck (self, &self->weather_deck, N_("the Weather"), weathers, HK_CZ_N_WEATHERS, whole >= WHOLE_DECKS_TABLE, move);
  make_drawn_deck (self, &self->encounter_deck, N_("the Encounter Deck"), encounters, HK_CZ_N_ENCOUNTERS, whole >= WHOLE_DECKS_TABLE, move);
  make_drawn_deck (self, &self->human_deck, N_("the Human Enemies"), humans, HK_CZ_N_HUMANS, whole >= WHOLE_DECKS_TABLE, move);
  make_drawn_deck (self, &self->sick_deck, N_("the Sick Deck"), sick, HK_CZ_N_SICK, whole >= WHOLE_DECKS_ALL, move);
  make_loot_deck (self, &self->residential_deck, N_("the Residential Loot"), "residential", pack, N_RESIDENTIAL, whole >= WHOLE_DECKS_ALL, move);
  make_loot_deck (self, &self->commercial_deck, N_("the Commercial Loot"), "commercial", pack, N_COMMERCIAL, whole >= WHOLE_DECKS_ALL, move);
  make_loot_deck (self, &self->fresh_deck, N_("the Fresh Food"), "fresh", pack, N_FRESH, whole >= WHOLE_DECKS_ALL, move);
}

/* The home base of a player: the one that the group tells, or Alpha Base and Bravo Base in turn. −1 when it is not there, or
 * when the group has still to show it. */
static int
find_home (HkCzTable *self,
           HkMove    *move,
           int        player)
{
  JsonArray *told = hk_move_get_array (move, "bases");
  const char *name = told == NULL || (guint) player >= json_array_get_length (told) ? NULL : json_array_get_string_element (told, (guint) player);
  const char *base = name != NULL ? name : player % 2 == 0 ? "alpha" : "bravo";
  HkCzPlayer *item = hk_cz_table_get_player (self, player);

  hk_record_set_string (item, &item->home, base);
  for (int i = 0; i < hk_cz_table_get_n_locations (self); i++)
    {
      HkCzLocation *location = hk_cz_table_get_location (self, i);

      if (g_strcmp0 (location->base, base) == 0 || g_strcmp0 (location->name, base) == 0)
        return i;
    }
  return name != NULL || hk_cz_table_find_open (self) >= 0 ? -1 : 0;
}

/* Everybody starts at the home base, which is safe. */
static gboolean
place_players (HkCzTable *self,
               HkMove    *move,
               GError   **error)
{
  for (int i = 0; i < hk_cz_table_get_n_players (self); i++)
    {
      HkCzPlayer *player = hk_cz_table_get_player (self, i);
      HkCzLocation *home;

      hk_record_set_int (player, &player->base, find_home (self, move, i));
      home = hk_cz_table_get_location (self, player->base);
      if (home == NULL && hk_cz_table_find_open (self) >= 0)
        continue;
      if (home == NULL)
        return hk_error_fail (error, HK_ERROR_PARAMETER, _("The home base of %s is not among the Locations."), player->name);
      hk_record_set_boolean (home, &home->safe, TRUE);
    }
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *survivor = hk_cz_table_get_survivor (self, i);
      HkCzPlayer *player = hk_cz_table_get_player (self, survivor->player);

      hk_record_set_int (survivor, &survivor->place, player->base);
    }
  return TRUE;
}

/* The horde starts on the Pub (The Horde), unless that makes way for the Gas Station (ruling.no-pub). */
static void
place_horde (HkCzTable *self,
             HkMove    *move)
{
  const int pub = hk_cz_table_find_location (self, "Pub");

  if (pub >= 0 && !hk_cz_table_is_scenario (self, "raging-fire") && !hk_cz_table_is_scenario (self, "home-run")
      && hk_move_get_boolean (move, "horde", TRUE))
    hk_cz_table_add_horde (self, move, pub);
}

static void
tell (HkCzTable *self,
      HkMove    *move)
{
  const HkCzScenario *scenario = hk_cz_scenario_lookup (self->scenario);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  g_auto (GStrv) names = NULL;
  g_autofree char *team = NULL;

  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    if (hk_cz_table_get_survivor (self, i)->player >= 0)
      g_strv_builder_add (builder, hk_cz_table_get_survivor_name (self, i));
  names = g_strv_builder_end (builder);
  team = g_strjoinv (", ", names);
  /* Translators: %s: a scenario; %s: the names of those who play. */
  hk_move_log (move, _("%s begins: %s."), _(scenario->title), team);
  if (self->components == HK_VALUES_INVENTED)
    hk_move_log (move, _("The values of cards are invented; they are not those of your box."));
}

/* Lays out the neighborhood of a scenario, its decks and its Characters, and begins the first day. What the pack
 * does not know stays open until the group tells it. Returns whether it worked.
 * @table: a table with nothing on it */
gboolean
hk_cz_table_setup (HkTable *table,
                   HkMove  *move,
                   GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  JsonObject *pack;
  int each;

  if (!read_options (self, move, error))
    return FALSE;
  pack = hk_setup_get_pack (move, HK_CZ_GAME, self->components);
  each = hk_move_get_int (move, "characters-per-player", hk_cz_scenario_lookup (self->scenario)->characters);
  add_players (self, hk_move_get_array (move, "players"));
  if (!hk_cz_pack_apply (self, move, pack, error) || !deal_locations (self, move, pack, error)
      || !hk_cz_characters_choose (self, move, pack, each, error))
    return FALSE;
  make_decks (self, move, pack);
  if (!hk_cz_characters_equip (self, move, pack, error) || !place_players (self, move, error))
    return FALSE;
  tell (self, move);
  place_horde (self, move);
  return hk_cz_scenario_lay_out (self, move, error) && hk_cz_table_begin_day (self, move, error);
}

static const char * const scenarios[] = {
  "home-run", "rescue-911", "survive", "civic-duty", "raging-fire", "mission-from-god", "horde-annihilation", "pub-run",
  "zombie-count", "loot-count", "own", NULL
};
static const char * const patterns[] = { "a", "b", "c", "own", NULL };

const HkParamSpec hk_cz_setup_options[] = {
  { "scenario", HK_PARAM_STRING, FALSE, 0, 0, scenarios, N_("The scenario; Survive when left out"), N_("Scenario") },
  { "mode", HK_PARAM_STRING, FALSE, 0, 0, hk_cz_modes, N_("Solo, co-operative or competitive"), N_("How it is played") },
  { "pattern", HK_PARAM_STRING, FALSE, 0, 0, patterns, N_("The map pattern; the first that fits the scenario when left out"), N_("Map") },
  { "characters-per-player", HK_PARAM_INT, FALSE, 1, 4, NULL, N_("Characters of each player; as the scenario has it when left out"), N_("Characters of each player") },
  { "characters", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("The Characters: names, or name and when needed player, move, push, carry, skills, heroic and loot of each; by chance when left out"), N_("Characters") },
  { "bases", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The home base of each player: alpha, bravo or the name of a Location"), N_("Home bases") },
  { "locations", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("The Locations hex by hex, row after row; an empty name is dealt by chance"), N_("Locations") },
  { "horde", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether a horde starts on the Pub; true when left out"), N_("Horde at the Pub") },
  { "goal", HK_PARAM_INT, FALSE, 0, 999, NULL, N_("A number that the scenario needs, such as Dependants to rescue"), N_("Goal") },
  { "goal-text", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What wins a scenario of your own, in your words"), N_("What wins") },
  { "alarm-skulls", HK_PARAM_INT, FALSE, 0, 6, NULL, N_("How many faces of the red die show the skull; one when left out"), N_("Skulls on the red die") },
  { "components", HK_PARAM_STRING, FALSE, 0, 0, hk_values, N_("Where values that the rulebook does not print come from"), N_("Values") },
  { "pack", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("The components of the owner’s pack, as lists by their kind"), N_("Box") },
  { "cards-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group draws cards"), N_("Cards") },
  { "dice-by", HK_PARAM_STRING, FALSE, 0, 0, hk_by_words, N_("Whether the app or the group rolls dice"), N_("Dice") },
  { "whole-decks", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("Whether the app leaves decks to the group of which it does not know every card; the app notes it when a game begins"), N_("Whole decks") },
  { "edition", HK_PARAM_ANY, FALSE, 0, 0, NULL, N_("What the app knows of cards; it notes that when a game begins, and older games go on as they began"), N_("Edition") },
  { "house", HK_PARAM_OBJECT, FALSE, 0, 0, NULL, N_("House rules by their id, each true or false"), N_("House rules") },
};

const guint hk_cz_n_setup_options = G_N_ELEMENTS (hk_cz_setup_options);
