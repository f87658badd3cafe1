/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-breakdown.h"
#include "hk-distribution.h"

G_BEGIN_DECLS

/* More dice than this are in no pool of which some are kept; and a die explodes at most so often. */
#define HK_DICE_POOL_MOST     20
#define HK_DICE_POOL_MOST_SUM 100
#define HK_DICE_POOL_DEPTH    6

/* What is counted of the dice that are kept.
 * @HK_POOL_SUM: their sum
 * @HK_POOL_REACH: how many of them show a number or more */
typedef enum
{
  HK_POOL_SUM,
  HK_POOL_REACH,
} HkPoolCount;

/* How dice are thrown and counted.
 * @reroll: a die that shows so much or less is thrown again; below the lowest face none is
 * @again_until: whether it is thrown again as long as it does, not just once
 * @explode: a die that shows so much or more is thrown once more and adds to itself; G_MAXINT none does
 * @depth: how often in a row at most, 1 to 6; how likely more would be is said
 * @keep: how many dice are kept; 0 all
 * @worst: whether the lowest are kept, not the highest
 * @count: what is counted
 * @reach: for %HK_POOL_REACH what a die has to show */
typedef struct
{
  int         reroll;
  gboolean    again_until;
  int         explode;
  int         depth;
  int         keep;
  gboolean    worst;
  HkPoolCount count;
  int         reach;
} HkDicePool;

void            hk_dice_pool_init    (HkDicePool *self);
HkDistribution *hk_dice_pool_throw   (const HkDicePool *self, HkDistribution *die, double *cut_off, GError **error);
HkDistribution *hk_dice_pool_work_out (const HkDicePool *self, HkDistribution * const *dice, guint n_dice, HkBreakdown **breakdown, GError **error);

G_END_DECLS
