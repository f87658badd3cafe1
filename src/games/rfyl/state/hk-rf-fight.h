/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_FIGHT (hk_rf_fight_get_type ())
G_DECLARE_FINAL_TYPE (HkRfFight, hk_rf_fight, HK, RF_FIGHT, HkRecord)

/* A human against a zombie, in the combat phase or by an encounter in the event phase. Fights are numbered from 0.
 * @zombie: the id of the zombie; −1 none
 * @zombie_player: the zombie player who fights; −1 none
 * @leader: the zombie player who chooses whom this one attacks; −1 nobody
 * @encounter: whether it is a zombie of an Event card that is not on the board
 * @state: "open", "won" (the human drew higher), "lost" (the zombie did), "shot" (before melee) or "gone" (nobody
 *   left to fight)
 * @human_cards: (nullable): the Determination cards of the human, ties first
 * @zombie_cards: (nullable): those of the zombie
 * @weapons: (nullable): the names of the weapons announced
 * @bonus: what the weapons added
 * @helpers: (nullable): the numbers of the players who fought without weapons together
 * @killed: whether the zombie is dead */
struct _HkRfFight
{
  HkRecord parent_instance;

  int      space;
  int      player;
  int      zombie;
  int      zombie_player;
  int      leader;
  gboolean encounter;
  char    *state;
  GStrv    human_cards;
  GStrv    zombie_cards;
  GStrv    weapons;
  int      bonus;
  GStrv    helpers;
  gboolean killed;
};

G_END_DECLS
