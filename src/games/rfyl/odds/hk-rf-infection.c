/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "hk-rf-odds.h"

/* The chance of an infection, for somebody who has seen the drops of all Blood cards and what none of those face down says. */

#define N_DROPS 10

/* More cards than these at once are not reckoned. */
#define MOST_CARDS 30

/* Blood cards nobody has seen the face of, by the drops they began with. */
typedef struct
{
  int infected[N_DROPS];
  int clean[N_DROPS];
  int hidden[N_DROPS];     /* before all players */
  int own[N_DROPS];        /* before the player */
  int discarded_infected;  /* which are shuffled when the pile has run out */
  int discarded_clean;
} Pool;

/* Returns whether there are as many cards.
 * @infected: cards that say infected among those nobody has seen
 * @clean: those that do not
 * @hidden: how many of them lie before the player
 * @chance: (out): 0 to 1, that one of them at least says infected */
gboolean
hk_rf_infection_odds_reckon (int     infected,
                             int     clean,
                             int     hidden,
                             double *chance)
{
  double none = 1;

  *chance = 0;
  if (infected < 0 || clean < 0 || hidden < 0 || hidden > infected + clean)
    return FALSE;
  for (int i = 0; i < hidden; i++)
    none *= (double) MAX (clean - i, 0) / (infected + clean - i);
  *chance = 1 - none;
  return TRUE;
}

/* Returns the drops that it began with, which everybody saw; −1 not known.
 * @blood: a Blood card before a player */
static int
get_printed_drops (HkRfTable *self,
                   HkRfBlood *blood)
{
  HkRfBlood *known = blood->card == NULL ? NULL : hk_rf_table_find_blood (self, blood->card);

  return known == NULL ? blood->printed : known->drops;
}

/* How many ways there are to choose @k of @n cards. */
static double
choose (int n,
        int k)
{
  double ways = 1;

  for (int i = 0; i < k; i++)
    ways *= (double) (n - i) / (i + 1);
  return k > n ? 0 : ways;
}

/* The chance that none of @n cards with the same drops says infected. */
static double
reckon_clean (const Pool *pool,
              int         drops,
              int         n)
{
  double chance;

  return hk_rf_infection_odds_reckon (pool->infected[drops], pool->clean[drops], n, &chance) ? 1 - chance : 0;
}

/* Every way in which @left further cards of the pile can have their drops, from @drops on: the sum of ways times the chance
 * that all are clean. */
static double
sum_ways (const Pool *pool,
          int         drops,
          int         left)
{
  const int in_pile = drops == N_DROPS ? 0 : pool->infected[drops] + pool->clean[drops] - pool->hidden[drops];
  double sum = 0;

  if (drops == N_DROPS)
    return left == 0 ? 1 : 0;
  for (int i = 0; i <= MIN (left, in_pile); i++)
    sum += choose (in_pile, i) * reckon_clean (pool, drops, pool->own[drops] + i) * sum_ways (pool, drops + 1, left - i);
  return sum;
}

static gboolean
count_pile (HkRfTable  *self,
            const char *name,
            gboolean    drawn,
            Pool       *pool)
{
  g_auto (GStrv) pile = NULL;

  g_object_get (self->blood_deck, name, &pile, NULL);
  for (guint i = 0; pile != NULL && pile[i] != NULL; i++)
    {
      HkRfBlood *blood = hk_rf_table_find_blood (self, pile[i]);

      if (blood == NULL || blood->drops < 0 || blood->drops >= N_DROPS)
        return FALSE;
      if (drawn && blood->infected)
        pool->discarded_infected++;
      else if (drawn)
        pool->discarded_clean++;
      else if (blood->infected)
        pool->infected[blood->drops]++;
      else
        pool->clean[blood->drops]++;
    }
  return TRUE;
}

/* Those face down before the players. A card drawn from the box is still in the pile of the app. */
static gboolean
count_hidden (HkRfTable *self,
              int        player,
              Pool      *pool)
{
  for (int i = 0; i < hk_rf_table_get_n_players (self); i++)
    for (int j = 0; j < hk_rf_player_get_n_bloods (hk_rf_table_get_player (self, i)); j++)
      {
        HkRfBlood *blood = hk_rf_player_get_blood (hk_rf_table_get_player (self, i), j);
        const int drops = get_printed_drops (self, blood);
        HkRfBlood *known = blood->card == NULL ? NULL : hk_rf_table_find_blood (self, blood->card);

        if (blood->revealed)
          continue;
        if (drops < 0 || drops >= N_DROPS)
          return FALSE;
        pool->hidden[drops]++;
        pool->own[drops] += i == player;
        if (known != NULL && known->infected)
          pool->infected[drops]++;
        else if (known != NULL)
          pool->clean[drops]++;
      }
  for (int i = 0; i < N_DROPS; i++)
    if (pool->hidden[i] > pool->infected[i] + pool->clean[i])
      return FALSE;
  return TRUE;
}

/* The chance that one of the hidden Blood cards of the player says infected, those yet to be drawn counted in, for
 * somebody who has seen how many drops each hidden card began with and no more: it gives no secret away (Blood
 * Cards). Returns whether the deck is known, and there is such a card.
 * @more: Blood cards that the player would draw besides, 0 or more
 * @chance: (out): 0 to 1 */
gboolean
hk_rf_table_get_infection_odds (HkRfTable *self,
                                int        player,
                                int        more,
                                double    *chance)
{
  HkRfPlayer *record = hk_rf_table_get_player (self, player);
  Pool pool = { 0 };
  int in_pile = 0;
  int rest;
  double risk;
  double none;

  *chance = 0;
  if (record == NULL || more > MOST_CARDS || hk_rf_player_count_hidden (record) + more == 0 || !hk_rf_table_knows_deck (self, self->blood_deck)
      || !count_pile (self, "draw-pile", FALSE, &pool) || !count_pile (self, "discard-pile", TRUE, &pool) || !count_hidden (self, player, &pool))
    return FALSE;
  for (int i = 0; i < N_DROPS; i++)
    in_pile += pool.infected[i] + pool.clean[i] - pool.hidden[i];
  /* What the pile does not give comes from the discards, shuffled (ruling.decks-empty). */
  rest = MAX (more - in_pile, 0);
  if (!hk_rf_infection_odds_reckon (pool.discarded_infected, pool.discarded_clean, rest, &risk))
    return FALSE;
  none = sum_ways (&pool, 0, more - rest) / choose (in_pile, more - rest) * (1 - risk);
  *chance = CLAMP (1 - none, 0, 1);
  return TRUE;
}
