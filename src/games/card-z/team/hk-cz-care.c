/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include <glib/gi18n-lib.h>

#include "core/record/hk-error.h"
#include "games/card-z/battle/hk-cz-battle-flow.h"
#include "games/card-z/content/hk-cz-pack.h"
#include "games/card-z/content/hk-cz-scenario.h"
#include "games/card-z/neighborhood/hk-cz-day.h"
#include "hk-cz-characters.h"
#include "hk-cz-survivors.h"

/* Survivors who come, go and play their Heroic Action (book, Heroic Action / Backpack, Friendly Humans). */

static gboolean
check_heroic (HkCzTable    *self,
              HkMove       *move,
              HkCzSurvivor *record,
              GError      **error)
{
  if (record->kind != HK_CZ_SURVIVOR_CHARACTER
      && !(record->kind == HK_CZ_SURVIVOR_ALLY && record->backpack && hk_table_follow_house_rule (HK_TABLE (self), move, "ally-plays-heroic")))
    return hk_move_require_rule (move, "card-z/ruling.ally-heroic", error,
                                 _("%s is no Character and has no Heroic Action."), record->name);
  return !record->heroic_used
         || hk_move_require_rule (move, "card-z/heroic.action", error,
                                  _("%s has played or given up the Heroic Action."), record->name);
}

static gboolean
apply_heroic (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *text = hk_move_get_string (move, "text");
  HkCzSurvivor *record = hk_cz_read_survivor (self, move, "survivor", NULL, error);

  if (record == NULL || !check_heroic (self, move, record, error))
    return FALSE;
  hk_record_set_boolean (record, &record->heroic_used, TRUE);
  if (text != NULL)
    hk_record_set_string (record, &record->heroic_text, text);
  if (text != NULL && record->heroic != NULL)
    hk_cz_pack_learn_heroic (move, record);
  if (record->heroic != NULL)
    /* Translators: %s: a survivor; %s: a Heroic Action. */
    hk_move_log (move, _("%s plays the Heroic Action %s."), record->name, record->heroic);
  else
    hk_move_log (move, _("%s plays the Heroic Action."), record->name);
  return TRUE;
}

static gboolean
apply_fear (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record = hk_cz_read_survivor (self, move, "survivor", NULL, error);

  if (record == NULL || !check_heroic (self, move, record, error))
    return FALSE;
  if ((self->battle == NULL || !self->battle->horde)
      && !hk_move_require_rule (move, "card-z/ruling.fear", error, _("Only a horde makes afraid.")))
    return FALSE;
  hk_record_set_boolean (record, &record->heroic_used, TRUE);
  hk_move_log (move, _("%s gives up the Heroic Action against the fear of the horde."), record->name);
  return TRUE;
}

