/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-setup.h"
#include "hk-daz-frontier.h"
#include "hk-daz-invasion.h"
#include "hk-daz-kingdom.h"
#include "hk-daz-track.h"

G_BEGIN_DECLS

/* Technology levels of a Kingdom Board, with level 0. */
#define HK_DAZ_N_LEVELS 4

#define HK_TYPE_DAZ_TABLE (hk_daz_table_get_type ())
G_DECLARE_FINAL_TYPE (HkDazTable, hk_daz_table, HK, DAZ_TABLE, HkTable)

typedef enum
{
  HK_DAZ_MODE_NONE = -1,
  HK_DAZ_MODE_COMPETITIVE,
  HK_DAZ_MODE_COOPERATIVE,
} HkDazMode;

typedef enum
{
  HK_DAZ_DIFFICULTY_NONE = -1,
  HK_DAZ_DIFFICULTY_EASY,
  HK_DAZ_DIFFICULTY_HARD,
} HkDazDifficulty;

/* The phases of a day in their order, and the end. */
typedef enum
{
  HK_DAZ_PHASE_NONE = -1,
  HK_DAZ_PHASE_PLANNING,
  HK_DAZ_PHASE_RALLYING,
  HK_DAZ_PHASE_COMBAT,
  HK_DAZ_PHASE_CLEANUP,
  HK_DAZ_PHASE_OVER,
} HkDazPhase;

/* What the table waits for. */
typedef enum
{
  HK_DAZ_QUESTION_NONE = -1,
  HK_DAZ_QUESTION_CHOOSE_RELIC,
  HK_DAZ_QUESTION_PLAY_DRAWN,
  HK_DAZ_QUESTION_ASSIGN_COMMANDER,
  HK_DAZ_QUESTION_GIVE_CARDS,
  HK_DAZ_QUESTION_BARBARIAN_ARMY,
} HkDazQuestion;

/* Whether the app deals the missions, the players choose them, or there are none. */
typedef enum
{
  HK_DAZ_MISSIONS_NOT_SET = -1,
  HK_DAZ_MISSIONS_DEAL,
  HK_DAZ_MISSIONS_CHOOSE,
  HK_DAZ_MISSIONS_NONE,
} HkDazMissions;

/* A whole game of Dark Age Z. Players and kingdoms are numbered from 0, clockwise.
 * @difficulty: of the cooperative game
 * @day: counted from 1
 * @starting_player: who holds the Starting Player Marker
 * @current_player: whose turn it is; −1 when it is nobody’s
 * @steps_left: steps from the movement marker to the end of its track; −1 unknown
 * @movement_steps: (nullable): steps to the end of the track for each speed from 0 up; "" unknown
 * @movement_source: (nullable): where @movement_steps come from
 * @kingdoms: (element-type HkDazKingdom): clockwise
 * @frontiers: (element-type HkDazFrontier): clockwise; frontier i is on the left hand of kingdom i
 * @invasions: (element-type HkDazInvasion): the cards at the spawning area, the latest last
 * @initial_power_up: (nullable): the card below them in the cooperative game
 * @boss: (nullable): the id of the boss below the invasion deck; %NULL while it is not known
 * @boss_previewed: whether the players have seen the boss
 * @invasion_deck: the ids of the invasion cards to come
 * @army_deck: ids of the catalogue
 * @barbarian_deck: (nullable): the bronze cards of the Barbarian King
 * @catalogue: (element-type HkDazArmy): the cards that the army deck is made of, each with its copies
 * @invasion_cards: (element-type HkDazInvasion): every invasion card whose values are known
 * @gathering: (nullable): ids of the commanders that can be recruited
 * @tracks: (element-type HkDazTrack): the four strategy tracks
 * @rally_order: (nullable): the kingdoms in the order of Phase 2, as numbers
 * @lost_by: the kingdom that lost its last point in the cooperative game; −1 none
 * @command_icons: icons to be seen on a kingdom board at each technology level; −1 unknown
 * @commands_left: commands that the current player may still issue in this turn beyond the next
 * @question_player: who has to answer
 * @question_count: how many cards the answer still takes
 * @question_cards: (nullable): the cards that the question is about
 * @relics_used: (nullable): ids of the relic cards played today, the latest last; discarded in Phase 4
 * @last_relic: (nullable): the relic of the latest move that played one
 * @last_relic_effect: (nullable): the effect of it, "a" or "b"
 * @before_relic: (nullable): the table as it was before, should the relic be cancelled
 * @after_relic: (nullable): the digest of the table after it
 * @components: where values that the rulebook does not print come from
 * @house_rules: (nullable): the ids of the rulings that the group plays otherwise */
