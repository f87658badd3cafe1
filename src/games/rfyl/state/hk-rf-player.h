/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-rf-blood.h"
#include "hk-rf-item.h"

G_BEGIN_DECLS

#define HK_TYPE_RF_PLAYER (hk_rf_player_get_type ())
G_DECLARE_FINAL_TYPE (HkRfPlayer, hk_rf_player, HK, RF_PLAYER, HkRecord)

/* How a human became a zombie. */
typedef enum
{
  HK_RF_HOW_NONE = -1,
  HK_RF_HOW_EVENT,
  HK_RF_HOW_INFECTED,
  HK_RF_HOW_OTHER,
} HkRfHow;

/* A player, human or zombie. Players are numbered from 0, clockwise around the table.
 * @colour: (nullable): of the token; %NULL any
 * @zombie: whether the player has become a zombie player
 * @space: counted from the victory space
 * @from_space: where the movement of this turn began
 * @items: (element-type HkRfItem): weapons, items and abilities
 * @bloods: (element-type HkRfBlood): Blood cards, also those turned up
 * @blood_due: Blood cards that are still to be drawn
 * @speed: the Determination card of this turn; −1 none. Of a zombie player the one in the zombie phase
 * @ties: (nullable): the tiebreakers of this turn, in order; the last is kept
 * @moved: whether the player has moved in this turn
 * @blocked: whether zombies stopped the movement, which goes on should a slower player clear them
 * @cleared_by: the slower player who cleared the space where this one was stopped; −1 nobody
 * @picked: (nullable): the spaces where something was picked up in passing in this turn
 * @move_bonus: what an effect adds to the next movement card
 * @skips: movements that are still missed
 * @safe: whether the player is out, at the safe zone
 * @out_turn: when the player got out; 0 not
 * @turned_turn: when the player became a zombie; 0 not
 * @turned_phase: the phase of that, 1 to 5; 0 not */
struct _HkRfPlayer
{
  HkRecord parent_instance;

  char       *name;
  char       *colour;
  gboolean    zombie;
  int         space;
  int         from_space;
  int         bullets;
  HkRecordList *items;
  HkRecordList *bloods;
  int         blood_due;
  int         speed;
  GStrv       ties;
  gboolean    moved;
  gboolean    blocked;
  int         cleared_by;
  GStrv       picked;
  int         move_bonus;
  int         skips;
  gboolean    safe;
  int         out_turn;
  int         turned_turn;
  int         turned_phase;
  HkRfHow     how;
};

extern const char * const hk_rf_hows[];

G_END_DECLS
