/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-setup.h"
#include "hk-rf-blood.h"
#include "hk-rf-draw.h"
#include "hk-rf-event.h"
#include "hk-rf-fight.h"
#include "hk-rf-pile.h"
#include "hk-rf-player.h"
#include "hk-rf-zombie.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_TABLE (hk_rf_table_get_type ())
G_DECLARE_FINAL_TYPE (HkRfTable, hk_rf_table, HK, RF_TABLE, HkTable)

/* The phases of a turn in their order, and the end. */
typedef enum
{
  HK_RF_PHASE_NONE = -1,
  HK_RF_PHASE_COUNTDOWN,
  HK_RF_PHASE_MOVEMENT,
  HK_RF_PHASE_EVENTS,
  HK_RF_PHASE_ZOMBIES,
  HK_RF_PHASE_COMBAT,
  HK_RF_PHASE_OVER,
} HkRfPhase;

/* Who wins: the first one out, the first group, or all who get out until nobody is left on the track. */
typedef enum
{
  HK_RF_VICTORY_NONE = -1,
  HK_RF_VICTORY_FIRST,
  HK_RF_VICTORY_GROUP,
  HK_RF_VICTORY_LAST,
} HkRfVictory;

typedef enum
{
  HK_RF_STRUCTURE_NONE = -1,
  HK_RF_STRUCTURE_SIMPLE,
  HK_RF_STRUCTURE_INTERMEDIATE,
  HK_RF_STRUCTURE_ADVANCED,
  HK_RF_STRUCTURE_EXPERT,
} HkRfStructure;

/* Who moves first in structured movement. */
typedef enum
{
  HK_RF_DRAW_ORDER_NONE = -1,
  HK_RF_DRAW_ORDER_CLOCKWISE,
  HK_RF_DRAW_ORDER_SPEED,
} HkRfDrawOrder;

typedef enum
{
  HK_RF_OUTCOME_NONE = -1,
  HK_RF_OUTCOME_WON,
  HK_RF_OUTCOME_LAST_LOSER,
  HK_RF_OUTCOME_ENDED,
} HkRfOutcome;

/* A game of RFYL. Spaces are counted from the victory space, which is 0; the start is at the distance.
 * @turn: counted from 1
 * @map: (nullable): what the track is called that was laid; %NULL where nobody has said
 * @distance: the space of the start
 * @group_size: how many make the group
 * @allow_unrevealed: whether a player with hidden Blood cards is out on reaching the victory space
 * @first_player: who draws first: the owner of the game
 * @ammo: bullets at the start
 * @unarmed: whether three players without weapons may kill a zombie
 * @notes: (nullable): heroic conditions and what else was agreed; %NULL nothing
 * @players: (element-type HkRfPlayer): around the table
 * @zombies: (element-type HkRfZombie): on the track
 * @piles: (element-type HkRfPile): on the track
 * @fights: (element-type HkRfFight): of this phase
 * @draws: (element-type HkRfDraw): the Event cards of this turn
 * @events: (element-type HkRfEvent): Event cards whose faces are known
 * @known_items: (element-type HkRfItem): items that have been entered before
 * @bloods: (element-type HkRfBlood): Blood cards of the deck
 * @determination_deck: ids are the values of the cards
 * @event_deck: names of Event cards
 * @blood_deck: ids of Blood cards
 * @counted: whether the Blood cards have been counted down in this turn
 * @zombies_moved: whether the zombies without a leader have moved in this turn
 * @zombie_card: the Determination card that they moved by; −1 none
 * @next_zombie: the id of the next zombie
 * @next_order: of the next arrival of a zombie
 * @outcome: none while it goes on
 * @winners: (nullable): the numbers of the players who won
 * @reason: (nullable): why, in a sentence; %NULL while it goes on
 * @components: where values that the rulebook does not print come from
 * @house_rules: (nullable): the ids of the rulings that the group plays otherwise */
struct _HkRfTable
{
  HkTable       parent_instance;

  HkRfPhase     phase;
  int           turn;
  char         *map;
  int           distance;
  HkRfVictory   victory;
  int           group_size;
  gboolean      allow_unrevealed;
  HkRfStructure structure;
  HkRfDrawOrder draw_order;
  int           first_player;
  int           ammo;
  gboolean      unarmed;
  char         *notes;
  HkRecordList *players;
  HkRecordList *zombies;
  HkRecordList *piles;
  HkRecordList *fights;
  HkRecordList *draws;
  HkRecordList *events;
  HkRecordList *known_items;
  HkRecordList *bloods;
  HkDeck       *determination_deck;
  HkDeck       *event_deck;
  HkDeck       *blood_deck;
  gboolean      counted;
  gboolean      zombies_moved;
  int           zombie_card;
  int           next_zombie;
  int           next_order;
  HkRfOutcome   outcome;
  GStrv         winners;
  char         *reason;
  HkBy          cards_by;
  HkValues      components;
  GStrv         house_rules;
};

#define HK_RF_GAME "rfyl"

/* How far behind a killed zombie player comes back (Zombie Movement and Combat). */
#define HK_RF_RESPAWN 10

int         hk_rf_table_get_n_players   (HkRfTable *self);
int         hk_rf_table_get_n_fights    (HkRfTable *self);
int         hk_rf_table_get_n_draws     (HkRfTable *self);
int         hk_rf_table_get_n_zombies   (HkRfTable *self);
gboolean    hk_rf_table_have_zombies_moved (HkRfTable *self);
HkRfPlayer *hk_rf_table_get_player      (HkRfTable *self, int number);
HkRfFight  *hk_rf_table_get_fight       (HkRfTable *self, int number);
HkRfDraw   *hk_rf_table_get_draw        (HkRfTable *self, int number);
HkRfZombie *hk_rf_table_get_zombie      (HkRfTable *self, int position);
HkRfZombie *hk_rf_table_find_zombie     (HkRfTable *self, int id);
HkRfPile   *hk_rf_table_find_pile       (HkRfTable *self, int space);
HkRfEvent  *hk_rf_table_find_event      (HkRfTable *self, const char *name);
HkRfBlood  *hk_rf_table_find_blood      (HkRfTable *self, const char *card);
HkRfItem   *hk_rf_player_find_item      (HkRfPlayer *self, const char *name);
HkRfBlood  *hk_rf_player_get_blood      (HkRfPlayer *self, int number);
int         hk_rf_player_get_n_bloods   (HkRfPlayer *self);
int         hk_rf_player_count_hidden   (HkRfPlayer *self);
gboolean    hk_rf_player_has_weapon     (HkRfPlayer *self);
gboolean    hk_rf_player_is_human       (HkRfPlayer *self);
const char *hk_rf_table_get_player_name (HkRfTable *self, int player);
HkRfPhase   hk_rf_table_get_phase       (HkRfTable *self);
gboolean    hk_rf_table_is_strategic    (HkRfTable *self);
gboolean    hk_rf_table_has_house_rule  (HkRfTable *self, const char *id);
gboolean    hk_rf_table_knows_deck      (HkRfTable *self, HkDeck *deck);
gboolean    hk_rf_table_app_draws       (HkRfTable *self, HkDeck *deck);
int         hk_rf_table_get_horde_size  (HkRfTable *self, int player);
const char *hk_rf_get_phase_title       (const char *id);

extern const char * const hk_rf_phases[];
extern const char * const hk_rf_victories[];
extern const char * const hk_rf_structures[];
extern const char * const hk_rf_draw_orders[];
extern const char * const hk_rf_outcomes[];

G_END_DECLS
