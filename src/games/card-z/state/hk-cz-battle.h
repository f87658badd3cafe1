/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_BATTLE (hk_cz_battle_get_type ())
G_DECLARE_FINAL_TYPE (HkCzBattle, hk_cz_battle, HK, CZ_BATTLE, HkRecord)

/* Whose turn of the battle-round it is; the group regroups when no danger is left. */
typedef enum
{
  HK_CZ_SIDE_NONE = -1,
  HK_CZ_SIDE_SURVIVORS,
  HK_CZ_SIDE_ENCOUNTERS,
  HK_CZ_SIDE_REGROUP,
} HkCzSide;

/* Who acts first: the survivors, Human Enemies, or the player who is attacked. */
typedef enum
{
  HK_CZ_INITIATIVE_NONE = -1,
  HK_CZ_INITIATIVE_SURVIVORS,
  HK_CZ_INITIATIVE_HUMANS,
  HK_CZ_INITIATIVE_RIVALS,
} HkCzInitiative;

/* The battle that goes on.
 * @player: whose turn it is
 * @started: whether the group decided to battle; else it still may retreat
 * @round: the battle-round, from 1; 0 before the first
 * @zone: the furthest zone that the survivors have reached
 * @alarm_rolled: whether the alarm die has been rolled in this battle
 * @noise_pending: whether a loud noise outside waits for its alarm die
 * @drawn: Encounters that the noise drew and that are still to be placed
 * @loud: whether there has been a loud noise
 * @to_the_death: whether retreat is no longer possible
 * @horde: whether it is a battle with a horde
 * @dawn_patrol: whether it is the scout of survivors who slept outside
 * @edge: whether the Encounters start on the edge columns
 * @locked: zombies quarantined in this battle
 * @eradicated: enemies eradicated in this battle
 * @pvp: the player who is attacked; −1 no battle between players
 * @discs: purple discs of eradicated Zombies that lie on the battlefield, each one Residential Loot
 * @human_card: (nullable): the card Human Enemies! that was revealed in this battle
 * @spotted: whether Human Enemies were spotted inside before anybody entered */
struct _HkCzBattle
{
  HkRecord parent_instance;

  int      place;
  int      player;
  gboolean started;
  int      round;
  HkCzSide side;
  int      zone;
  gboolean alarm_rolled;
  gboolean noise_pending;
  int      drawn;
  gboolean loud;
  gboolean to_the_death;
  gboolean horde;
  gboolean dawn_patrol;
  gboolean edge;
  HkCzInitiative initiative;
  int      locked;
  int      eradicated;
  int      humans_killed;
  int      pvp;
  int      discs;
  char    *human_card;
  gboolean spotted;
};

extern const char * const hk_cz_sides[];

G_END_DECLS