/* Dependants of Rescue 911 who wait for somebody. */
static gboolean
adopt_survivor (HkCzTable *self,
                HkMove    *move,
                int        player,
                GError   **error)
{
  HkCzSurvivor *record = hk_cz_read_survivor (self, move, "survivor", NULL, error);
  HkCzPlayer *leader = hk_cz_table_get_player (self, player);
  HkCzLocation *location;
  gboolean met = FALSE;

  if (record == NULL)
    return FALSE;
  location = hk_cz_table_get_location (self, record->place);
  for (int i = 0; i < hk_cz_table_get_n_survivors (self); i++)
    {
      HkCzSurvivor *other = hk_cz_table_get_survivor (self, i);

      met |= other != record && other->player == player && hk_cz_survivor_is_alive (other) && other->place == record->place;
    }
  if (record->player >= 0 || !met)
    {
      /* Translators: %s: a survivor; %s: a survivor. */
      return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s does not wait where %s is."), record->name, leader->name);
    }
  if ((location == NULL || !location->safe)
      && !hk_move_require_rule (move, "card-z/ruling.rescue-911", error, _("%s joins when the Location is safe."),
                                record->name))
    return FALSE;
  hk_record_set_int (record, &record->player, player);
  hk_record_set_int (leader, &leader->rescued, MIN (99, leader->rescued + 1));
  /* Translators: %s: a survivor; %s: a survivor. */
  hk_move_log (move, _("%s joins %s."), record->name, leader->name);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_adopt (HkTable *table,
             HkMove  *move,
             GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int player = hk_move_get_int (move, "player", MAX (0, self->current_player));
  const int place = hk_move_get_int (move, "place", self->battle != NULL ? self->battle->place : hk_cz_table_get_player_place (self, player));
  const int encounter = hk_move_get_int (move, "encounter", -1);
  HkCzLocation *location = hk_cz_table_get_location (self, place);

  if (hk_cz_table_get_player (self, player) == NULL)
    return hk_move_ask (move, "player", error, _("Which player?"));
  if (hk_move_has (move, "survivor"))
    return adopt_survivor (self, move, player, error);
  if (location == NULL || hk_cz_location_get_encounter (location, encounter) == NULL)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such Encounter."));
  for (int i = 0; i < hk_cz_location_get_n_encounters (location); i++)
    if (hk_cz_encounter_is_dangerous (hk_cz_location_get_encounter (location, i)))
      {
        if (!hk_move_require_rule (move, "card-z/encounter.friendly", error,
                                   _("Friendly humans join when no danger is left.")))
          return FALSE;
        break;
      }
  if (hk_cz_table_adopt (self, move, place, encounter, player) < 0)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("Only an Ally or a Dependant can join."));
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* Takes what the move tells of a survivor. */
static void
read_ratings (HkMove       *move,
              HkCzSurvivor *record)
{
  JsonArray *skills = hk_move_get_array (move, "skills");

  hk_record_set_int (record, &record->move, hk_move_get_int (move, "hexes", record->move));
  hk_record_set_int (record, &record->push, hk_move_get_int (move, "push", record->push));
  hk_record_set_int (record, &record->carry, hk_move_get_int (move, "carry", record->carry));
  hk_record_set_boolean (record, &record->infant, hk_move_get_boolean (move, "infant", record->infant));
  if (hk_move_get_string (move, "heroic") != NULL)
    hk_record_set_string (record, &record->heroic, hk_move_get_string (move, "heroic"));
  if (skills != NULL)
    {
      g_autoptr (GPtrArray) list = g_ptr_array_new ();

      for (guint i = 0; i < json_array_get_length (skills); i++)
        g_ptr_array_add (list, (gpointer) json_array_get_string_element (skills, i));
      g_ptr_array_add (list, NULL);
      hk_record_set_strv (record, &record->skills, (const char * const *) list->pdata);
    }
  hk_record_set_string (record, &record->source, "told");
}

static gboolean
apply_add_survivor (HkTable *table,
                    HkMove  *move,
                    GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *name = hk_move_get_string (move, "name");
  const int player = hk_move_get_int (move, "player", MAX (0, self->current_player));
  const int place = hk_move_get_int (move, "place", hk_cz_table_get_player_place (self, player));
  g_autoptr (HkCzSurvivor) record = NULL;
  HkCzPlayer *leader = hk_cz_table_get_player (self, player);

  if (leader == NULL || (place >= 0 && hk_cz_table_get_location (self, place) == NULL))
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("There is no such player or Location."));
  if (name[0] == '\0' || hk_cz_table_find_survivor (self, name) >= 0)
    return hk_error_fail (error, HK_ERROR_PARAMETER, _("Every survivor needs a name of their own."));
  if (hk_cz_table_get_n_survivors (self) >= HK_CZ_MOST_SURVIVORS)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("There are %d survivors already."), HK_CZ_MOST_SURVIVORS);
  record = g_object_new (HK_TYPE_CZ_SURVIVOR, "id", name, "name", name, "kind", hk_move_get_enum (move, "kind", hk_cz_survivor_kinds, HK_CZ_SURVIVOR_NONE),
                         "player", player, "place", place, "move", -1, "carry", -1, NULL);
  hk_record_set_boolean (record, &record->named, record->kind == HK_CZ_SURVIVOR_CHARACTER);
  read_ratings (move, record);
  hk_record_list_append (self->survivors, record);
  if (record->kind != HK_CZ_SURVIVOR_CHARACTER)
    hk_record_set_int (leader, &leader->rescued, MIN (99, leader->rescued + 1));
  hk_move_log (move, _("%s joins %s."), name, leader->name);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

