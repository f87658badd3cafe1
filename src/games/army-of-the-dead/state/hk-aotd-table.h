/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/moves/hk-setup.h"
#include "hk-aotd-abomination.h"
#include "hk-aotd-companion.h"
#include "hk-aotd-counter.h"
#include "hk-aotd-gear.h"
#include "hk-aotd-objective.h"
#include "hk-aotd-player.h"
#include "hk-aotd-spawn-card.h"
#include "hk-aotd-spawn.h"
#include "hk-aotd-survivor.h"
#include "hk-aotd-vault.h"

G_BEGIN_DECLS

#define HK_TYPE_AOTD_TABLE (hk_aotd_table_get_type ())
G_DECLARE_FINAL_TYPE (HkAotdTable, hk_aotd_table, HK, AOTD_TABLE, HkTable)

/* The phases of a round in their order, and the end. */
typedef enum
{
  HK_AOTD_PHASE_NONE = -1,
  HK_AOTD_PHASE_PLAYER,
  HK_AOTD_PHASE_ZOMBIE,
  HK_AOTD_PHASE_SPAWN,
  HK_AOTD_PHASE_END,
  HK_AOTD_PHASE_OVER,
} HkAotdPhase;

/* @HK_AOTD_STEP_MOVED: the Zombies have moved, and an extra Activation comes before whatever follows */
typedef enum
{
  HK_AOTD_STEP_NONE = -1,
  HK_AOTD_STEP_ATTACK,
  HK_AOTD_STEP_MOVE,
  HK_AOTD_STEP_MOVED,
} HkAotdZombieStep;

typedef enum
{
  HK_AOTD_ENDING_NONE = -1,
  HK_AOTD_ENDING_WON,
  HK_AOTD_ENDING_LOST,
} HkAotdEnding;

/* A mission of Army of the Dead. Players and Survivors are numbered from 0. Where miniatures stand on the board is
 * not kept.
 * @mission: (nullable): its name, in the words of the group
 * @round: counted from 1
 * @first_player: who holds the First Player token
 * @current_player: whose Turn it is; −1 nobody’s
 * @current_survivor: who is activated; −1 nobody
 * @activation: which Action of the Zombies is being resolved, from 1; 0 outside the Zombie Phase
 * @zombie_step: in the Zombie Phase
 * @players: (element-type HkAotdPlayer): around the table
 * @survivors: (element-type HkAotdSurvivor): the team
 * @companions: (element-type HkAotdCompanion): those whom the team leads
 * @spawns: (element-type HkAotdSpawn): clockwise from the Starting Spawn Zone
 * @abominations: (element-type HkAotdAbomination): Valentine, the Queen and Zeus, in this order
 * @objectives: (element-type HkAotdObjective): of the mission and personal
 * @counters: (element-type HkAotdCounter): what the group counts
 * @vault: (nullable): in missions with the Vault tile
 * @gears: (element-type HkAotdGear): the weapons whose numbers are known
 * @spawn_cards: (element-type HkAotdSpawnCard): the cards whose lines are known
 * @zombie_deck: ids of Zombie cards
 * @zeus_deck: ids of Zeus Orders cards
 * @equipment_deck: ids of Equipment cards
 * @vault_cards: (element-type HkAotdVault): the Vault cards whose specialty and bonus are known
 * @vault_deck: (nullable): names of Vault cards, those that are known
 * @sleeper_bag: the Sleeper tokens on the board and beside it, "1" to "4", in the order in which they will be turned
 * @shamblers: Shamblers on the board
 * @alphas: Alphas on the board
 * @own_shamblers: Shamblers that there are, on the board and beside it
 * @own_alphas: Alphas that there are
 * @trapped_shamblers: of them held by a Bola
 * @trapped_alphas: of them held by a Bola
 * @trapped_late: whether they were caught in a Zombie Phase, so that the next one still finds them trapped
 * @sleepers: Sleeper tokens on the board
 * @extra_activations: (nullable): extra Activations to be resolved now, the next one first: a type of Zombies or
 *   "all"; with "@" and the name of a Zone only those there; with "+@" only those just placed there
 * @wounds_to_split: Wounds that the group still has to give out
 * @wounds_among: (nullable): numbers of the Survivors among whom they are given out
 * @double_attacks: how many of these Wounds come in twos, each two for one Survivor
 * @doubts: (nullable): Specialties that the mission needs and nobody has any more, as long as the group has not
 *   judged it
 * @judged: how many Objectives were accomplished when the group last said that the mission is not won yet
 * @zeus_form: which Zeus the mission uses
 * @required: (nullable): specialties that the mission asks for
 * @noise: where the Noise token is, in words
 * @zones: (nullable): Zones that the group has named, the last one first
 * @spawn_level: the Danger Level with which this Spawn began, from 0; −1 none
 * @time_limit: length of the Time Track in rounds; 0 none
 * @time_used: where the Time token is
 * @time_ends: whether the game is lost when the Time Track has run out
 * @truck: whether the Taco Truck is in play
 * @reason: (nullable): why, in a sentence
 * @components: where values that the rulebook does not print come from
 * @house_rules: (nullable): the ids of the rulings that the group plays otherwise */