struct _HkDazTable
{
  HkTable         parent_instance;

  HkDazMode       mode;
  HkDazDifficulty difficulty;
  gboolean        barbarians;
  HkDazPhase      phase;
  int             day;
  int             last_day;
  int             starting_player;
  int             current_player;
  int             steps_left;
  GStrv           movement_steps;
  char           *movement_source;
  int             pioneer_tokens;
  HkRecordList   *kingdoms;
  HkRecordList   *frontiers;
  HkRecordList   *invasions;
  HkDazInvasion  *initial_power_up;
  char           *boss;
  gboolean        boss_previewed;
  gboolean        boss_active;
  HkDeck         *invasion_deck;
  HkDeck         *army_deck;
  HkDeck         *relic_deck;
  HkDeck         *commander_deck;
  HkDeck         *barbarian_deck;
  HkRecordList   *catalogue;
  HkRecordList   *invasion_cards;
  GStrv           gathering;
  HkRecordList   *tracks;
  GStrv           rally_order;
  gboolean        refreshed;
  int             lost_by;
  int             command_icons[HK_DAZ_N_LEVELS];
  int             commands_left;
  HkDazQuestion   question;
  int             question_player;
  int             question_count;
  GStrv           question_cards;
  GStrv           relics_used;
  char           *last_relic;
  char           *last_relic_effect;
  int             last_relic_player;
  char           *before_relic;
  char           *after_relic;
  HkBy            cards_by;
  HkBy            dice_by;
  HkValues        components;
  HkDazMissions   missions_by;
  GStrv           house_rules;
};

#define HK_DAZ_GAME "dark-age-z"

guint          hk_daz_table_get_n_kingdoms  (HkDazTable *self);
guint          hk_daz_table_get_n_players   (HkDazTable *self);
HkDazKingdom  *hk_daz_table_get_kingdom     (HkDazTable *self, int number);
HkDazFrontier *hk_daz_table_get_frontier    (HkDazTable *self, int number);
HkDazZone     *hk_daz_table_get_zone        (HkDazTable *self, int frontier, int zone);
HkDazTrack    *hk_daz_table_get_track       (HkDazTable *self, const char *command);
HkDazArmy     *hk_daz_table_find_army       (HkDazTable *self, const char *card);
HkDazInvasion *hk_daz_table_find_invasion   (HkDazTable *self, const char *card);
HkDazInvasion *hk_daz_table_get_invasion    (HkDazTable *self);
int            hk_daz_table_get_zombies     (HkDazTable *self);
int            hk_daz_table_get_zombie_hp   (HkDazTable *self);
int            hk_daz_table_get_damage      (HkDazTable *self);
int            hk_daz_table_get_command_icons (HkDazTable *self, int technology);
int            hk_daz_table_get_steps       (HkDazTable *self, int speed);
HkDazPhase     hk_daz_table_get_phase       (HkDazTable *self);
int            hk_daz_table_get_on_turn     (HkDazTable *self);
gboolean       hk_daz_table_is_cooperative  (HkDazTable *self);
gboolean       hk_daz_table_has_house_rule  (HkDazTable *self, const char *id);
int            hk_daz_table_count_refill    (HkDazTable *self);
const char    *hk_daz_table_get_name_of     (HkDazTable *self, int kingdom);
char          *hk_daz_table_join_names      (HkDazTable *self, const int *players, guint n_players);
char          *hk_daz_table_get_frontier_name (HkDazTable *self, int frontier);
void           hk_daz_table_discard_army    (HkDazTable *self, HkDazArmy *army);
void           hk_daz_table_discard_from_zone (HkDazTable *self, HkDazZone *zone);
void           hk_daz_table_add_points      (HkDazTable *self, int kingdom, int points);
gboolean hk_daz_table_check (HkTable *table);

extern const char * const hk_daz_modes[];
extern const char * const hk_daz_difficulties[];
extern const char * const hk_daz_phases[];
extern const char * const hk_daz_questions[];
extern const char * const hk_daz_mission_ways[];

G_END_DECLS