/* Takes the name of a survivor of whom the app knew only that somebody came along. */
static gboolean
read_name (HkCzTable    *self,
           HkMove       *move,
           HkCzSurvivor *record,
           GError      **error)
{
  const char *name = hk_move_get_string (move, "name");

  if (name == NULL || g_str_equal (name, record->name))
    return TRUE;
  if (name[0] == '\0' || hk_cz_table_find_survivor (self, name) >= 0)
    return hk_move_ask (move, "name", error, _("Every survivor needs a name of their own."));
  /* Translators: %s: what a survivor was called; %s: the name of that survivor. */
  hk_move_log (move, _("%s is called %s."), record->name, name);
  hk_record_set_string (record, &record->name, name);
  hk_record_set_boolean (record, &record->named, record->kind == HK_CZ_SURVIVOR_CHARACTER);
  return TRUE;
}

static gboolean
apply_learn_survivor (HkTable *table,
                      HkMove  *move,
                      GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  HkCzSurvivor *record = hk_cz_read_survivor (self, move, "survivor", NULL, error);

  if (record == NULL || !read_name (self, move, record, error))
    return FALSE;
  read_ratings (move, record);
  hk_cz_character_learn (move, record);
  hk_move_log (move, _("What is on the card of %s is known now."), record->name);
  return TRUE;
}

static gboolean
apply_lose (HkTable *table,
            HkMove  *move,
            GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const char *how = hk_move_get_string (move, "how");
  int survivor;

  if (hk_cz_read_survivor (self, move, "survivor", &survivor, error) == NULL)
    return FALSE;
  if (self->battle != NULL && hk_cz_table_get_survivor (self, survivor)->on_field)
    hk_cz_table_hurt (self, move, survivor, how == NULL ? "killed" : how);
  else
    hk_cz_table_lose (self, move, survivor, how == NULL ? "killed" : how);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

static gboolean
apply_retire (HkTable *table,
              HkMove  *move,
              GError **error)
{
  HkCzTable *self = HK_CZ_TABLE (table);
  const int number = hk_move_get_int (move, "player", MAX (0, self->current_player));
  HkCzPlayer *player = hk_cz_table_get_player (self, number);

  if (player == NULL)
    return hk_move_ask (move, "player", error, _("Which player?"));
  if (player->retired || self->outcome != HK_CZ_OUTCOME_NONE)
    return hk_error_fail (error, HK_ERROR_IMPOSSIBLE, _("%s has retired already."), player->name);
  if (!hk_cz_table_is_scenario (self, "mission-from-god")
      && !hk_move_require_rule (move, "card-z/scenario.mission-from-god", error,
                                _("Only in Mission from God can you retire.")))
    return FALSE;
  hk_record_set_boolean (player, &player->retired, TRUE);
  hk_record_set_boolean (player, &player->done, TRUE);
  hk_move_log (move, _("%s retires with %d Loot for discs."), player->name, player->redeemed);
  if (self->current_player == number && self->battle == NULL)
    hk_cz_table_end_turn (self, move, number);
  hk_cz_table_check_end (self, move);
  return TRUE;
}

#define PLAYER_PARAM(summary) { "player", HK_PARAM_INT, FALSE, 0, 5, NULL, summary, N_("Player"), "players" }
#define RATING_PARAMS \
  { "hexes", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Hexes a round"), N_("Move") }, \
  { "push", HK_PARAM_INT, FALSE, 0, 10, NULL, N_("Target number of a push without a weapon"), N_("Push") }, \
  { "carry", HK_PARAM_INT, FALSE, 0, 9, NULL, N_("Weight that can be on hand"), N_("Carry") }, \
  { "skills", HK_PARAM_STRINGS, FALSE, 0, 0, NULL, N_("Such as pistol:1 or hunting:2"), N_("Skills") }, \
  { "infant", HK_PARAM_BOOLEAN, FALSE, 0, 1, NULL, N_("Whether it is an infant, who carries nothing"), N_("An infant") }, \
  { "heroic", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The Heroic Action"), N_("Heroic Action") }

