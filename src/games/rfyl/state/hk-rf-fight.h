/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_FIGHT (hk_rf_fight_get_type ())
G_DECLARE_FINAL_TYPE (HkRfFight, hk_rf_fight, HK, RF_FIGHT, HkRecord)

/* @HK_RF_FIGHT_WON: the human drew higher
 * @HK_RF_FIGHT_LOST: the zombie did
 * @HK_RF_FIGHT_SHOT: before melee
 * @HK_RF_FIGHT_GONE: nobody left to fight */
typedef enum
{
  HK_RF_FIGHT_NONE = -1,
  HK_RF_FIGHT_OPEN,
  HK_RF_FIGHT_WON,
  HK_RF_FIGHT_LOST,
  HK_RF_FIGHT_SHOT,
  HK_RF_FIGHT_GONE,
} HkRfFightState;

/* A human against a zombie, in the combat phase or by an encounter in the event phase. Fights are numbered from 0.
 * @zombie: the id of the zombie; −1 none
 * @zombie_player: the zombie player who fights; −1 none
 * @leader: the zombie player who chooses whom this one attacks; −1 nobody
 * @encounter: whether it is a zombie of an Event card that is not on the board
 * @human_cards: (nullable): the Determination cards of the human, ties first
 * @zombie_cards: (nullable): those of the zombie
 * @weapons: (nullable): the names of the weapons announced
 * @bonus: what the weapons added
 * @helpers: (nullable): the numbers of the players who fought without weapons together
 * @killed: whether the zombie is dead */
struct _HkRfFight
{
  HkRecord parent_instance;

  int            space;
  int            player;
  int            zombie;
  int            zombie_player;
  int            leader;
  gboolean       encounter;
  HkRfFightState state;
  GStrv          human_cards;
  GStrv          zombie_cards;
  GStrv          weapons;
  int            bonus;
  GStrv          helpers;
  gboolean       killed;
};

extern const char * const hk_rf_fight_states[];

G_END_DECLS
