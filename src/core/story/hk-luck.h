/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "hk-course.h"

G_BEGIN_DECLS

/* A die or a card of the game.
 * @position: after which move it lay there
 * @chance: what it was (not owned)
 * @rank: the share of what it could have been that is less lucky, half of what is as lucky counted in: 0 to 1 */
typedef struct
{
  guint           position;
  const HkChance *chance;
  double          rank;
} HkDraw;

/* All of one kind.
 * @title: N_() marked
 * @sum: of their values
 * @mean: of the sum that was to be expected */
typedef struct
{
  const char *title;
  guint       n;
  int         sum;
  double      mean;
} HkLuckKind;

/* The luck of a player.
 * @player: the seat; -1 that of all together
 * @draws: (element-type HkDraw): the first one first
 * @kinds: (element-type HkLuckKind)
 * @share: the share of all ways in which it could have gone that are less lucky, half of those that are as lucky counted in:
 *   0 to 1; exact
 * @best: (nullable): the luckiest draw
 * @worst: (nullable): the unluckiest */
typedef struct
{
  int           player;
  GArray       *draws;
  GArray       *kinds;
  double        share;
  const HkDraw *best;
  const HkDraw *worst;
} HkLuck;

void       hk_luck_free    (HkLuck *self);
HkLuck    *hk_luck_measure (GPtrArray *chances, GArray *positions, int player);
GPtrArray *hk_luck_list    (HkCourse *course);

G_END_DECLS
