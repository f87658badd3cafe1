/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "core/record/hk-record.h"

G_BEGIN_DECLS

#define HK_TYPE_DAZ_ARMY (hk_daz_army_get_type ())
G_DECLARE_FINAL_TYPE (HkDazArmy, hk_daz_army, HK, DAZ_ARMY, HkRecord)

/* An army card, as it lies in a hand or in a war zone, or as the catalogue of the deck lists it.
 * @card: its id in the catalogue; %NULL when the card is not one of the catalogue
 * @known: whether the app knows the card; %FALSE for a card that a player drew from the real deck
 * @rank: 0 weakened, 1 bronze, 2 silver, 3 gold
 * @attack: its basic attack value
 * @zombification: how many zombies come of it when it is defeated or consumed
 * @bronze_bonus: what its bronze reinforcement slot adds; 0 where it has none
 * @silver_bonus: what its silver reinforcement slot adds; 0 where it has none
 * @gold_bonus: what its gold reinforcement slot adds; 0 where it has none
 * @slots_unknown: whether a slot that adds 0 may be there all the same: nobody has told all of them
 * @copies: how many of it the deck holds; of use in the catalogue only
 * @source: where its values come from: "rulebook", "owner", "stand-in" or "by-hand" */
struct _HkDazArmy
{
  HkRecord parent_instance;

  char     *card;
  gboolean  known;
  int       rank;
  int       attack;
  int       zombification;
  int       bronze_bonus;
  int       silver_bonus;
  int       gold_bonus;
  gboolean  slots_unknown;
  int       copies;
  char     *source;
};

/* The card id of a Weakened Army. */
#define HK_DAZ_WEAKENED "weakened"

typedef enum
{
  HK_DAZ_RANK_WEAKENED,
  HK_DAZ_RANK_BRONZE,
  HK_DAZ_RANK_SILVER,
  HK_DAZ_RANK_GOLD,
} HkDazRank;

HkDazArmy  *hk_daz_army_new          (const char *card, int rank, int attack, int zombification, const char *source);
HkDazArmy  *hk_daz_army_new_unknown  (void);
HkDazArmy  *hk_daz_army_new_weakened (void);
int         hk_daz_army_get_bonus    (HkDazArmy *self, int slot);
const char *hk_daz_army_get_name     (HkDazArmy *self);
char       *hk_daz_army_describe     (HkDazArmy *self);
char       *hk_daz_army_describe_one (HkDazArmy *self);
const char *hk_daz_rank_get_name     (int rank);
const char *hk_daz_rank_get_unit     (int rank);
int         hk_daz_rank_get_icons    (int rank);

G_END_DECLS
