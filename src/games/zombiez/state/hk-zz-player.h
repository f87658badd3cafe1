/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-zz-card.h"

G_BEGIN_DECLS

#define HK_TYPE_ZZ_PLAYER (hk_zz_player_get_type ())
G_DECLARE_FINAL_TYPE (HkZzPlayer, hk_zz_player, HK, ZZ_PLAYER, HkRecord)

/* A player. Players are numbered from 0, clockwise around the table.
 * @colour: (nullable): by which the group tells the player; %NULL none
 * @cards: (element-type HkZzCard): the collection, zombies in the order of their values
 * @kept: (element-type HkZzCard): the cards that lie face down, one for each horde set
 * @sets: horde sets made
 * @loose: cards of the collection that only their number is known of, as in the scorekeeper */
struct _HkZzPlayer
{
  HkRecord parent_instance;

  char       *name;
  char       *colour;
  HkRecordList *cards;
  HkRecordList *kept;
  int         sets;
  int         loose;
};

/* Victory points of a horde set and of any other card (Scoring). */
#define HK_ZZ_SET_POINTS 10
#define HK_ZZ_CARD_POINTS 1

int       hk_zz_player_get_n_cards  (HkZzPlayer *self);
HkZzCard *hk_zz_player_get_card     (HkZzPlayer *self, int position);
int       hk_zz_player_count_value  (HkZzPlayer *self, int value);
HkZzCard *hk_zz_player_find_card    (HkZzPlayer *self, int value, int colour);
int       hk_zz_player_count_loose  (HkZzPlayer *self);
int       hk_zz_player_get_points   (HkZzPlayer *self);

G_END_DECLS
