/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-setup.h"
#include "hk-cz-battle.h"
#include "hk-cz-card.h"
#include "hk-cz-diet.h"
#include "hk-cz-gear.h"
#include "hk-cz-horde.h"
#include "hk-cz-illness.h"
#include "hk-cz-location.h"
#include "hk-cz-player.h"
#include "hk-cz-survivor.h"
#include "hk-cz-weather.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_TABLE (hk_cz_table_get_type ())
G_DECLARE_FINAL_TYPE (HkCzTable, hk_cz_table, HK, CZ_TABLE, HkTable)

/* The parts of a day in their order, and the end. */
typedef enum
{
  HK_CZ_PHASE_NONE = -1,
  HK_CZ_PHASE_DAWN,
  HK_CZ_PHASE_DAY,
  HK_CZ_PHASE_NIGHT,
  HK_CZ_PHASE_RECKONING,
  HK_CZ_PHASE_OVER,
} HkCzPhase;

/* How it is played. */
typedef enum
{
  HK_CZ_MODE_NONE = -1,
  HK_CZ_MODE_SOLO,
  HK_CZ_MODE_CO_OP,
  HK_CZ_MODE_COMPETITIVE,
} HkCzMode;

/* The steps of the reckoning in their order: safe-chips, Encounters, meals, sleep, hordes, the next day. */
typedef enum
{
  HK_CZ_RECKONING_NONE = -1,
  HK_CZ_RECKONING_CHIPS,
  HK_CZ_RECKONING_GATHER,
  HK_CZ_RECKONING_EAT,
  HK_CZ_RECKONING_SLEEP,
  HK_CZ_RECKONING_WALK,
  HK_CZ_RECKONING_DONE,
} HkCzReckoning;

typedef enum
{
  HK_CZ_OUTCOME_NONE = -1,
  HK_CZ_OUTCOME_WON,
  HK_CZ_OUTCOME_LOST,
  HK_CZ_OUTCOME_ENDED,
} HkCzOutcome;

/* A game of Card-Z. Players, survivors and Locations are numbered from 0. How far apart survivors and Encounters
 * stand on the battlefield follows from their hexes, and is told where nobody has placed them.
 * @scenario: "home-run", "rescue-911", "survive", "civic-duty", "raging-fire", "mission-from-god",
 *   "horde-annihilation", "pub-run", "zombie-count", "loot-count" or "own"
 * @pattern: "a", "b", "c" or "own"
 * @day: counted from 1
 * @weather: (nullable): of the day; %NULL not drawn yet
 * @current_player: whose turn it is; −1 nobody’s
 * @players: (element-type HkCzPlayer): around the table
 * @survivors: (element-type HkCzSurvivor): Characters, Allies and Dependants, also the dead
 * @locations: (element-type HkCzLocation): of the neighborhood
 * @undealt: (element-type HkCzLocation): cards of the box whose place on the neighborhood nobody has said yet
 * @dealt: whether the group leaves the hexes that are open as they are
 * @hordes: (element-type HkCzHorde): that walk about
 * @battle: (nullable): %NULL when there is none
 * @weathers_left: Weather cards that the group has still to draw, of nine
 * @weather_deck: ids of Weather cards
 * @encounter_deck: ids of Encounter cards
 * @residential_deck: names of Residential Loot
 * @commercial_deck: names of Commercial Loot
 * @fresh_deck: names of Fresh Food
 * @sick_deck: names of Sick cards
 * @human_deck: names of Human Enemies
 * @weathers: (element-type HkCzWeather): whose effects are known
 * @cards: (element-type HkCzCard): Encounter cards whose faces are known
 * @gears: (element-type HkCzGear): kinds of Loot whose numbers are known
 * @illnesses: (element-type HkCzIllness): Sick cards whose effects are known
 * @diets: (element-type HkCzDiet): the plan of this reckoning
 * @reckoning_step: the step that comes next; none outside of the reckoning
 * @fires_spread: whether the fires have spread at this dawn, or need not
 * @walks: hordes that have walked at the end of this phase
 * @phase_over: whether all turns of the phase are over and hordes walk
 * @fire_removed: whether Fire! has left the Encounter Deck for good
 * @humans_removed: whether Human Enemies! has left the Encounter Deck for good
 * @alarm_skulls: how many faces of the red die show the skull
 * @goal: a number that the scenario needs, such as survivors to rescue
 * @goal_text: (nullable): what wins a scenario of the group’s own, in their words
 * @winner: the player who won; −1 nobody or all
 * @reason: why, in a sentence
 * @components: where values that the rulebook does not print come from
 * @edition: what of the cards the app knew when the game began; 0 or HK_CZ_EDITION_PRINTED
 * @letters: (nullable): hexes of the battlefield whose letters the group has shown, such as "1-E 3 0": zone, letter,
 *   column and row
 * @house_rules: (nullable): the ids of the rulings that the group plays otherwise */
struct _HkCzTable
{
  HkTable       parent_instance;