static const HkParamSpec heroic_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "text", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("What it does, in your own words"), N_("What it does") },
};

static const HkParamSpec fear_params[] = {
  HK_CZ_SURVIVOR_PARAM,
};

static const HkParamSpec adopt_params[] = {
  { "encounter", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("The friendly human who joins"), N_("Encounter") },
  { "survivor", HK_PARAM_INT, FALSE, 0, HK_CZ_MOST_SURVIVORS, NULL, N_("Or the survivor who waits for somebody"), N_("Survivor"), "survivors" },
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which Location; that of the battle or of the group when left out"), N_("Location"), "locations" },
  PLAYER_PARAM (N_("Whom they join; the player whose turn it is when left out")),
};

static const HkParamSpec add_survivor_params[] = {
  { "name", HK_PARAM_STRING, TRUE, 0, 0, NULL, N_("What players call the survivor"), N_("Name") },
  { "kind", HK_PARAM_STRING, TRUE, 0, 0, hk_cz_survivor_kinds, N_("What the survivor is"), N_("What kind") },
  PLAYER_PARAM (N_("Who leads the survivor; the player whose turn it is when left out")),
  { "place", HK_PARAM_INT, FALSE, 0, 99, NULL, N_("Which Location; that of the group when left out"), N_("Location"), "locations" },
  RATING_PARAMS,
};

static const HkParamSpec learn_survivor_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "name", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("The name, of whom the app does not know it"), N_("Name") },
  RATING_PARAMS,
};

static const HkParamSpec lose_params[] = {
  HK_CZ_SURVIVOR_PARAM,
  { "how", HK_PARAM_STRING, FALSE, 0, 0, NULL, N_("How: bitten, killed, starved, fire, left, or in your own words"), N_("How") },
};

static const HkParamSpec retire_params[] = {
  PLAYER_PARAM (N_("Who retires; the player whose turn it is when left out")),
};

const HkMoveSpec hk_cz_survivor_moves[] = {
  { "heroic", N_("Play the Heroic Action"), "card-z/heroic.action", heroic_params, G_N_ELEMENTS (heroic_params), apply_heroic },
  { "fear", N_("Give the Heroic Action Up Against Fear"), "card-z/heroic.fear", fear_params, G_N_ELEMENTS (fear_params), apply_fear },
  { "adopt", N_("Let a Friendly Human Join"), "card-z/encounter.friendly", adopt_params, G_N_ELEMENTS (adopt_params), apply_adopt },
  { "add-survivor", N_("Add a Survivor"), "card-z/encounter.friendly", add_survivor_params, G_N_ELEMENTS (add_survivor_params), apply_add_survivor },
  { "learn-survivor", N_("Enter the Card of a Survivor"), "card-z/character.ratings", learn_survivor_params, G_N_ELEMENTS (learn_survivor_params),
    apply_learn_survivor },
  { "lose", N_("Lose a Survivor"), "card-z/ruling.lost-survivor", lose_params, G_N_ELEMENTS (lose_params), apply_lose },
  { "retire", N_("Retire"), "card-z/scenario.mission-from-god", retire_params, G_N_ELEMENTS (retire_params), apply_retire },
};

const guint hk_cz_n_survivor_moves = G_N_ELEMENTS (hk_cz_survivor_moves);