struct _HkAotdTable
{
  HkTable          parent_instance;

  char            *mission;
  HkAotdPhase      phase;
  int              round;
  int              first_player;
  int              current_player;
  int              current_survivor;
  int              activation;
  HkAotdZombieStep zombie_step;
  HkRecordList    *players;
  HkRecordList    *survivors;
  HkRecordList    *companions;
  HkRecordList    *spawns;
  HkRecordList    *abominations;
  HkRecordList    *objectives;
  HkRecordList    *counters;
  HkAotdVault     *vault;
  HkRecordList    *gears;
  HkRecordList    *spawn_cards;
  HkDeck          *zombie_deck;
  HkDeck          *zeus_deck;
  HkDeck          *equipment_deck;
  HkRecordList    *vault_cards;
  HkDeck          *vault_deck;
  HkDeck          *sleeper_bag;
  int              shamblers;
  int              alphas;
  int              own_shamblers;
  int              own_alphas;
  int              trapped_shamblers;
  int              trapped_alphas;
  gboolean         trapped_late;
  int              sleepers;
  GStrv            extra_activations;
  int              wounds_to_split;
  GStrv            wounds_among;
  int              double_attacks;
  GStrv            doubts;
  int              judged;
  HkAotdZeusForm   zeus_form;
  GStrv            required;
  char            *noise;
  GStrv            zones;
  int              spawn_level;
  int              time_limit;
  int              time_used;
  gboolean         time_ends;
  gboolean         truck;
  HkAotdEnding     outcome;
  char            *reason;
  HkBy             cards_by;
  HkBy             dice_by;
  HkValues         components;
  GStrv            house_rules;
};

#define HK_AOTD_GAME "army-of-the-dead"

/* How many miniatures and tokens the box holds (book, pages 2 and 3). */
#define HK_AOTD_N_SHAMBLERS 30
#define HK_AOTD_N_ALPHAS    16
#define HK_AOTD_N_SLEEPERS  30
#define HK_AOTD_N_ZOMBIE_CARDS 18
#define HK_AOTD_N_ZEUS_ORDERS  10

guint              hk_aotd_table_get_n_players   (HkAotdTable *self);
guint              hk_aotd_table_get_n_survivors (HkAotdTable *self);
HkAotdPlayer      *hk_aotd_table_get_player      (HkAotdTable *self, int number);
HkAotdSurvivor    *hk_aotd_table_get_survivor    (HkAotdTable *self, int number);
HkAotdCompanion   *hk_aotd_table_get_companion   (HkAotdTable *self, int number);
HkAotdSpawn       *hk_aotd_table_get_spawn       (HkAotdTable *self, int number);
HkAotdObjective   *hk_aotd_table_get_objective   (HkAotdTable *self, int number);
HkAotdAbomination *hk_aotd_table_get_abomination (HkAotdTable *self, const char *type);
HkAotdGear        *hk_aotd_table_find_gear       (HkAotdTable *self, const char *card);
HkAotdSpawnCard   *hk_aotd_table_find_spawn_card (HkAotdTable *self, const char *deck, const char *card);
HkAotdVault       *hk_aotd_table_find_vault_card (HkAotdTable *self, const char *name);
HkAotdCounter     *hk_aotd_table_find_counter    (HkAotdTable *self, const char *name);
int                hk_aotd_table_find_survivor   (HkAotdTable *self, const char *id);
const char        *hk_aotd_table_get_survivor_name (HkAotdTable *self, int survivor);
const char        *hk_aotd_table_get_player_name (HkAotdTable *self, int player);
HkAotdPhase        hk_aotd_table_get_phase       (HkAotdTable *self);
gboolean           hk_aotd_table_has_house_rule  (HkAotdTable *self, const char *id);
gboolean hk_aotd_table_check (HkTable *table);
gboolean hk_aotd_table_set_by_hand (HkTable *table, HkMove *move, const char *path, JsonNode *value, GError **error);
HkAotdSurvivor *hk_aotd_find_survivor (HkAotdTable *self, int survivor, GError **error);
gboolean hk_aotd_read_survivor (HkAotdTable *self, HkMove *move, int *survivor, GError **error);

extern const char * const hk_aotd_phases[];
extern const char * const hk_aotd_zombie_steps[];
extern const char * const hk_aotd_endings[];

G_END_DECLS
