/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/rfyl/state/hk-rf-table.h"

G_BEGIN_DECLS

/* As many fights one after the other are worked out. */
#define HK_RF_MOST_FIGHTS 8

/* The cards that a fight is fought with.
 * @pile: (array length=n_pile): the Determination cards of the draw pile, in any order
 * @discards: (array length=n_discards): those that are shuffled when the pile has run out
 * @reshuffles: whether they are; a deck that is not just ends
 * @bare_ties: whether weapons add nothing when a tie is drawn again */
typedef struct
{
  const int *pile;
  guint      n_pile;
  const int *discards;
  guint      n_discards;
  gboolean   reshuffles;
  gboolean   bare_ties;
} HkRfCards;

/* @win: the chance, 0 to 1, that the human draws higher in the end
 * @tie: the chance that the first cards are tied */
typedef struct
{
  double win;
  double tie;
} HkRfFightOdds;

/* What all fights of a runner come to together, fought with every weapon that has uses left.
 * @n_fights: how many fights the runner still has to fight
 * @none_least: the least chance, 0 to 1, that none of them is lost
 * @none_most: the greatest one; the same when it can be worked out
 * @lost: the chance for each number of lost fights, each of them a Blood card; only when it can be worked out
 * @infected_least: the least chance that a hidden Blood card says infected after all of them */
typedef struct
{
  int    n_fights;
  double none_least;
  double none_most;
  double lost[HK_RF_MOST_FIGHTS + 1];
  double infected_least;
  double infected_most;
} HkRfRunnerOdds;

gboolean hk_rf_fight_odds_reckon        (const int *values, guint n_values, int bonus, HkRfFightOdds *odds);
gboolean hk_rf_fights_reckon            (const HkRfCards *cards, const int *bonuses, guint n_fights, double *lost, double *tie);
int      hk_rf_table_get_weapon_bonus   (HkRfTable *self, int player);
gboolean hk_rf_table_get_fight_odds     (HkRfTable *self, int bonus, HkRfFightOdds *odds);
void     hk_rf_table_get_fight_bounds   (HkRfTable *self, int bonus, double *least, double *most);
gboolean hk_rf_table_get_runner_odds    (HkRfTable *self, int player, HkRfRunnerOdds *odds);

gboolean hk_rf_infection_odds_reckon    (int infected, int clean, int hidden, double *chance);
gboolean hk_rf_table_get_infection_odds (HkRfTable *self, int player, int more, double *chance);

G_END_DECLS
