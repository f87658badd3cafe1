/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_CZ_PLAYER (hk_cz_player_get_type ())
G_DECLARE_FINAL_TYPE (HkCzPlayer, hk_cz_player, HK, CZ_PLAYER, HkRecord)

/* A person at the table, or a group in a co-operative game.
 * @base: the number of the home base; −1 while nobody has said where it lies
 * @home: "alpha", "bravo" or the name of the Location that is the home base
 * @initiative: the roll of this phase; −1 none
 * @scouted: whether the scout move of this phase is spent
 * @retreated: whether the retreat move of this phase is spent
 * @done: whether the turn of this phase is over
 * @eradicated: Encounters eradicated, kept for the Zombie Count
 * @discs: purple discs of Mission from God
 * @redeemed: Loot got for purple discs at the Church
 * @retired: whether the player has retired from Mission from God
 * @rescued: friendly humans who joined
 * @lost: survivors lost
 * @trades: trades made at the Church in this phase */
struct _HkCzPlayer
{
  HkRecord parent_instance;

  char    *name;
  char    *colour;
  int      base;
  char    *home;
  int      initiative;
  gboolean scouted;
  gboolean retreated;
  gboolean done;
  int      eradicated;
  int      discs;
  int      redeemed;
  gboolean retired;
  int      rescued;
  int      lost;
  int      trades;
};

G_END_DECLS