  char         *scenario;
  HkCzMode      mode;
  char         *pattern;
  HkCzPhase     phase;
  int           day;
  HkCzWeather  *weather;
  int           current_player;
  HkRecordList *players;
  HkRecordList *survivors;
  HkRecordList *locations;
  HkRecordList *undealt;
  gboolean      dealt;
  HkRecordList *hordes;
  HkCzBattle   *battle;
  int           weathers_left;
  HkDeck       *weather_deck;
  HkDeck       *encounter_deck;
  HkDeck       *residential_deck;
  HkDeck       *commercial_deck;
  HkDeck       *fresh_deck;
  HkDeck       *sick_deck;
  HkDeck       *human_deck;
  HkRecordList *weathers;
  HkRecordList *cards;
  HkRecordList *gears;
  HkRecordList *illnesses;
  HkRecordList *diets;
  HkCzReckoning reckoning_step;
  gboolean      fires_spread;
  int           walks;
  gboolean      phase_over;
  gboolean      fire_removed;
  gboolean      humans_removed;
  int           alarm_skulls;
  int           goal;
  char         *goal_text;
  HkCzOutcome   outcome;
  int           winner;
  char         *reason;
  HkBy          cards_by;
  HkBy          dice_by;
  HkValues      components;
  int           edition;
  GStrv         letters;
  GStrv         house_rules;
};

/* Everywhere in this game players, survivors, Locations, hordes, the Encounters at a Location and the Loot of a survivor are meant by
 * their number, from 0; −1 is none. */

#define HK_CZ_GAME "card-z"

/* Cards of the book have their printed resource and garden, and a firearm of a box whose supply nobody entered may have any. */
#define HK_CZ_EDITION_PRINTED 1

/* What the box holds (book, Components). */
#define HK_CZ_N_LOCATIONS  19
#define HK_CZ_N_WEATHERS   9
#define HK_CZ_N_ENCOUNTERS 85
#define HK_CZ_N_HUMANS     3
#define HK_CZ_N_FIRES      5
#define HK_CZ_N_SICK       6

int              hk_cz_table_get_n_players       (HkCzTable *self);
int              hk_cz_table_get_n_survivors     (HkCzTable *self);
int              hk_cz_table_get_n_locations     (HkCzTable *self);
HkCzPlayer      *hk_cz_table_get_player          (HkCzTable *self, int number);
HkCzSurvivor    *hk_cz_table_get_survivor        (HkCzTable *self, int number);
HkCzLocation    *hk_cz_table_get_location        (HkCzTable *self, int number);
HkCzEncounter   *hk_cz_location_get_encounter    (HkCzLocation *self, int number);
int              hk_cz_location_get_n_encounters (HkCzLocation *self);
HkCzLoot        *hk_cz_survivor_get_loot         (HkCzSurvivor *self, int number);
int              hk_cz_survivor_find_loot        (HkCzSurvivor *self, const char *kind);
HkCzLocation    *hk_cz_table_get_battlefield     (HkCzTable *self);
HkCzEncounter   *hk_cz_table_get_encounter       (HkCzTable *self, int number);
HkCzGear        *hk_cz_table_find_gear           (HkCzTable *self, const char *name);
HkCzGear        *hk_cz_table_tell_gear           (HkCzTable *self, const char *name);
HkCzCard        *hk_cz_table_find_card           (HkCzTable *self, const char *id);
HkCzIllness     *hk_cz_table_find_illness        (HkCzTable *self, const char *name);
HkCzWeather     *hk_cz_table_find_weather        (HkCzTable *self, const char *id);
int              hk_cz_table_find_location       (HkCzTable *self, const char *name);
int              hk_cz_table_find_base           (HkCzTable *self, const char *base);
int              hk_cz_table_find_location_at    (HkCzTable *self, int q, int r);
int              hk_cz_table_find_survivor       (HkCzTable *self, const char *name);
const char      *hk_cz_table_get_survivor_name   (HkCzTable *self, int survivor);
const char      *hk_cz_table_get_player_name     (HkCzTable *self, int player);
const char      *hk_cz_table_get_location_name   (HkCzTable *self, int location);
int              hk_cz_table_get_player_place    (HkCzTable *self, int player);
HkCzPhase        hk_cz_table_get_phase           (HkCzTable *self);
HkCzReckoning    hk_cz_table_get_reckoning_step  (HkCzTable *self);
gboolean         hk_cz_table_is_night            (HkCzTable *self);
gboolean         hk_cz_table_is_scenario         (HkCzTable *self, const char *scenario);
gboolean         hk_cz_table_is_competitive      (HkCzTable *self);
gboolean         hk_cz_table_rolls_by_hand       (HkCzTable *self);
gboolean         hk_cz_table_draws_by_hand       (HkCzTable *self);
gboolean         hk_cz_table_has_house_rule      (HkCzTable *self, const char *id);
gboolean         hk_cz_survivor_is_alive         (HkCzSurvivor *self);
gboolean         hk_cz_encounter_is_enemy        (HkCzEncounter *self);
gboolean         hk_cz_encounter_is_dangerous    (HkCzEncounter *self);
const char *hk_cz_battle_get_layout (HkCzTable *table);
gboolean hk_cz_battle_is_outside (HkCzTable *table, int zone);

extern const char * const hk_cz_phases[];
extern const char * const hk_cz_modes[];
extern const char * const hk_cz_outcomes[];

G_END_DECLS
