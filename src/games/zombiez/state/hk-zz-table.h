/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-setup.h"
#include "hk-zz-action.h"
#include "hk-zz-card.h"
#include "hk-zz-player.h"
#include "hk-zz-row.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_TABLE (hk_zz_table_get_type ())
G_DECLARE_FINAL_TYPE (HkZzTable, hk_zz_table, HK, ZZ_TABLE, HkTable)

/* What the table waits for: the first card of a turn, where the drawn card goes, whether to draw again, a row to be chosen, an action
 * card to be played, another player to take a card, the last horde sets or the numbers of the scorekeeper, nothing. */
typedef enum
{
  HK_ZZ_PHASE_NONE = -1,
  HK_ZZ_PHASE_DRAW,
  HK_ZZ_PHASE_PLACE,
  HK_ZZ_PHASE_CHOOSE,
  HK_ZZ_PHASE_REWARD,
  HK_ZZ_PHASE_ACTIONS,
  HK_ZZ_PHASE_TAKINGS,
  HK_ZZ_PHASE_SCORING,
  HK_ZZ_PHASE_OVER,
} HkZzPhase;

typedef enum
{
  HK_ZZ_MODE_NONE = -1,
  HK_ZZ_MODE_FULL,
  HK_ZZ_MODE_SCOREKEEPER,
} HkZzMode;

typedef enum
{
  HK_ZZ_OUTCOME_NONE = -1,
  HK_ZZ_OUTCOME_WON,
  HK_ZZ_OUTCOME_ENDED,
} HkZzOutcome;

/* A game of Zombiez.
 * @turn: counted from 1, one for each player's turn
 * @first_player: who was bitten last and began
 * @current_player: whose turn it is
 * @taker: who takes a card in this turn's takings; −1 nobody
 * @n_placed: cards that the current player has placed in this turn
 * @busted: whether the last turn that ended did so without a reward
 * @players: (element-type HkZzPlayer): around the table
 * @rows: (element-type HkZzRow): always three
 * @drawn: (nullable): the card that waits to be placed
 * @gained: (element-type HkZzCard): zombies of the reward that wait for the actions to be played first
 * @actions: (element-type HkZzAction): action cards that wait to be played
 * @deck: the draw deck and its discards; ids as of hk_zz_card_make_id(), "?" a card of which nothing is known
 * @shuffles_left: how often the discards still become a new deck
 * @last_turn: whether the deck has run out for the last time
 * @outcome: none while it goes on
 * @winners: (nullable): the numbers of the players who won
 * @reason: (nullable): why it ended early, in a sentence
 * @colours: (nullable): the names of the colours, "" where one has none; %NULL as long as nobody has told how many
 *   there are
 * @components: where values that the rulebook does not print come from
 * @house_rules: (nullable): the ids of the rulings that the group plays otherwise */
struct _HkZzTable
{
  HkTable parent_instance;

  HkZzPhase   phase;
  HkZzMode    mode;
  int         turn;
  int         first_player;
  int         current_player;
  int         taker;
  int         n_placed;
  gboolean    busted;
  HkRecordList *players;
  HkRecordList *rows;
  HkZzCard   *drawn;
  HkRecordList *gained;
  HkRecordList *actions;
  HkDeck     *deck;
  int         shuffles_left;
  gboolean    last_turn;
  HkZzOutcome outcome;
  GStrv       winners;
  char       *reason;
  GStrv       colours;
  HkBy        cards_by;
  HkValues    components;
  GStrv       house_rules;
};

#define HK_ZZ_GAME "zombiez"

/* How many cards the deck has (Setup) and how many rows there can be (Gameplay). */
#define HK_ZZ_N_CARDS 83
#define HK_ZZ_N_ROWS 3

/* In the deck, a card of which nothing is known. */
#define HK_ZZ_UNKNOWN "?"

int         hk_zz_table_get_n_players   (HkZzTable *self);
HkZzPlayer *hk_zz_table_get_player      (HkZzTable *self, int number);
const char *hk_zz_table_get_player_name (HkZzTable *self, int player);
HkZzRow    *hk_zz_table_get_row         (HkZzTable *self, int number);
int         hk_zz_table_count_in_rows   (HkZzTable *self);
int         hk_zz_table_get_n_actions   (HkZzTable *self);
HkZzAction *hk_zz_table_get_action      (HkZzTable *self, int number);
int         hk_zz_table_find_action     (HkZzTable *self, HkZzKind kind);
int         hk_zz_table_find_actor      (HkTable *table);
int         hk_zz_table_get_n_left      (HkZzTable *self);
int         hk_zz_table_get_n_colours   (HkZzTable *self);
gboolean    hk_zz_table_knows_deck      (HkZzTable *self);
gboolean    hk_zz_table_app_draws       (HkZzTable *self);
HkZzPhase   hk_zz_table_get_phase       (HkZzTable *self);
gboolean    hk_zz_table_is_scorekeeper  (HkZzTable *self);
gboolean    hk_zz_table_has_house_rule  (HkZzTable *self, const char *id);
int hk_zz_count_shuffles (int n_players);

extern const char * const hk_zz_phases[];
extern const char * const hk_zz_modes[];

G_END_DECLS
